import ConversationScripts
import Foundation
import HostProtocol
import Parley
import ParleyServer
import TemporaryFolders
import TestSupport

@testable import ParleyCommand

/// The sample apps, inspected by requests as a browser sends them.
struct InspectedApps: Sendable {
  struct Answer: Sendable {
    var status: Int
    var head: String
    var body: String
  }

  let port: UInt16

  /// Serves a page for as long as a test needs it.
  static func opened(_ test: @Sendable (InspectedApps) async throws -> Void) async throws {
    let folder = "\(TestCommandTests.package)/Vocabulary/MonkeyChat"
    let world = try await TalkWorld(
      .parley, folders: [folder], languages: [.english], policy: Policy(),
      now: Date(timeIntervalSince1970: 1_795_251_600))
    let session = await InspectSession(world, language: "en", mode: .eyesOn)
    let server = try LoopbackServer(port: 0)
    let pages = InspectServer(session: session)
    let serving = Task { await server.serve { await pages.answer($0) } }
    defer {
      session.close()
      server.close()
    }
    try await test(InspectedApps(port: server.port))
    session.close()
    server.close()
    await serving.value
  }

  func get(_ path: String) async throws -> Answer { try await send("GET", path) }

  func post(_ path: String, _ body: [String: String]) async throws -> Answer {
    let json = JSONValue.object(body.mapValues { .string($0) }).line
    return try await send("POST", path, body: String(decoding: json, as: UTF8.self))
  }

  func send(
    _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
  ) async throws -> Answer {
    var all = ["Host": "127.0.0.1:\(port)"]
    if method == "POST" { all["Content-Type"] = "application/json" }
    if !body.isEmpty || method == "POST" { all["Content-Length"] = "\(body.utf8.count)" }
    all.merge(headers) { $1 }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return try await sendBytes("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\(body)")
  }

  /// Sends bytes on a connection of their own, ends the sending side, and reads what is answered.
  func sendBytes(_ text: String) async throws -> Answer {
    let port = port
    let bytes: [UInt8] = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.exchange(Array(text.utf8), port: port)) }
    }
    let answer = String(decoding: bytes, as: UTF8.self)
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, head: parts.first ?? "", body: parts.count > 1 ? parts[1] : "")
  }

  private static func exchange(_ bytes: [UInt8], port: UInt16) -> [UInt8] {
    guard let client = LocalSocket.connected(to: port) else { return [] }
    defer { close(client) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      sent += count
    }
    shutdown(client, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(client, &buffer, buffer.count)
      guard count > 0 else { return answer }
      answer += buffer[..<count]
    }
  }

  // MARK: What is shown

  /// The state once it is as a test wants it.
  func state(where isWanted: (InspectedState) -> Bool) async throws -> InspectedState {
    var state = try InspectedState(try await get("/state"))
    while !isWanted(state) { state = try InspectedState(try await get("/state?after=\(state.version)")) }
    return state
  }

  /// Says something, and waits for what comes of it.
  func settled(saying line: String) async throws -> InspectedState {
    let answer = try await post("/do", ["line": line])
    guard answer.status == 202 else { throw Refused(answer: answer.body) }
    return try await state { $0["isBusy"] == .boolean(false) }
  }

  struct Refused: Error { var answer: String }

  /// Whether a script passes when it is played.
  func holds(_ script: String) async throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "Inspected.conversation")
    let terminal = TestTerminal()
    return await Command.run(["test", "\(folder.path)/Inspected.conversation"], on: terminal.console) == .success
  }
}

/// What a page is given to show.
@dynamicMemberLookup
struct InspectedState: Sendable, Hashable {
  private let json: JSONValue

  init(_ answer: InspectedApps.Answer) throws { json = try JSONReader.value(of: Array(answer.body.utf8)) }

  subscript(name: String) -> JSONValue? { json[name] }
  subscript<Value>(dynamicMember member: KeyPath<JSONValue, Value>) -> Value { json[keyPath: member] }

  var version: Int { if case .integer(let number)? = json["version"] { number } else { -1 } }
  var turns: [JSONValue] { json["turns"]?.list ?? [] }
}

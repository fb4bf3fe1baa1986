import Foundation
import HostProtocol
import Parley
import Testing

@testable import ParleyServer

@Suite struct ParleyServerTests {
  private static let opening = """
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"apps":[]}}
    {"jsonrpc":"2.0","id":2,"method":"open","params":{"conversation":"c","user":"ada"}}

    """

  private func server(
    limits: HostLimits = HostLimits(), storing: Bool = false, log: ServerLog = ServerLog()
  ) -> ParleyServer {
    ParleyServer(limits: limits, simulate: nil, log: log, storing: storing)
  }

  /// What a server writes to a client that says something and leaves.
  private func answers(to text: String, by server: ParleyServer) async throws -> [String] {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    _ = await server.serve(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func answersUntilTheInputEnds() async throws {
    let answers = try await answers(to: Self.opening, by: server())
    #expect(answers.count == 2)
    #expect(answers.last == #"{"id":2,"jsonrpc":"2.0","result":{"conversation":"c","turn":0}}"#)
  }

  @Test func aLineThatIsTooLongIsAnsweredAndTheNextIsRead() async throws {
    let long = String(repeating: "x", count: 20_000) + "\n"
    let answers = try await answers(to: long + Self.opening, by: server(limits: HostLimits(messageBytes: 1000)))
    #expect(answers.count == 3)
    #expect(answers.first?.contains("a message has at most 1000 bytes") == true)
  }

  @Test func aLineThatIsNoMessageIsAnsweredWithItsColumn() async throws {
    let answers = try await answers(to: "{\"a\n", by: server())
    #expect(answers.first?.contains("column 4: a string does not end") == true)
  }

  @Test func whatIsOpenIsStoredWhereThatIsWanted() async throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(Self.opening.utf8))
    try input.fileHandleForWriting.close()
    let stored = await server(storing: true).serve(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
    #expect(try stored.map { try JSONFields($0, at: "").requiredString("user") } == ["ada"])
  }

  @Test func endsWhenItIsToldToAlthoughTheInputGoesOn() async throws {
    let (input, output, ender) = (Pipe(), Pipe(), Pipe())
    try ender.fileHandleForWriting.write(contentsOf: Data([0]))
    let stored = await server().serve(
      input: input.fileHandleForReading.fileDescriptor, endedBy: ender.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    #expect(stored.isEmpty)
  }

  @Test func theLogHasNothingOfWhatPeopleSay() async throws {
    let noted = Noted()
    let said = #"{"jsonrpc":"2.0","id":3,"method":"hear","params":{"conversation":"c","utterance":"my secret"}}"# + "\n"
    _ = try await answers(to: Self.opening + said, by: server(log: ServerLog { noted.add($0) }))
    #expect(noted.lines.contains { $0.contains("< hear ") })
    #expect(!noted.lines.contains { $0.contains("secret") || $0.contains("ada") })
  }

  @Test func aSocketIsItsOwnersOnlyAndServesSeveralClients() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString.prefix(8))").path
    let socket = try UnixSocket(path: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(throws: UnixSocket.Problem.self) { try UnixSocket(path: path) }
    let server = server(storing: true)
    async let stored = server.serve(at: socket)
    let clients = try (0..<2).map { _ in try SocketClient(path: path) }
    for client in clients {
      client.send(Self.opening)
      #expect(await client.lines(2).last?.contains(#""conversation":"c""#) == true)
    }
    socket.close()
    #expect(await stored.count == 2)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// The mask of a process is that of all its threads.
  @Test func filesMadeWhileASocketIsMadeKeepTheirMode() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    async let sockets: Void = {
      for number in 0..<2_000 { try UnixSocket(path: folder.appending(path: "\(number % 10).socket").path).close() }
    }()
    for number in 0..<2_000 {
      let path = folder.appending(path: "folder \(number)").path
      try #require(mkdir(path, 0o700) == 0)
      try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
    }
    try await sockets
  }

  @Test func noMoreClientsAreServedThanTheBoundAllows() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString.prefix(8))").path
    let socket = try UnixSocket(path: path)
    let server = ParleyServer(mostClients: 2, simulate: nil, log: ServerLog(), storing: true)
    async let stored = server.serve(at: socket)
    let clients = try (0..<2).map { _ in try SocketClient(path: path) }
    for client in clients {
      client.send(Self.opening)
      #expect(await client.lines(2).count == 2)
    }
    let third = try SocketClient(path: path)
    #expect(await third.lines(1).first?.contains("2 clients are served already") == true)
    // The others are still answered.
    clients[0].send(#"{"jsonrpc":"2.0","id":3,"method":"store","params":{"conversation":"c"}}"# + "\n")
    #expect(await clients[0].lines(1).count == 1)
    socket.close()
    #expect(await stored.count == 2)
  }

  @Test func aFileThatIsNoSocketIsNotReplaced() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString.prefix(8))").path
    try Data("mine".utf8).write(to: URL(filePath: path))
    let problem = #expect(throws: UnixSocket.Problem.self) { try UnixSocket(path: path) }
    #expect(problem?.description == "\(path): there is something already")
  }

  @Test func aCallThatIsOpenFailsWhenTheServerIsToldToEnd() async throws {
    let client = Client()
    async let stored = client.serve(by: server(storing: true))
    client.say(
      Self.rides, #"{"jsonrpc":"2.0","id":2,"method":"open","params":{"conversation":"c"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"hear","params":{"conversation":"c","utterance":"book a ride"}}"#)
    #expect(await client.lines(3).last?.contains(#""method":"resolve""#) == true)
    try client.end()
    let answer = try #require(await client.lines(1).last)
    #expect(answer.contains(#""id":3"#) && answer.contains("the host has left"))
    #expect(await stored.count == 1)
  }

  /// The limit of a call is the machine's clock's, and a busy test run may take minutes to answer.
  private static let rides = #"""
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"permission":"authorized","policy":{"waitLimit":3600},"apps":[{"identifier":"r",\#
    "displayName":"MonkeyRides","handles":{"RequestRide":{"resolve":["dropOffLocation"]}}}]}}
    """#

  @Test func theEndDoesNotWaitForAClientThatDoesNotRead() async throws {
    let client = Client()
    let connection = client.connection(patience: 0)
    async let ended = connection.serve(storing: false)
    client.say([String](repeating: #"{"jsonrpc":"2.0","id":1,"method":"nonsense of no meaning"}"#, count: 2_000))
    try client.end()
    #expect(await ended.isEmpty)
  }

  @Test func manyConversationsAreOpenAtOnce() async throws {
    let opened = (0..<2_000).map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"open","params":{"conversation":"c\#($0)","user":"u\#($0)"}}"#
    }
    let set = #"{"jsonrpc":"2.0","id":"i","method":"initialize"}"#
    let client = Client()
    async let stored = client.serve(by: server(storing: true))
    async let answers = client.lines(2_001)
    client.say([set] + opened)
    #expect(await answers.count { $0.contains(#""turn":0"#) } == 2_000)
    try client.end()
    #expect(await stored.count == 2_000)
  }
}

@Suite struct OutgoingLinesTests {
  private static func line(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x61, count: count) }

  @Test func aLineIsWrittenAtOnceWhereThereIsRoom() {
    let pipe = Pipe()
    let lines = OutgoingLines(to: pipe.fileHandleForWriting.fileDescriptor, enough: 10, most: 100)
    lines.add(Self.line(3))
    #expect(pipe.fileHandleForReading.availableData == Data("aaa\n".utf8))
  }

  @Test func aClientThatDoesNotReadIsLeft() {
    let pipe = Pipe()
    let lines = OutgoingLines(to: pipe.fileHandleForWriting.fileDescriptor, enough: 10, most: 1 << 20)
    for _ in 0..<3 { lines.add(Self.line(1 << 19)) }
    #expect(!lines.waitForRoom())
    // Nothing waits for it any more.
    lines.writeAll()
  }

  @Test func aClientThatHasGoneIsLeft() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let lines = OutgoingLines(to: pipe.fileHandleForWriting.fileDescriptor, enough: 10, most: 100)
    lines.add(Self.line(3))
    #expect(!lines.waitForRoom())
  }

  @Test func whatTheClientHasNoRoomForFollowsInItsOrder() async throws {
    let pipe = Pipe()
    let lines = OutgoingLines(to: pipe.fileHandleForWriting.fileDescriptor, enough: 10, most: 1 << 24)
    let numbers = (0..<50_000).map { "\($0)" }
    for number in numbers { lines.add(Array(number.utf8)) }
    lines.finish()
    Thread.detachNewThread {
      lines.writeAll()
      try? pipe.fileHandleForWriting.close()
    }
    let read = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: read, as: UTF8.self).split(separator: "\n").map(String.init) == numbers)
  }
}

/// A client at pipes.
private final class Client: Sendable {
  private let (input, output, ender) = (Pipe(), Pipe(), Pipe())

  func connection(patience: Int32) -> ClientConnection {
    ClientConnection(
      input: input.fileHandleForReading.fileDescriptor, endedBy: ender.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor, limits: HostLimits(), simulate: nil, log: ServerLog(),
      patience: patience)
  }

  func serve(by server: ParleyServer) async -> [JSONValue] {
    await server.serve(
      input: input.fileHandleForReading.fileDescriptor, endedBy: ender.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
  }

  func say(_ lines: String...) { say(lines) }

  /// Nothing waits until all is written: a pipe holds less than many lines.
  func say(_ lines: [String]) {
    let text = Data(lines.map { $0 + "\n" }.joined().utf8)
    Thread.detachNewThread { [input] in _ = try? input.fileHandleForWriting.write(contentsOf: text) }
  }

  func end() throws { try ender.fileHandleForWriting.write(contentsOf: Data([0])) }

  func lines(_ count: Int) async -> [String] {
    await readLines(count, from: output.fileHandleForReading.fileDescriptor)
  }
}

/// So many lines; fewer where the end comes before.
///
/// Reading has a thread of its own: those of the tests are the server's too.
private func readLines(_ count: Int, from descriptor: Int32) async -> [String] {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: blockingLines(count, from: descriptor)) }
  }
}

private func blockingLines(_ count: Int, from descriptor: Int32) -> [String] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  var ends = 0
  var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  // A server that writes nothing for half an hour hangs: its test fails, and the others go on.
  while ends < count, poll(&waited, 1, 1_800_000) > 0 {
    let count = read(descriptor, &chunk, chunk.count)
    if count <= 0 { break }
    bytes += chunk[..<count]
    ends += chunk[..<count].count { $0 == 10 }
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// The lines of a log.
private final class Noted: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []
  var lines: [String] { lock.withLock { noted } }
  func add(_ line: String) { lock.withLock { noted.append(line) } }
}

/// A client at a socket.
private struct SocketClient {
  private let descriptor: Int32

  init(path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    #if canImport(Glibc) || canImport(Musl)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    self.descriptor = descriptor
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(status == 0)
  }

  func send(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }

  func lines(_ count: Int) async -> [String] { await readLines(count, from: descriptor) }
}

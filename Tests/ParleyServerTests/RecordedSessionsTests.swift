import Foundation
import HostProtocol
import Parley
import Testing

@testable import ParleyServer

/// What the official clients of other protocols said, as `.ci/nightly doors` records it, is answered as it was.
@Suite struct RecordedSessionsTests {
  /// The apps as the commands serve them.
  private static var params: [String: JSONValue] {
    var params = ServedMonkeys.params
    params["permission"] = nil
    params["now"] = nil
    params["policy"] = .object(["asksDraftQuestion": .boolean(false), "speaksForVoice": .boolean(true)])
    return params
  }

  @Test(arguments: try Recording.sessions(of: "agent.session"))
  func anAgentIsAnsweredAsItWas(_ session: Recording) async throws {
    let setUp = AgentServer.SetUp(params: Self.params, vocabulary: "words\n", header: [], version: "0.1.0")
    let (answers, answered) = AsyncStream.makeStream(of: [UInt8].self)
    let server = AgentServer(setUp, simulate: ServedMonkeys.simulate) { answered.yield($0) }
    try await server.start()
    var iterator = answers.makeAsyncIterator()
    for line in session.lines {
      if line.isSaid {
        server.receive(Array(line.text.utf8))
      } else {
        let answer = await iterator.next() ?? []
        #expect(try Self.settled(answer) == Self.settled(Array(line.text.utf8)))
      }
    }
    await server.end()
  }

  @Test func aHomeIsAnsweredAsItWas() async throws {
    let setUp = VoiceService.SetUp(params: Self.params, threshold: 0, patience: 600, version: "0.1.0")
    let service = VoiceService(setUp, simulate: ServedMonkeys.simulate)
    try await service.start()
    let sessions = try Recording.sessions(of: "voice.session")
    #expect(sessions.count > 10)
    for (number, session) in sessions.enumerated() {
      var (said, expected) = (VoiceEventReader(limit: 1 << 20), VoiceEventReader(limit: 1 << 20))
      var (answers, recorded): ([VoiceEvent], [VoiceEvent]) = ([], [])
      for line in session.lines {
        guard case .string(let bytes) = try JSONReader.value(of: Array(line.text.utf8)) else { continue }
        if line.isSaid {
          for event in try said.take(bytes.utf8) {
            answers += await service.answer(event, from: "connection \(number)")
          }
        } else {
          recorded += try expected.take(bytes.utf8)
        }
      }
      #expect(answers == recorded)
    }
    await service.end()
  }

  /// A message without what differs from run to run, or with the languages' weights.
  private static func settled(_ line: [UInt8]) throws -> JSONValue { settled(try JSONReader.value(of: line)) }

  private static func settled(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map(settled))
    case .object(var members):
      if members["course"] != nil { (members["score"], members["events"]) = (nil, nil) }
      // What can be read has a moment and the paths of this machine in it; what a tool shows as text is in its result.
      if members["mimeType"] != nil, members["text"] != nil { members["text"] = "" }
      if members["structuredContent"] != nil { members["content"] = nil }
      return .object(members.mapValues(settled))
    default: return value
    }
  }
}

/// What was said and answered over one connection.
struct Recording: Sendable, CustomTestStringConvertible {
  struct Line: Sendable {
    var isSaid: Bool
    var text: String
  }
  var number: Int
  var lines: [Line] = []
  var testDescription: String { "session \(number)" }

  /// Reads a file: `# …` begins a session, `> …` is what the client says, `< …` what it was answered.
  static func sessions(of file: String) throws -> [Recording] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(file)")
    var sessions: [Recording] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        sessions.append(Recording(number: sessions.count + 1))
      } else if !sessions.isEmpty {
        sessions[sessions.count - 1].lines.append(.init(isSaid: line.hasPrefix(">"), text: String(line.dropFirst(2))))
      }
    }
    return sessions
  }
}

import Foundation
import HostProtocol
import Parley
import Testing

@testable import ParleyServer

/// Events of the Wyoming protocol as bytes.
@Suite struct VoiceEventTests {
  private static let sent = VoiceEvent("transcript", ["text": "Grüße", "context": .object(["id": .integer(1)])])

  @Test func whatIsWrittenIsRead() throws {
    var event = Self.sent
    event.payload = [0, 10, 255]
    var reader = VoiceEventReader(limit: 1000)
    #expect(try reader.take(event.bytes + Self.sent.bytes) == [event, Self.sent])
    #expect(!reader.isInside)
  }

  /// The bytes come in pieces of any size.
  @Test(arguments: [1, 2, 7, 30]) func piecesAreReadAsAWhole(_ size: Int) throws {
    var reader = VoiceEventReader(limit: 1000)
    var events: [VoiceEvent] = []
    var rest = (Self.sent.bytes + Self.sent.bytes)[...]
    while !rest.isEmpty {
      events += try reader.take(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    #expect(events == [Self.sent, Self.sent])
  }

  /// An older client writes the data into the line.
  @Test func dataInTheLineIsRead() throws {
    var reader = VoiceEventReader(limit: 1000)
    let events = try reader.take(Array(#"{"type": "transcript", "data": {"text": "x"}}"#.utf8) + [10])
    #expect(events == [VoiceEvent("transcript", ["text": "x"])])
  }

  @Test(arguments: [
    "no JSON\n", "[]\n", "{}\n", #"{"type": 1}"# + "\n", #"{"type": "x", "data_length": -1}"# + "\n",
    #"{"type": "x", "payload_length": 2000}"# + "\n", #"{"type": "x", "data_length": 2}"# + "\n[]",
    #"{"type": "x", "data": []}"# + "\n", String(repeating: "x", count: 1001),
  ])
  func whatIsNoEventIsAProblem(_ text: String) {
    var reader = VoiceEventReader(limit: 1000)
    #expect(throws: VoiceEventReader.Problem.self) { try reader.take(Array(text.utf8)) }
  }

  @Test func anEventThatIsCutOffIsNotWhole() throws {
    var reader = VoiceEventReader(limit: 1000)
    #expect(try reader.take(Self.sent.bytes.dropLast()).isEmpty)
    #expect(reader.isInside)
  }
}

import HostProtocol
import Parley

/// One event of the Wyoming protocol: a line of JSON with its type, then as many bytes of data and payload as the line
/// says.
///
/// Source: the protocol's description beside its public client, version 1.
struct VoiceEvent: Sendable, Hashable {
  var type: String
  var data: [String: JSONValue]
  /// The bytes after the data, such as audio, which are not used here.
  var payload: [UInt8] = []

  init(_ type: String, _ data: [String: JSONValue] = [:]) {
    self.type = type
    self.data = data
  }

  /// The bytes of the event in the protocol.
  var bytes: [UInt8] {
    let content = data.isEmpty ? [] : JSONValue.object(data).line
    var head: [String: JSONValue] = ["type": .string(type), "version": .string(Self.version)]
    if !content.isEmpty { head["data_length"] = .integer(content.count) }
    if !payload.isEmpty { head["payload_length"] = .integer(payload.count) }
    return JSONValue.object(head).line + [UInt8(ascii: "\n")] + content + payload
  }

  private static let version = "1.0.0"
}

/// Cuts the bytes of a client into events.
struct VoiceEventReader {
  /// Why bytes are not an event; no event after them can be found.
  struct Problem: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The end of the bytes that were searched for a line end.
  private var searched = 0
  /// The head of an event whose data and payload are not complete yet.
  private var head: (type: String, data: [String: JSONValue], lengths: (data: Int, payload: Int))?

  /// - Parameter limit: The most bytes of a line, of the data, and of the payload.
  init(limit: Int) { self.limit = limit }

  /// Whether an event has begun and is not complete.
  var isInside: Bool { head != nil || !bytes.isEmpty }

  /// Adds bytes that have arrived.
  /// - Returns: the events that are complete now.
  mutating func take(_ new: some Sequence<UInt8>) throws(Problem) -> [VoiceEvent] {
    bytes += new
    var events: [VoiceEvent] = []
    while let event = try next() { events.append(event) }
    return events
  }

  private mutating func next() throws(Problem) -> VoiceEvent? {
    if head == nil { head = try readHead() }
    guard let (type, data, lengths) = head, bytes.count >= lengths.data + lengths.payload else { return nil }
    var event = VoiceEvent(type, data)
    if lengths.data > 0 {
      event.data.merge(try Self.object(bytes[..<lengths.data], "the data")) { $1 }
    }
    event.payload = Array(bytes[lengths.data..<lengths.data + lengths.payload])
    bytes.removeFirst(lengths.data + lengths.payload)
    head = nil
    return event
  }

  private mutating func readHead() throws(Problem) -> (String, [String: JSONValue], (data: Int, payload: Int))? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if bytes.count > limit { throw Problem(description: "a line has more than \(limit) bytes") }
      return nil
    }
    let members = try Self.object(bytes[..<end], "an event")
    bytes.removeFirst(end + 1)
    searched = 0
    do throws(MessageProblem) {
      let fields = try JSONFields(.object(members), at: "")
      let lengths = (try length(fields, "data_length"), try length(fields, "payload_length"))
      return (try fields.requiredString("type"), try fields.object("data").members, lengths)
    } catch {
      throw Problem(description: error.description)
    }
  }

  private func length(_ fields: JSONFields, _ name: String) throws(MessageProblem) -> Int {
    let length = try fields.integer(name) ?? 0
    guard (0...limit).contains(length) else { throw MessageProblem(at: name, "at most \(limit) bytes are taken") }
    return length
  }

  private static func object(_ bytes: ArraySlice<UInt8>, _ name: String) throws(Problem) -> [String: JSONValue] {
    do {
      if case .object(let members) = try JSONReader.value(of: Array(bytes)) { return members }
    } catch {
      throw Problem(description: "\(name): \(error)")
    }
    throw Problem(description: "\(name): an object is expected")
  }
}

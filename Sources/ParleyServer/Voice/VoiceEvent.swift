import HostProtocol
import Parley

/// One event of the Wyoming protocol: a line of JSON with its type, and after it as many bytes of data and of payload as
/// the line says.
///
/// Source: the protocol's description beside its public client, version 1.
struct VoiceEvent: Sendable, Hashable {
  var type: String
  var data: [String: JSONValue]
  /// The bytes after the data, such as sound; nothing here reads them.
  var payload: [UInt8] = []

  init(_ type: String, _ data: [String: JSONValue] = [:]) {
    self.type = type
    self.data = data
  }

  /// The event as it goes over the line.
  var bytes: [UInt8] {
    let content = data.isEmpty ? [] : JSONValue.object(data).line
    var head: [String: JSONValue] = ["type": .string(type), "version": .string(Self.version)]
    if !content.isEmpty { head["data_length"] = .integer(content.count) }
    if !payload.isEmpty { head["payload_length"] = .integer(payload.count) }
    return JSONValue.object(head).line + [UInt8(ascii: "\n")] + content + payload
  }

  private static let version = "1.0.0"
}

/// The events of one client, cut out of bytes.
struct VoiceEventReader {
  /// Why bytes are no events; what follows them cannot be found any more.
  struct Problem: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  /// Up to where the buffer has no end of a line.
  private var searched = 0
  /// The head that was read, and whose data and payload are not all there yet.
  private var head: (type: String, data: [String: JSONValue], lengths: (data: Int, payload: Int))?

  /// - Parameter limit: How many bytes a line, the data and the payload may have each.
  init(limit: Int) { self.limit = limit }

  /// Whether an event was begun and is not whole.
  var isInside: Bool { head != nil || !bytes.isEmpty }

  /// Takes bytes that have come.
  /// - Returns: the events that are whole now.
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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension JSONValue {
  /// The value as one line of JSON, without the line's end.
  ///
  /// Members are in the order of their names, so that the same value is the same bytes.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += Self.text(value).utf8
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let values): Self.append(values, to: &bytes)
    case .object(let members): Self.append(members, to: &bytes)
    }
  }

  private static func append(_ values: [JSONValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (place, value) in values.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      value.append(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func append(_ members: [String: JSONValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.append(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// JSON cannot express NaN and infinity.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      // Most texts have nothing to escape and are copied as they are.
      if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: text)
      } else {
        for byte in text { append(byte, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}

extension JSONValue {
  /// An object with those members whose value is not `nil`.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.reduce(into: [:]) { object, member in if let value = member.value { object[member.key] = value } })
  }

  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A value of the engine's in the form in which it is stored.
  package init(stored value: some Encodable) throws {
    self = try JSONReader.value(of: Array(JSONEncoder().encode([value])))
    if case .array(let values) = self, let only = values.first { self = only }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  package init(stringLiteral text: String) { self = .string(text) }
}

import Foundation
import HostProtocol
import Parley
import StepCounting

/// An utterance with its name and language, where they are known, and the question that it answers:
/// `{"id","text","lang","expecting"}`.
package struct LabelledText: Sendable {
  package var id: String
  package var text: String
  /// Empty where the language is not known.
  package var language: String
  /// The question that is open, where one is.
  package var question: AskedQuestion?

  package init(id: String = "", text: String, language: String = "") {
    (self.id, self.text, self.language) = (id, text, language)
  }
}

/// Why a line of JSON is no utterance.
package enum UtteranceLineProblem: Error, Hashable {
  /// The text is not UTF-8 from this byte on, counted from 1.
  case notText(byte: Int)
  case doubledKey(String)
  case noObject
  case tooLong
}

extension UtteranceLineProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notText(let byte): "no valid UTF-8 at byte \(byte)"
    case .doubledKey(let key): "duplicate key “\(key)”"
    case .noObject: "no object with “id” and “text” as strings"
    case .tooLong: "a line has at most \(HostLimits().messageBytes) bytes"
    }
  }
}

extension LabelledText {
  private init(_ fields: JSONFields) throws(MessageProblem) {
    id = try fields.requiredString("id")
    text = try fields.requiredString("text")
    language = try fields.string("lang") ?? ""
    if fields["expecting"] != nil { question = try AskedQuestion(fields.object("expecting")) }
  }

  /// Reads one line of JSON.
  package init(line: [UInt8]) throws(UtteranceLineProblem) {
    guard String(validating: line, as: UTF8.self) != nil else { throw .notText(byte: Self.textCount(of: line) + 1) }
    guard let read = try? Self(JSONFields(JSONReader.value(of: line), at: "")) else {
      var seen: Set<String> = []
      for key in JSONKeys(line) where !seen.insert(key).inserted { throw .doubledKey(key) }
      throw .noObject
    }
    self = read
  }

  /// Reads one line of JSON; `nil` for any other.
  package init?(line: some StringProtocol) {
    guard let read = try? Self(line: Array(line.utf8)) else { return nil }
    self = read
  }

  /// How many bytes from the start are valid UTF-8.
  private static func textCount(of line: [UInt8]) -> Int {
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      Steps.count()
      count += UTF8.width(scalar)
    }
    return count
  }
}

/// The keys of an object of valid JSON, each as often as it occurs: a decoder takes one of two without an error.
struct JSONKeys: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Whether a string would be a key: after the brace or a comma of the object itself.
  private var isKey = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      Steps.count()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isKey = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): isKey = depth == 1
      case UInt8(ascii: "\""):
        let wasKey = isKey
        let text = string()
        isKey = false
        if wasKey { return text }
      default: break
      }
    }
    return nil
  }

  /// The string whose opening quotation mark was read.
  private mutating func string() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let raw = bytes[start..<Swift.min(position, bytes.count)]
    Steps.count(raw.count)
    position += 1
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    let quoted = [UInt8(ascii: "\"")] + raw + [UInt8(ascii: "\"")]
    return (try? JSONDecoder().decode(String.self, from: Data(quoted))) ?? String(decoding: raw, as: UTF8.self)
  }
}

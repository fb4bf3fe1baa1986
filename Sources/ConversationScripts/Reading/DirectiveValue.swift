import Foundation
import Parley

/// The value of a `key: value` line, and the ways to read it.
struct DirectiveValue: Sendable {
  var key: String
  var text: String
  var example: String
  /// Where the value begins in its line.
  var offset: Int

  var malformed: LineProblem {
    LineProblem(.malformedValue(key: key, value: text, example: example), offset: offset)
  }

  func wrong(_ value: String, known: [String]) -> LineProblem {
    LineProblem(.wrongValue(key: key, value: value, known: known), offset: offset)
  }

  /// Yes or no.
  func flag() throws(LineProblem) -> Bool {
    switch text.lowercased() {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default: throw wrong(text, known: ["yes", "no"])
    }
  }

  /// One of a fixed set of names; case and punctuation are ignored.
  func choice<Value>(of choices: [(String, Value)]) throws(LineProblem) -> Value {
    guard let choice = choices.first(where: { ScriptText.key($0.0) == ScriptText.key(text) }) else {
      throw wrong(text, known: choices.map(\.0))
    }
    return choice.1
  }

  /// The tags of languages, the spoken one first.
  func tags() throws(LineProblem) -> [String] {
    let tags = ScriptText.list(text)
    guard !tags.isEmpty, tags.allSatisfy({ !$0.contains(where: \.isWhitespace) }) else { throw malformed }
    return tags
  }

  /// A length of time, in seconds: `1 h 30 min`.
  func seconds() throws(LineProblem) -> Double {
    guard let seconds = ScriptDuration.seconds(text) else { throw malformed }
    return seconds
  }

  func moment() throws(LineProblem) -> Moment {
    guard let moment = MomentReader.read(text) else { throw malformed }
    return moment
  }

  /// Coordinates, a name, or both; or `none`.
  func place() throws(LineProblem) -> Placemark? {
    if text == "none" { return nil }
    let words = ScriptText.words(text.replacing(",", with: " "))
    guard let first = words.first, let latitude = Double(first) else { return Placemark(name: text) }
    guard words.count >= 2, let longitude = Double(words[1]), abs(latitude) <= 90, abs(longitude) <= 180 else {
      throw malformed
    }
    let name = words.dropFirst(2).joined(separator: " ")
    return Placemark(
      name: name.isEmpty ? nil : name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Marks of lines: `= ~`.
  func marks() throws(LineProblem) -> Set<EventLine.Mark> {
    var marks: Set<EventLine.Mark> = []
    for word in ScriptText.words(text.replacing(",", with: " ")) {
      guard let mark = EventLine.Mark(rawValue: word), mark != .user, mark != .assistant else {
        throw wrong(word, known: ["=", "~", "*"])
      }
      marks.insert(mark)
    }
    return marks
  }
}

/// A length of time in words.
enum ScriptDuration {
  static let units: [(names: [String], seconds: Double)] = [
    (["ms", "milliseconds", "millisecond"], 0.001), (["s", "sec", "seconds", "second"], 1),
    (["min", "m", "minutes", "minute"], 60), (["h", "hours", "hour"], 3600), (["d", "days", "day"], 86400),
  ]

  /// The seconds of `5 s` or `1 h 30 min`; `nil` for anything else.
  static func seconds(_ text: String) -> Double? {
    var total = 0.0
    var rest = text.trimmed[...]
    if rest.isEmpty { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count).drop(while: \.isWhitespace)
      let unit = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(unit.count).drop(while: \.isWhitespace)
      guard let number = Double(digits), let seconds = units.first(where: { $0.names.contains(String(unit)) })?.seconds
      else { return nil }
      total += number * seconds
    }
    return total.isFinite && total < 1e10 ? total : nil
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// Reads the values that hosts hand over: as they were handed to the host, or in a shorter form.
///
/// | kind | short form |
/// | --- | --- |
/// | person | `"Koko"`, or an object of some of a person's members |
/// | name, term | `"Banana Express"` |
/// | place | `"Jungleton Airport"` |
/// | money | `{"amount": "12.50", "currencyCode": "USD"}` |
/// | date | `"2026-11-21T09:00"`, `"2026-11-21"` |
package enum ValueReading {
  /// The members that a stored person always has.
  private static let person: [String: JSONValue] = [
    "displayName": .string(""), "aliases": .array([]), "suggestionType": .integer(0), "isMe": .boolean(false),
    "isContactSuggestion": .boolean(false), "siriMatches": .array([]),
  ]

  /// A value of a parameter.
  package static func value(
    _ json: JSONValue, of parameter: IntentDescription.ParameterDescription, at place: String
  ) throws(MessageProblem) -> AnyParameterValue {
    for form in [json, try full(json, parameter.kind, at: place)] {
      guard let value = try? parameter.typed(form) else { continue }
      guard value.value?.hasName != false else { throw MessageProblem(at: place, "it has no name to be told by") }
      return value
    }
    throw MessageProblem(at: place, "it is no value of '\(parameter.name)'")
  }

  /// A person: a name, or an object with the name and more.
  package static func person(_ json: JSONValue, at place: String) throws(MessageProblem) -> Person {
    guard let person = try? fullPerson(json).decode(Person.self), person.hasName else {
      throw MessageProblem(at: place, "a person is expected: a name, or an object with 'displayName'")
    }
    return person
  }

  static func money(_ json: JSONValue, at place: String) throws(MessageProblem) -> CurrencyAmount {
    let fields = try JSONFields(json, at: place)
    let code = try fields.requiredString("currencyCode")
    let text: String
    switch fields["amount"] {
    case .string(let written): text = written
    case .integer(let number): text = String(number)
    case .number(let number): text = String(number)
    default: throw MessageProblem(at: fields.path("amount"), "a number is expected")
    }
    guard let amount = Decimal(string: text), amount.isFinite else {
      throw MessageProblem(at: fields.path("amount"), "a number is expected")
    }
    return CurrencyAmount(amount, code)
  }

  static func date(_ json: JSONValue, at place: String) throws(MessageProblem) -> DateComponentsRange {
    if case .string(let text) = json {
      let ends = text.split(separator: "..", maxSplits: 1).map(String.init)
      if let start = ends.first.flatMap(components) {
        return DateComponentsRange(start: start, end: ends.dropFirst().first.flatMap(components))
      }
    } else if let range = try? json.decode(DateComponentsRange.self) {
      return range
    }
    throw MessageProblem(at: place, "a date is expected, such as \"2026-11-21T09:00\"")
  }

  private static func components(_ text: String) -> DateComponents? {
    let parts = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) }
    guard parts.count >= 3, parts.count <= 6, parts.allSatisfy({ $0 != nil }) else { return nil }
    let numbers = parts.compactMap { $0 }
    func part(_ place: Int) -> Int? { numbers.indices.contains(place) ? numbers[place] : nil }
    return DateComponents(
      year: part(0), month: part(1), day: part(2), hour: part(3), minute: part(4), second: part(5))
  }

  /// The form that the engine stores.
  private static func full(_ json: JSONValue, _ kind: ValueKind, at place: String) throws(MessageProblem) -> JSONValue {
    switch (kind, json) {
    case (.person, _): return fullPerson(json)
    case (.name, .string), (.term, .string): return .object(["spokenPhrase": json])
    case (.place, .string): return .object(["name": json])
    case (.money, _): return (try? JSONValue(stored: try money(json, at: place))) ?? json
    case (.date, .string): return (try? JSONValue(stored: try date(json, at: place))) ?? json
    default: return json
    }
  }

  private static func fullPerson(_ json: JSONValue) -> JSONValue {
    switch json {
    case .string(let name): return .object(person.merging(["displayName": .string(name)]) { $1 })
    case .object(var members):
      if case .string(let address)? = members["personHandle"] {
        members["personHandle"] = .object(["value": .string(address), "type": .integer(0)])
      }
      if case .object(let handle)? = members["personHandle"], handle["type"] == nil {
        members["personHandle"] = .object(handle.merging(["type": .integer(0)]) { $1 })
      }
      if case .array(let matches)? = members["siriMatches"] {
        members["siriMatches"] = .array(matches.map(fullPerson))
      }
      return .object(person.merging(members) { $1 })
    default: return json
    }
  }
}

extension ParameterValue {
  /// Whether the value has a name to be told by; true for kinds that are told without one.
  fileprivate var hasName: Bool {
    switch self {
    case let person as Person: person.displayName.hasVisible && person.siriMatches.allSatisfy(\.hasName)
    case let name as SpeakableString: name.spokenPhrase.hasVisible
    default: true
    }
  }
}

extension String {
  fileprivate var hasVisible: Bool { contains { !$0.isWhitespace } }
}

import Foundation
import IntentModel

/// Changes the values of a JSON document, which stays one.
struct JSONMutations: Sendable {
  /// The document with a few values changed, moved, doubled or removed; `nil` where it is no JSON.
  func changed(_ document: [UInt8], _ numbers: inout Numbers) -> [UInt8]? {
    guard var value = try? JSONDecoder().decode(JSONValue.self, from: Data(document)) else { return nil }
    var parts: [JSONValue] = []
    Self.collect(value, &parts)
    for _ in 0..<numbers.few(atMost: 8) {
      var place = numbers.below(parts.count)
      Self.change(&value, at: &place, parts, &numbers)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(value)).map(Array.init)
  }

  private static func collect(_ value: JSONValue, _ parts: inout [JSONValue]) {
    parts.append(value)
    for child in children(of: value) { collect(child.value, &parts) }
  }

  private static func children(of value: JSONValue) -> [(key: String, value: JSONValue)] {
    switch value {
    case .array(let values): values.enumerated().map { (String($0), $1) }
    case .object(let values): values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    default: []
    }
  }

  /// Changes the value that is so many places on, in the order in which values are collected.
  private static func change(
    _ value: inout JSONValue, at place: inout Int, _ parts: [JSONValue], _ numbers: inout Numbers
  ) {
    if place == 0 { value = changed(value, parts, &numbers) }
    place -= 1
    for child in children(of: value) where place >= 0 {
      var new = child.value
      change(&new, at: &place, parts, &numbers)
      guard place < 0 else { continue }
      if case .array(var values) = value, let index = Int(child.key) {
        values[index] = new
        value = .array(values)
      } else if case .object(var values) = value {
        values[child.key] = new
        value = .object(values)
      }
    }
  }

  private static func changed(_ value: JSONValue, _ parts: [JSONValue], _ numbers: inout Numbers) -> JSONValue {
    if numbers.isOne(in: 4) { return numbers.pick(parts) }
    switch value {
    case .array(var values):
      guard !values.isEmpty else { return .array([numbers.pick(parts)]) }
      let place = numbers.below(values.count)
      switch numbers.below(4) {
      case 0: values.remove(at: place)
      case 1: values.insert(values[place], at: numbers.below(values.count + 1))
      case 2: values.swapAt(place, numbers.below(values.count))
      default: values.append(numbers.pick(parts))
      }
      return .array(values)
    case .object(var values):
      guard !values.isEmpty else { return .object(["": numbers.pick(parts)]) }
      let key = numbers.pick(values.keys.sorted())
      let other = numbers.pick(values.keys.sorted())
      switch numbers.below(3) {
      case 0: values[key] = nil
      case 1: (values[key], values[other]) = (values[other], values[key])
      default: values[key] = numbers.pick(parts)
      }
      return .object(values)
    default: return scalar(value, &numbers)
    }
  }

  private static func scalar(_ value: JSONValue, _ numbers: inout Numbers) -> JSONValue {
    let integers = [0, 1, -1, 2, 7, 100, 1_000_000, 1_000_001, Int.max, Int.min]
    let texts = [
      "", " ", "\u{202E}x", "\u{1B}]0;x\u{7}", "\0", "recipients", "handling", String(repeating: "a", count: 3000),
    ]
    switch (value, numbers.below(4)) {
    case (.boolean(let flag), 0...2): return .boolean(!flag)
    case (.integer(let number), 0): return .integer(number &+ 1)
    case (.integer, 1...2): return .integer(numbers.pick(integers))
    case (.number, 0...2): return .number(numbers.pick([0, -0.0, 1e300, -1e300, 1e-300, 0.1]))
    case (.string(let text), 0): return .string(text + text)
    case (.string(let text), 1): return .string(String(text.dropFirst(1 + numbers.below(text.count))))
    case (.string, 2): return .string(numbers.pick(texts))
    default:
      return numbers.pick([
        .null, .boolean(true), .integer(numbers.pick(integers)), .string(numbers.pick(texts)), .array([]), .object([:]),
      ])
    }
  }
}

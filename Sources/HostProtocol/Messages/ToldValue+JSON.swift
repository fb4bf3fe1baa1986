#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension ToldValue {
  /// The value as an object with one member, which is named after its kind: `{"money": {"amount": …}}`.
  package var json: JSONValue {
    switch form {
    case .text(let text): .object(["text": .string(text)])
    case .name(let name): .object(["name": .string(name)])
    case .symbol(let symbol): .object(["symbol": .string(symbol)])
    case .number(let number): .object(["number": .number(number.double)])
    case .money(let money):
      .object([
        "money": .object(["amount": .string("\(money.amount)"), "currencyCode": .string(money.currencyCode)])
      ])
    case .moment(let date): .object(["moment": .string(date.formatted(.iso8601))])
    case .date(let range): .object(["date": .string(range.plain)])
    case .quantity(let quantity): .object([quantity.kind.rawValue: .number(quantity.amount)])
    case .list(let values): .object(["list": .array(values.map(\.json))])
    case .record(let parts): .object(["record": .object(parts.mapValues(\.json))])
    }
  }

  /// Reads a value from a host: an object as ``json`` writes it, a string for a text, or a number.
  package init(_ json: JSONValue, at place: String) throws(MessageProblem) {
    switch json {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .number(Decimal(number))
    case .number(let number): self = .number(Decimal(string: String(number)) ?? Decimal(number))
    case .object(let members):
      guard members.count == 1, let (kind, value) = members.first else {
        throw MessageProblem(at: place, "an object with one member is expected, such as {\"text\": \"…\"}")
      }
      self = try Self.value(kind, value, at: "\(place).\(kind)")
    default: throw MessageProblem(at: place, "a string, a number or an object is expected")
    }
  }

  private static let kinds =
    ["text", "name", "symbol", "number", "money", "moment", "date"] + QuantityKind.allCases.map(\.rawValue)
    + ["list", "record"]

  private static func value(
    _ kind: String, _ json: JSONValue, at place: String
  ) throws(MessageProblem) -> ToldValue {
    switch (kind, json) {
    case ("text", .string(let text)): return .text(text)
    case ("name", .string(let name)): return .name(name)
    case ("symbol", .string(let symbol)): return .symbol(symbol)
    case ("number", .integer), ("number", .number): return try ToldValue(json, at: place)
    case ("money", _): return .money(try ValueReading.money(json, at: place))
    case ("moment", .string(let text)): if let moment = HostMoment(text) { return .moment(moment.date) }
    case ("date", _): return .date(try ValueReading.date(json, at: place))
    case ("list", .array(let values)):
      var list: [ToldValue] = []
      for (index, value) in values.enumerated() { list.append(try ToldValue(value, at: "\(place)[\(index)]")) }
      return .list(list)
    case ("record", .object(let parts)):
      var record: [String: ToldValue] = [:]
      for (name, part) in parts { record[name] = try ToldValue(part, at: "\(place).\(name)") }
      return .record(record)
    default:
      if let quantity = QuantityKind(rawValue: kind), let number = json.asNumber {
        return quantity.description.told(number)
      }
      guard kinds.contains(kind) else { throw .unknown("kind of value", kind, at: place, known: kinds) }
    }
    throw MessageProblem(at: place, "it is no \(kind)")
  }
}

extension Decimal {
  var double: Double { Double("\(self)") ?? .nan }
}

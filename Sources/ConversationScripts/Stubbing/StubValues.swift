import Foundation
import Parley

/// Turns the values that a stub names into values of the intent.
struct StubValues: Sendable {
  let handler: AnyIntentHandler
  let contacts: [Person]

  /// A verdict from its name and the names of its values.
  func verdict(_ name: String, _ names: [String], of parameter: String) throws -> AnyResolutionResult {
    switch name {
    case "disambiguation": return .disambiguation(try names.map { try self.value($0, of: parameter) })
    case "needsValue": return .needsValue
    case "notRequired": return .notRequired
    case "unsupported": return .unsupported(reason: names.first.map { UnsupportedReason($0) })
    default: break
    }
    guard let first = names.first else { throw StubbedError(description: "'\(name)' needs a value") }
    let value = try self.value(first, of: parameter)
    switch name {
    case "confirmationRequired": return .confirmationRequired(value)
    case "needsMoreDetails": return .needsMoreDetails(value)
    default: return .success(value)
    }
  }

  func value(_ name: String, of parameter: String) throws -> AnyParameterValue {
    let kind = handler.description[parameter: parameter]?.kind ?? .text
    let spoken = SpokenValue(name, meaning(of: name, kind))
    guard let value = try handler.typed(parameter, [spoken]).first else {
      throw StubbedError(description: "'\(name)' is not a value of \(parameter)")
    }
    return value
  }

  private func meaning(of name: String, _ kind: ValueKind) -> SpokenValue.Meaning {
    let words = ScriptText.words(name)
    let number = words.first.flatMap { Decimal(string: $0) }
    switch kind.form {
    case .person: return contacts.first { $0.displayName == name }.map { .person($0) } ?? .words
    case .name(let type): return .name(SpeakableString(name), type)
    case .symbol: return .symbol(name)
    case .flag: return .flag(name == "yes" || name == "true")
    case .number: return number.map { .number($0) } ?? .words
    case .money: return number.map { .money(CurrencyAmount($0, words.last ?? "USD")) } ?? .words
    case .quantity(.duration): return ScriptDuration.seconds(name).map { .duration($0) } ?? .words
    case .quantity(let quantity):
      let size = quantity.description.largerUnits.first { $0.symbol == words.last }?.size ?? 1
      return number.map { quantity.description.meaning(NSDecimalNumber(decimal: $0).doubleValue * size) } ?? .words
    case .date:
      guard let moment = MomentReader.read(name.count == 10 ? name + "T00:00" : name) else { return .words }
      return .date(DateComponentsRange(start: Self.components(of: moment, isDay: name.count == 10)))
    case .text, .term, .place, .unspoken: return .words
    }
  }

  private static func components(of moment: Moment, isDay: Bool) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = moment.timeZone
    let day: Set<Calendar.Component> = [.year, .month, .day]
    return calendar.dateComponents(isDay ? day : day.union([.hour, .minute, .second]), from: moment.date)
  }
}

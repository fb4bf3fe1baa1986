#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// One of the things that an answer has listed, as far as words can say which is meant: by its place, its name or what
/// was told of it.
package struct ListedThing: Sendable, Hashable, Codable {
  /// The name that it goes by: who called, who sent a bill, what an account is called.
  package var name: String
  /// The vocabularies that the name belongs to; that of contacts where it is a person.
  package var types: [VocabularyType]
  /// What the answer told of it, by the names of its parts.
  package var parts: [String: ToldValue]

  /// A thing of an answer; `nil` for one that has no name.
  ///
  /// - Parameter types: The vocabularies of names that the intent of the answer looks in.
  package init?(_ parts: [String: ToldValue], types: [VocabularyType]) {
    func name(_ keys: [String]) -> String? {
      for case .name(let name)? in keys.map({ parts[$0] }) { return name }
      return nil
    }
    let person = name(Self.people)
    guard let name = person ?? name(Self.things) else { return nil }
    self.name = name
    self.types = person == nil ? types : [.contactName]
    self.parts = parts
  }

  /// The parts that name who called or wrote.
  private static let people = ["caller", "sender"]
  /// The parts that name what is no person.
  private static let things = ["payee", "name"]
}

extension ListedThing {
  /// Whether one of its parts is a value that was said: the same amount, the same day.
  func has(_ meaning: SpokenValue.Meaning, in situation: Situation) -> Bool {
    parts.values.contains { part in
      switch (part, meaning) {
      case (.money(let own), .money(let said)): own.amount == said.amount
      case (.money(let own), .number(let said)): own.amount == said
      case (.date(let own), .date(let said)): Self.isOneDay(own.startDateComponents, said.startDateComponents)
      case (.moment(let own), .date(let said)):
        Self.isOneDay(situation.calendar.dateComponents([.year, .month, .day], from: own), said.startDateComponents)
      default: false
      }
    }
  }

  private static func isOneDay(_ one: DateComponents?, _ other: DateComponents?) -> Bool {
    guard let one, let other, let day = one.day else { return false }
    return day == other.day && one.month == other.month && one.year == other.year
  }

  /// The values of the parts that a parameter of an intent is named after: a bill's kind and date, where two are of one
  /// sender.
  func slots(of intent: IntentDescription) -> [IntentDraft.Slot] {
    intent.parameters.compactMap { parameter in
      switch parts[parameter.name] {
      case .date(let date)? where parameter.kind == .date:
        return IntentDraft.Slot(parameter.name, SpokenValue(date.told.plain, .date(date)))
      case .symbol(let name)? where parameter.kind == .symbol:
        let value = SpokenValue(name, .symbol(name))
        return parameter.accepts(value) ? IntentDraft.Slot(parameter.name, value) : nil
      default: return nil
      }
    }
  }
}

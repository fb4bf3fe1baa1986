import Foundation
import IntentLanguages
import IntentModel
import IntentText
import Testing

@testable import IntentUnderstanding

/// A corpus of one kind of value: a meaning at the margin, the wordings of it indented under it.
///
/// The clock stands at Saturday, 21 November 2026, 9:00 in Berlin; an amount without a currency is in dollars.
struct ValueCorpus {
  struct Entry: CustomStringConvertible {
    var meaning: String
    var wording: String
    var description: String { "\(wording) -> \(meaning)" }
  }

  static let situation: Situation = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.firstWeekday = 2
    return Situation(now: Date(timeIntervalSince1970: 1_795_248_000), calendar: calendar, language: "en")
  }()

  let spotter: ValueSpotter
  var tense = ValueSpotter.Tense.coming

  static func entries(_ text: String) -> [Entry] {
    var meaning = ""
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.count == line.count {
        meaning = String(line)
      } else if !words.isEmpty {
        entries.append(Entry(meaning: meaning, wording: String(words)))
      }
    }
    return entries
  }

  /// What is found in a text: each value with its words.
  func found(_ text: String) -> [(words: String, meaning: String)] {
    let words = Words(text)
    return spotter.spans(in: words, situation: Self.situation, tense: tense).map {
      (words.source($0.words), Self.plain($0))
    }
  }

  /// The wordings that do not mean, as a whole, what stands over them.
  func failures(_ text: String) -> [String] {
    Self.entries(text).compactMap { entry in
      let found = found(entry.wording)
      let words = Words(entry.wording)
      let whole = words.source(0..<words.count)
      if found.contains(where: { $0.meaning == entry.meaning && $0.words == whole }) { return nil }
      let read = found.map { "\($0.words): \($0.meaning)" }.joined(separator: ", ")
      return "\(entry) but found [\(read)]"
    }
  }

  /// A value's meaning in plain characters.
  static func plain(_ span: ValueSpan) -> String {
    switch span.meaning {
    case .number(let number):
      switch span.form {
      case .plain, .hour: "number \(number)"
      case .ordinal: "ordinal \(number)"
      case .people: "people \(number)"
      }
    case .money(let money): "money \(money.amount) \(money.currencyCode)"
    case .date(let range): "date " + range.plain + recurrence(range)
    case .person(let person): "person \(person.personHandle?.value ?? person.displayName)"
    default:
      span.meaning.quantity.map { "\($0.kind.rawValue) \(($0.amount * 1000).rounded() / 1000)" } ?? "other"
    }
  }

  private static func recurrence(_ range: DateComponentsRange) -> String {
    guard let rule = range.recurrenceRule else { return "" }
    let days = rule.weeklyRecurrenceDays.rawValue
    return " every \(rule.interval) \(rule.frequency)" + (days == 0 ? "" : " days \(days)")
  }
}

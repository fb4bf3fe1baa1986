import Foundation
import IntentLanguages
import IntentModel
import IntentText
import LanguageNotation
import Testing

@testable import IntentUnderstanding

/// A word of values beside a value belongs to it: the two are read as one value, or not at all.
@Suite struct UnreadValuesTests {
  /// What is said in a language: values, and words of values that stand before or behind them.
  private struct Words {
    var amounts: [String]
    var moments: [String]
    var times: [String]
    var before: [String]
    var after: [String]
    var between: [String]
    var numbers: [String]
    var daysAndParts: [String]
  }

  private static let said: [String: Words] = [
    "en": Words(
      amounts: ["20 dollars", "five euros", "2 hours", "5 km", "$3.50"],
      moments: ["tomorrow", "on friday", "at 5 pm", "next week"],
      times: ["at 6", "at 5 pm"],
      before: ["between", "at least", "at most", "more than", "no more than", "less than", "under"],
      after: ["or more", "at least", "at most"], between: ["or", "to"], numbers: ["7", "thirty", "two hundred"],
      daysAndParts: ["monday", "3rd", "in march"]),
    "de": Words(
      amounts: ["20 Euro", "fünf Dollar", "2 Stunden", "5 km"], moments: ["morgen", "am Freitag", "um 17 Uhr"],
      times: ["um 6 Uhr", "um 17 Uhr"],
      before: ["zwischen", "mindestens", "höchstens", "mehr als", "weniger als", "nicht mehr als"],
      after: ["oder mehr", "mindestens"], between: ["oder", "bis"], numbers: ["7", "dreißig", "zweihundert"],
      daysAndParts: ["montag", "im märz"]),
    "fr": Words(
      amounts: ["20 euros", "cinq dollars", "30 minutes", "5 km"],
      moments: ["demain", "vendredi", "la semaine prochaine"],
      times: ["à 6 h", "à 18 heures"],
      before: ["entre", "au moins", "au plus", "plus de", "moins de", "pas plus de"], after: ["ou plus", "au moins"],
      between: ["ou"], numbers: ["7", "trente", "deux cents"], daysAndParts: ["lundi", "en mars"]),
    "es": Words(
      amounts: ["20 euros", "cinco dólares", "2 horas", "5 km"],
      moments: ["mañana", "el viernes", "la próxima semana"],
      times: ["a las 6", "a las 5 pm"],
      before: ["entre", "al menos", "como mucho", "más de", "menos de", "no más de"], after: ["o más", "como mínimo"],
      between: ["o"], numbers: ["7", "treinta", "doscientos"], daysAndParts: ["el lunes", "en marzo"]),
    "it": Words(
      amounts: ["20 euro", "cinque dollari", "30 minuti", "5 km"],
      moments: ["domani", "venerdì", "la settimana prossima"],
      times: ["alle 6", "alle 18"],
      before: ["almeno", "al massimo", "più di", "meno di", "non più di"], after: ["o più", "almeno"],
      between: ["o"], numbers: ["7", "trenta", "duecento"], daysAndParts: ["lunedì", "a marzo"]),
    "nl": Words(
      amounts: ["20 euro", "vijf dollar", "30 minuten", "5 km"], moments: ["morgen", "op vrijdag", "volgende week"],
      times: ["om 6 uur", "om 18 uur"],
      before: ["tussen", "minstens", "hoogstens", "meer dan", "minder dan", "niet meer dan"],
      after: ["of meer", "minstens"], between: ["of", "tot"], numbers: ["7", "dertig", "tweehonderd"],
      daysAndParts: ["maandag", "in maart"]),
  ]

  private static let spotters = Dictionary(
    uniqueKeysWithValues: Language.all.map { ($0.tag, ValueSpotter(language: $0)) })

  private func words(_ tag: String) throws -> (Words, ValueSpotter) {
    (try #require(Self.said[tag]), try #require(Self.spotters[tag]))
  }

  /// The values of a text that are read though a word of values beside them is not in them.
  private func cut(_ text: String, _ spotter: ValueSpotter) -> [String] {
    let words = IntentText.Words(text)
    let spans = spotter.spans(in: words, situation: ValueCorpus.situation)
    return spans.filter { !$0.isUnread && $0.words != 0..<words.count }.map { words.source($0.words) }
  }

  /// The values of a text that are read.
  private func read(_ text: String, _ spotter: ValueSpotter) -> [String] {
    let words = IntentText.Words(text)
    return spotter.spans(in: words, situation: ValueCorpus.situation).filter { !$0.isUnread }
      .map { words.source($0.words) }
  }

  @Test(arguments: Language.all.map(\.tag)) func aBoundIsNoAmount(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for amount in said.amounts {
      #expect(read(amount, spotter) == [amount], "\(tag)")
      for word in said.before { #expect(read("\(word) \(amount)", spotter) == [], "\(tag)") }
      for word in said.after { #expect(read("\(amount) \(word)", spotter) == [], "\(tag)") }
    }
  }

  /// A share of an amount is another one.
  @Test(arguments: [
    ("en", "half of 20 dollars"), ("en", "half a dollar"), ("en", "20 percent of 50 dollars"),
    ("en", "twice 20 dollars"),
    ("de", "die Hälfte von 20 Euro"), ("de", "20 Prozent von 50 Euro"), ("fr", "la moitié de 20 euros"),
    ("es", "la mitad de 20 euros"), ("it", "la metà di 20 euro"), ("nl", "de helft van 20 euro"),
  ]) func aShareIsNoAmount(_ tag: String, _ text: String) throws {
    #expect(read(text, try words(tag).1) == [], "\(tag)")
  }

  @Test(arguments: Language.all.map(\.tag)) func aRangeIsNoAmount(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for amount in said.amounts {
      for word in said.between { #expect(read("\(amount) \(word) \(amount)", spotter) == [], "\(tag)") }
      for number in said.numbers {
        for word in said.between { #expect(read("\(number) \(word) \(amount)", spotter) == [], "\(tag)") }
      }
    }
  }

  @Test(arguments: Language.all.map(\.tag)) func aSecondNumberIsNotLost(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for amount in said.amounts {
      for number in said.numbers {
        #expect(cut("\(amount) \(number)", spotter) == [], "\(tag)")
        #expect(cut("\(number) \(amount)", spotter) == [], "\(tag)")
      }
    }
  }

  @Test(arguments: Language.all.map(\.tag)) func aSecondDayIsNotLost(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for moment in said.moments {
      for other in said.daysAndParts {
        #expect(cut("\(moment) \(other)", spotter) == [], "\(tag): \(moment) \(other)")
        #expect(cut("\(other) \(moment)", spotter) == [], "\(tag): \(other) \(moment)")
      }
    }
  }

  @Test(arguments: Language.all.map(\.tag)) func aNumberBehindATimeIsNotLost(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for time in said.times {
      #expect(read(time, spotter) == [time], "\(tag)")
      for number in said.numbers { #expect(cut("\(time) \(number)", spotter) == [], "\(tag): \(time) \(number)") }
    }
  }

  @Test(arguments: Language.all.map(\.tag)) func twoNumbersBeforeADayAreNotLost(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for moment in said.moments + said.times {
      #expect(cut("9 - 11 \(moment)", spotter) == [], "\(tag): \(moment)")
    }
  }

  /// What more is said of a value may stand in brackets.
  @Test(arguments: Language.all.map(\.tag)) func bracketsBelongToTheirValue(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for value in said.amounts + said.times { #expect(read("\(value) (\(said.after[0]))", spotter) == [], "\(tag)") }
  }

  @Test(arguments: Language.all.map(\.tag)) func valuesOfDifferentKindsAreReadBesideOneAnother(_ tag: String) throws {
    let (said, spotter) = try words(tag)
    for amount in said.amounts {
      for moment in said.moments { #expect(read("\(amount) \(moment)", spotter).contains(amount), "\(tag): \(moment)") }
    }
  }
}

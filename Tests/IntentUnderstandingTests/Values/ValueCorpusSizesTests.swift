import Foundation
import Testing

/// Every kind of value has its corpus in every language: counted line by line, so that none is cut short.
@Suite struct ValueCorpusSizesTests {
  private enum Kind: String, CaseIterable {
    case number, ordinal, date, range, duration, distance, energy, money, telephone, mail, people
  }

  private static let corpora: [(language: String, fewest: Int, texts: [String])] = [
    (
      "English", 60,
      [
        EnglishNumbersTests.numbers, EnglishNumbersTests.ordinals, EnglishHandlesTests.ordinals,
        EnglishHandlesTests.greatNumbers, EnglishHandlesTests.telephoneNumbers, EnglishAmountsTests.money,
        EnglishAmountsTests.durations, EnglishAmountsTests.distances, EnglishPeopleTests.energies,
        EnglishPeopleTests.countsOfPeople, EnglishPeopleTests.addresses, EnglishDatesTests.days,
        EnglishDatesTests.times, EnglishRangesTests.ranges,
      ]
    ),
    (
      "French", 25,
      [
        FrenchValuesTests.numbers, FrenchValuesTests.money, FrenchValuesTests.amounts, FrenchDatesTests.dates,
        FrenchHandlesTests.ordinals, FrenchHandlesTests.greatNumbers, FrenchHandlesTests.telephoneNumbers,
      ]
    ),
    (
      "German", 25,
      [
        GermanValuesTests.numbers, GermanValuesTests.money, GermanValuesTests.amounts, GermanDatesTests.dates,
        GermanHandlesTests.ordinals, GermanHandlesTests.greatNumbers, GermanHandlesTests.telephoneNumbers,
      ]
    ),
    (
      "Spanish", 25,
      [
        SpanishValuesTests.numbers, SpanishValuesTests.money, SpanishValuesTests.amounts, SpanishDatesTests.dates,
        SpanishHandlesTests.ordinals, SpanishHandlesTests.greatNumbers, SpanishHandlesTests.telephoneNumbers,
      ]
    ),
    (
      "Italian", 25,
      [
        ItalianValuesTests.numbers, ItalianValuesTests.money, ItalianValuesTests.amounts, ItalianDatesTests.dates,
        ItalianHandlesTests.ordinals, ItalianHandlesTests.greatNumbers, ItalianHandlesTests.telephoneNumbers,
      ]
    ),
    (
      "Dutch", 25,
      [
        DutchValuesTests.numbers, DutchValuesTests.money, DutchValuesTests.amounts, DutchDatesTests.dates,
        DutchHandlesTests.ordinals, DutchHandlesTests.greatNumbers, DutchHandlesTests.telephoneNumbers,
      ]
    ),
  ]

  @Test(arguments: corpora)
  func everyKindHasItsLines(_ corpus: (language: String, fewest: Int, texts: [String])) {
    let entries = (corpus.texts + [MailAddressesTests.corpus]).flatMap(ValueCorpus.entries)
    var counts: [Kind: Int] = [:]
    for entry in entries { counts[Self.kind(of: entry.meaning), default: 0] += 1 }
    for kind in Kind.allCases {
      #expect(counts[kind, default: 0] >= corpus.fewest, "\(corpus.language): \(kind)")
    }
  }

  @Test func noWordingIsCountedTwice() {
    for corpus in Self.corpora {
      let wordings = corpus.texts.flatMap(ValueCorpus.entries).map(\.description)
      let twice = Dictionary(grouping: wordings) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice == [], "\(corpus.language)")
    }
  }

  /// The kind of a meaning: a date of one day or one moment is a date, a longer or an open one is a range.
  private static func kind(of meaning: String) -> Kind {
    let word = meaning.prefix { $0 != " " }
    if word == "person" { return meaning.contains("@") ? .mail : .telephone }
    guard word == "date" else { return Kind(rawValue: String(word)) ?? .number }
    if meaning.contains("every") { return .range }
    let ends = meaning.dropFirst(5).components(separatedBy: "..")
    guard ends.count == 2 else { return .date }
    let style = Date.ISO8601FormatStyle().year().month().day()
    guard let from = try? style.parse(ends[0]), let to = try? style.parse(ends[1]), !meaning.contains("T") else {
      return .range
    }
    return to.timeIntervalSince(from) == 86_400 ? .date : .range
  }
}

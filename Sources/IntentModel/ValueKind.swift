#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The three lists of what a value can be: which words fill a parameter, what the words were found to mean, and what is
// told of it. Each has a form in which all quantities are one case: the engine switches over that, so that a quantity
// more changes nothing but this file and the rows of `QuantityKind`.

/// The kind of words that can fill a parameter: what the engine looks for in an utterance or an answer.
public enum ValueKind: Sendable, Hashable, Codable {
  /// Free text, kept exactly as the user says it: the content of a message.
  case text
  /// A few words to look for, kept as the user says them: a search term.
  case term
  /// A person: a contact's name, a relationship, a phone number or an e-mail address.
  case person
  /// A name of one vocabulary; unknown names are taken as they are said.
  case name(VocabularyType)
  /// One of a fixed set of values, each with words of its own in every language.
  case symbol
  case number
  case money
  case date
  case duration
  case distance
  case energy
  case place
  case flag
  /// Never said: an identifier that only a program gives.
  case unspoken
}

extension SpokenValue {
  /// What words were found to mean.
  ///
  /// What is large is kept by reference: most values are words, names of choices or numbers, and many are kept.
  public enum Meaning: Sendable, Hashable, Codable {
    /// Nothing more is known than the words.
    case words
    /// Words of a value of which not all were understood, as of a range where one amount is asked for: the user is asked.
    case unread
    /// A person: the words as `displayName`, the people they may mean as `siriMatches`.
    indirect case person(Person)
    /// A name of a vocabulary, and the further names that the words may mean.
    indirect case name(SpeakableString, VocabularyType, alternatives: [SpeakableString] = [])
    /// One of a fixed set, by the case's name: `videoCall`, `unread`.
    case symbol(String)
    case number(Decimal)
    case money(CurrencyAmount)
    indirect case date(DateComponentsRange)
    /// A duration in seconds.
    case duration(Double)
    /// A length in metres.
    case distance(Double)
    /// An energy in kilocalories.
    case energy(Double)
    indirect case place(Placemark)
    case flag(Bool)
    /// A reference to something mentioned before or looked at; the dialogue settles what it is.
    case reference(SpokenReference)
    /// What the user is looking at.
    indirect case activity(ViewedActivity)
  }
}

/// A value to be put into words by a language: structure, not words yet.
public indirect enum ToldValue: Sendable, Hashable, Codable {
  /// The user's or an app's own words, repeated as they are.
  case text(String)
  /// The name of a person or a thing, repeated as it is.
  case name(String)
  /// One of a fixed set; a language has words for it (`videoCall` -> "video call").
  case symbol(String)
  case number(Decimal)
  case money(CurrencyAmount)
  case moment(Date)
  case date(DateComponentsRange)
  case duration(Double)
  case distance(Double)
  case energy(Double)
  case list([ToldValue])
  /// A record with named parts, such as a message found: templates name the parts.
  case record([String: ToldValue])
}

// MARK: - Their forms

extension ValueKind {
  /// The kind, with all quantities as one case.
  package enum Form: Sendable, Hashable {
    case text, term, person, symbol, number, money, date, place, flag, unspoken
    case name(VocabularyType)
    case quantity(QuantityKind)
  }

  package var form: Form {
    switch self {
    case .text: .text
    case .term: .term
    case .person: .person
    case .name(let type): .name(type)
    case .symbol: .symbol
    case .number: .number
    case .money: .money
    case .date: .date
    case .duration: .quantity(.duration)
    case .distance: .quantity(.distance)
    case .energy: .quantity(.energy)
    case .place: .place
    case .flag: .flag
    case .unspoken: .unspoken
    }
  }

  /// The kinds by the names that hosts declare them with, in the order in which they are listed; the name of a vocabulary
  /// is no kind without the vocabulary, and not among them.
  package static let named: [(name: String, kind: ValueKind)] =
    [
      ("text", .text), ("term", .term), ("person", .person), ("symbol", .symbol), ("number", .number),
      ("money", .money), ("date", .date),
    ] + QuantityKind.allCases.map { ($0.rawValue, $0.description.kind) }
    + [("place", .place), ("flag", .flag), ("unspoken", .unspoken)]

  /// Whether its values are found by the languages' patterns, and not by names or as what is left: numbers, amounts,
  /// times.
  package var isMeasured: Bool {
    switch form {
    case .number, .money, .date, .quantity: true
    case .text, .term, .person, .name, .symbol, .place, .flag, .unspoken: false
    }
  }
}

extension SpokenValue.Meaning {
  /// The quantity that was said; `nil` for what is none.
  package var quantity: Quantity? {
    switch self {
    case .duration(let seconds): Quantity(.duration, seconds)
    case .distance(let metres): Quantity(.distance, metres)
    case .energy(let kilocalories): Quantity(.energy, kilocalories)
    case .words, .unread, .person, .name, .symbol, .number, .money, .date, .place, .flag, .reference, .activity: nil
    }
  }

  /// The kind of parameter that takes what was measured as it is; `nil` for what is not measured.
  package var measuredKind: ValueKind? {
    switch self {
    case .number: .number
    case .money: .money
    case .date: .date
    case .duration, .distance, .energy: quantity?.kind.description.kind
    case .words, .unread, .person, .name, .symbol, .place, .flag, .reference, .activity: nil
    }
  }

  /// What is told of the value; `nil` for what is told by its words: a name, a place, a reference.
  package var told: ToldValue? {
    switch self {
    case .symbol(let symbol): .symbol(symbol)
    case .number(let number): .number(number)
    case .money(let amount): .money(amount)
    case .date(let range): .date(range)
    case .duration, .distance, .energy: quantity?.told
    case .words, .unread, .person, .name, .place, .flag, .reference, .activity: nil
    }
  }
}

extension ToldValue {
  /// The value, with all quantities as one case.
  package enum Form {
    case text(String), name(String), symbol(String), number(Decimal), money(CurrencyAmount), moment(Date)
    case date(DateComponentsRange), quantity(Quantity), list([ToldValue]), record([String: ToldValue])
  }

  package var form: Form {
    switch self {
    case .text(let text): .text(text)
    case .name(let name): .name(name)
    case .symbol(let symbol): .symbol(symbol)
    case .number(let number): .number(number)
    case .money(let money): .money(money)
    case .moment(let date): .moment(date)
    case .date(let range): .date(range)
    case .duration(let seconds): .quantity(Quantity(.duration, seconds))
    case .distance(let metres): .quantity(Quantity(.distance, metres))
    case .energy(let kilocalories): .quantity(Quantity(.energy, kilocalories))
    case .list(let values): .list(values)
    case .record(let parts): .record(parts)
    }
  }

  /// The value in plain characters of no language in particular; what scripts and traces print.
  public var plain: String {
    switch form {
    case .text(let text), .name(let text), .symbol(let text): text
    case .number(let number): "\(number)"
    case .money(let money): "\(money.amount) \(money.currencyCode)"
    case .moment(let date): date.formatted(.iso8601)
    case .date(let range): range.plain
    case .quantity(let quantity): quantity.plain
    case .list(let values): values.map(\.plain).joined(separator: ", ")
    case .record(let parts):
      parts.keys.sorted().compactMap { key in parts[key].map { "\(key): \($0.plain)" } }
        .joined(separator: ", ")
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the user said for one parameter: the words, their place in the utterance, and what they were found to mean.
public struct SpokenValue: Sendable, Hashable, Codable {
  /// The words as the user said them, case, accents and punctuation kept.
  public var text: String
  /// The place of the words in the utterance, in UTF-8 bytes; `nil` for a value that was picked and not said.
  public var range: Range<Int>?
  /// The value that was found in the words.
  public var meaning: Meaning

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

  /// Words with their meaning, at a range of UTF-8 bytes of the utterance.
  public init(_ text: String, range: Range<Int>? = nil, _ meaning: Meaning = .words) {
    self.text = text
    self.range = range
    self.meaning = meaning
  }

  /// What the words refer to; `nil` for words that do not refer to something mentioned before.
  public var reference: SpokenReference? { if case .reference(let reference) = meaning { reference } else { nil } }
}

/// The words of a request, parameter by parameter, before they are typed; a draft lives for one step only.
public struct IntentDraft: Sendable, Hashable, Codable {
  /// The intent that was understood.
  public var intent: IntentName
  /// The values by parameter, in the order they were said.
  public var values: [Slot]

  /// What was said for one parameter.
  public struct Slot: Sendable, Hashable, Codable {
    /// The parameter's name.
    public var parameter: String
    /// The words and their meaning.
    public var value: SpokenValue
    /// One value of a parameter.
    public init(_ parameter: String, _ value: SpokenValue) {
      self.parameter = parameter
      self.value = value
    }
  }

  /// A draft of an intent; one without values is a bare request such as "send a message".
  public init(_ intent: IntentName, _ values: [Slot] = []) {
    self.intent = intent
    self.values = values
  }

  /// What was said for one parameter.
  public func values(for parameter: String) -> [SpokenValue] {
    values.filter { $0.parameter == parameter }.map(\.value)
  }
}

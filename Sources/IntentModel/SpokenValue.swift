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

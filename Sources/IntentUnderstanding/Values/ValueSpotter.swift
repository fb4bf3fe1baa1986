import IntentLanguages
import IntentModel
import IntentText

/// Finds every stretch of an utterance that is a value, in one language.
public struct ValueSpotter: Sendable {
  /// Which way a date without a direction is read: "on Friday" is to come, or, in a search, gone by.
  public enum Tense: Sendable, Hashable { case coming, gone }

  public init(language: Language) {}

  /// The values of an utterance, in the order of their first words.
  ///
  /// Spans may overlap where the words have two readings (`5551234` is a number and a telephone number).
  public func spans(
    in words: Words, situation: Situation, tense: Tense = .coming
  ) -> [ValueSpan] { [] }
}

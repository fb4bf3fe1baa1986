/// A name that can be said: a word of an app's or a user's vocabulary, or any phrase of the user's.
///
/// Source: `INSpeakableString`, iOS 10. All synonyms of one vocabulary item share its identifier.
public struct SpeakableString: Sendable, Hashable, Codable {
  /// The identifier of the vocabulary item that the phrase matched; `nil` for a phrase no vocabulary knows.
  public var vocabularyIdentifier: String?
  /// The phrase as it is spoken and written.
  public var spokenPhrase: String
  /// How the phrase sounds, in plain letters ("ba nana ri fic").
  public var pronunciationHint: String?

  /// A phrase; with an identifier it is an item of a vocabulary.
  public init(
    _ spokenPhrase: String, identifier: String? = nil, pronunciation: String? = nil
  ) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = identifier
    self.pronunciationHint = pronunciation
  }
}

extension SpeakableString: ExpressibleByStringLiteral {
  /// A phrase that no vocabulary knows.
  public init(stringLiteral value: String) { self.init(value) }
}

extension SpeakableString: CustomStringConvertible {
  /// The spoken phrase.
  public var description: String { spokenPhrase }
}

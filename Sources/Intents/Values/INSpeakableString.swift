import Foundation
import IntentModel

/// What can be said: a word of a vocabulary, a person's name.
///
/// Source: `INSpeakable`, iOS 10.
public protocol INSpeakable: NSObjectProtocol {
  /// The phrase as it is spoken and written.
  var spokenPhrase: String { get }
  /// How the phrase sounds, in plain letters.
  var pronunciationHint: String? { get }
  /// The key of the vocabulary's item that the phrase matched.
  var vocabularyIdentifier: String? { get }
  /// What else the user may have meant.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

/// A name that can be said.
///
/// Source: `INSpeakableString`, iOS 10.
public final class INSpeakableString: ValueObject<SpeakableString>, INSpeakable, @unchecked Sendable {
  /// The phrase as it is spoken and written.
  public var spokenPhrase: String { held.spokenPhrase }
  /// How the phrase sounds, in plain letters ("ba nana ri fic").
  public var pronunciationHint: String? { held.pronunciationHint }
  /// The identifier of the vocabulary item that the phrase matched; `nil` for a phrase no vocabulary knows.
  public var vocabularyIdentifier: String? { held.vocabularyIdentifier }
  /// Always `nil`: several meanings are settled by a question.
  public var alternativeSpeakableMatches: [any INSpeakable]? { nil }
  /// The key under its name of iOS 10.
  public var identifier: String? { held.vocabularyIdentifier }

  /// A phrase that belongs to no vocabulary.
  public convenience init(spokenPhrase: String) { self.init(holding: SpeakableString(spokenPhrase)) }

  /// A phrase of a vocabulary, with the key of its item and its sound in plain letters.
  public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      holding: SpeakableString(spokenPhrase, identifier: vocabularyIdentifier, pronunciation: pronunciationHint))
  }

  /// The form of iOS 10, in which the key has another name.
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }
}

import Foundation
import IntentModel

/// What can be said: a word of a vocabulary, a person's name. Source: `INSpeakable`, iOS 10.
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

/// A name that can be said. Source: `INSpeakableString`, iOS 10.
public final class INSpeakableString: ValueObject<SpeakableString>, INSpeakable, @unchecked Sendable {
  public var spokenPhrase: String { held.spokenPhrase }
  public var pronunciationHint: String? { held.pronunciationHint }
  public var vocabularyIdentifier: String? { held.vocabularyIdentifier }
  public var alternativeSpeakableMatches: [any INSpeakable]? { nil }
  /// The key under its name of iOS 10.
  public var identifier: String? { held.vocabularyIdentifier }

  public convenience init(spokenPhrase: String) { self.init(holding: SpeakableString(spokenPhrase)) }

  public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      holding: SpeakableString(spokenPhrase, identifier: vocabularyIdentifier, pronunciation: pronunciationHint))
  }

  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }
}

import IntentModel

/// A name that words were found to mean, how it was found, and how sure that is.
public struct VocabularyMatch: Sendable, Hashable {
  /// How a name was found, surest first.
  public enum Found: String, Sendable, Hashable, Codable, CaseIterable {
    /// By its whole name; case, accents, punctuation and width do not count.
    case exact
    /// By what the person is called.
    case nickname
    /// By what the person is to the user.
    case relationship
    /// By a part of its name.
    case partial
    /// By how it sounds.
    case sound
    /// By words a letter or two away, or split or joined in other places.
    case nearMiss

    /// Whether the words were the name's own, not only similar to them.
    public var isSure: Bool { self != .sound && self != .nearMiss }
  }

  /// The entry as a name, with its identifier and pronunciation.
  public var name: SpeakableString
  /// The entry as a person; only for contacts.
  public var person: Person?
  /// The vocabulary type that the name belongs to.
  public var type: VocabularyType
  /// The identifier of the app whose word it is; `nil` for a word of the user's own.
  public var app: String?
  /// How the name was found.
  public var found: Found
  /// How sure it is that the name was meant, from 0 to 1.
  public var confidence: Double

  /// A match of a name; only contacts have a person.
  public init(
    _ name: SpeakableString, person: Person? = nil, type: VocabularyType, app: String? = nil,
    found: Found, confidence: Double
  ) {
    self.name = name
    self.person = person
    self.type = type
    self.app = app
    self.found = found
    self.confidence = confidence
  }
}

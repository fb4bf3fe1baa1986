import IntentModel

/// A name that words were found to mean, how it was found, and how sure that is.
package struct VocabularyMatch: Sendable, Hashable {
  /// How a name was found, surest first.
  package enum Found: String, Sendable, Hashable, Codable, CaseIterable {
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
    package var isSure: Bool { self != .sound && self != .nearMiss }
  }

  /// The entry as a name, with its identifier and pronunciation.
  package var name: SpeakableString
  /// The entry as a person; only for contacts.
  package var person: Person?
  /// The vocabulary type that the name belongs to.
  package var type: VocabularyType
  /// The identifier of the app whose word it is; `nil` for a word of the user's own.
  package var app: String?
  /// How the name was found.
  package var found: Found
  /// How sure it is that the name was meant, from 0 to 1.
  package var confidence: Double

  /// A match of a name; only contacts have a person.
  package init(
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

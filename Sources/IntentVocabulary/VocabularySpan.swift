import IntentModel

/// A stretch of an utterance's words that is a known name.
///
/// It holds no names itself, only where they are in the index that found it: ask that index for them.
package struct VocabularySpan: Sendable, Hashable {
  /// What the stretch is the name of.
  package enum Subject: Sendable, Hashable {
    case name(VocabularyType)
    /// An application, by its identifier.
    case app(String)
  }

  /// The words, by their index in the utterance.
  package var words: Range<Int>
  package var subject: Subject
  /// How the best of the names was found.
  package var found: VocabularyMatch.Found
  /// The identifier of the app whose words these are; `nil` for the user's own.
  package var app: String?
  var table: Int32
  var postings: Range<UInt32>

  /// The type of the name; `nil` for an app.
  package var type: VocabularyType? {
    if case .name(let type) = subject { type } else { nil }
  }
}

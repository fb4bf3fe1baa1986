import IntentText
import LanguageNotation
import Parley

/// The words that the simulated apps look past in what they are asked for, of all languages, folded.
enum SimulatedWords {
  /// Words before a name that are no part of it.
  static let leads = Set(folded(.lead))
  /// What the forms of a word end in, the longest first.
  static let endings = Set(folded(.ending)).sorted { ($1.count, $0) < ($0.count, $1) }

  private static func folded(_ list: WordLists.Key) -> [String] {
    Language.all.words(list).map { Folding.folded($0) }
  }
}

import IntentText
import LanguageNotation
import Parley

/// The words of all languages, folded, that the simulated apps ignore when they compare names.
enum SimulatedWords {
  /// Words before a name that are no part of it.
  static let leads = Set(folded(.lead))
  /// The endings in which the forms of a word differ, the longest first.
  static let endings = Set(folded(.ending)).sorted { ($1.count, $0) < ($0.count, $1) }

  private static func folded(_ list: WordLists.Key) -> [String] {
    Language.all.words(list).map { Folding.folded($0) }
  }
}

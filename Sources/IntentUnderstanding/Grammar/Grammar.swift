import IntentLanguages
import IntentModel
import IntentText

/// One language, compiled: its words, its classes, its phrases as an automaton.
struct Grammar: Sendable {
  struct Slot: Sendable, Hashable {
    var parameter: String
    var filler: SlotFiller
  }

  struct Phrase: Sendable {
    var source: String
    var constants: [Constant]
  }

  /// What a phrase says without a word for it.
  struct Constant: Sendable {
    var parameter: String
    var meaning: SpokenValue.Meaning
    var symbol: String
  }

  struct IntentEntry: Sendable {
    var name: IntentName
    var looksBack: Bool
  }

  var tag: String
  var lexicon: Lexicon
  var classes: [WordClass]
  var automaton: Automaton
  var slots: [Slot]
  /// The vocabulary types that slots ask for.
  var types: [VocabularyType]
  var intents: [IntentEntry]
  var phrases: [Phrase]
  /// The class of the words that join a list ("and"), -1 where there is none.
  var joiner: Int32
}

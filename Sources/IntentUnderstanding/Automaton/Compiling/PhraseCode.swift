import LanguageNotation

/// Phrases with every name in them looked up: steps from node to node, of which a network is built.
///
/// A part that phrases share is looked up once for each intent, and its steps are taken by every phrase that has it.
struct PhraseCode {
  enum Step {
    /// A word that is written out, by its hash.
    case word(UInt64)
    /// A word of a class.
    case wordClass(Int32)
    /// A word of any class of a range of ``classes``.
    case anyClass(Range<Int32>)
    /// No word of the language leads on.
    case nothing
    /// The steps of a part, by its place in ``parts``.
    case part(Int32)
    /// As many ways as the number says follow, each a ``way(_:)``.
    case choice(Int32)
    /// One way of a choice: as many steps as the number says.
    case way(Int32)
    /// As many steps as the number says, which may be left out.
    case optional(Int32)
    /// As many steps as the number says, any number of times.
    case repeated(Int32)
    /// The name of an app.
    case app
    /// Any words, which are kept for nothing.
    case anyWords
    /// A value, by its place in ``slots``.
    case slot(Int32)
    /// A symbol by its words: the place in ``slots``, and the classes as a range of ``classes``.
    case symbols(Int32, Range<Int32>)
    /// What only an act has.
    case actSlot(PhraseCompiler.ActSlot)
    /// The words of a class introduce a parameter, by its place in ``introduced``.
    case introduces(Int32, Int32)
  }

  struct Slot {
    var slot: Grammar.Slot
    /// Whether only a name that a vocabulary knows is taken.
    var isKnown: Bool
  }

  struct Phrase {
    /// The phrase as it is written, the intent that it is of, and what is known of it.
    var definition: Definition.Phrase
    var constants: [Grammar.Constant]
    var place: GrammarCompiler.Place
    /// Its steps among ``PhraseCode/steps``.
    var steps: Range<Int>
  }

  var steps: [Step] = []
  var parts: [Range<Int>] = []
  var classes: [Int32] = []
  var slots: [Slot] = []
  /// The parameters that words introduce; see ``Grammar/place(of:in:)``.
  var introduced: [String] = []
  var phrases: [Phrase] = []
  /// The classes of each kind of reply: those of “act” are `act_yes`, `act_no` and so on.
  var families: [String: [Int32]] = [:]
}

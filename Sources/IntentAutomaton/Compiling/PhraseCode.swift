import LanguageNotation

/// Phrases with every name in them resolved: a list of steps from which the network is built.
///
/// A shared part is resolved once for each intent; all phrases that have it use the same steps.
struct PhraseCode {
  enum Step {
    /// A word that is written out, by its hash.
    case word(UInt64)
    /// A word of a class.
    case wordClass(Int32)
    /// A word of any class of a range of ``classes``.
    case anyClass(Range<Int32>)
    /// A word that the language does not have: the path ends here.
    case nothing
    /// The steps of a part, by its place in ``parts``.
    case part(Int32)
    /// A choice between the given number of alternatives; each follows as a ``way(_:)``.
    case choice(Int32)
    /// One alternative, of the given number of steps.
    case way(Int32)
    /// The given number of steps, which may be left out.
    case optional(Int32)
    /// The given number of steps, repeated any number of times.
    case repeated(Int32)
    /// The name of an app.
    case app
    /// Any words, which become no value.
    case anyWords
    /// A value, by its place in ``slots``.
    case slot(Int32)
    /// A symbol: its place in ``slots``, and the classes of its words as a range of ``classes``.
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
    /// The phrase as it is written, its intent, and what is known of it.
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

import DataStructures
import IntentModel
import IntentText
import LanguageNotation

/// One language, compiled: its words, its classes, its phrases as an automaton.
///
/// It is a class so that the many parts of one reading share it without counting references to each table.
package final class Grammar: Sendable {
  package struct Slot: Sendable, Hashable {
    package var parameter: String
    package var filler: SlotFiller

    /// The name of a slot for words that no parameter of the intent takes.
    package static let untaken = "untaken"
  }

  package struct Phrase: Sendable {
    package var constants: [Constant]
    /// The intent or act whose phrase it is, by its place; and what the phrase costs.
    var entry: Int32
    var cost: Float
  }

  /// A value that a phrase gives a parameter without a word for it.
  package struct Constant: Sendable {
    package var parameter: String
    package var meaning: SpokenValue.Meaning
    package var symbol: String
  }

  package struct IntentEntry: Sendable {
    package var name: IntentName
    package var looksBack: Bool
    /// Whether its phrases only add to a request that another sentence makes.
    var isDetail = false
    /// The act that its phrases say; `nil` for those of an intent.
    package var act: ActForm?
    /// Whether it has a parameter for a time.
    var takesTimes = false
  }

  package let tag: String
  package let lexicon: Lexicon
  package let classes: [WordClass]
  /// By class, what a word of it is for.
  package let tokens: FlatArray<ClassToken>
  package let automaton: Automaton
  package let slots: [Slot]
  /// The vocabulary types that slots ask for.
  package let types: [VocabularyType]
  package let intents: [IntentEntry]
  package let phrases: [Phrase]
  /// By phrase, the UTF-8 of its name in evidence; see ``role(ofPhrase:)``.
  package let phraseRoles: Runs<UInt8>
  /// The class of the words that join a list ("and"), -1 where there is none.
  package let joiner: Int32
  /// The class of the words between two requests, -1 where there is none.
  let joint: Int32
  /// The class of the discourse markers, -1 where there is none.
  let discourseMarker: Int32
  /// The class of the words that begin an indirect question ("if"), -1 where there is none.
  package let indirect: Int32
  /// The class of the verbs that need a subject before them, -1 where there is none.
  package let finite: Int32
  /// The names in evidence of the words of a class, and of those of a slot.
  package let classRoles: [String]
  /// By class, the list of replies that its words belong to.
  private let replyLists: FlatArray<UInt64>
  package let slotRoles: [SlotRoles]
  /// By the class of a symbol's words, the parameters whose slots name that symbol.
  package let symbolSlots: [Int32: Set<String>]
  /// By class, the parameters of intents that its words introduce in requests; see ``place(of:in:)``.
  package let introduced: [Int32: Set<String>]

  /// A parameter of an intent as one string.
  package static func place(of parameter: String, in intent: IntentName?) -> String {
    "\(intent?.rawValue ?? "") \(parameter)"
  }

  package struct SlotRoles: Sendable {
    package var plain: String
    package var known: String
    package var free: String
  }

  init(
    tag: String, lexicon: Lexicon, classes: [WordClass], tokens: FlatArray<ClassToken>, automaton: Automaton,
    slots: [Slot], types: [VocabularyType], intents: [IntentEntry], phrases: [Phrase], phraseRoles: Runs<UInt8>,
    joiner: Int32, joint: Int32, discourseMarker: Int32, indirect: Int32, finite: Int32,
    symbolSlots: [Int32: Set<String>], introduced: [Int32: Set<String>]
  ) {
    self.introduced = introduced
    self.symbolSlots = symbolSlots
    self.tag = tag
    self.lexicon = lexicon
    self.classes = classes
    self.tokens = tokens
    self.automaton = automaton
    self.slots = slots
    self.types = types
    self.intents = intents
    self.phrases = phrases
    self.phraseRoles = phraseRoles
    self.joiner = joiner
    self.joint = joint
    self.discourseMarker = discourseMarker
    self.indirect = indirect
    self.finite = finite
    classRoles = classes.map { $0.name.isEmpty ? "word" : "class \($0.name)" }
    replyLists = FlatArray(classes.map { ReplyLists(ofClass: $0.name).bits })
    slotRoles = slots.map { slot in
      let role = "slot \(slot.parameter)"
      return SlotRoles(plain: role, known: "\(role), known", free: "\(role), free")
    }
  }

  /// A phrase's name in evidence: the word "phrase" and the phrase as it is written.
  package func role(ofPhrase phrase: Int32) -> String { String(decoding: phraseRoles[Int(phrase)], as: UTF8.self) }

  /// Whether a class is one of some lists of replies.
  package func isOf(_ lists: ReplyLists, _ wordClass: Int32) -> Bool { replyLists[Int(wordClass)] & lists.bits != 0 }

  /// The least weight of a word with which a request can begin.
  private static let leastOpening: Float = 0.5

  /// Whether words of a class can begin a request and show that one begins.
  func opensRequest(with wordClass: Int32) -> Bool {
    tokens[Int(wordClass)].gain >= Self.leastOpening && automaton.begins(with: wordClass)
  }

  /// The groups of the phrases of an intent, a bit each.
  package func groups(of name: IntentName) -> UInt32 {
    intents.indices.reduce(0) { groups, place in
      let entry = intents[place]
      let isOther = entry.name != name || entry.act != nil
      return isOther ? groups : groups | Reach.groups(Reach.group(ofIntent: place))
    }
  }

  /// The number of the entry for an intent's details, -1 where it has none.
  package func detail(of name: IntentName) -> Int32 {
    intents.firstIndex { $0.isDetail && $0.name == name }.map(Int32.init) ?? -1
  }
}

extension IntentName {
  /// The intent of phrases that ask for none of the host's intents.
  package static let none = IntentName(Definition.Phrase.noIntent)
}

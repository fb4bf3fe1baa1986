import LanguageNotation

/// A class of words as the automaton knows it; its number is its place in the grammar's list.
package struct WordClass: Sendable {
  package var name: String
  package var role: Definition.Role
  /// What one of its words adds to a score.
  var weight: Float

  /// The classes that every grammar has, at these places.
  static let comma: Int32 = 0
  package static let app: Int32 = 1
  static let filler: Int32 = 2
  package static let polite: Int32 = 3
  package static let relation: Int32 = 4
  package static let label: Int32 = 5
  package static let service: Int32 = 6
  static let opening: Int32 = 7
  static let introduction: Int32 = 8
  package static let clause: Int32 = 9
  package static let adjunct: Int32 = 10
  /// Words of denial, by where they stand; see ``Definition/DenialPlace``.
  static let denialBefore: Int32 = 11
  static let denialWithin: Int32 = 12
  static let denialNext: Int32 = 13
  static let denialBehind: Int32 = 14
  static let denialAgain: Int32 = 15
  static let denialClause: Int32 = 16
  static let denialAfter: Int32 = 17
  static let denialOnly: Int32 = 18
  /// Words that put a request off, and a time that no parameter takes.
  package static let deferral: Int32 = 19
  /// Words with which a speaker takes back what was said.
  package static let repair: Int32 = 20

  /// The class for words that no phrase has but that may stand beside one.
  static func number(of role: Definition.Role) -> Int32 {
    switch role {
    case .polite: polite
    case .opening: opening
    case .introduction: introduction
    case .clause: clause
    case .adjunct: adjunct
    case .deferral: deferral
    case .repair: repair
    default: filler
    }
  }

  /// The class of the words of denial in one place.
  static func number(of place: Definition.DenialPlace) -> Int32 {
    switch place {
    case .before: denialBefore
    case .within: denialWithin
    case .next: denialNext
    case .behind: denialBehind
    case .again: denialAgain
    case .clause: denialClause
    case .after: denialAfter
    case .only: denialOnly
    }
  }

  static let builtIn: [WordClass] = [
    WordClass(name: "comma", role: .wordClass, weight: 0),
    WordClass(name: "app", role: .wordClass, weight: 0),
    WordClass(name: "filler", role: .filler, weight: 0),
    WordClass(name: "polite", role: .polite, weight: 0),
    WordClass(name: "relation", role: .relation, weight: 0.9),
    WordClass(name: "label", role: .label, weight: 0.4),
    WordClass(name: "service", role: .service, weight: 0),
    WordClass(name: "opening", role: .opening, weight: 0),
    WordClass(name: "introduction", role: .introduction, weight: 0),
    WordClass(name: "clause", role: .clause, weight: 0),
    WordClass(name: "adjunct", role: .adjunct, weight: 0),
    WordClass(name: "denial before", role: .denial, weight: 0),
    WordClass(name: "denial within", role: .denial, weight: 0),
    WordClass(name: "denial next", role: .denial, weight: 0),
    WordClass(name: "denial behind", role: .denial, weight: 0),
    WordClass(name: "denial again", role: .denial, weight: 0),
    WordClass(name: "denial clause", role: .denial, weight: 0),
    WordClass(name: "denial after", role: .denial, weight: 0),
    WordClass(name: "denial only", role: .denial, weight: 0),
    WordClass(name: "deferral", role: .deferral, weight: 0),
    WordClass(name: "repair", role: .repair, weight: 0),
  ]
}

/// The traits of a single word, independent of its neighbours.
package struct WordTraits: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Holds a sentence together: an article, a pronoun, a preposition.
  package static let function = WordTraits(rawValue: 1)
  /// An ordinary word of the language, unlikely as a name.
  package static let common = WordTraits(rawValue: 2)
  /// Speaks for a domain that the assistant does not serve.
  package static let outOfDomain = WordTraits(rawValue: 4)
  /// A filler or a polite word.
  package static let filler = WordTraits(rawValue: 8)
  /// Carries the meaning of one of the phrases: a verb of sending, a noun for a message.
  package static let structural = WordTraits(rawValue: 16)
  /// A function word that cannot begin a sentence by itself.
  package static let preposition = WordTraits(rawValue: 32)
  /// A small word that a name may contain.
  static let particle = WordTraits(rawValue: 64)
  /// Refers to the speaker: "tell me" asks the assistant, not another person.
  package static let firstPerson = WordTraits(rawValue: 256)
  /// Asks: "how", "why".
  package static let question = WordTraits(rawValue: 512)
  package static let known = WordTraits(rawValue: 128)
  /// Begins a clause before its verb: "I", "my", "she's".
  package static let leading = WordTraits(rawValue: 2048)
  /// A single letter, which may be an initial; set for words of an utterance, not of a language.
  static let initial = WordTraits(rawValue: 1024)

  /// Whether the language has no such word.
  package var isUnknown: Bool { subtracting(.initial) == [] }
}

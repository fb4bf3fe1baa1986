import IntentModel
import IntentText
import LanguageNotation

/// A language's words of replying, compiled: acts, markers of correction, the names of parameters.
///
/// One entry a line: a role, for some roles a name, `=`, and the ways to say it. `after StartWorkout PauseWorkout = pause`
/// is a request only after another one, and a fourth name is the parameter that the people of that one are; `marker payee = pay` says of what follows which parameter it is.
struct ReplyWords: Sendable {
  /// What words are for in a reply.
  enum Role: Sendable, Hashable {
    case act(ReplyAct)
    /// The words of an act that can be a message as well: not where a message is asked for.
    case possibleAct(ReplyAct)
    /// Says nothing: skipped at both ends of a reply.
    case filler
    /// Says nothing after an act: "works *for me*".
    case tail
    /// Before the content of a message: "tell her that".
    case lead
    /// After a yes, says that it is right: "correct", "confirm".
    case agreement
    /// Words beside those of agreeing, which say nothing else: "the *details you have are* correct".
    case aroundAgreement
    /// Begins a correction: "actually", "no, I meant".
    case correction
    /// Ends one: "instead".
    case instead
    /// Begins a change: "change", "make".
    case change
    /// Between what is changed and the new value: "to".
    case to
    /// Between a parameter's name and what it is to be: "is", "should be".
    case `is`
    /// Begins a question back, which is no place and no name: "is there". The language's `question` words do so too.
    case question
    /// What is changed, where it is not named: "it".
    case it
    /// Before a name or place that is no part of it: "to", "with", "it's".
    case preposition
    case article
    /// A word in place of the picked thing: "one", "option".
    case one
    case last
    /// The one that has as many before it as after it.
    case middle
    /// Tells a value by the one before.
    case relative(RelativeWord)
    case and
    /// Begins an addition: "add", "also".
    case addition
    /// Ends one: "too", "as well".
    case too
    /// Says that a request is made again: "the same".
    case same
    /// Is a request only after another: "pause" after one that began a workout.
    case following(IntentName, IntentName, people: String?)
    /// The name of a parameter in the users' words.
    case parameter(String)
    /// Says by itself which parameter follows: "going to", "pick me up at".
    case marker(String)
    /// Leaves a value out: "remove", "without"; in some languages with a word after it: “nimm … raus”.
    case removal
    /// Before what a payment is for: "for", "it's for".
    case purpose
    /// Before a value that is wrong: "not".
    case negation
    /// Between what is right and what is wrong: "instead of".
    case insteadOf
    /// Before a name: "called".
    case naming
    /// Before what follows from the words before: "so".
    case therefore
    /// After a no, says why nothing is to be done: "too much".
    case refusing
    /// After a no, begins to say what is done instead: "I'll walk".
    case plan
    /// Calls somebody in the room, who is no contact: "love", "dad".
    case aside
    /// Describes something without naming it: "somewhere", "the cheapest".
    case describing
    /// A word for a kind of place: "station".
    case place
    /// Between what is wrong and what is right: "but".
    case but
    /// Before an amount that is less than nothing: "minus".
    case minus
    /// Says the same as a word of a name: "small" for "little".
    case synonym(String)
    /// Does something in the middle of a conversation that answers nothing: "hold on", "go back", "skip it".
    case turn(TurnAct)
    /// Begins a question of the user's about the open request.
    case ask(QuestionSubject)
  }

  private(set) var phrases = ReplyTrie.Builder().finished()
  /// The words that begin a request which a reply may be the rest of: by intent, and by intent and parameter.
  private(set) var carriers: [String: [String]] = [:]
  /// What may be asked for after each request in words that are none by themselves.
  private(set) var followers: [IntentName: Set<IntentName>] = [:]
  private(set) var problems: [NotationProblem] = []

  init(_ language: Language) {
    var builder = ReplyTrie.Builder()
    for (file, section) in language.sections(.replies) {
      problems += NotationLines(section).problems(in: file) { try add($0, to: &builder) }
    }
    phrases = builder.finished()
  }

  /// The bytes that the words take, about.
  var byteCount: Int { phrases.byteCount + carriers.values.reduce(0) { $0 + HeldBytes.of($1) } }

  // MARK: Compiling

  private mutating func add(_ entry: NotationEntry, to phrases: inout ReplyTrie.Builder) throws -> Bool {
    guard let kind = entry.names.first, entry.right != nil else { return false }
    if kind == "carrier" {
      guard entry.names.count >= 2 else { return false }
      carriers[entry.names.dropFirst().joined(separator: " "), default: []]
        .append(entry.rightFields.joined(separator: " "))
      return true
    }
    let roles =
      kind == "after" ? following(entry.names) : Role(kind, entry.names.dropFirst().first).map { [$0] } ?? []
    guard !roles.isEmpty, let pattern = try entry.pattern() else { return false }
    for row in try PatternExpansion.rows(of: pattern) {
      let hashes = row.compactMap { element -> UInt64? in
        if case .word(let hash, _) = element { hash } else { nil }
      }
      guard !hashes.isEmpty, hashes.count == row.count else { continue }
      for role in roles { phrases.add(role, for: hashes) }
    }
    return true
  }

  /// `after StartWorkout,ResumeWorkout PauseWorkout = …`: what is said after either to ask for the third.
  private mutating func following(_ names: [String]) -> [Role] {
    guard (3...4).contains(names.count) else { return [] }
    let next = IntentName(names[2])
    let people = names.count == 4 ? names[3] : nil
    return names[1].split(separator: ",").map { name in
      let intent = IntentName(String(name))
      followers[intent, default: []].insert(next)
      return .following(intent, next, people: people)
    }
  }
}

extension ReplyWords {
  /// Kinds of roles: those that one look at a word asks for.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    static let act = kind(0), possibleAct = kind(1), filler = kind(2), tail = kind(3), lead = kind(4)
    static let agreement = kind(5), aroundAgreement = kind(6), correction = kind(7), instead = kind(8)
    static let change = kind(9), to = kind(10), `is` = kind(11), question = kind(12), it = kind(13)
    static let preposition = kind(14), article = kind(15), one = kind(16), last = kind(17), middle = kind(18)
    static let relative = kind(19), and = kind(20), addition = kind(21), too = kind(22), same = kind(23)
    static let following = kind(24), parameter = kind(25), marker = kind(26), removal = kind(27)
    static let purpose = kind(28), negation = kind(29), insteadOf = kind(30), naming = kind(31)
    static let therefore = kind(32), refusing = kind(33), plan = kind(34), aside = kind(35), describing = kind(36)
    static let place = kind(37), but = kind(38), minus = kind(39), synonym = kind(40), turn = kind(41), ask = kind(42)

    private static func kind(_ bit: UInt64) -> Self { Self(rawValue: 1 << bit) }
  }
}

extension ReplyWords.Role {
  var kind: ReplyWords.Kinds {
    switch self {
    case .act: .act
    case .possibleAct: .possibleAct
    case .filler: .filler
    case .tail: .tail
    case .lead: .lead
    case .agreement: .agreement
    case .aroundAgreement: .aroundAgreement
    case .correction: .correction
    case .instead: .instead
    case .change: .change
    case .to: .to
    case .is: .is
    case .question: .question
    case .it: .it
    case .preposition: .preposition
    case .article: .article
    case .one: .one
    case .last: .last
    case .middle: .middle
    case .relative: .relative
    case .and: .and
    case .addition: .addition
    case .too: .too
    case .same: .same
    case .following: .following
    case .parameter: .parameter
    case .marker: .marker
    case .removal: .removal
    case .purpose: .purpose
    case .negation: .negation
    case .insteadOf: .insteadOf
    case .naming: .naming
    case .therefore: .therefore
    case .refusing: .refusing
    case .plan: .plan
    case .aside: .aside
    case .describing: .describing
    case .place: .place
    case .but: .but
    case .minus: .minus
    case .synonym: .synonym
    case .turn: .turn
    case .ask: .ask
    }
  }
}

/// What a reply can be besides a value.
enum ReplyAct: String, Sendable, Hashable, CaseIterable {
  case yes, no, cancel, help
  case repetition = "repeat"
  /// Yes to the go-ahead: "send it".
  case send
  /// No to the go-ahead: "don't send it".
  case hold
}

/// How a new value is told by the old one.
enum RelativeWord: String, Sendable, Hashable, CaseIterable {
  case double, half, more, less

  /// Whether it adds; `nil` for words that say the whole change.
  var isMore: Bool? {
    switch self {
    case .more: true
    case .less: false
    case .double, .half: nil
    }
  }
}

/// What is done in the middle of a conversation besides answering.
enum TurnAct: String, Sendable, Hashable, CaseIterable {
  case wait, back, skip, restart, resume, thanks, greet, farewell
  /// All of the two, or all of those that are offered: "both", "all of them".
  case both, all
  /// What is left of asking what an app can do when its name is taken away.
  case appHelp
}

extension ReplyWords.Role {
  /// What says which of those offered is meant, what the new value is by the old one, or what a value is beside others.
  private static func telling(_ kind: String, _ name: String?) -> Self? {
    switch kind {
    case "last": .last
    case "middle": .middle
    case "insteadOf": .insteadOf
    case "naming": .naming
    case "therefore": .therefore
    case "refusing": .refusing
    case "plan": .plan
    case "aside": .aside
    case "agreement": .agreement
    case "aroundAgreement": .aroundAgreement
    case "removal": .removal
    case "purpose": .purpose
    case "describing": .describing
    case "place": .place
    case "relative": name.flatMap(RelativeWord.init(rawValue:)).map { .relative($0) }
    default: nil
    }
  }

  init?(_ kind: String, _ name: String?) {
    if let telling = Self.telling(kind, name) {
      self = telling
      return
    }
    switch kind {
    case "act":
      guard let act = name.flatMap(ReplyAct.init(rawValue:)) else { return nil }
      self = .act(act)
    case "maybe":
      guard let act = name.flatMap(ReplyAct.init(rawValue:)) else { return nil }
      self = .possibleAct(act)
    case "turn":
      guard let act = name.flatMap(TurnAct.init(rawValue:)) else { return nil }
      self = .turn(act)
    case "ask":
      guard let facet = name.flatMap(QuestionSubject.init(rawValue:)) else { return nil }
      self = .ask(facet)
    case "negation": self = .negation
    case "but": self = .but
    case "minus": self = .minus
    case "synonym":
      guard let name else { return nil }
      self = .synonym(name)
    case "filler": self = .filler
    case "tail": self = .tail
    case "lead": self = .lead
    case "correction": self = .correction
    case "instead": self = .instead
    case "change": self = .change
    case "to": self = .to
    case "is": self = .is
    case "question": self = .question
    case "it": self = .it
    case "preposition": self = .preposition
    case "article": self = .article
    case "one": self = .one
    case "and": self = .and
    case "addition": self = .addition
    case "too": self = .too
    case "same": self = .same
    case "parameter":
      guard let name else { return nil }
      self = .parameter(name)
    case "marker":
      guard let name else { return nil }
      self = .marker(name)
    default: return nil
    }
  }
}

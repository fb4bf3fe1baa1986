import IntentModel
import LanguageNotation

/// What the sections of `replies` say of requests: the words that begin one which a reply may be the rest of, and what may
/// be asked for after each in words that are none by themselves.
///
/// One entry a line: a kind, for some kinds a name, `=`, and the ways to say it. The words themselves are classes of the
/// phrases of acts; see ``ReplyClasses``.
struct ReplyWords: Sendable {
  /// A request that words ask for only after another one: `after StartWorkout,ResumeWorkout PauseWorkout = pause`; a
  /// fourth name is the parameter that the people of that one are, or `*` where all values are taken over that both take.
  struct Follower: Sendable, Hashable {
    var next: IntentName
    var takesOver: DialogueAct.TakenOver?
    var className: String
  }

  /// The words that begin a request which a reply may be the rest of: by intent, and by intent and parameter.
  private(set) var carriers: [String: [String]] = [:]
  /// What may be asked for after each request.
  private(set) var followers: [IntentName: Set<Follower>] = [:]
  private(set) var problems: [NotationProblem] = []

  init(_ language: Language) {
    for (file, section) in language.sections(.replies) {
      problems += NotationLines(section).problems(in: file) { try add($0) }
    }
  }

  /// What words of some classes ask for after earlier requests, the last one first.
  ///
  /// Each comes with the place of the request that it follows, and how many were made since that it is not about. What ends
  /// a request ends its being followed; one that was to end it, and was not done, is about it.
  func followers(
    of classes: Set<String>, after requests: [Situation.PastRequest]
  ) -> [(request: Follower, place: Int, distance: Int)] {
    var found: [(request: Follower, place: Int, distance: Int)] = []
    var over: Set<IntentName> = []
    var distance = 0
    for (place, request) in requests.enumerated() where !over.contains(request.intent) {
      var following = followers[request.intent, default: []]
      if following.isEmpty {
        let ended = followers.filter { $0.value.contains { $0.next == request.intent } }
        if request.isDone || ended.isEmpty {
          over.formUnion(ended.keys)
          if ended.isEmpty { distance += 1 }
          continue
        }
        following = ended.values.reduce(into: []) { $0.formUnion($1) }
      }
      let said = following.filter { classes.contains($0.className) }.min { $0.className < $1.className }
      if let said, !found.contains(where: { $0.request.next == said.next }) { found.append((said, place, distance)) }
      distance += 1
    }
    return found
  }

  /// The bytes that the words take, about.
  var byteCount: Int { carriers.values.reduce(0) { $0 + HeldBytes.of($1) } }

  /// How the names of classes begin whose words ask for something only after an earlier request.
  static let following = "after_"

  /// The name of the class that the words of a line are.
  static func className(of names: [String]) -> String {
    guard names.first == "after", names.count >= 3 else { return names.joined(separator: "_") }
    return following + [names[2], names.count > 3 ? names[3] : "", names[1]].joined(separator: ":")
  }

  private mutating func add(_ entry: NotationEntry) throws -> Bool {
    guard let kind = entry.names.first, entry.right != nil else { return false }
    let name = entry.names.dropFirst().first
    switch kind {
    case "carrier":
      guard entry.names.count >= 2 else { return false }
      carriers[entry.names.dropFirst().joined(separator: " "), default: []]
        .append(entry.rightFields.joined(separator: " "))
      return true
    case "after": follow(entry.names)
    default: break
    }
    return try Self.isKnown(kind, name) && entry.pattern() != nil
  }

  private mutating func follow(_ names: [String]) {
    guard (3...4).contains(names.count) else { return }
    let follower = Follower(
      next: IntentName(names[2]), takesOver: names.dropFirst(3).first.map(DialogueAct.TakenOver.init),
      className: Self.className(of: names))
    for name in names[1].split(separator: ",") { followers[IntentName(String(name)), default: []].insert(follower) }
  }

  /// Whether there is such a kind of line, with such a name.
  private static func isKnown(_ kind: String, _ name: String?) -> Bool {
    switch kind {
    case "act", "maybe": name.flatMap(ReplyAct.init(rawValue:)) != nil
    case "turn": name.flatMap(TurnAct.init(rawValue:)) != nil
    case "ask": name.flatMap(QuestionSubject.init(rawValue:)) != nil
    case "relative": name.flatMap(RelativeWord.init(rawValue:)) != nil
    case "after", "parameter", "marker", "synonym": name != nil
    default: ReplyList.named[kind] != nil
    }
  }

  /// Whether a class is one of the words of replies, which a language may do without.
  static func isClass(_ name: String) -> Bool {
    let parts = name.split(separator: "_", maxSplits: 1).map(String.init)
    guard let kind = parts.first else { return false }
    return parts.count > 1
      ? isKnown(kind, parts[1]) : NamedList(rawValue: kind) != nil || ReplyList.named[kind] != nil
  }
}

/// The kinds of lists of `replies` that have a name.
private enum NamedList: String {
  case act, maybe, turn, ask, relative, after, parameter, marker
}

/// The lists of `replies` without a name.
enum ReplyList: UInt8, Sendable, Hashable, CaseIterable {
  case filler, tail, lead, agreement, aroundAgreement, correction, instead, change, to, `is`, question, it, preposition
  case article, one, last, middle, and, addition, too, same, removal, purpose, negation, insteadOf, naming, therefore
  case refusing, plan, aside, describing, place, but, minus, first, outer, ofThem, neither
  case opening, unfit, writing, wondering, decline, `as`

  var name: String { "\(self)" }

  static let named = Dictionary(allCases.map { ($0.name, $0) }) { first, _ in first }
}

/// Some of the lists of `replies` without a name, one bit each: many words are asked whether they are of one of them.
struct ReplyLists: Sendable, ExpressibleByArrayLiteral {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }
  init(arrayLiteral lists: ReplyList...) { bits = lists.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// The list that the words of a class are; none for any other class.
  init(ofClass name: String) { bits = ReplyList.named[name].map { 1 << UInt64($0.rawValue) } ?? 0 }
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
  case double, half, more, less, swap
}

/// What is done in the middle of a conversation besides answering.
enum TurnAct: String, Sendable, Hashable, CaseIterable {
  case wait, back, skip, restart, resume, thanks, greet, farewell
  /// All of the two, or all of those that are offered: "both", "all of them".
  case both, all
  /// What is left of asking what an app can do when its name is taken away.
  case appHelp
}

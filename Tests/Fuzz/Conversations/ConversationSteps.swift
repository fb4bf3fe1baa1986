import Parley

/// What a user, a host and the world do in one case, as lines of text.
struct ConversationSteps {
  enum Step {
    case say(String)
    /// What says that this request is not wished.
    case deny(IntentName, String)
    /// A question for this fact about the open request.
    case ask(QuestionSubject, String)
    case tap(Int)
    case press(Int)
    case lock, unlock, cancel, restore, resume, silence
    /// The conversation is stored, and later gone on with as it was stored: two copies of it have been heard then.
    case copy, swap
    case unlocks(Bool)
    case advance(Double)
    case forget(String)
    case mode(ConversationMode)
    case permission(PermissionStatus)
    /// Something happens while a handler of this phase works.
    case during(phase: String, action: String)
  }

  var folders = ["Vocabulary/MonkeyChat"]
  var language = Language.english
  /// Whether the conversation is compared with one that is stored and restored before each step.
  var isCompared = false
  var steps: [Step] = []

  /// Reads lines; what is no step is left out.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let word = line.prefix { $0 != " " }
      read(String(word), String(line.dropFirst(word.count + 1)))
    }
    if isCompared { steps.removeAll { !$0.isComparable } }
  }

  private static let folders = [
    "Vocabulary/MonkeyChat", "Vocabulary/MonkeyPay", "Vocabulary/MonkeyRides", "Vocabulary/MonkeyFit",
    "Vocabulary/MonkeyPix", "Vocabulary/MonkeyEats", "Examples/Apps/BananaCash", "Examples/Apps/EightyBobos",
    "Examples/Apps/JungleMaps", "Examples/Apps/OneBobo", "Examples/Apps/RingingPhone", ContactsApp.name,
  ]

  private mutating func read(_ word: String, _ rest: String) {
    switch word {
    case "apps":
      let named = Self.folders.filter { rest.split(separator: " ").map(String.init).contains($0) }
      if !named.isEmpty { folders = named }
    case "language": language = Language.all.first { $0.tag == rest } ?? language
    case "compare": isCompared = true
    case "mode": if let mode = ConversationMode(rawValue: rest) { steps.append(.mode(mode)) }
    case "permission": steps.append(.permission(rest == "denied" ? .denied : .notDetermined))
    case "deny", "ask":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { break }
      if word == "deny" { steps.append(.deny(IntentName(parts[0]), parts[1])) }
      if let subject = QuestionSubject(rawValue: parts[0]) { steps.append(.ask(subject, parts[1])) }
    case "during":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { steps.append(.during(phase: parts[0], action: parts[1])) }
    default: if let step = Self.step(word, rest) { steps.append(step) }
    }
  }

  static func step(_ word: String, _ rest: String) -> Step? {
    switch word {
    case "say": .say(rest)
    case "tap": Int(rest).map { .tap($0) }
    case "press": Int(rest).map { .press($0) }
    case "lock": .lock
    case "unlock": .unlock
    case "cancel": .cancel
    case "restore": .restore
    case "resume": .resume
    case "silence": .silence
    case "copy": .copy
    case "swap": .swap
    case "unlocks": .unlocks(rest == "yes")
    case "advance": Double(rest).map { .advance($0) }
    case "forget": .forget(rest)
    default: nil
    }
  }
}

extension ConversationSteps.Step {
  /// What the user says; `nil` where something else happens.
  var words: String? {
    switch self {
    case .say(let words), .deny(_, let words), .ask(_, let words): words
    default: nil
    }
  }

  /// Whether a restored conversation goes on the same after it.
  ///
  /// A request that asks for the permission right before it is handled asks for the go-ahead again where it is restored.
  fileprivate var isComparable: Bool {
    switch self {
    case .during, .permission, .copy, .swap: false
    default: true
    }
  }
}

import Parley
import TestSupport

/// Makes up the steps of a case.
struct RandomUser: Sendable {
  private struct Script {
    var apps: [String]
    var language: String
    /// The user's lines, as steps.
    var lines: [String]
  }

  private let scripts: [Script]
  private let utterances: [String]
  /// What says in each language that something is not wished, and what asks for facts, as steps.
  private let denials: [String: [String]]
  private let questions: [String: [String]]

  /// Reads the example scripts, whose lines users follow.
  init() throws {
    scripts = SeedFiles.bytes(in: "Examples/Conversations", ending: ".conversation")
      .compactMap { Self.script(String(decoding: $0, as: UTF8.self)) }
    utterances = scripts.flatMap(\.lines).filter { $0.hasPrefix("say ") }
    try expect(!utterances.isEmpty, "there are example scripts below Examples/Conversations")
    let tags = Language.all.map(\.tag)
    denials = try Dictionary(
      uniqueKeysWithValues: tags.map { tag in
        // What a message is to say may be anything, so also that nothing is to be sent.
        let denied = try DenialTable(tag).denied.filter { !Self.takeAnyWords.contains($0.intent) }
        return (tag, denied.map { "deny \($0.intent) \($0.text)" })
      })
    questions = try Dictionary(
      uniqueKeysWithValues: tags.map { tag in
        (tag, try FactsTable(tag).questions.map { "ask \($0.facet.rawValue) \($0.words)" })
      })
  }

  private static let takeAnyWords: Set<IntentName> = ["SendMessage", "EditMessage"]

  private static func script(_ text: String) -> Script? {
    var script = Script(apps: [], language: "en", lines: [])
    for line in text.split(separator: "\n") {
      let key = line.prefix { $0 != ":" }
      let value = line.dropFirst(key.count + 1).drop { $0 == " " }
      switch key {
      case "app": script.apps = value.split { $0 == "," || $0 == " " }.map(String.init)
      case "locale": script.language = String(value.prefix(2))
      case "User": script.lines.append("say \(value)")
      case "tap": if Int(value) != nil { script.lines.append("tap \(value)") }
      case "locked": script.lines.append(value == "yes" ? "lock" : "unlock")
      case "unlocks": script.lines.append("unlocks \(value)")
      default: break
      }
    }
    return script.apps.isEmpty || script.lines.isEmpty ? nil : script
  }

  /// Apps that are set up together: few sets, so that most cases find theirs compiled.
  private static let sets = [
    ["Vocabulary/MonkeyPay", "Vocabulary/MonkeyChat", ContactsApp.name],
    ["Vocabulary/MonkeyPay", "Vocabulary/MonkeyRides"],
    [
      "Vocabulary/MonkeyChat", "Vocabulary/MonkeyPay", "Vocabulary/MonkeyRides", "Vocabulary/MonkeyFit",
      "Vocabulary/MonkeyPix", "Examples/Apps/BananaCash", ContactsApp.name,
    ],
  ]
  /// The most turns of a case.
  private static let mostTurns = 8

  /// The lines of a case.
  func steps(_ numbers: inout Numbers) -> [String] {
    let apps = numbers.pick(Self.sets)
    let language = numbers.isOne(in: 3) ? numbers.pick(Language.all.map(\.tag).filter { $0 != "en" }) : "en"
    let known = scripts.filter { $0.language == language && $0.apps.allSatisfy(apps.contains) }
    let followed = known.isEmpty ? scripts : known
    var lines = ["apps \(apps.joined(separator: " "))", "language \(language)"]
    if numbers.isOne(in: 8) { lines.append("compare") }
    let isCalm = numbers.isOne(in: 6)
    let most = 2 + numbers.below(Self.mostTurns - 1)
    var turns = 0
    func add(_ line: String) {
      if ["say", "deny", "ask", "tap", "press", "silence"].contains(line.prefix { $0 != " " }) { turns += 1 }
      if turns <= most { lines.append(line) }
    }
    while turns < most {
      let script = numbers.pick(followed)
      let start = numbers.isOne(in: 3) ? numbers.below(script.lines.count) : 0
      for line in script.lines[start...].prefix(1 + numbers.below(4)) where turns < most {
        if !isCalm { while numbers.isOne(in: 3) { add(disturbance(apps, &numbers)) } }
        add(numbers.isOne(in: 8) ? changed(line, &numbers) : line)
      }
      if numbers.isOne(in: 3) {
        for line in plan(apps, language, &numbers) { add(line) }
      } else {
        add(decision(language, &numbers))
      }
    }
    return lines
  }

  /// What people do on purpose, in few steps: to copy a conversation and say yes to both, to remove somebody who was
  /// just spoken of, to lock the device between a question and its answer.
  private func plan(_ apps: [String], _ language: String, _ numbers: inout Numbers) -> [String] {
    let name = numbers.pick(ContactsApp.names)
    let last = name.split(separator: " ").last.map(String.init) ?? name
    let reference = numbers.pick(["text him hello", "message her", "call him", "pay her 5 dollars", "text them hi"])
    let hasPeople = apps.contains(ContactsApp.name)
    switch numbers.below(hasPeople ? 7 : 5) {
    case 0: return [Self.payment(&numbers), "copy", "say yes", "swap", "say yes"]
    case 1: return ["lock", "say \(numbers.pick(Self.decisions))", "unlock", "say go on with the payment", "say yes"]
    case 2: return ["during confirm \(numbers.pick(["deny", "lock", "cancel"]))", "say yes", "say \(reference)"]
    case 3:
      let locks = ["lock", "advance 300", "advance 900", "unlock"]
      return ["say book a ride to the airport", "say yes", "say yes"]
        + (numbers.isOne(in: 3) ? locks.reversed() : locks)
    case 4:
      let denials = denials[language] ?? []
      return [Self.payment(&numbers), numbers.pick(denials.filter { $0.hasPrefix("deny SendPayment") })]
    case 5:
      return ["say text \(name) hello on Pigeon", "forget \(name)", "say \(reference)", "say say that again"]
    default:
      return [
        "say text \(numbers.isOne(in: 2) ? last : name) hello on Pigeon", "forget \(name)",
        "say \(numbers.pick(["the first one", "yes", "say that again", "both", "help"]))", "say yes",
      ]
    }
  }

  private static func payment(_ numbers: inout Numbers) -> String {
    "say pay \(numbers.pick(["Koko", "Zira", "Bobo the Great"])) \(numbers.below(20) + 1) dollars with MonkeyPay"
  }

  /// What decides about an open question, asks something about it, or denies it or something else.
  private func decision(_ language: String, _ numbers: inout Numbers) -> String {
    switch numbers.below(4) {
    case 0: numbers.pick(denials[language] ?? [])
    case 1: numbers.pick(questions[language] ?? [])
    default: "say \(numbers.pick(Self.decisions))"
    }
  }

  /// What decides about an open question.
  private static let decisions = ["yes", "yes", "cancel", "no", "ja", "sí", "oui", "say that again"]
  private static let replies = [
    "yes", "no", "cancel", "the first one", "the second one", "both", "say that again", "go back",
    "make it 500 dollars",
    "no, to Bobo", "actually, to Koko", "half of that", "an hour later", "why do you ask", "what are the options",
    "help",
    "um", "hold on", "skip that", "start over", "no wait", "not Koko", "how much is it", "send it", "change it",
    "never mind",
    "go on with the payment", "go on with the message", "it", "him", "there", "oui", "ja", "sí", "nein", "cancela",
    "20 euros",
    "all three", "Bobo", "Koko and Zira", "tomorrow at nine", "to the airport", "please send more bananas",
    "to and tell to and tell to and tell", "and then pay Koko 5 dollars", "yes but make it 7 dollars", "", " ",
    "?", "👍",
  ]
  private static let actions = [
    "lock", "unlock", "cancel", "slow 3", "slow 30", "throw", "hear yes", "hear cancel", "forget Zorvath Brimley",
    "deny",
  ]
  private static let people = [
    "message", "text Oda Brimley I am late", "pay Marnix Tull 20 dollars", "tell Brimley hello",
    "text Quillon Vex hi",
    "send Zorvath Brimley 5 dollars with Pigeon", "message Brimley on Pigeon",
  ]

  private func disturbance(_ apps: [String], _ numbers: inout Numbers) -> String {
    let hasPeople = apps.contains(ContactsApp.name)
    switch numbers.below(hasPeople ? 20 : 16) {
    case 0: return "lock"
    case 1: return "unlock"
    case 2: return numbers.isOne(in: 2) ? "unlocks no" : "unlocks yes"
    case 3: return "restore"
    case 4: return numbers.isOne(in: 2) ? "cancel" : "resume"
    case 5: return "advance \(numbers.pick([1, 5, 60, 180, 600, 86_400]))"
    case 6: return "tap \(numbers.below(4) + 1)"
    case 7: return "press \(numbers.below(2) + 1)"
    case 8: return "mode \(numbers.pick(ConversationMode.allCases).rawValue)"
    case 9...10: return "during \(numbers.pick(["resolve", "confirm", "handle"])) \(numbers.pick(Self.actions))"
    case 11: return numbers.isOne(in: 4) ? "permission \(numbers.pick(["denied", "asked"]))" : "say yes"
    case 12: return numbers.pick(["copy", "copy", "swap", "silence", "cancel"])
    case 13: return numbers.pick(utterances)
    case 14...15: return "say \(numbers.pick(Self.replies))"
    case 16: return "forget \(numbers.pick(ContactsApp.names))"
    default: return "say \(numbers.pick(Self.people))"
    }
  }

  /// The utterance with words left out, doubled or moved, or with another one after it.
  private func changed(_ line: String, _ numbers: inout Numbers) -> String {
    guard line.hasPrefix("say ") else { return line }
    var words = line.dropFirst(4).split(separator: " ").map(String.init)
    for _ in 0..<numbers.few(atMost: 4) where !words.isEmpty {
      let place = numbers.below(words.count)
      switch numbers.below(5) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[place], at: place)
      case 2: words.swapAt(place, numbers.below(words.count))
      case 3: words += numbers.pick(utterances).split(separator: " ").dropFirst().map(String.init)
      default: words.insert(numbers.pick(Self.replies), at: place)
      }
    }
    return "say \(words.joined(separator: " "))"
  }
}

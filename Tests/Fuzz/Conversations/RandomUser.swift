import Parley

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

  /// Reads the example scripts, whose lines users follow.
  init() throws {
    scripts = SeedFiles.bytes(in: "Examples/Conversations", ending: ".conversation")
      .compactMap { Self.script(String(decoding: $0, as: UTF8.self)) }
    utterances = scripts.flatMap(\.lines).filter { $0.hasPrefix("say ") }
    try expect(!utterances.isEmpty, "there are example scripts below Examples/Conversations")
  }

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

  /// The lines of a case.
  func steps(_ numbers: inout Numbers) -> [String] {
    let script = numbers.pick(scripts)
    var apps = numbers.isOne(in: 4) ? Self.all : script.apps
    if numbers.isOne(in: 3) { apps.append(ContactsApp.name) }
    var lines = ["apps \(apps.joined(separator: " "))", "language \(script.language)"]
    if numbers.isOne(in: 4) { lines.append("compare") }
    let isCalm = numbers.isOne(in: 5)
    for _ in 0..<numbers.few(atMost: 3) {
      let followed = numbers.isOne(in: 3) ? numbers.pick(scripts) : script
      for line in followed.lines.prefix(12) {
        if !isCalm { while numbers.isOne(in: 3) { lines.append(disturbance(apps, &numbers)) } }
        if !numbers.isOne(in: 8) { lines.append(numbers.isOne(in: 6) ? changed(line, &numbers) : line) }
      }
    }
    return lines
  }

  /// Apps of all kinds.
  private static let all = [
    "Vocabulary/MonkeyChat", "Vocabulary/MonkeyPay", "Vocabulary/MonkeyRides", "Vocabulary/MonkeyFit",
    "Vocabulary/MonkeyPix", "Examples/Apps/BananaCash",
  ]
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
    case 12: return numbers.pick(utterances)
    case 13...15: return "say \(numbers.pick(Self.replies))"
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

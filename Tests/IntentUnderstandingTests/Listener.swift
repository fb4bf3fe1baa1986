import Foundation
import Parley

/// An interpreter with a small world around it, and readings as short lines.
struct Listener {
  let interpreter: Interpreter
  let vocabulary: VocabularyIndex
  var situation: Situation

  /// All languages, compiled once for all tests: in a debug build that takes seconds.
  static let everyLanguage = Listener(Language.all)
  static let english = speaking(.english)

  /// One of the languages alone.
  static func speaking(_ language: Language) -> Listener {
    everyLanguage.limited(to: language.tag) ?? Listener([language])
  }

  init(_ languages: [Language], apps: [AssistantApp] = [.monkeyChat]) {
    // The built-in languages are tested to compile: an interpreter that knows nothing fails the tests that use it.
    self.interpreter =
      (try? Interpreter(languages: languages, intents: IntentDescription.builtIn, apps: apps))
      ?? Interpreter.deaf
    self.vocabulary = VocabularyIndex(contacts: Self.contacts)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    self.situation = Situation(now: Date(timeIntervalSince1970: 1_795_251_600), calendar: calendar, language: "en")
  }

  private static let contacts: [Person] = {
    var bobo = Person("Bobo")
    bobo.relationship = .friend
    var irene = Person("Irene")
    irene.relationship = .mother
    return [bobo, irene, Person("Alice Jones"), Person("Little Bobo")]
  }()

  private init(_ interpreter: Interpreter, like other: Listener) {
    self.interpreter = interpreter
    vocabulary = other.vocabulary
    situation = other.situation
  }

  /// The same with one of its languages; `nil` where it has none of this tag.
  func limited(to tag: String) -> Listener? {
    interpreter.limited(to: tag).map { Listener($0, like: self) }
  }

  func understanding(_ utterance: String) -> Understanding {
    interpreter.understand(utterance, vocabulary: vocabulary, in: situation)
  }

  /// `SendMessage recipients=Bobo content=hi there @MonkeyChat`, or `nothing`.
  func reading(_ utterance: String) -> String {
    guard let best = understanding(utterance).best else { return "nothing" }
    return Self.line(best)
  }

  /// The intent and what its values mean, in the order of their names; of what means nothing by itself the words.
  func meanings(_ utterance: String) -> [String] {
    guard let best = understanding(utterance).best else { return [] }
    let values = best.slots.map { slot in
      let meaning = slot.value.meaning == .words ? slot.value.text : "\(slot.value.meaning)"
      return "\(slot.parameter): \(meaning)"
    }
    return [best.intent.rawValue] + values.sorted()
  }

  static func line(_ reading: Reading) -> String {
    let slots = reading.slots.map { "\($0.parameter)=\(told($0.value))" }
    let app = reading.app.map { ["@\($0)"] } ?? []
    return ([reading.intent.rawValue] + slots + app).joined(separator: " ")
  }

  private static func told(_ value: SpokenValue) -> String {
    switch value.meaning {
    case .symbol(let symbol): symbol
    case .person(let person): told(person)
    case .number(let number): "\(number)"
    case .money(let amount): "\(amount.amount)\(amount.currencyCode)"
    default: value.text
    }
  }

  private static func told(_ person: Person) -> String {
    let handle = person.personHandle.map { "[\($0.label?.rawValue ?? $0.value ?? "")]" } ?? ""
    return person.displayName + handle
  }
}

extension Interpreter {
  /// All languages without an app, compiled once for all tests.
  static let everyLanguage = try? Interpreter(
    languages: Language.all, intents: IntentDescription.builtIn, apps: [])

  fileprivate static var deaf: Interpreter {
    do {
      return try Interpreter(languages: [], intents: [], apps: [])
    } catch {
      fatalError("an interpreter of no language has no mistakes")
    }
  }
}

extension AssistantApp {
  /// The sample app with the intents that its property list says.
  static let monkeyChat = AssistantApp(
    identifier: "MonkeyChat", displayName: "MonkeyChat", names: ["MonkeyChat"],
    supportedIntents: monkeyChatIntents)

  private static var monkeyChatIntents: [IntentName] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try? Data(contentsOf: package.appending(path: "Vocabulary/MonkeyChat/Info.plist"))
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    return (list?["IntentsSupported"] as? [String] ?? []).map(IntentName.init(siriKitName:))
  }
}

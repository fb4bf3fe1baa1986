#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation
import Synchronization

/// An interpreter that all assistants with the same apps and languages share; it is kept as long as one of them is.
///
/// Compiling it takes most of the time of setting an assistant up, and it takes most of an assistant's memory: a server
/// whose clients bring the same apps has it once.
final class SharedInterpreter: Interpreting {
  private let interpreter: Interpreter

  private init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  func read(
    _ utterance: String, expecting expectation: Expectation?, vocabulary: VocabularyIndex, in situation: Situation,
    explaining: Bool
  ) -> TurnReading {
    interpreter.read(
      utterance, expecting: expectation, vocabulary: vocabulary, in: situation, explaining: explaining)
  }

  func turn(hearing understanding: Understanding) -> TurnReading { interpreter.turn(hearing: understanding) }

  private struct Known {
    var key: InterpreterKey
    weak var shared: SharedInterpreter?
  }

  private static let all = Mutex<[Known]>([])

  /// The interpreter of these apps and languages; it is compiled, or read from a folder, where no assistant has it now.
  static func of(
    _ apps: [AssistantApp], _ languages: [Language], _ intents: [IntentDescription], compiled: URL? = nil
  ) throws(NotationProblems) -> SharedInterpreter {
    let key = InterpreterKey(apps, languages, intents)
    if let known = all.withLock({ all in all.first { $0.key == key }?.shared }) { return known }
    let made = SharedInterpreter(
      try Interpreter(languages: languages, intents: intents, apps: apps, compiled: compiled))
    return all.withLock { all in
      all.removeAll { $0.shared == nil }
      // Another thread may have compiled it meanwhile.
      if let known = all.first(where: { $0.key == key })?.shared { return known }
      all.append(Known(key: key, shared: made))
      return made
    }
  }
}

/// All that an interpreter is compiled from and prompts are read from.
package struct InterpreterKey: Hashable, Sendable {
  private struct App: Hashable {
    var identifier: String
    var names: [SpeakableString]
    var intents: [IntentName]
    var handlers: [IntentName]
    var vocabularies: [String: AppVocabulary]
    var phrases: [String: CustomPhrases]
  }

  private struct Described: Hashable {
    var name: IntentName
    var aliases: [IntentName]
    var rules: IntentRules
    var parameters: [Parameter]
  }

  private struct Parameter: Hashable {
    var name: String
    var kind: ValueKind
    var isArray: Bool
    var prefersSymbols: Bool
    var reasons: [UnsupportedReason]
  }

  private var apps: [App]
  private var intents: [Described]
  private var languages: [Language]

  /// The intents that apps handle, each once.
  package static func intents(of apps: [AssistantApp]) -> [IntentDescription] {
    var seen: Set<IntentName> = []
    return apps.flatMap(\.handlers).map(\.description).filter { seen.insert($0.name).inserted }
  }

  package init(_ apps: [AssistantApp], _ languages: [Language], _ intents: [IntentDescription]? = nil) {
    let intents = intents ?? Self.intents(of: apps)
    self.apps = apps.map { app in
      App(
        identifier: app.identifier, names: app.allNames, intents: app.supportedIntents,
        handlers: app.handlers.map(\.name), vocabularies: app.vocabularies, phrases: app.phrases)
    }
    self.intents = intents.map { intent in
      Described(
        name: intent.name, aliases: intent.aliases, rules: intent.rules,
        parameters: intent.parameters.map {
          Parameter(
            name: $0.name, kind: $0.kind, isArray: $0.isArray, prefersSymbols: $0.prefersSymbols, reasons: $0.reasons)
        })
    }
    self.languages = languages
  }
}

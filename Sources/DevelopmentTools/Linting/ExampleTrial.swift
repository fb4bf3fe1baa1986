import Foundation
import IntentText
import LanguageNotation
import Parley

/// Lets the engine read an app's phrases: its own notation, and its examples, which may be read differently from what
/// the app means.
package struct ExampleTrial {
  private let apps: [(app: AssistantApp, examples: [Lint.Example])]
  /// The intents that are known.
  private let intents: [IntentDescription]

  /// The languages in which phrases can be tried.
  private static let languages = Language.all

  package init(_ apps: [(AssistantApp, [Lint.Example])], intents: [IntentDescription]) {
    self.intents = intents
    self.apps = apps.map { (app: $0.0, examples: $0.1) }
  }

  package func problems() async -> [VocabularyProblem] {
    guard !apps.isEmpty else { return [] }
    let user = User()
    await user.install(apps.map(\.app))
    let words = user.vocabulary
    return Self.languages.flatMap { problems(in: $0, words) }
  }

  private func problems(in language: Language, _ words: VocabularyIndex) -> [VocabularyProblem] {
    let examples = apps.flatMap { app, examples in
      examples.filter { Self.base($0.language) == language.tag }.map { (app, $0) }
    }
    guard !examples.isEmpty || hasPhrases(in: language) else { return [] }
    let (interpreter, unusable) = interpreter(of: language, intents)
    guard let interpreter else { return unusable }
    return unusable + promptProblems(in: language, intents)
      + problems(of: examples, intents, interpreter, language, words)
  }

  private func hasPhrases(in language: Language) -> Bool {
    apps.contains { app, _ in
      // Phrases for all languages are tried in English only.
      app.phrases[language.tag] != nil || (language == .english && app.phrases(for: language.tag) != nil)
    }
  }

  /// The interpreter with the apps' own phrases; without them where they cannot be read, which is reported.
  private func interpreter(
    of language: Language, _ intents: [IntentDescription]
  ) -> (Interpreter?, [VocabularyProblem]) {
    do {
      return (try Interpreter(languages: [language], intents: intents, apps: apps.map(\.app)), [])
    } catch {
      let plain = apps.map { app, _ in
        var plain = app
        plain.phrases = [:]
        return plain
      }
      let problems = error.problems.map { problem in
        VocabularyProblem(.found(problem.message), file: problem.file, line: problem.line)
      }
      return (try? Interpreter(languages: [language], intents: intents, apps: plain), problems)
    }
  }

  private func promptProblems(in language: Language, _ intents: [IntentDescription]) -> [VocabularyProblem] {
    let prompts = apps.compactMap { $0.app.phrases(for: language.tag) }.flatMap { phrases in
      phrases.prompts.map { (text: $0.text, place: PromptLine.Place(phrases.file, line: $0.number)) }
    }
    var problems = PromptKeyChecks(intents).problems(of: prompts)
    do {
      _ = try PromptBook(language, custom: prompts)
    } catch {
      problems += (error as? PromptProblems)?.problems ?? []
    }
    return problems.map { problem in
      VocabularyProblem(.found(problem.message), file: problem.place.source, line: problem.place.line)
    } + titleProblems(in: language)
  }

  /// Titles of suggestions whose intent does not exist.
  private func titleProblems(in language: Language) -> [VocabularyProblem] {
    let phrases = apps.compactMap { $0.app.phrases(for: language.tag) }
    // Of a host program's intents `parley` knows only the phrases.
    let names = Set((intents.map(\.name) + phrases.flatMap(\.intents)).map(\.rawValue))
    return phrases.flatMap { phrases in
      phrases.suggestions.compactMap { line -> VocabularyProblem? in
        let named = CustomPhrases.suggestion(line)?.intent.rawValue
        if let named, names.contains(named) { return nil }
        let nearest = named.flatMap { NearestName.nearest(to: $0, among: names.sorted()) }
        let message =
          named.map { name in "no intent is called '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "") }
          ?? "a suggestion is an intent and its title: 'OrderCoffee: Order a coffee at {app}'."
        return VocabularyProblem(.found(message), file: phrases.file, line: line.number)
      }
    }
  }

  private func problems(
    of examples: [(AssistantApp, Lint.Example)], _ intents: [IntentDescription], _ interpreter: Interpreter,
    _ language: Language, _ words: VocabularyIndex
  ) -> [VocabularyProblem] {
    let index = VocabularyIndex(apps: apps.map(\.app), language: language.tag).preceded(by: words)
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: Calendar(identifier: .gregorian),
      language: language.tag)
    let known = Set(intents.map(\.name))
    return examples.compactMap { app, example in
      guard known.contains(example.intent) else { return nil }
      let understanding = interpreter.understand(example.text, vocabulary: index, in: situation)
      return rule(for: understanding.best, example, of: app).map { rule in
        VocabularyProblem(rule, file: example.file, line: example.place.line, column: example.place.column)
      }
    }
  }

  private func rule(for reading: Reading?, _ example: Lint.Example, of app: AssistantApp) -> LintRule? {
    guard let reading else { return .notUnderstood(example: example.text) }
    if reading.intent != example.intent {
      return .understoodAs(example: example.text, intent: reading.intent.siriKitName)
    }
    if let other = otherCall(than: example.declaredName, reading) {
      return .understoodAs(example: example.text, intent: other.siriKitName)
    }
    if let taker = reading.app, taker != app.identifier {
      let name = apps.first { $0.app.identifier == taker }?.app.displayName ?? taker
      return .takenBy(example: example.text, app: name)
    }
    return nil
  }

  /// The older call that a reading is, where the file gives the phrase for the other of the two: they differ in whether
  /// there is a picture.
  private func otherCall(than declared: IntentName, _ reading: Reading) -> IntentName? {
    let isVideo = reading.slots.contains { slot in
      slot.parameter == "callCapability" && slot.value.meaning == .symbol(CallCapability.videoCall.symbol)
    }
    switch declared {
    case "StartAudioCall": return isVideo ? "StartVideoCall" : nil
    case "StartVideoCall": return isVideo ? nil : "StartAudioCall"
    default: return nil
    }
  }

  private static func base(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}

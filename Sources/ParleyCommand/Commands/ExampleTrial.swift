import Foundation
import Parley

/// Lets the engine read the example phrases of apps, and says which it reads otherwise than the apps mean.
struct ExampleTrial {
  private let apps: [(app: App, examples: [Lint.Example])]

  /// The languages in which phrases can be tried.
  private static let languages = Language.all

  init(_ apps: [(App, [Lint.Example])]) {
    self.apps = apps.map { (app: $0.0, examples: $0.1) }
  }

  func problems() async -> [VocabularyProblem] {
    guard !apps.isEmpty else { return [] }
    let user = User()
    await user.install(apps.map(\.app))
    let words = await user.vocabulary
    return Self.languages.flatMap { problems(in: $0, words) }
  }

  private func problems(in language: Language, _ words: VocabularyIndex) -> [VocabularyProblem] {
    let examples = apps.flatMap { app, examples in
      examples.filter { Self.base($0.language) == language.tag }.map { (app, $0) }
    }
    let intents = IntentDescription.builtIn + apps.flatMap { $0.app.handlers.map(\.description) }
    guard !examples.isEmpty,
      let interpreter = try? Interpreter(languages: [language], intents: intents, apps: apps.map(\.app))
    else { return [] }
    let index = VocabularyIndex(apps: apps.map(\.app), language: language.tag).preceded(by: words)
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_251_600), calendar: Calendar(identifier: .gregorian),
      language: language.tag)
    let known = Set(intents.map(\.name))
    return examples.compactMap { app, example in
      guard known.contains(example.intent) else { return nil }
      let understanding = interpreter.understand(example.text, vocabulary: index, in: situation)
      return rule(for: understanding.best, example, of: app).map { rule in
        VocabularyProblem(
          .lint(rule), file: example.file, line: example.place.line, column: example.place.column)
      }
    }
  }

  private func rule(for reading: Reading?, _ example: Lint.Example, of app: App) -> LintRule? {
    guard let reading else { return .notUnderstood(example: example.text) }
    if reading.intent != example.intent {
      return .understoodAs(example: example.text, intent: reading.intent.siriKitName)
    }
    if let taker = reading.app, taker != app.identifier {
      let name = apps.first { $0.app.identifier == taker }?.app.displayName ?? taker
      return .takenBy(example: example.text, app: name)
    }
    return nil
  }

  private static func base(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}

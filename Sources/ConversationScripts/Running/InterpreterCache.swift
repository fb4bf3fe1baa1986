import Parley

/// Interpreters and prompts that were read before: many scripts talk to the same apps, and reading them takes longer
/// than playing.
actor InterpreterCache {
  /// All that an interpreter is compiled from, and prompts are read from.
  struct Key: Hashable {
    fileprivate struct AppKey: Hashable {
      var identifier: String
      var names: [SpeakableString]
      var intents: [IntentName]
      var handlers: [IntentName]
      var vocabularies: [String: AppVocabulary]
      var phrases: [String: CustomPhrases]
    }
    fileprivate var apps: [AppKey]
    fileprivate var languages: [Language]

    init(_ apps: [AssistantApp], _ languages: [Language]) {
      self.apps = apps.map { app in
        AppKey(
          identifier: app.identifier, names: app.allNames, intents: app.supportedIntents,
          handlers: app.handlers.map(\.name), vocabularies: app.vocabularies, phrases: app.phrases)
      }
      self.languages = languages
    }
  }

  private var known: [Key: Interpreter] = [:]
  private var books: [Key: [String: PromptBook]] = [:]

  /// The interpreter for apps; `nil` where it cannot be compiled, which setting up an assistant then reports.
  func interpreter(for apps: [AssistantApp], _ languages: [Language]) -> Interpreter? {
    let key = Key(apps, languages)
    if let interpreter = known[key] { return interpreter }
    var seen: Set<IntentName> = []
    let intents = apps.flatMap(\.handlers).map(\.description).filter { seen.insert($0.name).inserted }
    let interpreter = try? Interpreter(languages: languages, intents: intents, apps: apps)
    if let interpreter { known[key] = interpreter }
    return interpreter
  }

  /// The prompts that an assistant of these apps has read; none before the first.
  func prompts(for key: Key) -> [String: PromptBook] { books[key] ?? [:] }

  func keep(_ prompts: [String: PromptBook], for key: Key) { books[key] = prompts }
}

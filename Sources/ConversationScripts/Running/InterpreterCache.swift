import Parley

/// Interpreters that were compiled before: many scripts talk to the same apps, and compiling takes longer than playing.
actor InterpreterCache {
  /// All that an interpreter is compiled from.
  private struct Key: Hashable {
    struct AppKey: Hashable {
      var identifier: String
      var names: [SpeakableString]
      var intents: [IntentName]
      var handlers: [IntentName]
      var vocabularies: [String: AppVocabulary]
      var phrases: [String: CustomPhrases]
    }
    var apps: [AppKey]
    var languages: [Language]
  }

  private var known: [Key: Interpreter] = [:]

  /// The interpreter for apps; `nil` where it cannot be compiled, which setting up an assistant then reports.
  func interpreter(for apps: [App], _ languages: [Language]) -> Interpreter? {
    let keys = apps.map { app in
      Key.AppKey(
        identifier: app.identifier, names: app.allNames, intents: app.supportedIntents,
        handlers: app.handlers.map(\.name), vocabularies: app.vocabularies, phrases: app.phrases)
    }
    let key = Key(apps: keys, languages: languages)
    if let interpreter = known[key] { return interpreter }
    var seen: Set<IntentName> = []
    let intents = apps.flatMap(\.handlers).map(\.description).filter { seen.insert($0.name).inserted }
    let interpreter = try? Interpreter(languages: languages, intents: intents, apps: apps)
    if let interpreter { known[key] = interpreter }
    return interpreter
  }
}

import Parley

/// Assistants that were set up before: many scripts talk to the same apps, and setting up takes longer than playing.
actor AssistantCache {
  /// All of the apps that an assistant is set up from; what their handlers do is not part of it.
  private struct Key: Hashable {
    struct AppKey: Hashable {
      var identifier: String
      var names: [SpeakableString]
      var intents: [IntentName]
      var restricted: [IntentName]
      var handlers: [IntentName]
      var resolved: [[String]]
      var vocabularies: [String: AppVocabulary]
      var phrases: [String: CustomPhrases]
    }
    var apps: [AppKey]
    var languages: [Language]
  }

  private var known: [Key: Assistant] = [:]

  /// The assistant for apps, with their own handlers.
  func assistant(for apps: [App], _ languages: [Language], policy: Policy) throws(SetUpProblems) -> Assistant {
    let keys = apps.map { app in
      Key.AppKey(
        identifier: app.identifier, names: app.allNames, intents: app.supportedIntents,
        restricted: app.restrictedWhileLocked.sorted { $0.rawValue < $1.rawValue },
        handlers: app.handlers.map(\.name), resolved: app.handlers.map(\.resolvedParameters),
        vocabularies: app.vocabularies, phrases: app.phrases)
    }
    let key = Key(apps: keys, languages: languages)
    if let assistant = known[key] { return assistant.replacing(apps: apps, policy: policy) }
    let assistant = try Assistant(apps: apps, languages: languages, policy: policy)
    known[key] = assistant
    return assistant
  }
}

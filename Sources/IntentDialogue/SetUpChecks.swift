import IntentModel
import IntentText
import IntentVocabulary
import LanguageNotation

/// The checks of an assistant's set-up.
///
/// Each is one rule; all of them run, so that every problem is reported.
enum SetUpChecks {
  static func problems(of apps: [AssistantApp]) -> [SetUpProblem] {
    repeated(apps.map(\.identifier)).map { .repeatedApp($0) } + apps.flatMap(problems(of:))
  }

  static func problems(of languages: [Language]) -> [SetUpProblem] {
    let twice = repeated(languages.map(\.tag)).compactMap { tag in languages.first { $0.tag == tag } }
    return (languages.isEmpty ? [.noLanguage] : []) + twice.map { .repeatedLanguage($0) }
  }

  private static func problems(of app: AssistantApp) -> [SetUpProblem] {
    let handled = app.handlers.map(\.name)
    let declared = app.supportedIntents
    let unhandled = declared.filter { !handled.contains($0) }.map {
      SetUpProblem.declaredWithoutHandler($0, app: app.identifier, nearest: nearest($0, handled))
    }
    let undeclared = handled.filter { !declared.contains($0) }.map {
      SetUpProblem.handlerNotDeclared($0, app: app.identifier, nearest: nearest($0, declared))
    }
    let unsupported = app.restrictedWhileLocked.filter { !declared.contains($0) }.map {
      SetUpProblem.restrictedNotSupported($0, app: app.identifier, nearest: nearest($0, declared))
    }
    let twice = repeated(handled).map { SetUpProblem.repeatedHandler($0, app: app.identifier) }
    return unhandled + undeclared + unsupported + twice
  }

  static func missingPrompts(
    in book: PromptBook, language: Language, for handlers: [AnyIntentHandler]
  ) -> [SetUpProblem] {
    handlers.flatMap {
      book.missingPrompts(
        for: $0.description, resolved: $0.resolvedParameters, sendsUpdates: $0.updates != nil)
    }.map { .missingPrompt($0, language: language) }
  }

  private static func nearest(_ name: IntentName, _ known: [IntentName]) -> IntentName? {
    NearestName.nearest(to: name.rawValue, among: known.map(\.rawValue)).map { IntentName($0) }
  }

  private static func repeated<Name: Hashable>(_ names: [Name]) -> [Name] {
    var seen: Set<Name> = []
    var repeated: [Name] = []
    for name in names where !seen.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }
}

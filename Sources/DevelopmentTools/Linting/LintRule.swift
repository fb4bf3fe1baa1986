import IntentVocabulary

/// The rules of `parley lint` for an app's phrases, beyond their form.
///
/// Source: WWDC 2016 session 225.
enum LintRule: Sendable, Hashable {
  case noAppName(example: String)
  case summons(example: String)
  case pleasantry(example: String, word: String)
  case tooManyWords(example: String, words: Int)
  case fewExamples(intent: String, count: Int)
  case noExample(intent: String, language: String)
  case noVocabulary(language: String)
  case sameAsLanguage(String)
  case supportedWithoutHandler(String)
  case handlerNotSupported(String)
  case missingItem(identifier: String, language: String)
  case notUnderstood(example: String)
  case understoodAs(example: String, intent: String)
  case takenBy(example: String, app: String)
  case orderDiffers(intent: String)
  /// A phrase that is listed twice in a language; the intent is that of the first one, where it differs.
  case repeatedExample(example: String, firstLine: Int?, firstIntent: String?)
  case examplesNotSupported(intent: String)
  case vocabularyNotSupported(type: String)
  case otherLanguage(folder: String, content: String)
}

extension VocabularyProblem {
  /// A broken rule at a place.
  init(_ rule: LintRule, file: String, line: Int? = nil, column: Int? = nil) {
    self.init(.found(rule.description), file: file, line: line, column: column, severity: rule.severity)
  }
}

extension LintRule {
  /// How bad it is to break it.
  fileprivate var severity: VocabularyProblem.Severity {
    switch self {
    case .orderDiffers: .note
    // App stores refuse an app for this.
    case .noExample: .error
    default: .warning
    }
  }
}

extension LintRule: CustomStringConvertible {
  /// The advice as one line in English.
  var description: String {
    switch self {
    case .noAppName(let example): "'\(example)' does not name the app"
    case .summons(let example): "'\(example)' begins with the assistant's name; leave it out"
    case .pleasantry(let example, let word): "'\(example)' has a pleasantry: leave out '\(word)'"
    case .tooManyWords(let example, let words): "'\(example)' has \(words) words; keep examples short"
    case .fewExamples(let intent, let count): "'\(intent)' has \(count) example; give several"
    case .noExample(let intent, let language):
      "'\(intent)' has no example phrase in \(language == "all" ? "the file for all languages" : "'\(language)'")"
    case .noVocabulary(let language): "the language '\(language)' has no AppIntentVocabulary.plist"
    case .sameAsLanguage(let language): "the file says the same as the one of '\(language)'; translate it"
    case .supportedWithoutHandler(let intent): "'\(intent)' is supported, but no handler handles it"
    case .handlerNotSupported(let intent): "a handler handles '\(intent)', which is not among the supported intents"
    case .missingItem(let identifier, let language): "the item '\(identifier)' of '\(language)' is missing"
    case .notUnderstood(let example): "'\(example)' is not understood"
    case .understoodAs(let example, let intent): "'\(example)' is understood as '\(intent)'"
    case .takenBy(let example, let app): "'\(example)' would be taken by \(app)"
    case .orderDiffers(let intent): "'\(intent)' is in another order than among the supported intents"
    case .repeatedExample(let example, let line, let intent):
      "duplicate '\(example)'" + Self.first(onLine: line, of: intent)
    case .examplesNotSupported(let intent):
      "'\(intent)' has example phrases, but is not among the supported intents"
    case .vocabularyNotSupported(let type): "none of the supported intents takes the words of '\(type)'"
    case .otherLanguage(let folder, let content): "the examples for '\(folder)' look as if written in '\(content)'"
    }
  }
  private static func first(onLine line: Int?, of intent: String?) -> String {
    switch (line, intent) {
    case (let line?, let intent?): "; the first, of '\(intent)', is on line \(line)"
    case (let line?, nil): "; the first is on line \(line)"
    case (nil, let intent?): "; the first is of '\(intent)'"
    case (nil, nil): ""
    }
  }
}

extension VocabularyProblem {
  /// What `parley lint` asks of an app's phrases beyond their form.
  ///
  /// Source: WWDC 2016 session 225.
  public enum LintRule: Sendable, Hashable {
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
    /// A line of a `Phrases.plist` that cannot be read, in the words of who reads it.
    case unusableLine(String)
    case otherLanguage(folder: String, content: String)
  }
}

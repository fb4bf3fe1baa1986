import IntentDomains
import IntentModel
import IntentVocabulary

extension AssistantApp {
  /// Reads an app's folder, whose files may name SiriKit's intents and those of the handlers.
  ///
  /// Throws ``AppProblems`` with everything that is wrong, warnings too, if anything makes the app unusable.
  public init(at folder: String, handlers: [AnyIntentHandler] = []) throws {
    try self.init(at: folder, handlers: handlers, catalog: .siriKit)
  }

  /// Reads an app and its intents extension as their folders lie in a project of Xcode's; the files may name SiriKit's
  /// intents and those of the handlers.
  ///
  /// Throws ``AppProblems`` with everything that is wrong, warnings too, if anything makes the app unusable.
  public init(at folder: String, extension extensionFolder: String, handlers: [AnyIntentHandler] = []) throws {
    try self.init(at: folder, extension: extensionFolder, handlers: handlers, catalog: .siriKit)
  }
}

extension AppVocabulary {
  /// Reads the bytes of an `AppIntentVocabulary.plist`, which may name SiriKit's intents and those of the handlers, and
  /// gives what is wrong in it besides.
  ///
  /// Throws the problem that keeps it from being read at all.
  public static func read(
    _ bytes: [UInt8], file: String, handlers: [AnyIntentHandler] = []
  ) throws(VocabularyProblem) -> (vocabulary: AppVocabulary, problems: [VocabularyProblem]) {
    try read(bytes, file: file, handlers: handlers, catalog: .siriKit)
  }
}

import IntentModel
import LanguageNotation

extension AnyIntentHandler {
  /// The language in which the user is answered, such as German; `nil` outside of a conversation.
  ///
  /// It is for what an app says and shows itself, such as the rows of its card: one conversation may go on in another
  /// language than it began in. It is a task-local value of each resolve, confirm and handle, as ``RequestKey/current``
  /// is; a test of a handler sets it: `await AnyIntentHandler.$language.withValue(.german) { … }`.
  @TaskLocal public static var language: Language?
}

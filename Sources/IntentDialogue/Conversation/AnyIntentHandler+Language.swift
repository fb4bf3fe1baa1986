import IntentModel
import LanguageNotation

extension AnyIntentHandler {
  /// The language in which the user is answered, such as German; `nil` outside of a conversation.
  ///
  /// It is for what an app itself says and shows, such as the rows of its card: a conversation may change its language.
  /// It is a task-local value during each resolve, confirm and handle, as ``RequestKey/current`` is; a test of a
  /// handler sets it: `await AnyIntentHandler.$language.withValue(.german) { … }`.
  @TaskLocal public static var language: Language?
}

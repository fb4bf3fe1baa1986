import IntentModel
import IntentSuggestions
import IntentVocabulary

extension App {
  /// The app that keeps a user's reminders: "remind me about this when I get home".
  ///
  /// It comes to an assistant as any other app does; a host whose own app keeps reminders hands over that one instead.
  /// - Parameters:
  ///   - language: the tag of the user's language, which it is named in.
  ///   - name: its name; that of the language where it is `nil`.
  public static func reminders(
    _ reminders: Reminders, in environment: Environment, language: String = "en", name: String? = nil
  ) -> App {
    let words = SuggestionWords(language: language) ?? .english
    return App(
      identifier: Reminders.app, displayName: name ?? words.reminders,
      handlers: [reminders.handler(calendar: environment.calendar, now: environment.now)])
  }
}

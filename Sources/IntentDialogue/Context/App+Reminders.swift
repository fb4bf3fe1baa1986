import IntentModel
import IntentSuggestions
import IntentVocabulary

extension App {
  /// The app that keeps a user's reminders: "remind me about this when I get home".
  ///
  /// It comes to an assistant as any other app does; a host whose own app keeps reminders hands over that one instead.
  public static func reminders(
    _ reminders: Reminders, in environment: Environment, name: String = "Reminders"
  ) -> App {
    App(
      identifier: "parley.reminders", displayName: name,
      handlers: [reminders.handler(calendar: environment.calendar, now: environment.now)])
  }
}

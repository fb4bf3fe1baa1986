import IntentModel

extension IntentDomain {
  /// Reminders: to be reminded of something at a time or a place.
  public static let reminders = IntentDomain("Reminders", [IntentDescription(AddReminderIntent.self)])
}

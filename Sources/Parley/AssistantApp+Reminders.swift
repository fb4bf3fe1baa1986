#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentDialogue
import IntentDomains
import IntentHistory
import IntentLanguages
import IntentModel
import IntentVocabulary
import LanguageNotation

extension AssistantApp {
  /// The app that keeps a user's reminders: "remind me about this when I get home".
  ///
  /// It comes to an assistant as any other app does; a host whose own app keeps reminders hands over that one instead.
  /// - Parameters:
  ///   - reminders: where what the user asks to be reminded of is kept.
  ///   - environment: the user's clock and calendar.
  ///   - language: the user's language, which it is named in.
  ///   - name: its name; that of the language where it is `nil`.
  public static func reminders(
    _ reminders: Reminders, in environment: ConversationEnvironment, language: Language = .english, name: String? = nil
  ) -> AssistantApp {
    self.reminders(reminders, in: environment, tag: language.tag, name: name)
  }

  /// The same by the language's tag.
  package static func reminders(
    _ reminders: Reminders, in environment: ConversationEnvironment, tag: String, name: String? = nil
  ) -> AssistantApp {
    let keeper = ReminderKeeper(reminders: reminders, calendar: environment.calendar, now: environment.now)
    return AssistantApp(
      identifier: Reminders.app, displayName: name ?? Reminders.name(in: tag), handlers: [.addReminder(keeper)])
  }
}

/// Keeps the reminders that a user asks for.
private struct ReminderKeeper: AddReminderIntent.Handling {
  let reminders: Reminders
  /// The user's; a day without a time means nine in the morning.
  let calendar: Calendar
  let now: @Sendable () -> Date

  func resolveTemporalEventTrigger(for intent: AddReminderIntent) -> ResolutionResult<DateComponentsRange> {
    guard let time = intent.temporalEventTrigger else {
      return intent.arrivalPlace != nil || intent.departurePlace != nil ? .notRequired : .needsValue
    }
    guard let date = date(of: time) else { return .needsValue }
    return date > now()
      ? .success(time)
      : .unsupported(reason: UnsupportedReason(AddReminderIntent.TriggerUnsupportedReason.past.rawValue))
  }

  func handle(_ intent: AddReminderIntent) async -> AddReminderIntent.Response {
    guard let trigger = trigger(of: intent), let subject = intent.subject else {
      return AddReminderIntent.Response(.failure)
    }
    do {
      try await reminders.add(Reminder(subject.title, activity: subject.activity, trigger: trigger, date: now()))
    } catch {
      return AddReminderIntent.Response(.failure)
    }
    var response = AddReminderIntent.Response(.success)
    response.trigger = trigger
    return response
  }

  private func trigger(of intent: AddReminderIntent) -> Reminder.Trigger? {
    if let place = intent.arrivalPlace { return .arriving(place) }
    if let place = intent.departurePlace { return .leaving(place) }
    return intent.temporalEventTrigger.flatMap(date).map { .time($0) }
  }

  private func date(of time: DateComponentsRange) -> Date? {
    guard var components = time.startDateComponents else { return nil }
    if components.hour == nil { components.hour = 9 }
    return calendar.date(from: components)
  }
}

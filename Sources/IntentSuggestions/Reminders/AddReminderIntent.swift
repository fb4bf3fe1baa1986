#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// A request to be reminded: of what the user looks at or says, at a time, on arriving or on leaving.
///
/// It is a custom intent like a host's own. SiriKit's nearest is `INAddTasksIntent` with its temporal and spatial
/// event triggers.
public struct AddReminderIntent: Intent {
  /// The name by which an app declares it.
  public static let name: IntentName = "AddReminder"
  /// The parameters in the order in which they are resolved.
  public static let parameters: [Parameter<Self>] = [
    Parameter("subject", \.subject),
    Parameter("arrivalPlace", \.arrivalPlace),
    Parameter("departurePlace", \.departurePlace),
    Parameter("temporalEventTrigger", \.temporalEventTrigger, reasons: TriggerUnsupportedReason.self),
  ]

  /// What to be reminded of; `nil` until it was said.
  public var subject: ReminderSubject?
  /// The place whose arrival brings the reminder.
  public var arrivalPlace: ReminderPlace?
  /// The place whose leaving brings the reminder.
  public var departurePlace: ReminderPlace?
  /// The time at which the reminder comes.
  public var temporalEventTrigger: DateComponentsRange?

  /// A request of which nothing is known yet.
  public init() {}

  /// Why a time cannot be used.
  public enum TriggerUnsupportedReason: String, UnsupportedReasons { case past }

  /// The answer of the handler that keeps reminders.
  public struct Response: IntentResponse {
    /// The response code.
    public let code: Code
    /// The activity with which the app opens; none is needed.
    public var userActivity: UserActivity?
    /// Where the user has to arrive or leave, for the sentence that confirms it.
    public var trigger: Reminder.Trigger?

    /// An answer with a code.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// What the app can answer.
    public enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, success, failure
    }

    /// The place of the trigger, for the prompt that confirms it; empty for a reminder at a time.
    public var details: [String: ToldValue] {
      switch trigger {
      case .arriving(.place(let place)): ["arrival": place.told]
      case .leaving(.place(let place)): ["departure": place.told]
      case .arriving(let known): ["event": .symbol(known == .home ? "arrivingHome" : "arrivingWork")]
      case .leaving(let known): ["event": .symbol(known == .home ? "leavingHome" : "leavingWork")]
      case .time, nil: [:]
      }
    }
  }
}

extension Reminders {
  /// What carries out requests to be reminded; a host hands it over as it does its own handlers.
  /// - Parameters:
  ///   - calendar: the user's; a day without a time means nine in the morning.
  ///   - now: the clock.
  public nonisolated func handler(
    calendar: Calendar, now: @escaping @Sendable () -> Date
  ) -> IntentHandler {
    IntentHandler(
      AddReminderIntent.self,
      resolvers: [
        Resolver(\.subject) { intent in intent.subject.map { .success($0) } ?? .needsValue },
        Resolver(\.temporalEventTrigger) { intent in Self.resolveTime(of: intent, calendar, now()) },
      ],
      handle: { intent in await self.handle(intent, calendar, now()) })
  }

  private static func resolveTime(
    of intent: AddReminderIntent, _ calendar: Calendar, _ now: Date
  ) -> ResolutionResult<DateComponentsRange> {
    guard let time = intent.temporalEventTrigger else {
      return intent.arrivalPlace != nil || intent.departurePlace != nil ? .notRequired : .needsValue
    }
    guard let date = date(of: time, calendar) else { return .needsValue }
    return date > now
      ? .success(time)
      : .unsupported(reason: UnsupportedReason(AddReminderIntent.TriggerUnsupportedReason.past.rawValue))
  }

  private static func date(of time: DateComponentsRange, _ calendar: Calendar) -> Date? {
    guard var components = time.startDateComponents else { return nil }
    if components.hour == nil { components.hour = 9 }
    return calendar.date(from: components)
  }

  private func handle(_ intent: AddReminderIntent, _ calendar: Calendar, _ now: Date) -> AddReminderIntent.Response {
    let trigger: Reminder.Trigger? =
      if let place = intent.arrivalPlace {
        .arriving(place)
      } else if let place = intent.departurePlace {
        .leaving(place)
      } else {
        intent.temporalEventTrigger.flatMap { Self.date(of: $0, calendar) }.map { .time($0) }
      }
    guard let trigger, let subject = intent.subject else { return AddReminderIntent.Response(.failure) }
    do {
      try add(Reminder(subject.title, activity: subject.activity, trigger: trigger, date: now))
    } catch {
      return AddReminderIntent.Response(.failure)
    }
    var response = AddReminderIntent.Response(.success)
    response.trigger = trigger
    return response
  }
}

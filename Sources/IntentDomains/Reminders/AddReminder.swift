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
  public var subject: Subject?
  /// The place whose arrival brings the reminder.
  public var arrivalPlace: Reminder.Place?
  /// The place whose leaving brings the reminder.
  public var departurePlace: Reminder.Place?
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

extension AddReminderIntent {
  /// What keeps reminders does to support ``AddReminderIntent``.
  public protocol Handling: Sendable {
    /// Decides on what to be reminded of.
    func resolveSubject(for intent: AddReminderIntent) async throws -> ResolutionResult<Subject>
    /// Decides on the time; none is required where a place brings the reminder.
    func resolveTemporalEventTrigger(
      for intent: AddReminderIntent
    ) async throws -> ResolutionResult<DateComponentsRange>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: AddReminderIntent) async throws -> AddReminderIntent.Response
    /// Carries the request out.
    func handle(_ intent: AddReminderIntent) async throws -> AddReminderIntent.Response
  }
}

extension AddReminderIntent.Handling {
  /// By default what was said is taken, and asked for where nothing was.
  public func resolveSubject(for intent: AddReminderIntent) async throws -> ResolutionResult<AddReminderIntent.Subject>
  {
    intent.subject.map { .success($0) } ?? .needsValue
  }
  /// By default the time that was said is taken, and asked for where neither a time nor a place was.
  public func resolveTemporalEventTrigger(
    for intent: AddReminderIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    if let time = intent.temporalEventTrigger { return .success(time) }
    return intent.arrivalPlace != nil || intent.departurePlace != nil ? .notRequired : .needsValue
  }
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: AddReminderIntent) async throws -> AddReminderIntent.Response {
    AddReminderIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``AddReminderIntent`` to what keeps reminders.
  public static func addReminder(_ handler: some AddReminderIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      AddReminderIntent.self,
      resolvers: [
        Resolver(\.subject, handler.resolveSubject),
        Resolver(\.temporalEventTrigger, handler.resolveTemporalEventTrigger),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

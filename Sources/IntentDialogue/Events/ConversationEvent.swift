import IntentModel
import IntentHistory
import IntentUnderstanding

/// Something that happened in a conversation.
///
/// What is shown, traced or tested is derived from these events.
///
/// An event is handed to several readers and kept for a while: `indirect` makes a copy cost one reference.
public indirect enum ConversationEvent: Sendable, Hashable, Codable {
  /// The user said or typed something.
  case heard(String)
  /// The user tapped a choice or a button.
  case tapped(String)
  /// A new request was understood.
  case understood(Understanding)
  /// What was said is no request that the apps can do.
  case notUnderstood(Understanding)
  /// A reply to a question was read.
  case replyRead(ReplyReading)
  /// A word such as "him" was found to refer to something mentioned or looked at, or to nothing.
  case referred(SettledReference)
  /// An app was chosen for the request.
  case appChosen(String)
  /// A request begins, with the key that its app is handed together with it.
  case began(IntentName, RequestKey)
  /// A handler's verdict on one parameter: one result, or one for each element.
  case resolved(PhaseResult)
  /// A handler's answer to confirm.
  case confirmed(RequestRecord)
  /// A handler's answer to handle; `late` when it came after the wait limit.
  case handled(RequestRecord, late: Bool)
  /// The app reported the progress of a handled request.
  case updated(RequestRecord)
  /// A handled request is observed from now on, or no longer.
  case observation(Observation)
  /// The app's permission was asked for, and given or not.
  case permission(app: String, granted: Bool)
  /// The device had to be unlocked; whether the user unlocked it.
  case authentication(granted: Bool)
  /// A handler broke a rule, threw, or took too long; by the rule's name.
  case problem(HandlerProblem)
  /// An app is opened where the conversation left off.
  case opened(app: String, UserActivity)
  /// Something that the user wanted to be reminded of came back.
  case reminded(Reminder)
  /// The assistant said something.
  case said(AssistantMessage)
  /// The request ended.
  case ended(Outcome)

  /// How the observation of a handled request goes.
  public enum Observation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Updates are expected from now on.
    case began
    /// What was observed is over.
    case completed
    /// The user or the host has ended the observation.
    case stopped
    /// The user went on to something else.
    case replaced
    /// The app could not go on reporting, or broke a rule.
    case failed
    /// As many updates came as one observation may bring.
    case exhausted
  }

  /// How a request ended.
  public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
    case done, inProgress, failed, continuedInApp, cancelled, refused, gaveUp, setAside
    case notPermitted, notAuthenticated
  }
}

extension ConversationEvent {
  /// A handler's verdict on one parameter, for readers of the events: the results by name, with the values they hold.
  public struct PhaseResult: Sendable, Hashable, Codable {
    /// The intent of the request.
    public var intent: IntentName
    /// The parameter that was resolved.
    public var parameter: String
    /// One result for each element of an array parameter; otherwise one.
    public var results: [Result]

    /// What the phase answered.
    public struct Result: Sendable, Hashable, Codable {
      /// The name in scripts, such as `success` or `disambiguation`.
      public var name: String
      /// The values or candidates that the result holds.
      public var values: [ToldValue]
      /// Why the value was refused; `nil` where it was not refused, or the handler gave no reason.
      public var reason: UnsupportedReason?

      /// A result with its name in scripts.
      public init(_ name: String, values: [ToldValue] = [], reason: UnsupportedReason? = nil) {
        self.name = name
        self.values = values
        self.reason = reason
      }
    }

    /// The verdicts of one call of a resolver.
    public init(_ intent: IntentName, parameter: String, results: [Result]) {
      self.intent = intent
      self.parameter = parameter
      self.results = results
    }
  }
}

extension ConversationEvent {
  /// A request and the app's answer to it, for readers of the events.
  public struct RequestRecord: Sendable, Hashable, Codable {
    /// The typed intent as the app received it.
    public var intent: AnyIntent
    /// The parameters that have a value, in declared order.
    public var parameters: [Value]
    /// The name of the app.
    public var app: String
    /// The app's answer.
    public var response: AnyIntentResponse

    /// One parameter's value as it was settled.
    public struct Value: Sendable, Hashable, Codable {
      /// The parameter's name.
      public var parameter: String
      /// Whether the parameter takes several values.
      public var isArray: Bool
      /// The values in order; one where the parameter is no array.
      public var values: [ToldValue]

      /// A parameter with its values.
      public init(_ parameter: String, isArray: Bool, values: [ToldValue]) {
        self.parameter = parameter
        self.isArray = isArray
        self.values = values
      }
    }

    /// A record of one phase of a request.
    public init(
      intent: AnyIntent, parameters: [Value], app: String, response: AnyIntentResponse
    ) {
      self.intent = intent
      self.parameters = parameters
      self.app = app
      self.response = response
    }
  }
}

extension ConversationEvent {
  /// A rule of the handler's contract that was broken, by name.
  public struct HandlerProblem: Sendable, Hashable, Codable {
    /// The rule that the handler broke.
    public enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
      case wrongNumberOfResults, emptyDisambiguation, singleDisambiguation, tooManyChoices
      case readyFromHandle, unspecifiedCode, inProgressFromConfirm, neverSettles
      case threw, tookTooLong, brokeContract
    }
    /// The rule that the handler broke.
    public var rule: Rule
    /// The intent whose handler it was.
    public var intent: IntentName
    /// `resolve recipients`, `confirm`, `handle`.
    public var phase: String
    /// What exactly went wrong, such as the error that was thrown; `nil` where the rule says all.
    public var detail: String?

    /// A problem in one phase of a handler.
    public init(_ rule: Rule, intent: IntentName, phase: String, detail: String? = nil) {
      self.rule = rule
      self.intent = intent
      self.phase = phase
      self.detail = detail
    }
  }
}

extension Sequence<ConversationEvent> {
  /// What the assistant said among these events.
  public var messages: [AssistantMessage] {
    compactMap { event in
      if case .said(let message) = event { message } else { nil }
    }
  }
}

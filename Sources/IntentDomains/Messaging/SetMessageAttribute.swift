import IntentModel

/// Marks messages as read, unread, flagged, unflagged or played.
///
/// Source: `INSetMessageAttributeIntent`, iOS 10. Without identifiers it means the messages that were told last.
public struct SetMessageAttributeIntent: Intent {
  /// The new state.
  public var attribute: MessageAttribute?
  /// The app's keys of the messages.
  public var identifiers: [String] = []

  /// The name in scripts, prompts and traces; an Info.plist writes `INSetMessageAttributeIntent`.
  public static let name: IntentName = "SetMessageAttribute"
  /// It is about messages from somebody.
  public static let rules = IntentRules(contact: .follows(.message))
  /// The new state is said; which messages are meant follows from the conversation.
  public static let parameters: [Parameter<Self>] = [
    Parameter("attribute", \.attribute),
    Parameter("identifiers", each: \.identifiers, kind: .unspoken),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(attribute: MessageAttribute? = nil, identifiers: [String] = []) {
    self.attribute = attribute
    self.identifiers = identifiers
  }
}

extension SetMessageAttributeIntent {
  /// What the app answers.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?

    /// An answer, and where the app goes on if its code says so.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// What the app can answer, by SiriKit's names and numbers.
    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// Accepted; the result is not known within a few seconds.
      case inProgress
      /// Carried out.
      case success
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// There is no such message.
      case failureMessageNotFound
      /// The state could not be changed.
      case failureMessageAttributeNotSet
    }
  }
}

extension SetMessageAttributeIntent {
  /// What an app does to support ``SetMessageAttributeIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles the new state.
    func resolveAttribute(for intent: SetMessageAttributeIntent) async throws -> ResolutionResult<MessageAttribute>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response
    /// Carries the request out.
    func handle(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response
  }
}

extension SetMessageAttributeIntent.Handling {
  /// By default the new state stays as said and is not asked for.
  public func resolveAttribute(
    for intent: SetMessageAttributeIntent
  ) async throws -> ResolutionResult<MessageAttribute> {
    .asSaid(intent.attribute)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SetMessageAttributeIntent) async throws -> SetMessageAttributeIntent.Response {
    SetMessageAttributeIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SetMessageAttributeIntent`` to the code of an app.
  public static func setMessageAttribute(_ handler: some SetMessageAttributeIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SetMessageAttributeIntent.self,
      resolvers: [
        Resolver(\.attribute, handler.resolveAttribute)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

import IntentModel

/// Takes sent messages back.
///
/// Source: `INUnsendMessagesIntent`, iOS 17. Without identifiers it means the message that was sent last.
public struct UnsendMessagesIntent: Intent {
  /// The app's keys of the messages, as ``SendMessageIntent/Response/sentMessages`` told them.
  public var messageIdentifiers: [String] = []

  /// The name in scripts, prompts and traces; an Info.plist writes `INUnsendMessagesIntent`.
  public static let name: IntentName = "UnsendMessages"
  /// Done at once right after a message was sent or edited; out of the blue the user is asked first.
  public static let rules = IntentRules(
    undoes: [SendMessageIntent.name, EditMessageIntent.name], contact: .follows(.message),
    facts: [.who: ["to", "group"]])
  /// Keys only: which message is meant follows from the conversation, never from words.
  public static let parameters: [Parameter<Self>] = [
    Parameter("messageIdentifiers", each: \.messageIdentifiers, kind: .unspoken)
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(messageIdentifiers: [String] = []) {
    self.messageIdentifiers = messageIdentifiers
  }
}

extension UnsendMessagesIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `content`, `to` and `group` of the message.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The messages that would be taken back, in confirm, or that were, in handle.
    public var messages: [Message] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the messages that would be, or were, taken back.
    public init(_ code: Code, messages: [Message], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.messages = messages
    }

    /// Of a single message its `content` and whom it went `to`.
    public var details: [String: ToldValue] {
      guard messages.count == 1, case .record(let parts)? = messages.first?.told else { return [:] }
      return parts.filter { ["content", "to", "group"].contains($0.key) }
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
      /// The message was sent too long ago to be taken back.
      case failurePastUnsendTimeLimit
      /// A message of this type cannot be changed.
      case failureMessageTypeUnsupported
      /// The service by which the message went does not allow it.
      case failureUnsupportedOnService
      /// The message service cannot be reached, or the user is signed out.
      case failureMessageServiceNotAvailable
      /// The user must authenticate inside the app first.
      case failureRequiringInAppAuthentication
    }
  }
}

extension UnsendMessagesIntent {
  /// What an app does to support ``UnsendMessagesIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response
    /// Carries the request out.
    func handle(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response
  }
}

extension UnsendMessagesIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: UnsendMessagesIntent) async throws -> UnsendMessagesIntent.Response {
    UnsendMessagesIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``UnsendMessagesIntent`` to the code of an app.
  public static func unsendMessages(_ handler: some UnsendMessagesIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      UnsendMessagesIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

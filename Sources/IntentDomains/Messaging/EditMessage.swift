import IntentModel

/// Changes the words of a sent message.
///
/// Source: `INEditMessageIntent`, iOS 17. Without an identifier it means the message that was sent last.
public struct EditMessageIntent: Intent {
  /// The new words.
  public var editedContent: String?
  /// The app's key of the message.
  public var messageIdentifier: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INEditMessageIntent`.
  public static let name: IntentName = "EditMessage"
  /// It is about a message to somebody.
  public static let rules = IntentRules(contact: .follows(.message))
  /// The new words are said; which message is meant follows from the conversation.
  public static let parameters: [Parameter<Self>] = [
    Parameter("editedContent", \.editedContent),
    Parameter("messageIdentifier", \.messageIdentifier, kind: .unspoken),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(editedContent: String? = nil, messageIdentifier: String? = nil) {
    self.editedContent = editedContent
    self.messageIdentifier = messageIdentifier
  }
}

extension EditMessageIntent {
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
      /// The message was sent too long ago to be changed.
      case failurePastEditTimeLimit
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

extension EditMessageIntent {
  /// What an app does to support ``EditMessageIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles the new words.
    func resolveEditedContent(for intent: EditMessageIntent) async throws -> ResolutionResult<String>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response
    /// Carries the request out.
    func handle(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response
  }
}

extension EditMessageIntent.Handling {
  /// By default the new words stay as said and are not asked for.
  public func resolveEditedContent(for intent: EditMessageIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.editedContent)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: EditMessageIntent) async throws -> EditMessageIntent.Response {
    EditMessageIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``EditMessageIntent`` to the code of an app.
  public static func editMessage(_ handler: some EditMessageIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      EditMessageIntent.self,
      resolvers: [
        Resolver(\.editedContent, handler.resolveEditedContent)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

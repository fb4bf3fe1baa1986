import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends a message to people or to a group.
///
/// Source: `INSendMessageIntent`, iOS 10 to 17.
public struct SendMessageIntent: Intent {
  /// The people the message goes to.
  public var recipients: [Person] = []
  /// Whether the message is written or recorded.
  public var outgoingMessageType: OutgoingMessageType?
  /// The words of the message, exactly as the user said them.
  public var content: String?
  /// The group the message goes to, in place of people.
  public var speakableGroupName: SpeakableString?
  /// The app's key of the conversation that is answered.
  public var conversationIdentifier: String?
  /// The service by which the message goes.
  public var serviceName: String?
  /// Who sent the message; `nil` for the user.
  public var sender: Person?
  /// The recording of an audio message.
  public var attachments: [Attachment] = []

  /// The name in scripts, prompts and traces; an Info.plist writes `INSendMessageIntent`.
  public static let name: IntentName = "SendMessage"
  /// The message is read back and sent; the user is asked first only where the app or the host wants it.
  public static let rules = IntentRules(
    goAhead: .announced, contact: .begins(.message),
    facts: [.who: ["recipients", "speakableGroupName"], .what: ["content"]])
  /// The recipients are settled before the content; words never fill the keys, the sender or the recording.
  public static let parameters: [Parameter<Self>] = [
    Parameter("recipients", each: \.recipients, reasons: RecipientUnsupportedReason.self),
    Parameter("outgoingMessageType", \.outgoingMessageType),
    Parameter("content", \.content),
    Parameter("speakableGroupName", \.speakableGroupName, kind: .name(.contactGroupName)),
    Parameter("conversationIdentifier", \.conversationIdentifier, kind: .unspoken),
    Parameter("serviceName", \.serviceName, kind: .unspoken),
    Parameter("sender", \.sender, kind: .unspoken),
    Parameter("attachments", each: \.attachments, kind: .unspoken),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    recipients: [Person] = [],
    outgoingMessageType: OutgoingMessageType? = nil,
    content: String? = nil,
    speakableGroupName: SpeakableString? = nil,
    conversationIdentifier: String? = nil,
    serviceName: String? = nil,
    sender: Person? = nil,
    attachments: [Attachment] = []
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }
}

extension SendMessageIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count` and `messages`, records as ``Message/told`` describes them.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The messages as sent, with the app's own keys; they make editing and unsending possible.
    public var sentMessages: [Message] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the messages as they were sent.
    public init(_ code: Code, sentMessages: [Message], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.sentMessages = sentMessages
    }

    /// `count` and `messages`, each a record with its content and whom it went to.
    public var details: [String: ToldValue] {
      ["count": .number(Decimal(sentMessages.count)), "messages": .list(sentMessages.map(\.told))]
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
      /// The message service cannot be reached, or the user is signed out.
      case failureMessageServiceNotAvailable
      /// The user must authenticate inside the app first (iOS 17).
      case failureRequiringInAppAuthentication
    }
  }
}

extension SendMessageIntent {
  /// What an app does to support ``SendMessageIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles each person the message goes to, in the order said.
    func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>]
    /// Settles whether the message is written or recorded.
    func resolveOutgoingMessageType(for intent: SendMessageIntent) async throws -> ResolutionResult<
      OutgoingMessageType
    >
    /// Settles the words of the message.
    func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String>
    /// Settles the group the message goes to.
    func resolveSpeakableGroupName(for intent: SendMessageIntent) async throws -> ResolutionResult<SpeakableString>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response
    /// Carries the request out.
    func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response
  }
}

extension SendMessageIntent.Handling {
  /// By default the recipients stay as said and are not asked for.
  public func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>] {
    .asSaid(intent.recipients)
  }

  /// By default written or recorded stays as said and is not asked for.
  public func resolveOutgoingMessageType(
    for intent: SendMessageIntent
  ) async throws -> ResolutionResult<SendMessageIntent.OutgoingMessageType> {
    .asSaid(intent.outgoingMessageType)
  }

  /// By default the words stay as said and are not asked for.
  public func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.content)
  }

  /// By default the group stays as said and is not asked for.
  public func resolveSpeakableGroupName(
    for intent: SendMessageIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.speakableGroupName)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
    SendMessageIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SendMessageIntent`` to the code of an app.
  public static func sendMessage(_ handler: some SendMessageIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SendMessageIntent.self,
      resolvers: [
        Resolver(\.recipients, each: handler.resolveRecipients),
        Resolver(\.outgoingMessageType, handler.resolveOutgoingMessageType),
        Resolver(\.content, handler.resolveContent),
        Resolver(\.speakableGroupName, handler.resolveSpeakableGroupName),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

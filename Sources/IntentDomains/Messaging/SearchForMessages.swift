import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds messages by who wrote them, who received them, their words, their state or their date.
///
/// Only what was said narrows the search.
///
/// Source: `INSearchForMessagesIntent`, iOS 10 to 17.
public struct SearchForMessagesIntent: Intent {
  /// The people who received the messages.
  public var recipients: [Person] = []
  /// The people who wrote the messages.
  public var senders: [Person] = []
  /// Words the messages contain.
  public var searchTerms: [String] = []
  /// The state of the messages: unread, flagged.
  public var attributes: MessageAttribute.Options?
  /// When the messages were sent.
  public var dateTimeRange: DateComponentsRange?
  /// The app's keys of the messages.
  public var identifiers: [String] = []
  /// The keys of the notifications that announced the messages.
  public var notificationIdentifiers: [String] = []
  /// The groups the messages were sent to.
  public var speakableGroupNames: [SpeakableString] = []
  /// The app's keys of the conversations to search.
  public var conversationIdentifiers: [String] = []
  /// How several recipients combine; `nil` means all of them.
  public var recipientsOperator: ConditionalOperator?
  /// How several senders combine; `nil` means all of them.
  public var sendersOperator: ConditionalOperator?
  /// How several search terms combine; `nil` means all of them.
  public var searchTermsOperator: ConditionalOperator?
  /// How several identifiers combine; `nil` means all of them.
  public var identifiersOperator: ConditionalOperator?
  /// How several notification identifiers combine; `nil` means all of them.
  public var notificationIdentifiersOperator: ConditionalOperator?
  /// How several groups combine; `nil` means all of them.
  public var speakableGroupNamesOperator: ConditionalOperator?
  /// How several conversations combine; `nil` means all of them.
  public var conversationIdentifiersOperator: ConditionalOperator?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSearchForMessagesIntent`.
  public static let name: IntentName = "SearchForMessages"
  /// Changes nothing, so another request goes on after it.
  public static let rules = IntentRules(changesNothing: true, contact: .follows(.message))
  /// People are settled before states and dates; keys and operators are never said in words.
  public static let parameters: [Parameter<Self>] = [
    Parameter("recipients", each: \.recipients),
    Parameter("senders", each: \.senders),
    Parameter("attributes", \.attributes),
    Parameter("dateTimeRange", \.dateTimeRange),
    Parameter("speakableGroupNames", each: \.speakableGroupNames, kind: .name(.contactGroupName)),
    Parameter("searchTerms", each: \.searchTerms, kind: .term),
    Parameter("identifiers", each: \.identifiers, kind: .unspoken),
    Parameter("notificationIdentifiers", each: \.notificationIdentifiers, kind: .unspoken),
    Parameter("conversationIdentifiers", each: \.conversationIdentifiers, kind: .unspoken),
    Parameter("recipientsOperator", \.recipientsOperator, kind: .unspoken),
    Parameter("sendersOperator", \.sendersOperator, kind: .unspoken),
    Parameter("searchTermsOperator", \.searchTermsOperator, kind: .unspoken),
    Parameter("identifiersOperator", \.identifiersOperator, kind: .unspoken),
    Parameter("notificationIdentifiersOperator", \.notificationIdentifiersOperator, kind: .unspoken),
    Parameter("speakableGroupNamesOperator", \.speakableGroupNamesOperator, kind: .unspoken),
    Parameter("conversationIdentifiersOperator", \.conversationIdentifiersOperator, kind: .unspoken),
  ]

  /// A search that nothing narrows yet.
  public init() {}

  /// A search; what is left out does not narrow it.
  public init(
    recipients: [Person] = [],
    senders: [Person] = [],
    searchTerms: [String] = [],
    attributes: MessageAttribute.Options? = nil,
    dateTimeRange: DateComponentsRange? = nil,
    identifiers: [String] = [],
    notificationIdentifiers: [String] = [],
    speakableGroupNames: [SpeakableString] = [],
    conversationIdentifiers: [String] = []
  ) {
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
  }
}

extension SearchForMessagesIntent {
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
    /// The messages found, in the order in which they are to be read.
    public var messages: [Message] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the messages found, in the order in which they are read.
    public init(_ code: Code, messages: [Message], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.messages = messages
    }

    /// `count` and `messages`, each a record with its sender, content and date.
    public var details: [String: ToldValue] {
      ["count": .number(Decimal(messages.count)), "messages": .list(messages.map(\.told))]
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
      /// More messages were found than can be told.
      case failureMessageTooManyResults
      /// The user must authenticate inside the app first (iOS 17).
      case failureRequiringInAppAuthentication
    }
  }
}

extension SearchForMessagesIntent {
  /// What an app does to support ``SearchForMessagesIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles each person who received the messages.
    func resolveRecipients(for intent: SearchForMessagesIntent) async throws -> [ResolutionResult<Person>]
    /// Settles each person who wrote the messages.
    func resolveSenders(for intent: SearchForMessagesIntent) async throws -> [ResolutionResult<Person>]
    /// Settles the state of the messages.
    func resolveAttributes(
      for intent: SearchForMessagesIntent
    ) async throws -> ResolutionResult<MessageAttribute.Options>
    /// Settles when the messages were sent.
    func resolveDateTimeRange(for intent: SearchForMessagesIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles each group the messages were sent to.
    func resolveSpeakableGroupNames(
      for intent: SearchForMessagesIntent
    ) async throws -> [ResolutionResult<SpeakableString>]
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response
    /// Carries the request out.
    func handle(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response
  }
}

extension SearchForMessagesIntent.Handling {
  /// By default the recipients stay as said and are not asked for.
  public func resolveRecipients(for intent: SearchForMessagesIntent) async throws -> [ResolutionResult<Person>] {
    .asSaid(intent.recipients)
  }

  /// By default the senders stay as said and are not asked for.
  public func resolveSenders(for intent: SearchForMessagesIntent) async throws -> [ResolutionResult<Person>] {
    .asSaid(intent.senders)
  }

  /// By default the states stay as said and are not asked for.
  public func resolveAttributes(
    for intent: SearchForMessagesIntent
  ) async throws -> ResolutionResult<MessageAttribute.Options> {
    .asSaid(intent.attributes)
  }

  /// By default the time stays as said and is not asked for.
  public func resolveDateTimeRange(
    for intent: SearchForMessagesIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.dateTimeRange)
  }

  /// By default the groups stay as said and are not asked for.
  public func resolveSpeakableGroupNames(
    for intent: SearchForMessagesIntent
  ) async throws -> [ResolutionResult<SpeakableString>] {
    .asSaid(intent.speakableGroupNames)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response {
    SearchForMessagesIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SearchForMessagesIntent`` to the code of an app.
  public static func searchForMessages(_ handler: some SearchForMessagesIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SearchForMessagesIntent.self,
      resolvers: [
        Resolver(\.recipients, each: handler.resolveRecipients),
        Resolver(\.senders, each: handler.resolveSenders),
        Resolver(\.attributes, handler.resolveAttributes),
        Resolver(\.dateTimeRange, handler.resolveDateTimeRange),
        Resolver(\.speakableGroupNames, each: handler.resolveSpeakableGroupNames),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

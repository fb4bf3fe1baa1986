import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds past calls by date, person, kind or state.
///
/// Source: `INSearchCallHistoryIntent`, iOS 10 and 11.
public struct SearchCallHistoryIntent: Intent {
  /// When the calls were made.
  public var dateCreated: DateComponentsRange?
  /// Who was called, or who called.
  public var recipient: Person?
  /// Whether the calls were by voice or with video.
  public var callCapabilities: CallCapability.Options?
  /// What became of the calls: missed, received, outgoing.
  public var callTypes: CallRecord.TypeOptions?
  /// Whether only calls are meant that the user has not seen yet.
  public var unseen: Bool?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSearchCallHistoryIntent`.
  public static let name: IntentName = "SearchCallHistory"
  /// Past calls are private, so the device is unlocked first; nothing changes.
  public static let rules = IntentRules(
    requiresUnlock: true, changesNothing: true, contact: .follows(.call))
  /// The date and the person are settled first; voice or video has no resolver.
  public static let parameters: [Parameter<Self>] = [
    Parameter("dateCreated", \.dateCreated),
    Parameter("recipient", \.recipient),
    Parameter("callTypes", \.callTypes),
    Parameter("unseen", \.unseen),
    Parameter("callCapabilities", \.callCapabilities),
  ]

  /// A search that nothing narrows yet.
  public init() {}

  /// A search; what is left out does not narrow it.
  public init(
    dateCreated: DateComponentsRange? = nil,
    recipient: Person? = nil,
    callCapabilities: CallCapability.Options? = nil,
    callTypes: CallRecord.TypeOptions? = nil,
    unseen: Bool? = nil
  ) {
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen
  }
}

extension SearchCallHistoryIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count` and `callRecords`, records as ``CallRecord/told`` describes them.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The calls found, latest first.
    public var callRecords: [CallRecord] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the calls found, latest first.
    public init(_ code: Code, callRecords: [CallRecord], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.callRecords = callRecords
    }

    /// `count` and `callRecords`, each a record with its caller, kind and date.
    public var details: [String: ToldValue] {
      ["count": .number(Decimal(callRecords.count)), "callRecords": .list(callRecords.map(\.told))]
    }

    /// What the app can answer, by SiriKit's names and numbers.
    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// The app comes to the front with the user activity and goes on there.
      case continueInApp
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// The user has to finish setting up the app.
      case failureAppConfigurationRequired
      /// Accepted; the result is not known within a few seconds.
      case inProgress
      /// Carried out.
      case success
    }
  }
}

extension SearchCallHistoryIntent {
  /// What an app does to support ``SearchCallHistoryIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles when the calls were made.
    func resolveDateCreated(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles who was called, or who called.
    func resolveRecipient(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<Person>
    /// Settles what became of the calls.
    func resolveCallTypes(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<CallRecord.TypeOptions>
    /// Settles whether only unseen calls are meant.
    func resolveUnseen(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<Bool>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response
    /// Carries the request out.
    func handle(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response
  }
}

extension SearchCallHistoryIntent.Handling {
  /// By default the date stays as said and is not asked for.
  public func resolveDateCreated(
    for intent: SearchCallHistoryIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.dateCreated)
  }

  /// By default the person stays as said and is not asked for.
  public func resolveRecipient(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<Person> {
    .asSaid(intent.recipient)
  }

  /// By default the kinds of calls stay as said and are not asked for.
  public func resolveCallTypes(
    for intent: SearchCallHistoryIntent
  ) async throws -> ResolutionResult<CallRecord.TypeOptions> {
    .asSaid(intent.callTypes)
  }

  /// By default only unseen calls are meant if that was said; otherwise nobody is asked.
  public func resolveUnseen(for intent: SearchCallHistoryIntent) async throws -> ResolutionResult<Bool> {
    .asSaid(intent.unseen)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SearchCallHistoryIntent) async throws -> SearchCallHistoryIntent.Response {
    SearchCallHistoryIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SearchCallHistoryIntent`` to the code of an app.
  public static func searchCallHistory(_ handler: some SearchCallHistoryIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SearchCallHistoryIntent.self,
      resolvers: [
        Resolver(\.dateCreated, handler.resolveDateCreated),
        Resolver(\.recipient, handler.resolveRecipient),
        Resolver(\.callTypes, handler.resolveCallTypes),
        Resolver(\.unseen, handler.resolveUnseen),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

import IntentModel

/// Calls people, by voice or with video; calls back or redials where that was said.
///
/// Source: `INStartCallIntent`, iOS 13 to 17; it stands for `INStartAudioCallIntent` and `INStartVideoCallIntent`
/// too.
public struct StartCallIntent: Intent {
  /// Which past call is meant, where one is called back ("my last missed call").
  public var callRecordFilter: CallRecord.Filter?
  /// The past call that is called back.
  public var callRecordToCallBack: CallRecord?
  /// Where the call is heard.
  public var audioRoute: AudioRoute?
  /// What kind of call it is: to somebody, to voicemail, a redial, a call back, an emergency.
  public var destinationType: DestinationType?
  /// The people who are called.
  public var contacts: [Person] = []
  /// Whether the call is by voice or with video.
  public var callCapability: CallCapability?

  /// The name in scripts, prompts and traces; an Info.plist writes `INStartCallIntent`.
  public static let name: IntentName = "StartCall"
  /// A call shows on a locked device too.
  public static let rules = IntentRules(
    opensWhileLocked: true, contact: .begins(.call),
    refusesSeveral: [.multipleContactsUnsupported],
    facts: [.who: ["contacts"]])
  /// A call by voice and a video call were two intents until iOS 13.
  public static let aliases: [IntentName] = ["StartAudioCall", "StartVideoCall"]
  /// A call that is called back is settled first, then the kind of call, then the people.
  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "callRecordToCallBack", \.callRecordToCallBack, kind: .unspoken,
      reasons: CallRecordToCallBackUnsupportedReason.self),
    Parameter("destinationType", \.destinationType),
    Parameter("contacts", each: \.contacts, reasons: ContactUnsupportedReason.self),
    Parameter("callCapability", \.callCapability, reasons: CallCapabilityUnsupportedReason.self),
    Parameter("callRecordFilter", \.callRecordFilter),
    Parameter("audioRoute", \.audioRoute),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    callRecordFilter: CallRecord.Filter? = nil,
    callRecordToCallBack: CallRecord? = nil,
    audioRoute: AudioRoute? = nil,
    destinationType: DestinationType? = nil,
    contacts: [Person] = [],
    callCapability: CallCapability? = nil
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
  }
}

extension StartCallIntent {
  /// What the app answers.
  ///
  /// There is no success: a call goes on in the app.
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
      /// The app can start the call.
      case ready
      /// The app comes to the front with the user activity and goes on there.
      case continueInApp
      /// The user has to confirm the call before it starts.
      case userConfirmationRequired
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// The calling service cannot be reached.
      case failureCallingServiceNotAvailable
      /// The person cannot be reached with this app.
      case failureContactNotSupportedByApp
      /// Airplane mode is on.
      case failureAirplaneModeEnabled
      /// The call could not be handed to another device.
      case failureUnableToHandOff
      /// The user has to finish setting up the app.
      case failureAppConfigurationRequired
      /// Another call is going on.
      case failureCallInProgress
      /// A call is ringing; SiriKit declares the code and never gives it.
      case failureCallRinging
      /// The user must authenticate inside the app first (iOS 17).
      case failureRequiringInAppAuthentication
    }
  }
}

extension StartCallIntent {
  /// What an app does to support ``StartCallIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles the past call that is called back.
    func resolveCallRecordToCallBack(for intent: StartCallIntent) async throws -> ResolutionResult<CallRecord>
    /// Settles what kind of call it is.
    func resolveDestinationType(for intent: StartCallIntent) async throws -> ResolutionResult<
      DestinationType
    >
    /// Settles each person who is called, in the order said.
    func resolveContacts(for intent: StartCallIntent) async throws -> [ResolutionResult<Person>]
    /// Settles whether the call is by voice or with video.
    func resolveCallCapability(for intent: StartCallIntent) async throws -> ResolutionResult<CallCapability>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: StartCallIntent) async throws -> StartCallIntent.Response
    /// Carries the request out.
    func handle(_ intent: StartCallIntent) async throws -> StartCallIntent.Response
  }
}

extension StartCallIntent.Handling {
  /// By default the record stays as the app or a host put it; words never name one.
  public func resolveCallRecordToCallBack(for intent: StartCallIntent) async throws -> ResolutionResult<CallRecord> {
    .asSaid(intent.callRecordToCallBack)
  }

  /// By default the kind of call stays as said and is not asked for.
  public func resolveDestinationType(
    for intent: StartCallIntent
  ) async throws -> ResolutionResult<StartCallIntent.DestinationType> {
    .asSaid(intent.destinationType)
  }

  /// By default the people stay as said and are not asked for.
  public func resolveContacts(for intent: StartCallIntent) async throws -> [ResolutionResult<Person>] {
    .asSaid(intent.contacts)
  }

  /// By default voice or video stays as said and is not asked for.
  public func resolveCallCapability(for intent: StartCallIntent) async throws -> ResolutionResult<CallCapability> {
    .asSaid(intent.callCapability)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: StartCallIntent) async throws -> StartCallIntent.Response {
    StartCallIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``StartCallIntent`` to the code of an app.
  public static func startCall(_ handler: some StartCallIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      StartCallIntent.self,
      resolvers: [
        Resolver(\.callRecordToCallBack, handler.resolveCallRecordToCallBack),
        Resolver(\.destinationType, handler.resolveDestinationType),
        Resolver(\.contacts, each: handler.resolveContacts),
        Resolver(\.callCapability, handler.resolveCallCapability),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

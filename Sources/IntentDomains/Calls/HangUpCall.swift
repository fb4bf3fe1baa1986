import IntentModel

/// Ends the call that is going on.
///
/// Source: `INHangUpCallIntent`, iOS 16.2.
public struct HangUpCallIntent: Intent {
  /// The app's key of the call; `nil` means the current one.
  public var callIdentifier: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INHangUpCallIntent`.
  public static let name: IntentName = "HangUpCall"
  /// Hanging up ends a call that was made or answered.
  public static let rules = IntentRules(ends: [StartCallIntent.name, AnswerCallIntent.name])
  /// A key only: the call that is going on is meant, never one described in words.
  public static let parameters: [Parameter<Self>] = [
    Parameter("callIdentifier", \.callIdentifier, kind: .unspoken)
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(callIdentifier: String? = nil) {
    self.callIdentifier = callIdentifier
  }
}

extension HangUpCallIntent {
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
      /// No call is going on.
      case failureNoCallToHangUp
    }
  }
}

extension HangUpCallIntent {
  /// What an app does to support ``HangUpCallIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response
    /// Carries the request out.
    func handle(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response
  }
}

extension HangUpCallIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: HangUpCallIntent) async throws -> HangUpCallIntent.Response {
    HangUpCallIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``HangUpCallIntent`` to the code of an app.
  public static func hangUpCall(_ handler: some HangUpCallIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      HangUpCallIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

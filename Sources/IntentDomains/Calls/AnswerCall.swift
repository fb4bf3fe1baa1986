import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the call that is ringing.
///
/// Source: `INAnswerCallIntent`, iOS 16.2.
public struct AnswerCallIntent: Intent {
  /// Where the call is heard.
  public var audioRoute: StartCallIntent.AudioRoute?
  /// The app's key of the ringing call; `nil` means whichever rings.
  public var callIdentifier: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INAnswerCallIntent`.
  public static let name: IntentName = "AnswerCall"
  /// It is about a call from somebody.
  public static let rules = IntentRules(contact: .follows(.call))
  /// Where to hear the call may be said; which call is meant follows from what rings.
  public static let parameters: [Parameter<Self>] = [
    Parameter("audioRoute", \.audioRoute),
    Parameter("callIdentifier", \.callIdentifier, kind: .unspoken),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(audioRoute: StartCallIntent.AudioRoute? = nil, callIdentifier: String? = nil) {
    self.audioRoute = audioRoute
    self.callIdentifier = callIdentifier
  }
}

extension AnswerCallIntent {
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
    /// The call that was answered.
    public var callRecords: [CallRecord] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the call that was answered.
    public init(_ code: Code, callRecords: [CallRecord], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.callRecords = callRecords
    }

    /// `count` and `callRecords`, each a record with its caller.
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
      /// Accepted; the result is not known within a few seconds.
      case inProgress
      /// Carried out.
      case success
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
    }
  }
}

extension AnswerCallIntent {
  /// What an app does to support ``AnswerCallIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response
    /// Carries the request out.
    func handle(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response
  }
}

extension AnswerCallIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response {
    AnswerCallIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``AnswerCallIntent`` to the code of an app.
  public static func answerCall(_ handler: some AnswerCallIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      AnswerCallIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

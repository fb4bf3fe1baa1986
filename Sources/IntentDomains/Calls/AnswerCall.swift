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
  public var audioRoute: CallAudioRoute?
  /// The app's key of the ringing call; `nil` means whichever rings.
  public var callIdentifier: String?

  public static let name: IntentName = "AnswerCall"
  public static let parameters: [Parameter<Self>] = [
    Parameter("audioRoute", \.audioRoute),
    Parameter("callIdentifier", \.callIdentifier, kind: .unspoken),
  ]

  public init() {}

  public init(audioRoute: CallAudioRoute? = nil, callIdentifier: String? = nil) {
    self.audioRoute = audioRoute
    self.callIdentifier = callIdentifier
  }
}

extension AnswerCallIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count` and `callRecords`, records as ``CallRecord/told`` describes them.
  public struct Response: IntentResponse {
    public let code: Code
    public var userActivity: UserActivity?
    /// The call that was answered.
    public var callRecords: [CallRecord] = []

    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    public init(_ code: Code, callRecords: [CallRecord], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.callRecords = callRecords
    }

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

/// What an app does to support ``AnswerCallIntent``; only handle is required.
public protocol AnswerCallIntentHandling: Sendable {
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response
  /// Carries the request out.
  func handle(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response
}

extension AnswerCallIntentHandling {
  public func confirm(_ intent: AnswerCallIntent) async throws -> AnswerCallIntent.Response {
    AnswerCallIntent.Response(.ready)
  }
}

extension IntentHandler {
  /// Joins ``AnswerCallIntent`` to the code of an app.
  public static func answerCall(_ handler: some AnswerCallIntentHandling) -> IntentHandler {
    IntentHandler(
      AnswerCallIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

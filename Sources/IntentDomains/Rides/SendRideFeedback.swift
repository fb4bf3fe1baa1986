import IntentModel

/// Rates a ride that is over, and tips its driver.
///
/// Source: `INSendRideFeedbackIntent`, iOS 11. SiriKit has it asked by Maps only; a rating or a tip is always given.
public struct SendRideFeedbackIntent: Intent {
  /// The app's key of the ride; `nil` means the last one.
  public var rideIdentifier: String?
  /// How many stars the ride gets.
  public var rating: Double?
  /// What the driver gets on top of the fare.
  public var tip: CurrencyAmount?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSendRideFeedbackIntent`.
  public static let name: IntentName = "SendRideFeedback"
  /// A tip is money: it goes on an unlocked device and after the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true, facts: [.howMuch: ["tip"]])
  /// The stars and the tip are said; which ride is meant the app knows.
  public static let parameters: [Parameter<Self>] = [
    Parameter("rideIdentifier", \.rideIdentifier, kind: .unspoken),
    Parameter("rating", \.rating),
    Parameter("tip", \.tip),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(rideIdentifier: String? = nil, rating: Double? = nil, tip: CurrencyAmount? = nil) {
    self.rideIdentifier = rideIdentifier
    self.rating = rating
    self.tip = tip
  }
}

extension SendRideFeedbackIntent {
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
      /// Carried out.
      case success
      /// Could not be carried out.
      case failure
    }
  }
}

extension SendRideFeedbackIntent {
  /// What an app does to support ``SendRideFeedbackIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response
    /// Carries the request out.
    func handle(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response
  }
}

extension SendRideFeedbackIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response {
    SendRideFeedbackIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SendRideFeedbackIntent`` to the code of an app.
  public static func sendRideFeedback(_ handler: some SendRideFeedbackIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SendRideFeedbackIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

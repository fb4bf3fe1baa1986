import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Cancels the ride.
///
/// Source: `INCancelRideIntent`, iOS 11. SiriKit has it asked by Maps only.
public struct CancelRideIntent: Intent {
  /// The app's key of the ride; `nil` means the current one.
  public var rideIdentifier: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INCancelRideIntent`.
  public static let name: IntentName = "CancelRide"
  /// Done on an unlocked device after the user's yes, because it may cost a fee.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true, undoes: [RequestRideIntent.name],
    facts: [.fee: ["fee"], .howMuch: ["fee"]])
  /// A key only: the current ride is meant, never one described in words.
  public static let parameters: [Parameter<Self>] = [
    Parameter("rideIdentifier", \.rideIdentifier, kind: .unspoken)
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(rideIdentifier: String? = nil) {
    self.rideIdentifier = rideIdentifier
  }
}

extension CancelRideIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `fee` and `freeUntil`, as far as given.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// What cancelling costs; told before the user's yes.
    public var cancellationFee: CurrencyAmount?
    /// Until when cancelling is free.
    public var cancellationFeeThreshold: DateComponents?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the fee, which confirm tells before the user's yes; `nil` where cancelling is free.
    public init(
      _ code: Code,
      cancellationFee: CurrencyAmount?,
      cancellationFeeThreshold: DateComponents? = nil,
      userActivity: UserActivity? = nil
    ) {
      self.init(code: code, userActivity: userActivity)
      self.cancellationFee = cancellationFee
      self.cancellationFeeThreshold = cancellationFeeThreshold
    }

    /// `fee` and `freeUntil`, as far as given.
    public var details: [String: ToldValue] {
      var details: [String: ToldValue] = [:]
      details["fee"] = cancellationFee?.told
      details["freeUntil"] = cancellationFeeThreshold.map { .date(DateComponentsRange(start: $0)) }
      return details
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

extension CancelRideIntent {
  /// What an app does to support ``CancelRideIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response
    /// Carries the request out.
    func handle(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response
  }
}

extension CancelRideIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response {
    CancelRideIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``CancelRideIntent`` to the code of an app.
  public static func cancelRide(_ handler: some CancelRideIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      CancelRideIntent.self,
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

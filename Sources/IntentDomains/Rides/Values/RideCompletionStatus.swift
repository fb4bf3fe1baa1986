import IntentModel

/// How a ride ended. Source: `INRideCompletionStatus`, iOS 10 and 11.
public struct RideCompletionStatus: Sendable, Hashable, Codable {
  /// How the ride ended.
  public enum Outcome: String, SymbolicValue, CaseIterable {
    case completed, canceledByUser, canceledByService, missedPickup
  }

  public let outcome: Outcome
  /// What was paid, or is still to be paid.
  public let paymentAmount: CurrencyAmount?
  /// Whether the amount is still to be paid.
  public let isOutstanding: Bool
  public let feedbackType: RideFeedbackTypeOptions
  /// What tips to offer.
  public var defaultTippingOptions: [CurrencyAmount] = []
  public var completionUserActivity: UserActivity?

  public var isCompleted: Bool { outcome == .completed }
  public var isCanceled: Bool { outcome != .completed }
  public var isMissedPickup: Bool { outcome == .missedPickup }

  private init(
    _ outcome: Outcome, paymentAmount: CurrencyAmount? = nil, isOutstanding: Bool = false,
    feedbackType: RideFeedbackTypeOptions = []
  ) {
    self.outcome = outcome
    self.paymentAmount = paymentAmount
    self.isOutstanding = isOutstanding
    self.feedbackType = feedbackType
  }

  public static func completed() -> Self { Self(.completed) }

  public static func completed(settled amount: CurrencyAmount) -> Self {
    Self(.completed, paymentAmount: amount)
  }

  /// Over and not paid yet; `completionUserActivity` should say where the app takes the payment.
  public static func completed(outstanding amount: CurrencyAmount) -> Self {
    Self(.completed, paymentAmount: amount, isOutstanding: true)
  }

  /// Over; with ``RideFeedbackTypeOptions/tip``, `defaultTippingOptions` should be given.
  public static func completed(feedbackType: RideFeedbackTypeOptions) -> Self {
    Self(.completed, feedbackType: feedbackType)
  }

  public static func canceledByService() -> Self { Self(.canceledByService) }
  public static func canceledByUser() -> Self { Self(.canceledByUser) }
  public static func canceledMissedPickup() -> Self { Self(.missedPickup) }
}

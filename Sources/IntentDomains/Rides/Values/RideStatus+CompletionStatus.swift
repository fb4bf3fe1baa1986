import IntentModel

extension RideStatus {
  /// How a ride ended.
  ///
  /// Source: `INRideCompletionStatus`, iOS 10 and 11.
  public struct CompletionStatus: Sendable, Hashable, Codable {
    /// How the ride ended.
    public enum Outcome: String, SymbolicValue, CaseIterable {
      /// In order: driven to its end; ended before by the user; by the service; because the user was not there.
      case completed, canceledByUser, canceledByService, missedPickup
    }

    /// The one reason for which the ride is over.
    public let outcome: Outcome
    /// What was paid, or is still to be paid.
    public let paymentAmount: CurrencyAmount?
    /// Whether the amount is still to be paid.
    public let isOutstanding: Bool
    /// What the user may be asked for now: stars, a tip, or nothing.
    public let feedbackType: FeedbackTypeOptions
    /// What tips to offer.
    public var defaultTippingOptions: [CurrencyAmount] = []
    /// Where the app opens to finish: to pay, to rate, to see the receipt.
    public var completionUserActivity: UserActivity?

    /// Whether the user was driven to the end.
    public var isCompleted: Bool { outcome == .completed }
    /// Whether the ride ended before it was complete; a missed pickup counts too.
    public var isCanceled: Bool { outcome != .completed }
    /// Whether the vehicle came and the user was not there.
    public var isMissedPickup: Bool { outcome == .missedPickup }

    private init(
      _ outcome: Outcome, paymentAmount: CurrencyAmount? = nil, isOutstanding: Bool = false,
      feedbackType: FeedbackTypeOptions = []
    ) {
      self.outcome = outcome
      self.paymentAmount = paymentAmount
      self.isOutstanding = isOutstanding
      self.feedbackType = feedbackType
    }

    /// Over, with nothing to pay and nothing to ask.
    public static func completed() -> Self { Self(.completed) }

    /// Over and paid: the user hears that the amount is paid.
    public static func completed(settled amount: CurrencyAmount) -> Self {
      Self(.completed, paymentAmount: amount)
    }

    /// Over and not paid yet; `completionUserActivity` should say where the app takes the payment.
    public static func completed(outstanding amount: CurrencyAmount) -> Self {
      Self(.completed, paymentAmount: amount, isOutstanding: true)
    }

    /// Over; with ``RideStatus/FeedbackTypeOptions/tip``, `defaultTippingOptions` should be given.
    public static func completed(feedbackType: FeedbackTypeOptions) -> Self {
      Self(.completed, feedbackType: feedbackType)
    }

    /// Ended before, by the service or its driver.
    public static func canceledByService() -> Self { Self(.canceledByService) }
    /// Ended before, by the user.
    public static func canceledByUser() -> Self { Self(.canceledByUser) }
    /// Ended before: the vehicle came and the user was not there.
    public static func canceledMissedPickup() -> Self { Self(.missedPickup) }
  }
}

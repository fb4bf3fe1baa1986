import Foundation
import IntentDomains
import IntentModel

/// How a ride ended.
///
/// Source: `INRideCompletionStatus`, iOS 10 and 11.
public final class INRideCompletionStatus: ValueObject<RideStatus.CompletionStatus>, @unchecked Sendable {
  /// Where the app takes the payment or the feedback.
  public var completionUserActivity: NSUserActivity? {
    get { object(held.completionUserActivity) }
    set { held.completionUserActivity = newValue?.held }
  }
  /// The tips that are offered.
  public var defaultTippingOptions: Set<INCurrencyAmount>? {
    get { objects(held.defaultTippingOptions).map(Set.init) }
    set { held.defaultTippingOptions = values(newValue.map(Array.init)).sorted { $0.amount < $1.amount } }
  }
  /// Whether the user was driven to the end.
  public var isCompleted: Bool { held.isCompleted }
  /// Whether it ended before; a missed pickup counts too.
  public var isCanceled: Bool { held.isCanceled }
  /// Whether the vehicle came and the user was not there.
  public var isMissedPickup: Bool { held.isMissedPickup }
  /// What was paid, or is still to be paid.
  public var paymentAmount: INCurrencyAmount? { object(held.paymentAmount) }
  /// What the user may be asked for now: stars, a tip, or nothing.
  public var feedbackType: INRideFeedbackTypeOptions { held.feedbackType }
  /// Whether the amount is still to be paid.
  public var isOutstanding: Bool { held.isOutstanding }

  /// Completed, with nothing to pay and no feedback wanted.
  public class func completed() -> Self { Self(holding: .completed()) }

  /// Completed and paid: the user hears that the amount is paid.
  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
    Self(holding: .completed(settled: settledPaymentAmount.held))
  }

  /// Completed and not paid yet.
  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
    Self(holding: .completed(outstanding: outstandingPaymentAmount.held))
  }

  /// Completed; the user may give feedback.
  public class func completed(feedbackType: INRideFeedbackTypeOptions) -> Self {
    Self(holding: .completed(feedbackType: feedbackType))
  }

  /// Cancelled by the service or its driver.
  public class func canceledByService() -> Self { Self(holding: .canceledByService()) }
  /// Cancelled by the user.
  public class func canceledByUser() -> Self { Self(holding: .canceledByUser()) }
  /// Cancelled because the user was not there when the vehicle came.
  public class func canceledMissedPickup() -> Self { Self(holding: .canceledMissedPickup()) }
}

import Foundation
import IntentDomains
import IntentModel

// Properties that differ from SiriKit's usual ones: an identifier that is not optional, values that are set afterwards.

extension INCancelRideIntent {
  /// The app's key of the ride; `nil` means the current one.
  public var rideIdentifier: String { held.rideIdentifier ?? "" }

  /// A request for one ride by the app's key.
  public convenience init(rideIdentifier: String) {
    self.init(holding: CancelRideIntent(rideIdentifier: rideIdentifier))
  }
}

extension INSendRideFeedbackIntent {
  /// The app's key of the ride; `nil` means the last one.
  public var rideIdentifier: String { held.rideIdentifier ?? "" }

  /// How many stars the ride gets.
  public var rating: NSNumber? {
    get { held.rating.map { NSNumber(value: $0) } }
    set { held.rating = newValue?.doubleValue }
  }

  /// What the driver gets on top of the fare.
  public var tip: INCurrencyAmount? {
    get { object(held.tip) }
    set { held.tip = newValue?.held }
  }

  /// Feedback for one ride by the app's key; stars and tip are set afterwards.
  public convenience init(rideIdentifier: String) {
    self.init(holding: SendRideFeedbackIntent(rideIdentifier: rideIdentifier))
  }
}

import Foundation
import IntentDomains
import IntentModel

extension PhaseCalls where Object == INGetRideStatusIntent, Handling == any INGetRideStatusIntentHandling {
  /// How the object reports the ride after it was asked for its status.
  var rideUpdates: IntentUpdates<GetRideStatusIntent> {
    IntentUpdates(
      start: { intent, observer in
        let intent = INGetRideStatusIntent(holding: intent)
        try object(for: intent).startSendingUpdates(for: intent, to: RideObserver(observer))
      },
      stop: { intent, _ in
        let intent = INGetRideStatusIntent(holding: intent)
        try? object(for: intent).stopSendingUpdates(for: intent)
      },
      standing: GetRideStatusIntent.standing)
  }
}

/// Hands an app's reports on.
private final class RideObserver: NSObject, INGetRideStatusIntentResponseObserver, Sendable {
  private let observer: GetRideStatusIntent.Observer

  init(_ observer: GetRideStatusIntent.Observer) { self.observer = observer }

  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) { observer.didUpdate(response.response) }
}

import Foundation
import IntentDomains
import IntentModel

/// Whom an app reports a ride to.
///
/// Source: `INGetRideStatusIntentResponseObserver`, iOS 10.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes a report, from any thread.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

extension PhaseCalls where Object == INGetRideStatusIntent, Handling == any INGetRideStatusIntentHandling {
  /// How the object reports the ride after it was asked for its status.
  var updates: IntentUpdates<GetRideStatusIntent> {
    IntentUpdates(
      start: { intent, observer in
        let intent = INGetRideStatusIntent(holding: intent)
        let handler = try object(for: intent)
        watch(handler, "startSendingUpdates(for:to:)")
        handler.startSendingUpdates(for: intent, to: RideObserver(observer))
      },
      stop: { intent, _ in
        let intent = INGetRideStatusIntent(holding: intent)
        guard let handler = try? object(for: intent) else { return }
        watch(handler, "stopSendingUpdates(for:)")
        handler.stopSendingUpdates(for: intent)
      },
      state: GetRideStatusIntent.state)
  }

  private func watch(_ handler: Handling, _ method: String) {
    source.watch(HandlerCall(handler: String(reflecting: type(of: handler as Any)), method: method))
  }
}

/// Hands an app's reports on.
private final class RideObserver: NSObject, INGetRideStatusIntentResponseObserver, Sendable {
  private let observer: GetRideStatusIntent.Observer

  init(_ observer: GetRideStatusIntent.Observer) { self.observer = observer }

  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) { observer.didUpdate(response.response) }
}

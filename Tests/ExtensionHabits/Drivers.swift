import Intents

/// Reads the places of a ride as streets and coordinates, and asks for a larger car by a yes.
class StreetDriver: NSObject, INRequestRideIntentHandling {
  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.dropOffLocation else { return completion(.needsValue()) }
    completion(.success(with: place))
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let there = CLLocation(latitude: 52.5, longitude: 13.4)
    let address = intent.dropOffLocation?.postalAddress?.city ?? ""
    let isNear = intent.dropOffLocation?.location.map { $0.distance(from: there) < 5_000 } ?? !address.isEmpty
    let code: INRequestRideIntentResponseCode = isNear ? .success : .failureRequiringAppLaunchNoServiceInArea
    completion(INRequestRideIntentResponse(code: code, userActivity: nil))
  }
}

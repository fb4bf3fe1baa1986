// Everything here comes with Intents alone.
import Intents

/// What extensions use beside their intents, without importing it.
enum FoundationHabits {
  static func writtenName() -> String {
    var components = PersonNameComponents()
    components.givenName = "Old"
    components.familyName = "Silverback"
    let formatter = PersonNameComponentsFormatter()
    return formatter.string(from: components)
  }

  static func shared(_ key: String) -> Any? { UserDefaults.standard.value(forKey: key) }

  static func request() -> URLRequest? {
    guard let url = URL(string: "https://treetalk.example/send") else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    return request
  }

  static func task(_ done: @escaping @Sendable (Bool) -> Void) -> URLSessionDataTask? {
    request().map { URLSession.shared.dataTask(with: $0) { data, _, error in done(data != nil && error == nil) } }
  }

  static func container() -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.treetalk")
  }

  static func place(of placemark: CLPlacemark) -> String {
    guard let coordinate = placemark.location?.coordinate else { return placemark.name ?? "" }
    return "\(placemark.thoroughfare ?? "") \(coordinate.latitude) \(coordinate.longitude)"
  }

  static func newer() -> String {
    if #available(iOS 14.0, watchOS 7.0, *) { return "new" }
    return "old"
  }
}

/// A handler that later systems alone have.
@available(iOSApplicationExtension 13.0, *)
class Caller: NSObject, INStartCallIntentHandling {
  func resolveCallCapability(
    for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    completion(
      intent.callCapability == .videoCall
        ? .unsupported(forReason: .cameraNotAccessible) : .success(with: intent.callCapability))
  }
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
  }
}

/// The two calls of before iOS 13 in one class.
class OlderCaller: NSObject, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {
  func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { .success(with: $0) })
  }
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    completion(INStartAudioCallIntentResponse(code: .failureNoValidNumber, userActivity: nil))
  }
  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    completion(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil))
  }
}

/// Books rides and reports them.
class Driver: NSObject, INRequestRideIntentHandling, INGetRideStatusIntentHandling, INCancelRideIntentHandling {
  private var observers: [INGetRideStatusIntentResponseObserver] = []

  static func ride(_ phase: INRidePhase) -> INRideStatus {
    let ride = INRideStatus()
    ride.rideIdentifier = "ride"
    ride.phase = phase
    let option = INRideOption(name: "Liana", estimatedPickupDate: Date(timeIntervalSince1970: 0))
    option.priceRange = INPriceRange(price: 12, currencyCode: "USD")
    ride.rideOption = option
    ride.driver = INRideDriver(
      phoneNumber: "555", nameComponents: nil, displayName: "Rita", image: nil, rating: "5")
    if phase == .completed {
      ride.completionStatus = .completed(settled: INCurrencyAmount(amount: 12, currencyCode: "USD"))
    }
    return ride
  }

  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  {
    completion(intent.partySize.map { .success(with: $0) } ?? .confirmationRequired(with: 1))
  }
  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Self.ride(.confirmed)
    completion(response)
  }
  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Self.ride(.ongoing)
    completion(response)
  }
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
    observers.append(observer)
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Self.ride(.completed)
    observer.didUpdate(getRideStatus: response)
  }
  func stopSendingUpdates(for intent: INGetRideStatusIntent) { observers = [] }
  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    completion(INCancelRideIntentResponse(code: .success, userActivity: nil))
  }
}

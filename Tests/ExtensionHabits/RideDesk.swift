import CoreLocation
import Intents

/// The principal class is the handler of all five intents of rides, as samples have it.
class RideDesk: INExtension, INListRideOptionsIntentHandling, INRequestRideIntentHandling,
  INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling
{
  private var timer: Timer?
  private let here = CLLocation(
    coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), altitude: 34, horizontalAccuracy: 5,
    verticalAccuracy: 5, timestamp: Date(timeIntervalSince1970: 0))

  static func option() -> INRideOption {
    let option = INRideOption(name: "Liana", estimatedPickupDate: Date(timeIntervalSince1970: 180))
    option.priceRange = INPriceRange(
      firstPrice: NSDecimalNumber(string: "5.60"), secondPrice: NSDecimalNumber(string: "10.00"), currencyCode: "USD")
    option.disclaimerMessage = "Bring a raincoat"
    option.usesMeteredFare = true
    option.specialPricing = "2x"
    option.specialPricingBadgeImage = INImage(named: "surge")
    option.availablePartySizeOptions = [
      INRidePartySizeOption(partySizeRange: NSRange(location: 0, length: 1), sizeDescription: "One", priceRange: nil),
      INRidePartySizeOption(
        partySizeRange: NSMakeRange(1, 3), sizeDescription: "More",
        priceRange: INPriceRange(price: 5, currencyCode: "EUR")),
    ]
    option.fareLineItems = [INRideFareLineItem(title: "Airport", price: NSDecimalNumber(value: 3), currencyCode: "USD")]
    option.userActivityForBookingInApplication = NSUserActivity(activityType: "book")
    return option
  }

  func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = [Self.option()]
    response.paymentMethods = [
      INPaymentMethod(type: .credit, name: "Card", identificationHint: "…1234", icon: INImage(named: "card")),
      .applePay(),
    ]
    response.expirationDate = Date(timeIntervalSinceNow: 3_600)
    completion(response)
  }

  func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    let result: INPlacemarkResolutionResult
    if let wanted = intent.pickupLocation {
      result = .success(with: wanted)
    } else {
      let address = CNMutablePostalAddress()
      address.street = "1 Canopy Walk"
      address.city = "Berlin"
      result = INPlacemarkResolutionResult.confirmationRequired(
        with: CLPlacemark(location: here, name: "here", postalAddress: address))
    }
    completion(result)
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.dropOffLocation else { return completion(INPlacemarkResolutionResult.needsValue()) }
    let area = CLCircularRegion(center: here.coordinate, radius: 50_000, identifier: "service area")
    let isFar = place.location.map { !area.contains($0.coordinate) } ?? false
    completion(isFar && place.inlandWater == nil ? .unsupported() : .success(with: place))
  }

  func resolveRideOptionName(
    for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.rideOptionName else {
      return completion(
        .disambiguation(with: [
          INSpeakableString(vocabularyIdentifier: "small", spokenPhrase: "Small", pronunciationHint: nil),
          INSpeakableString(identifier: "large", spokenPhrase: "Large", pronunciationHint: nil),
        ]))
    }
    completion(.success(with: name))
  }

  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    switch intent.partySize {
    case .none: completion(.notRequired())
    case .some(let size) where size >= 1 && size < 5: completion(.success(with: size))
    default: completion(.unsupported())
    }
  }

  func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let status = INRideStatus()
    status.rideOption = Self.option()
    status.rideIdentifier = NSUUID().uuidString
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    response.rideStatus = status
    completion(response)
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let status = INRideStatus()
    (status.rideIdentifier, status.phase) = ("7", .confirmed)
    (status.pickupLocation, status.dropOffLocation) = (intent.pickupLocation, intent.dropOffLocation)
    status.waypoints = [CLPlacemark(location: here, name: nil, postalAddress: nil)]
    status.scheduledPickupTime = intent.scheduledPickupTime
    status.rideOption = Self.option()
    let vehicle = INRideVehicle()
    (vehicle.manufacturer, vehicle.model, vehicle.registrationPlate) = ("Liana", "Swing", "7")
    vehicle.location = here
    vehicle.mapAnnotationImage = INImage(imageData: Data())
    status.vehicle = vehicle
    status.driver = INRideDriver(
      phoneNumber: "555", nameComponents: nil, displayName: "Rita", image: INImage(named: "rita"), rating: "5")
    status.userActivityForCancelingInApplication = NSUserActivity(activityType: "cancel")
    let contact = NSUserActivity(activityType: "contact")
    contact.title = "Contact the driver"
    status.additionalActionActivities = [contact]
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status
    completion(response)
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    completion(INGetRideStatusIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
  }

  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    let over = INRideCompletionStatus.completed(outstanding: INCurrencyAmount(amount: 5, currencyCode: "USD"))
    over.completionUserActivity = NSUserActivity(activityType: "pay")
    over.defaultTippingOptions = Set([INCurrencyAmount(amount: NSDecimalNumber(value: 2), currencyCode: "USD")])
    status.completionStatus = over
    status.phase = .completed
    response.rideStatus = status
    observer.didUpdate(getRideStatus: response)
    timer = Timer(timeInterval: 5, repeats: true) { _ in }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    timer?.invalidate()
    timer = nil
  }

  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    completion(INCancelRideIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(amount: 5, currencyCode: "USD")
    response.cancellationFeeThreshold = DateComponents(hour: 12, minute: 30)
    completion(response)
  }

  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    let isGood = (sendRideFeedbackintent.rating?.intValue ?? 0) > 3 || sendRideFeedbackintent.tip?.amount != nil
    completion(INSendRideFeedbackIntentResponse(code: isGood ? .success : .failure, userActivity: nil))
  }
}

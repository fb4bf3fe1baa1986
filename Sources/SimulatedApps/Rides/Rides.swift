#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import Synchronization

/// A ride service: places, options, drivers, and the ride under way.
///
/// A ride goes through its phases as the clock moves; nobody has to call it.
actor Rides {
  /// The settings of the service in its World.plist.
  struct Settings: Sendable, Hashable {
    var isSignedIn = true
    var isServiceAvailable = true
    var needsFeedback = false
    var currency = "USD"
    var cancellationFee: Decimal = 0
    /// How long after booking a ride can be cancelled for free, in minutes.
    var freeCancellationMinutes = 5.0
    /// How long a ride takes, in minutes.
    var rideMinutes = 15.0
    /// How far ahead a ride can be booked, in days.
    var maximumDaysAhead = 7.0
  }

  struct Option: Sendable, Hashable {
    var name: String
    var identifier: String
    var price: PriceRange
    var seats: Int
    var minutesToPickup: Double
    var isAvailable: Bool
    var specialPricing: String?

    /// The highest price that the ride can have.
    var highestPrice: Decimal { price.maximumPrice ?? price.minimumPrice ?? 0 }
  }

  struct Place: Sendable, Hashable {
    var placemark: Placemark
    var otherNames: [String]
    /// Whether the service picks people up and takes them there.
    var isServed: Bool
  }

  struct Ride: Sendable {
    var identifier: String
    var option: Option
    var driver: RideStatus.Driver?
    var vehicle: RideStatus.Vehicle?
    var pickup: Placemark?
    var dropOff: Placemark?
    var booked: Date
    /// When the vehicle arrives.
    var pickupDate: Date
    var scheduled: DateComponentsRange?
    var canceled: Date?
    var rating: Double?
    var tip: CurrencyAmount?
  }

  nonisolated let options: NamedThings<Option>
  nonisolated let places: NamedThings<Place>
  nonisolated let settings: Settings
  nonisolated let environment: ConversationEnvironment
  private let drivers: [(driver: RideStatus.Driver, vehicle: RideStatus.Vehicle)]
  nonisolated let reports = RideReports()
  private var answered = AnsweredRequests()
  /// The rides so far; only the actor changes them, and reports read them without waiting for it.
  private nonisolated let book: Mutex<[Ride]>

  init(
    options: [Option], places: [Place], drivers: [(driver: RideStatus.Driver, vehicle: RideStatus.Vehicle)],
    settings: Settings,
    rides: [Ride] = [], environment: ConversationEnvironment
  ) {
    self.options = NamedThings(options) { [$0.name] }
    self.places = NamedThings(places) { [$0.placemark.name ?? ""] + $0.otherNames }
    self.drivers = drivers
    self.settings = settings
    self.book = Mutex(rides.enumerated().map { Self.driven($1, by: drivers, turn: $0) })
    self.environment = environment
  }

  /// Carries a request out once for its key, however often it is handled.
  ///
  /// It is synchronous, so no other request can come in between.
  func once<I: Intent>(_ intent: I, _ carryOut: (I) -> I.Response) -> I.Response {
    if let answer = answered.answer(to: intent) { return answer }
    let answer = carryOut(intent)
    answered.keep(answer, to: intent)
    return answer
  }

  nonisolated var rides: [Ride] { book.withLock { $0 } }

  func change(_ place: Int, _ change: (inout Ride) -> Void) {
    book.withLock { rides in
      if rides.indices.contains(place) { change(&rides[place]) }
    }
  }

  /// Books a ride; the drivers take turns.
  func book(_ ride: Ride) -> Ride {
    let ride = Self.driven(ride, by: drivers, turn: rides.count)
    book.withLock { $0.append(ride) }
    return ride
  }

  private static func driven(
    _ ride: Ride, by drivers: [(driver: RideStatus.Driver, vehicle: RideStatus.Vehicle)], turn: Int
  ) -> Ride {
    guard !drivers.isEmpty else { return ride }
    var ride = ride
    (ride.driver, ride.vehicle) = drivers[turn % drivers.count]
    return ride
  }

  nonisolated func rideOption(_ option: Option, pickup: Date) -> RideOption {
    RideOption(
      name: option.name, estimatedPickupDate: pickup, priceRange: option.price,
      availablePartySizeOptions: [
        RideOption.PartySizeOption(
          partySizeRange: 1...max(1, option.seats), sizeDescription: "\(option.seats)", priceRange: option.price)
      ],
      specialPricing: option.specialPricing, identifier: option.identifier)
  }
}

// MARK: A ride and the clock

extension Rides {
  /// The ride that is under way; `nil` if the last one is over.
  func current(at date: Date) -> Ride? {
    rides.last.flatMap { phase(of: $0, at: date) == .completed ? nil : $0 }
  }

  nonisolated func phase(of ride: Ride, at date: Date) -> RideStatus.Phase {
    if ride.canceled != nil { return .completed }
    let toPickup = ride.pickupDate.timeIntervalSince(date)
    switch toPickup {
    case (10 * 60)... where ride.scheduled != nil: return .received
    case (2 * 60)...: return .confirmed
    case 0.0001...: return .approachingPickup
    case (-2 * 60)...: return .pickup
    default: return toPickup > -60 * (2 + settings.rideMinutes) ? .ongoing : .completed
    }
  }

  /// The ride's status at a moment.
  nonisolated func status(of ride: Ride, at date: Date) -> RideStatus {
    var status = RideStatus(
      rideIdentifier: ride.identifier, phase: phase(of: ride, at: date),
      rideOption: rideOption(ride.option, pickup: ride.pickupDate))
    if status.phase != .received {
      status.driver = ride.driver
      status.vehicle = ride.vehicle
    }
    status.pickupLocation = ride.pickup
    status.dropOffLocation = ride.dropOff
    status.scheduledPickupTime = ride.scheduled
    status.estimatedPickupDate = ride.pickupDate
    status.estimatedPickupEndDate = ride.pickupDate.addingTimeInterval(120)
    status.estimatedDropOffDate = ride.pickupDate.addingTimeInterval(60 * (2 + settings.rideMinutes))
    if status.phase == .completed {
      let fare = CurrencyAmount(ride.option.highestPrice, settings.currency)
      status.completionStatus = ride.canceled == nil ? .completed(settled: fare) : .canceledByUser()
    }
    return status
  }

  /// The seconds until the ride's next phase begins; a little more, since times are not exact.
  nonisolated func secondsToChange(of ride: Ride, at date: Date) -> Double {
    let toPickup = ride.pickupDate.timeIntervalSince(date)
    let changes = [
      toPickup - 600, toPickup - 120, toPickup, toPickup + 121, toPickup + 60 * (2 + settings.rideMinutes),
    ]
    return (changes.filter { $0 > -Self.instant }.min() ?? .infinity) + 2 * Self.instant
  }

  /// A short time in which nothing happens, in seconds.
  private static let instant = 0.001
}

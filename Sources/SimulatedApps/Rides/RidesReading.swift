#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import PropertyLists

extension Rides {
  /// The keys that a ride service reads from a World.plist.
  static let keys = [
    "RideOptions", "Places", "Drivers", "Ride", "SignedIn", "ServiceAvailable", "NeedsFeedback", "Currency",
    "CancellationFee", "FreeCancellationMinutes", "RideMinutes", "MaximumDaysAhead",
  ]

  static func read(_ world: inout WorldReader, environment: ConversationEnvironment) -> Rides {
    var settings = Settings()
    let root = world.root
    settings.isSignedIn = world.flag("SignedIn", in: root) ?? settings.isSignedIn
    settings.isServiceAvailable = world.flag("ServiceAvailable", in: root) ?? settings.isServiceAvailable
    settings.needsFeedback = world.flag("NeedsFeedback", in: root) ?? settings.needsFeedback
    settings.currency = world.text("Currency", in: root) ?? environment.currencyCode
    settings.cancellationFee = world.decimal("CancellationFee", in: root) ?? settings.cancellationFee
    settings.freeCancellationMinutes =
      world.number("FreeCancellationMinutes", in: root) ?? settings.freeCancellationMinutes
    settings.rideMinutes = world.number("RideMinutes", in: root) ?? settings.rideMinutes
    settings.maximumDaysAhead = world.number("MaximumDaysAhead", in: root) ?? settings.maximumDaysAhead
    let options = world.readOptions(currency: settings.currency)
    let places = world.readPlaces()
    world.places += places.map(\.placemark)
    return Rides(
      options: options, places: places, drivers: world.readDrivers(), settings: settings,
      rides: world.readRide(options).map { [$0] } ?? [], environment: environment)
  }

  /// The handlers for the intents of rides.
  nonisolated var handlers: [AnyIntentHandler] {
    [.listRideOptions(self), .requestRide(self), .getRideStatus(self), .cancelRide(self), .sendRideFeedback(self)]
  }
}

extension WorldReader {
  fileprivate mutating func readOptions(currency: String) -> [Rides.Option] {
    var options: [Rides.Option] = []
    for node in dictionaries("RideOptions", in: root) {
      checkKeys(
        of: node,
        known: [
          "Name", "Identifier", "Price", "MaximumPrice", "Seats", "MinutesToPickup", "Available", "SpecialPricing",
        ])
      guard let name = text("Name", in: node, of: "a ride option") else { continue }
      if options.contains(where: { $0.name == name }) { note(.repeatedName(name), at: node) }
      let price = decimal("Price", in: node) ?? 0
      options.append(
        Rides.Option(
          name: name, identifier: text("Identifier", in: node) ?? "option-\(Self.slug(of: name))",
          price: PriceRange(
            firstPrice: price, secondPrice: decimal("MaximumPrice", in: node) ?? price, currencyCode: currency),
          seats: number("Seats", in: node).map { Int(min(max($0, 1), 100)) } ?? 4,
          minutesToPickup: number("MinutesToPickup", in: node) ?? 5, isAvailable: flag("Available", in: node) ?? true,
          specialPricing: text("SpecialPricing", in: node)))
    }
    return options
  }

  fileprivate mutating func readPlaces() -> [Rides.Place] {
    var places: [Rides.Place] = []
    for node in dictionaries("Places", in: root) {
      checkKeys(of: node, known: ["Name", "OtherNames", "Latitude", "Longitude", "Street", "City", "Served"])
      guard let name = text("Name", in: node, of: "a place") else { continue }
      var placemark = Placemark(
        name: name, thoroughfare: text("Street", in: node), locality: text("City", in: node))
      if let latitude = number("Latitude", in: node), let longitude = number("Longitude", in: node) {
        placemark.coordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
      places.append(
        Rides.Place(
          placemark: placemark, otherNames: texts("OtherNames", in: node), isServed: flag("Served", in: node) ?? true))
    }
    return places
  }

  fileprivate mutating func readDrivers() -> [(driver: RideStatus.Driver, vehicle: RideStatus.Vehicle)] {
    var drivers: [(driver: RideStatus.Driver, vehicle: RideStatus.Vehicle)] = []
    for node in dictionaries("Drivers", in: root) {
      checkKeys(of: node, known: ["Name", "Rating", "Phone", "Manufacturer", "Model", "Plate"])
      guard let name = text("Name", in: node, of: "a driver") else { continue }
      drivers.append(
        (
          RideStatus.Driver(Person(name), rating: text("Rating", in: node), phoneNumber: text("Phone", in: node)),
          RideStatus.Vehicle(
            manufacturer: text("Manufacturer", in: node), model: text("Model", in: node),
            registrationPlate: text("Plate", in: node))
        ))
    }
    return drivers
  }

  /// The ride that is under way when the world is opened, or that was the last one.
  fileprivate mutating func readRide(_ options: [Rides.Option]) -> Rides.Ride? {
    guard let node = dictionary("Ride", in: root) else { return nil }
    checkKeys(of: node, known: ["Option", "To"] + Self.momentKeys)
    let name = text("Option", in: node, of: "a ride")
    guard let option = options.first(where: { $0.name == name }), let booked = moment(in: node) else {
      if let name { note(.unknownName(name, key: "Option", nearest: nil), at: node) }
      return nil
    }
    return Rides.Ride(
      identifier: "ride-1", option: option, dropOff: text("To", in: node).map { Placemark(name: $0) }, booked: booked,
      pickupDate: booked.addingTimeInterval(60 * option.minutesToPickup))
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentDialogue
import LanguageNotation
import Parley

extension Rides: RequestRideIntent.Handling {
  nonisolated func resolvePickupLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark> {
    // Without a pickup location the user's location is meant; the user is asked only where that is unknown.
    guard let said = intent.pickupLocation else {
      guard let here = await environment.location(), !isGoal(here, of: intent) else { return .needsValue }
      return .success(here)
    }
    return settle(said)
  }

  nonisolated func resolveDropOffLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark> {
    guard let said = intent.dropOffLocation else { return .needsValue }
    let settled = settle(said)
    // The destination cannot be the place of the pickup.
    if case .success(let place) = settled, let name = place.name, name == intent.pickupLocation?.name {
      return .unsupported
    }
    return settled
  }

  /// Whether the user wants to go there: who wants to be taken home is not at home, or orders for somebody else.
  private nonisolated func isGoal(_ place: Placemark, of intent: RequestRideIntent) -> Bool {
    guard case .success(let goal)? = intent.dropOffLocation.map(settle) else { return false }
    return goal.name != nil && goal.name == place.name
  }

  /// The resolution of a place: one that the service knows, or one with coordinates.
  nonisolated func settle(_ said: Placemark) -> ResolutionResult<Placemark> {
    if said.coordinate != nil || said.thoroughfare != nil { return .success(said) }
    return places.settle(said.name ?? "", asked: said, as: \.placemark)
  }

  nonisolated func resolveRideOptionName(
    for intent: RequestRideIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    guard let said = intent.rideOptionName else { return .notRequired }
    let found = options.things.filter { $0.identifier == said.vocabularyIdentifier }
    let named = found.isEmpty ? options.find(said.spokenPhrase) : found
    guard let first = named.first else { return .unsupported }
    if named.count > 1 { return .disambiguation(named.map(\.speakable)) }
    if first.isAvailable { return .success(first.speakable) }
    // The named option is not available: another one is taken only if the user confirms it.
    return cheapest(for: intent).map { .confirmationRequired($0.speakable) } ?? .unsupported
  }

  /// The cheapest option that has seats for all passengers.
  private nonisolated func cheapest(for intent: RequestRideIntent) -> Option? {
    options.things.filter { $0.isAvailable && $0.seats >= intent.partySize ?? 1 }
      .min { $0.highestPrice < $1.highestPrice }
  }

  nonisolated func resolvePartySize(for intent: RequestRideIntent) async throws -> ResolutionResult<Int> {
    guard let size = intent.partySize else { return .notRequired }
    let offered = named(intent).map { [$0] } ?? options.things.filter(\.isAvailable)
    let seats = offered.map(\.seats).max() ?? 0
    return (1...max(1, seats)).contains(size) ? .success(size) : .unsupported
  }

  nonisolated func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    guard let time = intent.scheduledPickupTime else { return .notRequired }
    guard let date = pickupDate(of: time) else { return .needsValue }
    if time.startDateComponents?.hour == nil {
      // A day without a time: today means now, any other day needs a time.
      let today = environment.calendar.startOfDay(for: environment.now())
      return date < today ? .unsupported : date == today ? .notRequired : .needsMoreDetails(time)
    }
    let now = environment.now()
    // "Right now" is the minute that has begun: as soon as possible, which is what no time means.
    if environment.calendar.isDate(date, equalTo: now, toGranularity: .minute) { return .notRequired }
    return date < now ? .unsupported : .success(time)
  }

  private nonisolated func pickupDate(of time: DateComponentsRange) -> Date? {
    time.startDateComponents.flatMap(environment.calendar.date(from:))
  }

  /// The option that was named; else the cheapest.
  private nonisolated func option(of intent: RequestRideIntent) -> Option? { named(intent) ?? cheapest(for: intent) }

  private nonisolated func named(_ intent: RequestRideIntent) -> Option? {
    guard let name = intent.rideOptionName else { return nil }
    return options.things.first { $0.identifier == name.vocabularyIdentifier }
      ?? options.find(name.spokenPhrase).first
  }

  func confirm(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response {
    if let failure = failure(of: intent) { return RequestRideIntent.Response(failure) }
    guard let ride = ride(for: intent, identifier: "") else { return RequestRideIntent.Response(.failure) }
    var status = status(of: ride, at: environment.now())
    status.rideIdentifier = nil
    status.phase = .received
    return RequestRideIntent.Response(.ready, rideStatus: status)
  }

  func handle(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: RequestRideIntent) -> RequestRideIntent.Response {
    if let failure = failure(of: intent) { return RequestRideIntent.Response(failure) }
    guard let ride = ride(for: intent, identifier: "ride-\(rides.count + 1)") else {
      return RequestRideIntent.Response(.failure)
    }
    let booked = book(ride)
    var response = RequestRideIntent.Response(.success, rideStatus: status(of: booked, at: environment.now()))
    response.card = card(of: booked)
    return response
  }

  /// The card of a ride: the details by which its passengers recognize the vehicle.
  private nonisolated func card(of ride: Ride) -> ContentCard? {
    guard let driver = ride.driver else { return nil }
    let rows = [
      ContentCard.Row(ride.option.name, ride.vehicle?.registrationPlate ?? ""),
      ContentCard.Row("★", driver.rating.map(Self.inTheUsersLanguage) ?? ""),
    ].filter { !$0.value.isEmpty }
    return rows.isEmpty ? nil : ContentCard(driver.person.displayName, rows: rows)
  }

  /// A number as it is written in the language of the conversation: "4,9" in German.
  private static func inTheUsersLanguage(_ number: String) -> String {
    guard let tag = AnyIntentHandler.language?.tag, let value = Decimal(string: number),
      let language = Language.meant(by: tag, among: Language.all)
    else { return number }
    return ValueFormatter(FormatLines(language), region: Region(ofTag: tag)?.code).number(value)
  }

  private func ride(for intent: RequestRideIntent, identifier: String) -> Ride? {
    guard let option = option(of: intent) else { return nil }
    let now = environment.now()
    return Ride(
      identifier: identifier, option: option, pickup: intent.pickupLocation, dropOff: intent.dropOffLocation,
      booked: now,
      pickupDate: intent.scheduledPickupTime.flatMap(pickupDate) ?? now.addingTimeInterval(60 * option.minutesToPickup),
      scheduled: intent.scheduledPickupTime)
  }

  private func failure(of intent: RequestRideIntent) -> RequestRideIntent.Response.Code? {
    let now = environment.now()
    if !settings.isSignedIn { return .failureRequiringAppLaunchMustVerifyCredentials }
    if !settings.isServiceAvailable { return .failureRequiringAppLaunchServiceTemporarilyUnavailable }
    if current(at: now) != nil { return .failureRequiringAppLaunchPreviousRideNeedsCompletion }
    if [intent.pickupLocation, intent.dropOffLocation].contains(where: isOutside) {
      return .failureRequiringAppLaunchNoServiceInArea
    }
    let ahead = intent.scheduledPickupTime.flatMap(pickupDate)?.timeIntervalSince(now) ?? 0
    return ahead > settings.maximumDaysAhead * 86_400 ? .failureRequiringAppLaunchRideScheduledTooFar : nil
  }

  nonisolated func isOutside(_ place: Placemark?) -> Bool {
    places.things.contains { $0.placemark == place && !$0.isServed }
  }
}

extension Rides.Option {
  var speakable: SpeakableString { SpeakableString(name, identifier: identifier) }
}

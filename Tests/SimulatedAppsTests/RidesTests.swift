import Foundation
import Parley
import Synchronization
import Testing

@testable import SimulatedApps

@Suite struct RidesTests {
  let world = Worlds.world()
  let rides: Rides

  init() throws {
    world.location = Placemark(name: "Lookout Tree")
    rides = try Worlds.read("Vocabulary/MonkeyRides", in: world) { [world] reader, _ in
      Rides.read(&reader, environment: world.environment)
    }
  }

  private func place(_ name: String) async throws -> Placemark {
    let verdict = try await rides.resolveDropOffLocation(
      for: RequestRideIntent(dropOffLocation: Placemark(name: name)))
    guard case .success(let place) = verdict else { throw NoPlace() }
    return place
  }

  private struct NoPlace: Error {}

  private func settled(_ intent: RequestRideIntent) async throws -> RequestRideIntent {
    var intent = intent
    if case .success(let place) = try await rides.resolvePickupLocation(for: intent) { intent.pickupLocation = place }
    if case .success(let name) = try await rides.resolveRideOptionName(for: intent) { intent.rideOptionName = name }
    return intent
  }

  @Test func aRideBeginsHereWithTheCheapestThatHasRoom() async throws {
    let alone = try await settled(RequestRideIntent())
    #expect(alone.pickupLocation?.name == "Lookout Tree")
    #expect(try await rides.confirm(alone).rideStatus?.rideOption?.name == "Vine Swing")
    let three = try await settled(RequestRideIntent(partySize: 3))
    #expect(try await rides.confirm(three).rideStatus?.rideOption?.name == "Banana Boat")
  }

  @Test func anotherOptionIsTakenOnlyIfTheUserAgrees() async throws {
    let wanted = RequestRideIntent(rideOptionName: "Treetop Express", partySize: 2)
    #expect(
      try await rides.resolveRideOptionName(for: wanted)
        == .confirmationRequired(SpeakableString("Banana Boat", identifier: "option-banana-boat")))
  }

  @Test func tooManyPeopleForWhatWasChosen() async throws {
    let crowd = RequestRideIntent(rideOptionName: "Vine Swing", partySize: 2)
    #expect(try await rides.resolvePartySize(for: crowd) == .unsupported)
    #expect(try await rides.resolvePartySize(for: RequestRideIntent(partySize: 0)) == .unsupported)
    #expect(try await rides.resolvePartySize(for: RequestRideIntent(partySize: 8)) == .success(8))
  }

  @Test func aDayAloneNeedsATimeUnlessItIsToday() async throws {
    func verdict(_ day: Int) async throws -> ResolutionResult<DateComponentsRange> {
      let start = DateComponents(year: 2026, month: 11, day: day)
      let range = DateComponentsRange(start: start, end: DateComponents(year: 2026, month: 11, day: day + 1))
      return try await rides.resolveScheduledPickupTime(for: RequestRideIntent(scheduledPickupTime: range))
    }
    #expect(try await verdict(20) == .unsupported)
    #expect(try await verdict(21) == .notRequired)
    guard case .needsMoreDetails = try await verdict(22) else {
      Issue.record("tomorrow needs no time")
      return
    }
  }

  @Test func theMinuteThatHasBegunIsAsSoonAsPossible() async throws {
    func verdict(_ minutes: Int) async throws -> ResolutionResult<DateComponentsRange> {
      let calendar = world.environment.calendar
      let date = world.environment.now().addingTimeInterval(Double(60 * minutes))
      let start = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      return try await rides.resolveScheduledPickupTime(
        for: RequestRideIntent(scheduledPickupTime: DateComponentsRange(start: start, end: start)))
    }
    #expect(try await verdict(-1) == .unsupported)
    #expect(try await verdict(0) == .notRequired)
    guard case .success = try await verdict(1) else {
      Issue.record("a minute from now is a time")
      return
    }
  }

  @Test func twoMarketsAreAQuestion() async throws {
    let verdict = try await rides.resolveDropOffLocation(
      for: RequestRideIntent(dropOffLocation: Placemark(name: "market")))
    guard case .disambiguation(let places) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(places.map(\.name) == ["Banana Market", "North Market"])
  }

  @Test func confirmTellsFareAndPickupAndBooksNothing() async throws {
    let intent = try await settled(RequestRideIntent(dropOffLocation: place("the airport")))
    let response = try await rides.confirm(intent)
    #expect(response.code == .ready)
    #expect(response.details["fare"] == .money(CurrencyAmount(Decimal(string: "6.50") ?? 0, "USD")))
    #expect(response.details["pickup"] == .moment(Worlds.start.addingTimeInterval(180)))
    #expect(try await rides.handle(GetRideStatusIntent()).code == .failure)
  }

  @Test func aRideMovesWithTheClock() async throws {
    let intent = try await settled(RequestRideIntent(dropOffLocation: place("the airport")))
    #expect(try await rides.handle(intent).rideStatus?.driver?.person.displayName == "Cheeta Swift")
    #expect(try await rides.confirm(intent).code == .failureRequiringAppLaunchPreviousRideNeedsCompletion)
    var phases: [RideStatus.Phase] = []
    for seconds in [0.0, 61, 119, 180, 900] {
      world.advance(by: seconds)
      phases.append(try #require(try await rides.handle(GetRideStatusIntent()).rideStatus).phase)
    }
    #expect(phases == [.confirmed, .approachingPickup, .pickup, .ongoing, .completed])
    #expect(try await rides.confirm(intent).code == .ready)
  }

  @Test func cancellingCostsSomethingPastAPoint() async throws {
    let intent = try await settled(RequestRideIntent(dropOffLocation: place("home"), rideOptionName: "Elephant"))
    _ = try await rides.handle(intent)
    let free = try await rides.confirm(CancelRideIntent())
    #expect(free.cancellationFee == nil)
    #expect(free.cancellationFeeThreshold?.minute == 2)
    world.advance(by: 121)
    #expect(try await rides.confirm(CancelRideIntent()).cancellationFee == CurrencyAmount(4, "USD"))
    #expect(try await rides.handle(CancelRideIntent()).code == .success)
    #expect(try await rides.handle(CancelRideIntent()).code == .failure)
    #expect(try await rides.handle(SendRideFeedbackIntent(rating: 5)).code == .failure)
  }

  @Test func onlyARideThatIsOverIsRated() async throws {
    _ = try await rides.handle(try await settled(RequestRideIntent(dropOffLocation: place("home"))))
    #expect(try await rides.confirm(SendRideFeedbackIntent(rating: 5)).code == .failure)
    world.advance(by: 3600)
    #expect(try await rides.confirm(SendRideFeedbackIntent(rating: 6)).code == .failure)
    #expect(try await rides.handle(SendRideFeedbackIntent(rating: 5, tip: CurrencyAmount(2, "USD"))).code == .success)
    #expect(rides.rides.last?.rating == 5)
  }

  @Test func saysWhyThereIsNoRide() async throws {
    let island = try await settled(RequestRideIntent(dropOffLocation: place("coconut island")))
    #expect(try await rides.confirm(island).code == .failureRequiringAppLaunchNoServiceInArea)
    let far = DateComponentsRange(start: DateComponents(year: 2026, month: 12, day: 1, hour: 9))
    let later = try await settled(RequestRideIntent(dropOffLocation: place("home"), scheduledPickupTime: far))
    #expect(try await rides.confirm(later).code == .failureRequiringAppLaunchRideScheduledTooFar)
    let past = DateComponentsRange(start: DateComponents(year: 2026, month: 11, day: 20, hour: 9))
    #expect(
      try await rides.resolveScheduledPickupTime(for: RequestRideIntent(scheduledPickupTime: past)) == .unsupported)
  }

  /// Notes the phases that it is told.
  private final class Listener: Sendable {
    private let noted = Mutex<[RideStatus.Phase]>([])
    private let limit: Int
    init(limit: Int = .max) { self.limit = limit }
    var phases: [RideStatus.Phase] { noted.withLock { $0 } }
    func observer() -> GetRideStatusIntent.Observer {
      GetRideStatusIntent.Observer { [self] response in
        noted.withLock {
          $0.append(response.rideStatus?.phase ?? .unknown)
          return $0.count < limit
        }
      }
    }
  }

  @Test func reportsARideUntilItIsOver() async throws {
    _ = try await rides.handle(try await settled(RequestRideIntent(dropOffLocation: place("home"))))
    let listener = Listener()
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: listener.observer())
    #expect(listener.phases.isEmpty)
    world.advance(by: 20)
    #expect(listener.phases == [.confirmed])
    world.advance(by: 3600)
    let each = listener.phases
    #expect(each.count >= 20 * 60 / 20 && each.count <= 20 * 60 / 20 + 5)
    let changes = zip(each, each.dropFirst()).filter { $0 != $1 }.map(\.1)
    #expect(changes == [.approachingPickup, .pickup, .ongoing, .completed])
  }

  @Test func aCancelledRideIsReportedAtOnce() async throws {
    _ = try await rides.handle(try await settled(RequestRideIntent(dropOffLocation: place("home"))))
    let listener = Listener()
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: listener.observer())
    _ = try await rides.handle(CancelRideIntent())
    #expect(listener.phases == [.completed])
    world.advance(by: 3600)
    #expect(listener.phases == [.completed])
  }

  @Test func reportsToNobodyWhoWantsNoMore() async throws {
    _ = try await rides.handle(try await settled(RequestRideIntent(dropOffLocation: place("home"))))
    let (stopped, full, all) = (Listener(), Listener(limit: 2), Listener())
    let observer = stopped.observer()
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: observer)
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: full.observer())
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: all.observer())
    world.advance(by: 20)
    await rides.stopSendingUpdates(for: GetRideStatusIntent(), to: observer)
    world.advance(by: 60)
    #expect(stopped.phases.count == 1)
    #expect(full.phases.count == 2)
    // After 20, 40, 60 and, as the ride comes nearer, 61 seconds.
    #expect(all.phases.count == 4)
  }

  @Test func aRideThatIsOverIsReportedOnce() async throws {
    _ = try await rides.handle(try await settled(RequestRideIntent(dropOffLocation: place("home"))))
    world.advance(by: 3600)
    let listener = Listener()
    await rides.startSendingUpdates(for: GetRideStatusIntent(), to: listener.observer())
    world.advance(by: 3600)
    #expect(listener.phases == [.completed])
  }
}

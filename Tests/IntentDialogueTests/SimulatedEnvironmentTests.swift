import Foundation
import IntentDialogue
import IntentModel
import Synchronization
import Testing

@Suite struct SimulatedEnvironmentTests {
  private let start = Date(timeIntervalSince1970: 0)

  @Test func theClockStandsStillUntilItIsMoved() {
    let world = SimulatedEnvironment(now: start)
    #expect(world.environment.now() == start)
    world.advance(by: 90)
    #expect(world.environment.now() == start.addingTimeInterval(90))
    world.setNow(start)
    #expect(world.now == start)
  }

  @Test func timersComeInTheirOrderAndSeeTheirOwnTime() {
    let world = SimulatedEnvironment(now: start)
    let log = Mutex<[String]>([])
    for seconds in [10.0, 2, 5] {
      _ = world.environment.after(seconds) {
        log.withLock { $0.append("\(seconds) at \(world.now.timeIntervalSince1970)") }
      }
    }
    let calledOff = world.environment.after(3) { log.withLock { $0.append("never") } }
    calledOff.cancel()
    world.advance(by: 7)
    #expect(log.withLock { $0 } == ["2.0 at 2.0", "5.0 at 5.0"])
    world.advance(by: 3)
    #expect(log.withLock { $0 }.count == 3)
  }

  @Test func aTimerMaySetAnother() {
    let world = SimulatedEnvironment(now: start)
    let count = Mutex(0)
    _ = world.environment.after(1) {
      _ = world.environment.after(1) { count.withLock { $0 += 1 } }
    }
    world.advance(by: 2)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func aSleeperMovesTheClockOnlyWhileATimerWaits() async {
    let world = SimulatedEnvironment(now: start)
    let fired = Mutex(false)
    _ = world.environment.after(4) { fired.withLock { $0 = true } }
    await world.sleep(for: 3)
    #expect(world.now == start.addingTimeInterval(3))
    #expect(fired.withLock { $0 } == false)
    let sleeper = Task { await world.sleep(for: 10) }
    while world.sleepers == 0 { await Task.yield() }
    #expect(fired.withLock { $0 })
    #expect(world.now == start.addingTimeInterval(4), "nobody waits any more")
    world.advance(by: 9)
    await sleeper.value
    #expect(world.sleepers == 0)
  }

  @Test func aCancelledSleeperWakes() async {
    let world = SimulatedEnvironment(now: start)
    let sleeper = Task { await world.sleep(for: 10) }
    while world.sleepers == 0 { await Task.yield() }
    sleeper.cancel()
    await sleeper.value
    #expect(world.now == start)
  }

  @Test func theDeviceIsLockedAndUnlocked() async {
    let world = SimulatedEnvironment(now: start)
    world.lock()
    world.unlocksWhenAsked = false
    #expect(await world.environment.authenticator.authenticate(reason: "") == false)
    #expect(await world.environment.isLocked())
    world.unlocksWhenAsked = true
    #expect(await world.environment.authenticator.authenticate(reason: ""))
    #expect(await world.environment.isLocked() == false)
    world.lock()
    world.unlock()
    #expect(!world.isLocked)
  }

  @Test func permissionsAreRememberedAndTakenBack() async {
    let world = SimulatedEnvironment(now: start, permission: .notDetermined)
    #expect(await world.environment.permissions.permission(for: "a") == .notDetermined)
    world.setPermission(.authorized, for: "a")
    #expect(world.permission(for: "a") == .authorized)
    world.setPermissionOfAllApps(.denied)
    #expect(world.permission(for: "a") == .denied)
  }

  @Test func aPlaceCanBeSet() async {
    let world = SimulatedEnvironment(now: start)
    world.location = Placemark(name: "Zoo")
    #expect(await world.environment.location()?.name == "Zoo")
  }

  @Test func rememberedPermissionsStartUndetermined() async {
    let store = RememberedPermissions()
    #expect(await store.permission(for: "a") == .notDetermined)
    await store.setPermission(.authorized, for: "a")
    #expect(await store.permission(for: "a") == .authorized)
  }
}

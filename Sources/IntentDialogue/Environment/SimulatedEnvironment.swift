#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import Synchronization

/// A world that a test, a script or a REPL controls: its clock does not run, it is set.
///
/// A simulated handler that takes its time calls ``sleep(for:)``. While a turn waits for it the clock moves by itself,
/// timer by timer, so that the waiting indicator and the wait limit come in their order and nothing really sleeps;
/// once no turn waits, the rest of the handler's time passes only when the clock is advanced.
public final class SimulatedEnvironment: Sendable, Authenticator, PermissionStore, ImmediatePermissions {
  private struct Entry {
    var number: Int
    var due: Date
    var action: @Sendable () -> Void
    var isSleeper: Bool
  }

  private struct State {
    var now: Date
    var location: Placemark?
    var currencyCode: String?
    var region: Region?
    var isLocked = false
    var unlocks = true
    var defaultPermission: PermissionStatus
    var permissions: [String: PermissionStatus] = [:]
    var entries: [Entry] = []
    var lastNumber = 0
    var requests = 0
  }

  private let state: Mutex<State>
  /// The calendar and time zone in which dates are understood.
  public let calendar: Calendar

  /// A world with a clock that does not run until it is set or advanced.
  ///
  /// - `permission`: what apps are allowed that nothing else was set for; by default the user has allowed all of them.
  public init(
    now: Date, calendar: Calendar? = nil, location: Placemark? = nil, currencyCode: String? = nil,
    region: Region? = nil, permission: PermissionStatus = .authorized
  ) {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    self.calendar = calendar ?? utc
    self.state = Mutex(
      State(
        now: now, location: location, currencyCode: currencyCode, region: region, defaultPermission: permission))
  }

  /// The environment to hand to a conversation.
  public var environment: ConversationEnvironment {
    var environment = ConversationEnvironment(
      now: { self.now }, calendar: calendar, location: { self.location },
      after: { self.after($0, $1) }, isLocked: { self.isLocked }, authenticator: self,
      permissions: self, currencyCode: state.withLock { $0.currencyCode }, region: region,
      makeRequestKey: { self.nextRequestKey() })
    environment.immediate.location = { self.location }
    environment.immediate.isLocked = { self.isLocked }
    return environment
  }

  /// The requests of this world are numbered, so that a test knows their keys.
  private func nextRequestKey() -> RequestKey {
    state.withLock { state in
      state.requests &+= 1
      return RequestKey(rawValue: "request \(state.requests)")
    }
  }

  /// Where the user is; `nil` where that is not known.
  public var location: Placemark? {
    get { state.withLock { $0.location } }
    set { state.withLock { $0.location = newValue } }
  }

  /// The user's region; a conversation that is under way keeps the one it began with.
  public var region: Region? {
    get { state.withLock { $0.region } }
    set { state.withLock { $0.region = newValue } }
  }

  /// The ISO 4217 code of an amount without a currency; a conversation that is under way keeps the one it began with.
  public var currencyCode: String {
    get { state.withLock { $0.currencyCode ?? $0.region?.currencyCode ?? "USD" } }
    set { state.withLock { $0.currencyCode = newValue } }
  }

  /// Whether the device is locked.
  public var isLocked: Bool { state.withLock { $0.isLocked } }
  /// Locks the device.
  public func lock() { state.withLock { $0.isLocked = true } }
  /// Unlocks the device without asking.
  public func unlock() { state.withLock { $0.isLocked = false } }

  /// Whether the user unlocks the device when asked to; true at first.
  public var unlocksWhenAsked: Bool {
    get { state.withLock { $0.unlocks } }
    set { state.withLock { $0.unlocks = newValue } }
  }

  /// Unlocks the device if the simulated user does so when asked.
  public func authenticate(reason: String) async -> Bool {
    state.withLock {
      if $0.unlocks { $0.isLocked = false }
      return $0.unlocks
    }
  }

  /// What the app is allowed; the status of all apps where none was set for it.
  public func permission(for app: String) -> PermissionStatus {
    state.withLock { $0.permissions[app] ?? $0.defaultPermission }
  }

  func permissionNow(for app: String) -> PermissionStatus { permission(for: app) }

  /// Sets what one app is allowed.
  public func setPermission(_ status: PermissionStatus, for app: String) {
    state.withLock { $0.permissions[app] = status }
  }

  /// Sets the permission of every app that has none of its own.
  public func setPermissionOfAllApps(_ status: PermissionStatus) {
    state.withLock {
      $0.permissions = [:]
      $0.defaultPermission = status
    }
  }
}

// MARK: The clock

extension SimulatedEnvironment {
  /// The time of the simulated clock.
  public var now: Date { state.withLock { $0.now } }

  /// Sets the clock; the timers that become due on the way fire in their order.
  ///
  /// A clock set back makes nothing due.
  public func setNow(_ date: Date) { move(to: date) { _ in true } }

  /// Advances the clock; the timers that become due on the way fire in their order.
  public func advance(by seconds: Double) {
    let target = now.addingTimeInterval(seconds.asWait)
    setNow(target)
  }

  /// Takes simulated time: what a simulated handler does that is slow.
  ///
  /// Ends early when the task is cancelled.
  public func sleep(for seconds: Double) async {
    let number = state.withLock { state in
      state.lastNumber &+= 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        add(number, seconds, isSleeper: true) { continuation.resume() }
        // The task may have been cancelled just before there was anything to take away.
        if Task.isCancelled { take(number)?.action() } else { moveForSleepers() }
      }
    } onCancel: {
      take(number)?.action()
    }
  }

  /// The number of handlers that sleep in simulated time; other handlers that still run answer without the clock.
  public var sleepers: Int { state.withLock { $0.entries.count { $0.isSleeper } } }

  private func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> ConversationEnvironment.Timer {
    let number = state.withLock { state in
      state.lastNumber &+= 1
      return state.lastNumber
    }
    add(number, seconds, isSleeper: false, action)
    return ConversationEnvironment.Timer { _ = self.take(number) }
  }

  private func add(
    _ number: Int, _ seconds: Double, isSleeper: Bool, _ action: @escaping @Sendable () -> Void
  ) {
    state.withLock { state in
      let due = state.now.addingTimeInterval(seconds.asWait)
      let entry = Entry(number: number, due: due, action: action, isSleeper: isSleeper)
      let place = state.entries.firstIndex { $0.due > due } ?? state.entries.endIndex
      state.entries.insert(entry, at: place)
    }
  }

  private func take(_ number: Int) -> Entry? {
    state.withLock { state in
      state.entries.firstIndex { $0.number == number }.map { state.entries.remove(at: $0) }
    }
  }

  /// Lets time pass while a handler sleeps and a turn waits for it, which shows in a timer that is set.
  private func moveForSleepers() {
    move(to: .distantFuture) { state in
      state.entries.contains(where: \.isSleeper) && state.entries.contains { !$0.isSleeper }
    }
  }

  /// Moves the clock from one entry to the next.
  ///
  /// An action may set timers of its own, so it runs outside the lock.
  private func move(to target: Date, while goesOn: (borrowing State) -> Bool) {
    while true {
      let next: Entry? = state.withLock { state in
        guard goesOn(state), let first = state.entries.first, first.due <= target else { return nil }
        state.now = max(state.now, first.due)
        return state.entries.removeFirst()
      }
      guard let next else { break }
      next.action()
    }
    if target != .distantFuture { state.withLock { $0.now = target } }
  }
}

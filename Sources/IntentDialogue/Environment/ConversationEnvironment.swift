#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding
import Synchronization

/// Everything a conversation knows of the world outside: the clock, the place, the lock, the permissions.
///
/// Nothing inside the engine reads the wall clock, the current locale or random numbers; a test fixes them with
/// ``SimulatedEnvironment``.
public struct ConversationEnvironment: Sendable {
  /// The current date and time.
  public var now: @Sendable () -> Date
  /// The user's calendar, with the user's time zone.
  public var calendar: Calendar {
    get { calendarNow() }
    set { calendarNow = { newValue } }
  }
  /// The calendar at this moment: where Foundation has no data of time zones, its offset changes with the clocks.
  package var calendarNow: @Sendable () -> Calendar
  /// Where the user is; `nil` where that is unknown or may not be used.
  public var location: @Sendable () async -> Placemark? { didSet { immediate.location = nil } }
  /// Calls the action after the given seconds; the timer that it returns cancels that.
  ///
  /// The action should be brief, because other timers wait for it. A timer must not depend on a thread of Swift's
  /// cooperative pool.
  public var after: @Sendable (_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> Timer
  /// Whether the device is locked now; it is asked before each private phase.
  public var isLocked: @Sendable () async -> Bool { didSet { immediate.isLocked = nil } }
  /// Unlocks the device for an intent that needs it.
  public var authenticator: any Authenticator
  /// Keeps which apps the user allows.
  public var permissions: any PermissionStore {
    didSet { immediate.permissions = permissions as? any ImmediatePermissions }
  }
  /// Those of the closures above that can be answered without suspending.
  var immediate: ImmediateEnvironment
  /// The user's region, which decides on money, weeks, dates and how numbers are written; `nil` where it is not known.
  ///
  /// A conversation in a language of a region (`es-MX`) goes by that region.
  public var region: Region?
  /// The ISO 4217 code for amounts said without a currency; by default that of the region.
  public var currencyCode: String {
    get { ownCurrencyCode ?? region?.currencyCode ?? "USD" }
    set { ownCurrencyCode = newValue }
  }
  /// The currency that was given.
  var ownCurrencyCode: String?
  /// Makes the key of a request that begins: one that no other request has, in any process.
  public var makeRequestKey: @Sendable () -> RequestKey
  /// Whether a reading keeps what each part of the utterance contributed to its score.
  package var explainsTurns = false

  /// An action that is due later and can be cancelled.
  public struct Timer: Sendable {
    /// Calls the timer off; nothing happens where it has fired already.
    public let cancel: @Sendable () -> Void
    /// A timer that this code cancels.
    public init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }
  }

  /// An environment in which everything that is not given is absent: no place, no lock, amounts in dollars.
  public init(
    now: @escaping @Sendable () -> Date, calendar: Calendar,
    location: (@Sendable () async -> Placemark?)? = nil,
    after: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Timer,
    isLocked: (@Sendable () async -> Bool)? = nil,
    authenticator: (any Authenticator)? = nil,
    permissions: any PermissionStore, currencyCode: String? = nil, region: Region? = nil,
    makeRequestKey: @escaping @Sendable () -> RequestKey = { .random() }
  ) {
    self.now = now
    calendarNow = { calendar }
    self.location = location ?? { nil }
    self.after = after
    self.isLocked = isLocked ?? { false }
    self.authenticator = authenticator ?? NoAuthenticator()
    self.permissions = permissions
    immediate = ImmediateEnvironment(permissions: permissions as? any ImmediatePermissions)
    if location == nil { immediate.location = { nil } }
    if isLocked == nil { immediate.isLocked = { false } }
    self.ownCurrencyCode = currencyCode
    self.region = region
    self.makeRequestKey = makeRequestKey
  }

  /// The machine's own clock and calendar; the host brings what only it can know.
  public static func live(
    location: (@Sendable () async -> Placemark?)? = nil,
    isLocked: (@Sendable () async -> Bool)? = nil,
    authenticator: (any Authenticator)? = nil,
    permissions: any PermissionStore = RememberedPermissions(),
    currencyCode: String? = nil, region: Region? = Locale.current.region.flatMap { Region($0.identifier) }
  ) -> ConversationEnvironment {
    let timers = LiveTimers()
    var environment = ConversationEnvironment(
      now: { Date() }, calendar: .current, location: location, after: { Timer(cancel: timers.after($0, $1)) },
      isLocked: isLocked, authenticator: authenticator, permissions: permissions,
      currencyCode: currencyCode ?? (region == nil ? Locale.current.currency?.identifier : nil), region: region)
    if !ZoneFile.foundationHasZones, let zone = ZoneFile.current() {
      environment.calendarNow = { zone.set(.current, at: Date()) }
    }
    return environment
  }
}

extension Double {
  /// The seconds as a time that can be waited for; a century for an infinite number and for what is no number.
  var asWait: Double { isNaN ? 3_155_760_000 : Swift.min(Swift.max(0, self), 3_155_760_000) }
}

/// Unlocks the device: the host's own way to make sure that it is the user who asks.
public protocol Authenticator: Sendable {
  /// Whether the user has unlocked the device; `reason` is what it is for, in the user's language.
  func authenticate(reason: String) async -> Bool
}

/// The authenticator of a host that has none: a locked device stays locked.
private struct NoAuthenticator: Authenticator {
  func authenticate(reason: String) async -> Bool { false }
}

/// Whether an app may be handed what the user says.
///
/// Source: `INSiriAuthorizationStatus`, iOS 10.
public enum PermissionStatus: Int, Sendable, Hashable, Codable, CaseIterable {
  case notDetermined = 0, restricted, denied, authorized
}

/// Where a host keeps the permissions that the user gave.
///
/// It is asked before each phase of a request, so that a permission that is withdrawn has effect at once.
public protocol PermissionStore: Sendable {
  func permission(for app: String) async -> PermissionStatus
  func setPermission(_ status: PermissionStatus, for app: String) async
}

/// Permissions held in memory, by app identifier.
public actor RememberedPermissions: PermissionStore, ImmediatePermissions {
  private nonisolated let statuses: Mutex<[String: PermissionStatus]>
  private let otherwise: PermissionStatus

  /// Begins with these permissions; an app that is not among them has the other status.
  public init(_ statuses: [String: PermissionStatus] = [:], otherwise: PermissionStatus = .notDetermined) {
    self.statuses = Mutex(statuses)
    self.otherwise = otherwise
  }

  /// The status that was set last for the app.
  public func permission(for app: String) -> PermissionStatus { permissionNow(for: app) }
  nonisolated func permissionNow(for app: String) -> PermissionStatus { statuses.withLock { $0[app] } ?? otherwise }
  /// Keeps the status for the app until the process ends.
  public func setPermission(_ status: PermissionStatus, for app: String) { statuses.withLock { $0[app] = status } }
}

import Foundation
import IntentModel

/// What the user does in an app, and the way back to it.
///
/// Source: Foundation's `NSUserActivity` on Apple's systems, iOS 8 to 14.
public class NSUserActivity: NSObject, NSCopying, ValueHolding, @unchecked Sendable {
  private var stored: UserActivity
  private var handed: INInteraction?
  private var own: [AnyHashable: Any] = [:]

  /// An activity of a kind that the app lists under `NSUserActivityTypes`.
  public init(activityType: String) { stored = UserActivity(activityType) }

  package required init(holding value: UserActivity) {
    stored = value
    own = value.userInfo.reduce(into: [:]) { $0[$1.key] = $1.value.object }
  }

  /// Parley's activity of the same content.
  package var held: UserActivity {
    var value = stored
    value.userInfo = own.reduce(into: [:]) { info, entry in
      if let key = entry.key.base as? String { info[key] = PropertyValue(object: entry.value) }
    }
    return value
  }

  /// The kind of activity, as listed under `NSUserActivityTypes`.
  public var activityType: String { stored.activityType }

  /// What the activity is called where it is offered; without a title it is not suggested.
  public var title: String? {
    get { stored.title }
    set { stored.title = newValue }
  }

  /// The app's own data.
  ///
  /// What leaves the process are values that a property list can hold.
  public var userInfo: [AnyHashable: Any]? {
    get { own.isEmpty ? nil : own }
    set { own = newValue ?? [:] }
  }

  /// Adds data; a key that is there already gets the new value.
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) { own.merge(entries) { _, new in new } }

  /// The keys of `userInfo` without which the app cannot go on.
  public var requiredUserInfoKeys: Set<String>? {
    get { stored.requiredUserInfoKeys.isEmpty ? nil : stored.requiredUserInfoKeys }
    set { stored.requiredUserInfoKeys = newValue ?? [] }
  }

  /// Where the same content is on the web, for a device without the app.
  public var webpageURL: URL? {
    get { stored.webpageURL }
    set { stored.webpageURL = newValue }
  }

  /// The page that led to the web page.
  public var referrerURL: URL? {
    get { stored.referrerURL }
    set { stored.referrerURL = newValue }
  }

  /// From when on the activity is neither offered nor opened.
  public var expirationDate: Date? {
    get { stored.expirationDate }
    set { stored.expirationDate = newValue }
  }

  /// Words by which the activity is found beside its title.
  public var keywords: Set<String> {
    get { stored.keywords }
    set { stored.keywords = newValue }
  }

  /// The app's key for the content shown, by which a fitting window is found.
  public var targetContentIdentifier: String? {
    get { stored.targetContentIdentifier }
    set { stored.targetContentIdentifier = newValue }
  }

  /// The app's key for the content, by which the activity is deleted wherever it is kept.
  public var persistentIdentifier: NSUserActivityPersistentIdentifier? {
    get { stored.persistentIdentifier }
    set { stored.persistentIdentifier = newValue }
  }

  /// Whether the activity may be taken up on another device of the user.
  public var isEligibleForHandoff: Bool {
    get { stored.isEligibleForHandoff }
    set { stored.isEligibleForHandoff = newValue }
  }

  /// Whether the activity may be found by a search on this device.
  public var isEligibleForSearch: Bool {
    get { stored.isEligibleForSearch }
    set { stored.isEligibleForSearch = newValue }
  }

  /// Whether the content is open to all; never set for one person's data.
  public var isEligibleForPublicIndexing: Bool {
    get { stored.isEligibleForPublicIndexing }
    set { stored.isEligibleForPublicIndexing = newValue }
  }

  /// Whether the activity may be suggested from what the user usually does.
  public var isEligibleForPrediction: Bool {
    get { stored.isEligibleForPrediction }
    set { stored.isEligibleForPrediction = newValue }
  }

  /// A phrase that is shown to the user as a way to ask for the activity.
  public var suggestedInvocationPhrase: String? {
    get { stored.suggestedInvocationPhrase }
    set { stored.suggestedInvocationPhrase = newValue }
  }

  /// Where a shortcut to it is of use.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// Whether the app wants to write its data before the activity is handed on.
  public var needsSave = false
  /// Whether the app wants streams to the other device; kept, and never opened here.
  public var supportsContinuationStreams = false
  /// Hears of the activity being handed on; not kept alive by it.
  public weak var delegate: (any NSUserActivityDelegate)?

  /// The request that the app goes on from, where a conversation led to the activity.
  public internal(set) var interaction: INInteraction? {
    get { handed }
    set { handed = newValue }
  }

  /// Whether it is what the user does now.
  package private(set) var isCurrent = false

  /// Says that it is what the user does now.
  public func becomeCurrent() { isCurrent = true }
  /// Says that it no longer is.
  public func resignCurrent() { isCurrent = false }
  /// Says that it is over.
  public func invalidate() { isCurrent = false }

  /// Asks for activities that were kept to be forgotten, by the app's keys; no activity is kept here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Asks for all activities that were kept to be forgotten; no activity is kept here.
  public class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Another activity of the same content, with the interaction it was handed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSUserActivity(holding: stored)
    copy.own = own
    copy.handed = handed
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? NSUserActivity)?.held == held }
  public override var hash: Int { held.hashValue }
}

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The app's key for what an activity shows.
public typealias NSUserActivityPersistentIdentifier = String

/// Hears of an activity that is handed on.
///
/// Source: `NSUserActivityDelegate`, iOS 8.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be handed on, and the app may write its data first.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity goes on on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// The other device has opened streams; never called here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// By default nothing is written first.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// By default it is not noticed.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// By default the streams are left alone.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

extension PropertyValue {
  /// The value as Foundation's objects have it.
  fileprivate var object: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  /// The value of an object, as far as a property list can hold it and not deeper than it may be nested.
  fileprivate init?(object: Any, depth: Int = 1) {
    guard depth <= Self.greatestDepth else { return nil }
    switch object {
    case let value as String: self = .string(value)
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .real(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as UUID: self = .string(value.uuidString)
    case let values as [Any]: self = .array(values.compactMap { Self(object: $0, depth: depth + 1) })
    case let values as Set<AnyHashable>:
      self = .array(values.compactMap { Self(object: $0.base, depth: depth + 1) })
    case let values as [AnyHashable: Any]:
      self = .dictionary(
        values.reduce(into: [:]) { result, entry in
          if let key = entry.key.base as? String { result[key] = Self(object: entry.value, depth: depth + 1) }
        })
    default: return nil
    }
  }
}

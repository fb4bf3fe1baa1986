import Foundation
import IntentModel

/// What the user is doing in an app, so that it can be resumed.
///
/// Source: Foundation's `NSUserActivity` on Apple's systems, iOS 8 to 14.
public class NSUserActivity: NSObject, NSCopying, ValueHolding, @unchecked Sendable {
  private var stored: UserActivity
  private var handed: INInteraction?
  private var own: [AnyHashable: Any] = [:]

  /// An activity of a type that the app lists under `NSUserActivityTypes`.
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

  /// The type of activity, as listed under `NSUserActivityTypes`.
  public var activityType: String { stored.activityType }

  /// The title under which it is suggested; without one it is not.
  public var title: String? {
    get { stored.title }
    set { stored.title = newValue }
  }

  /// The app's own data.
  ///
  /// Only values that a property list can hold leave the process.
  public var userInfo: [AnyHashable: Any]? {
    get { own.isEmpty ? nil : own }
    set { own = newValue ?? [:] }
  }

  /// Adds data; a key that is there already gets the new value.
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) { own.merge(entries) { _, new in new } }

  /// The keys of `userInfo` without which the app cannot resume it.
  public var requiredUserInfoKeys: Set<String>? {
    get { stored.requiredUserInfoKeys.isEmpty ? nil : stored.requiredUserInfoKeys }
    set { stored.requiredUserInfoKeys = newValue ?? [] }
  }

  /// The web page with the same content, for a device without the app.
  public var webpageURL: URL? {
    get { stored.webpageURL }
    set { stored.webpageURL = newValue }
  }

  /// The page that linked to the web page.
  public var referrerURL: URL? {
    get { stored.referrerURL }
    set { stored.referrerURL = newValue }
  }

  /// The date from which the activity is neither offered nor opened.
  public var expirationDate: Date? {
    get { stored.expirationDate }
    set { stored.expirationDate = newValue }
  }

  /// Words, besides the title, by which the activity is found.
  public var keywords: Set<String> {
    get { stored.keywords }
    set { stored.keywords = newValue }
  }

  /// The app's identifier for the content, by which a window for it is found.
  public var targetContentIdentifier: String? {
    get { stored.targetContentIdentifier }
    set { stored.targetContentIdentifier = newValue }
  }

  /// The app's identifier for the content, by which the activity is deleted wherever it is stored.
  public var persistentIdentifier: NSUserActivityPersistentIdentifier? {
    get { stored.persistentIdentifier }
    set { stored.persistentIdentifier = newValue }
  }

  /// Whether the activity may be resumed on another device of the user.
  public var isEligibleForHandoff: Bool {
    get { stored.isEligibleForHandoff }
    set { stored.isEligibleForHandoff = newValue }
  }

  /// Whether a search on this device may find the activity.
  public var isEligibleForSearch: Bool {
    get { stored.isEligibleForSearch }
    set { stored.isEligibleForSearch = newValue }
  }

  /// Whether the content is public; never set for one person's data.
  public var isEligibleForPublicIndexing: Bool {
    get { stored.isEligibleForPublicIndexing }
    set { stored.isEligibleForPublicIndexing = newValue }
  }

  /// Whether the activity may be suggested because the user does it regularly.
  public var isEligibleForPrediction: Bool {
    get { stored.isEligibleForPrediction }
    set { stored.isEligibleForPrediction = newValue }
  }

  /// A phrase that the user is shown as a way to ask for the activity.
  public var suggestedInvocationPhrase: String? {
    get { stored.suggestedInvocationPhrase }
    set { stored.suggestedInvocationPhrase = newValue }
  }

  /// The situations in which a shortcut to it is useful.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// Whether the app wants to save its data before the activity is resumed elsewhere.
  public var needsSave = false
  /// Whether the app wants streams to the other device; stored, but never opened here.
  public var supportsContinuationStreams = false
  /// Is told when the activity is resumed elsewhere; a weak reference.
  public weak var delegate: (any NSUserActivityDelegate)?

  /// The request with which the app opens, where a conversation led to the activity.
  public internal(set) var interaction: INInteraction? {
    get { handed }
    set { handed = newValue }
  }

  /// Whether the user is doing it now.
  package private(set) var isCurrent = false

  /// Marks it as what the user is doing now.
  public func becomeCurrent() { isCurrent = true }
  /// Marks it as what the user is no longer doing.
  public func resignCurrent() { isCurrent = false }
  /// Marks it as ended.
  public func invalidate() { isCurrent = false }

  /// Deletes stored activities by the app's identifiers; no activity is stored here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Deletes all stored activities; no activity is stored here.
  public class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Another activity with the same content and the same interaction.
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

/// Is told when an activity is resumed elsewhere.
///
/// Source: `NSUserActivityDelegate`, iOS 8.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be resumed elsewhere; the app may save its data first.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was resumed on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// The other device has opened streams; never called here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing with the streams by default.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

extension PropertyValue {
  /// The value as an object of Foundation.
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

  /// The value of an object that a property list can hold; `nil` for others, and below the greatest depth.
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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the user is looking at in an app, with what is needed to go on there.
///
/// Source: `NSUserActivity`, iOS 8 to 13.
///
/// A response carries one so that the app opens where the conversation left off; the engine makes one, named after the
/// intent, when the handler gives none. An app reports one to `ActivityCenter`.
public struct UserActivity: Sendable, Hashable {
  /// The kind of activity, in reverse-DNS, as listed under `NSUserActivityTypes`.
  public var activityType: String
  /// What the activity is called where it is offered; without a title it is not suggested.
  public var title: String?
  /// The app's own data; property-list values only, and few of them.
  public var userInfo: [String: PropertyValue]
  /// The keys of `userInfo` without which the app cannot go on.
  public var requiredUserInfoKeys: Set<String> = []
  /// Where the same content is on the web, for a device without the app.
  public var webpageURL: URL?
  /// The page that led to the web page.
  public var referrerURL: URL? {
    get { rare.referrerURL }
    set { rare.referrerURL = newValue }
  }
  /// Words by which the activity is found beside its title.
  public var keywords: Set<String>
  /// From when on the activity is neither offered nor opened.
  public var expirationDate: Date?
  /// What search knows of the content; `nil` where the title and keywords are all.
  public var contentAttributes: SearchableItemAttributeSet? {
    get { rare.contentAttributes }
    set { rare.contentAttributes = newValue }
  }
  /// The place the activity is about.
  public var mapItem: Placemark? {
    get { rare.mapItem }
    set { rare.mapItem = newValue }
  }

  /// Whether the activity may be found by a search on this device.
  public var isEligibleForSearch = false
  /// Whether the activity may be taken up on another device of the user.
  public var isEligibleForHandoff = true
  /// Whether the content is open to all, so that it may be counted what many use.
  ///
  /// Never set for one person's data.
  public var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested from what the user usually does.
  public var isEligibleForPrediction = false

  /// The app's key for the content, by which the activity is deleted wherever it is kept.
  public var persistentIdentifier: String? {
    get { rare.persistentIdentifier }
    set { rare.persistentIdentifier = newValue }
  }
  /// The app's key for the content shown, by which a fitting window is found.
  public var targetContentIdentifier: String? {
    get { rare.targetContentIdentifier }
    set { rare.targetContentIdentifier = newValue }
  }
  /// A phrase that is shown to the user as a way to ask for the activity.
  public var suggestedInvocationPhrase: String? {
    get { rare.suggestedInvocationPhrase }
    set { rare.suggestedInvocationPhrase = newValue }
  }

  /// The intent and response that led to the activity, where a conversation did.
  public var interaction: Interaction? {
    get { rare.interaction }
    set { rare.interaction = newValue }
  }

  /// What few activities have.
  private struct Rare: Sendable, Hashable {
    var referrerURL: URL?
    var contentAttributes: SearchableItemAttributeSet?
    var mapItem: Placemark?
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
    var suggestedInvocationPhrase: String?
    var interaction: Interaction?
  }

  /// It is stored through a reference: an interaction's response may itself hold an activity, and whatever holds an
  /// activity is small to copy.
  private indirect enum Stored: Sendable, Hashable {
    case nothing
    case rare(Rare)
  }

  private var stored = Stored.nothing

  private var rare: Rare {
    get { if case .rare(let rare) = stored { rare } else { Rare() } }
    set { stored = newValue == Rare() ? .nothing : .rare(newValue) }
  }

  /// An activity of that type, to be offered on other devices but not in search until that is allowed.
  public init(
    _ activityType: String, title: String? = nil, userInfo: [String: PropertyValue] = [:],
    webpageURL: URL? = nil, keywords: Set<String> = [], expirationDate: Date? = nil
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
    self.webpageURL = webpageURL
    self.keywords = keywords
    self.expirationDate = expirationDate
  }
}

extension UserActivity {
  /// The place that the activity is about: its map item, or the place of its attributes.
  public var place: Placemark? {
    guard var place = mapItem else { return contentAttributes?.place }
    if place.name == nil { place.name = contentAttributes?.namedLocation ?? title }
    if place.phoneNumber == nil { place.phoneNumber = contentAttributes?.phoneNumbers.first }
    return place.name == nil ? nil : place
  }

  /// The telephone number that "call this place" means, where the app allows it to be called.
  public var phoneNumber: String? {
    guard contentAttributes?.supportsPhoneCall ?? true else { return nil }
    return mapItem?.phoneNumber ?? contentAttributes?.phoneNumbers.first
  }

  /// Whether its place may be offered to be gone to.
  public var supportsNavigation: Bool {
    place != nil && (contentAttributes?.supportsNavigation ?? true)
  }

  /// Whether the activity is past its expiration date.
  public func isExpired(at now: Date) -> Bool { expirationDate.map { $0 <= now } ?? false }

  /// Adds entries to `userInfo`; a key that is there already gets the new value.
  public mutating func addUserInfoEntries(from entries: [String: PropertyValue]) {
    userInfo.merge(entries) { _, new in new }
  }

  /// The bytes that `userInfo` takes when it is packed; `nil` where it is nested too deep to be packed.
  public var payloadSize: Int? { PropertyValue.dictionary(userInfo).payloadSize }
}

extension UserActivity {
  /// The beginning of the types of the engine's own activities, which no app declares.
  private static let enginePrefix = "parley."

  /// Whether the engine has made it, such as the one that opens an app for directions.
  package var isOfEngine: Bool { activityType.hasPrefix(Self.enginePrefix) }
}

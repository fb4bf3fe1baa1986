#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the user was in an app, with what is needed to go on there. Source: `NSUserActivity`, iOS 8 to 13.
///
/// A response carries one so that the app opens where the conversation left off; the engine makes one, named after
/// the intent, when the handler gives none (reference 5.8).
public struct UserActivity: Sendable, Hashable, Codable {
  /// The kind of activity, in reverse-DNS, as listed under `NSUserActivityTypes`.
  public var activityType: String
  public var title: String?
  /// The app's own data; property-list values only.
  public var userInfo: [String: PropertyValue]
  public var webpageURL: URL?
  public var keywords: Set<String>
  public var expirationDate: Date?

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

/// A value that a property list can hold.
public indirect enum PropertyValue: Sendable, Hashable, Codable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

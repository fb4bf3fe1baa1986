import Foundation
import IntentModel
import IntentSuggestions

/// The moment at which tests take place: Saturday 21 November 2026, 09:00 in UTC.
let saturdayMorning = Date(timeIntervalSince1970: 1_795_251_600)

extension AppProfile {
  static let reviews = AppProfile(
    identifier: "com.example.reviews", displayName: "MonkeyEats",
    activityTypes: ["com.example.reviews.view-place", "com.example.reviews.write-review"])
  static let rides = AppProfile(
    identifier: "com.example.rides", displayName: "MonkeyRides",
    supportedIntents: ["RequestRide", "ListRideOptions", "GetRideStatus"], directionsModes: [.rideShare])
  static let maps = AppProfile(
    identifier: "com.example.maps", displayName: "MonkeyMaps", directionsModes: [.car, .pedestrian, .bike])
  static let chat = AppProfile(
    identifier: "com.example.chat", displayName: "MonkeyChat",
    supportedIntents: ["SendMessage", "StartCall"], activityTypes: ["com.example.chat.thread"])
}

extension UserActivity {
  /// A restaurant that the user looks at.
  static func place(_ name: String, key: String? = nil) -> UserActivity {
    var activity = UserActivity(
      "com.example.reviews.view-place", title: name, userInfo: ["place": .string(key ?? name)])
    activity.requiredUserInfoKeys = ["place"]
    var attributes = SearchableItemAttributeSet(title: name)
    attributes.namedLocation = name
    attributes.subThoroughfare = "12"
    attributes.thoroughfare = "Canopy Street"
    attributes.city = "Treetown"
    attributes.phoneNumbers = ["+1 555 0100"]
    attributes.relatedUniqueIdentifier = key
    activity.contentAttributes = attributes
    return activity
  }
}

/// A folder that is gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The bytes of all files in the folder.
  func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.reduce(into: Data()) { $0.append(try Data(contentsOf: $1)) }
  }

  func contains(_ word: String) throws -> Bool { try bytes().range(of: Data(word.utf8)) != nil }
}

import Foundation
import IntentDomains
import IntentModel
import IntentHistory

/// The moment at which tests take place: Saturday 21 November 2026, 09:00 in UTC.
package let saturdayMorning = Date(timeIntervalSince1970: 1_795_251_600)

extension AppProfile {
  package static let reviews = AppProfile(
    identifier: "com.example.reviews", displayName: "MonkeyEats",
    activityTypes: ["com.example.reviews.view-place", "com.example.reviews.write-review"])
  package static let rides = AppProfile(
    identifier: "com.example.rides", displayName: "MonkeyRides",
    intents: [
      IntentDescription(RequestRideIntent.self), IntentDescription(ListRideOptionsIntent.self),
      IntentDescription(GetRideStatusIntent.self),
    ], directionsModes: [.rideShare])
  package static let maps = AppProfile(
    identifier: "com.example.maps", displayName: "MonkeyMaps", intents: [IntentDescription(GetDirectionsIntent.self)],
    directionsModes: [.car, .pedestrian, .bike])
  package static let chat = AppProfile(
    identifier: "com.example.chat", displayName: "MonkeyChat",
    intents: [IntentDescription(SendMessageIntent.self), IntentDescription(StartCallIntent.self)],
    activityTypes: ["com.example.chat.thread"])
}

extension UserActivity {
  /// A restaurant that the user looks at.
  package static func place(_ name: String, key: String? = nil) -> UserActivity {
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

/// What the tests donate and index.
package enum Samples {
  package static let bobo = Person(
    "Bobo", handle: PersonHandle("+1 555 0123", type: .phoneNumber), contactIdentifier: "c1")

  package static func interaction(
    _ intent: String, in app: String, with people: [Person] = [], minutes: Double = 0, identifier: String = "",
    group: String? = nil, direction: Interaction.Direction = .outgoing, code: String = "success",
    parameters: [String: String] = [:], at location: Coordinate? = nil
  ) throws -> Interaction {
    Interaction(
      intent: try anyIntent(intent, parameters), response: AnyIntentResponse(code: code), app: app,
      date: saturdayMorning + minutes * 60, people: people, direction: direction, identifier: identifier,
      groupIdentifier: group, location: location)
  }

  package static let app = "com.example.reviews"

  package static func item(
    _ identifier: String, _ title: String, domain: String? = nil, daysAgo: Double = 0,
    _ change: (inout SearchableItemAttributeSet) -> Void = { _ in }
  ) -> SearchableItem {
    var attributes = SearchableItemAttributeSet(contentType: "public.item", title: title)
    attributes.contentModificationDate = saturdayMorning - daysAgo * 86400
    change(&attributes)
    return SearchableItem(identifier, domainIdentifier: domain, attributeSet: attributes)
  }
}

/// An intent as it is read from a file: by name, without its type.
package func anyIntent(_ name: String, _ parameters: [String: String] = [:]) throws -> AnyIntent {
  struct Stored: Encodable {
    var name: String
    var parameters: [String: String]
  }
  return try JSONDecoder().decode(
    AnyIntent.self, from: JSONEncoder().encode(Stored(name: name, parameters: parameters)))
}

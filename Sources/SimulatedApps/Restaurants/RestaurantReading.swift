#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import PropertyLists

extension RestaurantReviews {
  /// The keys that an app of restaurant reviews reads from a World.plist.
  static let keys = ["Restaurants"]

  /// The restaurants of a world; `nil` where it has none.
  static func read(_ world: inout WorldReader, app: String) -> RestaurantReviews? {
    guard world.root?["Restaurants"] != nil else { return nil }
    return RestaurantReviews(world.readRestaurants(), app: app)
  }
}

extension WorldReader {
  fileprivate mutating func readRestaurants() -> [RestaurantReviews.Restaurant] {
    var restaurants: [RestaurantReviews.Restaurant] = []
    for node in dictionaries("Restaurants", in: root) {
      checkKeys(
        of: node,
        known: [
          "Name", "Identifier", "Cuisine", "Number", "Street", "City", "PostalCode", "Phone", "Page", "Latitude",
          "Longitude", "MinutesToExpire",
        ])
      guard let name = text("Name", in: node, of: "a restaurant") else { continue }
      let identifier = text("Identifier", in: node) ?? "restaurant-\(Self.slug(of: name))"
      if restaurants.contains(where: { $0.identifier == identifier }) { note(.repeatedName(identifier), at: node) }
      var place = Placemark(
        name: name, subThoroughfare: text("Number", in: node), thoroughfare: text("Street", in: node),
        locality: text("City", in: node), postalCode: text("PostalCode", in: node), phoneNumber: text("Phone", in: node)
      )
      if let latitude = number("Latitude", in: node), let longitude = number("Longitude", in: node) {
        place.coordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
      restaurants.append(
        RestaurantReviews.Restaurant(
          identifier: identifier, place: place, cuisine: text("Cuisine", in: node),
          page: text("Page", in: node).flatMap { URL(string: $0) },
          expires: number("MinutesToExpire", in: node).map { now.addingTimeInterval(60 * $0) }))
    }
    return restaurants
  }
}

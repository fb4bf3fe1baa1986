#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley
import ParleySuggestions

/// A small app of restaurant reviews: its user views restaurants, finds them in a search, and removes them.
///
/// It has no intents of its own. A view of a restaurant is an activity, and every restaurant is in the search index.
public actor RestaurantReviews: ViewableContent {
  struct Restaurant: Sendable {
    var identifier: String
    var place: Placemark
    var cuisine: String?
    var page: URL?
    /// The date after which a search no longer finds it; `nil` for never.
    var expires: Date?
    var name: String { place.name ?? "" }
  }

  /// The type of the activities, as the app's Info.plist has to list it.
  public nonisolated let activityType: String
  /// The name of the restaurant on the screen.
  public private(set) var shown: String?
  private var restaurants: [Restaurant]
  /// The activity for each restaurant that the world had at first, by its folded name.
  nonisolated let activities: [String: UserActivity]

  static let identifierKey = "restaurant"
  static let domain = "restaurants"

  init(_ restaurants: [Restaurant], app: String) {
    self.restaurants = restaurants
    let type = "\(app).restaurant"
    self.activityType = type
    self.activities = Dictionary(
      restaurants.map { (Folding.folded($0.name), Self.activity(of: $0, type)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Every restaurant as an item of the search index.
  public var items: [SearchableItem] {
    restaurants.map {
      SearchableItem(
        $0.identifier, domainIdentifier: Self.domain, attributeSet: Self.attributes(of: $0), expirationDate: $0.expires)
    }
  }

  /// Shows a restaurant by its name; `nil` where there is none of that name.
  public func view(_ name: String) -> UserActivity? {
    let wanted = Folding.folded(name)
    guard let restaurant = restaurants.first(where: { Folding.folded($0.name) == wanted }) else { return nil }
    shown = restaurant.name
    return Self.activity(of: restaurant, activityType)
  }

  /// Shows the restaurant that an activity or a found item leads to.
  ///
  /// Throws where the restaurant no longer exists.
  public func goOn(with activity: UserActivity) throws {
    let key =
      activity.activityType == UserActivity.searchableItemActionType
      ? UserActivity.searchableItemActivityIdentifier : Self.identifierKey
    guard case .string(let identifier)? = activity.userInfo[key] else { throw UnknownRestaurant(identifier: "") }
    guard let restaurant = restaurants.first(where: { $0.identifier == identifier }) else {
      throw UnknownRestaurant(identifier: identifier)
    }
    shown = restaurant.name
  }

  /// Removes a restaurant by its name, and returns its identifier in the search index.
  public func remove(_ name: String) -> String? {
    let wanted = Folding.folded(name)
    guard let place = restaurants.firstIndex(where: { Folding.folded($0.name) == wanted }) else { return nil }
    if shown == restaurants[place].name { shown = nil }
    return restaurants.remove(at: place).identifier
  }

  private static func activity(of restaurant: Restaurant, _ type: String) -> UserActivity {
    var activity = UserActivity(
      type, title: restaurant.name, userInfo: [identifierKey: .string(restaurant.identifier)],
      webpageURL: restaurant.page)
    activity.requiredUserInfoKeys = [identifierKey]
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = restaurant.identifier
    activity.expirationDate = restaurant.expires
    activity.mapItem = restaurant.place
    activity.contentAttributes = attributes(of: restaurant)
    activity.contentAttributes?.relatedUniqueIdentifier = restaurant.identifier
    return activity
  }

  private static func attributes(of restaurant: Restaurant) -> SearchableItemAttributeSet {
    var attributes = SearchableItemAttributeSet(
      contentType: "restaurant", title: restaurant.name, contentDescription: restaurant.cuisine)
    attributes.keywords = ["restaurant"] + [restaurant.cuisine].compactMap { $0 }
    attributes.place = restaurant.place
    attributes.supportsPhoneCall = restaurant.place.phoneNumber != nil
    attributes.supportsNavigation = true
    attributes.contentURL = restaurant.page
    attributes.domainIdentifier = domain
    return attributes
  }
}

/// The restaurant was never in the app, or was removed.
struct UnknownRestaurant: Error, CustomStringConvertible {
  var identifier: String
  var description: String { "there is no restaurant '\(identifier)'" }
}

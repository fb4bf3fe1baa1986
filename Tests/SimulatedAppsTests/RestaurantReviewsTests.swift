import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct RestaurantReviewsTests {
  private let reviews: RestaurantReviews

  init() throws {
    let app = try SimulatedApp(at: "Vocabulary/MonkeyEats", environment: Worlds.world().environment)
    reviews = try #require(app.restaurants)
    #expect(app.app.activityTypes.contains(reviews.activityType))
  }

  @Test func aRestaurantIsAnActivityWithItsPlaceAndNumber() async throws {
    let activity = try #require(await reviews.view("banana palace"))
    #expect(activity.title == "Banana Palace")
    #expect(activity.place?.thoroughfare == "Palm Street")
    #expect(activity.phoneNumber == "+1 555 0141")
    #expect(activity.isEligibleForSearch)
    #expect(activity.missingKeys.isEmpty)
    #expect(await reviews.shown == "Banana Palace")
    #expect(await reviews.view("Nowhere") == nil)
  }

  @Test func itGoesBackToWhereItWas() async throws {
    let activity = try #require(await reviews.view("Coconut Corner"))
    _ = await reviews.view("Banana Palace")
    try await reviews.goOn(with: activity)
    #expect(await reviews.shown == "Coconut Corner")
    let item = try #require(await reviews.items.first)
    let found = UserActivity(
      UserActivity.searchableItemActionType,
      userInfo: [UserActivity.searchableItemActivityIdentifier: .string(item.uniqueIdentifier)])
    try await reviews.goOn(with: found)
    #expect(await reviews.shown == "Banana Palace")
  }

  @Test func whatWasRemovedIsNotHalfShown() async throws {
    let activity = try #require(await reviews.view("Coconut Corner"))
    _ = await reviews.view("Banana Palace")
    #expect(await reviews.remove("Coconut Corner") == "restaurant-coconut-corner")
    await #expect(throws: UnknownRestaurant.self) { try await reviews.goOn(with: activity) }
    #expect(await reviews.shown == "Banana Palace")
    #expect(await reviews.items.count == 3)
    #expect(await reviews.remove("Coconut Corner") == nil)
  }
}

import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Synchronization
import Testing

@Suite struct ContinuationTests {
  private final class App: Sendable {
    struct NoSuchPlace: Error {}
    private let state = Mutex<[UserActivity]>([])
    var restored: [UserActivity] { state.withLock { $0 } }

    func restore(_ activity: UserActivity) throws {
      if activity.userInfo["place"] == "gone" { throw NoSuchPlace() }
      state.withLock { $0.append(activity) }
    }
  }

  private func center(_ app: App) async -> ActivityCenter {
    let center = ActivityCenter()
    await center.register(.reviews) { try app.restore($0) }
    await center.register(.chat)
    return center
  }

  private let reviews = AppProfile.reviews.identifier

  @Test func theAppGetsTheSameTypeAndUserInfo() async throws {
    let app = App()
    let center = await center(app)
    let activity = UserActivity.place("The Fig", key: "fig")
    #expect(try await center.open(activity, in: reviews, at: saturdayMorning) == .app(reviews))
    #expect(app.restored == [activity])
  }

  @Test func theAppNeverHearsOfWhatItCouldNotRestore() async throws {
    let app = App()
    let center = await center(app)
    func error(_ activity: UserActivity, in identifier: String? = nil) async -> ContinuationError? {
      await #expect(throws: ContinuationError.self) {
        try await center.open(activity, in: identifier ?? reviews, at: saturdayMorning)
      }
    }
    let unknown = UserActivity("com.example.reviews.view-places")
    #expect(
      await error(unknown)
        == .unknownType(
          .typeNotDeclared(
            unknown.activityType, app: reviews, nearest: "com.example.reviews.view-place"), .reviews))
    var incomplete = UserActivity.place("The Fig")
    incomplete.userInfo = [:]
    #expect(await error(incomplete) == .missingKeys(["place"], type: incomplete.activityType, .reviews))
    var expired = UserActivity.place("The Fig")
    expired.expirationDate = saturdayMorning
    #expect(await error(expired) == .expired(saturdayMorning, .reviews))
    let item = UserActivity(UserActivity.searchableItemActionType)
    #expect(
      await error(item)
        == .missingKeys(
          ["kCSSearchableItemActivityIdentifier"], type: UserActivity.searchableItemActionType, .reviews))
    #expect(
      await error(UserActivity("com.example.chat.thread"), in: "com.example.chat") == .appDoesNotContinue(.chat))
    #expect(app.restored.isEmpty)
  }

  @Test func whatTheAppRefusesIsToldInItsWords() async throws {
    let center = await center(App())
    let error = await #expect(throws: ContinuationError.self) {
      try await center.open(.place("The Fig", key: "gone"), in: reviews, at: saturdayMorning)
    }
    #expect(error == .refused("NoSuchPlace()", .reviews))
    #expect(error?.description == "'com.example.reviews' did not restore the activity: NoSuchPlace()")
    #expect(error?.appName == "MonkeyEats")
  }

  @Test func withoutTheAppItsPageOnTheWebIsOpened() async throws {
    let center = await center(App())
    var activity = UserActivity.place("The Fig")
    activity.webpageURL = URL(string: "https://example.com/fig")
    let url = try #require(activity.webpageURL)
    #expect(try await center.open(activity, in: "com.example.none", at: saturdayMorning) == .webpage(url))
    activity.webpageURL = nil
    await #expect(throws: ContinuationError.appNotInstalled("com.example.none")) {
      try await center.open(activity, in: "com.example.none", at: saturdayMorning)
    }
  }
}

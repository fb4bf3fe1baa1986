import Foundation
import IntentDialogue
import IntentModel
import IntentHistory
import IntentVocabulary
import Parley
import Testing

/// Going back to where an activity was: the app gets it as it was, or the user is told why not.
@Suite struct ContinuingTests {
  private let type = "com.example.reviews.restaurant"

  private actor Shown {
    var activities: [UserActivity] = []
    func show(_ activity: UserActivity) throws {
      if activity.userInfo["key"] == "gone" { throw Gone() }
      activities.append(activity)
    }
  }
  private struct Gone: Error {}

  private func activity(_ key: PropertyValue?, type: String? = nil) -> UserActivity {
    var activity = UserActivity(type ?? self.type, title: "Fig Palace")
    if let key { activity.userInfo = ["key": key] }
    activity.requiredUserInfoKeys = ["key"]
    return activity
  }

  private func conversation(_ house: TeaHouse, showing shown: Shown) async throws -> Conversation {
    let history = UserHistory()
    let profile = AppProfile(identifier: "reviews", displayName: "Reviews", activityTypes: [type])
    await history.activities.register(profile) { try await shown.show($0) }
    return try Conversation(with: house.assistant(), environment: house.world.environment, history: history)
  }

  @Test func theAppGetsTheActivityAsItWas() async throws {
    let shown = Shown()
    let conversation = try await conversation(TeaHouse(), showing: shown)
    let activity = activity("fig")
    #expect(try await conversation.goOn(with: ViewedActivity(activity, in: "reviews")) == .app("reviews"))
    #expect(await shown.activities == [activity])
    #expect(trace(await conversation.events) == ["~ open reviews com.example.reviews.restaurant"])
    #expect(await conversation.context.activity?.value.activity == activity)
  }

  @Test(arguments: [
    ("unknownType", "Reviews can’t open this."), ("missingKeys", "Reviews can’t open this."),
    ("expired", "This is no longer available in Reviews."), ("refused", "Reviews couldn’t open this."),
    ("appNotInstalled", "The app for this isn’t installed."),
  ])
  func whatCannotBeGoneOnWithIsToldAndThrown(_ name: String, _ words: String) async throws {
    let house = TeaHouse()
    let shown = Shown()
    let conversation = try await conversation(house, showing: shown)
    var viewed = ViewedActivity(activity("fig"), in: "reviews")
    switch name {
    case "unknownType": viewed.activity = activity("fig", type: "com.example.reviews.menu")
    case "missingKeys": viewed.activity = activity(nil)
    case "expired": viewed.activity.expirationDate = house.world.now.addingTimeInterval(-1)
    case "refused": viewed.activity = activity("gone")
    default: viewed.app = "somewhere else"
    }
    do throws(ContinuationError) {
      try await conversation.goOn(with: viewed)
      Issue.record("it went on")
    } catch {
      #expect(error.name == name)
    }
    #expect(await shown.activities.isEmpty)
    #expect(said(await conversation.events) == [words])
    #expect(await conversation.context.activity == nil)
  }

  @Test func aReminderIsToldAndSpokenOf() async throws {
    let conversation = try await conversation(TeaHouse(), showing: Shown())
    let viewed = ViewedActivity(activity("fig"), in: "reviews")
    let reminder = Reminder("Fig Palace", activity: viewed, trigger: .arriving(.home), date: .distantPast)
    let events = await conversation.remind(of: reminder)
    #expect(trace(events).first == "~ remind \"Fig Palace\"")
    #expect(said(events) == ["You asked me to remind you about Fig Palace."])
    #expect(await conversation.context.activity?.value == viewed)
  }

  @Test func anAppThatGivesDirectionsIsOpenedWithThem() async throws {
    var maps = AssistantApp(identifier: "maps", displayName: "Maps")
    #expect(maps.givingDirections.handlers.isEmpty)
    maps.directionsModes = [.rideShare]
    #expect(maps.givingDirections.handlers.isEmpty)
    maps.directionsModes = [.car, .rideShare]
    let giving = maps.givingDirections
    #expect(giving.supportedIntents == ["GetDirections"])
    #expect(giving.givingDirections.handlers.count == 1)
    let place = Placemark(name: "Fig Palace", coordinate: Coordinate(latitude: 48, longitude: 11))
    let activity = try #require(DirectionsRequest(to: .place(place)).activity)
    guard case .string(let text)? = activity.userInfo["url"], let url = URL(string: text) else {
      Issue.record("there is no URL in \(activity.userInfo)")
      return
    }
    #expect(try DirectionsRequest(url: url).destination == .place(place))
  }
}

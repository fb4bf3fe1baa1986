import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Synchronization
import Testing

@Suite struct ActivityCenterTests {
  let reviews = AppProfile.reviews.identifier

  func center(capacity: Int = 100) async -> ActivityCenter {
    let center = ActivityCenter(capacity: capacity)
    await center.register(.reviews)
    await center.register(.chat)
    return center
  }

  @Test func anUndeclaredTypeIsAnErrorThatSaysSo() async throws {
    let center = await center()
    let problems = await #expect(throws: UserActivityProblems.self) {
      try await center.becomeCurrent(UserActivity("com.example.reviews.veiw-place"), of: reviews, at: saturdayMorning)
    }
    #expect(
      problems?.description == """
        the activity type 'com.example.reviews.veiw-place' is not listed under NSUserActivityTypes of \
        'com.example.reviews'. Did you mean 'com.example.reviews.view-place'?
        """)
    #expect(await center.current(at: saturdayMorning) == nil)
    await #expect(throws: UserActivityProblems([.unknownApp("com.example.none")])) {
      try await center.becomeCurrent(.place("The Fig"), of: "com.example.none", at: saturdayMorning)
    }
  }

  @Test func eachAppHasOneCurrentActivity() async throws {
    let center = await center()
    try await center.becomeCurrent(.place("The Fig"), of: reviews, at: saturdayMorning)
    let palm = try await center.becomeCurrent(.place("The Palm"), of: reviews, at: saturdayMorning + 60)
    let thread = try await center.becomeCurrent(
      UserActivity("com.example.chat.thread", title: "Bobo"), of: "com.example.chat", at: saturdayMorning + 90)
    #expect(await center.current(of: reviews, at: saturdayMorning + 100)?.activity.title == "The Palm")
    #expect(await center.current(at: saturdayMorning + 100)?.activity.title == "Bobo")
    await center.resignCurrent(thread)
    #expect(await center.current(at: saturdayMorning + 100)?.id == palm)
    #expect(await center.recent(at: saturdayMorning + 100).map(\.activity.title) == ["Bobo", "The Palm", "The Fig"])
    await center.invalidate(palm)
    #expect(await center.current(at: saturdayMorning + 100) == nil)
    #expect(await center.recent(at: saturdayMorning + 100).map(\.activity.title) == ["Bobo", "The Fig"])
  }

  @Test func theSameContentIsKeptOnceAndTheOldestGoFirst() async throws {
    let center = await center(capacity: 2)
    for name in ["A", "B", "A", "C"] {
      try await center.becomeCurrent(.place(name, key: name), of: reviews, at: saturdayMorning)
    }
    #expect(await center.recent(at: saturdayMorning).map(\.activity.title) == ["C", "A"])
  }

  @Test func whatExpiresIsNoLongerOffered() async throws {
    let center = await center()
    var activity = UserActivity.place("The Fig")
    activity.expirationDate = saturdayMorning + 60
    try await center.becomeCurrent(activity, of: reviews, at: saturdayMorning)
    #expect(await center.current(at: saturdayMorning + 59) != nil)
    #expect(await center.current(at: saturdayMorning + 60) == nil)
    #expect(await center.recent(at: saturdayMorning + 60).isEmpty)
    await #expect(throws: UserActivityProblems([.expired(type: activity.activityType)])) {
      try await center.becomeCurrent(activity, of: reviews, at: saturdayMorning + 60)
    }
  }

  @Test func theDelegateIsAskedOnlyWhenTheStateIsNeeded() async throws {
    let center = await center()
    let delegate = Editor(title: "The Fig, second course")
    let id = try await center.becomeCurrent(.place("The Fig"), of: reviews, at: saturdayMorning, delegate: delegate)
    _ = await center.current(at: saturdayMorning)
    #expect(delegate.saves == 0)
    await center.setNeedsSave(id)
    await center.setNeedsSave(id)
    #expect(delegate.saves == 0)
    #expect(await center.current(at: saturdayMorning)?.activity.title == "The Fig, second course")
    _ = await center.current(at: saturdayMorning)
    #expect(delegate.saves == 1)
    #expect(await !center.needsSave(id))
  }

  @Test func whatCannotBeKeptIsToldToTheDelegateAndChangesNothing() async throws {
    let center = await center()
    let delegate = Editor(title: "x", type: "com.example.other")
    let id = try await center.becomeCurrent(.place("The Fig"), of: reviews, at: saturdayMorning, delegate: delegate)
    await center.setNeedsSave(id)
    await center.resignCurrent(id)
    #expect(await center.recent(at: saturdayMorning).first?.activity.title == "The Fig")
    #expect(
      delegate.refused
        == [.typeChanged(from: "com.example.reviews.view-place", to: "com.example.other")])
  }

  @Test func itemsDeletedInTheAppLeaveItsActivities() async throws {
    let center = await center()
    try await center.becomeCurrent(.place("The Fig", key: "fig"), of: reviews, at: saturdayMorning)
    try await center.becomeCurrent(.place("The Palm", key: "palm"), of: reviews, at: saturdayMorning)
    await center.delete(itemIdentifiers: ["fig"], of: reviews)
    #expect(await center.recent(at: saturdayMorning).map(\.activity.title) == ["The Palm"])
    await center.unregister(reviews)
    #expect(await center.recent(at: saturdayMorning).isEmpty)
  }
}

/// An app that changes an activity while it is current.
private final class Editor: UserActivityDelegate {
  private struct State {
    var saves = 0
    var refused: [UserActivityProblem] = []
  }
  private let state = Mutex(State())
  let title: String
  let type: String?

  init(title: String, type: String? = nil) {
    self.title = title
    self.type = type
  }

  var saves: Int { state.withLock { $0.saves } }
  var refused: [UserActivityProblem] { state.withLock { $0.refused } }

  func willSave(_ activity: UserActivity) async -> UserActivity {
    state.withLock { $0.saves += 1 }
    var activity = activity
    activity.title = title
    if let type { activity.activityType = type }
    return activity
  }

  func wasRefused(_ problems: UserActivityProblems) async { state.withLock { $0.refused += problems.problems } }
}

import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import TemporaryFolders
import Testing

@Suite struct IndexedActivityTests {
  let app = Samples.app

  func activity(_ title: String, key: String? = nil) -> UserActivity {
    var activity = UserActivity.place(title, key: key)
    activity.isEligibleForSearch = true
    activity.keywords = ["brunch"]
    activity.webpageURL = URL(string: "https://example.com/\(key ?? "x")")
    return activity
  }

  @Test func eligibleActivitiesAreFoundAndComeBackAsTheyWere() async throws {
    let index = SearchableIndex()
    let fig = activity("The Fig")
    try await index.index(fig, of: app, at: saturdayMorning)
    for text in ["fig", "brunch", "canopy"] {
      #expect(await index.search(SearchQuery(text), at: saturdayMorning).map(\.activity) == [fig])
    }
    try await index.index(fig, of: app, at: saturdayMorning + 60)
    #expect(await index.count == 1)
  }

  @Test func anActivityThatStandsForAnItemIsAUseOfIt() async throws {
    let index = try await SearchableIndexTests.index([
      Samples.item("palm", "The Palm", daysAgo: 1),
      Samples.item("fig", "The Fig", daysAgo: 2),
    ])
    try await index.index(activity("The Fig", key: "fig"), of: app, at: saturdayMorning)
    let found = await index.search(SearchQuery("the"), at: saturdayMorning)
    #expect(found.map(\.item.uniqueIdentifier) == ["fig", "palm"])
    #expect(found.first?.foundActivity == nil)
  }

  /// Whichever comes first, and however often either comes again.
  @Test(arguments: [[true, false], [false, true], [true, false, false, true], [false, true, true, false]])
  func anItemIsFoundByTheKeywordsOfAnActivityThatStandsForIt(_ items: [Bool]) async throws {
    let folder = try TemporaryFolder()
    let index = try SearchableIndex(at: folder.url.path)
    for isItem in items {
      if isItem {
        let item = Samples.item("fig", "The Fig", daysAgo: 2) { $0.keywords = ["soup"] }
        try await index.index([item], of: app, at: saturdayMorning)
      } else {
        try await index.index(activity("Fig evening", key: "fig"), of: app, at: saturdayMorning)
      }
    }
    let reader = try SearchableIndex(reading: folder.url.path)
    for index in [index, reader] {
      for text in ["soup", "brunch"] {
        let found = await index.search(SearchQuery(text), at: saturdayMorning)
        #expect(found.map(\.item.uniqueIdentifier) == ["fig"], "\(text)")
        #expect(found.first?.item.attributeSet.keywords == ["soup"])
        #expect(found.first?.item.attributeSet.title == "The Fig")
        #expect(found.first?.foundActivity == nil)
      }
    }
    #expect(await index.count == 1)
  }

  @Test func whatIsNotEligibleOrHasNoTitleIsRefused() async throws {
    let index = SearchableIndex()
    await #expect(throws: SearchableIndex.Failure.notEligibleForSearch("com.example.reviews.view-place")) {
      try await index.index(.place("The Fig"), of: app, at: saturdayMorning)
    }
    var untitled = UserActivity("com.example.reviews.view-place")
    untitled.isEligibleForSearch = true
    await #expect(throws: SearchableIndex.Failure.untitled("com.example.reviews.view-place")) {
      try await index.index(untitled, of: app, at: saturdayMorning)
    }
    var incomplete = activity("The Fig")
    incomplete.userInfo = [:]
    await #expect(throws: UserActivityProblems.self) {
      try await index.index(incomplete, of: app, at: saturdayMorning)
    }
  }

  @Test func publicEngagementIsCountedOnlyWhenAskedForAndOnlyOfPublicContent() async throws {
    for isAsked in [false, true] {
      let index = SearchableIndex(countsPublicEngagement: isAsked)
      var open = activity("The Fig", key: "fig")
      open.isEligibleForPublicIndexing = true
      try await index.index(open, of: app, at: saturdayMorning)
      try await index.index(activity("My figs", key: "mine"), of: app, at: saturdayMorning)
      for result in await index.search(SearchQuery("fig"), at: saturdayMorning) {
        try await index.markUsed(result, at: saturdayMorning)
        try await index.markUsed(result, at: saturdayMorning)
      }
      let engagement = await index.publicEngagement()
      #expect(engagement.map(\.picks) == (isAsked ? [2] : []))
      #expect(engagement.map(\.webpageURL) == (isAsked ? [URL(string: "https://example.com/fig")] : []))
      try await index.delete(identifiers: ["fig"], of: app)
      #expect(await index.publicEngagement().isEmpty)
    }
  }
}

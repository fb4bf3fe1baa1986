import Foundation
import IntentDomains
import Testing

@testable import Intents

@Suite struct INRelevantShortcutTests {
  @Test func aCopyIsNotReachedByAChange() throws {
    let shortcut = INRelevantShortcut(shortcut: .userActivity(NSUserActivity(activityType: "com.example.run")))
    shortcut.relevanceProviders = [
      INDailyRoutineRelevanceProvider(situation: .gym),
      INDateRelevanceProvider(start: Date(timeIntervalSince1970: 0), end: nil),
    ]
    shortcut.widgetKind = "runs"
    let copy = try #require(shortcut.copy() as? INRelevantShortcut)
    shortcut.relevanceProviders = []
    shortcut.shortcutRole = .information
    #expect(copy.relevanceProviders.count == 2)
    #expect(copy.shortcutRole == .action)
    #expect(copy.widgetKind == "runs")
  }
}

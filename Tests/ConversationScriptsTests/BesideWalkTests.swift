import ConversationScripts
import Foundation
import Parley
import ParleySuggestions
import Testing

/// Apps whose own content cannot be opened, or whose widget fails: what exploring says of them.
@Suite struct BesideWalkTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no network" }
  }

  /// One thing to look at, which can be opened or not.
  private struct Shelf: ViewableContent {
    var opens: Bool

    var items: [SearchableItem] {
      [SearchableItem("fig", attributeSet: SearchableItemAttributeSet(title: "Fig Palace"))]
    }
    var shown: String? { nil }
    func view(_ name: String) -> UserActivity? {
      name == "Fig Palace" ? UserActivity("com.example.Eats.view", title: name) : nil
    }
    func goOn(with activity: UserActivity) throws { if !opens { throw Broken() } }
    func remove(_ name: String) -> String? { nil }
  }

  private struct Board: WidgetProvider {
    var fails: Bool
    func update(mode: WidgetDisplayMode, maximumSize: WidgetSize, at now: Date) throws -> WidgetUpdateResult {
      if fails { throw Broken() }
      return .newData(WidgetContent([.row(WidgetContent.Row("Fig Palace"))]))
    }
  }

  private func findings(opens: Bool = true, fails: Bool = false) async throws -> [Finding] {
    let apps = ScriptApps { _ in
      let app = AssistantApp(
        identifier: "com.example.Eats", displayName: "Eats", activityTypes: ["com.example.Eats.view"])
      let description = WidgetDescription(
        app: app.identifier, appName: "Eats", name: "Eats", largestMode: .expanded)
      return [
        ScriptApp(
          app, content: Shelf(opens: opens), widgets: [ScriptWidget(description, provider: Board(fails: fails))])
      ]
    }
    return try await Explorer(apps: apps, header: []).explore().findings
  }

  @Test func findsNothingWrongWithASoundApp() async throws {
    #expect(try await findings().map(\.summary) == [])
  }

  @Test func findsWhatCannotBeOpenedWithAScriptThatShowsIt() async throws {
    let found = try await findings(opens: false)
    #expect(
      found.map(\.summary) == ["Beside the conversation: 'open: Fig Palace' fails: Eats couldn’t open this."])
    #expect(found.first?.script.contains("open: Fig Palace\n") == true)
  }

  @Test func findsAWidgetThatFailsInEachOfItsPlaces() async throws {
    let found = try await findings(fails: true)
    #expect(found.count == 4)
    #expect(
      found.first?.summary
        == "Beside the conversation: 'widget Eats: compact' shows not updated: no network (Eats)")
  }
}

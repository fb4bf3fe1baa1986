import Foundation
import HistorySamples
import IntentDomains
import IntentHistory
import IntentModel
import Parley
import ParleySuggestions
import Testing

/// What suggestions are made from in a host: its apps, its clock, its permissions.
@Suite struct SuggestionsConversationEnvironmentTests {
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)
  private static let sender = AnyIntentHandler(SendMessageIntent.self) { _ in .init(.success) }
  private let chat = AssistantApp(
    identifier: "com.example.chat", displayName: "MonkeyChat", activityTypes: ["com.example.chat.thread"],
    handlers: [sender])
  private let other = AssistantApp(identifier: "com.example.other", displayName: "Other", handlers: [sender])

  private func learned() async throws -> Suggestions {
    let suggestions = Suggestions()
    for app in [chat, other] {
      let intent = AnyIntent(SendMessageIntent())
      let interaction = Interaction(
        intent: intent, response: AnyIntentResponse(code: "success"), app: app.identifier,
        date: Self.now - 86400, people: [Person(app.displayName + " friend")], direction: .outgoing)
      await suggestions.history.donations.donate(interaction)
      let attributes = SearchableItemAttributeSet(title: "Banana \(app.displayName)")
      try await suggestions.history.index.index(
        [SearchableItem("1", attributeSet: attributes)], of: app.identifier, at: Self.now)
    }
    return suggestions
  }

  private func titles(_ suggestions: Suggestions, _ environment: SimulatedEnvironment) async -> [String] {
    let context = await suggestions.context(for: [chat, other], in: environment.environment)
    return await suggestions.suggestions(for: context).map(\.title).sorted()
  }

  @Test func aProfileSaysWhatTheInfoPlistSays() {
    var app = chat
    app.directionsModes = [.rideShare]
    #expect(
      AppProfile(app)
        == AppProfile(
          identifier: "com.example.chat", displayName: "MonkeyChat",
          intents: [IntentDescription(SendMessageIntent.self)],
          activityTypes: ["com.example.chat.thread"], directionsModes: [.rideShare]))
  }

  @Test func aProfileNamesTheSuggestionsOfOwnIntents() {
    var app = chat
    let lines = ["OrderCoffee: Order a coffee at {app}", "OrderTea Order a tea", "OrderCake:"]
    app.phrases["en"] = CustomPhrases(
      suggestions: lines.enumerated().map { CustomPhrases.Line($1, number: $0 + 1) })
    let profile = AppProfile(app)
    #expect(profile.title(of: "OrderCoffee", in: "en") == "Order a coffee at MonkeyChat")
    #expect(profile.title(of: "OrderTea", in: "en") == nil)
    #expect(profile.title(of: "OrderCake", in: "en") == nil)
    #expect(profile.title(of: "OrderCoffee", in: "de") == nil)
  }

  @Test func theMomentAndThePlaceAreTheEnvironments() async throws {
    let environment = SimulatedEnvironment(now: Self.now)
    let context = await Suggestions().context(
      for: [chat], in: environment.environment, surface: .car, trigger: .gotIntoCar, limit: 2)
    #expect(context.now == Self.now && context.apps.map(\.identifier) == ["com.example.chat"])
    #expect(context.surface == .car && context.trigger == .gotIntoCar && context.limit == 2)
  }

  @Test(arguments: [PermissionStatus.denied, .restricted])
  func whatWasLearnedWhileAPermissionWasSinceTakenBackIsForgotten(status: PermissionStatus) async throws {
    let suggestions = try await learned()
    let environment = SimulatedEnvironment(now: Self.now)
    #expect(await titles(suggestions, environment) == ["Message MonkeyChat friend", "Message Other friend"])
    // Taken back in the host's own store, behind the engine's back.
    await environment.environment.permissions.setPermission(status, for: chat.identifier)
    #expect(await titles(suggestions, environment) == ["Message Other friend"])
    #expect(
      await suggestions.history.index.search(SearchQuery("banana"), at: Self.now).map(\.app) == [other.identifier])
    // Given again: what was learned before does not come back.
    await environment.environment.permissions.setPermission(.authorized, for: chat.identifier)
    #expect(await titles(suggestions, environment) == ["Message Other friend"])
  }

  @Test func aForgettingStoreForgetsAtOnce() async throws {
    let suggestions = try await learned()
    let permissions = ForgettingPermissions(forgettingIn: suggestions)
    await permissions.setPermission(.authorized, for: chat.identifier)
    #expect(await permissions.permission(for: chat.identifier) == .authorized)
    #expect(await suggestions.history.donations.count == 2)
    await permissions.setPermission(.denied, for: chat.identifier)
    #expect(await permissions.permission(for: chat.identifier) == .denied)
    #expect(await suggestions.history.donations.all.map(\.app) == [other.identifier])
    #expect(await suggestions.history.index.count == 1)
  }
}

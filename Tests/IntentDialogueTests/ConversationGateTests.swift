import Foundation
import IntentDialogue
import IntentModel
import IntentHistory
import IntentVocabulary
import Testing

@Suite struct ConversationGateTests {
  @Test func permissionIsAskedOnceAndRemembered() async throws {
    let house = TeaHouse(
      world: SimulatedEnvironment(now: Date(timeIntervalSince1970: 0), permission: .notDetermined))
    let conversation = try house.conversation()
    let asked = await conversation.hear("tea")
    #expect(asked.contains { if case .resolved = $0 { true } else { false } } == false)
    #expect(said(asked).first?.contains("It makes your tea.") == true)
    let granted = await conversation.hear("yes")
    #expect(trace(granted).contains("~ permission Kitchen -> granted"))
    #expect(granted.last == .ended(.done))
    #expect(await conversation.hear("tea").last == .ended(.done))
    // What is taken back holds from the next request on.
    house.world.setPermission(.denied, for: "kitchen")
    #expect(await conversation.hear("tea").last == .ended(.notPermitted))
  }

  @Test func aRefusedPermissionIsRememberedToo() async throws {
    let house = TeaHouse(
      world: SimulatedEnvironment(now: Date(timeIntervalSince1970: 0), permission: .notDetermined))
    let conversation = try house.conversation()
    await conversation.hear("tea")
    #expect(await conversation.hear("no").last == .ended(.notPermitted))
    #expect(house.world.permission(for: "kitchen") == .denied)
  }

  @Test func aLockedDeviceIsUnlockedFirst() async throws {
    var house = TeaHouse()
    house.restricted = ["OrderTea"]
    house.world.lock()
    let events = await (try house.conversation()).hear("tea")
    let lines = trace(events)
    let unlocked = try #require(lines.firstIndex(of: "~ unlock -> granted"))
    let confirmed = try #require(lines.firstIndex(of: "~ confirm -> ready"))
    #expect(unlocked < confirmed)
    #expect(said(events).first == "You’ll need to unlock your device first.")
  }

  @Test func whatIsNotUnlockedIsNotHandled() async throws {
    var house = TeaHouse()
    house.restricted = ["OrderTea"]
    house.world.lock()
    house.world.unlocksWhenAsked = false
    let events = await (try house.conversation()).hear("tea")
    #expect(events.last == .ended(.notAuthenticated))
    #expect(trace(events).contains { $0.hasPrefix("*") || $0.hasPrefix("~ confirm") } == false)
    #expect(said(events).last == "I can’t do that while your device is locked.")
  }

  @Test func anUnrestrictedIntentNeedsNoUnlocking() async throws {
    let house = TeaHouse()
    house.world.lock()
    #expect(await (try house.conversation()).hear("tea").last == .ended(.done))
  }

  // MARK: The app

  @Test func theAppLastUsedForThePersonIsOfferedFirst() async throws {
    var house = TeaHouse()
    house.apps = ["Kitchen", "Café"]
    let donations = Donations()
    let conversation = try house.conversation(donations: donations)
    func offered(_ events: [ConversationEvent]) -> [String] {
      events.compactMap { if case .said(let message) = $0 { message.choices.map(\.name) } else { nil } }
        .first ?? []
    }
    #expect(offered(await conversation.hear("tea guests=Ann")) == ["Kitchen", "Café"])
    let chosen = await conversation.hear("Café")
    #expect(trace(chosen).first == "= choice 2")
    #expect(trace(chosen).contains("~ app Café"))
    #expect(await donations.all.map(\.app) == ["café"])
    // Another conversation of the same user knows it too; another person says nothing.
    let later = try house.conversation(donations: donations)
    #expect(offered(await later.hear("tea guests=Ann")) == ["Café", "Kitchen"])
    await later.hear("cancel")
    #expect(offered(await later.hear("tea guests=Zoe")) == ["Kitchen", "Café"])
  }

  @Test func aNamedAppIsTakenAndOneThatCannotSaysSo() async throws {
    var house = TeaHouse()
    house.apps = ["Kitchen", "Café"]
    let conversation = try house.conversation()
    #expect(await conversation.hear("tea @café").last == .ended(.done))
    let bank = AssistantApp(identifier: "bank", displayName: "Bank")
    let assistant = try Assistant(
      apps: [house.app("Kitchen"), bank], languages: [.tea], policy: Policy(),
      interpreter: TeaInterpreter())
    let other = Conversation(with: assistant, environment: house.world.environment)
    #expect(said(await other.hear("tea @bank")) == ["Bank can’t do that."])
  }

  // MARK: Asked first

  @Test func anAppMayWantEveryRequestToBeAskedAbout() async throws {
    var house = TeaHouse()
    house.asksFirst = true
    let conversation = try house.conversation()
    #expect(said(await conversation.hear("tea")) == ["Shall I put the kettle on?"])
    #expect(await conversation.hear("yes").last == .ended(.done))
  }

  // MARK: Hand-off

  @Test func theAppIsOpenedWithTheInteraction() async throws {
    var house = TeaHouse()
    house.handle = { _ in TeaResponse(.failureRequiringAppLaunch) }
    let opener = Opener()
    let conversation = try house.conversation(presenter: opener)
    let events = await conversation.hear("tea guests=Ann")
    #expect(trace(events).contains("~ open Kitchen INOrderTeaIntent"))
    #expect(events.last == .ended(.continuedInApp))
    let launch = try #require(await opener.launches.first)
    #expect(launch.app == "kitchen")
    #expect(launch.isInBackground == false)
    let interaction = try #require(launch.activity.interaction)
    #expect(interaction.intent.as(TeaIntent.self)?.guests.map(\.displayName) == ["Ann"])
    #expect(interaction.response?.code == "failureRequiringAppLaunch")
  }

  @Test func theHandlersOwnActivityIsKept() async throws {
    var house = TeaHouse()
    house.confirm = { _ in
      TeaResponse(code: .continueInApp, userActivity: UserActivity("com.example.pour", title: "Pour"))
    }
    let events = await (try house.conversation()).hear("tea")
    #expect(trace(events).contains("~ open Kitchen com.example.pour"))
  }

  @Test func aLockedDeviceIsUnlockedBeforeTheAppOpens() async throws {
    var house = TeaHouse()
    house.handle = { _ in TeaResponse(.continueInApp) }
    house.world.lock()
    house.world.unlocksWhenAsked = false
    let events = await (try house.conversation()).hear("tea")
    #expect(events.last == .ended(.notAuthenticated))
    #expect(trace(events).contains { $0.hasPrefix("~ open") } == false)
  }
}

/// Remembers what it was to open, and shows nothing.
private actor Opener: Presenter {
  private(set) var launches: [AssistantMessage.AppLaunch] = []
  func open(_ launch: AssistantMessage.AppLaunch) async { launches.append(launch) }
}

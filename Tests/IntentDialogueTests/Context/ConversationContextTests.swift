import Foundation
import IntentModel
import IntentHistory
import IntentUnderstanding
import IntentVocabulary
import Testing

@testable import IntentDialogue

@Suite struct ConversationContextTests {
  @Test func aRequestThatEndsIsSpokenOf() async throws {
    let conversation = try TeaHouse().conversation()
    await conversation.hear("tea guests=Ann note=hot")
    let context = await conversation.context
    #expect(context.people.map { $0.value.map(\.displayName) } == [["Ann"]])
    #expect(context.requests.map(\.intent) == ["OrderTea"])
    #expect(context.requests.first?.personParameter == "guests")
  }

  @Test func whatIsKeptIsBounded() async throws {
    let conversation = try TeaHouse().conversation()
    for number in 0..<20 { await conversation.hear("tea guests=Guest\(number) note=note\(number)") }
    let context = await conversation.context
    #expect(context.people.count == ConversationContext.capacity)
    #expect(context.requests.count == ConversationContext.capacity)
    #expect(context.people.first?.value.map(\.displayName) == ["Guest19"])
  }

  @Test func theContextIsStoredForTheSameUserOnly() async throws {
    let house = TeaHouse()
    let conversation = try Conversation(
      with: house.assistant(), user: User(identifier: "ann"), environment: house.world.environment)
    await conversation.hear("tea guests=Ann note=hot")
    let stored = try JSONRoundTrip.of(await conversation.stored())
    let same = try Conversation(
      restoring: stored, with: house.assistant(), user: User(identifier: "ann"),
      environment: house.world.environment)
    #expect(await same.context == conversation.context)
    let other = try Conversation(
      restoring: stored, with: house.assistant(), user: User(identifier: "bea"),
      environment: house.world.environment)
    #expect(await other.context.isEmpty)
  }

  @Test func itIsForgottenWhenTheHostSaysSo() async throws {
    let conversation = try TeaHouse().conversation()
    await conversation.hear("tea guests=Ann note=hot")
    await conversation.forgetContext()
    #expect(await conversation.context.isEmpty)
  }

  @Test(arguments: ["donations", "activities", "index", "reminders", "app"])
  func itIsForgottenWhenSomethingIsDeletedFromTheHistory(_ what: String) async throws {
    let house = TeaHouse()
    let history = UserHistory()
    let activity = UserActivity("com.example.menu", title: "Menu")
    let profile = AppProfile(identifier: "tea", displayName: "Tea", activityTypes: ["com.example.menu"])
    await history.activities.register(profile)
    let id = try await history.activities.becomeCurrent(activity, of: "tea", at: house.world.now)
    try await history.index.index(
      [SearchableItem("1", attributeSet: SearchableItemAttributeSet(title: "Mint"))], of: "tea", at: house.world.now)
    try await history.reminders.add(Reminder("Tea", trigger: .arriving(.home), date: house.world.now))
    let conversation = try Conversation(
      with: house.assistant(), environment: house.world.environment, history: history)
    await conversation.hear("tea guests=Ann note=hot")
    #expect(await history.donations.count == 1)
    await history.activities.resignCurrent(id)
    await conversation.hear("tea guests=Bea note=hot")
    #expect(await conversation.context.people.count == 2)
    switch what {
    case "donations": try await history.donations.deleteAll()
    case "activities": await history.activities.deleteAll(of: "tea")
    case "index": try await history.index.delete(identifiers: ["1"], of: "tea")
    case "reminders": try await history.reminders.deleteAll()
    default: try await history.forget(app: "tea")
    }
    await conversation.hear("tea guests=Cleo note=hot")
    #expect(await conversation.context.people.map { $0.value.map(\.displayName) } == [["Cleo"]])
  }

  @Test(arguments: ["contacts", "words", "logOut"])
  func itIsForgottenWhenWordsAreTakenAway(_ what: String) async throws {
    let house = TeaHouse()
    let user = User(contacts: [Person("Ann"), Person("Zira")])
    await user.setVocabulary(["Ann", "Bea"], of: .contactName)
    let conversation = try Conversation(with: house.assistant(), user: user, environment: house.world.environment)
    await conversation.hear("tea guests=Ann note=hot")
    await user.setVocabulary(["Ann", "Bea", "Cleo"], of: .contactName)
    await conversation.hear("tea guests=Bea note=hot")
    #expect(await conversation.context.people.count == 2)
    switch what {
    case "contacts": await user.setContacts([Person]())
    case "words": await user.setVocabulary(["Bea"], of: .contactName)
    default: await user.removeAllVocabulary()
    }
    await conversation.hear("nothing that is understood")
    #expect(await conversation.context.isEmpty)
  }

  /// Nobody has said anything since: where it is restored, nothing would show that the words are gone.
  @Test func itIsForgottenBeforeItIsStored() async throws {
    let house = TeaHouse()
    let user = User(contacts: [Person("Ann"), Person("Zira")])
    let conversation = try Conversation(with: house.assistant(), user: user, environment: house.world.environment)
    await conversation.hear("tea guests=Ann note=hot")
    await user.setContacts([Person("Zira")])
    let stored = await conversation.stored()
    #expect(stored.context?.isEmpty == true)
    #expect(stored.lastMessage == nil)
    #expect(await conversation.context.isEmpty)
  }

  @Test func whatRefersToNothingIsAskedOnce() async throws {
    var machine = DialogueMachine()
    let slot = IntentDraft.Slot("guests", SpokenValue("her", .reference(.her)))
    let route = AppRoute(identifier: "kitchen", name: "Kitchen")
    _ = machine.understood(
      Understanding(best: Reading("OrderTea", slots: [slot], language: "en")), routes: Routes(able: [route]))
    let parameter = ParameterProgress("guests", isArray: true, isResolved: true, values: [])
    let decision = machine.began([parameter], rules: IntentRules(), key: "1")
    guard case .ask(let prompt) = decision.next else {
      Issue.record("nothing was asked: \(decision.next)")
      return
    }
    #expect(prompt.unclearReference == "person")
    #expect(prompt.details["words"] == .text("her"))
    let answer = machine.heard(
      .values([.init("guests", SpokenValue("Ann"))], correction: false),
      typing: { _, words in words.map { AnyParameterValue(Person($0.text)) } })
    #expect(answer.next == .lookAtGates(app: "kitchen", lock: false))
    #expect(machine.looked(at: Gates()).next == .resolve(parameter: "guests"))
  }
}

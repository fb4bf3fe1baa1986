import IntentDialogue
import IntentModel
import IntentVocabulary
import Testing

@Suite struct ConversationUsersWordsTests {
  private let user = User(contacts: [Person("Ann Bee"), Person("Ann Cee"), Person("Ann Dee")])

  /// A conversation that asks which Ann is meant, and waits for the answer.
  private func conversation(offering names: [String] = ["Ann Bee", "Ann Cee", "Ann Dee"]) async throws -> Conversation {
    var house = TeaHouse()
    house.resolveGuests = { intent in
      intent.guests.map { guest in
        if guest.displayName == "Ann" { return .disambiguation(names.map { Person($0) }) }
        return guest.displayName == "Anne" ? .confirmationRequired(Person("Ann Bee")) : .success(guest)
      }
    }
    return Conversation(with: try house.assistant(), user: user, environment: house.world.environment)
  }

  private func choices(of conversation: Conversation) async -> [String] {
    await conversation.lastMessage?.choices.map(\.name) ?? []
  }

  @Test func aRemovedContactIsNotOnOfferAnyMore() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Ann")
    #expect(await choices(of: conversation) == ["Ann Bee", "Ann Cee", "Ann Dee"])
    await user.setContacts([Person("Ann Cee"), Person("Ann Dee")])
    // "The first one" is nobody now; it must not become the second by a shift.
    let events = await conversation.choose(0)
    #expect(!trace(events).contains { $0.hasPrefix("*") })
    #expect(await choices(of: conversation) == ["Ann Cee", "Ann Dee"])
    #expect(trace(await conversation.choose(1)).contains("* OrderTea guests=[Ann Dee] -> success"))
  }

  @Test func theOneThatIsLeftIsConfirmed() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Ann")
    await user.setContacts([Person("Ann Dee")])
    let asked = await conversation.hear("Ann Bee")
    #expect(!trace(asked).contains { $0.hasPrefix("*") })
    #expect(trace(await conversation.hear("yes")).contains("* OrderTea guests=[Ann Dee] -> success"))
  }

  @Test func whereNobodyIsLeftTheValueIsAskedFor() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Anne")
    await user.setContacts([])
    #expect(said(await conversation.hear("yes")) == ["Tea for whom?"])
    #expect(trace(await conversation.hear("guests=Zoe")).contains("* OrderTea guests=[Zoe] -> success"))
  }

  @Test func whatTheAppKnowsByItselfStays() async throws {
    let conversation = try await conversation(offering: ["Guest A", "Guest B"])
    await conversation.hear("tea guests=Ann")
    await user.setContacts([])
    #expect(trace(await conversation.choose(0)).contains("* OrderTea guests=[Guest A] -> success"))
  }

  @Test func whatWasDoneWithARemovedContactIsForgotten() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Ann")
    await conversation.choose(2)
    #expect(await conversation.donations.count == 1)
    await user.setContacts([Person("Ann Dee")])
    #expect(await conversation.donations.count == 1)
    await user.setContacts([])
    #expect(await conversation.donations.count == 0)
  }

  @Test func cancellingNeedsNoQuestionFirst() async throws {
    let conversation = try await conversation()
    await conversation.hear("tea guests=Ann")
    await user.setContacts([])
    #expect(await conversation.hear("cancel").last == .ended(.cancelled))
  }
}

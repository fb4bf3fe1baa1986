import HistorySamples
import IntentDomains
import IntentHistory
import IntentModel
import ParleySuggestions
import Testing

@Suite struct ContactCardTests {
  private let bobo = Samples.bobo

  @Test func theCardListsTheAppsThatCanMessageCallOrPay() async throws {
    let mail = AppProfile(identifier: "mail", displayName: "Mail", intents: [IntentDescription(SendMessageIntent.self)])
    let bank = AppProfile(identifier: "bank", displayName: "Bank", intents: [IntentDescription(SendPaymentIntent.self)])
    let donations = Donations([try Samples.interaction("SendMessage", in: "mail", with: [bobo])])
    func names(_ act: ContactAct) async -> [String]? {
      await donations.contactCard(for: bobo, apps: [.chat, mail, bank, .maps]).offers[act]?.map(\.app.displayName)
    }
    #expect(await names(.message) == ["Mail", "MonkeyChat"])
    #expect(await names(.call) == ["MonkeyChat"])
    #expect(await names(.pay) == ["Bank"])
    try await donations.setDefaultApp(AppProfile.chat.identifier, for: bobo, act: .message)
    #expect(await names(.message) == ["MonkeyChat", "Mail"])
    let card = await donations.contactCard(for: bobo, apps: [.maps])
    #expect(card.offers.isEmpty)
  }
}

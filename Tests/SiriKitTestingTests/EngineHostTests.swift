import Foundation
import Intents
import Parley
import SiriKitTesting
import Testing

@Suite struct EngineHostTests {
  private let user = User()
  private let donations = Donations()
  private var host: EngineHost { EngineHost(app: "com.example.Demo", user: user, donations: donations) }

  private func interaction(_ identifier: String) -> INInteraction {
    let nandi = INPerson(
      personHandle: INPersonHandle(value: "5", type: .unknown), nameComponents: nil, displayName: "Nandi", image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    let intent = INSendPaymentIntent(payee: nandi, currencyAmount: nil, note: "figs")
    let interaction = INInteraction(
      intent: intent, response: INSendPaymentIntentResponse(code: .success, userActivity: nil))
    interaction.identifier = identifier
    interaction.groupIdentifier = "figs"
    interaction.direction = .outgoing
    return interaction
  }

  @Test func aDonationIsParleys() throws {
    let donation = try #require(interaction("1").interaction(of: "com.example.Demo"))
    #expect(donation.people.map(\.displayName) == ["Nandi"])
    #expect(donation.intent.as(SendPaymentIntent.self)?.note == "figs")
    #expect(donation.handlingStatus == .success)
    #expect(donation.direction == .outgoing)
  }

  @Test func donationsAreKeptAndTakenBack() async throws {
    let host = host
    for identifier in ["1", "2", "3"] { try await host.donate(interaction(identifier)) }
    #expect(await donations.count == 3)
    try await host.deleteDonations(.identifiers(["2"]))
    #expect(await donations.count == 2)
    try await host.deleteDonations(.group("figs"))
    #expect(await donations.count == 0)
  }

  @Test func anIntentThatIsNotServedIsRefused() async {
    final class OwnIntent: INIntent, @unchecked Sendable {}
    await #expect(throws: (any Error).self) {
      try await host.donate(INInteraction(intent: OwnIntent(), response: nil))
    }
  }

  @Test func theLastWordsThatWereSetAreTheUsers() async {
    let host = host
    host.setVocabulary([INSpeakableString(spokenPhrase: "Nandi")], of: .contactName)
    host.setVocabulary([INSpeakableString(spokenPhrase: "Tamarin")], of: .contactName)
    await host.settle()
    #expect(await user.words(of: .contactName, app: "com.example.Demo").map(\.spokenPhrase) == ["Tamarin"])
    host.removeAllVocabulary()
    await host.settle()
    #expect(await user.words(of: .contactName, app: "com.example.Demo").isEmpty)
  }

  @Test func theUserIsAskedOnce() async {
    let host = EngineHost(app: "com.example.Demo", user: user, donations: donations) { .denied }
    #expect(host.authorizationStatus == .notDetermined)
    #expect(await host.requestAuthorization() == .denied)
    #expect(host.authorizationStatus == .denied)
  }

  @Test func theShortcutsThatTheAppSetsAreKeptAsTheyWereThen() async throws {
    let host = host
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "com.example.figs"))
    let relevant = INRelevantShortcut(shortcut: shortcut)
    try await host.setRelevantShortcuts([relevant])
    relevant.shortcutRole = .information
    #expect(host.relevantShortcuts.map(\.shortcutRole) == [.action])
    try await host.setRelevantShortcuts([])
    #expect(host.relevantShortcuts.isEmpty)
    host.setShortcutSuggestions([shortcut])
    #expect(host.shortcutSuggestions == [shortcut])
  }

  @Test func theAppFindsTheUsersShortcuts() async throws {
    let host = host
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "com.example.figs"))
    let figs = INVoiceShortcut(invocationPhrase: "Fig time", shortcut: shortcut)
    SiriKitHost.current = host
    host.addVoiceShortcut(figs)
    host.addVoiceShortcut(figs)
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts() == [figs])
    let found = await withCheckedContinuation { continuation in
      INVoiceShortcutCenter.shared.getVoiceShortcut(with: figs.identifier) { found, error in
        continuation.resume(returning: error == nil ? found?.invocationPhrase : nil)
      }
    }
    #expect(found == "Fig time")
  }
}

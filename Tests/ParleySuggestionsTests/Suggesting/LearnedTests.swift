import Foundation
import HistorySamples
import IntentDomains
import IntentModel
import IntentHistory
import StoreHistories
import ParleySuggestions
import Testing

/// What is learned donation by donation is what would be learned from what is left.
@Suite struct LearnedTests {
  private let apps = (0..<4).map { "com.example.app\($0)" }
  private let people = (0..<6).map { Person("Friend \($0)", contactIdentifier: "c\($0)") }

  private func interaction(_ random: inout SeededRandom) throws -> Interaction {
    let intent = ["SendMessage", "StartCall", "SendPayment", "RequestRide"].randomElement(using: &random) ?? ""
    let count = intent == "RequestRide" ? 0 : Int.random(in: 1...2, using: &random)
    return try Samples.interaction(
      intent, in: apps.randomElement(using: &random) ?? "",
      with: (0..<count).compactMap { _ in people.randomElement(using: &random) },
      minutes: Double(Int.random(in: -60_000...0, using: &random)),
      identifier: "\(Int.random(in: 0..<60, using: &random))", group: "\(Int.random(in: 0..<8, using: &random))",
      direction: Int.random(in: 0..<5, using: &random) == 0 ? .incoming : .outgoing,
      code: Int.random(in: 0..<6, using: &random) == 0 ? "failure" : "success",
      at: Bool.random(using: &random) ? Coordinate(latitude: 48.1, longitude: 11.5) : nil)
  }

  private func change(_ donations: Donations, _ random: inout SeededRandom) async throws {
    let app = apps.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try await donations.delete(identifiers: ["\(Int.random(in: 0..<60, using: &random))"], of: app)
    case 1: try await donations.delete(groupIdentifier: "\(Int.random(in: 0..<8, using: &random))", of: app)
    case 2 where Int.random(in: 0..<6, using: &random) == 0: try await donations.deleteAll(of: app)
    default: try await donations.donate([try interaction(&random), try interaction(&random)])
    }
  }

  private func told(_ donations: Donations) async -> [String] {
    let profiles = apps.map {
      AppProfile(
        identifier: $0, displayName: $0,
        intents: [
          IntentDescription(SendMessageIntent.self), IntentDescription(StartCallIntent.self),
          IntentDescription(SendPaymentIntent.self), IntentDescription(RequestRideIntent.self),
        ])
    }
    var told: [String] = []
    for hours in [0.0, 9, 60] {
      let context = SuggestionContext(
        now: saturdayMorning + hours * 3600, location: Coordinate(latitude: 48.1, longitude: 11.5), apps: profiles,
        limit: 30)
      told += await Suggestions(history: UserHistory(donations: donations)).suggestions(for: context).map {
        "\($0.title) \($0.app.identifier) \($0.reasons) \(($0.score * 1e6).rounded())"
      }.sorted()
    }
    for person in people {
      told.append(await donations.lastApps(for: "SendMessage", with: [person]).joined(separator: " "))
    }
    told.append(await donations.lastApps(for: "RequestRide", with: []).joined(separator: " "))
    return told
  }

  @Test(arguments: 1...6)
  func deletingIsAsIfItHadNeverBeenDonated(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let donations = Donations()
    for round in 1...150 {
      try await change(donations, &random)
      guard round % 10 == 0 else { continue }
      let anew = Donations(await donations.all)
      #expect(await told(donations) == told(anew), "seed \(seed), round \(round)")
    }
  }

  @Test func whatIsDeletedAgainAndAgainTakesNoRoom() async throws {
    let donations = Donations(capacity: 10_000)
    for round in 0..<4 {
      try await donations.donate(
        (0..<1500).map {
          try Samples.interaction("SendMessage", in: "a", with: [Person("P\($0)")], identifier: "\($0)")
        })
      if round < 3 { try await donations.deleteAll(of: "a") }
    }
    #expect(await donations.count == 1500)
    #expect(await donations.lastApps(for: "SendMessage", with: [Person("P3")]) == ["a"])
  }
}

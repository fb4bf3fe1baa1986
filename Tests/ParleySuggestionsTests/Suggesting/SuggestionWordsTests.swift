import Foundation
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

@Suite struct SuggestionWordsTests {
  private static let player = AppProfile(identifier: "p", displayName: "50% #1")

  @Test(arguments: SuggestionWords.languages)
  func saysEverythingInEveryLanguage(tag: String) throws {
    let words = try #require(SuggestionWords(tag: tag))
    var said = [
      words.directions("X"), words.ride("X"), words.call("X"), words.message("X"), words.pay("X"), words.play("X"),
      words.source("X"),
    ]
    for intent in ["RequestRide", "StartWorkout", "SearchForPhotos", "PayBill", "SearchForMessages", "OrderCoffee"] {
      said.append(words.request(IntentName(intent), "X"))
    }
    #expect(said.allSatisfy { $0.contains("X") && $0.count > 3 } && Set(said).count == said.count)
    let counted = [SuggestionReason.atThisTime(3), .onThisDay(3), .atThisPlace(3), .often(3)].map(words.reason)
    #expect(counted.allSatisfy { $0.contains("3") } && Set(counted).count == 4)
    let plain = MediaTrigger.allCases.map { words.reason(.trigger($0)) } + [words.reason(.often(1))]
    #expect(plain.allSatisfy { !$0.isEmpty && !$0.contains("#") } && Set(plain).count == plain.count)
    #expect(!words.leadsToPlace.isEmpty && !words.leadsToPhoneNumber.isEmpty && !words.and.isEmpty)
    let failed = [
      ContinuationError.appNotInstalled("a"), .expired(.distantPast, Self.player), .refused("", Self.player),
    ]
    #expect(Set(failed.map { $0.sentence(in: tag) }).count == 3)
  }

  @Test func whatStandsInANameIsLeftAsItIs() {
    #expect(SuggestionWords.english.request("OrderCoffee", "50% #1") == "Order coffee with 50% #1")
    #expect(SuggestionWords.german.ride("#1 %") == "Fahrt mit Ziel #1 %")
    #expect(ContinuationError.refused("x", Self.player).sentence(in: "nl") == "50% #1 kon dit niet openen.")
  }

  @Test func aLanguageIsFoundByItsTag() {
    #expect(SuggestionWords(tag: "fr-CA")?.and == "et")
    #expect(SuggestionWords(tag: "DE")?.and == "und")
    #expect(SuggestionWords(tag: "ja") == nil)
  }
}

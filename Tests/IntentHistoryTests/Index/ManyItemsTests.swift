import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Testing

/// So many items that the words of most are put in order, and those of the last few are not yet.
@Suite struct ManyItemsTests {
  private func item(_ number: Int) -> SearchableItem {
    Samples.item("\(number)", "fig\(number % 7) palm", daysAgo: Double(number % 50)) {
      $0.keywords = number == 2999 ? ["rare"] : []
      // An item with more words than are looked through one by one.
      if number == 5 {
        $0.contentDescription = (0..<300).map { String(repeating: "v", count: $0 % 150 + 1) }.joined(separator: " ")
      }
    }
  }

  @Test func allAreFoundWhetherInOrderYetOrNot() async throws {
    let index = SearchableIndex()
    let app = Samples.app
    func count(_ text: String) async -> Int {
      await index.search(SearchQuery(text, limit: 10_000), at: saturdayMorning).count
    }
    try await index.index((0..<1500).map(item), of: app, at: saturdayMorning)
    #expect(await count("fig3 ") == 214)
    for number in 1500..<2500 { try await index.index([item(number)], of: app, at: saturdayMorning) }
    #expect(await count("fig3 ") == 357)
    try await index.index((2500..<3000).map(item), of: app, at: saturdayMorning)
    #expect(await count("fig3 ") == 429)
    #expect(await count("palm fig") == 3000)
    #expect(await count("rare") == 1)
    #expect(await count("vvvvv ") == 1)
    #expect(await count("vvvv") == 1)
    #expect(await count("durian") == 0)
    try await index.delete(identifiers: ["3", "2999"], of: app)
    #expect(await count("fig3 ") == 427)
    #expect(await count("rare") == 0)
    // Frequent words that no hot item holds together.
    #expect(await count("fig3 fig4 ") == 0)
    let attribute = SearchQuery("palm ", [.words("fig5", in: .keywords)])
    #expect(await index.search(attribute, at: saturdayMorning).isEmpty)
    let cold = Samples.item("cold", "fig3 palm", daysAgo: 400) { $0.keywords = ["fig4"] }
    try await index.index([cold], of: app, at: saturdayMorning)
    #expect(await count("fig3 fig4 ") == 1)
    let others = (3000..<4200).map { Samples.item("\($0)", "other", daysAgo: 1) }
    try await index.index(others, of: app, at: saturdayMorning)
    #expect(await count("fig4 fig3 ") == 1, "also once its words are in order")
    let hottest = await index.search(SearchQuery("fig3 ", limit: 5), at: saturdayMorning).map(\.heat)
    #expect(hottest == hottest.sorted(by: >))
  }
}

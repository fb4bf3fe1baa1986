import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import StoreHistories
import Testing

/// The index against a search that looks at every item.
@Suite struct IndexModelTests {
  private struct Known {
    var words: [String]
    var day: Int
  }

  @Test func findsWhatLookingAtEveryItemFinds() async throws {
    var random = SeededRandom(seed: 11)
    let syllables = ["ba", "na", "bo", "fi", "ga", "pal", "me"]
    func word() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }.joined()
    }
    let index = SearchableIndex()
    var known: [String: Known] = [:]
    var day = 0
    for round in 0..<60 {
      var items: [SearchableItem] = []
      for _ in 0..<40 {
        day += 1
        let identifier = "\(Int.random(in: 0..<1200, using: &random))"
        let words = (0..<4).map { _ in word() }
        items.append(
          Samples.item(identifier, words.joined(separator: " "), daysAgo: Double(-day)))
        known[identifier] = Known(words: words, day: day)
      }
      try await index.index(items, of: "app", at: saturdayMorning)
      let deleted = (0..<10).map { _ in "\(Int.random(in: 0..<1200, using: &random))" }
      try await index.delete(identifiers: deleted, of: "app")
      for identifier in deleted { known[identifier] = nil }
      for _ in 0..<4 {
        let first = word()
        let second = String(word().prefix(round % 3))
        let text = second.isEmpty ? "\(first) " : "\(first) \(second)"
        let expected = known.filter { entry in
          entry.value.words.contains(first)
            && (second.isEmpty || entry.value.words.contains { $0.hasPrefix(second) })
        }.sorted { $0.value.day > $1.value.day }.prefix(8).map(\.key)
        let found = await index.search(SearchQuery(text, limit: 8), at: saturdayMorning)
        #expect(found.map(\.item.uniqueIdentifier) == expected, "'\(text)' in round \(round)")
      }
    }
    #expect(await index.count == known.count)
  }
}

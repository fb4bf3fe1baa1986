import HistorySamples
import IntentModel
import IntentText
import Testing

@testable import IntentHistory

@Suite struct ItemWordsTests {
  private func told(_ words: ItemWords) -> [String: UInt8] {
    var told: [String: UInt8] = [:]
    ItemWords.forEach(in: words.bytes[...]) { word, mask in
      told[String(decoding: word, as: UTF8.self), default: 0] |= mask
    }
    return told
  }

  @Test func eachWordOnceWithTheAttributesThatItStandsIn() {
    var attributes = SearchableItemAttributeSet(title: "Café Fig", contentDescription: "The fig of figs")
    attributes.phoneNumbers = ["+1 555-0100"]
    let words = told(ItemWords(attributes, also: ["palm"]))
    let (title, description) = (SearchQuery.Attribute.title.mask, SearchQuery.Attribute.description.mask)
    #expect(words["fig"] == title | description)
    #expect(words["cafe"] == title)
    #expect(words["figs"] == description)
    #expect(words["palm"] == SearchQuery.Attribute.keywords.mask)
    #expect(words["15550100"] == SearchQuery.Attribute.phone.mask)
  }

  @Test func anEndlessWordIsFoundByItsBeginning() async throws {
    let endless = String(repeating: "fig", count: 100)
    let index = SearchableIndex()
    try await index.index(
      [SearchableItem("1", attributeSet: SearchableItemAttributeSet(title: endless))], of: "app", at: saturdayMorning)
    for text in [endless, endless + " ", String(endless.prefix(200))] {
      #expect(await index.search(SearchQuery(text), at: saturdayMorning).count == 1)
    }
    #expect(await index.search(SearchQuery(endless.prefix(200) + " "), at: saturdayMorning).isEmpty)
  }

  @Test func bytesThatAreNoWordsEndTheReading() {
    var count = 0
    for bytes: [UInt8] in [[], [1], [1, 5, 0x61], [1, 255]] { ItemWords.forEach(in: bytes[...]) { _, _ in count += 1 } }
    #expect(count == 0)
    ItemWords.forEach(in: [1, 1, 0x61, 2, 9, 0x62]) { _, _ in count += 1 }
    #expect(count == 1)
  }

  @Test func aRecordOfTheFirstVersionIsFoundAsWell() throws {
    let item = SearchableItem("1", attributeSet: SearchableItemAttributeSet(title: "The Fig"))
    let record = IndexRecord(app: "app", item: item, heat: SearchableIndex.Heat(at: saturdayMorning))
    var bytes = record.encoded(words: ItemWords(SearchableItemAttributeSet()))
    // The first version is the second without the words: here the one byte that says there are none.
    let head = try #require(StoredItemHead(bytes))
    let words = try #require(head.words)
    bytes.remove(at: words.lowerBound - 1)
    bytes[0] = 1
    var content = IndexContent()
    content.apply(.put(key: IndexKey(.item, "app", "1").stored, value: bytes))
    #expect(content.search(SearchQuery("fig"), at: saturdayMorning).map(\.item) == [item])
  }
}

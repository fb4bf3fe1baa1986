import Intents
import Testing

@Suite struct INObjectTests {
  @Test func aThingIsSaidAsItIsShown() {
    let fig = INObject(identifier: "1", display: "Fig", pronunciationHint: "fig")
    #expect(fig.spokenPhrase == "Fig")
    #expect(fig.vocabularyIdentifier == "1")
    #expect(fig.alternativeSpeakableMatches == nil)
    fig.setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: "Date")])
    #expect(fig.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["Date"])
  }

  @Test func aListInPartsHasTheThingsOfAll() {
    let parts = [
      INObjectSection(title: "Ripe", items: [INObject(identifier: "1", display: "Fig")]),
      INObjectSection(
        title: nil, items: [INObject(identifier: "2", display: "Date", subtitle: "sweet", image: nil)]),
    ]
    let list = INObjectCollection(sections: parts)
    #expect(list.allItems.map(\.displayString) == ["Fig", "Date"])
    #expect(list.sections.last?.items.first?.subtitleString == "sweet")
    #expect(INObjectCollection(items: list.allItems).sections.count == 1)
  }
}

import IntentText
import Testing

@Suite struct WordsTests {
  private func folded(_ text: String) -> [String] {
    let words = Words(text)
    return words.words.indices.map { words.folded($0) }
  }

  @Test(arguments: [
    ("Hey Siri, call Bobo!", ["hey", "siri", "call", "bobo"]),
    ("I'm late", ["i", "'m", "late"]),
    ("it's what's up", ["it", "'s", "what", "'s", "up"]),
    ("Bobo’s mobile", ["bobo", "'s", "mobile"]),
    ("don't", ["don", "'t"]),
    ("six o'clock", ["six", "o'", "clock"]),
    ("l'album d'été qu'il", ["l'", "album", "d'", "ete", "qu'", "il"]),
    ("dell'app un'amica", ["dell'", "app", "un'", "amica"]),
    ("sant'Anna tutt'altro l'hôtel", ["sant'", "anna", "tutt'", "altro", "l'", "hotel"]),
    ("jusqu'à j'veux O'Brien y'all", ["jusqu'", "a", "j'", "veux", "o'", "brien", "y'", "all"]),
    ("we're that'll De'Andre foto's", ["we", "'re", "that", "'ll", "de", "'andre", "foto", "'s"]),
    ("5km at 9:30 for 1,000.50", ["5", "km", "at", "9:30", "for", "1,000.50"]),
    ("Straße ÉCLAIR", ["strasse", "eclair"]),
  ])
  func wordsAreCutAndFolded(_ text: String, _ expected: [String]) {
    #expect(folded(text) == expected)
  }

  @Test func wordsKnowTheirPlace() {
    let words = Words("  “Ça va?”, said Bobo")
    #expect(words.source(0..<2) == "Ça va")
    #expect(words.source(2..<4) == "said Bobo")
  }

  @Test func anotherTextInTheSameRoomLeavesNothingOfTheFirst() {
    var words = Words("send Bobo the bananas, it's late")
    for text in ["Ça va?", "", "l'album d'été"] {
      words.read(text)
      let fresh = Words(text)
      #expect(words.text == text)
      #expect(words.words == fresh.words)
      #expect(words.folded == fresh.folded)
    }
  }

  @Test func nothingIsNoWord() {
    #expect(Words("").count == 0)
    #expect(Words(" \u{0}\t…!?").count == 0)
  }

  @Test func aMillionBytesOfMarksAreOneWord() {
    let words = Words("e" + String(repeating: "\u{301}", count: 500_000))
    #expect(words.count == 1)
    #expect(words.folded(0) == "e")
  }
}

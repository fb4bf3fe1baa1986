import Parley
import Testing

/// Which article of a place reaches the app, as the page of the reading of utterances says it.
@Suite struct PlaceArticlesTests {
  /// Sentences with the words of the place that reaches the app in brackets.
  private static let said: [(tag: String, sentence: String)] = [
    // An article of its own is said with the place.
    ("en", "book a ride to [the castle]"), ("fr", "réserve une course vers [le château]"),
    ("fr", "réserve une course à [la tour]"), ("es", "pide un taxi a [la torre]"),
    ("es", "pide un taxi hasta [el castillo]"), ("it", "prenota una corsa per [il castello]"),
    ("nl", "boek een rit naar [het kasteel]"), ("nl", "boek een rit naar [de toren]"),
    // One word with the preposition.
    ("fr", "réserve une course au [château]"), ("es", "pide un taxi al [castillo]"),
    ("it", "prenota una corsa al [castello]"), ("it", "prenota una corsa alla [torre]"),
    // A German one, whose form follows the preposition.
    ("de", "bestell ein Taxi zum [Schloss]"), ("de", "bestell ein Taxi zu dem [Schloss]"),
    ("de", "bestell ein Taxi zu der [Burg]"), ("de", "bestell ein Taxi in die [Altstadt]"),
    // An indefinite one.
    ("en", "book a ride to a [castle]"), ("de", "bestell ein Taxi zu einem [Schloss]"),
    ("fr", "réserve une course à un [château]"), ("es", "pide un taxi a un [castillo]"),
    ("it", "prenota una corsa a un [castello]"), ("nl", "boek een rit naar een [kasteel]"),
  ]

  @Test(arguments: said.indices) func theArticleOfAPlace(_ index: Int) throws {
    let (tag, sentence) = Self.said[index]
    let place = try #require(sentence.split(separator: "[").last?.dropLast())
    let words = sentence.filter { $0 != "[" && $0 != "]" }
    let language = try #require(Language.all.first { $0.tag == tag })
    #expect(Listener.speaking(language).reading(words) == "RequestRide dropOffLocation=\(place)", "\(words)")
  }

  /// Where somebody is fetched, and where a picture was taken, it is the same.
  @Test func theArticleOfAnotherPlace() {
    let german = Listener.speaking(.german)
    #expect(german.reading("hol mich an der Oper ab") == "RequestRide pickupLocation=Oper")
    #expect(german.reading("zeig Fotos aus dem Schloss") == "SearchForPhotos locationCreated=Schloss")
    let english = Listener.speaking(.english)
    #expect(english.reading("pick me up at the castle") == "RequestRide pickupLocation=the castle")
    #expect(english.reading("show photos taken at the castle") == "SearchForPhotos locationCreated=the castle")
  }
}

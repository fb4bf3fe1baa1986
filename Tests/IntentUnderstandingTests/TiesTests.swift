import Testing

/// Which of readings with the same score is meant.
@Suite struct TiesTests {
  @Test(arguments: [
    ("les photos de Camille à rome", "SearchForPhotos peopleInPhoto=Camille locationCreated=rome"),
    ("je voudrais voir mes photos de chiens", "SearchForPhotos searchTerms=chiens"),
  ])
  func anUnknownWordIsANameWhereItIsWrittenAsOne(_ utterance: String, _ reading: String) {
    #expect(Listener.speaking(.french).reading(utterance) == reading)
  }

  @Test func whereAllNounsAreWrittenLargeThatSaysNothing() {
    let german = Listener.speaking(.german)
    #expect(german.reading("such Fotos von Sonnenuntergängen") == "SearchForPhotos searchTerms=Sonnenuntergängen")
    #expect(german.reading("bitte Dr. Weber anrufen") == "StartCall contacts=Weber")
  }

  @Test(arguments: [
    ("commande un taxi pour l'aéroport", "RequestRide dropOffLocation=l'aéroport"),
    ("un taxi pour la gare", "RequestRide dropOffLocation=la gare"),
  ])
  func anArticleBelongsToThePlace(_ utterance: String, _ reading: String) {
    #expect(Listener.speaking(.french).reading(utterance) == reading)
  }
}

import Parley
import Testing

@Suite struct FrenchUtterancesTests {
  private static let listener = Listener([.english, .french])

  @Test(arguments: [
    (
      "MonkeyChat Bobo s'il vous plaît envoyer plus de bananas",
      "SendMessage recipients=Bobo content=s'il vous plaît envoyer plus de bananas @MonkeyChat"
    ),
    ("Envoie un message à Bobo", "SendMessage recipients=Bobo"),
    ("envoyez un texto à Bobo disant que j'arrive", "SendMessage recipients=Bobo content=j'arrive"),
    ("dis à Bobo que je suis en retard", "SendMessage recipients=Bobo content=je suis en retard"),
    ("peux-tu écrire à Bobo que le dîner est prêt", "SendMessage recipients=Bobo content=le dîner est prêt"),
    ("préviens Bobo que je pars", "SendMessage recipients=Bobo content=je pars"),
    ("appelle Bobo s'il te plaît", "StartCall contacts=Bobo"),
    ("je voudrais appeler Bobo en vidéo", "StartCall contacts=Bobo callCapability=videoCall"),
    ("rappelle Bobo", "StartCall contacts=Bobo destinationType=callBack"),
    ("raccroche", "HangUpCall"), ("lis mes messages", "SearchForMessages"),
    ("montre mes appels manqués", "SearchCallHistory callTypes=missed"),
  ])
  func frenchIsReadAsFrench(_ utterance: String, _ expected: String) {
    #expect(Self.listener.reading(utterance) == expected)
    #expect(Self.listener.understanding(utterance).best?.languageTag == "fr")
  }

  @Test(arguments: ["MonkeyChat Bobo please send more bananas", "text Bobo hi", "hang up"])
  func englishStaysEnglish(_ utterance: String) {
    #expect(Self.listener.understanding(utterance).best?.languageTag == "en")
  }

  @Test(arguments: ["rappelle-moi d'acheter du pain", "quel temps fait-il", "mets une alarme à sept heures"])
  func whatIsNotOursIsLeftAlone(_ utterance: String) {
    #expect(Self.listener.reading(utterance) == "nothing")
  }

  @Test func whereBothReadAsWellTheConversationsLanguageCounts() {
    var listener = Self.listener
    listener.situation.language = "fr"
    #expect(listener.understanding("MonkeyChat Bobo").best?.languageTag == "fr")
    #expect(Self.listener.understanding("MonkeyChat Bobo").best?.languageTag == "en")
  }
}

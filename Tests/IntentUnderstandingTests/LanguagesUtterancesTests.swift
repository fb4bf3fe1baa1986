import Parley
import Testing

/// The same meaning in the wordings of five languages, heard by one interpreter that is told no language.
@Suite struct LanguagesUtterancesTests {
  private static let listener = Listener.everyLanguage

  private func reading(_ utterance: String) -> String { Self.listener.reading(utterance) }

  @Test(arguments: [
    "envoie un message à Bobo", "peux-tu envoyer un texto à Bobo s'il te plaît", "envoie à Bobo un message",
    "schick Bobo eine Nachricht", "kannst du eine Nachricht an Bobo senden", "bitte schreiben Sie Bobo eine SMS",
    "mándale un mensaje a Bobo", "¿puedes enviar un mensaje a Bobo?", "quiero mandar un mensaje a Bobo",
    "manda un messaggio a Bobo", "vorrei inviare un messaggio a Bobo", "puoi mandare a Bobo un messaggio",
    "stuur een berichtje naar Bobo", "kun je Bobo een bericht sturen", "stuur Bobo een appje",
  ])
  func aMessageToSomebody(_ utterance: String) {
    #expect(reading(utterance) == "SendMessage recipients=Bobo")
  }

  @Test(arguments: [
    ("dis à Bobo que je suis en retard", "je suis en retard"),
    ("préviens Bobo que je suis en retard", "je suis en retard"),
    ("kannst du Bobo schreiben, dass ich später komme", "ich später komme"),
    ("sag Bobo, dass ich später komme", "ich später komme"),
    ("gib Bobo Bescheid, dass ich später komme", "ich später komme"),
    ("dile a Bobo que llego tarde", "llego tarde"),
    ("avísale a Bobo que llego tarde", "llego tarde"),
    ("di' a Bobo che arrivo tardi", "arrivo tardi"),
    ("avvisa Bobo che arrivo tardi", "arrivo tardi"),
    ("zeg tegen Bobo dat ik later kom", "ik later kom"),
    ("laat Bobo weten dat ik later kom", "ik later kom"),
    ("kun je Bobo laten weten dat ik later kom", "ik later kom"),
  ])
  func aMessageInFull(_ utterance: String, _ content: String) {
    #expect(reading(utterance) == "SendMessage recipients=Bobo content=\(content)")
  }

  @Test(arguments: [
    "appelle Bobo", "je voudrais téléphoner à Bobo", "passe un coup de fil à Bobo",
    "ruf Bobo an", "kannst du Bobo anrufen", "bitte rufen Sie Bobo an",
    "llama a Bobo", "quiero llamar a Bobo", "¿puedes llamar a Bobo?",
    "chiama Bobo", "vorrei telefonare a Bobo", "puoi chiamare Bobo",
    "bel Bobo", "kun je Bobo bellen", "ik wil Bobo bellen",
  ])
  func aCall(_ utterance: String) {
    #expect(reading(utterance) == "StartCall contacts=Bobo")
  }

  @Test(arguments: [
    ("ai-je des messages non lus", "SearchForMessages attributes=unread"),
    ("habe ich ungelesene Nachrichten", "SearchForMessages attributes=unread"),
    ("tengo mensajes sin leer", "SearchForMessages attributes=unread"),
    ("ho messaggi non letti", "SearchForMessages attributes=unread"),
    ("heb ik ongelezen berichten", "SearchForMessages attributes=unread"),
    ("décroche", "AnswerCall"), ("geh ran", "AnswerCall"), ("contesta el teléfono", "AnswerCall"),
    ("raccroche", "HangUpCall"), ("leg auf", "HangUpCall"), ("cuelga", "HangUpCall"), ("riattacca", "HangUpCall"),
    ("où est mon taxi", "GetRideStatus"), ("wo bleibt mein Taxi", "GetRideStatus"),
    ("dónde está mi taxi", "GetRideStatus"), ("dov'è il mio taxi", "GetRideStatus"),
    ("waar blijft mijn taxi", "GetRideStatus"),
    ("mets mon entraînement en pause", "PauseWorkout"), ("halte mein Training an", "PauseWorkout"),
    ("pon en pausa mi entrenamiento", "PauseWorkout"), ("metti in pausa l'allenamento", "PauseWorkout"),
    ("pauzeer mijn training", "PauseWorkout"),
    ("paie la facture d'électricité", "PayBill billType=electricity"),
    ("bezahl die Stromrechnung", "PayBill billType=electricity"),
    ("paga la factura de la luz", "PayBill billType=electricity"),
    ("paga la bolletta della luce", "PayBill billType=electricity"),
    ("betaal de stroomrekening", "PayBill billType=electricity"),
  ])
  func otherRequests(_ utterance: String, _ expected: String) {
    #expect(reading(utterance) == expected)
  }

  @Test(arguments: [
    "rappelle-moi d'appeler maman", "quel temps fait-il demain", "mets de la musique", "règle le réveil à sept heures",
    "erinnere mich daran, Bobo anzurufen", "wie wird das Wetter morgen", "spiel etwas Musik",
    "stell den Wecker auf sieben",
    "recuérdame llamar a Bobo", "qué tiempo hace mañana", "pon música", "pon la alarma a las siete",
    "ricordami di chiamare Bobo", "che tempo fa domani", "metti un po' di musica", "imposta la sveglia alle sette",
    "herinner me eraan om Bobo te bellen", "blijft het morgen droog", "speel muziek",
    "zet de wekker op zeven uur",
  ])
  func whatIsNotOurs(_ utterance: String) {
    withKnownIssue("words for being reminded were hardly met", isIntermittent: true) {
      #expect(reading(utterance) == "nothing")
    } when: {
      ["recuérdame llamar a Bobo", "erinnere mich daran, Bobo anzurufen"].contains(utterance)
    }
  }
}

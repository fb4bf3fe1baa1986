import Parley
import Testing

/// Two requests in one sentence are read as two, in every language, and what only looks like two stays one.
@Suite struct TwoRequestsTests {
  private static let listener = Listener.everyLanguage

  @Test(arguments: [
    ("message Bobo I'm late and book a taxi to the airport", "SendMessage", "RequestRide"),
    ("call Bobo and then show me my missed calls", "StartCall", "SearchCallHistory"),
    ("pay the electricity bill and check my balance", "PayBill", "SearchForAccounts"),
    ("envoie un message à Bobo et appelle un taxi", "SendMessage", "RequestRide"),
    ("appelle Bobo et puis montre-moi mes photos", "StartCall", "SearchForPhotos"),
    ("schick Bobo eine Nachricht und bestell ein Taxi zum Flughafen", "SendMessage", "RequestRide"),
    ("ruf Bobo an und dann zeig mir meine Fotos", "StartCall", "SearchForPhotos"),
    ("manda un mensaje a Bobo y pide un taxi al aeropuerto", "SendMessage", "RequestRide"),
    ("llama a Bobo y luego enséñame mis fotos", "StartCall", "SearchForPhotos"),
    ("manda un messaggio a Bobo e prenota un taxi", "SendMessage", "RequestRide"),
    ("chiama Bobo e poi mostrami le mie foto", "StartCall", "SearchForPhotos"),
    ("stuur Bobo een bericht en bestel een taxi naar Schiphol", "SendMessage", "RequestRide"),
    ("bel Bobo en dan toon mijn foto's", "StartCall", "SearchForPhotos"),
  ])
  func twoRequestsAreTwo(_ utterance: String, _ first: String, _ second: String) {
    let understanding = Self.listener.understanding(utterance)
    #expect(understanding.best?.intent.rawValue == first)
    let rest = understanding.rest
    #expect(rest?.understanding?.best?.intent.rawValue == second)
    // Said alone, the words ask for the same.
    #expect(Self.listener.understanding(rest?.words ?? "").best?.intent.rawValue == second)
  }

  /// The verb is said once: it is read again before what follows, with the unit of the first amount.
  @Test(arguments: [
    ("pay Bobo 5 dollars and Alice Jones 10 dollars", "pay Alice Jones 10 dollars"),
    ("send 5 dollars to Bobo and 10 to Alice Jones", "send 10 dollars to Alice Jones"),
    ("überweise Bobo 5 Euro und Alice Jones 10 Euro", "überweise Alice Jones 10 Euro"),
    ("envoie 5 euros à Bobo et 10 à Alice Jones", "envoie 10 euros à Alice Jones"),
    ("envía 5 euros a Bobo y 10 a Alice Jones", "envía 10 euros a Alice Jones"),
    ("stuur 5 euro naar Bobo en 10 naar Alice Jones", "stuur 10 euro naar Alice Jones"),
  ])
  func oneVerbIsEnoughForTwo(_ utterance: String, _ rest: String) throws {
    let first = try expectTwo(utterance, "Bobo", rest)
    #expect(first.intent.rawValue == "SendPayment")
  }

  /// The first of two payments that are said with one verb, which is to one person; what is left says the second.
  @discardableResult private func expectTwo(_ utterance: String, _ payee: String, _ rest: String) throws -> Reading {
    let understanding = Self.listener.understanding(utterance)
    let first = try #require(understanding.best)
    #expect(first.slots.first { $0.parameter == "payee" }?.value.text == payee)
    #expect(understanding.rest?.words == rest)
    return first
  }

  /// Nobody has to be known: an amount on either side is enough.
  @Test(arguments: [
    ("pay Rosa 5 dollars and Tom 10", "pay Tom 10 dollars"),
    ("send 5 euros to Rosa and 10 to Tom", "send 10 euros to Tom"),
    ("schick Rosa 5 Euro und Tom 10", "schick Tom 10 Euro"),
    ("envoie 5 euros à Rosa et 10 à Tom", "envoie 10 euros à Tom"),
    ("manda 5 euros a Rosa y 10 a Tom", "manda 10 euros a Tom"),
    ("manda 5 euro a Rosa e 10 a Tom", "manda 10 euro a Tom"),
    ("stuur Rosa 5 euro en Tom 10", "stuur Tom 10 euro"),
  ])
  func oneVerbIsEnoughForPeopleWhoAreNotKnown(_ utterance: String, _ rest: String) throws {
    try expectTwo(utterance, "Rosa", rest)
  }

  /// Two people of one request stay one, and so does one amount for both.
  @Test(arguments: ["text Bobo and Alice Jones hello", "pay Bobo and Alice Jones 10 dollars"])
  func twoPeopleOfOneRequestAreOne(_ utterance: String) {
    #expect(Self.listener.understanding(utterance).rest == nil)
  }

  @Test(arguments: [
    ("text Bobo we need apples and bananas", "we need apples and bananas"),
    ("schreib Bobo wir brauchen Äpfel und Bananen", "wir brauchen Äpfel und Bananen"),
    ("écris à Bobo il nous faut des pommes et des bananes", "il nous faut des pommes et des bananes"),
    ("escríbele a Bobo hacen falta manzanas y plátanos", "hacen falta manzanas y plátanos"),
    ("scrivi a Bobo ci servono mele e banane", "ci servono mele e banane"),
    ("app Bobo we hebben appels en bananen nodig", "we hebben appels en bananen nodig"),
  ])
  func aListInAMessageIsOne(_ utterance: String, _ content: String) {
    let understanding = Self.listener.understanding(utterance)
    #expect(understanding.rest == nil)
    #expect(Listener.line(understanding.best) == "SendMessage recipients=Bobo content=\(content)")
  }

  @Test(arguments: [
    ("tell Bobo that Été 2026 costs 20 € on Friday, please!", "Été 2026 costs 20 € on Friday, please!"),
    ("sag Bobo, dass Ines um 8 Uhr bitte Brot mitbringt!", "Ines um 8 Uhr bitte Brot mitbringt!"),
    ("dis à Bobo que Zoé arrive à 8 h, s'il te plaît!", "Zoé arrive à 8 h, s'il te plaît!"),
    ("dile a Bobo que Íñigo llega a las 8, por favor!", "Íñigo llega a las 8, por favor!"),
    ("di' a Bobo che Noè arriva alle 8, per favore!", "Noè arriva alle 8, per favore!"),
    ("zeg tegen Bobo dat Zoë om 8 uur komt, alsjeblieft!", "Zoë om 8 uur komt, alsjeblieft!"),
    ("dis à Bobo à plus tard", "à plus tard"),
    ("scrivi a Bobo a presto", "a presto"),
    ("text Bobo on my way", "on my way"),
  ])
  func freeTextIsKeptAsItWasSaid(_ utterance: String, _ content: String) {
    #expect(
      Listener.line(Self.listener.understanding(utterance).best) == "SendMessage recipients=Bobo content=\(content)")
  }

  @Test(arguments: [
    ("díselo a Bobo", "es"), ("envíaselo a Bobo", "es"), ("mándaselo a Bobo", "es"),
    ("mandaglielo a Bobo", "it"), ("invialo a Bobo", "it"), ("dillo a Bobo", "it"),
  ])
  func aPronounGluedToItsVerbIsHeard(_ utterance: String, _ language: String) {
    let best = Self.listener.understanding(utterance).best
    #expect(best.map { "\($0.languageTag) \(Listener.line($0))" } == "\(language) SendMessage recipients=Bobo")
  }
}

extension Listener {
  fileprivate static func line(_ reading: Reading?) -> String { reading.map { line($0) } ?? "nothing" }
}

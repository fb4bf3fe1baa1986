import Parley
import Testing

/// What stands for something spoken of before is found as a reference, in each language.
@Suite struct ReferencesTests {
  private static let listeners = Dictionary(uniqueKeysWithValues: Language.all.map { ($0.tag, Listener.speaking($0)) })

  private func references(_ utterance: String, _ tag: String) -> String {
    guard let best = Self.listeners[tag]?.understanding(utterance).best else { return "nothing" }
    let found = best.slots.compactMap { slot in slot.value.reference.map { "\(slot.parameter)=\($0.rawValue)" } }
    return ([best.intent.rawValue] + found.sorted()).joined(separator: " ")
  }

  @Test(arguments: [
    ("call him back", "StartCall contacts=him"), ("text her that I'm late", "SendMessage recipients=her"),
    ("call them", "StartCall contacts=them"), ("call this place", "StartCall contacts=thisPlace"),
    ("phone this restaurant", "StartCall contacts=thisPlace"),
    ("send her another one", "SendMessage content=another recipients=her"),
    ("send it to Alice Jones too", "SendMessage content=that"), ("send this to Bobo", "SendMessage content=this"),
    ("share this with Bobo", "SendMessage content=this"),
    ("send the same message to Alice Jones", "SendMessage content=that"),
    ("send Bobo the same amount", "SendPayment currencyAmount=sameAmount"),
    ("pay her the same amount too", "SendPayment currencyAmount=sameAmount payee=her"),
    ("request the same amount from Bobo", "RequestPayment currencyAmount=sameAmount"),
    ("get me a ride there", "RequestRide dropOffLocation=there"),
    ("book a ride there tomorrow at nine", "RequestRide dropOffLocation=there"),
    ("take me there", "RequestRide dropOffLocation=there"),
    ("get me a taxi to this restaurant", "RequestRide dropOffLocation=thisPlace"),
  ])
  func inEnglish(_ utterance: String, _ expected: String) { #expect(references(utterance, "en") == expected) }

  @Test(arguments: [
    ("appelle-le", "StartCall contacts=him"), ("rappelle-la", "StartCall contacts=her"),
    ("téléphone-lui", "StartCall contacts=somebody"), ("appelle cet endroit", "StartCall contacts=thisPlace"),
    ("envoie-lui-en un autre", "SendMessage content=another recipients=somebody"),
    ("envoie-le aussi à Alice Jones", "SendMessage content=that"), ("envoie ça à Bobo", "SendMessage content=this"),
    ("envoie la même somme à Bobo", "SendPayment currencyAmount=sameAmount"),
    ("une course pour y aller", "RequestRide dropOffLocation=there"),
    ("emmène-moi là-bas", "RequestRide dropOffLocation=there"), ("emmène-m'y", "RequestRide dropOffLocation=there"),
  ])
  func inFrench(_ utterance: String, _ expected: String) { #expect(references(utterance, "fr") == expected) }

  @Test(arguments: [
    ("ruf ihn zurück", "StartCall contacts=him"), ("ruf sie an", "StartCall contacts=somebody"),
    ("ruf dieses Restaurant an", "StartCall contacts=thisPlace"), ("ruf dort an", "StartCall contacts=there"),
    ("schick ihr noch eine", "SendMessage content=another recipients=her"),
    ("schick das auch an Alice Jones", "SendMessage content=that"),
    ("schick Bobo das hier", "SendMessage content=this"),
    ("überweise Bobo dieselbe Summe", "SendPayment currencyAmount=sameAmount"),
    ("bring mich dorthin", "RequestRide dropOffLocation=there"),
    ("bestell mir ein Taxi dahin", "RequestRide dropOffLocation=there"),
  ])
  func inGerman(_ utterance: String, _ expected: String) { #expect(references(utterance, "de") == expected) }

  @Test(arguments: [
    ("llámalo", "StartCall contacts=him"), ("llámala", "StartCall contacts=her"),
    ("devuélvele la llamada", "StartCall contacts=somebody"),
    ("llama a este restaurante", "StartCall contacts=thisPlace"),
    ("mándale otro", "SendMessage content=another recipients=somebody"),
    ("mándaselo también a Alice Jones", "SendMessage content=that"), ("envía esto a Bobo", "SendMessage content=this"),
    ("manda la misma cantidad a Bobo", "SendPayment currencyAmount=sameAmount"),
    ("llévame allí", "RequestRide dropOffLocation=there"),
  ])
  func inSpanish(_ utterance: String, _ expected: String) { #expect(references(utterance, "es") == expected) }

  @Test(arguments: [
    ("chiamalo", "StartCall contacts=him"), ("richiamala", "StartCall contacts=her"),
    ("chiama questo ristorante", "StartCall contacts=thisPlace"),
    ("mandagliene un altro", "SendMessage content=another recipients=somebody"),
    ("mandalo anche ad Alice Jones", "SendMessage content=that"), ("manda questo a Bobo", "SendMessage content=this"),
    ("manda la stessa somma a Bobo", "SendPayment currencyAmount=sameAmount"),
    ("portami lì", "RequestRide dropOffLocation=there"), ("portamici", "RequestRide dropOffLocation=there"),
  ])
  func inItalian(_ utterance: String, _ expected: String) { #expect(references(utterance, "it") == expected) }

  @Test(arguments: [
    ("bel hem terug", "StartCall contacts=him"), ("bel dit restaurant", "StartCall contacts=thisPlace"),
    ("stuur haar nog een", "SendMessage content=another recipients=her"),
    ("stuur het ook naar Alice Jones", "SendMessage content=that"), ("stuur dit naar Bobo", "SendMessage content=this"),
    ("stuur Bobo hetzelfde bedrag", "SendPayment currencyAmount=sameAmount"),
    ("breng me daarheen", "RequestRide dropOffLocation=there"),
  ])
  func inDutch(_ utterance: String, _ expected: String) { #expect(references(utterance, "nl") == expected) }

  @Test func aReferenceIsNoValueForAnApp() throws {
    let best = try #require(Self.listeners["en"]?.understanding("get me a ride there").best)
    #expect(best.slots.map(\.value.text) == ["there"])
    #expect(best.draft.values.isEmpty)
  }

  @Test func aNameBesideAPronounIsAName() throws {
    let best = try #require(Self.listeners["en"]?.understanding("text him and Bobo").best)
    #expect(best.slots.map(\.value.reference) == [.him, nil])
  }

  @Test func aHostsSymbolsAreNoReferences() {
    #expect(SpokenReference(symbol: "there") == nil)
    #expect(SpokenReference(symbol: "^there") == .there)
    #expect(SpokenReference(symbol: "^nobody") == nil)
    #expect(SpokenReference.allCases.allSatisfy { SpokenReference(symbol: $0.symbol) == $0 })
  }
}

/// A message may speak of "this" and "there"; its words are its own.
@Suite struct ReferencesInMessagesTests {
  @Test(arguments: [
    ("text Bobo not this", "not this"), ("text Bobo this is great", "this is great"),
    ("text Bobo let's meet there", "let's meet there"), ("text Bobo that", "that"),
    ("tell Bobo it is the same amount", "it is the same amount"),
    ("text Bobo send her another one", "send her another one"),
  ])
  func theWordsAreKept(_ utterance: String, _ content: String) {
    let slots = Listener.english.understanding(utterance).best?.slots ?? []
    #expect(slots.map(\.value.text) == ["Bobo", content])
    #expect(slots.allSatisfy { $0.value.reference == nil })
  }
}

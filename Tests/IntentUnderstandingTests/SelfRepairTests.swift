import Parley
import Testing

@testable import IntentUnderstanding

/// What a speaker takes back within a request and says anew is what counts: “pay Bobo ten, no, fifteen” pays fifteen.
@Suite struct SelfRepairTests {
  /// How a language takes back, with the marks around it, and requests with what is said first and what counts.
  struct Table: Sendable, CustomTestStringConvertible {
    var tag: String
    var repairs: [String]
    var requests: [String]
    /// Requests whose last value is a text: without a mark before them, words that take back are its first.
    var messages: [String]
    var testDescription: String { tag }
  }

  static let tables = [
    Table(
      tag: "en",
      repairs: [
        ", no, ", " no ", ", no wait, ", ". No, ", " — no — ", ", sorry, ", ", I mean ", ", wait, ", ", actually ",
        ", or rather ", " um no ", ", no, um, ", ", scratch that, ", ", no, make that ", " oops ",
      ],
      requests: [
        "pay Bobo {ten|fifteen}", "send Bobo {10 dollars|15 dollars}", "send {ten|fifteen} dollars to Bobo",
        "send 20 dollars to {Bobo|Irene}", "ask Bobo for {30 bucks|40 bucks}", "call {Bobo|Irene}",
        "call {my mother|my friend}", "book a ride to {the airport|the station}",
        "book a ride from {home|work} to the airport", "book a ride to the airport at {three|two forty five}",
        "book a ride to the airport {tomorrow|on Friday}", "book a ride to the zoo for {two|three}",
        "start a run for {20 minutes|half an hour}", "start a {run|swim}", "show me photos from {yesterday|last week}",
        "transfer {a hundred|two hundred} dollars to my savings account", "show me photos of {Bobo|Irene}",
      ],
      messages: ["text {Bobo|Irene} I'm on my way", "tell {Bobo|Irene} I'm late"]),
    Table(
      tag: "de",
      repairs: [
        ", nein, ", " nein ", ", nein warte, ", ". Nein, ", ", ich meine ", ", quatsch, ", ", ach nein, ", ", sorry, ",
        ", moment, ", " äh nein ", ", besser gesagt ", ", nee, äh, ",
      ],
      requests: [
        "schick Bobo {10 Euro|15 Euro}", "zahl {zehn|fünfzehn} Euro an Bobo", "schick 20 Euro an {Bobo|Irene}",
        "ruf {Bobo|Irene} an", "bestell eine Fahrt zum {Bahnhof|Flughafen}",
        "bestell eine Fahrt zum Bahnhof um {drei|vier}", "bestell eine Fahrt zum Bahnhof {morgen|am Freitag}",
        "starte einen Lauf von {20 Minuten|30 Minuten}", "zeig mir Fotos von {gestern|letzter Woche}",
        "überweise {hundert|zweihundert} Euro auf mein Sparkonto",
      ],
      messages: ["schreib {Bobo|Irene}, ich bin unterwegs"]),
    Table(
      tag: "fr",
      repairs: [
        ", non, ", " non ", ", non attends, ", ". Non, ", ", je veux dire ", ", pardon, ", ", enfin non, ",
        ", ou plutôt ",
        " euh non ", ", non, euh, ", ", je voulais dire ",
      ],
      requests: [
        "envoie {10 euros|15 euros} à Bobo", "paie {dix|quinze} euros à Bobo", "envoie 20 euros à {Bobo|Irene}",
        "appelle {Bobo|Irene}", "commande une course pour {la gare|l'aéroport}",
        "commande une course pour la gare à {trois heures|quatre heures}",
        "commande une course pour la gare {demain|vendredi}", "démarre une course à pied de {20 minutes|30 minutes}",
        "montre-moi les photos {d'hier|de la semaine dernière}", "vire {cent|deux cents} euros sur mon livret",
      ],
      messages: ["dis à {Bobo|Irene} que j'arrive"]),
    Table(
      tag: "es",
      repairs: [
        ", no, ", ", no, espera, ", ". No, ", ", perdón, ", ", digo, ", ", quiero decir ", ", mejor ",
        ", o mejor dicho ",
        ", ay no, ", ", eh, no, ",
      ],
      requests: [
        "envía {10 euros|15 euros} a Bobo", "paga {diez|quince} euros a Bobo", "envía 20 euros a {Bobo|Irene}",
        "llama a {Bobo|Irene}", "pide un viaje a {la estación|la playa}",
        "pide un viaje a la estación a las {tres|cuatro}",
        "pide un viaje a la estación {mañana|el viernes}", "empieza una carrera de {20 minutos|30 minutos}",
        "muéstrame las fotos de {ayer|la semana pasada}", "transfiere {cien|doscientos} euros a mi cuenta de ahorro",
      ],
      messages: ["dile a {Bobo|Irene} que ya voy"]),
    Table(
      tag: "it",
      repairs: [
        ", no, ", " no ", ", no aspetta, ", ". No, ", ", anzi ", ", anzi no, ", ", scusa, ", ", volevo dire ",
        ", cioè ",
        ", o meglio ", " ehm no ",
      ],
      requests: [
        "manda {10 euro|15 euro} a Bobo", "paga {dieci|quindici} euro a Bobo", "manda 20 euro a {Bobo|Irene}",
        "chiama {Bobo|Irene}", "prenota una corsa per {la stazione|l'aeroporto}",
        "prenota una corsa per la stazione alle {tre|quattro}", "prenota una corsa per la stazione {domani|venerdì}",
        "inizia una corsa di {20 minuti|30 minuti}", "mostrami le foto di {ieri|settimana scorsa}",
        "trasferisci {cento|duecento} euro sul mio conto di risparmio",
      ],
      messages: ["scrivi a {Bobo|Irene} che arrivo"]),
    Table(
      tag: "nl",
      repairs: [
        ", nee, ", " nee ", ", nee wacht, ", ". Nee, ", ", ik bedoel ", ", sorry, ", ", of nee, ", ", of liever ",
        " eh nee ",
        ", wacht, ",
      ],
      requests: [
        "stuur Bobo {10 euro|15 euro}", "betaal {tien|vijftien} euro aan Bobo", "stuur 20 euro naar {Bobo|Irene}",
        "bel {Bobo|Irene}", "boek een rit naar {het station|het vliegveld}",
        "boek een rit naar het station om {drie|vier} uur", "boek een rit naar het station {morgen|vrijdag}",
        "start een hardlooptraining van {20 minuten|30 minuten}", "laat me foto's van {gisteren|vorige week} zien",
        "maak {honderd|tweehonderd} euro over naar mijn spaarrekening",
      ],
      messages: ["zeg tegen {Bobo|Irene} dat ik onderweg ben"]),
  ]

  /// A request with a slip, and what is meant by it.
  private struct Slip {
    var said: String
    var meant: String

    /// - Parameter request: With what is said first and what counts in braces: `pay Bobo {ten|fifteen}`.
    init(_ request: String, _ repair: String) {
      let parts = request.split(whereSeparator: "{|}".contains).map(String.init)
      let (head, first, anew, tail) =
        request.hasPrefix("{")
        ? ("", parts[0], parts[1], parts.dropFirst(2).joined())
        : (parts[0], parts[1], parts[2], parts.dropFirst(3).joined())
      said = head + first + repair + anew + tail
      meant = head + anew + tail
    }
  }

  @Test(arguments: tables) func whatIsSaidAnewCounts(_ table: Table) throws {
    let language = try #require(Language.all.first { $0.tag == table.tag })
    let listener = Listener.speaking(language)
    var (all, wrong) = (0, [String]())
    for request in table.requests + table.messages {
      for repair in table.repairs
      where !table.messages.contains(request) || !repair.hasPrefix(" ") || repair.contains("—") {
        let slip = Slip(request, repair)
        all += 1
        let (said, meant) = (listener.meanings(slip.said), listener.meanings(slip.meant))
        #expect(meant.count > 1, "\(slip.meant) is not read")
        if said != meant { wrong.append("\(slip.said): \(said), not \(meant)") }
      }
    }
    #expect(wrong == [], "\(wrong.count) of \(all)")
  }
}

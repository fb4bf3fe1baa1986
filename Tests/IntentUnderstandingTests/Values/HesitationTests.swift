import Foundation
import Parley
import Testing

@testable import IntentUnderstanding

/// Who hesitates in the middle of a value says the same value.
@Suite struct HesitationTests {
  @Test(arguments: [
    ("en", "book a ride to the airport at {um} three"),
    ("en", "book a ride to the airport for {uh} half past {er} two"),
    ("en", "send Bobo twenty {um} dollars"), ("en", "start a run for, {uh}, 20 minutes"),
    ("en", "book a ride to the zoo tomorrow, {say} around three"), ("en", "start a run for {like} twenty minutes"),
    ("de", "bestell eine Fahrt zum Bahnhof um {äh} drei"), ("de", "schick Bobo zwanzig {ähm} Euro"),
    ("fr", "commande une course pour la gare vers {euh} dix-huit heures"), ("fr", "envoie vingt {euh} euros à Bobo"),
    ("es", "pide un viaje a la estación a las {eh} cuatro"), ("es", "envía veinte {eh} euros a Bobo"),
    ("it", "prenota una corsa per la stazione alle {ehm} quattro"), ("it", "inizia una corsa di, {boh}, venti minuti"),
    ("nl", "boek een rit naar het station om {eh} vier uur"), ("nl", "stuur Bobo twintig {eh} euro"),
  ]) func theValueIsTheSame(_ tag: String, _ said: String) throws {
    let listener = Listener.speaking(try #require(Language.all.first { $0.tag == tag }))
    let parts = said.split(whereSeparator: "{}".contains)
    let fluent = stride(from: 0, to: parts.count, by: 2).map { place in
      parts[place].trimmingCharacters(in: .init(charactersIn: ", "))
    }
    let meant = listener.meanings(fluent.joined(separator: " "))
    #expect(meant.count > 2)
    #expect(listener.meanings(parts.joined()) == meant)
  }

  @Test(arguments: [
    ("it", "inizia una corsa di mezz'oretta"), ("it", "inizia una corsa di un'oretta"),
    ("es", "empieza una carrera de media horita"), ("de", "starte einen Lauf von einem Stündchen"),
    ("nl", "start een hardlooptraining van een uurtje"),
  ]) func endearedUnitsAreUnits(_ tag: String, _ said: String) throws {
    let listener = Listener.speaking(try #require(Language.all.first { $0.tag == tag }))
    let best = try #require(listener.understanding(said).best)
    #expect(best.slots.contains { $0.parameter == "goalValue" }, "\(Listener.line(best))")
  }
}

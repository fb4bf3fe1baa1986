import Foundation
import IntentText
import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

extension Lattice {
  /// An utterance as a language knows it, said by somebody who knows Bobo and Koko.
  static func of(_ text: String, by reader: Interpreter.Reader) throws -> Lattice {
    let vocabulary = VocabularyIndex(contacts: [Person("Bobo"), Person("Koko")])
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: "en")
    let utterance = Utterance(Words(text), vocabulary: vocabulary, in: situation)
    return try #require(LanguagePrescreen(utterance, for: reader)).lattice
  }
}

extension Search {
  /// A search through an utterance for all that it may ask for, which is over; whoever asks for it gives its space back.
  static func over(_ text: String, by reader: Interpreter.Reader) throws -> Search {
    let lattice = try Lattice.of(text, by: reader)
    var search = Search(
      lattice.wordLattice, words: 0..<lattice.count, above: -.infinity, isForBest: false, intentsOfApps: [],
      space: SearchSpace())
    search.run()
    return search
  }
}

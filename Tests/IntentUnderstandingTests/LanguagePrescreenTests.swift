import DevelopmentTools
import Foundation
import IntentText
import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

@Suite struct LanguagePrescreenTests {
  private static let readers =
    Interpreter.everyLanguage?.readers ?? []

  private func prescreen(at text: String, by reader: Interpreter.Reader, isAlone: Bool = false) -> LanguagePrescreen? {
    let vocabulary = VocabularyIndex(contacts: [Person("Bobo"), Person("Koko")])
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: "en")
    return LanguagePrescreen(
      Utterance(Words(text), vocabulary: vocabulary, in: situation), for: reader, isAlone: isAlone)
  }

  /// Were one better, it would have been missed for the sake of another language.
  @Test func noReadingIsBetterThanTheGlanceAllows() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let wordings = try Corpus(at: folder.appending(path: "Corpus").path).entries.flatMap(\.wordings)
    #expect(wordings.count > 1_000)
    for number in stride(from: 0, to: wordings.count, by: 41) {
      let text = wordings[number].text
      for reader in Self.readers {
        guard let prescreen = prescreen(at: text, by: reader) else { continue }
        let search = try Search.over(text, by: reader)
        let best = search.endings.first?.score ?? -.infinity
        #expect(best <= prescreen.mostScore + Costs.tie, "\(reader.grammar.tag): \(text)")
      }
    }
  }

  @Test func aLanguageThatKnowsNoneOfTheWordsPromisesLittle() throws {
    let english = try #require(Self.readers.first { $0.grammar.tag == "en" })
    let dutch = try #require(Self.readers.first { $0.grammar.tag == "nl" })
    let text = "send Bobo twenty dollars for the taxi"
    let most = try #require(prescreen(at: text, by: english)).mostScore
    #expect(most > 3)
    #expect(prescreen(at: text, by: dutch).map { $0.mostScore < most - 1 } ?? true)
  }

  @Test func aLanguageWithoutAnotherIsLookedAtInAnyCase() throws {
    let english = try #require(Self.readers.first { $0.grammar.tag == "en" })
    #expect(prescreen(at: "to be or not to be", by: english, isAlone: true)?.mostScore == .infinity)
  }

  @Test func aLatticeIsMadeOnce() throws {
    let english = try #require(Self.readers.first { $0.grammar.tag == "en" })
    let prescreen = try #require(self.prescreen(at: "call Bobo", by: english))
    #expect(prescreen.lattice === prescreen.lattice)
  }
}

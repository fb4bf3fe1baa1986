import IntentText
import Testing

@testable import IntentAutomaton

@Suite struct WordTokensTests {
  /// "30 32" is a phrase; "go" is 30 and 31, "go home" 32 and 34, "home" a filler, "and then" joins.
  private func lexicon() -> Lexicon {
    var builder = LexiconBuilder()
    let ways: [(String, Int32)] = [
      ("go", 30), ("go", 31), ("go home", 32), ("go home", 34), ("home", WordClass.filler), ("and then", 33),
    ]
    for (text, wordClass) in ways { builder.add(builder.words(of: text), to: wordClass) }
    var network = PhraseNetwork()
    network.accept(
      Acceptance(intent: 0, cost: 0, phrase: 0), in: network.token(network.token(network.start, 30), 32))
    let classes = WordClass.builtIn + (10..<40).map { WordClass(name: "\($0)", role: .wordClass, weight: 1) }
    return builder.lexicon(ClassTable(classes, Automaton(network), joint: 33, discourseMarker: -1))
  }

  private func tokens(_ text: String, _ lexicon: Lexicon) -> WordTokens {
    WordTokens(Words(text).words.map { lexicon.id($0.hash) }, lexicon)
  }

  @Test func theClassesOfOneWordComeBeforeThoseOfSeveral() {
    let lexicon = lexicon()
    let tokens = tokens("please go home and then go", lexicon)
    #expect(tokens.count == 6)
    let found = (0..<6).map { tokens[$0].map { [Int($0.wordClass), Int($0.length)] } }
    #expect(found == [[], [[30, 1], [31, 1], [32, 2], [34, 2]], [[2, 1]], [[33, 2]], [], [[30, 1], [31, 1]]])
  }

  @Test func whatTheWordsAreForIsKnownWithoutLookingAtThem() {
    let lexicon = lexicon()
    #expect(tokens("please go home", lexicon).marks == [.used, .other])
    #expect(tokens("and then", lexicon).marks == [.joint, .other])
    #expect(tokens("and then", lexicon).places[0].marks == [.joint, .other])
    #expect(tokens("and then", lexicon).places[1].marks == [])
    #expect(tokens("nothing", lexicon).marks == [])
    #expect(tokens("", lexicon).count == 0)
  }

  @Test func onlyWordsOfPhrasesLeadOn() {
    let lexicon = lexicon()
    let tokens = tokens("go home", lexicon)
    #expect(tokens.places[0].alone.pointee.tokens.map(\.wordClass) == [30])
    #expect(tokens.places[1].alone.pointee.tokens.isEmpty)
    #expect(tokens.long.map(\.wordClass) == [32, 34])
  }
}

import IntentText
import Testing

@testable import IntentAutomaton

@Suite struct LexiconBuilderTests {
  private static let classes = ClassTable(
    (0..<40).map { WordClass(name: "\($0)", role: .wordClass, weight: 1) }, Automaton(PhraseNetwork()),
    joint: -1, discourseMarker: -1)

  /// The classes that begin at the first word of a text, each with its number of words.
  private func tokens(_ text: String, _ lexicon: Lexicon) -> [[Int]] {
    let ids = Words(text).words.map { lexicon.id($0.hash) }
    var found: [[Int]] = []
    lexicon.tokens(at: 0, in: ids) { found.append([Int($0), $1]) }
    return found
  }

  /// "please", "[would you] kindly" and "don't" for class 20.
  private func polite() -> (LexiconBuilder, LexiconBuilder.Piece) {
    var builder = LexiconBuilder()
    let first = builder.size
    let (start, end) = (builder.node(), builder.node())
    builder.lead(start, "please", end)
    let inside = builder.node()
    builder.lead(start, "would you", inside)
    builder.pass(start, inside)
    builder.lead(inside, "kindly", end)
    builder.lead(start, "don't", end)
    let piece = LexiconBuilder.Piece(start: start, end: end, edges: first..<builder.size)
    return (builder, piece)
  }

  @Test func everyWayToSayAClassIsFound() {
    var (builder, piece) = polite()
    builder.add(piece, to: 20, 21)
    let lexicon = builder.lexicon(Self.classes)
    #expect(tokens("please go", lexicon) == [[20, 1], [21, 1]])
    #expect(tokens("would you kindly go", lexicon) == [[20, 3], [21, 3]])
    #expect(tokens("kindly", lexicon) == [[20, 1], [21, 1]])
    #expect(tokens("don't go", lexicon) == [[20, 2], [21, 2]])
    #expect(tokens("you kindly", lexicon) == [])
    #expect(tokens("unheard please", lexicon) == [])
  }

  @Test func aPieceThatNothingLeadsToSaysNothing() {
    let (builder, _) = polite()
    #expect(tokens("please", builder.lexicon(Self.classes)) == [])
  }

  /// The words of a text that have a trait.
  private func marked(_ trait: WordTraits, in text: String, _ builder: inout LexiconBuilder) -> [Bool] {
    builder.words(of: text).map { builder.traits(of: $0).contains(trait) }
  }

  @Test func aTraitIsGivenToTheWordsOfAPieceAndToNoOthers() {
    var (builder, piece) = polite()
    builder.mark(piece, .common)
    #expect(marked(.common, in: "please would you kindly go", &builder) == [true, true, true, true, false])
  }

  @Test func aTraitIsNotGivenToWordsThatHaveOneOfTheExceptions() {
    var (builder, piece) = polite()
    builder.mark(builder.words(of: "please")[0], .function)
    builder.mark(piece, .structural, except: .function)
    #expect(marked(.structural, in: "please kindly", &builder) == [false, true])
  }

  @Test func wordsAloneAreThoseThatNeedNoOther() {
    var (builder, piece) = polite()
    builder.mark(wordsAloneOf: piece, .filler)
    #expect(marked(.filler, in: "please would you kindly", &builder) == [true, false, false, true])
  }

  @Test func classesOfOneWordComeInTheOrderInWhichTheyGotIt() {
    var builder = LexiconBuilder()
    for wordClass: Int32 in [30, 20, 30, 25] { builder.add(builder.words(of: "go home"), to: wordClass) }
    #expect(tokens("go home", builder.lexicon(Self.classes)) == [[30, 2], [20, 2], [25, 2]])
  }
}

extension LexiconBuilder {
  fileprivate mutating func lead(_ from: Int32, _ text: String, _ to: Int32) {
    var text = text
    text.withUTF8 { lead(from, $0, to) }
  }
}

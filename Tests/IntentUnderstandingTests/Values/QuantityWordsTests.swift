import IntentLanguages
import IntentModel
import IntentText
import LanguageNotation
import Parley
import Testing

@testable import IntentAutomaton
@testable import IntentUnderstanding

/// Each language has units, a sample and words for each kind of quantity.
@Suite struct QuantityWordsTests {
  private static let cases = Language.all.flatMap { language in QuantityKind.allCases.map { (language, $0) } }

  @Test(arguments: cases)
  func whatASimulatedUserSaysIsAnAmountOfTheKind(_ language: Language, _ kind: QuantityKind) {
    let words = Words(SentenceTable(language, .speech).filled(kind.rawValue))
    let spans = ValueSpotter(language: language).spans(in: words, situation: ValueCorpus.situation)
    #expect(spans.first { $0.words == 0..<words.count }?.meaning.quantity?.kind == kind)
  }

  @Test func eachKindIsAKindOfSpanWithABitOfItsOwn() {
    #expect(Set(SpanKind.allCases).count == SpanKind.allCases.count)
    #expect(SpanKind.allCases.allSatisfy { Int($0.rawValue) < SpanKind.Bits.bitWidth })
    for kind in QuantityKind.allCases {
      #expect(SpanKind(kind).quantity == kind)
      #expect(SpanKind.named[kind.rawValue] == SpanKind(kind))
    }
    #expect(SpanKind.namedPlace.quantity == nil)
  }

  @Test func amountsOfTwoKindsAreNoSum() {
    let words = Words("5 kilometers 100 calories")
    let spans = ValueSpotter(language: .english).spans(in: words, situation: ValueCorpus.situation)
    #expect(spans.compactMap(\.meaning.quantity) == [Quantity(.distance, 5000), Quantity(.energy, 100)])
  }
}

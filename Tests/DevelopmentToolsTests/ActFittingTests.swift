import IntentUnderstanding
import IntentVocabulary
import LanguageNotation
import Testing

@testable import DevelopmentTools

@Suite struct ActFittingTests {
  private static func example(_ said: String, _ act: ActKind, _ source: String = "First") -> ActFitting.Example {
    .init(
      features: ReplyFeatures(said, vocabulary: VocabularyIndex(), at: .text).names, act: act, question: .text,
      source: source)
  }

  private let examples = [
    example("see you soon", .text), example("the bus is late", .text), example("happy birthday", .text),
    example("drop it", .cancel), example("drop that", .cancel), example("never mind", .cancel),
    example("which app is it", .ask), example("which number", .ask), example("which one", .ask),
  ]

  @Test func whatItLearnedFromIsReadAsItWasMeant() {
    let model = ActFitting.model(of: examples)
    for example in examples {
      let chances = model.chances(example.features, at: .text)
      #expect(chances.max { $0.value < $1.value }?.key == example.act)
      #expect(abs(chances.values.reduce(0, +) - 1) < 1e-9)
    }
  }

  @Test func aWordThatIsSaidForOneActSpeaksForItElsewhere() {
    let model = ActFitting.model(of: examples)
    let new = ReplyFeatures("drop everything", vocabulary: VocabularyIndex(), at: .text).names
    #expect(model.chances(new, at: .text).max { $0.value < $1.value }?.key == .cancel)
  }

  @Test func theSameExamplesAlwaysGiveTheSameWeights() {
    #expect(ActFitting.model(of: examples).weights == ActFitting.model(of: examples).weights)
    #expect(ActFitting.model(of: examples).priors == ActFitting.model(of: examples).priors)
  }

  @Test func anActThatNobodyMeantAtAQuestionIsNotWeighedThere() {
    let yes = ActFitting.Example(
      features: ReplyFeatures("yes", vocabulary: VocabularyIndex(), at: .goAhead).names, act: .yes, question: .goAhead,
      source: "First")
    let model = ActFitting.model(of: examples + [yes])
    #expect(model.chances(yes.features, at: .text)[.yes] == nil)
    #expect(model.chances(yes.features, at: .goAhead)[.yes] == 1)
  }

  @Test func whatIsWrittenIsReadAsTheSameModel() throws {
    let model = ActFitting.model(of: examples)
    let text = model.lines.map { "\($0.question) \($0.act) \($0.weight) = " + $0.features.joined(separator: " | ") }
    let file = LanguageFile("xx/Weights.txt", text: "== weights\n" + text.joined(separator: "\n") + "\n")
    let read = WeightLines(Language(tag: "xx", name: "X", files: [file]))
    #expect(read.problems == [])
    #expect(read.lines == model.lines)
  }
}

import IntentModel
import IntentText
import IntentVocabulary
import Testing

@testable import IntentUnderstanding

@Suite struct ReplyFeaturesTests {
  private let nobody = VocabularyIndex()

  @Test func theFeaturesAreTheWordsTheirBeginningsTheFirstWordThePairsAndTheNumberOfWords() {
    let features = ReplyFeatures("Forget it, please", vocabulary: nobody, at: .goAhead)
    #expect(
      features.names == [
        "forget", "it", "please", "~forg", "~plea", "^forget", "forget it", "it please",
        "goAhead:forget", "goAhead:it", "goAhead:please", "goAhead:^forget", ":3",
      ])
    #expect(ReplyFeatures("", vocabulary: nobody, at: .text).names == [])
  }

  /// What is learned from the words of replies, whatever was asked.
  private func anywhere(_ text: String, _ people: VocabularyIndex) -> [String] {
    ReplyFeatures(text, vocabulary: people, at: .choice).names.filter { !$0.contains(":") }
  }

  @Test func someoneTheUserKnowsIsOneWordWhoeverItIs() {
    let people = VocabularyIndex(contacts: [Person("Bobo the Great"), Person("Zira")])
    #expect(anywhere("not Bobo the Great", people) == ["not", "@name", "^not", "not @name"])
    #expect(anywhere("not Zira", people) == ["not", "@name", "^not", "not @name"])
  }

  @Test func marksStandForWordsWhoseWordingDoesNotMatter() {
    let words = Words("make it 20 dollars for Zira then")
    func names(_ marked: [ReplyFeatures.Marked]) -> [String] {
      ReplyFeatures(words, marked: marked, at: .goAhead).names.filter { $0.hasPrefix("@") }
    }
    let apart = names([.init(words: 2..<4, mark: .value), .init(words: 5..<6, mark: .name)])
    #expect(apart.prefix(2) == ["@value", "@name"])
    // The longest stands, and of the equally long ones the first.
    #expect(names([.init(words: 2..<3, mark: .asked), .init(words: 2..<4, mark: .settled)]).first == "@settled")
    #expect(names([.init(words: 2..<4, mark: .asked), .init(words: 2..<4, mark: .value)]).first == "@asked")
  }

  @Test(arguments: ["Forget it, please", "Ça ne fait rien", "it", "no, Zira", "¿qué?", ""])
  func theHashesAreThoseOfTheNames(_ text: String) {
    let features = ReplyFeatures(text, vocabulary: VocabularyIndex(contacts: [Person("Zira")]), at: .value)
    var hashes: [UInt64] = []
    features.forEachHash { hashes.append($0) }
    #expect(hashes.sorted() == features.names.map(ReplyFeatures.hash).sorted())
    #expect(hashes.count == features.count)
  }

  @Test func aLongTextIsWeighedByItsBeginning() {
    let long = ReplyFeatures(String(repeating: "word ", count: 10_000), vocabulary: nobody, at: .text)
    #expect(long.count == 3 * ReplyFeatures.mostWords + 2)
  }
}

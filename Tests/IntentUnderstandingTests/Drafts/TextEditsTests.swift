import IntentText
import Testing

@testable import IntentUnderstanding

/// The ways in which words may change a text, before any is weighed.
@Suite struct TextEditsTests {
  private func ways(_ said: String, of text: String, _ clause: Range<Int> = 0..<Int.max) throws -> TextEdits? {
    let script = try ReplyScript.english.get()
    return script.interpreter.textEdits(
      said, clause, changing: text, vocabulary: script.vocabulary, in: script.situation)
  }

  private func edits(_ said: String, of text: String, _ clause: Range<Int> = 0..<Int.max) throws -> [TextEdit] {
    try ways(said, of: text, clause)?.all() ?? []
  }

  private func texts(_ said: String, of text: String, _ form: TextEdit.Form) throws -> Set<String> {
    Set(try edits(said, of: text).filter { $0.form == form }.map(\.text))
  }

  @Test(arguments: [
    // The old words are named.
    ("not the cake the pie", "Bring the cake on Sunday", "Bring the pie on Sunday"),
    // A value of the same kind, which is the only one.
    ("no at half past eight", "I'll be there at seven with the cake", "I'll be there at half past eight with the cake"),
    ("make it at eight", "I'll be there at seven", "I'll be there at eight"),
    // The words that are most like the new ones.
    ("a green jacket", "I left a blue jacket at yours", "I left a green jacket at yours"),
  ])
  func newWordsTakeThePlaceOfOldOnes(_ said: String, _ text: String, _ meant: String) throws {
    #expect(try texts(said, of: text, .exchange).contains(meant))
  }

  @Test func aPlaceIsChangedWithTheMarksAroundIt() throws {
    let found = try texts("lose the dog", of: "Come at six, bring the dog, we have room", .leaveOutPart)
    #expect(found == ["Come at six, we have room"])
    let words = try texts("lose the dog", of: "Bring the cake and the dog", .leaveOut)
    #expect(words.contains("Bring the cake"), "\(words)")
  }

  @Test func wordsAreAddedBeforeAndBehind() throws {
    #expect(try texts("add thank you", of: "I'm home.", .add).contains("I'm home. thank you"))
    #expect(try !texts("swap them for buns", of: "Bring rolls!", .add).contains("Bring rolls!, buns"))
    #expect(try texts("add and thank you", of: "I'm home", .add).contains("I'm home and thank you"))
    #expect(try texts("open with dear all", of: "I'm home", .open).contains("dear all, I'm home"))
    #expect(try texts("make it I am late", of: "I'm home", .anew).contains("I am late"))
  }

  @Test func whatWouldLeaveNothingIsNoWay() throws {
    #expect(try texts("leave out home", of: "home", .leaveOut) == [])
    #expect(try edits("leave out home", of: "").isEmpty)
    let long = Array(repeating: "so", count: TextEdits.mostWords + 1).joined(separator: " ")
    #expect(try edits(long, of: "I'm home").isEmpty)
    #expect(try edits("leave it", of: Array(repeating: "so", count: 65).joined(separator: " ")).isEmpty)
  }

  @Test func onlyTheWordsOfTheClauseChangeTheText() throws {
    let all = try edits("the dog barks no eight", of: "I come at seven with the dog", 3..<5)
    #expect(!all.isEmpty && all.allSatisfy { !$0.text.contains("barks") && $0.form != .leaveOut })
  }

  @Test func aValueIsNeverCutInTwo() throws {
    let all = try edits("no half past eight", of: "I'll be there at seven")
    #expect(!all.contains { $0.form == .exchange && $0.text.hasSuffix("at half") })
  }

  @Test func oneWayLeavesTheTextAsItIs() throws {
    let kept = try edits("it is raining", of: "I'm home").filter { $0.form == .keep }
    #expect(kept.map(\.text) == ["I'm home"])
  }

  @Test func theFrameSpeaksForTheWay() throws {
    let ways = try #require(try ways("say pie instead of cake", of: "Bring the cake"))
    let way = try #require(ways.all().first { $0.text == "Bring the pie" && $0.form == .exchange })
    let features = ways.features(of: way)
    #expect(
      features.isSuperset(of: [
        "%exchange", "%exchange/way:named", "%exchange:word:say", "%exchange:word:instead", "%exchange:before:say",
        "%exchange:behind:instead", "%exchange:for:instead of", "%exchange/left:00", "%exchange/seam:scc",
      ]), "\(features.sorted())")
    #expect(features.isDisjoint(with: ["%exchange:word:pie", "%exchange:word:cake"]))
  }

  @Test func whatHasNoWordsSpeaksAlikeInAllLanguages() {
    #expect(TextEdits.isOfAnyLanguage("%exchange") && TextEdits.isOfAnyLanguage("%exchange/size:2"))
    #expect(!TextEdits.isOfAnyLanguage("%exchange:word:no/no"))
  }

  @Test func featuresFoundByTheirHashesAreThoseThatAreWritten() throws {
    let ways = try #require(try ways("say pie instead of cake", of: "Bring the cake and half of the tea"))
    for way in ways.all() {
      let features = ways.features(of: way)
      let weights = try ClauseWeightsTests.weights(Self.section(of: features))
      #expect(ways.support(of: way, weights) == Double(features.count))
    }
  }

  /// Weights of 1 for some features.
  private static func section(of features: Set<String>) -> String {
    let names = features.sorted().joined(separator: " | ")
    return "clause remark 0 = *\nany edits 1 = \(names)"
  }
}

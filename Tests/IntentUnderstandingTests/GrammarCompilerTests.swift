import Foundation
import Parley
import Testing

@Suite struct GrammarCompilerTests {
  private func problems(_ phrases: String) -> [String] {
    let file = LanguageFile("xx/Test.txt", text: "== phrases\n\(phrases)")
    let language = Language(tag: "xx", name: "Test", files: [file])
    do {
      _ = try Interpreter(languages: [language], intents: IntentDescription.builtIn, apps: [])
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test(arguments: Language.all)
  func theBuiltInLanguagesHaveNoMistakes(_ language: Language) throws {
    _ = try Interpreter(languages: [language], intents: IntentDescription.builtIn, apps: [])
  }

  @Test func ofATextOfMistakesOnlyTheFirstAreLookedInto() {
    let phrases = (1...5000).map { "@clas\($0) to recipients" }.joined(separator: "\n")
    let found = problems("intent SendMessage\n\(phrases)")
    #expect(found.count == 101)
    #expect(found.first == "xx/Test.txt:3: unknown class “@clas1”")
    #expect(found.last == "xx/Test.txt:102: 100 mistakes up to here; lines after them were not looked at")
  }

  @Test func mistakesInRepliesAndValuesAreToldToo() {
    let text = """
      == values
      number one = 1
      numbr two = 2
      == replies
      act yes = jo

      yes = jup
      act maybe = vielleicht
      """
    let language = Language(tag: "xx", name: "X", files: [LanguageFile("xx/X.txt", text: text)])
    let problems = #expect(throws: NotationProblems.self) {
      try Interpreter(languages: [language], intents: [], apps: [])
    }
    #expect(
      problems?.problems.map(\.description) == [
        "xx/X.txt:7: not understood: yes = jup", "xx/X.txt:8: not understood: act maybe = vielleicht",
        "xx/X.txt:3: not understood: numbr two = 2",
      ])
  }

  @Test(arguments: [
    ("@send = a\nintent SendMessage\n@snd it", "xx/Test.txt:4: unknown class “@snd” (did you mean “send”?)"),
    (
      "intent SendMessage\nsend {contents}",
      "xx/Test.txt:3: SendMessage has no parameter “contents” (did you mean “content”?)"
    ),
    ("intent SendMessage\nsend $it", "xx/Test.txt:3: unknown part “$it”"),
    ("@a = b @a", "xx/Test.txt:2: “@a” is made of itself"),
    (GrammarCompilerTests.tooMuch, "xx/Test.txt:6: more than 20000 words with those of its classes"),
    ("@a = {content}", "xx/Test.txt:2: a list of words cannot have a slot"),
    ("@a = very [very]* much", "xx/Test.txt:2: a list of words cannot say “[…]*”"),
    (
      "symbol read = read\nintent SetMessageAttribute\nmark {attribute=red}",
      "xx/Test.txt:4: no words for the symbol “red” (did you mean “read”?)"
    ),
  ])
  func aMistakeIsToldWithItsPlace(_ phrases: String, _ expected: String) {
    #expect(problems(phrases) == [expected])
  }

  @Test func classesMayBeNamedOneWithinAnotherMoreThanEightDeep() {
    let classes = (1...14).map { "@a\($0) = @a\($0 - 1) b\($0)" }.joined(separator: "\n")
    #expect(problems("@a0 = x\n\(classes)\nintent SendMessage\nsend @a14").isEmpty)
    let parts = (1...14).map { "$a\($0) = $a\($0 - 1) b\($0)" }.joined(separator: "\n")
    #expect(problems("$a0 = x\n\(parts)\nintent SendMessage\nsend $a14").isEmpty)
  }

  @Test func whatIsNamedTooDeepSaysSo() {
    let parts = (1...20).map { "$a\($0) = $a\($0 - 1) b\($0)" }.joined(separator: "\n")
    #expect(
      problems("$a0 = x\n\(parts)\nintent SendMessage\nsend $a20")
        == ["xx/Test.txt:24: “$a4” is named by more than 16 parts, one within the other"])
    let classes = (1...17).map { "@a\($0) = @a\($0 - 1) b\($0)" }.joined(separator: "\n")
    #expect(
      problems("@a0 = x\n\(classes)\nintent SendMessage\nsend @a3").first
        == "xx/Test.txt:18: “@a0” is named by more than 16 classes, one within the other")
    #expect(
      problems("$a = b $b\n$b = c $a\nintent SendMessage\nsend $a") == ["xx/Test.txt:5: “$a” is made of itself"])
  }

  @Test func aPartThatIsKnownAlreadyCountsForTheDepthOfTheNext() {
    let parts = (1...16).map { "$a\($0) = $a\($0 - 1) b\($0)" }.joined(separator: "\n")
    let phrases = "intent SendMessage\nsend $a8\nsend $a16\nsend $a15"
    #expect(
      problems("$a0 = x\n\(parts)\n\(phrases)")
        == ["xx/Test.txt:21: “$a0” is named by more than 16 parts, one within the other"])
  }

  @Test func aPartHasTheParametersOfTheIntentThatItsPhraseIsOf() {
    let text = """
      $what = {content} | {groupName}
      intent SendMessage
      send $what
      intent StartCall
      call $what
      """
    #expect(
      problems(text).map { String($0.prefix { $0 != "“" }) }
        == ["xx/Test.txt:4: SendMessage has no parameter ", "xx/Test.txt:6: StartCall has no parameter "])
  }

  @Test func aThousandWordsThatMayBeLeftOutAreTooMany() {
    let words = (0..<1_000).map { "[w\($0)]" }.joined(separator: " ")
    #expect(
      problems("intent SendMessage\nsend \(words)")
        == [
          "xx/Test.txt:3: too many words in a row may be left out; a list of words, as “@name”, has room for them"
        ])
    let few = (0..<60).map { "[w\($0)]" }.joined(separator: " ")
    #expect(problems("intent SendMessage\nsend \(few)").isEmpty)
  }

  /// A class of which each word stands for ten times as many.
  static let tooMuch = """
    @a = x
    @b = @a @a @a @a @a @a @a @a @a @a
    @c = @b @b @b @b @b @b @b @b @b @b
    @d = @c @c @c @c @c @c @c @c @c @c
    @e = @d @d @d @d @d @d @d @d @d @d | @d @d @d @d @d @d @d @d @d @d @d
    """

  @Test func allMistakesAreToldAtOnce() {
    #expect(problems("intent SendMessage\n@a\n@b\n{c}").count == 3)
  }

  @Test(arguments: ["send [$very]* message", "send [[$very]*]* message", "send [[$very | [$very]*]*]* [x]* message"])
  func whatMayBeSaidAgainIsSaidAsOftenAsOneLikes(_ phrase: String) throws {
    let language = Language(
      tag: "xx", name: "Test",
      files: [LanguageFile("xx/Test.txt", text: "== phrases\n$very = very | so\nintent SendMessage\n\(phrase)")])
    let interpreter = try Interpreter(languages: [language], intents: IntentDescription.builtIn, apps: [])
    let situation = Situation(
      now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: "en")
    for count in [0, 1, 2, 7] {
      let text = "send " + String(repeating: "very so ", count: count) + "message"
      let best = interpreter.understand(text, vocabulary: VocabularyIndex(contacts: []), in: situation).best
      #expect(best?.intent == "SendMessage", "\(text)")
    }
    #expect(interpreter.understand("send very", vocabulary: VocabularyIndex(contacts: []), in: situation).best == nil)
  }

  @Test func aFunctionWordIsNoNeighbourBecauseItIsPartOfOne() throws {
    let italian = Listener.speaking(try #require(Language.all.first { $0.tag == "it" }))
    #expect(italian.reading("e chiama Bobo") == "StartCall contacts=Bobo")
    #expect(italian.reading("manda una e-mail a Bobo") == "nothing")
  }
}

import IntentUnderstanding
import LanguageNotation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct LanguageFittingTests {
  private static let first = """
    content\tmessage\t-\tsee you soon
    content\tmessage\t-\tthe bus is late again
    content\tmessage\t-\tI miss you
    content\tcancel\t-\tdrop it
    content\trecipient\tZira\tno, to Zira
    message\tyes\t-\tyes please
    """
  private static let second = """
    content\tmessage\t-\tsee you tomorrow
    content\tmessage\t-\tthe bus is late
    content\tcancel\t-\tjust drop it
    content\trecipient\tZira\tto Zira please
    """

  private func fitting(_ texts: [String: String], language: String = "en") throws -> LanguageFitting {
    let world = try ElicitedWorld(texts)
    let listener = try CorpusListener(world.corpus.world, languages: Language.all.filter { $0.tag == language })
    let clauses = LabelledClauses(at: world.folder.path, in: world.corpus.world)
    return LanguageFitting(world.turns, clauses, world.corpus, listener, of: language)
  }

  private func lines(_ text: String) -> [WeightLines.Line] {
    WeightLines(Language(tag: "en", name: "E", files: [LanguageFile("en/Weights.txt", text: text)])).lines
  }

  @Test func itLearnsFromElicitedTurnsAndTheCorpus() throws {
    let fitting = try fitting([
      "First/en.tsv": Self.first, "en/Turns.txt": "content: hesitate\n  hold on\n",
      "en/Messaging.txt": "SendMessage recipients=Koko content=dinner is ready\n  tell Koko dinner is ready\n",
    ])
    #expect(fitting.count == 8)
    let acts = Set(lines(fitting.text()).filter { $0.question == "text" }.map(\.act))
    #expect(acts == ["text", "cancel", "correct", "hesitate"])
  }

  @Test func nothingIsLearnedFromWhatNobodyMayRead() throws {
    let both = try fitting(["First/en.tsv": Self.first, "Unread/en.tsv": Self.second])
    let one = try fitting(["First/en.tsv": Self.first])
    #expect(both.count == one.count)
    #expect(both.text() == one.text())
    #expect(try fitting(["First/en.tsv": Self.first], language: "de").count == 0)
  }

  @Test func aReplyIsWhatItsClausesDoTogether() throws {
    let clauses = """
      message\t-+yes\tthe bus is here / so out with it
      message\tyes+StartCall\tout with it / and ring Zira
      message\tno+change\tnot like that / to Zira
      message\tno+cancel\tnot like that / drop it
      """
    let fitting = try fitting(["First/en.clauses": clauses])
    #expect(fitting.count == 3)
    let acts = lines(fitting.text()).filter { $0.question == "goAhead" }.map(\.act)
    #expect(Set(acts) == ["yes", "correct"])
    #expect(try self.fitting(["UnreadReplies/en.clauses": clauses]).count == 0)
  }

  @Test func someoneWhoIsKnownIsNoWordOfTheWeights() throws {
    let text = try fitting(["First/en.tsv": Self.first]).text()
    #expect(!text.contains("zira"))
    #expect(lines(text).contains { $0.act == "correct" && $0.features.contains("to @name") })
  }

  @Test func eachSourceIsScoredByTheOthers() throws {
    let score = try fitting(["First/en.tsv": Self.first, "Second/en.tsv": Self.second]).score()
    #expect(score.texts == 5 && score.remarks == 4)
    #expect(score.replies == [.text: 9, .goAhead: 1])
    // “drop it” and “to @name” are in both; the yes is in one alone, whose act nobody else meant.
    #expect((score.right[.text] ?? 0) >= 4)
    #expect((score.right[.goAhead] ?? 0) == 0)
  }

  @Test func noLineIsLongerThanALineOfTheHouse() throws {
    let many = (0..<200).map { "content\tcancel\t-\tdrop thing\($0)" }.joined(separator: "\n")
    let text = try fitting(["First/en.tsv": Self.first + "\n" + many]).text()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}

import IntentUnderstanding
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct ChangeExamplesTests {
  private static let world = """
    now: 2026-11-21T09:00:00Z
    == with a question
    people: Koko | Zira
    app: MonkeyChat = SendMessage UnsendMessages EditMessage StartCall
    question: message = goAhead SendMessage
    settled: message = recipients Koko | content I'm late
    == of whole requests
    people: Koko | Zira
    app: MonkeyChat = SendMessage UnsendMessages EditMessage StartCall
    past: sent = SendMessage recipients
    text: sent en = I'm running a bit late
    """
  private static let edits = """
    message\tI'll be there at seven\tchange\tno not seven, eight\tI'll be there at eight
    message\tI'll be there at seven\tyes\tsend it\t=
    sent\tBring two chairs\tchange\tno, three chairs\tBring three chairs
    sent\tBring two chairs\t-\tthe dog is barking\t=
    """
  private static let clauses = """
    sent\t-\tthe bus is late again
    StartCall\tring Zira
    """

  private func examples() throws -> [EvidenceFitting.Example] {
    let folder = try CorpusFolder(world: Self.world, ["A/en.edits": Self.edits, "A/en.clauses": Self.clauses])
    let rows = LabelledClauses(at: folder.folder.path, in: folder.corpus.world).rows
    return ChangeExamples.examples(rows, try folder.listener())
  }

  @Test func rowsSayWhetherTheTextIsChanged() throws {
    let examples = try examples()
    let asked = examples.filter { $0.question == .goAhead }, after = examples.filter { $0.question == .afterwards }
    #expect(asked.map { $0.choices[0].isRight }.sorted { $0 && !$1 } == [true, false])
    #expect(after.count { $0.choices[0].isRight } == 1)
    #expect(after.count == 4, "what is said first is said after the text that the world has")
    #expect(examples.allSatisfy { $0.choices[0].features.map(\.feature) == [.changed, .ways, .change] })
    #expect(examples.allSatisfy { $0.choices[1].features.isEmpty })
  }

  @Test func changesAndOtherThingsCountAlike() throws {
    let balanced = ChangeExamples.balanced(try examples())
    for question in [WeighedQuestion.goAhead, .afterwards] {
      let own = balanced.filter { $0.question == question }
      let changes = own.filter { $0.choices[0].isRight }.reduce(0) { $0 + $1.count }
      #expect(abs(changes - own.reduce(0) { $0 + $1.count } / 2) < 1e-9)
    }
  }

  @Test func aTextIsThatOfARequestBefore() throws {
    let world = try CorpusFolder(world: Self.world, [:]).corpus.world
    #expect(world.past("sent", in: "en")?.text == "I'm running a bit late")
    #expect(world.past("sent", in: "de")?.text == nil)
    #expect(world.pastWithText(in: "en") != nil && world.pastWithText(in: "de") == nil)
    #expect(throws: (any Error).self) {
      _ = try CorpusFolder(world: Self.world + "\ntext: paid en = for lunch", [:])
    }
  }
}

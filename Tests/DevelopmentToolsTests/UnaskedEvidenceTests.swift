import IntentUnderstanding
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct UnaskedEvidenceTests {
  private static let world = """
    now: 2026-11-21T09:00:00Z
    == of whole requests
    people: Koko | Zira
    app: MonkeyChat = SendMessage UnsendMessages StartCall
    past: sent = SendMessage recipients
    """
  private static let first = """
    sent\tundo\tget it back
    sent\t-+undo\tthat was for her sister / get it back
    sent\tStartCall\tring Zira
    sent\t-\tthe bus is late again
    """
  private static let second = """
    sent\tundo\tget that back
    sent\tStartCall\tring Koko
    sent\t-\tthe bus is late
    sent\t-\tit rains again
    """

  private func examples(_ texts: [String: String]) throws -> [EvidenceFitting.Example] {
    let folder = try CorpusFolder(world: Self.world, texts)
    let (path, world) = (folder.folder.path, folder.corpus.world)
    let clauses = LabelledClauses(at: path, in: world)
    var fitting = CrossFitting(
      clauses, WholeRequests(at: path), ElicitedTurns(at: path, in: world), folder.corpus, try folder.listener(),
      of: ["en"])
    return try UnaskedEvidence(clauses, world, &fitting, of: ["en"]).examples
  }

  @Test func eachSourceIsReadByWeightsOfTheOthers() throws {
    let examples = try examples(["First/en.clauses": Self.first, "Second/en.clauses": Self.second])
    #expect(examples.count == 8)
    #expect(examples.allSatisfy { $0.question == .afterwards && !$0.choices.isEmpty })
    // The last act is none; it is right where nothing was meant, and doing something there costs more.
    #expect(examples.map { $0.choices.last?.isRight == true } == [false, false, false, true, false, false, true, true])
    #expect(examples.map(\.count) == [1, 1, 1, 2, 1, 1, 2, 2])
    // A phrase reads the call.
    #expect(examples[2].choices.contains { $0.isRight && $0.kind == .request })
  }

  @Test func nothingIsLearnedWhereNothingElseIsLeft() throws {
    let alone = try examples(["First/en.clauses": Self.first])
    #expect(alone.allSatisfy { $0.choices.isEmpty })
    let unread = try examples(["UnreadAfterwards/en.clauses": Self.first, "Second/en.clauses": Self.second])
    #expect(unread.count == 4)
  }
}

import Foundation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct ElicitedTurnsTests {
  /// The turns of one text, and their world.
  private func world(_ text: String, in folder: String = "First") throws -> ElicitedWorld {
    try ElicitedWorld(["\(folder)/en.tsv": text])
  }

  @Test func whatCannotBeReadIsToldWithItsPlace() throws {
    let turns = try world("content\tmessage\t-\n\npaymet\tyes\t-\tyes\ncontent\tsing\t-\tla\n").turns
    #expect(
      turns.problems.map { $0.split(separator: "/").last.map(String.init) ?? "" } == [
        "en.tsv:1: 3 cells; there are four: question, act, value and what is said",
        "en.tsv:3: no question is called 'paymet'. Did you mean 'payment'?",
        "en.tsv:4: no act is called 'sing'",
      ])
    #expect(turns.isEmpty)
  }

  private func table(of world: ElicitedWorld) throws -> String {
    world.turns.table(try CorpusListener(world.corpus.world, languages: [.english]), policy: Policy())
  }

  private static let said = """
    payment\tyes\t-\tyes
    payment\tcancel\t-\tnever mind
    payment\taside\t-\tyes
    content\tmessage\t-\tsee you at the museum
    content\tcomment\t-\tthe violets are blue again today
    """

  @Test func whatBecameOfEachRowIsCounted() throws {
    let world = try world(Self.said)
    #expect(world.turns.problems == [])
    let table = try table(of: world)
    let rows = table.split(separator: "\n").map { $0.split(whereSeparator: { $0 == " " }).joined(separator: " ") }
    #expect(rows.first == "rows right asked taken unmeant other")
    #expect(rows.contains("read en payment 3 67 % 0 % 0 % 33 % 0 %"), "\(table)")
    #expect(rows.contains("read en content, messages 1 100 % 0 % 0 % 0 % 0 %"), "\(table)")
    #expect(rows.contains("read all content, remarks 1 0 % 0 % 100 % 0 % 0 %"), "\(table)")
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    let table = try table(of: world(Self.said, in: "Unread"))
    #expect(table.contains("unread en payment") && !table.contains("violets") && !table.contains("museum"))
  }

  @Test func wavesThatNobodyMayReadAreCountedApart() throws {
    let table = try table(of: world(Self.said, in: "UnreadClauses"))
    #expect(table.contains("unread clauses en payment") && !table.contains("violets"))
  }

  @Test func aYesAndOneThingMoreIsNoMereYes() throws {
    let rows = "payment\tyesThen\t-\tyes, and then text Zira that I'm late\npayment\tyesThen\t-\tyes\n"
    let table = try table(of: world(rows))
    let counts = table.split(separator: "\n").map { $0.split(whereSeparator: { $0 == " " }).joined(separator: " ") }
    #expect(counts.contains { $0.hasPrefix("read en payment 2 50 %") }, "\(table)")
  }

  /// Whoever writes such rows is told situations, never words.
  @Test func theProjectsOwnCanBeRead() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus").path
    let turns = ElicitedTurns(at: folder, in: try CorpusWorld(contentsOf: "\(folder)/World.txt"))
    #expect(turns.problems == [])
    for (language, rows) in Dictionary(grouping: turns.rows, by: \.language) {
      let text = rows.filter { $0.question == "content" }
      #expect(text.count { $0.act == .message } >= 400 && text.count { $0.act != .message } >= 400, "\(language)")
      #expect(rows.count - text.count >= 300, "\(language)")
    }
    // A new language does without them until it has weights.
    let weighed = Language.all.filter { !$0.sections(.weights).isEmpty }
    #expect(Set(turns.rows.map(\.language)) == Set(weighed.map(\.tag)))
  }
}

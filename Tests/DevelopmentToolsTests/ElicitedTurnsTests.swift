import Foundation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct ElicitedTurnsTests {
  private static let world = """
    now: 2026-11-21T09:00:00Z
    == with a question
    people: Koko | Zira
    app: MonkeyChat = SendMessage
    app: MonkeyPay = SendPayment
    question: content = value SendMessage content
    question: payment = goAhead SendPayment
    """

  /// The turns of one text, and their world.
  private func withTurns(
    _ text: String, in folder: String = "First", _ body: (ElicitedTurns, CorpusWorld) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "parley-elicited-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appending(path: "\(folder)/en.tsv")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try Data(Self.world.utf8).write(to: root.appending(path: "World.txt"))
    let world = try CorpusWorld(contentsOf: root.appending(path: "World.txt").path)
    try body(ElicitedTurns(at: root.path, in: world), world)
  }

  @Test func whatCannotBeReadIsToldWithItsPlace() throws {
    try withTurns("content\tmessage\t-\n\npaymet\tyes\t-\tyes\ncontent\tsing\t-\tla\n") { turns, _ in
      #expect(
        turns.problems.map { $0.split(separator: "/").last.map(String.init) ?? "" } == [
          "en.tsv:1: 3 cells; there are four: question, act, value and what is said",
          "en.tsv:3: no question is called 'paymet'. Did you mean 'payment'?",
          "en.tsv:4: no act is called 'sing'",
        ])
      #expect(turns.isEmpty)
    }
  }

  private static let said = """
    payment\tyes\t-\tyes
    payment\tcancel\t-\tnever mind
    payment\taside\t-\tyes
    content\tmessage\t-\tsee you at the museum
    content\tcomment\t-\tthe violets are blue again today
    """

  @Test func whatBecameOfEachRowIsCounted() throws {
    try withTurns(Self.said) { turns, world in
      #expect(turns.problems == [])
      let table = turns.table(try CorpusListener(world, languages: [.english]), policy: Policy())
      let rows = table.split(separator: "\n").map { $0.split(whereSeparator: { $0 == " " }).joined(separator: " ") }
      #expect(rows.first == "rows right asked taken unmeant other")
      #expect(rows.contains("read en payment 3 67 % 0 % 0 % 33 % 0 %"), "\(table)")
      #expect(rows.contains("read en content, messages 1 100 % 0 % 0 % 0 % 0 %"), "\(table)")
      #expect(rows.contains("read all content, remarks 1 0 % 0 % 100 % 0 % 0 %"), "\(table)")
    }
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    try withTurns(Self.said, in: "Unread") { turns, world in
      let table = turns.table(try CorpusListener(world, languages: [.english]), policy: Policy())
      #expect(table.contains("unread en payment") && !table.contains("violets") && !table.contains("museum"))
    }
  }

  /// Whoever writes such rows is told situations, never words.
  @Test func theProjectsOwnCanBeRead() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus").path
    let turns = ElicitedTurns(at: folder, in: try CorpusWorld(contentsOf: "\(folder)/World.txt"))
    #expect(turns.problems == [])
    for (language, rows) in Dictionary(grouping: turns.rows, by: \.language) {
      let text = rows.filter { $0.question == "content" }
      #expect(text.count { $0.act == "message" } >= 400 && text.count { $0.act != "message" } >= 400, "\(language)")
      #expect(rows.count - text.count >= 300, "\(language)")
    }
    #expect(Set(turns.rows.map(\.language)) == Set(Language.all.map(\.tag)))
  }
}

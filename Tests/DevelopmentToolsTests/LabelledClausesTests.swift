import Foundation
import Parley
import TemporaryFolders
import Testing

@testable import DevelopmentTools

@Suite struct LabelledClausesTests {
  private static let world = """
    now: 2026-11-21T09:00:00Z
    == of whole requests
    people: Koko | Zira
    app: MonkeyPay = SendPayment
    app: MonkeyChat = SendMessage StartCall
    """

  private func read(_ text: String, in part: String = "First") throws -> (LabelledClauses, CorpusListener) {
    let folder = try TemporaryFolder()
    try folder.write(Self.world, to: CorpusWorld.fileName)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(part)", withIntermediateDirectories: true)
    try folder.write(text, to: "\(part)/en.clauses")
    let corpus = try Corpus(at: folder.path)
    return (LabelledClauses(at: folder.path), try CorpusListener(corpus.world, languages: [.english]))
  }

  private static let said = """
    StartCall\tcall Koko
    SendPayment\tcall Zira
    -+StartCall\tgood morning. / call Koko
    StartCall+SendMessage\tcall Koko / and tell Zira I'm late
    other\tturn the kitchen light off
    """

  @Test func whatBecameOfEachRowIsCounted() throws {
    let (clauses, listener) = try read(Self.said)
    #expect(clauses.problems == [])
    let rows = clauses.table(listener).split(separator: "\n").map {
      $0.split(whereSeparator: { $0 == " " }).joined(separator: " ")
    }
    #expect(rows.first == "alone right other among right other several right other not ours taken")
    #expect(rows.contains("read en 2 50 % 50 % 1 100 % 0 % 1 100 % 0 % 1 0 %"), "\(rows)")
  }

  @Test func whatIsMisreadIsTold() throws {
    let (clauses, listener) = try read(Self.said)
    let lines = clauses.misreadings(listener, filter: ":").map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(lines == ["en.clauses:2: SendPayment: “call Zira” is read as StartCall"])
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    let (clauses, listener) = try read(Self.said, in: "Unread")
    #expect(clauses.misreadings(listener, filter: ":").isEmpty)
    #expect(clauses.table(listener).contains("unread en"))
  }

  @Test(arguments: [
    ("StartCall call Koko", "1 cells; there are two"), ("StartCall+-\tcall Koko", "2 labels for 1 clauses"),
    ("StartCal\tcall Koko", "no clause is called 'StartCal'"),
  ])
  func aLineThatCannotBeReadIsTold(line: String, problem: String) throws {
    let (clauses, _) = try read(line)
    #expect(clauses.isEmpty)
    #expect(clauses.problems.count == 1)
    #expect(clauses.problems.first?.contains("en.clauses:1: \(problem)") == true, "\(clauses.problems)")
  }
}

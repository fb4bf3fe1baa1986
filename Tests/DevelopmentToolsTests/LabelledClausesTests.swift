import Foundation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct LabelledClausesTests {
  private func read(_ text: String, in part: String = "First") throws -> (LabelledClauses, CorpusListener) {
    let world = try CorpusFolder(ofRequests: ["\(part)/en.clauses": text])
    return (LabelledClauses(at: world.folder.path, in: world.corpus.world), try world.listener())
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
    let rows = CorpusFolder.rows(of: clauses.table(listener))
    let outcome = "right offered other"
    #expect(rows.first == "alone \(outcome) among \(outcome) several \(outcome) not ours taken asked")
    #expect(
      rows.contains("read en 2 50 % 0 % 50 % 1 100 % 0 % 0 % 1 100 % 0 % 0 % 1 0 % 0 %"), "\(rows)")
  }

  @Test func whatIsMisreadIsTold() throws {
    let (clauses, listener) = try read(Self.said)
    let lines = clauses.misreadings(listener, filter: ":").map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(lines == ["en.clauses:2: SendPayment: “call Zira” is read as StartCall"])
  }

  private static let afterwards = """
    sent\t-+undo\toh dear / take it back
    sent\tStartCall\tcall Koko
    sent\t-\tcall Zira
    payment\tyes+StartCall\tyes send it / and call Koko
    payment\tno\tyes
    """

  @Test func whatIsSaidAfterwardsAndToAQuestionIsCounted() throws {
    let (clauses, listener) = try read(Self.afterwards)
    #expect(clauses.problems == [])
    #expect(!clauses.hasAlone && clauses.hasAfterwards(in: listener.world) && clauses.hasReplies(in: listener.world))
    let sent = CorpusFolder.rows(of: clauses.afterwards(listener))
    #expect(sent.contains("read en 3 67 % 33 % 33 %"), "\(sent)")
    let replies = CorpusFolder.rows(of: clauses.replies(listener))
    #expect(replies.contains("read en 2 50 % 50 % 50 %"), "\(replies)")
  }

  @Test func whatIsMisreadAfterwardsIsTold() throws {
    let (clauses, listener) = try read(Self.afterwards)
    #expect(clauses.misreadAfterwards(listener, filter: ":").count == 1)
    #expect(clauses.misreadReplies(listener, filter: ":").count == 1)
    let (unread, other) = try read(Self.afterwards, in: "Unread")
    #expect(unread.misreadAfterwards(other, filter: ":") == [] && unread.misreadReplies(other, filter: ":") == [])
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    let (clauses, listener) = try read(Self.said, in: "Unread")
    #expect(clauses.misreadings(listener, filter: ":").isEmpty)
    #expect(clauses.table(listener).contains("unread en"))
  }

  @Test(arguments: [
    ("StartCall call Koko", "1 cells; there are two"), ("StartCall+-\tcall Koko", "2 labels for 1 clauses"),
    ("StartCal\tcall Koko", "no clause is called 'StartCal'"),
    ("nowhere\tundo\ttake it back", "nothing that the assistant did or asked is called 'nowhere'"),
  ])
  func aLineThatCannotBeReadIsTold(line: String, problem: String) throws {
    let (clauses, _) = try read(line)
    #expect(clauses.isEmpty)
    #expect(clauses.problems.count == 1)
    #expect(clauses.problems.first?.contains("en.clauses:1: \(problem)") == true, "\(clauses.problems)")
  }

  @Test func theProjectsOwnCanBeRead() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus/Clauses").path
    let clauses = LabelledClauses(at: folder, in: try Corpus(at: folder).world)
    #expect(clauses.problems == [])
    // A new language does without them until it has weights of clauses.
    let weighed = Language.all.filter { !$0.sections(.clauses).isEmpty }
    #expect(Set(clauses.rows.map(\.language)) == Set(weighed.map(\.tag)))
    #expect(Set(clauses.rows.filter(\.isUnread).map(\.language)) == Set(weighed.map(\.tag)))
  }
}

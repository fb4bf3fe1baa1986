import Testing

@testable import DevelopmentTools

@Suite struct LabelledEditsTests {
  private func read(_ text: String, in part: String = "First") throws -> (LabelledClauses, CorpusListener) {
    let world = try CorpusFolder(ofRequests: ["\(part)/en.edits": text])
    return (LabelledClauses(at: world.folder.path, in: world.corpus.world), try world.listener())
  }

  private static let rows = """
    sent\tI'm home\tchange+text\tno it should say / I'm at work now\tI'm at work now
    sent\tI'm home\tchange\tand sing it to her\tI'm home, la la la
    sent\tI'm home\t-\tit is raining\t=
    sent\tundo\ttake it back
    """

  @Test func theTextThatIsMeantIsCountedAsRight() throws {
    let (clauses, listener) = try read(Self.rows)
    #expect(clauses.problems == [] && clauses.hasEdits)
    let table = CorpusFolder.rows(of: clauses.edits(listener))
    #expect(table.first == "to a text changes right other asked no change changed")
    #expect(table.contains { $0.hasPrefix("read en 2 50 %") && $0.hasSuffix("1 0 %") }, "\(table)")
    // Such rows are in no other table.
    #expect(CorpusFolder.rows(of: clauses.afterwards(listener)).contains { $0.hasPrefix("read en 1 100 %") })
    #expect(clauses.misreadEdits(listener, filter: "sing").count == 1)
    #expect(clauses.misreadEdits(listener, filter: "at work").isEmpty)
  }

  @Test func whatNobodyMayReadIsNotPrinted() throws {
    let (clauses, listener) = try read(Self.rows, in: "Unread")
    #expect(clauses.misreadEdits(listener, filter: "sing").isEmpty)
    #expect(CorpusFolder.rows(of: clauses.edits(listener)).contains { $0.hasPrefix("unread en 2 50 %") })
  }

  @Test func aRowHasTheTextBeforeAndAfter() throws {
    let (clauses, _) = try read("sent\tI'm home\tchange\tno I'm out\n")
    #expect(clauses.problems.count == 1)
  }
}

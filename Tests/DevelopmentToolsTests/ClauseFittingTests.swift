import LanguageNotation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct ClauseFittingTests {
  private static let said = """
    -+StartCall\tlovely morning / could you buzz Koko
    StartCall\tbuzz Zira for me
    StartCall\tjust buzz the plumber
    -+SendPayment\tlovely lunch it was / could you bung Koko a tenner
    SendPayment\tbung Zira twenty
    SendPayment\tbung the plumber his money
    other\twhat will the weather be
    """

  private func fitting(_ parts: [String: String]) throws -> ClauseFitting {
    let texts = parts.map { ("\($0)/en.clauses", $1) }
    let world = try CorpusFolder(ofRequests: Dictionary(uniqueKeysWithValues: texts))
    let path = world.folder.path
    return ClauseFitting(
      LabelledClauses(at: path, in: world.corpus.world), WholeRequests(at: path),
      ElicitedTurns(at: path, in: world.corpus.world), world.corpus, try world.listener(), of: "en")
  }

  private func weight(_ feature: String, for act: String, in lines: [WeightLines.Line]) -> Double {
    lines.first { $0.question == "any" && $0.act == act && $0.features.contains(feature) }?.weight ?? 0
  }

  @Test func eachClauseIsAnExample() throws {
    #expect(try fitting(["First": Self.said]).count == 9)
  }

  @Test func aWordSpeaksForTheKindOfItsClausesAndAgainstOthers() throws {
    let lines = try fitting(["First": Self.said]).lines
    #expect(weight("buzz", for: "StartCall", in: lines) > 0)
    #expect(weight("bung", for: "SendPayment", in: lines) > 0)
    #expect(weight("buzz", for: "SendPayment", in: lines) < 0)
    let priors = lines.filter { $0.question == "clause" }
    #expect(priors.map(\.act) == ["SendPayment", "StartCall", "beyond", "remark"])
    #expect(lines.filter { $0.question == "joint" }.map(\.act) == ["begins"])
  }

  @Test func theSameRowsAlwaysGiveTheSameLines() throws {
    #expect(try fitting(["First": Self.said]).lines == fitting(["First": Self.said]).lines)
  }

  @Test func nothingIsLearnedFromWhatNobodyMayRead() throws {
    let both = try fitting(["First": Self.said, "Unread": Self.said])
    #expect(try both.lines == fitting(["First": Self.said]).lines)
    #expect(try fitting(["Unread": Self.said]).count == 0)
  }

  /// A longer reply, and one with a mark in it, may say more than its act.
  @Test func aShortElicitedReplyIsAClause() throws {
    let world = try ElicitedWorld([
      "First/en.tsv": """
      payment\tyes\t-\tbung it over
      payment\tyes\t-\tbung it over then, why not
      payment\taside\t-\twell if it is not the lady from number nine again
      payment\tcorrect\tamount=5 USD\tbung her five
      content\tmessage\t-\tsee you
      payment\trequest\t-\tring her
      """
    ])
    let listener = try CorpusListener(world.corpus.world, languages: [.english])
    let fitting = ClauseFitting(
      LabelledClauses(at: world.folder.path, in: world.corpus.world), WholeRequests(at: world.folder.path), world.turns,
      world.corpus, listener, of: "en")
    #expect(fitting.count == 2)
    let priors = fitting.lines.filter { $0.question == "goAhead" }
    #expect(priors.map(\.act) == ["change", "yes"])
  }
}

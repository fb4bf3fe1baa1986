import Foundation
import LanguageNotation
import Parley
import TemporaryFolders
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
    let folder = try TemporaryFolder()
    try folder.write(
      "now: 2026-11-21T09:00:00Z\n== of whole requests\npeople: Koko | Zira\napp: Bank = SendPayment StartCall\n",
      to: CorpusWorld.fileName)
    for (part, text) in parts {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(part)", withIntermediateDirectories: true)
      try folder.write(text, to: "\(part)/en.clauses")
    }
    let corpus = try Corpus(at: folder.path)
    return ClauseFitting(
      LabelledClauses(at: folder.path), WholeRequests(at: folder.path), corpus,
      try CorpusListener(corpus.world, languages: [.english]), of: "en")
  }

  private func weight(_ feature: String, for act: String, in lines: [ActWeightLines.Line]) -> Double {
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
}

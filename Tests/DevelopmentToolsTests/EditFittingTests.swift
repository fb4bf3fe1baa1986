import LanguageNotation
import Testing

@testable import DevelopmentTools

@Suite struct EditFittingTests {
  private static let rows = """
    sent\tBring the cake\tchange\tswap cake for pie\tBring the pie
    sent\tCall me about the car\tchange\tswap car for bike\tCall me about the bike
    sent\tI'll wear the coat\tchange\tswap coat for jacket\tI'll wear the jacket
    sent\tI'm home\tchange\ttack on hurry up\tI'm home, hurry up
    sent\tIt is late\tchange\ttack on hurry now\tIt is late, hurry now
    sent\tIt is cold\tchange\ttack on come soon\tIt is cold, come soon
    """

  private func lines(_ parts: [String: String]) throws -> [WeightLines.Line] {
    let texts = parts.map { ("\($0)/en.edits", $1) }
    let world = try CorpusFolder(ofRequests: Dictionary(uniqueKeysWithValues: texts))
    let clauses = LabelledClauses(at: world.folder.path, in: world.corpus.world)
    #expect(clauses.problems == [])
    // So few rows share their weight among all their features: small weights are kept.
    return try #require(EditFitting(clauses, try world.listener(), of: ["en"]).lines(least: 0.125)["en"])
  }

  private func weight(_ feature: String, in lines: [WeightLines.Line]) -> Double {
    lines.first { $0.act == "edits" && $0.features.contains(feature) }?.weight ?? 0
  }

  @Test func theFrameOfAChangeIsLearnedFromTheTextBeforeAndAfter() throws {
    let lines = try lines(["First": Self.rows])
    #expect(weight("%exchange:word:swap", in: lines) > weight("%add:word:swap", in: lines))
    #expect(weight("%add:word:tack", in: lines) > 0)
    #expect(weight("%add:word:swap", in: lines) <= 0)
  }

  @Test func theSameRowsAlwaysGiveTheSameLines() throws {
    #expect(try lines(["First": Self.rows]) == lines(["First": Self.rows]))
  }

  @Test func nothingIsLearnedFromWhatNobodyMayRead() throws {
    #expect(try lines(["First": Self.rows, "Unread": Self.rows]) == lines(["First": Self.rows]))
    #expect(try lines(["Unread": Self.rows]).isEmpty)
  }
}

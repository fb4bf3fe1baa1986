import IntentText
import Testing

@testable import IntentUnderstanding

@Suite struct ClauseSegmentationTests {
  private func segmentation(_ said: String) throws -> ClauseSegmentation {
    let words = Words(said)
    let features = ClauseFeatures(
      words, marked: [], classes: Array(repeating: [], count: words.count),
      isBehindMark: Array(repeating: false, count: words.count))
    return ClauseSegmentation(features, by: try ClauseWeightsTests.weights(ClauseWeightsTests.text), in: .fresh)
  }

  private func kinds(_ said: String) throws -> [String] { try segmentation(said).clauses().map(\.kind.name) }

  @Test func whatIsOneThingIsOneClause() throws {
    #expect(try kinds("pay the bill") == ["PayBill"])
    #expect(try kinds("what will the weather be") == ["beyond"])
  }

  @Test func anUtteranceIsDividedWhereItsWordsSaySo() throws {
    let clauses = try segmentation("lovely morning pay the bill and call mum").clauses()
    #expect(clauses.map(\.kind.name).suffix(2) == ["PayBill", "StartCall"])
    #expect(clauses.last?.words == 5..<8)
    #expect(clauses.allSatisfy { 0...1 ~= $0.probability })
  }

  @Test func theClausesCoverEveryWordOnce() throws {
    for said in [
      "pay", "call mum and pay the bill", "morning lovely and and call and", "nobody knows any of these words",
    ] {
      let clauses = try segmentation(said).clauses()
      #expect(clauses.flatMap { Array($0.words) } == Array(0..<Words(said).count), "\(said)")
    }
  }

  /// Viterbi's algorithm finds what trying every division finds.
  @Test func noDivisionIsLikelierThanTheOneFound() throws {
    let vocabulary = ["pay", "bill", "and", "call", "lovely", "weather", "mum", "x"]
    for seed in 0..<40 {
      let said = (0..<6).map { vocabulary[(seed * 7 + $0 * $0 * 3 + $0 * seed) % vocabulary.count] }
      let segmentation = try segmentation(said.joined(separator: " "))
      let found = segmentation.clauses().map(\.words)
      let best = (0..<1 << 5).map { joints -> Double in
        var starts = [0]
        for place in 1..<6 where joints & 1 << (place - 1) != 0 { starts.append(place) }
        return segmentation.score(of: zip(starts, starts.dropFirst() + [6]).map { $0..<$1 })
      }.max()
      #expect(abs(segmentation.score(of: found) - (best ?? 0)) < 1e-9, "\(said)")
    }
  }

  @Test func tooMuchIsNotTakenApart() throws {
    let said = Array(repeating: "call", count: ClauseFeatures.mostTokens + 1).joined(separator: " ")
    #expect(try segmentation(said).clauses().isEmpty)
  }
}

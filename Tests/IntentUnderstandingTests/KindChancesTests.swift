import IntentModel
import Testing

@testable import IntentUnderstanding

@Suite struct KindChancesTests {
  private static let kinds: [ClauseKind] = [
    .move(.undo), .move(.change), .move(.text), .request("StartCall"), .beyond, .remark,
  ]

  /// A clause that is of each of the kinds with a probability, in their order.
  private func clause(_ chances: [Double]) -> KindChances {
    KindChances(of: Self.kinds, logits: chances.map(\.naturalLogarithm))
  }

  private func sure(_ kind: ClauseKind) -> KindChances { clause(Self.kinds.map { $0 == kind ? 1 : 0 }) }

  private func first(of kinds: ClauseKind...) throws -> ClauseKind? {
    let first = try #require(KindChances(first: kinds.map(sure)))
    return Self.kinds.first { first[[$0]] == 1 }
  }

  @Test func whatIsSaidBesideTalkIsDoneFirst() throws {
    #expect(try first(of: .remark, .move(.undo), .request("StartCall")) == .move(.undo))
    #expect(try first(of: .request("StartCall"), .move(.undo)) == .request("StartCall"))
    #expect(try first(of: .beyond, .move(.undo)) == .beyond)
    #expect(try first(of: .remark, .remark) == .remark)
  }

  @Test func theWordsOfATextBelongToWhatAnnouncesThem() throws {
    #expect(try first(of: .move(.text), .move(.change)) == .move(.change))
    #expect(try first(of: .move(.text)) == .remark)
  }

  @Test func allKindsTogetherAreCertain() throws {
    let clauses = [[0.1, 0.3, 0.1, 0.2, 0.1, 0.2], [0.4, 0, 0.1, 0.2, 0, 0.3]].map(clause)
    let first = try #require(KindChances(first: clauses))
    #expect(abs(first[Self.kinds] - 1) < 1e-9)
    #expect(abs(first[[.move(.undo)]] - (0.1 + 0.3 * 0.4)) < 1e-9)
    #expect(abs(first.ofNothing - (0.1 + 0.3 * 0.4)) < 1e-9)
    #expect(first.most == first[[.move(.change)]])
    #expect(KindChances(first: []) == nil)
  }

  @Test func whatElseIsDoneIsAsMuchLessLikelyAsTheTextIsChanged() {
    let said = clause([0.2, 0.2, 0, 0.2, 0.2, 0.2]).changing(with: 0.9)
    #expect(abs(said[[.move(.change)]] - 0.9) < 1e-9)
    #expect(abs(said[[.move(.undo)]] - 0.025) < 1e-9)
    #expect(abs(said[Self.kinds] - 1) < 1e-9)
  }
}

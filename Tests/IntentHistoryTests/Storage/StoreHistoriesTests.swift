import Foundation
import StoreHistories
import Testing

/// The stores of a user on a disk that loses its power, again and again.
///
/// `STORE_HISTORIES=10000 swift test --filter StoreHistories` runs more of them, as does
/// `swift run -c release StoreHistories 10000`.
@Suite struct StoreHistoriesTests {
  @Test func nothingAcknowledgedIsLostAndNothingDeletedReturnsInRandomHistories() async {
    let count = ProcessInfo.processInfo.environment["STORE_HISTORIES"].flatMap { UInt64($0) } ?? 60
    var sum = StoreHistory.Outcome()
    for seed in 1...max(1, count) {
      var history = StoreHistory(seed: seed)
      sum += await history.run()
    }
    #expect(sum.problems == [], "\(sum)")
    #expect(sum.failures[.powerLoss] ?? 0 > count && sum.failures[.kill] ?? 0 > 0 && sum.failures[.full] ?? 0 > 0)
  }

  /// A short history whose disk fails at its first operation, at its second one, and so on.
  @Test(arguments: [PowerLossDisk.Failure.powerLoss, .kill, .full])
  func nothingIsLostWhereverTheDiskFails(by failure: PowerLossDisk.Failure) async {
    let operations = await StoreHistory.operations(seed: 7, length: 10)
    #expect(operations > 80)
    var sum = StoreHistory.Outcome()
    for operation in 0..<operations {
      var history = StoreHistory(seed: 7, plan: .once(at: operation, failure), length: 10)
      sum += await history.run()
    }
    #expect(sum.problems == [], "\(sum)")
    #expect(sum.failures[failure] ?? 0 > 0)
  }

  /// The test would be worth nothing if it could not fail.
  @Test(arguments: PowerLossDisk.Fault.allCases)
  func aDiskThatLiesIsNoticed(fault: PowerLossDisk.Fault) async {
    var sum = StoreHistory.Outcome()
    for seed in 1...40 where sum.problems.isEmpty {
      var history = StoreHistory(seed: UInt64(seed), fault: fault)
      sum += await history.run()
    }
    #expect(!sum.problems.isEmpty, "\(sum)")
  }

  @Test func aSeedLeadsToOneHistory() async {
    var (first, again) = (StoreHistory(seed: 3), StoreHistory(seed: 3))
    let (outcome, other) = (await first.run(), await again.run())
    #expect(outcome.description == other.description)
  }
}

import Foundation

/// Runs many random histories of the stores on a disk that loses its power, and prints the counts.
///
/// `swift run -c release StoreHistories [COUNT [FIRST-SEED]]`. It ends with 1 where a history had a problem.
@main
enum Main {
  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = numbers.first ?? 10_000
    let firstSeed = numbers.dropFirst().first ?? 1
    var sum = StoreHistory.Outcome()
    for seed in firstSeed..<firstSeed + count {
      var history = StoreHistory(seed: seed)
      sum += await history.run()
      if sum.problems.count >= 10 { break }
    }
    for problem in sum.problems { print(problem) }
    print(sum)
    exit(sum.problems.isEmpty ? 0 : 1)
  }
}

extension StoreHistory.Outcome: CustomStringConvertible {
  package var description: String {
    let counts = failures.map { "\($0.value) × \($0.key.rawValue)" }.sorted().joined(separator: ", ")
    return "\(histories) histories, \(steps) steps, \(counts): \(problems.count) problems"
  }
}

import Foundation

/// How much of a long list of cases a run of the tests tries.
///
/// `swift test` takes a sample, so that it answers soon. With `PARLEY_TESTS=exhaustive` in the environment, as in
/// `.ci/nightly exhaustive`, every case is tried.
package enum TestEffort {
  package static let isExhaustive = ProcessInfo.processInfo.environment["PARLEY_TESTS"] == "exhaustive"

  /// Every n-th case, the first and the last among them; all of them in an exhaustive run.
  ///
  /// The same cases each time: what fails once fails again.
  package static func sample<Cases: Collection>(_ cases: Cases, every step: Int) -> [Cases.Element] {
    let all = Array(cases)
    if isExhaustive || step < 2 { return all }
    return all.indices.filter { $0 % step == 0 || $0 == all.count - 1 }.map { all[$0] }
  }
}

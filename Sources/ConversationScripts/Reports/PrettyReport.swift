/// The report for people: the failures in full, then one line with the numbers.
package enum PrettyReport {
  static func text(of results: [ScriptResult], in duration: Duration) -> String {
    (results.compactMap(\.complaint) + [summary(of: results, in: duration)]).joined(separator: "\n\n")
  }

  static func summary(of results: [ScriptResult], in duration: Duration) -> String {
    var passed = 0
    var failed = 0
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .unusable: break
      }
    }
    return summary(passed: passed, failed: failed, unusable: results.count - passed - failed, in: duration)
  }

  /// The last line of the report.
  ///
  /// For instance `12 scripts: 10 passed, 1 failed, 1 could not run (0.412 s).`
  package static func summary(passed: Int, failed: Int, unusable: Int, in duration: Duration) -> String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if unusable > 0 { parts.append("\(unusable) could not run") }
    let all = passed + failed + unusable
    let count = all == 1 ? "1 script" : "\(all) scripts"
    return "\(count): \(parts.joined(separator: ", ")) (\(duration.plainSeconds) s)."
  }
}

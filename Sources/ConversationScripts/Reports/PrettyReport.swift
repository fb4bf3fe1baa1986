/// The report for people: what went otherwise in full, then one line that counts.
enum PrettyReport {
  static func text(of results: [ScriptResult], in duration: Duration) -> String {
    (results.compactMap(\.complaint) + [summary(of: results, in: duration)]).joined(separator: "\n\n")
  }

  /// The last line of the report, such as `12 scripts: 10 passed, 1 failed, 1 could not run (0.412 s)`.
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
    let unusable = results.count - passed - failed
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if unusable > 0 { parts.append("\(unusable) could not run") }
    let count = results.count == 1 ? "1 script" : "\(results.count) scripts"
    return "\(count): \(parts.joined(separator: ", ")) (\(duration.plainSeconds) s)."
  }
}

import Parley

/// The form in which the results of scripts are reported.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case pretty
  /// The Test Anything Protocol, version 14.
  case tap
  /// XML as build servers read it.
  case junit
  /// One JSON object a line.
  case jsonl
  /// Annotations of GitHub's workflow commands.
  case github

  /// The report of results, in their order.
  public func report(of results: [ScriptResult], in duration: Duration) -> String {
    switch self {
    case .pretty: PrettyReport.text(of: results, in: duration)
    case .tap: TAPReport.text(of: results)
    case .junit: JUnitReport.text(of: results, in: duration)
    case .jsonl: JSONLinesReport.text(of: results)
    case .github: GitHubReport.text(of: results, in: duration)
    }
  }
}

extension ScriptResult {
  /// The place of the failure; `nil` for a script that passed.
  public var place: ScriptPlace? {
    switch outcome {
    case .passed: nil
    case .failed(let failure): failure.place
    case .unusable(let problems): problems.problems.first?.place ?? ScriptPlace(path, line: 1)
    }
  }

  /// The failure in full; `nil` for a script that passed.
  public var complaint: String? {
    switch outcome {
    case .passed: nil
    case .failed(let failure): failure.description
    case .unusable(let problems): problems.description
    }
  }

  /// What went wrong in one line.
  var headline: String? {
    switch outcome {
    case .passed: nil
    case .failed(let failure): failure.words
    case .unusable(let problems): problems.problems.first?.words
    }
  }
}

extension Duration {
  /// Seconds with three decimals.
  var plainSeconds: String {
    let milliseconds = components.seconds &* 1000 &+ components.attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: max(0, 3 - rest.count)))\(rest)"
  }
}

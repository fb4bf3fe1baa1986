import Foundation
import IntentText

/// The Test Anything Protocol.
///
/// Source: testanything.org, version 14.
enum TAPReport {
  static func text(of results: [ScriptResult]) -> String {
    var lines = ["TAP version 14", "1..\(results.count)"]
    for (index, result) in results.enumerated() {
      let name = result.name.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      lines.append("\(result.hasPassed ? "ok" : "not ok") \(index + 1) - \(name)")
      guard let complaint = result.complaint, let place = result.place else { continue }
      lines += ["  ---", "  file: \(JSONText.quoted(place.path))", "  line: \(place.line)", "  message: |"]
      lines += complaint.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      lines.append("  ...")
    }
    return lines.joined(separator: "\n")
  }
}

/// JUnit's XML, as build servers read it.
enum JUnitReport {
  static func text(of results: [ScriptResult], in duration: Duration) -> String {
    let failures = results.count { if case .failed = $0.outcome { true } else { false } }
    let errors = results.count { if case .unusable = $0.outcome { true } else { false } }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites>"#,
      #"<testsuite name="conversations" tests="\#(results.count)" failures="\#(failures)" errors="\#(errors)" time="\#(duration.plainSeconds)">"#,
    ]
    for result in results { lines += testCase(result) }
    return (lines + ["</testsuite>", "</testsuites>"]).joined(separator: "\n")
  }

  private static func testCase(_ result: ScriptResult) -> [String] {
    let path = MarkupText.escaped(result.path)
    let name = MarkupText.escaped(result.name.split(separator: "/").last.map(String.init) ?? result.name)
    let start =
      #"<testcase classname="\#(path)" name="\#(name)" file="\#(path)" time="\#(result.duration.plainSeconds)""#
    guard let complaint = result.complaint else { return [start + "/>"] }
    var element = "error"
    if case .failed = result.outcome { element = "failure" }
    let message = MarkupText.escaped(result.headline ?? "")
    return [
      start + ">", "<\(element) message=\"\(message)\">\(MarkupText.escaped(complaint))</\(element)>", "</testcase>",
    ]
  }
}

/// One JSON object a line.
enum JSONLinesReport {
  static func text(of results: [ScriptResult]) -> String { results.map(line).joined(separator: "\n") }

  private static func line(_ result: ScriptResult) -> String {
    var members = ["\"path\":\(JSONText.quoted(result.path))"]
    if let row = result.row { members.append("\"row\":\(row.line)") }
    switch result.outcome {
    case .passed: members.append("\"outcome\":\"passed\"")
    case .failed: members.append("\"outcome\":\"failed\"")
    case .unusable: members.append("\"outcome\":\"unusable\"")
    }
    members.append("\"seconds\":\(result.duration.plainSeconds)")
    if let place = result.place { members.append("\"line\":\(place.line)") }
    if let complaint = result.complaint { members.append("\"message\":\(JSONText.quoted(complaint))") }
    return "{\(members.joined(separator: ","))}"
  }
}

/// GitHub's workflow commands: an annotation at the script's own line.
///
/// Source: docs.github.com, workflow commands.
enum GitHubReport {
  static func text(of results: [ScriptResult], in duration: Duration) -> String {
    let annotations = results.compactMap { result -> String? in
      guard let complaint = result.complaint, let place = result.place else { return nil }
      let file = escaped(place.path).replacing(":", with: "%3A").replacing(",", with: "%2C")
      return "::error file=\(file),line=\(place.line),title=\(escaped(result.headline ?? ""))::\(escaped(complaint))"
    }
    return (annotations + [PrettyReport.summary(of: results, in: duration)]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}

/// Text in JSON's notation.
enum JSONText {
  static func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}

import IntentText
import Parley

/// One page with every conversation: speech bubbles, and beside them what happened in the background.
///
/// The page needs nothing else: no network, no other files, no code that runs in the browser. All text is escaped.
public struct HTMLReport: Sendable {
  private let results: [ScriptResult]
  private let duration: Duration
  private let coverage: Coverage?

  /// A page of results; the scripts that failed come first.
  ///
  /// - `duration`: zero where nothing was timed, so that no times are shown.
  public init(_ results: [ScriptResult], in duration: Duration, coverage: Coverage? = nil) {
    // Failed scripts come first; otherwise the order stays.
    self.results = results.filter { !$0.hasPassed } + results.filter(\.hasPassed)
    self.duration = duration
    self.coverage = coverage
  }

  /// The HTML of the whole page.
  public var text: String {
    var page = HTMLStyle.head
    page += "<header><h1>Conversations</h1>\(pills)</header>"
    if let coverage { page += Self.table(of: coverage) }
    page += "<main>"
    for result in results { page += Self.section(result, isOpen: results.count == 1 || !result.hasPassed) }
    return page + "</main></body></html>\n"
  }

  /// How many scripts there are of each kind, and a switch for what passed.
  private var pills: String {
    if duration == .zero { return "" }
    let passed = results.count(where: \.hasPassed)
    let failed = results.count { if case .failed = $0.outcome { true } else { false } }
    let unusable = results.count - passed - failed
    var pills = passed > 0 ? "<b class=ok>\(passed) passed</b>" : ""
    if failed > 0 { pills += "<b class=no>\(failed) failed</b>" }
    if unusable > 0 { pills += "<b class=bad>\(unusable) could not run</b>" }
    pills += "<span>\(results.count == 1 ? "1 script" : "\(results.count) scripts"), \(duration.plainSeconds) s</span>"
    guard failed + unusable > 0, passed > 0 else { return pills }
    return pills + "<label><input type=checkbox id=only> only what went wrong</label>"
  }

  /// One script: its name and what it shows; expanded where it failed or is the only one.
  private static func section(_ result: ScriptResult, isOpen: Bool) -> String {
    var mark = "ok"
    if case .failed = result.outcome { mark = "no" }
    if case .unusable = result.outcome { mark = "bad" }
    let (folder, name) = parts(of: result.name)
    var html = "<details class=\(mark)\(isOpen ? " open" : "")><summary><b>\(MarkupText.escaped(name))</b>"
    if let about = result.playback?.script.about { html += " <q>\(MarkupText.escaped(about))</q>" }
    let time = result.duration > .zero ? result.duration.plainMilliseconds : ""
    let aside = [MarkupText.escaped(folder), time].filter { !$0.isEmpty }.joined(separator: " · ")
    html += "<i>\(aside)</i></summary>"
    if let complaint = result.complaint { html += "<pre>\(MarkupText.escaped(complaint))</pre>" }
    if let playback = result.playback {
      html += HTMLConversation(playback, failedAt: result.hasPassed ? nil : result.place?.line).text
    }
    return html + "</details>\n"
  }

  /// The folder of a path, and the file's name without its ending.
  private static func parts(of path: String) -> (folder: String, name: String) {
    let end = path.lastIndex(of: "/")
    let folder = end.map { String(path[..<$0]) } ?? ""
    let file = end.map { String(path[path.index(after: $0)...]) } ?? path
    return (folder, file.hasSuffix(ScriptFiles.ending) ? String(file.dropLast(ScriptFiles.ending.count)) : file)
  }

  private static func table(of coverage: Coverage) -> String {
    var html = "<details class=cov><summary><b>Coverage</b> \(coverage.percent) %</summary><table>"
    for section in coverage.sections {
      let percent = section.total == 0 ? 100 : section.covered.count * 100 / section.total
      let missing = section.missing.map(MarkupText.escaped).joined(separator: ", ")
      html += "<tr><th>\(section.name)<td>\(section.covered.count) of \(section.total)"
      html += "<td><meter max=100 value=\(percent)></meter><td>"
      if !missing.isEmpty { html += "<details><summary>not \(section.missing.count)</summary>\(missing)</details>" }
    }
    return html + "</table></details>"
  }
}

extension Script {
  /// What the script is about: its first comment.
  var about: String? {
    guard let first = lines.first(where: { !$0.trimmed.isEmpty })?.trimmed, first.hasPrefix("#") else { return nil }
    let words = first.drop { $0 == "#" }.trimmed
    return words.isEmpty ? nil : words
  }
}

extension Duration {
  /// Milliseconds with one decimal.
  var plainMilliseconds: String {
    let tenths = components.seconds &* 10_000 &+ components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

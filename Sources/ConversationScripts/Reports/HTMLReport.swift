import Parley

/// One page that holds every conversation: speech bubbles beside what happened behind them.
///
/// The page needs nothing else, no network and no files beside it. All text is escaped.
public struct HTMLReport: Sendable {
  private let results: [ScriptResult]
  private let duration: Duration
  private let coverage: Coverage?

  public init(_ results: [ScriptResult], in duration: Duration, coverage: Coverage? = nil) {
    // What went wrong comes first; otherwise the order stays.
    self.results = results.filter { !$0.hasPassed } + results.filter(\.hasPassed)
    self.duration = duration
    self.coverage = coverage
  }

  public var text: String {
    var page = Self.head
    page += "<h1>Conversations</h1><p>\(MarkupText.escaped(PrettyReport.summary(of: results, in: duration)))</p>"
    if let coverage { page += Self.table(of: coverage) }
    for result in results { page += Self.section(result) }
    return page + "</body></html>\n"
  }

  private static func section(_ result: ScriptResult) -> String {
    var mark = "ok"
    if case .failed = result.outcome { mark = "no" }
    if case .unusable = result.outcome { mark = "bad" }
    let open = result.hasPassed ? "" : " open"
    var html = "<details class=\(mark)\(open)><summary>\(MarkupText.escaped(result.path))"
    html += " <i>\(result.duration.plainSeconds) s</i></summary>"
    if let complaint = result.complaint { html += "<pre>\(MarkupText.escaped(complaint))</pre>" }
    for step in result.playback.map({ zip($0.script.steps, $0.steps) }).map(Array.init) ?? [] {
      html += turn(step.0, step.1, text: result.playback?.script.text(of: step.0.line) ?? "")
    }
    return html + "</details>\n"
  }

  /// One step: what was said on the left, what happened on the right.
  private static func turn(_ step: Script.Step, _ played: Playback.Step, text: String) -> String {
    var said = ""
    switch step.action {
    case .say(let words): said = bubble("u", words)
    case .tap, .tapChoice: said = bubble("u t", text)
    case .directive: said = "<p class=d>\(MarkupText.escaped(text))</p>"
    }
    for line in played.lines where line.mark == .assistant { said += bubble("a", line.text) }
    var happened = ""
    for line in played.lines where line.mark != .assistant {
      happened += "<li class=\(name(of: line.mark))>\(MarkupText.escaped(line.text))"
    }
    happened += evidence(of: played)
    let time = "<i>\(played.duration.plainSeconds) s</i>"
    return "<div class=r><div>\(said)</div><ul>\(happened)<li>\(time)</ul></div>"
  }

  /// How the utterance was read: what each word counted, and the runners-up.
  private static func evidence(of played: Playback.Step) -> String {
    for event in played.events {
      guard case .understood(let understanding) = event, let best = understanding.best else { continue }
      let words = best.evidence.map { "\(ReadingText.score($0.score)) “\($0.text)” \($0.role)" }
      let lines = words + ReadingText.runnersUp(of: understanding)
      return "<li class=w>\(ReadingText.score(best.score)) "
        + "<details><summary>why</summary>\(lines.map(MarkupText.escaped).joined(separator: "<br>"))</details>"
    }
    return ""
  }

  private static func bubble(_ classes: String, _ text: String) -> String {
    "<p class=\"\(classes)\">\(MarkupText.escaped(text))</p>"
  }

  private static func name(of mark: EventLine.Mark) -> String {
    switch mark {
    case .understood: "e"
    case .handled: "h"
    default: "p"
    }
  }

  private static func table(of coverage: Coverage) -> String {
    var html = "<details><summary>Coverage: \(coverage.percent) %</summary><table>"
    for section in coverage.sections {
      let missing = section.missing.map(MarkupText.escaped).joined(separator: ", ")
      html += "<tr><th>\(section.name)<td>\(section.covered.count) of \(section.total)<td>\(missing)"
    }
    return html + "</table></details>"
  }

  private static let head = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conversations</title>
    <meta name="viewport" content="width=device-width"><style>
    body{font:15px/1.4 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em;color:#222;background:#fff}
    details{border-left:4px solid #3a3;margin:.4em 0;padding:.2em .8em;content-visibility:auto}
    details.no{border-color:#c22}details.bad{border-color:#c80}details details{border:0;margin:0;padding:0;display:inline}
    summary{cursor:pointer}pre{background:#f6f2f0;padding:.8em;overflow:auto}i{color:#666;font-size:85%}
    .r{display:grid;grid-template-columns:1fr 1fr;gap:1.5em;border-top:1px solid #eee;padding:.4em 0}
    .r p{padding:.45em .8em;border-radius:1em;margin:.25em 0;width:fit-content;max-width:90%;white-space:pre-wrap}
    .u{background:#0a66d6;color:#fff;margin-left:auto!important}.t{opacity:.85;font-style:italic}.a{background:#eee}
    .d{color:#666;font-style:italic}ul{margin:0;padding:0;list-style:none;font:12px/1.6 ui-monospace,monospace}
    li{overflow-wrap:anywhere}.e{color:#0653a8}.h{color:#176117;font-weight:600}.w{color:#555}.p{color:#555}
    th{text-align:left;vertical-align:top;padding-right:1em}td{vertical-align:top;padding-right:1em}
    @media(max-width:40em){.r{grid-template-columns:1fr}}
    @media(prefers-color-scheme:dark){body{background:#1b1b1d;color:#ddd}pre,.a{background:#333}.r{border-color:#333}
    .e{color:#7ab5ff}.h{color:#7cd67c}.w,.p,i,.d{color:#aaa}}
    </style></head><body>

    """
}

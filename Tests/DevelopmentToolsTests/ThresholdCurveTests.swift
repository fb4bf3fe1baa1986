import Testing

@testable import DevelopmentTools

/// Rows are counted as taken rightly, taken wrongly or passed on, by their score and the threshold.
@Suite struct ThresholdCurveTests {
  private func row(_ language: String, _ intent: String, alt: String = "[]") throws -> ThresholdCurve.Row {
    let line = #"{"id":"1","text":"x","lang":"\#(language)","intent":\#(intent),"alt":\#(alt)}"#
    return try #require(ThresholdCurve.Row(line: line))
  }

  @Test func whatIsTakenFallsAsTheThresholdRises() throws {
    var lines: [String] = []
    let curve = ThresholdCurve(rows: []) { lines.append($0) }
    curve.write([
      (try row("en", #""SendMessage""#), ("SendMessage", 2.2)),
      (try row("en", #""SendMessage""#, alt: #"["StartCall"]"#), ("StartCall", 0.6)),
      (try row("de", #""StartCall""#), ("SendMessage", 0.3)),
      (try row("de", #""None""#), ("StartCall", 1.2)),
      (try row("de", "null"), nil),
    ])
    #expect(lines.first == "5 rows, 3 of them ours")
    #expect(lines.contains("| 0.00 | 2 | 2 | 0 | 1 |"))
    #expect(lines.contains("| 0.50 | 2 | 1 | 1 | 1 |"))
    #expect(lines.contains("| 1.50 | 1 | 0 | 2 | 2 |"))
    #expect(lines.contains("| rightly / wrongly / ours passed on | de | en |"))
    #expect(lines.contains("| 0.00 | 0 / 2 / 0 | 2 / 0 / 0 |"))
  }

  @Test(arguments: ["", "{}", #"{"id":"1"}"#, "[1]"]) func aLineThatIsNoRowIsLeftOut(_ line: String) {
    #expect(ThresholdCurve.Row(line: line) == nil)
  }
}

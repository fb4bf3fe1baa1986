/// The colours of the lines that reports for people have: what is wrong is red, what is right green, where it is bold.
enum ReportColours {
  static func styled(_ line: Substring) -> StyledText {
    let text = String(line)
    if let place = place(of: line) { return StyledText(place, .bold) + severity(String(line.dropFirst(place.count))) }
    if line.hasPrefix("  expected  ") { return label(text, .green) }
    if line.hasPrefix("  actual    ") { return label(text, .red) }
    if line.hasPrefix("  -") { return StyledText(text, .red) }
    if line.hasPrefix("  +") { return StyledText(text, .green) }
    if !line.isEmpty, line.contains("^"), line.allSatisfy({ $0 == " " || $0 == "^" }) { return StyledText(text, .red) }
    if line.hasPrefix("To fix, ") || line.hasPrefix("or let '") { return StyledText(text, .cyan) }
    return total(text) ?? StyledText(text)
  }

  /// `expected` and `actual` are coloured, and what stands behind them is not.
  private static func label(_ text: String, _ colour: StyledText.Colour) -> StyledText {
    StyledText(String(text.prefix(12)), colour) + StyledText(String(text.dropFirst(12)))
  }

  /// `Ask.conversation:4: ` or `Info.plist:4:7: `, which a line about a place begins with.
  private static func place(of line: Substring) -> String? {
    guard let match = line.prefixMatch(of: #/[^\s:][^:]*(:\d+){1,2}: /#) else { return nil }
    return String(match.output.0)
  }

  private static func severity(_ text: String) -> StyledText {
    for (word, colour) in [("error: ", StyledText.Colour.red), ("warning: ", .yellow), ("note: ", .cyan)] {
      if text.hasPrefix(word) { return StyledText(word, colour) + StyledText(String(text.dropFirst(word.count))) }
    }
    return StyledText(text)
  }

  /// The last line of a report, which counts.
  ///
  /// For instance `12 scripts: 10 passed, 1 failed, 1 could not run (0.412 s).`
  private static func total(_ text: String) -> StyledText? {
    if text.wholeMatch(of: #/\d+ scripts?: .*\.|\d+ conversations, \d+ states: .*\./#) == nil { return nil }
    let isBad = text.contains(" failed") || text.contains(" could not run") || text.contains(" finding")
    return StyledText(text, isBad ? .red : .green)
  }
}

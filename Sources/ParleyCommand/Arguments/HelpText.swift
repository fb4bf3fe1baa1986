/// The words of `--help`, made from the table of commands.
enum HelpText {
  static func overview(width: Int) -> String {
    let names = Command.all.map { ($0.name, $0.summary) }
    return """
      parley: conversations with apps, in the style of SiriKit

      Usage: parley COMMAND [ARGUMENTS]

      Commands:
      \(table(names, width: width))

      'parley COMMAND --help' shows a command's options.
      """
  }

  static func help(of command: Command, width: Int) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var parts = [
      command.summary,
      "Usage: parley \(command.name) [OPTIONS]\(operands)",
      "Options:\n" + table(command.allOptions.map { ($0.spelling, $0.explanation) }, width: width),
    ]
    if !command.discussion.isEmpty { parts.append(reflowed(command.discussion, width: width)) }
    return parts.joined(separator: "\n\n")
  }

  /// Text that was wrapped for a wide terminal, wrapped again for this width; a second column keeps its indentation.
  static func reflowed(_ text: String, width: Int) -> String {
    var logical: [(column: Int, text: String)] = []
    var room = Int.max
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = String(line.drop { $0 == " " })
      // The author broke the line here because the next word had no room, so both lines are one; a line of JSON never
      // is.
      if !isSample(words), words.prefix(while: { $0 != " " }).count >= room, let last = logical.last,
        line.count - words.count == last.column
      {
        logical[logical.count - 1].text += " " + words
      } else {
        logical.append((secondColumn(of: line), String(line)))
      }
      room = widestLine - line.count
    }
    return logical.map { column, text in
      if isSample(text.dropFirst(column)) { return text }
      let lines = wrapped(String(text.dropFirst(column)), to: max(20, width - column))
      let indent = String(repeating: " ", count: column)
      return ([text.prefix(column) + (lines.first ?? "")] + lines.dropFirst().map { indent + $0 })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Whether a line is an object of JSON, to be copied as it is.
  private static func isSample(_ words: some StringProtocol) -> Bool { words.hasPrefix("{") && words.hasSuffix("}") }

  /// Paragraphs, lists and headings as a page of documentation has them, for a terminal.
  static func paragraphs(_ text: String, width: Int) -> String {
    var blocks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let continues = !line.isEmpty && !line.hasPrefix("- ") && !line.hasPrefix("#") && blocks.last?.isEmpty == false
      if continues, let last = blocks.last, !last.hasPrefix("#") {
        blocks[blocks.count - 1] = last + " " + line.drop { $0 == " " }
      } else {
        blocks.append(String(line))
      }
    }
    return blocks.map { block in
      let lines = wrapped(String(block.drop { $0 == "#" }).replacing("`", with: ""), to: width - 2)
      return lines.joined(separator: block.hasPrefix("- ") ? "\n  " : "\n")
    }.joined(separator: "\n")
  }

  /// The length that lines of these sources may have, less the indentation of help texts.
  private static let widestLine = 113

  /// Where the text of a line begins: behind a name and two blanks, or behind the blanks before it.
  private static func secondColumn(of line: Substring) -> Int {
    guard let gap = line.drop(while: { $0 == " " }).firstRange(of: "  ") else {
      return line.count - line.drop { $0 == " " }.count
    }
    let column =
      line.distance(from: line.startIndex, to: gap.upperBound)
      + line[gap.upperBound...].prefix { $0 == " " }.count
    return column <= 30 ? column : 0
  }

  /// Two columns, the second one wrapped to the width.
  static func table(_ rows: [(String, String)], width: Int) -> String {
    let first = min(rows.map(\.0.count).max() ?? 0, 30)
    if width - first - 4 < 16 { return narrowTable(rows, width: width) }
    let indent = String(repeating: " ", count: first + 4)
    let room = max(20, width - first - 4)
    return rows.map { name, text in
      let lines = wrapped(text, to: room)
      // A name that is too long for its column has its text below it.
      if name.count > first { return (["  \(name)"] + lines.map { indent + $0 }).joined(separator: "\n") }
      let rest = lines.dropFirst().map { indent + $0 }
      let gap = String(repeating: " ", count: max(2, first + 2 - name.count))
      return (["  " + name + gap + (lines.first ?? "")] + rest).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Where there is no room for two columns, each text is below its name.
  private static func narrowTable(_ rows: [(String, String)], width: Int) -> String {
    rows.map { name, text in
      (["  \(name)"] + wrapped(text, to: max(16, width - 6)).map { "      \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}

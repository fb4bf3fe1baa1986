/// Lines of Swift source.
typealias SwiftLines = [String]

extension SwiftLines {
  /// The lines one level deeper.
  var indented: SwiftLines { map { $0.isEmpty ? $0 : "  \($0)" } }

  /// Lines as documentation.
  static func documentation(_ lines: [String]) -> SwiftLines { lines.map { $0.isEmpty ? "///" : "/// \($0)" } }

  static func documentation(_ line: String) -> SwiftLines { documentation([line]) }

  /// A declaration with braces: its head, and the lines between them.
  static func block(_ head: String, _ body: SwiftLines) -> SwiftLines {
    body.isEmpty ? ["\(head) {}"] : ["\(head) {"] + body.indented + ["}"]
  }

  /// Groups of lines with a blank line between them.
  static func separated(_ groups: [SwiftLines]) -> SwiftLines {
    SwiftLines(groups.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}

/// A whole source that is written from a table, with its header and imports.
func generatedSource(from file: String, importing imports: SwiftLines, _ groups: [SwiftLines]) -> String {
  let head = ["// Written from \(file) when the package is built."]
  return SwiftLines.separated([head, imports] + groups).joined(separator: "\n") + "\n"
}

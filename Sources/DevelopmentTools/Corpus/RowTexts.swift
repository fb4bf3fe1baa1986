import Foundation

/// Texts of rows in a folder: a row a line, with tabs between cells; a line that begins with `#` is a comment.
struct RowTexts {
  struct Row {
    var cells: [String]
    var file: String
    /// Its file and line, as `file:line`.
    var place: String

    /// The folders of the file, outermost first, and its name.
    var path: [String] { file.split(separator: "/").map(String.init) }
  }

  private(set) var rows: [Row] = []
  /// Files that cannot be read, each with what is wrong.
  private(set) var problems: [String] = []

  /// Reads the texts of a folder at any depth, or one text.
  init(at path: String, suffix: String) {
    for file in Self.files(at: path, suffix: suffix) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        problems.append("\(file): no text in UTF-8")
        continue
      }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.isEmpty || line.hasPrefix("#") { continue }
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        rows.append(Row(cells: cells, file: file, place: "\(file):\(index + 1)"))
      }
    }
  }

  /// The files with a suffix in a folder at any depth, or the one file that is named.
  static func files(at path: String, suffix: String) -> [String] {
    if path.hasSuffix(suffix) { return [path] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
  }
}

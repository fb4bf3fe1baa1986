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
    /// The language: the name of the file without its suffix.
    var language: String
    /// The folder of the file: who wrote it.
    var folder: String { path.dropLast().last ?? "" }
  }

  /// What is wrong with a row.
  struct Problem: Error {
    var message: String

    init(_ message: String) { self.message = message }
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
      let language = String(file.split(separator: "/").last?.dropLast(suffix.count) ?? "")
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.isEmpty || line.hasPrefix("#") { continue }
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        rows.append(Row(cells: cells, file: file, place: "\(file):\(index + 1)", language: language))
      }
    }
  }

  /// What the rows say, those that can be read; and what is wrong with the files and the others, each with its place.
  func read<Kept>(_ kept: (Row) throws(Problem) -> Kept) -> (rows: [Kept], problems: [String]) {
    var (read, problems): ([Kept], [String]) = ([], self.problems)
    for row in rows {
      do throws(Problem) {
        read.append(try kept(row))
      } catch {
        problems.append("\(row.place): \(error.message)")
      }
    }
    return (read, problems)
  }

  /// The files with a suffix in a folder at any depth, or the one file that is named.
  static func files(at path: String, suffix: String) -> [String] {
    if path.hasSuffix(suffix) { return [path] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
  }
}

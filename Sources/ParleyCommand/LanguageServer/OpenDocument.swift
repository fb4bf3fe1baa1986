import Foundation

/// A file as an editor has it, which may be newer than the one on the disk.
struct OpenDocument: Sendable {
  let uri: String
  var version: Int
  var text: String { didSet { lines = Self.lines(text) } }
  private(set) var lines: [String]

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = text
    lines = Self.lines(text)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The path of a file's address; `nil` for what is no file.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    return url.path(percentEncoded: false)
  }

  static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  var path: String? { Self.path(uri) }
  var name: String { path?.split(separator: "/").last.map(String.init) ?? "" }

  /// A line up to a place in it; editors count the place in UTF-16.
  func start(ofLine line: Int, to character: Int) -> String {
    guard lines.indices.contains(line) else { return "" }
    let units = lines[line].utf16
    return String(decoding: Array(units.prefix(max(0, character))), as: UTF16.self)
  }

  /// The text before a place.
  func start(to line: Int, _ character: Int) -> String {
    (lines.prefix(max(0, line)) + [start(ofLine: line, to: character)]).joined(separator: "\n")
  }

  /// The range of a problem, as editors count: from a column to the line's end, or the whole line without its
  /// indentation.
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: In characters, from 1.
  static func range(line: Int, column: Int?, in lines: [String]) -> (start: Int, end: Int) {
    guard lines.indices.contains(line - 1) else { return (0, 0) }
    let text = lines[line - 1]
    let blanks = text.prefix { $0 == " " || $0 == "\t" }.count
    let from = text.prefix(column.map { max(0, $0 - 1) } ?? blanks)
    let end = text.utf16.count
    return (min(from.utf16.count, end), end)
  }
}

/// The lines of a text in the notation, without comments, each joined with its continuation lines.
///
/// A line that is indented deeper than the first of the text, or begins with `|`, continues the one above.
package struct NotationLines: Sendable {
  /// Where `#` begins a comment.
  package enum Comments: Sendable {
    case anywhere
    /// Only as the first character of a line: a sentence may contain it.
    case wholeLines
  }

  /// One line with its continuations.
  package struct Line: Sendable {
    /// The number of its first line in the file.
    package var number: Int
    /// Its range in `bytes`.
    var range: Range<Int>
  }

  /// The part of a joined line that comes from one line of the file.
  private struct Piece {
    var offset: Int
    var line: Int
    var column: Int
  }

  private var pieces: [Piece] = []
  private var bytes: [UInt8] = []
  package private(set) var lines: [Line] = []

  /// The lines of a section of a file.
  package init(_ section: LanguageFile.Section, comments: Comments = .anywhere) {
    self.init(text: section.text, from: section.line, comments: comments)
  }

  /// The lines of a text, the first of which has the number `first`.
  package init(text: String, from first: Int = 1, comments: Comments = .anywhere) {
    var text = text
    text.withUTF8 { all in
      bytes.reserveCapacity(all.count)
      var margin: Int?
      var (start, number) = (0, first)
      while start <= all.count {
        var end = start
        while end < all.count, all[end] != UInt8(ascii: "\n") { end += 1 }
        join(UnsafeBufferPointer(rebasing: all[start..<end]), number, comments, &margin)
        start = end + 1
        number += 1
      }
    }
  }

  /// Lines with given numbers.
  package init(_ lines: some Sequence<(Int, Substring)>, comments: Comments = .anywhere) {
    var margin: Int?
    for (number, line) in lines {
      var line = line
      line.withUTF8 { join($0, number, comments, &margin) }
    }
  }

  /// The bytes of a line, in UTF-8.
  package func bytes(of line: Line) -> ArraySlice<UInt8> { bytes[line.range] }

  package func text(of line: Line) -> String { String(decoding: bytes[line.range], as: UTF8.self) }

  /// The line and the column, both counted from 1, of an offset in the bytes of a line.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    guard let piece = pieces.last(where: { $0.offset <= offset }) else { return (1, 1) }
    let before = String(decoding: bytes[piece.offset..<min(offset, bytes.count)], as: UTF8.self)
    return (piece.line, piece.column + before.count)
  }

  /// - Parameter margin: The indentation of the first line; `nil` before there is one.
  private mutating func join(
    _ raw: UnsafeBufferPointer<UInt8>, _ number: Int, _ comments: Comments, _ margin: inout Int?
  ) {
    var indentation = 0
    while indentation < raw.count, raw[indentation] <= 0x20 { indentation += 1 }
    let end = Self.end(of: raw, from: indentation, comments)
    if end == indentation { return }
    let line = UnsafeBufferPointer(rebasing: raw[indentation..<end])
    if let last = lines.indices.last, line[0] == UInt8(ascii: "|") || indentation > margin ?? 0 {
      bytes.append(UInt8(ascii: " "))
      add(line, number, indentation)
      lines[last].range = lines[last].range.lowerBound..<bytes.count
    } else {
      // A line break is put in, so that the end of a line is not taken for a place in the next one.
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      lines.append(Line(number: number, range: bytes.count..<bytes.count + line.count))
      add(line, number, indentation)
      margin = margin ?? indentation
    }
  }

  private mutating func add(_ line: UnsafeBufferPointer<UInt8>, _ number: Int, _ indentation: Int) {
    pieces.append(Piece(offset: bytes.count, line: number, column: indentation + 1))
    bytes.append(contentsOf: line)
  }

  /// Where a line ends, without a comment and the blanks before it.
  private static func end(of line: UnsafeBufferPointer<UInt8>, from first: Int, _ comments: Comments) -> Int {
    let hash = UInt8(ascii: "#")
    var end = line.count
    switch comments {
    case .anywhere:
      end = first
      while end < line.count, line[end] != hash { end += 1 }
    case .wholeLines: if first < line.count, line[first] == hash { end = first }
    }
    while end > first, line[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var range = text.startIndex..<text.endIndex
    while let first = range.first, text[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, text[last] <= 0x20 { range = range.lowerBound..<last }
    return text[range]
  }

  /// The words between spaces.
  static func fields(_ text: ArraySlice<UInt8>) -> [String] {
    var fields: [String] = []
    var place = text.startIndex
    while place < text.endIndex {
      let start = place
      while place < text.endIndex, text[place] != UInt8(ascii: " ") { place += 1 }
      if place > start { fields.append(String(decoding: text[start..<place], as: UTF8.self)) }
      place += 1
    }
    return fields
  }
}

extension NotationLines {
  /// Passes each line to a reader, which returns whether it is an entry of its kind.
  ///
  /// - Returns: The lines that are not, and those for which the reader throws.
  package func problems(in file: String, reading read: (NotationEntry) throws -> Bool) -> [NotationProblem] {
    lines.compactMap { line in
      do {
        if try read(NotationEntry(bytes(of: line))) { return nil }
        throw NotationMistake("not understood: \(text(of: line))")
      } catch {
        return problem(error, in: line, of: file)
      }
    }
  }
}

extension NotationLines {
  /// The offset of a name in a line; where it is only the beginning of a longer name, it does not count.
  func offset(of name: String, in line: Line) -> Int? {
    let name = Array(name.utf8)
    let content = bytes(of: line)
    return content.indices.first { start in
      let rest = content[start...]
      return rest.starts(with: name) && !(rest.dropFirst(name.count).first.map(Self.belongsToName) ?? false)
    }
  }

  static func belongsToName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

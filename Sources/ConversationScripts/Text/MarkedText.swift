/// A text with marks below the part that differs from another text.
struct MarkedText {
  private let text: [Character]
  /// The characters that differ; where characters are only missing, the one at their place.
  private let marked: Range<Int>

  init(_ text: String, beside other: String) {
    let (text, other) = (Array(text), Array(other))
    let same = zip(other, text).prefix { $0 == $1 }.count
    let rest = min(other.count, text.count) - same
    let end = zip(other.reversed(), text.reversed()).prefix { $0 == $1 }.count
    self.text = text
    self.marked = same..<max(same + 1, text.count - min(end, rest))
  }

  /// The lines of the text, broken between words as `TextWidth` breaks them, each followed by its marks where it has any.
  func lines(to width: Int) -> [String] {
    var lines: [String] = []
    var place = 0
    let parts = TextWidth.wrapped(String(text), to: width)
    for (number, part) in parts.enumerated() {
      lines.append(part)
      let end = place + part.count
      // A line contains the space at which it was broken, and the last line the place behind its end.
      let isBroken = number < parts.count - 1 && text.indices.contains(end) && text[end] == " "
      let reach = isBroken || number == parts.count - 1 ? end + 1 : end
      let seen = marked.clamped(to: place..<end)
      let marks = seen.isEmpty ? marked.clamped(to: place..<reach) : seen
      if !marks.isEmpty { lines.append(self.marks(marks, from: place)) }
      place = isBroken ? end + 1 : end
    }
    return lines
  }

  private func marks(_ marks: Range<Int>, from start: Int) -> String {
    let before = TextWidth.of(text[start..<min(marks.lowerBound, text.count)])
    let under = TextWidth.of(text[min(marks.lowerBound, text.count)..<min(marks.upperBound, text.count)])
    return String(repeating: " ", count: before) + String(repeating: "^", count: max(1, under))
  }
}

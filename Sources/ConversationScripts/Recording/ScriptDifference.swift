/// The changes that an update makes to a script: removed and added lines, and checks that become weaker.
public struct ScriptDifference: Sendable, Hashable {
  /// One line of either text, with its number there.
  public struct Line: Sendable, Hashable {
    /// The number of the line in its text, from 1.
    public var number: Int
    /// The line without its end.
    public var text: String
    /// Whether the line is added; otherwise it is removed.
    public var isNew: Bool
  }

  /// The removed lines in their order, then the added ones.
  public private(set) var lines: [Line] = []
  /// Why the new text checks less, a sentence each.
  public private(set) var weaker: [String] = []

  /// Compares two texts of a script, line by line.
  public init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: [Line] = []
    var added: [Line] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, let text, _): removed.append(Line(number: place + 1, text: text, isNew: false))
      case .insert(let place, let text, _): added.append(Line(number: place + 1, text: text, isNew: true))
      }
    }
    removed.sort { $0.number < $1.number }
    added.sort { $0.number < $1.number }
    lines = removed + added
    weaker = Self.weaker(removed, added)
  }

  /// The changes as text: the removed lines, then the added ones.
  ///
  /// Where two lines look the same, the characters that differ are named.
  public var text: String {
    lines.map { line in
      let isUnseen = lines.contains { other in
        other.isNew != line.isNew && TypedCharacters.unseenDifference(expected: other.text, actual: line.text) != nil
      }
      let text = isUnseen ? TypedCharacters.named(line.text) : line.text
      return "  \(line.isNew ? "+" : "-")\(line.number): \(text)"
    }.joined(separator: "\n")
  }

  private static func weaker(_ removed: [Line], _ added: [Line]) -> [String] {
    var found: [String] = []
    for line in removed {
      let text = line.text.trimmed
      guard let mark = ScriptReader.mark(of: text) else { continue }
      let successors = added.compactMap { ScriptReader.mark(of: $0.text.trimmed) }.filter { $0.mark == mark.mark }
      if successors.isEmpty {
        found.append("line \(line.number) goes, and nothing of its kind comes in its place: \(text)")
      } else if isRefusal(mark.text), successors.contains(where: { $0.text.hasSuffix("-> success") }) {
        found.append("line \(line.number) expected a failure and becomes a success: \(text)")
      } else if isPattern(mark.text) {
        found.append("line \(line.number) was a pattern and becomes words: \(text)")
      } else if mark.mark == .understood, successors.contains(where: { $0.text == "nothing" }) {
        found.append("line \(line.number) was understood and is no longer: \(text)")
      }
    }
    return found
  }

  private static func isPattern(_ text: String) -> Bool {
    text.contains("…") || text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
  }

  private static func isRefusal(_ text: String) -> Bool {
    guard let arrow = text.firstRange(of: "-> ") else { return false }
    return text[arrow.upperBound...].hasPrefix("failure") || text[arrow.upperBound...].hasPrefix("unsupported")
  }
}

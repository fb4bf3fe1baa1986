import Parley

extension Script {
  /// One line that says what is expected to happen.
  public struct Expectation: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// The kind of event that is expected.
    public var mark: EventLine.Mark
    /// What the event's text is compared with.
    public var pattern: TextPattern
  }
}

/// A text to compare with: literal, with `…` for any text, or a regular expression.
public enum TextPattern: Sendable, Hashable {
  case exactly(String)
  /// Parts with any text between them.
  case parts([String])
  /// A regular expression that is found in the text.
  case expression(String)

  /// - Throws: what is wrong with a regular expression.
  init(_ text: String, of mark: EventLine.Mark) throws {
    if mark == .assistant, text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") {
      let expression = String(text.dropFirst().dropLast())
      _ = try Regex(expression)
      self = .expression(expression)
    } else if text.contains("…") {
      self = .parts(text.split(separator: "…", omittingEmptySubsequences: false).map(String.init))
    } else {
      self = .exactly(text)
    }
  }

  /// Whether a text matches; typed characters stand for their typographic forms.
  func matches(_ text: String) -> Bool {
    fits(text) || TypedCharacters.readings(of: text).contains { fits($0) }
  }

  private func fits(_ text: String) -> Bool {
    switch self {
    case .exactly(let expected): expected == text
    case .parts(let parts): Self.matches(text, parts)
    case .expression(let expression): (try? Regex(expression).firstMatch(in: text)) != nil
    }
  }

  /// Whether the parts occur in their order, with any text or none between them.
  ///
  /// Where `…` stands for nothing, the spaces on both sides of it count as one: `EndWorkout … -> …` matches `EndWorkout
  /// -> success`.
  private static func matches(_ text: String, _ parts: [String]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    let endsOpen = last.isEmpty && parts.dropLast().last?.hasSuffix(" ") == true
    let startsOpen = first.isEmpty && parts.dropFirst().first?.hasPrefix(" ") == true
    let text = (startsOpen ? " " : "") + text + (endsOpen ? " " : "")
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    var before = first
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      rest = shared(before, part, in: text, rest)
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
      before = part
    }
    return shared(before, last, in: text, rest).hasSuffix(last)
  }

  /// The rest of a text after two parts that share one space.
  private static func shared(_ part: String, _ next: String, in text: String, _ rest: Substring) -> Substring {
    guard part.hasSuffix(" "), next.hasPrefix(" "), rest.startIndex > text.startIndex else { return rest }
    return text[text.index(before: rest.startIndex)...]
  }
}

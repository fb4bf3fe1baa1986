import Parley

extension ScriptFailure: CustomStringConvertible {
  /// The whole report: the conversation so far, what was expected, what happened, and how to fix the script.
  public var description: String { report(fix: fix) }

  func report(fix: String?) -> String {
    var parts = [summary]
    if !conversation.isEmpty { parts.append(conversation.map { "    \($0)" }.joined(separator: "\n")) }
    let compared = self.compared
    if !compared.isEmpty { parts.append(compared.joined(separator: "\n")) }
    if !reading.isEmpty { parts.append(labelled("read as", reading).joined(separator: "\n")) }
    if let hint { parts.append(hint) }
    if let fix { parts.append(fix) }
    return parts.joined(separator: "\n\n")
  }

  /// The expected text above the actual one, with a mark below the first difference.
  private var compared: [String] {
    switch kind {
    case .saidOtherwise(let expected, let actual):
      return sideBySide("Assistant: \(expected)", "Assistant: \(actual)")
    case .saidUnforeseen(let actual): return sideBySide(nil, "Assistant: \(actual)")
    case .offeredUnforeseen(let actual): return sideBySide(nil, "+ \(actual)")
    case .notSaid(let expected): return sideBySide("Assistant: \(expected)", nil)
    case .happenedOtherwise(let mark, let expected, let actual):
      return sideBySide("\(mark.rawValue) \(expected)", actual.map { "\(mark.rawValue) \($0)" })
    case .questionOpen(let question): return sideBySide(nil, "Assistant: \(question)")
    case .impossible: return []
    }
  }

  private func sideBySide(_ expected: String?, _ actual: String?) -> [String] {
    let room = Self.width - 12
    guard let expected, let actual else {
      return labelled("expected", TextWidth.wrapped(expected ?? "(nothing)", to: room))
        + labelled("actual", TextWidth.wrapped(actual ?? "(nothing)", to: room))
    }
    let came = MarkedText(actual, beside: expected).lines(to: room)
    var lines = labelled("expected", TextWidth.wrapped(expected, to: room)) + labelled("actual", came)
    if let unseen = TypedCharacters.unseenDifference(expected: expected, actual: actual) {
      lines.append("            \(unseen)")
    }
    return lines
  }

  /// The width of a comparison, in columns: that of most terminals, and of the logs of most servers.
  private static let width = 80

  private func labelled(_ label: String, _ lines: [String]) -> [String] {
    let gap = String(repeating: " ", count: max(0, 10 - label.count))
    return lines.enumerated().map { index, line in
      index == 0 ? "  \(label)\(gap)\(line)" : "            \(line)"
    }
  }

  private var fix: String {
    switch kind {
    case .saidOtherwise(_, let actual): toFix("write in line \(place.line)", "Assistant: \(actual)")
    case .saidUnforeseen(let actual): toFix("write below line \(place.line)", "Assistant: \(actual)")
    case .offeredUnforeseen(let actual): toFix("write below line \(place.line)", "+ \(actual)")
    case .notSaid, .happenedOtherwise(_, _, nil): fixOfNothing
    case .happenedOtherwise(.understood, _, "nothing"):
      "To fix, mend the phrase, or the words of the user. If they are to be understood as nothing, write in line "
        + "\(place.line):\n    = nothing\nor \(written)."
    case .happenedOtherwise(let mark, _, let actual?):
      toFix("write in line \(place.line)", "\(mark.rawValue) \(actual)")
    case .questionOpen:
      "To fix, answer the question below line \(place.line), or end the request there:\n    User: Cancel"
    case .impossible: "To fix, write in line \(place.line) what can be done there."
    }
  }

  /// An event that is missing usually means a mistake, so removing the expectation is the last suggestion.
  private var fixOfNothing: String {
    let why = reading.isEmpty ? "look in the lines above for why it did not come" : "look at how the words were read"
    return "To fix, \(why). If line \(place.line) is no longer meant, take it out, or \(written)."
  }

  private func toFix(_ what: String, _ line: String) -> String {
    guard let row else { return "To fix, \(what):\n    \(line)\nor \(written)." }
    return "To fix, mend the values of line \(row.line), or \(what), with the names of values in braces:\n    \(line)"
  }

  private var written: String { "let '\(update ?? "parley test --update \(place.path)")' write what happened" }
}

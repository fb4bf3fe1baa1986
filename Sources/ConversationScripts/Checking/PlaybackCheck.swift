import Parley

extension Playback {
  /// The first place where something else happened than the script expects; `nil` where everything happened as it says.
  ///
  /// Later differences may only follow from the first, so that only the first is reported.
  public var failure: ScriptFailure? {
    var conversation: [String] = []
    for (step, played) in zip(script.steps, steps) {
      let own = script.text(of: step.line)
      if let problem = played.problem {
        return failure(step.line, .impossible(problem), conversation + [own])
      }
      let check = StepCheck(step.expected, played.lines, ignoring: script.ignored, line: step.line)
      if let difference = check.difference {
        let before = check.expected.prefix(difference.matched).map { script.text(of: $0.line) }
        let line = difference.line ?? check.expected.last?.line ?? step.line
        return failure(line, difference.kind, conversation + [own] + before, Self.reading(of: played.events))
      }
      conversation += [own] + step.expected.map { script.text(of: $0.line) }
    }
    guard let openQuestion else { return nil }
    return failure(script.lastLine, .questionOpen(openQuestion), conversation)
  }

  private func failure(
    _ line: Int, _ kind: ScriptFailure.Kind, _ conversation: [String], _ reading: [String] = []
  ) -> ScriptFailure {
    var failure = ScriptFailure(
      place: ScriptPlace(script.path, line: line), kind: kind, conversation: conversation, reading: reading)
    failure.row = script.row
    return failure
  }

  /// How an utterance was read: the winner, and the next best readings.
  static func reading(of events: [ConversationEvent]) -> [String] {
    for event in events {
      switch event {
      case .understood(let understanding), .notUnderstood(let understanding):
        return [EventLine(event).text] + ReadingText.runnersUp(of: understanding)
      case .replyRead(let reply):
        return [reply.text] + (reply.request.map(ReadingText.runnersUp) ?? [])
      default: continue
      }
    }
    return []
  }
}

/// Why an utterance was read as it was, in a few lines.
public enum ReadingText {
  /// The next best readings, and the words that no phrase explains.
  ///
  /// Readings below the threshold are shown only where none reached it.
  static func runnersUp(of understanding: Understanding) -> [String] {
    var lines: [String] = []
    let unexplained = understanding.best?.evidence.filter { $0.role == "unexplained" }.map(\.text) ?? []
    if !unexplained.isEmpty { lines.append("unexplained: \(unexplained.joined(separator: " … "))") }
    return lines
      + understanding.runnersUp.filter { $0.score >= 0 || understanding.best == nil }.prefix(2).map { reading in
        "next best: \(line(of: reading)) (\(score(reading.score)))"
      }
  }

  /// A reading as the text of a line with `=`.
  public static func line(of reading: Reading) -> String {
    EventLine(.understood(Understanding(best: reading))).text
  }

  /// A score with two decimals.
  public static func score(_ score: Double) -> String {
    guard score.isFinite, abs(score) < 1e6 else { return "\(score)" }
    let hundredths = Int((score * 100).rounded())
    let digits = String(abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }
}

extension Script {
  /// The last line of the script that is a step or an expectation.
  var lastLine: Int { steps.last.map { $0.expected.last?.line ?? $0.line } ?? max(1, lines.count) }
}

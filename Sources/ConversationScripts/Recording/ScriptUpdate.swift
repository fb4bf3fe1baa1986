import Parley

extension Playback {
  /// The script's text with its expectations replaced by what really happened.
  ///
  /// The user's lines, comments, settings and blank lines stay as they are, and so does every step that went as
  /// expected, patterns included. Lines with `=`, `~` and `*` are written only where the step has that kind already; a
  /// script that expects nothing yet is written like a recording. A script that would be left without any expectation
  /// stays as it is, so that it can still be read and still fails. So does a script whose rows would be written
  /// differently.
  public var updatedText: String {
    if let rows = script.rows { return rows.lines.joined(separator: "\n") + "\n" }
    var rewritten = script.lines.map { [$0] }
    for (step, played) in zip(script.steps, steps) {
      let check = StepCheck(step.expected, played.lines, ignoring: script.ignored)
      if check.difference == nil || played.problem != nil { continue }
      let kinds = kinds(of: step)
      let lines = played.lines.filter { kinds.contains($0.mark) && !script.ignored.contains($0.mark) }
      replace(step, by: lines, in: &rewritten)
    }
    let isTelling = script.tellsAnything { expectation in
      rewritten.indices.contains(expectation.line - 1) && !rewritten[expectation.line - 1].isEmpty
    }
    let text = (isTelling ? rewritten : script.lines.map { [$0] }).joined().joined(separator: "\n")
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  /// The kinds of lines that are written for a step.
  private func kinds(of step: Script.Step) -> Set<EventLine.Mark> {
    let own = Set(step.expected.map(\.mark))
    if !own.isEmpty { return own.union([.assistant, .offered]) }
    let all = Set(script.steps.flatMap { $0.expected.map(\.mark) })
    return all.isEmpty
      ? [.understood, .handled, .assistant, .offered]
      : all.subtracting([.phase]).union([.assistant, .offered])
  }

  /// Writes each new line in the place of an old one; further new lines go below the last, and surplus old lines are
  /// removed.
  private func replace(_ step: Script.Step, by lines: [EventLine], in rewritten: inout [[String]]) {
    let checked = step.expected.filter { !script.ignored.contains($0.mark) }
    var new = written(lines, keeping: checked)[...]
    for expectation in checked where rewritten.indices.contains(expectation.line - 1) {
      rewritten[expectation.line - 1] = new.popFirst().map { [$0] } ?? []
    }
    let last = checked.last?.line ?? step.line
    if rewritten.indices.contains(last - 1) { rewritten[last - 1] += new }
  }

  /// The new lines; an old pattern that still matches is kept as it was written.
  private func written(_ lines: [EventLine], keeping expected: [Script.Expectation]) -> [String] {
    var rest = expected[...]
    return lines.map { line in
      guard let place = rest.firstIndex(where: { $0.mark == line.mark && $0.pattern.matches(line.text) }) else {
        return line.description
      }
      let kept = script.text(of: rest[place].line)
      rest = rest[(place + 1)...]
      return kept
    }
  }
}

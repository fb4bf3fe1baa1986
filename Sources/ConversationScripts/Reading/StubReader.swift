import Parley

/// Reads `when …: …`: which phase of which intent, and what it answers.
package enum StubReader {
  /// The names of all verdicts.
  package static let verdicts = [
    "success", "confirmationRequired", "disambiguation", "needsValue", "needsMoreDetails", "unsupported", "notRequired",
  ]
  private static let phases = ["resolve", "confirm", "handle"]
  static let example = "when resolve recipients: first needsValue then pass"

  /// What a value looks like behind the beginning of a line.
  static func example(after start: String) -> String {
    let isResolve = ScriptText.words(start).contains("resolve")
    return isResolve ? "disambiguation Bobo the Great, Little Bobo" : "first after 3 s failure then pass"
  }

  static func read(_ phase: String, _ value: DirectiveValue) throws(LineProblem) -> Stub {
    var words = ScriptText.words(phase)
    var intent: IntentName?
    if words.count > 1, !phases.contains(words[0]) { intent = IntentName(words.removeFirst()) }
    // A lower-case word is not an intent but a misspelt phase.
    if let intent, !phases.contains(words.first ?? ""), intent.rawValue.first?.isLowercase == true {
      throw LineProblem(.unknownName(kind: "phase", name: intent.rawValue, known: phases))
    }
    guard let name = words.first else { throw LineProblem(.malformedLine(value.key, example: example)) }
    guard phases.contains(name) else { throw LineProblem(.unknownName(kind: "phase", name: name, known: phases)) }
    words.removeFirst()
    guard name == "resolve" else {
      if let last = words.first { intent = IntentName(last) }
      let phase: Stub.Phase = name == "confirm" ? .confirm : .handle
      return Stub(intent: intent, phase: phase, outcomes: try outcomes(value, isResolve: false))
    }
    guard let parameter = words.first else {
      throw LineProblem(.malformedLine(value.key, example: example))
    }
    let about = ScriptText.unquoted(words.dropFirst().joined(separator: " "))
    return Stub(
      intent: intent, phase: .resolve(parameter: parameter), words: about.isEmpty ? nil : about,
      outcomes: try outcomes(value, isResolve: true))
  }

  /// `first needsValue then pass`.
  private static func outcomes(_ value: DirectiveValue, isResolve: Bool) throws(LineProblem) -> [Stub.Outcome] {
    var text = value.text
    if text.hasPrefix("first ") { text = String(text.dropFirst(6)) }
    var outcomes: [Stub.Outcome] = []
    for part in parts(text) {
      let one = DirectiveValue(key: value.key, text: part, example: value.example, offset: value.offset)
      outcomes.append(try outcome(one, isResolve: isResolve))
    }
    return outcomes
  }

  private static func parts(_ text: String) -> [String] {
    var parts: [[String]] = [[]]
    var isQuoted = false
    for word in ScriptText.words(text) {
      if word == "then", !isQuoted {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
      if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
    }
    return parts.map { $0.joined(separator: " ").trimmed }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  private static func outcome(_ value: DirectiveValue, isResolve: Bool) throws(LineProblem) -> Stub.Outcome {
    var words = ScriptText.words(value.text)
    var delay = 0.0
    if words.first == "after" {
      guard words.count >= 3, let seconds = ScriptDuration.seconds("\(words[1]) \(words[2])") else {
        throw LineProblem(
          .malformedValue(key: value.key, value: value.text, example: "after 3 s success"), offset: value.offset)
      }
      delay = seconds
      words.removeFirst(3)
    }
    guard let name = words.first else {
      if delay > 0 { return Stub.Outcome(delay: delay, answer: .pass) }
      throw value.malformed
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch name {
    case "pass": return Stub.Outcome(delay: delay, answer: .pass)
    case "throw": return Stub.Outcome(delay: delay, answer: .throw(ScriptText.unquoted(rest)))
    case "hang": return Stub.Outcome(delay: delay, answer: .hang)
    default: break
    }
    guard isResolve else { return Stub.Outcome(delay: delay, answer: .code(name)) }
    guard verdicts.contains(name) else {
      throw value.wrong(name, known: verdicts + ["pass", "throw", "hang", "after"])
    }
    return Stub.Outcome(delay: delay, answer: .verdict(name, ScriptText.list(bare(rest))))
  }

  /// A list may be in brackets, as in traces.
  private static func bare(_ text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  }
}

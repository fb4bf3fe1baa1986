import Parley

/// Looks through what happened for what should never happen.
struct PlaybackFindings {
  let intent: IntentName
  let policy: Policy
  let handlers: [IntentHandler]

  /// What is wrong in one playback, in the order in which it happened.
  func look(at playback: Playback) -> [(Finding.Kind, detail: String)] {
    var found: [(Finding.Kind, detail: String)] = []
    var goAhead = false
    var lastQuestion: AssistantMessage?
    for (step, played) in zip(playback.script.steps, playback.steps) {
      let messages = played.messages
      for event in played.events {
        switch event {
        case .problem(let problem) where !isWanted(problem, in: playback):
          found.append((.rule(problem.rule, phase: problem.phase), problem.detail ?? problem.phase))
        case .said(let message):
          if message.kind == .goAhead { goAhead = true }
          if message.shown.isEmpty { found.append((.withoutWords, wordless(message))) }
        case .handled(let record, _):
          if needsGoAhead(record.intent.name), !goAhead {
            found.append((.noGoAhead(record.intent.name), playback.script.text(of: step.line)))
          }
          goAhead = false
        default: break
        }
      }
      if case .directive = step.action { continue }
      if messages.isEmpty { found.append((.deadEnd, playback.script.text(of: step.line))) }
      if let twice = zip(messages, messages.dropFirst()).first(where: { $0.shown == $1.shown })?.0 {
        found.append((.saidTwice, twice.shown))
      }
      if let question = lastQuestion, let again = offeredAgain(question, step.action, messages) {
        found.append((.neverConverges(parameter: question.parameter), again))
      }
      lastQuestion = messages.last { $0.kind.isQuestion }
    }
    return found
  }

  /// What a script's own stub brings about is no fault of the app.
  private func isWanted(_ problem: HandlerProblem, in playback: Playback) -> Bool { !playback.script.stubs.isEmpty }

  private func needsGoAhead(_ name: IntentName) -> Bool {
    guard let handler = handlers.first(where: { $0.name == name }) else { return false }
    return policy.asksGoAhead(for: name, rules: handler.description.rules)
  }

  private func wordless(_ message: AssistantMessage) -> String {
    [message.kind.rawValue, message.parameter, message.code, message.reason?.rawValue].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The name of a choice that was tapped and comes back among the choices.
  private func offeredAgain(
    _ question: AssistantMessage, _ action: Script.Action, _ messages: [AssistantMessage]
  ) -> String? {
    guard question.kind == .disambiguation, case .tapChoice(let number) = action,
      question.choices.indices.contains(number - 1)
    else { return nil }
    let picked = question.choices[number - 1]
    let again = messages.contains {
      $0.kind == .disambiguation && $0.parameter == question.parameter && $0.choices == question.choices
    }
    return again ? picked.name : nil
  }
}

extension Playback.Step {
  /// What the assistant said.
  var messages: [AssistantMessage] {
    events.compactMap { event in
      if case .said(let message) = event { message } else { nil }
    }
  }
}

extension Playback {
  /// The question that is open at the end.
  var question: AssistantMessage? {
    openQuestion == nil ? nil : steps.flatMap(\.messages).last { $0.kind.isQuestion }
  }
}

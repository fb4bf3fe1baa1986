import Parley

/// Looks for mistakes of an app in what happened.
struct PlaybackFindings {
  let intent: IntentName
  let policy: Policy
  let handlers: [AnyIntentHandler]

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
          found.append(kind(of: problem, after: lastQuestion))
        case .said(let message):
          if message.kind == .goAhead { goAhead = true }
          if let lacking = lacking(in: message) { found.append((.withoutWords, lacking)) }
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
      } else if let question = lastQuestion, askedAgain(question, played), playback.script.stubs.isEmpty {
        found.append((.askedTwice(parameter: question.parameter), question.shown))
      }
      lastQuestion = messages.last { $0.kind.isQuestion }
    }
    return found
  }

  /// Whether the script's own stub caused the problem, so that it is not the app's mistake.
  private func isWanted(_ problem: ConversationEvent.HandlerProblem, in playback: Playback) -> Bool {
    !playback.script.stubs.isEmpty
  }

  private func needsGoAhead(_ name: IntentName) -> Bool {
    guard let handler = handlers.first(where: { $0.name == name }) else { return false }
    return policy.asksGoAhead(for: name, rules: handler.description.rules)
  }

  /// Offering a choice endlessly also breaks a rule of handlers: it is reported as the more specific mistake.
  private func kind(of problem: ConversationEvent.HandlerProblem, after question: AssistantMessage?) -> (
    Finding.Kind, detail: String
  ) {
    if problem.rule == .neverSettles, question?.kind == .disambiguation, let parameter = question?.parameter,
      problem.phase == "resolve \(parameter)"
    {
      return (.neverConverges(parameter: parameter), question?.shown ?? problem.phase)
    }
    return (.rule(problem.rule, phase: problem.phase), problem.detail ?? problem.phase)
  }

  /// The words that a message lacks: nothing is said at all, or a reason that the intent does not declare has only
  /// general words.
  private func lacking(in message: AssistantMessage) -> String? {
    let what = [message.kind.rawValue, message.parameter, message.code, message.reason?.rawValue]
    let name = what.compactMap(\.self).joined(separator: " ")
    if message.shown.isEmpty || message.spoken.isEmpty { return name }
    guard let reason = message.reason, let parameter = message.parameter,
      let declared = handlers.first(where: { $0.name == message.intent })?.description[parameter: parameter]?.reasons
    else { return nil }
    return declared.contains(reason) ? nil : name
  }

  /// Whether a question comes back although a value was understood for it.
  private func askedAgain(_ question: AssistantMessage, _ played: Playback.Step) -> Bool {
    let isAnswered = played.events.contains { event in
      guard case .replyRead(let reply) = event else { return false }
      switch reply.kind {
      case .answer, .correction:
        return reply.values.contains { $0.parameter == question.parameter && settles($0, question) }
      case .yes, .yesThen: return question.kind == .confirmation
      default: return false
      }
    }
    return isAnswered
      && played.messages.contains {
        $0.kind == question.kind && $0.kind != .unsupported && $0.parameter == question.parameter
          && $0.intent == question.intent && $0.choices == question.choices
          // Where several elements are asked about, each question differs in its words.
          && ($0.kind == .needsValue || $0.shown == question.shown)
      }
  }

  /// Whether a value answers a question; of several choices it must name one, not repeat what they have in common.
  private func settles(_ slot: IntentDraft.Slot, _ question: AssistantMessage) -> Bool {
    question.kind != .disambiguation
      || question.choices.contains { $0.name.lowercased() == slot.value.text.lowercased() }
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

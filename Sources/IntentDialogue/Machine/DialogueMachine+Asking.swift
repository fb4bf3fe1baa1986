import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// Puts a question, for the first time or again.
  mutating func ask(_ question: Question) -> Decision { enter(.ask(question)) }

  /// Asks the user the question that a resolver's verdict requires, unless the resolver goes in circles.
  mutating func ask(_ pending: PendingResult, about parameter: String) -> Decision {
    guard var question = question(for: pending, about: parameter) else { return proceed() }
    if case .parameter(let progress, let asked, let times) = request?.leftOut, progress.name == parameter {
      if times > policy.repetitions { return end(.gaveUp, "gaveUp") }
      request?[parameter: parameter] = progress
      return noted("cannotSkip", thenAsk: asked)
    }
    if let other = triedAsPlace(pending, of: parameter, question) { return other }
    let key = "\(parameter) \(pending.result.name)"
    let rounds = request?.rounds[key] ?? 0
    if pending.goesInCircles || rounds >= policy.maximumRounds {
      let problem = problem(
        .neverSettles, in: "resolve \(parameter)",
        "\(pending.result.name) again after \(rounds) answered")
      return end(.gaveUp, "gaveUp", problems: [problem])
    }
    request?.rounds[key] = rounds + 1
    if pending.leavesNoValue { request?[parameter: parameter]?.refuse(pending.element) }
    if let reason = question.prompt.reason, request?.rules.refusesSeveral.contains(reason) == true {
      request?[parameter: parameter]?.refuseAll()
      question.element = 0
    }
    return ask(question.asked(rounds))
  }

  /// Whether resolvers were called so often for one request that it has to end: neither a handler nor a user can make
  /// it endless.
  var hasGoneRoundTooOften: Bool {
    (request?.totalRounds ?? 0) > max(1, min(policy.maximumRounds, 1000)) * 32
  }

  private func question(for pending: PendingResult, about parameter: String) -> Question? {
    var question: Question
    switch pending.result {
    case .success, .notRequired:
      return nil
    case .needsValue:
      question = Question(.value, prompt(.needsValue, parameter: parameter))
    case .unsupported(let reason):
      question = Question(.value, prompt(.unsupported, parameter: parameter))
      question.prompt.reason = reason
      question.prompt.setValue(pending.before?.value)
    case .confirmationRequired(let value):
      question = confirmation(of: value, parameter)
    case .needsMoreDetails(let value):
      question = details(value, of: Self.people(in: value), parameter)
    case .disambiguation(let values) where values.count > policy.maximumChoices:
      question = details(pending.before?.value, of: values, parameter)
    case .disambiguation(let values):
      question = choice(of: values, parameter)
    }
    question.element = pending.element
    return question
  }

  func choice(of values: [AnyParameterValue], _ parameter: String?) -> Question {
    var question = Question(.choice, prompt(.disambiguation, parameter: parameter))
    question.candidates = values
    question.prompt.choices = values.choices
    return question
  }

  func confirmation(of value: AnyParameterValue, _ parameter: String) -> Question {
    var question = Question(.confirmation, prompt(.confirmation, parameter: parameter))
    question.candidates = [value]
    question.prompt.setValue(value)
    return question
  }

  private func details(
    _ value: AnyParameterValue?, of candidates: [AnyParameterValue], _ parameter: String
  ) -> Question {
    var question = Question(.details, prompt(.needsMoreDetails, parameter: parameter))
    question.candidates = candidates
    question.prompt.setValue(value)
    return question
  }

  /// The people whom a name may mean; the user's answer narrows them.
  private static func people(in value: AnyParameterValue) -> [AnyParameterValue] {
    (value.value as? Person)?.siriMatches.map { AnyParameterValue($0) } ?? []
  }

  /// The question for a draft, or for the go-ahead.
  ///
  /// The first time it mentions what no parameter took.
  mutating func goAheadQuestion(_ response: AnyIntentResponse) -> Question {
    var prompt = prompt(.goAhead)
    prompt.details.merge(response.details) { _, detail in detail }
    prompt.appCard = response.card
    if let untaken = request?.reading.untaken, !untaken.isEmpty {
      prompt.untaken = untaken
      request?.reading.untaken = []
      request?.wasToldOfUntaken = true
    }
    return Question(.goAhead, prompt)
  }

  /// The go-ahead question lacks words for some values of the request.
  ///
  /// Nobody should say yes to what is not named, so the first such value that can be said is asked for. If the app does
  /// not want it, a request that needs a go-ahead ends. Values that are not the request's own, and requests that need
  /// no go-ahead, are left alone.
  package mutating func cannotName(_ values: [String]) -> Decision? {
    guard case .asking(let question) = state, question.kind == .goAhead, let request else { return nil }
    let own = values.filter { request[parameter: $0] != nil }
    let said = own.first { request[parameter: $0]?.state != .dropped }
    if own.isEmpty { return nil }
    self.request?.totalRounds += 1
    if hasGoneRoundTooOften { return end(.gaveUp, "gaveUp") }
    if let said { return ask(Question(.value, prompt(.needsValue, parameter: said))) }
    guard request.rules.goAhead == .asked else { return nil }
    let detail = "the go-ahead has nothing to name for \(own.joined(separator: ", "))"
    return end(.failed, "failed", problems: [problem(.brokeContract, in: "confirm", detail)])
  }

  /// The question for a parameter that the user wants to change.
  func changeQuestion(_ parameter: String) -> Question {
    var question = Question(.value, prompt(.needsValue, parameter: parameter))
    question.prompt.code = "change"
    return question
  }

  /// The user said nothing, as a host with a microphone reports.
  ///
  /// The question is asked once more in other words; after a second silence the request ends.
  package mutating func silent() -> Decision {
    guard case .asking(var question) = state else { return refuse("silent") }
    keepAsked(question)
    if question.wasSilent == true { return end(.gaveUp, "silence") }
    question.reword()
    question.wasSilent = true
    return ask(question)
  }

  /// Asks again, in other words, until it has been asked often enough.
  mutating func askAgain(_ question: Question) -> Decision {
    var question = question
    if let given = gaveUp(&question) { return given }
    question.reword()
    return ask(question)
  }

  /// The reply named values that no parameter of the request takes: the user is told, and asked again.
  package mutating func heard(untaken values: [Reading.Untaken]) -> Decision {
    guard case .asking(var question) = state else { return refuse("heard") }
    keepAsked(question)
    if let given = gaveUp(&question) { return given }
    var told = prompt(.noted, variant: "value")
    told.code = "untaken"
    told.details["words"] = .oneOrList(values.map { .text($0.value.text) })
    return enter(.answer(told, about: question))
  }

  /// Counts a reply that was not understood, and ends the request after too many.
  ///
  /// A request that is looked up in between is asked about only once: then the one that waits for it continues.
  mutating func gaveUp(_ question: inout Question) -> Decision? {
    question.misses += 1
    if isInBetween { return end(.gaveUp, "backToOpen") }
    return question.misses > policy.repetitions ? end(.gaveUp, "gaveUp") : nil
  }
}

extension Question {
  /// Prepares other words for the same question; what was wrong with an earlier answer is not repeated.
  fileprivate mutating func reword() {
    if prompt.kind == .unsupported { prompt.kind = .needsValue }
    prompt.code = nil
    prompt.unclearReference = nil
    prompt.reason = nil
    prompt.attempt += 1
  }

  /// The question with the number of times that it was asked, from which other words follow.
  fileprivate func asked(_ times: Int) -> Question {
    guard prompt.kind == .needsValue || prompt.kind == .needsMoreDetails else { return self }
    var question = self
    question.prompt.attempt = times
    return question
  }
}

extension PendingResult {
  /// Whether a value that the user has picked is offered again: the resolver does not recognise its own value.
  fileprivate var goesInCircles: Bool {
    guard let before, before.state == .picked else { return false }
    switch result {
    case .disambiguation(let values): return values.contains(before.value)
    case .needsMoreDetails(let value): return value == before.value
    default: return false
    }
  }

  /// Whether the element that the verdict was about is gone.
  fileprivate var leavesNoValue: Bool {
    switch result {
    case .needsValue, .unsupported: true
    default: false
    }
  }
}

extension Array<AnyParameterValue> {
  /// The values as choices; values that look alike have a detail that tells them apart.
  ///
  /// It is the first detail that differs, or the last one where all are alike.
  var choices: [AssistantMessage.Choice] {
    let names = map { $0.value?.choiceName ?? "" }
    let alike = Dictionary(grouping: indices) { AssistantMessage.Choice.look(of: names[$0]) }
    var choices = names.map { AssistantMessage.Choice($0) }
    for places in alike.values where places.count > 1 {
      let details = places.map { place in
        [self[place].value?.choiceDetail].compactMap(\.self) + (self[place].value?.choiceDetails ?? [])
      }
      let depths = 0..<(details.map(\.count).max() ?? 0)
      let best = depths.first { depth in
        let told = details.map { $0.indices.contains(depth) ? $0[depth] : $0.last ?? "" }
        return Set(told).count == told.count
      }
      for (place, told) in zip(places, details) {
        let depth = Swift.min(best ?? told.count - 1, told.count - 1)
        choices[place].detail = told.indices.contains(depth) ? told[depth] : nil
      }
    }
    return choices
  }
}

extension PromptRequest {
  /// The value that the prompt is about.
  mutating func setValue(_ value: AnyParameterValue?) {
    details["value"] = value?.value?.told
  }
}

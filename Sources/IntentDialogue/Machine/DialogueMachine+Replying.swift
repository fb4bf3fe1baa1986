import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  // MARK: Yes and no

  mutating func accepted(_ question: Question) -> Decision {
    switch question.kind {
    case .confirmation:
      guard let value = question.candidates.first else { return askAgain(question) }
      return take(value, .confirmed, for: question)
    case .goAhead: return enter(.handle)
    case .permission: return permit(true, question)
    case .value, .details, .choice, .app, .request: return askAgain(question)
    }
  }

  mutating func declined(_ question: Question) -> Decision {
    switch question.kind {
    case .confirmation, .choice, .details: return askForAnother(question)
    case .goAhead: return end(.refused, "refused")
    case .permission: return permit(false, question)
    case .value, .app, .request: return cancelled()
    }
  }

  private mutating func permit(_ granted: Bool, _ question: Question) -> Decision {
    guard let app = request?.app else { return refuse("replied") }
    // A request that was changed meanwhile continues with its first open parameter.
    let step = question.before ?? nextStep()
    state = .atGates(before: step)
    permissionAnswer = granted
    return Decision(.rememberPermission(app: app.identifier, granted: granted, lock: needsUnlockedDevice(for: step)))
  }

  /// None of the offered values is right: another one is asked for.
  mutating func askForAnother(_ question: Question) -> Decision {
    guard let parameter = question.parameter else { return askAgain(question) }
    request?[parameter: parameter]?.refuse(question.element)
    var another = Question(.value, prompt(.needsValue, parameter: parameter))
    another.element = question.element
    return ask(another)
  }

  // MARK: Picking

  mutating func picked(_ places: [Int], from question: Question) -> Decision {
    switch question.kind {
    case .app:
      guard let place = places.first, places.count == 1, let request,
        request.routes.indices.contains(place)
      else { return askAgain(question) }
      return begin(with: request.routes[place])
    case .request:
      guard let place = places.first, places.count == 1, let readings = request?.alternatives,
        readings.indices.contains(place)
      else { return askAgain(question) }
      return goOn(with: readings[place])
    case .choice, .details:
      let picked = places.filter(question.candidates.indices.contains)
      return narrowed(to: picked.map { question.candidates[$0] }, question)
    case .value, .confirmation, .goAhead, .permission:
      return askAgain(question)
    }
  }

  /// Of the values that the answer fits, one is taken, a few are offered; too many, or all of them, are asked about
  /// again.
  private mutating func narrowed(to values: [AnyParameterValue], _ question: Question) -> Decision {
    if values.count == 1, let value = values.first {
      return take(value, .picked, for: question)
    }
    if values.isEmpty || (values.count >= question.candidates.count && question.kind == .choice) {
      return askAgain(question)
    }
    if values.count > policy.maximumChoices {
      var narrower = question
      narrower.candidates = values
      return askAgain(narrower)
    }
    var choice = choice(of: values, question.parameter)
    choice.element = question.element
    choice.misses = question.misses
    return ask(choice)
  }

  /// Hands one value back to the resolver that asked for it.
  mutating func take(
    _ value: AnyParameterValue, _ state: ParameterProgress.Element.State, for question: Question
  ) -> Decision {
    guard let parameter = question.parameter else { return askAgain(question) }
    request?[parameter: parameter]?.take(value, state, at: question.element)
    if state == .picked { request?.guessAnew() }
    return proceed()
  }

  // MARK: Values

  /// Values for the parameter asked about, for others, or for both.
  ///
  /// Corrected parameters are resolved again.
  mutating func answered(
    _ slots: [IntentDraft.Slot], correction: Bool, _ question: Question, typing: Typing
  ) -> Decision {
    if question.kind == .app { return saidMore(slots, correction: correction, question) }
    if question.kind == .request { return askAgain(question) }
    var taken = false
    for (parameter, words) in Self.grouped(slots) {
      guard var progress = request?[parameter: parameter] else { continue }
      let values = typing(parameter, words)
      if values.isEmpty { continue }
      if parameter == question.parameter, !isSaidAnew(slots, correction: correction, question) {
        progress.take(values, inPlaceOf: question.element)
      } else if question.kind == .goAhead, !correction, progress.add(values) {
        // After the draft was read out, more text is added to the text.
      } else if progress.isArray, !correction, parameter != question.parameter {
        progress.take(values, inPlaceOf: progress.elements.count)
      } else {
        progress.take(values)
      }
      request?[parameter: parameter] = progress
      request?.latest = parameter
      request?.timeBefore = nil
      taken = true
    }
    guard taken else { return askAgain(question) }
    request?.guessAnew()
    if question.kind == .permission {
      var question = question
      question.before = nil
      return ask(question)
    }
    if !slots.contains(where: { $0.parameter == question.parameter }) { request?.rounds = [:] }
    return proceed()
  }

  /// Whether the reply says the whole request again: the people named before no longer count.
  private func isSaidAnew(_ slots: [IntentDraft.Slot], correction: Bool, _ question: Question) -> Bool {
    slots.contains { slot in
      guard slot.parameter != question.parameter, let other = request?[parameter: slot.parameter] else { return false }
      return !other.isArray && (correction || !other.liveValues.isEmpty)
    }
  }

  /// Words that are said while an app is being chosen are kept for the request that begins with it.
  private mutating func saidMore(
    _ slots: [IntentDraft.Slot], correction: Bool, _ question: Question
  ) -> Decision {
    guard !slots.isEmpty else { return askAgain(question) }
    if correction {
      request?.reading.slots.removeAll { old in slots.contains { $0.parameter == old.parameter } }
    }
    request?.reading.slots += slots
    return ask(question)
  }

  private static func grouped(_ slots: [IntentDraft.Slot]) -> [(String, [SpokenValue])] {
    slots.reduce(into: []) { groups, slot in
      if let place = groups.firstIndex(where: { $0.0 == slot.parameter }) {
        groups[place].1.append(slot.value)
      } else {
        groups.append((slot.parameter, [slot.value]))
      }
    }
  }

  mutating func change(_ parameter: String, _ question: Question) -> Decision {
    guard var progress = request?[parameter: parameter], parameter != question.parameter || question.kind != .value
    else { return askAgain(question) }
    request?.latest = parameter
    request?.timeBefore = nil
    // Only the earlier value of this parameter counts: a number for another parameter is no hour.
    let before = request?.latestTime
    request?.timeBefore = before
    progress.take([])
    request?[parameter: parameter] = progress
    return ask(changeQuestion(parameter))
  }

  // MARK: Which request

  /// The one of the offered requests that the reply asks for in its own words: "message him".
  func alternative(_ understanding: Understanding, _ question: Question) -> Reading? {
    guard question.kind == .request, let said = understanding.best,
      var meant = request?.alternatives?.first(where: { $0.intent == said.intent })
    else { return nil }
    let new = said.slots.filter { $0.value.reference == nil }
    meant.slots.removeAll { old in new.contains { $0.parameter == old.parameter } }
    meant.slots += new
    return meant
  }

  /// The user has said which request is meant: its apps are looked up.
  mutating func goOn(with reading: Reading) -> Decision {
    request = nil
    state = .idle
    return Decision(.route(Understanding(best: reading)))
  }

  // MARK: Something else

  /// A change of the open request before its go-ahead, and nothing else: "pick me up at home".
  func amendment(_ understanding: Understanding, _ question: Question) -> [IntentDraft.Slot]? {
    guard question.kind == .goAhead, let request, let reading = understanding.best, understanding.rest == nil,
      reading.intent == request.intent, [nil, request.app?.identifier].contains(reading.app), reading.missingApp == nil,
      Set(reading.slots.map(\.parameter)).count == 1
    else { return nil }
    return reading.slots
  }
}

import IntentModel

extension DialogueMachine {
  /// A resolver answered: one result, or one for each element of an array parameter.
  /// - Parameter lately: The people whom the same request of the same app was about before, newest first: where one person
  ///   can be reached in several ways, it is the way that was used then.
  package mutating func resolved(_ results: [AnyResolutionResult], lately: [Person] = []) -> Decision {
    guard case .resolving(let name) = state, var parameter = request?[parameter: name] else {
      return refuse("resolved")
    }
    request?.totalRounds += 1
    if hasGoneRoundTooOften {
      return end(.gaveUp, "gaveUp", problems: [problem(.neverSettles, in: "resolve \(name)")])
    }
    var problems: [ConversationEvent.HandlerProblem] = []
    guard let results = matched(results, to: &parameter, problems: &problems) else {
      return end(.failed, "failed", problems: problems)
    }
    let settledBefore = parameter.settledElements
    let pending = apply(results, to: &parameter, problems: &problems)
    if parameter.settledElements > settledBefore { request?.rounds = [:] }
    if pending == nil {
      parameter.state = parameter.elements.isEmpty && results.contains(.notRequired) ? .dropped : .settled
    }
    request?[parameter: name] = parameter
    guard let pending else { return reporting(problems) { $0.proceed() } }
    let taken = request?.takenAsBefore ?? []
    if let way = pending.way(asUsedWith: lately), !taken.contains(way.choiceName) {
      request?.takenAsBefore = taken + [way.choiceName]
      request?[parameter: name]?.take(way.value, .picked, at: pending.element)
      return reporting(problems) { $0.proceed() }
    }
    return reporting(problems) { $0.ask(pending, about: name) }
  }

  /// Continues with the next parameter that is not settled, or after the last one with the gates.
  mutating func proceed() -> Decision {
    let step = nextStep()
    return enter(step)
  }

  mutating func nextStep() -> GuardedStep {
    if let question = questionOfWhatIsMeant() { return .ask(question) }
    guard var next = request?.parameters.first(where: { $0.state == .open }) else { return .confirm }
    next.elements.removeAll { $0.state == .refused }
    request?[parameter: next.name] = next
    return .resolve(parameter: next.name)
  }

  private mutating func reporting(
    _ problems: [ConversationEvent.HandlerProblem], _ decide: (inout Self) -> Decision
  ) -> Decision {
    var decision = decide(&self)
    decision.problems = problems + decision.problems
    return decision
  }
}

// MARK: Results and elements

extension DialogueMachine {
  /// The results, one for each element.
  ///
  /// Source for the shapes: WWDC 2016 session 225.
  ///
  /// A parameter-level needsValue or notRequired holds for all elements. Where the numbers differ otherwise, values
  /// that are all accepted are taken as they are; other results cannot be assigned to elements and give `nil`.
  private func matched(
    _ results: [AnyResolutionResult], to parameter: inout ParameterProgress,
    problems: inout [ConversationEvent.HandlerProblem]
  ) -> [AnyResolutionResult]? {
    let expected = max(1, parameter.elements.count)
    if results.count == expected { return results }
    if results.count == 1, let only = results.first, only.isParameterLevel {
      parameter.elements = []
      return results
    }
    problems.append(
      problem(
        .wrongNumberOfResults, in: "resolve \(parameter.name)",
        "\(expected) expected, \(results.count) given"))
    if parameter.elements.isEmpty, results.isEmpty { return [.notRequired] }
    let values = results.compactMap(\.acceptedValue)
    guard values.count == results.count, !values.isEmpty else { return nil }
    parameter.elements = values.map { .init($0) }
    return results
  }

  /// Assigns each result to its element; returns the first that needs the user, with the element's place.
  private func apply(
    _ results: [AnyResolutionResult], to parameter: inout ParameterProgress,
    problems: inout [ConversationEvent.HandlerProblem]
  ) -> PendingResult? {
    var elements: [ParameterProgress.Element] = []
    var pending: PendingResult?
    for (index, given) in results.enumerated() {
      let element = parameter.elements.indices.contains(index) ? parameter.elements[index] : nil
      let result = judged(given, parameter.name, problems: &problems)
      switch result {
      case .success(let value):
        var settled = ParameterProgress.Element(value, .settled)
        settled.said = element?.said
        settled.isGuess = element == nil ? true : nil
        // A person who is named twice is meant once.
        if !elements.contains(where: { $0.state == .settled && $0.value == value }) { elements.append(settled) }
      case .notRequired:
        continue
      case .confirmationRequired(let value) where element?.state == .confirmed && element?.value == value:
        // The app asked for a yes to this very value, and has it.
        elements.append(.init(value, .settled))
      default:
        if let element, element.state == .settled, !result.isRefusal {
          elements.append(element)
          continue
        }
        if pending == nil {
          pending = PendingResult(result: result, element: elements.count, before: element)
        }
        if let element { elements.append(element) }
      }
    }
    parameter.elements = elements
    return pending
  }

  /// The result with its meaning for the dialogue: an offer of no value is a refusal, an offer of one value is a
  /// yes-or-no question.
  private func judged(
    _ result: AnyResolutionResult, _ parameter: String, problems: inout [ConversationEvent.HandlerProblem]
  ) -> AnyResolutionResult {
    guard case .disambiguation(let values) = result else { return result }
    let phase = "resolve \(parameter)"
    switch values.count {
    case 0:
      problems.append(problem(.emptyDisambiguation, in: phase))
      return .unsupported(reason: nil)
    case 1:
      problems.append(problem(.singleDisambiguation, in: phase))
      return .confirmationRequired(values[0])
    case let count where count > policy.maximumChoices:
      problems.append(problem(.tooManyChoices, in: phase, "\(count) given"))
      return result
    default:
      return result
    }
  }
}

/// A result that needs the user, with the place of its element and the element's state before.
struct PendingResult {
  var result: AnyResolutionResult
  var element: Int
  var before: ParameterProgress.Element?
}

extension PendingResult {
  /// The choice that was used before, where all choices are one person at several addresses; `nil` where they are not,
  /// or where the user has answered this question before.
  fileprivate func way(asUsedWith people: [Person]) -> (value: AnyParameterValue, choiceName: String)? {
    guard case .disambiguation(let values) = result, before?.state != .picked, before?.state != .confirmed
    else { return nil }
    let choices = values.compactMap { $0.value as? Person }
    guard choices.count == values.count, let first = choices.first, first.contactIdentifier != nil,
      choices.allSatisfy({ $0.contactIdentifier == first.contactIdentifier && $0.personHandle?.value != nil })
    else { return nil }
    for person in people where person.contactIdentifier == first.contactIdentifier {
      let places = choices.indices.filter { choices[$0].personHandle?.value == person.personHandle?.value }
      if places.count == 1 { return (values[places[0]], first.displayName) }
    }
    return nil
  }
}

extension AnyResolutionResult {
  /// Whether one such result stands for all elements of an array parameter.
  fileprivate var isParameterLevel: Bool {
    switch self {
    case .needsValue, .notRequired: true
    default: false
    }
  }

  /// Whether it refuses a value that was settled before.
  fileprivate var isRefusal: Bool {
    if case .unsupported = self { true } else { false }
  }

  fileprivate var acceptedValue: AnyParameterValue? {
    if case .success(let value) = self { value } else { nil }
  }
}

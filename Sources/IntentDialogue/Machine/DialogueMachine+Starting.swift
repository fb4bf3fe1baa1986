import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// An utterance was read while nothing was open.
  ///
  /// - Parameters:
  /// - margin: The margin of this request over the next reading.
  /// - others: The values for which the same is to be done afterwards.
  package mutating func understood(
    _ understanding: Understanding, routes: Routes, margin: Double = .greatestFiniteMagnitude,
    others: [IntentDraft.Slot]? = nil
  ) -> Decision {
    guard case .idle = state else { return refuse("understood") }
    guard let reading = understanding.best else { return missed() }
    misses = 0
    if let named = routes.named, !routes.able.contains(named) {
      return notPossible("appCannot", reading, app: named.name)
    }
    // A request for an app that is not installed must not go out through another one.
    if routes.named == nil, let missing = reading.missingApp {
      return notPossible("noSuchApp", reading, app: missing, able: routes.able)
    }
    guard let first = routes.named ?? routes.able.first else { return notPossible("noApp", reading) }
    request = OpenRequest(reading, rest: understanding.rest)
    request?.margin = min(margin, .greatestFiniteMagnitude)
    request?.others = others
    if routes.named != nil || routes.able.count == 1 { return begin(with: first) }
    request?.routes = routes.able
    return ask(appQuestion(routes.able))
  }

  /// An utterance with nothing open may be any of several requests: the user is asked which.
  ///
  /// - Parameter names: The names of each request, the one that is offered first in front.
  package mutating func understood(oneOf readings: [Reading], named names: [[String]]) -> Decision {
    guard case .idle = state else { return refuse("understood") }
    let offered = names.compactMap(\.first)
    guard let first = readings.first, readings.count > 1, offered.count == readings.count else { return missed() }
    misses = 0
    request = OpenRequest(first, rest: nil)
    request?.alternatives = readings
    var prompt = PromptRequest(.disambiguation, variant: "request")
    prompt.choices = offered.map { AssistantMessage.Choice($0) }
    var question = Question(.request, prompt)
    question.otherNames = names.map { $0.dropFirst().joined(separator: " ") }
    return ask(question)
  }

  /// The typed intent was made; these are its parameters, in declared order, with what was said for them.
  ///
  /// The permission comes before the first resolver: an app without it hears nothing.
  /// - Parameters:
  ///   - rules: What the intent and the app ask for now; no stored conversation changes them.
  ///   - key: The request's own from here on.
  ///   - predecessor: The request that ended right before it, if any.
  package mutating func began(
    _ parameters: [ParameterProgress], rules: IntentRules, key: RequestKey, after predecessor: IntentName? = nil
  ) -> Decision {
    guard case .beginning = state, request?.app != nil else { return refuse("began") }
    request?.parameters = parameters
    request?.rules = rules
    request?.key = key
    request?.predecessor = predecessor
    return proceed()
  }

  mutating func begin(with app: AppRoute) -> Decision {
    guard let reading = request?.reading else { return refuse("begin") }
    request?.app = app
    state = .beginning
    return Decision(.begin(app, reading))
  }

  private mutating func missed() -> Decision {
    var prompt = PromptRequest(.notUnderstood)
    prompt.attempt = misses
    misses = min(misses + 1, policy.repetitions)
    return Decision(.say(prompt))
  }

  /// - Parameter apps: The apps that could do it instead.
  private func notPossible(
    _ variant: String, _ reading: Reading, app: String? = nil, able apps: [AppRoute] = []
  ) -> Decision {
    var prompt = PromptRequest(.notUnderstood, variant: variant, intent: reading.intent, app: app)
    prompt.choices = apps.map { AssistantMessage.Choice($0.name) }
    return Decision(.say(prompt))
  }

  private func appQuestion(_ apps: [AppRoute]) -> Question {
    var prompt = prompt(.appChoice)
    prompt.choices = apps.map { AssistantMessage.Choice($0.name) }
    return Question(.app, prompt)
  }
}

import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// An utterance was read while nothing was open.
  package mutating func understood(_ understanding: Understanding, routes: Routes) -> Decision {
    guard case .idle = state else { return refuse("understood") }
    guard let reading = understanding.best else { return missed() }
    misses = 0
    if let named = routes.named, !routes.able.contains(named) {
      return Decision(.say(notPossible("appCannot", reading, app: named.name)))
    }
    // What is meant for an app that is not there must not go out by another one.
    if routes.named == nil, let missing = reading.missingApp {
      return Decision(.say(notPossible("noSuchApp", reading, app: missing)))
    }
    guard let first = routes.named ?? routes.able.first else {
      return Decision(.say(notPossible("noApp", reading)))
    }
    request = OpenRequest(reading, rest: understanding.rest)
    if routes.named != nil || routes.able.count == 1 { return begin(with: first) }
    request?.routes = routes.able
    return ask(appQuestion(routes.able))
  }

  /// The typed intent was made; these are its parameters, in declared order, with what was said for them.
  package mutating func began(
    _ parameters: [ParameterProgress], rules: IntentRules, requiresUnlock: Bool
  ) -> Decision {
    guard case .beginning = state, let app = request?.app else { return refuse("began") }
    request?.parameters = parameters
    request?.rules = rules
    request?.requiresUnlock = requiresUnlock || rules.requiresUnlock
    state = .checkingPermission
    return Decision(.checkPermission(app: app.identifier))
  }

  /// Whether the app may be handed what the user says was looked up, or answered by the user and remembered.
  ///
  /// It comes before the first resolver: an app without the permission hears nothing. Source: `INPreferences`, iOS 10.
  package mutating func permissionAnswered(_ status: PermissionStatus) -> Decision {
    guard case .checkingPermission = state else { return refuse("permissionAnswered") }
    switch status {
    case .authorized: return proceed()
    case .denied, .restricted:
      return end(.notPermitted, message: prompt(.permission, variant: "denied"))
    case .notDetermined: return ask(Question(.permission, prompt(.permission)))
    }
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

  private func notPossible(_ variant: String, _ reading: Reading, app: String? = nil) -> PromptRequest {
    PromptRequest(.notUnderstood, variant: variant, intent: reading.intent, app: app)
  }

  private func appQuestion(_ apps: [AppRoute]) -> Question {
    var prompt = prompt(.appChoice)
    prompt.choices = apps.map { Choice($0.name) }
    return Question(.app, prompt)
  }
}

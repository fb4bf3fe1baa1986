import IntentModel
import LanguageNotation

/// A request as it was handed to the app: what remains of it once the machine has another state.
struct HandledRequest: Sendable {
  let intent: AnyIntent
  let app: AppRoute
  private let request: OpenRequest

  init(_ request: OpenRequest, intent: AnyIntent, app: AppRoute) {
    self.intent = intent
    self.app = app
    self.request = request
  }

  var people: [Person] {
    request.parameters.flatMap { $0.liveValues.compactMap { $0.value as? Person } }
  }

  /// Runs code of the app with what it may ask about the request: its key, and the language of the answer.
  func running<Answer: Sendable>(
    in language: String, _ work: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await RequestKey.$current.withValue(request.key) {
      try await AnyIntentHandler.$language.withValue(Language(taggedOnly: language)) { try await work() }
    }
  }

  /// Whether the user was asked which app to use.
  var wasAskedForApp: Bool { request.wasAskedForApp }

  func record(_ response: AnyIntentResponse) -> ConversationEvent.RequestRecord {
    let parameters = request.parameters.compactMap { parameter in
      let values = parameter.liveValues.compactMap { $0.value?.told }
      return values.isEmpty
        ? nil : ConversationEvent.RequestRecord.Value(parameter.name, isArray: parameter.isArray, values: values)
    }
    return ConversationEvent.RequestRecord(intent: intent, parameters: parameters, app: app.name, response: response)
  }
}

/// The typed intent of the open request; from phase to phase only changed values are set again.
struct ComposedIntent: Sendable {
  private var app = ""
  private var name: IntentName = ""
  private var values: [[AnyParameterValue]] = []
  private var intent: AnyIntent?

  mutating func intent(for request: OpenRequest, app: AppRoute, by handler: AnyIntentHandler) throws -> AnyIntent {
    if app.identifier != self.app || request.intent != name || values.count != request.parameters.count {
      intent = nil
    }
    var composed = try intent ?? handler.begin(IntentDraft(request.intent))
    let wanted = request.parameters.map(\.liveValues)
    for (place, parameter) in request.parameters.enumerated() {
      if intent != nil, values[place] == wanted[place] { continue }
      try handler.setValues(parameter.name, wanted[place], &composed)
    }
    self.app = app.identifier
    name = request.intent
    values = wanted
    intent = composed
    return composed
  }
}

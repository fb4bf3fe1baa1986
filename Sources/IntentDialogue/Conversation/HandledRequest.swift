import IntentModel

/// A request as it was handed to the app: what is left of it when the machine has gone on.
struct HandledRequest: Sendable {
  var intent: AnyIntent
  var app: AppRoute
  var parameters: [RequestRecord.Value]
  var people: [Person]

  init(_ request: OpenRequest, intent: AnyIntent, app: AppRoute) {
    self.intent = intent
    self.app = app
    self.parameters = request.parameters.compactMap { parameter in
      let values = parameter.liveValues.compactMap { $0.value?.told }
      if values.isEmpty { return nil }
      return RequestRecord.Value(parameter.name, isArray: parameter.isArray, values: values)
    }
    self.people = request.parameters.flatMap { $0.liveValues.compactMap { $0.value as? Person } }
  }

  func record(_ response: AnyIntentResponse) -> RequestRecord {
    RequestRecord(intent: intent, parameters: parameters, app: app.name, response: response)
  }
}

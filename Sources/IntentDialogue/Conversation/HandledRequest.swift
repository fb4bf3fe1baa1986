import IntentModel
import LanguageNotation

/// A request in the form in which the app got it; it outlives the machine's state.
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

  /// Calls code of the app, which can ask for the request's key and the language of the answer.
  ///
  /// A task that is started in the body has both too.
  func beginning<Call>(in language: String, _ begin: () -> Call) -> Call {
    RequestKey.$current.withValue(request.key) {
      AnyIntentHandler.$language.withValue(Language(taggedOnly: language)) { begin() }
    }
  }

  /// Whether the user was asked which app to use.
  var wasAskedForApp: Bool { request.wasAskedForApp }

  func record(_ response: AnyIntentResponse) -> ConversationEvent.RequestRecord {
    let told = request.parameters.compactMap { parameter in
      let values = parameter.liveValues.compactMap { $0.value?.told }
      return values.isEmpty
        ? nil : ConversationEvent.RequestRecord.Value(parameter.name, isArray: parameter.isArray, values: values)
    }
    return ConversationEvent.RequestRecord(intent: intent, parameters: told, app: app.name, response: response)
  }
}

/// The typed intent of the open request; between phases only changed values are set again.
struct ComposedIntent: Sendable {
  private var app = ""
  private var name: IntentName = ""
  /// The elements of each parameter as they were set, and their values.
  private var elements: [[ParameterProgress.Element]] = []
  private var values: [[AnyParameterValue]] = []
  private var intent: AnyIntent?

  mutating func intent(for request: OpenRequest, app: AppRoute, by handler: AnyIntentHandler) throws -> AnyIntent {
    if app.identifier != self.app || request.intent != name || values.count != request.parameters.count {
      intent = nil
    }
    let isNew = intent == nil
    var composed = try intent ?? handler.begin(IntentDraft(request.intent))
    if isNew { values = Array(repeating: [], count: request.parameters.count) }
    // After an error it is unknown which values are set.
    intent = nil
    for (place, parameter) in request.parameters.enumerated() {
      // Most parameters are unchanged, which shared storage proves without comparing values.
      if !isNew, elements[place].sharesStorage(with: parameter.elements) { continue }
      let wanted = parameter.liveValues
      if !isNew, values[place] == wanted { continue }
      try handler.setValues(parameter.name, wanted, &composed)
      values[place] = wanted
    }
    self.app = app.identifier
    name = request.intent
    elements = request.parameters.map(\.elements)
    intent = composed
    return composed
  }
}

extension Array {
  /// Whether both are the same array, unchanged since it was copied.
  fileprivate func sharesStorage(with other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}

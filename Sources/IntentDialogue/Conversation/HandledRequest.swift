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

  /// Begins code of the app, with what it may ask about the request: its key, and the language of the answer.
  ///
  /// A task that is begun in the body has both.
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

/// The typed intent of the open request; from phase to phase only changed values are set again.
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
    // Where setting a value fails, nothing is known to be set.
    intent = nil
    for (place, parameter) in request.parameters.enumerated() {
      // Most parameters are as they were, which their storage tells without a look at the values.
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
  /// Whether both are the same array, which neither has changed since it was copied.
  fileprivate func sharesStorage(with other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}

import Foundation
import IntentModel

/// The source of the objects that handle intents, and the receivers of reports about calls and broken rules.
package struct HandlerSource: Sendable {
  /// The class whose `handler(for:)` is called: the extension's principal class.
  package let name: String
  package let handler: @Sendable (INIntent) -> Any?
  package let report: @Sendable (HandlerFault) -> Void
  package let watch: @Sendable (HandlerCall) -> Void
  /// The longest real time of a phase; `nil` for as long as the caller waits.
  package let limit: Duration?
  /// The intents for which `handler(for:)` ends the process, each with its last words; it is not called for these.
  package let ending: [String: String]
  /// Receives a broken rule that makes a phase fail.
  package let fail: @Sendable (HandlerFault) -> Void

  package init(
    _ provider: any INIntentHandlerProviding, report: @escaping @Sendable (HandlerFault) -> Void,
    watch: @escaping @Sendable (HandlerCall) -> Void, limit: Duration?, ending: [String: String] = [:],
    fail: @escaping @Sendable (HandlerFault) -> Void = { _ in }
  ) {
    // The system asks an extension from any thread, one phase after the other; so does Parley.
    let name = String(reflecting: type(of: provider))
    nonisolated(unsafe) let provider: any INIntentHandlerProviding = provider
    self.name = name
    handler = { intent in
      watch(HandlerCall(handler: name, method: "handler(for: \(type(of: intent)))"))
      return provider.handler(for: intent)
    }
    self.report = report
    self.watch = watch
    self.limit = limit
    self.ending = ending
    self.fail = fail
  }
}

/// The phases of one intent, as calls to the object that an extension provides for it.
///
/// As in the system, each phase asks for the object again, and it is never kept.
struct PhaseCalls<Object: IntentBridging, Handling>: Sendable {
  typealias Value = Object.Held
  let source: HandlerSource

  /// Resolves a parameter with a single value; without the method the value is accepted as it was said.
  func one<Answer: INIntentResolutionResult, Of: ParameterValue>(
    _ method: String, _ said: KeyPath<Value, Of?> & Sendable,
    _ call: @escaping @Sendable (Handling, Object) async -> Answer
  ) -> @Sendable (Value) async throws -> ResolutionResult<Of> {
    { intent in
      let name = "\(method)(for:with:)"
      let answer = try await self.answer(of: name, to: intent, call)
      if answer.missing == .notImplemented { return .asSaid(intent[keyPath: said]) }
      return try answer.verdict(on: intent[keyPath: said]) { fault($0, in: name, of: intent) }
    }
  }

  /// Resolves a parameter with a list of values, each element by itself.
  func each<Answer: INIntentResolutionResult, Of: ParameterValue>(
    _ method: String, _ said: KeyPath<Value, [Of]> & Sendable,
    _ call: @escaping @Sendable (Handling, Object) async -> [Answer]
  ) -> @Sendable (Value) async throws -> [ResolutionResult<Of>] {
    { intent in
      let name = "\(method)(for:with:)"
      let values = intent[keyPath: said]
      let answers = try await self.answer(of: name, to: intent, call)
      if answers.missing == .notImplemented { return .asSaid(values) }
      return try answers.enumerated().map { index, answer in
        try answer.verdict(on: values.indices.contains(index) ? values[index] : nil) {
          fault($0, in: name, of: intent)
        }
      }
    }
  }

  /// Confirms the request; a class without the method counts as ready.
  func confirm<Answer: ResponseBridging>(
    _ method: String = "confirm(intent:completion:)",
    _ call: @escaping @Sendable (Handling, Object) async -> Answer
  ) -> @Sendable (Value) async throws -> Answer.Response
  where Answer.Response == Value.Response, Answer.Response.Code: SiriKitResponseCode {
    { intent in
      let answer = try await self.answer(of: method, to: intent, call)
      return answer.missing == .notImplemented ? Value.Response(.ready) : answer.response
    }
  }

  /// Carries the request out.
  func handle<Answer: ResponseBridging>(
    _ method: String = "handle(intent:completion:)",
    _ call: @escaping @Sendable (Handling, Object) async -> Answer
  ) -> @Sendable (Value) async throws -> Answer.Response where Answer.Response == Value.Response {
    { intent in
      let answer = try await self.answer(of: method, to: intent, call)
      if answer.missing == .notImplemented { throw fault(.notImplemented, in: method, of: intent) }
      return answer.response
    }
  }

  /// The object that handles the intent now.
  func object(for intent: Object) throws -> Handling {
    if let words = source.ending["\(Object.self)"] {
      throw told(HandlerFault(.endsProcess(words), handler: source.name, method: "handler(for: \(Object.self))"))
    }
    let found = source.handler(intent)
    if let handling = found as? Handling { return handling }
    let kind = found.map { String(reflecting: type(of: $0)) }
    throw told(HandlerFault(.wrongObject(kind), handler: source.name, method: "handler(for: \(Object.self))"))
  }

  private func told(_ fault: HandlerFault) -> HandlerFault {
    source.fail(fault)
    return fault
  }

  private func answer<Answer: PhaseAnswer>(
    of method: String, to intent: Value, _ call: @escaping @Sendable (Handling, Object) async -> Answer
  ) async throws -> Answer {
    let object = Object(holding: intent)
    let handler = try self.object(for: object)
    let name = String(reflecting: type(of: handler as Any))
    source.watch(HandlerCall(handler: name, method: method))
    let log = FaultLog { [source] in source.report(HandlerFault($0, handler: name, method: method)) }
    // Only one phase at a time calls the extension's objects.
    nonisolated(unsafe) let called = handler
    let answer = await FaultLog.$current.withValue(log) {
      await Intents.answer(within: source.limit) { await call(called, object) }
    }
    if let rule = answer.missing, rule != .notImplemented {
      throw told(HandlerFault(rule, handler: name, method: method))
    }
    return answer
  }

  private func fault(_ rule: HandlerFault.Rule, in method: String, of intent: Value) -> HandlerFault {
    let handler = try? object(for: Object(holding: intent))
    return told(
      HandlerFault(
        rule, handler: handler.map { String(reflecting: type(of: $0 as Any)) } ?? source.name, method: method))
  }
}

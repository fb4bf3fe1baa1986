import Foundation
import IntentModel

/// Where the objects that handle intents come from, and who hears of their calls and of broken rules that end nothing.
package struct HandlerSource: Sendable {
  /// What `handler(for:)` is asked of: the extension's principal class.
  package let name: String
  package let handler: @Sendable (INIntent) -> Any?
  package let report: @Sendable (HandlerFault) -> Void
  package let watch: @Sendable (HandlerCall) -> Void
  /// How long a phase may take in real time; `nil` where the caller waits as long as it likes.
  package let limit: Duration?
  /// The intents that `handler(for:)` ends its process for, with its last words; it is not asked for them.
  package let ending: [String: String]
  /// Hears of a broken rule that ends a phase.
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

/// The phases of one intent, as calls to the object that an extension gives for it.
///
/// The object is asked for in every phase, as the system does, and never kept.
struct PhaseCalls<Object: IntentBridging, Handling>: Sendable {
  typealias Value = Object.Held
  let source: HandlerSource

  /// Settles a parameter that holds one value; a method that is not there lets it through as it was said.
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

  /// Settles a parameter that holds a list, each element by a verdict of its own.
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

  /// Checks the request; a class without the method is ready.
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
    // The extension's objects are called by one phase after the other, and by no other task meanwhile.
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

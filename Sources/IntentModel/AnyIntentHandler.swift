/// An intent joined to the code that resolves, confirms and handles it: the one door, for built-in and custom alike.
///
/// ```swift
/// AnyIntentHandler(
///   OrderCoffeeIntent.self,
///   resolvers: [Resolver(\.size, barista.resolveSize)],
///   confirm: barista.confirm,
///   handle: barista.handle)
/// ```
///
/// What it may do: suspend, block its thread, compute for long, throw. It is called on threads of the assistant's own,
/// apart from Swift's cooperative pool, so a call that blocks holds up neither other conversations nor time limits: a
/// moment later another thread takes its place. A call is waited for as long as the policy allows; then a resolver and
/// `confirm` are cancelled and the request fails, while `handle` continues and its result is reported when it arrives.
/// Up to 256 calls of one assistant may block at once. A call beyond these waits for a thread; where its limit comes
/// first it is never made and the request fails, with the reason in the trace. A call that never returns keeps its
/// thread.
///
/// What it must not do: wait for a turn of the conversation that calls it, because that turn waits for the handler; and
/// block a thread of an actor that other code uses, the main actor's above all, because the assistant cannot replace
/// that thread.
public struct AnyIntentHandler: Sendable {
  /// The intent's parameters, rules and codes.
  public var description: IntentDescription { code.description }
  /// The names of the parameters that have a resolver, in the order in which they are resolved.
  public var resolvedParameters: [String] { code.resolvedParameters }

  private let code: HandlerCode

  package var begin: @Sendable (IntentDraft) throws -> AnyIntent { code.values.begin }
  package var values: @Sendable (String, AnyIntent) throws -> [AnyParameterValue] { code.values.values }
  package var setValues: @Sendable (String, [AnyParameterValue], inout AnyIntent) throws -> Void {
    code.values.setValues
  }
  /// The values that the spoken words mean in one parameter; empty where they mean none.
  package var typed: @Sendable (String, [SpokenValue]) throws -> [AnyParameterValue] { code.values.typed }
  package var resolve: @Sendable (String, AnyIntent) async throws -> [AnyResolutionResult] { code.phases.resolve }
  package var confirm: @Sendable (AnyIntent) async throws -> AnyIntentResponse { code.phases.confirm }
  package var handle: @Sendable (AnyIntent) async throws -> AnyIntentResponse { code.phases.handle }
  package var restore: @Sendable (AnyIntent) throws -> AnyIntent { code.values.restore }
  /// How a handled request reports its progress; `nil` where the intent sends no updates.
  package var updates: AnyIntentUpdates? { code.phases.updates }

  /// A handler of these parts, of which those that the code resolves are named.
  init(
    _ description: IntentDescription, resolving resolved: Set<String>, _ values: IntentValues, _ phases: UntypedPhases
  ) {
    code = HandlerCode(
      description: description, resolvedParameters: description.parameters.map(\.name).filter(resolved.contains),
      values: values, phases: phases)
  }

  /// The same handler with other phases.
  ///
  /// - Parameter resolved: The names of the parameters that these resolve.
  func with(_ phases: UntypedPhases, resolving resolved: Set<String>, as description: IntentDescription) -> Self {
    AnyIntentHandler(description, resolving: resolved, code.values, phases)
  }

  /// The name of the intent that is handled.
  public var name: IntentName { description.name }

  /// The same handler, whose requests are never carried out without the user's yes.
  ///
  /// So an app asks "Ready to send it?" before every message; a host asks for all its apps by its policy.
  public func askingFirst() -> AnyIntentHandler {
    var asking = description
    asking.rules.goAhead = .asked
    return with(code.phases, resolving: Set(resolvedParameters), as: asking)
  }

  /// Joins an intent to its code.
  ///
  /// A parameter without a resolver is accepted as it was said. Without `confirm` the app counts as ready. `handle` is
  /// called once for each request. `updates` reports the progress of a request after it was handled.
  public init<I: Intent>(
    _ type: I.Type,
    resolvers: [Resolver<I>] = [],
    confirm: (@Sendable (I) async throws -> I.Response)? = nil,
    handle: @escaping @Sendable (I) async throws -> I.Response,
    updates: IntentUpdates<I>? = nil
  ) {
    let typing = IntentTyping<I>()
    let resolves = Self.resolves(of: resolvers)
    let phases = UntypedPhases(
      resolve: { name, intent in
        guard let resolve = resolves[name] else {
          throw IntentHandlerError.noParameter(name, of: I.name)
        }
        return try await resolve(typing.intent(intent))
      },
      confirm: { intent in
        let intent = try typing.intent(intent)
        guard let confirm else { return .ready }
        return AnyIntentResponse(try await confirm(intent))
      }, handle: { AnyIntentResponse(try await handle(typing.intent($0))) },
      updates: updates.map { AnyIntentUpdates($0, typed: typing.intent) })
    self.init(IntentDescription(type), resolving: Set(resolves.keys), typing.untyped, phases)
  }

  /// The code of each resolver by the name of its parameter; the first one where two are for the same parameter.
  private static func resolves<I: Intent>(
    of resolvers: [Resolver<I>]
  ) -> [String: @Sendable (I) async throws -> [AnyResolutionResult]] {
    let named = I.parameters.compactMap { parameter in
      resolvers.first { $0.keyPath == parameter.keyPath }.map { (parameter.name, $0.resolve) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

/// What a handler is made of; it is handed on by reference, since each phase of a request hands it on.
private final class HandlerCode: Sendable {
  let description: IntentDescription
  let resolvedParameters: [String]
  let values: IntentValues
  let phases: UntypedPhases

  init(
    description: IntentDescription, resolvedParameters: [String], values: IntentValues, phases: UntypedPhases
  ) {
    self.description = description
    self.resolvedParameters = resolvedParameters
    self.values = values
    self.phases = phases
  }
}

/// What goes between an intent without a type and the values of its parameters.
struct IntentValues: Sendable {
  var begin: @Sendable (IntentDraft) throws -> AnyIntent
  var values: @Sendable (String, AnyIntent) throws -> [AnyParameterValue]
  var setValues: @Sendable (String, [AnyParameterValue], inout AnyIntent) throws -> Void
  var typed: @Sendable (String, [SpokenValue]) throws -> [AnyParameterValue]
  var restore: @Sendable (AnyIntent) throws -> AnyIntent
}

/// Goes between the engine's intents without a type and the typed ones of a handler.
private struct IntentTyping<I: Intent>: Sendable {
  private let parameters = I.parameters
  private let places = Dictionary(I.parameters.indices.map { (I.parameters[$0].name, $0) }) { first, _ in first }

  /// The same for who does not know the type.
  var untyped: IntentValues {
    IntentValues(
      begin: { AnyIntent(begin($0)) },
      values: { name, intent in
        try parameters[place(of: name)].values(self.intent(intent)).map(AnyParameterValue.init(erasing:))
      },
      setValues: { name, values, intent in
        var copy = try self.intent(intent)
        try parameters[place(of: name)].setValues(&copy, values.compactMap(\.value))
        intent = AnyIntent(copy)
      }, typed: { try values($1, of: $0).map(AnyParameterValue.init(erasing:)) },
      restore: { AnyIntent(try intent($0)) })
  }

  /// - Throws: ``IntentHandlerError/wrongIntent(expected:found:)``.
  @Sendable func intent(_ intent: AnyIntent) throws -> I {
    guard let typed = intent.as(I.self) else {
      throw IntentHandlerError.wrongIntent(expected: I.name, found: intent.name)
    }
    return typed
  }

  /// - Throws: ``IntentHandlerError/noParameter(_:of:)``.
  private func place(of name: String) throws -> Int {
    guard let place = places[name] else { throw IntentHandlerError.noParameter(name, of: I.name) }
    return place
  }

  /// The intent that the words said make.
  func begin(_ draft: IntentDraft) -> I {
    var intent = I()
    for place in parameters.indices {
      let spoken = draft.values(for: parameters[place].name)
      if !spoken.isEmpty { parameters[place].fill(&intent, spoken) }
    }
    return intent
  }

  /// The values that the spoken words mean in one parameter.
  func values(_ spoken: [SpokenValue], of name: String) throws -> [any ParameterValue] {
    var blank = I()
    let place = try place(of: name)
    parameters[place].fill(&blank, spoken)
    return parameters[place].values(blank)
  }
}

/// An error between the engine and a handler; the user cannot cause it.
public enum IntentHandlerError: Error, Sendable, Hashable {
  case wrongIntent(expected: IntentName, found: IntentName)
  case noParameter(String, of: IntentName)
  /// The intent is only described: no code carries it out.
  case notHandled(IntentName)
  /// What `handle` throws where it stopped, as it was asked to, and nothing was carried out.
  case handlingStopped
  /// What `handle` throws where the request may have been carried out: the connection broke, or the work was cancelled on
  /// its way.
  ///
  /// Any other error means that the request failed, and the user would try again, and pay twice. Here the user is told
  /// to check the app. The conversation keeps the request among those that are unfinished, so that the result can still
  /// be reported. A `CancellationError` of a handler that was cancelled means the same.
  case unknownOutcome(String? = nil)
}

import Parley

/// What a stub throws in place of an app's own error.
struct StubbedError: Error, CustomStringConvertible {
  var description: String
}

extension AnyIntentHandler {
  /// The handler with a script's stubs in front of the app's own code.
  ///
  /// - Parameter parameters: the parameters that the script has stubs for.
  func stubbed(
    by book: StubBook, _ parameters: Set<String>, contacts: [Person], in environment: SimulatedEnvironment
  ) -> AnyIntentHandler {
    let phases = StubbedPhases(handler: self, book: book, contacts: contacts, environment: environment)
    return replacing(
      resolve: { try await phases.resolve($0, $1) },
      confirm: { try await phases.answer(.confirm, $0) },
      handle: { try await phases.answer(.handle, $0) },
      resolving: parameters)
  }
}

/// The phases of one handler; the stubs are asked first.
private struct StubbedPhases: Sendable {
  let handler: AnyIntentHandler
  let book: StubBook
  let contacts: [Person]
  let environment: SimulatedEnvironment

  func resolve(_ parameter: String, _ intent: AnyIntent) async throws -> [AnyResolutionResult] {
    let phase = Stub.Phase.resolve(parameter: parameter)
    let values = try handler.values(parameter, intent)
    if values.isEmpty {
      guard let outcome = book.next(phase, of: handler.name) else { return try await own(parameter, intent) }
      if let verdict = try await verdict(outcome, parameter) { return [verdict] }
      return try await own(parameter, intent)
    }
    var verdicts: [AnyResolutionResult?] = []
    for value in values {
      let words = value.value?.choiceName
      if let outcome = book.next(phase, of: handler.name, words: words) {
        verdicts.append(try await verdict(outcome, parameter))
      } else {
        verdicts.append(nil)
      }
    }
    if verdicts.allSatisfy({ $0 != nil }) { return verdicts.compactMap { $0 } }
    let own = try await own(parameter, intent)
    return zip(verdicts, own).map { $0 ?? $1 } + own.dropFirst(verdicts.count)
  }

  /// The app's own verdict; without a resolver every value is accepted as it was said.
  private func own(_ parameter: String, _ intent: AnyIntent) async throws -> [AnyResolutionResult] {
    if handler.resolvedParameters.contains(parameter) { return try await handler.resolve(parameter, intent) }
    let values = try handler.values(parameter, intent)
    if values.isEmpty { return [.notRequired] }
    return values.map { .success($0.meant) }
  }

  func answer(_ phase: Stub.Phase, _ intent: AnyIntent) async throws -> AnyIntentResponse {
    if let outcome = book.next(phase, of: handler.name) {
      if case .code(let name) = try await taken(outcome) {
        let code = handler.description.codes.first { $0.name == name }
        return AnyIntentResponse(code: name, status: code?.status)
      }
    }
    return try await phase == .confirm ? handler.confirm(intent) : handler.handle(intent)
  }

  private func verdict(_ outcome: Stub.Outcome, _ parameter: String) async throws -> AnyResolutionResult? {
    guard case .verdict(let name, let values) = try await taken(outcome) else { return nil }
    return try StubValues(handler: handler, contacts: contacts).verdict(name, values, of: parameter)
  }

  /// The answer, after its delay.
  private func taken(_ outcome: Stub.Outcome) async throws -> Stub.Answer {
    if outcome.delay > 0 { await environment.sleep(for: outcome.delay) }
    switch outcome.answer {
    case .throw(let words): throw StubbedError(description: words)
    case .hang:
      await environment.sleep(for: StubbedPhases.never)
      return .pass
    default: return outcome.answer
    }
  }

  /// A time that no script reaches, in seconds.
  private static let never = 1e11
}

import Parley

/// Checks a script's stubs against the intents that its apps have, before anything is played.
struct StubCheck {
  let handlers: [AnyIntentHandler]
  let contacts: [Person]

  /// What is wrong with a stub, in the terms of its line; `nil` where nothing is.
  func problem(of stub: Stub) -> ScriptProblem.Kind? {
    let meant = handlers.filter { stub.intent ?? $0.name == $0.name }
    if let intent = stub.intent, meant.isEmpty {
      let known = Set(handlers.map(\.name.rawValue)).sorted()
      return .unknownName(kind: "intent of these apps", name: intent.rawValue, known: known)
    }
    if case .resolve(let parameter) = stub.phase {
      return problem(of: stub, parameter, meant.filter { $0.description[parameter: parameter] != nil }, meant)
    }
    let codes = Set(meant.flatMap { $0.description.codes.map(\.name) })
    for outcome in stub.outcomes {
      if case .code(let code) = outcome.answer, !codes.contains(code) {
        return .unknownName(kind: "response code", name: code, known: codes.sorted() + ["pass", "throw", "hang"])
      }
    }
    return nil
  }

  private func problem(
    of stub: Stub, _ parameter: String, _ having: [AnyIntentHandler], _ meant: [AnyIntentHandler]
  ) -> ScriptProblem.Kind? {
    if having.isEmpty {
      let known = Set(meant.flatMap { $0.description.parameters.map(\.name) }).sorted()
      return .unknownName(kind: "parameter", name: parameter, known: known)
    }
    for outcome in stub.outcomes {
      guard case .verdict(let name, let values) = outcome.answer else { continue }
      // Where no intent is named, one that can answer it is enough.
      let problems = having.map { problem(name, values, parameter, $0) }
      if problems.contains(nil) { continue }
      return problems.first.flatMap(\.self)
    }
    return nil
  }

  private func problem(
    _ verdict: String, _ values: [String], _ parameter: String, _ handler: AnyIntentHandler
  ) -> ScriptProblem.Kind? {
    do {
      _ = try StubValues(handler: handler, contacts: contacts).verdict(verdict, values, of: parameter)
    } catch {
      return .setUp("the stub cannot answer that: \(error).")
    }
    return verdict == "unsupported" ? unknownReason(values.first, parameter, handler) : nil
  }

  private func unknownReason(_ reason: String?, _ parameter: String, _ handler: AnyIntentHandler) -> ScriptProblem.Kind?
  {
    let known = handler.description[parameter: parameter]?.reasons.map(\.rawValue) ?? []
    guard let reason, !known.contains(reason) else { return nil }
    return .unknownName(kind: "reason of \(parameter)", name: reason, known: known)
  }
}

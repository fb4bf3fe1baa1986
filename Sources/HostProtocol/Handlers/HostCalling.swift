import Parley

/// How the engine calls a handler that lives in the host, and waits for its answer.
package protocol HostCalling: Sendable {
  /// Calls the host, and waits for its answer as long as the task is not cancelled; for that of `handle` always.
  ///
  /// - Throws: what the host answers in place of a result; `CancellationError` where the call is no longer wanted;
  ///   `IntentHandlerError.unknownOutcome` where what became of `handle` is not known.
  func call(_ method: String, _ params: JSONValue) async throws -> JSONValue
}

/// The conversation for whose turn a handler is called.
package enum CallingConversation {
  @TaskLocal package static var current: JSONValue?
}

/// What a host answered to a call cannot be used.
package struct WrongAnswer: Error, Sendable, CustomStringConvertible {
  package var description: String

  init(_ method: String, _ problem: MessageProblem) { description = "the host's answer to \(method): \(problem)" }
}

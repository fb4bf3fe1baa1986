import Parley
import Synchronization

/// The calls of a stateless turn whose answers come with it: the turn is taken again with each further answer.
///
/// A turn makes the same calls in the same order each time, so that a call is identified by its place.
package final class ReplayedCalls: HostCalling {
  /// The calls of the turn that is being taken.
  @TaskLocal package static var current: ReplayedCalls?

  private struct Unanswered: Error {}

  private struct State {
    var count = 0
    var needed: JSONValue?
  }

  private let key: String
  private let answers: JSONFields
  private let state = Mutex(State())

  package init(key: String, answers: JSONFields) {
    self.key = key
    self.answers = answers
  }

  /// The first call without an answer; `nil` where the turn has all the answers it needs.
  package var needed: JSONValue? { state.withLock { $0.needed } }

  package func call(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    let id = state.withLock { state in
      state.count += 1
      return "\(key)/\(state.count)"
    }
    guard answers[id] != nil else {
      let needed = JSONValue.object(["id": .string(id), "method": .string(method), "params": params])
      // Only the first is kept: once it is answered, the turn may make other calls than the ones after it.
      state.withLock { state in if state.needed == nil { state.needed = needed } }
      throw Unanswered()
    }
    let answer = try answers.object(id)
    if let message = try answer.object("error").string("message") { throw HostError(.failed, message) }
    return try answer.required("result", answer["result"])
  }
}

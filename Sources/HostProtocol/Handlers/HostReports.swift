import Parley
import Synchronization

/// The handled requests that hosts still report on, by their keys.
package final class HostReports: Sendable {
  private struct Observed {
    var observer: IntentResponseObserver<AnyIntentUpdates.Update>
    var description: IntentDescription
  }

  private let observed = Mutex<[String: Observed]>([:])

  package init() {}

  /// Asks the host to report with `observe`, and to end its reports with `unobserve`.
  func updates(of hosted: HostedHandler) -> AnyIntentUpdates {
    AnyIntentUpdates { [self] intent, observer in
      let members = try hosted.members(of: intent)
      let params = hosted.params(members)
      let key = (RequestKey.current ?? .random()).rawValue
      observed.withLock { $0[key] = Observed(observer: observer, description: hosted.description) }
      let asked = JSONValue.object(params.merging(["key": .string(key)]) { $1 })
      do {
        _ = try await hosted.host.call("observe", asked)
      } catch {
        stop(key)
        throw error
      }
      return { [self] in
        stop(key)
        _ = try? await hosted.host.call("unobserve", asked)
      }
    }
  }

  private func stop(_ key: String) { observed.withLock { $0[key] = nil } }

  /// Takes a report of the host's: `key`, the answer, and whether it is the last.
  ///
  /// - Returns: whether more reports are wanted.
  package func take(_ fields: JSONFields) throws(MessageProblem) -> Bool {
    let key = try fields.requiredString("key")
    let told = try fields.required("response", fields["response"])
    guard let known = observed.withLock({ $0[key] }) else { return false }
    let response = try ResponseReading(description: known.description).response(told, at: fields.path("response"))
    let isLast = try fields.flag("last") ?? false
    known.observer.didUpdate(AnyIntentUpdates.Update(response: response, state: isLast ? .final : .ongoing))
    if isLast { stop(key) }
    return !isLast && known.observer.isObserving
  }
}

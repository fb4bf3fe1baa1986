import Parley

/// The responses to the requests that were carried out, by their keys: handling a request again gives the same
/// response.
///
/// A service needs it that must not pay or book twice. A different request under the key of an earlier one fails,
/// because that one can no longer be changed. Requests without a key are carried out each time.
struct AnsweredRequests {
  private struct Entry {
    var intent: AnyIntent
    var answer: any IntentResponse
  }

  private var entries: [RequestKey: Entry] = [:]
  private var keys: [RequestKey] = []

  /// How many responses are kept; the oldest are dropped first.
  static let capacity = 1_000

  /// The response to the request with this task's key, where there is one.
  func answer<I: Intent>(to intent: I) -> I.Response? {
    guard let key = RequestKey.current, let entry = entries[key] else { return nil }
    if entry.intent == AnyIntent(intent), let answer = entry.answer as? I.Response { return answer }
    return I.Response.Code.allCases.first { $0.status == .failure }.map { I.Response($0) }
  }

  /// Stores the response to the request with this task's key.
  mutating func keep<I: Intent>(_ answer: I.Response, to intent: I) {
    guard let key = RequestKey.current else { return }
    if entries.updateValue(Entry(intent: AnyIntent(intent), answer: answer), forKey: key) == nil { keys.append(key) }
    if keys.count > Self.capacity { entries[keys.removeFirst()] = nil }
  }
}

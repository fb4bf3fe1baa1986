import Parley

/// The answers to the requests that were carried out, by their keys: a second handling of one answers as the first did.
///
/// It is what a service does that must not pay or book twice. Another request under the key of an earlier one fails:
/// that request can no longer be changed. Requests without a key are carried out each time.
struct AnsweredRequests {
  private struct Entry {
    var intent: AnyIntent
    var answer: any IntentResponse
  }

  private var entries: [RequestKey: Entry] = [:]
  private var keys: [RequestKey] = []

  /// How many answers are kept; the oldest go first.
  static let capacity = 1_000

  /// The answer to the request with this task's key, where there is one.
  func answer<I: Intent>(to intent: I) -> I.Response? {
    guard let key = RequestKey.current, let entry = entries[key] else { return nil }
    if entry.intent == AnyIntent(intent), let answer = entry.answer as? I.Response { return answer }
    return I.Response.Code.allCases.first { $0.status == .failure }.map { I.Response($0) }
  }

  /// Keeps the answer to the request with this task's key.
  mutating func keep<I: Intent>(_ answer: I.Response, to intent: I) {
    guard let key = RequestKey.current else { return }
    if entries.updateValue(Entry(intent: AnyIntent(intent), answer: answer), forKey: key) == nil { keys.append(key) }
    if keys.count > Self.capacity { entries[keys.removeFirst()] = nil }
  }
}

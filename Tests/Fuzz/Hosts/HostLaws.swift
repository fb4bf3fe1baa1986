import Foundation
import HostProtocol
import Parley

/// What is held of every event that a host is told.
extension RandomHost {
  /// What no sentence of the assistant's has: the place of a value that is missing, or what is no word.
  private static let holes = [
    "  ", " .", " ,", "..", "“”", "{", "}", "Optional(", "nil", " ?", " with ,", " to with", " for .", " to .", "()",
  ]
  private static let excuses = [
    "went wrong", "stopped before", "please check", "isn’t answering", "may already be done",
  ]

  func told(_ event: JSONFields) {
    let kind = (try? event.string("event")) ?? ""
    state.withLock { state in
      state.events.append(event)
      // What was checked before is another request's.
      if kind == "began" { state.lastParameters = nil }
    }
    if let line = try? event.string("line") {
      note(line)
      // A turn may wait for another: what is answered is what was heard, not what was said last.
      if line.hasPrefix("User: ") { state.withLock { $0.asked = String(line.dropFirst("User: ".count)) } }
    }
    guard kind == "said", let message = try? event.object("message"), let shown = try? message.string("shown") else {
      return
    }
    let (isLocked, hasErred) = state.withLock { ($0.isLocked, $0.hasErred) }
    let text = String(
      decoding: message.members.map { JSONValue.object([$0.key: $0.value]).line }.joined(), as: UTF8.self)
    let intent = (try? message.string("intent")) ?? ""
    if !isLocked, !intent.isEmpty, !HostKit.restricted.contains(intent) {
      // Whom a request names that anybody may make is named by it on a locked device, too.
      state.withLock { $0.named.formUnion(Self.secrets.filter(text.contains)) }
    }
    if isLocked {
      for secret in Self.secrets where text.contains(secret) && !state.withLock({ $0.named.contains(secret) }) {
        hold(false, "nothing that a restricted answer named is told while locked", text)
      }
      var publicKinds = ["authentication", "ended", "waiting"]
      // What the user denies is said back.
      let isDenied = state.withLock { state in
        state.lines.contains { $0.hasPrefix("User: ") && HostSteps.denied(by: $0) == intent }
      }
      if isDenied { publicKinds.append("noted") }
      let isPublic = publicKinds.contains((try? message.string("kind")) ?? "")
      hold(isPublic || !HostKit.restricted.contains(intent), "nothing private is told while locked", shown)
    }
    hold(shown.contains { $0.isLetter }, "every message has words", shown)
    for hole in Self.holes { hold(!shown.contains(hole), "every prompt is whole", shown) }
    if !hasErred {
      for excuse in Self.excuses { hold(!shown.contains(excuse), "what went well is not said to have failed", shown) }
    }
    if (try? message.string("kind")) == "answer" { checkAnswer(shown, about: intent) }
  }

  /// What was asked about is answered as the host was handed it last.
  private func checkAnswer(_ shown: String, about intent: String) {
    // Other requests are not checked by the host, so that it does not know what they have become.
    guard intent == "SendPayment" else { return }
    let (asked, last) = state.withLock { state in (state.asked, state.lastParameters) }
    guard let last, !shown.contains("don’t know") else { return }
    switch asked {
    case "how much is it":
      let amount = (try? last.object("currencyAmount"))?["amount"].flatMap { Decimal(string: $0.plain) }
      let told = Decimal(string: shown.filter { $0.isNumber || $0 == "." }.trimmingCharacters(in: ["."]))
      hold(amount == nil || told == amount, "every facet is true", "\(shown) for \(last.members)")
    case "who gets it":
      let name = ["payee", "payer"].lazy.compactMap { (try? last.object($0))?["displayName"]?.plain }.first
      hold(name.map(shown.contains) ?? true, "every facet is true", "\(shown) for \(name ?? "")")
    default: break
    }
  }

  /// What was answered just before the host left is told, or kept in what is stored.
  func keepUntold(in stored: String) {
    state.withLock { state in
      let told = state.events.count { (try? $0.string("event")) == "handled" }
      var untold = state.handlings.count(where: \.isTold) - told
      for place in state.handlings.indices where untold > 0 && state.handlings[place].isTold {
        guard stored.contains(state.handlings[place].key) else { continue }
        state.handlings[place].isTold = false
        untold -= 1
      }
    }
  }

  /// Holds what has to be so once a case has ended.
  func checkEnd() throws {
    let (handlings, events) = state.withLock { ($0.handlings, $0.events) }
    let told = events.count { (try? $0.string("event")) == "handled" }
    let done = handlings.count(where: \.isTold)
    let uncertain = handlings.count(where: \.isUncertain)
    hold(
      told <= done && told >= done - uncertain, "what was handled is told as handled, once",
      "\(done) handled, \(told) told")
    if let broken = state.withLock({ $0.broken }) { throw broken }
  }
}

extension JSONValue {
  /// A string as it is, and anything else as it is written.
  var plain: String { if case .string(let text) = self { text } else { String(decoding: line, as: UTF8.self) } }
}

import Foundation
import Parley

/// What is told is so, all of it is told, and only to whom it may be told.
extension Probe {
  /// Learns what a request is about, and what its app answered.
  func learn(_ record: ConversationEvent.RequestRecord) {
    let details = record.response.details.mapValues { [$0] }
    let facts = Dictionary(record.parameters.map { ($0.parameter, $0.values) }) { $1 }.merging(details) { $0 + $1 }
    let isPrivate = isPrivate(record.intent.name, app: record.app)
    update { state in
      state.facts[record.intent.name] = facts
      state.privacy.learn(facts.values.flatMap { $0 }, isPrivate: isPrivate)
    }
  }

  /// Holds what the words of a message must not be or have.
  func checkWords(of message: AssistantMessage) {
    let text = ([message.shown, message.spoken] + message.choices.map(\.name)).joined(separator: "\n")
    let (secret, heard, facts) = read { state in
      (
        state.privacy.secret(in: text), state.lines.filter { $0.hasPrefix("> ") }.joined(),
        message.intent.flatMap { state.facts[$0] } ?? [:]
      )
    }
    if isLocked, message.kind != .help, let secret {
      hold(false, "nobody is named on a locked device whom only a private request named", "\(secret) in \(text)")
    }
    if !isLocked, let intent = message.intent, let app = message.app, !isPrivate(intent, app: app) {
      update { $0.privacy.told(text) }
    }
    // What is offered is called as it is: a tampered state may have any name.
    let offered = message.choices.map(\.name).joined()
    for hole in Self.holes where text.contains(hole) && !heard.contains(hole) && !offered.contains(hole) {
      hold(false, "every prompt is whole", text)
    }
    guard message.kind == .answer, let value = message.details["value"], !facts.isEmpty else { return }
    let isTrue = facts.values.joined().holds(value)
    hold(isTrue, "every facet is true", "\(message.shown) of \(facts)")
  }

  /// Holds that what is answered is the fact that was asked for, by what apps call it.
  func checkAnswers(_ messages: [AssistantMessage], to subject: QuestionSubject) {
    for message in messages where message.kind == .answer {
      guard let value = message.details["value"],
        let facts = message.intent.flatMap({ intent in read { $0.facts[intent] } })
      else { continue }
      var names = Self.names[subject] ?? []
      // What a ride costs that is cancelled is a fee.
      if subject == .howMuch, message.intent == "CancelRide" { names.insert("fee") }
      let asked = facts.filter { names.contains($0.key) }
      let isAsked = asked.values.joined().holds(value)
      hold(isAsked, "a question gets the fact that it asks for", "\(subject): \(message.shown) of \(facts)")
    }
  }

  private static let names: [QuestionSubject: Set<String>] = [
    .howMuch: ["currencyAmount", "amount", "transactionAmount", "fare", "paid", "tip"],
    .fee: ["fee"], .due: ["dueDate"],
    .when: ["pickup", "scheduledPickupTime", "scheduled", "date", "transactionScheduledDate"], .wait: ["pickup"],
    .arrival: ["dropOff"], .howLong: ["dropOff", "duration"], .driver: ["driver"],
    .who: ["payee", "payer", "billPayee", "recipients", "speakableGroupName", "contacts", "to", "group", "driver"],
    .where: ["dropOffLocation", "dropOffPlace"],
    .whereFrom: ["pickupLocation", "pickupPlace", "payer", "account", "fromAccount", "from"],
    .whereTo: ["dropOffLocation", "dropOffPlace", "payee", "billPayee", "toAccount", "to"],
    .source: ["method", "account", "fromAccount", "from", "paymentMethod"],
  ]

  private static let holes = ["  ", " .", " ,", "“”", "«»", "{", "}", "Optional(", "(null)"]

  /// What was handled is told as handled: by the words for its code, or that they are withheld.
  func checkTold(_ events: [ConversationEvent]) {
    for (place, event) in events.enumerated() {
      guard case .handled(let record, _) = event, record.response.status.isTold else { continue }
      let rest = events[(place + 1)...]
      let isTold = rest.contains { event in
        guard case .said(let message) = event else { return false }
        return message.kind == .authentication || message.kind == .response && message.code == record.response.code
      }
      let isProblem = rest.contains { if case .problem = $0 { true } else { false } }
      hold(isTold || isProblem, "what was handled is told as handled", "\(record.intent.name) \(record.response.code)")
    }
  }
}

extension IntentHandlingStatus {
  fileprivate var isTold: Bool {
    switch self {
    case .success, .inProgress, .failure, .deferredToApplication: true
    case .unspecified, .ready, .userConfirmationRequired: false
    }
  }
}

extension Sequence<ToldValue> {
  /// Whether a value is one of these or a part of one; a list is where each of its values is.
  fileprivate func holds(_ value: ToldValue) -> Bool {
    if contains(where: { $0.holds(value) }) { return true }
    guard case .list(let parts) = value, !parts.isEmpty else { return false }
    return parts.allSatisfy { part in contains { $0.holds(part) } }
  }
}

extension ToldValue {
  /// Whether a value is this one or a part of it.
  fileprivate func holds(_ value: ToldValue) -> Bool {
    if self == value { return true }
    switch self {
    case .list(let values): return values.contains { $0.holds(value) }
    case .record(let parts): return parts.values.contains { $0.holds(value) }
    default: return false
    }
  }
}

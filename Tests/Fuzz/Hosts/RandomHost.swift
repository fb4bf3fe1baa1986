import Foundation
import HostProtocol
import Parley
import Synchronization

/// A host that answers as a case says, and notes what it is called for and told.
final class RandomHost: Sendable {
  /// A call whose answer the host owes.
  struct Held: Sendable {
    var id: JSONValue
    var method: String
    var params: JSONFields
    var isAfterCancel: Bool
    /// Whether no turn waits for it any more.
    var isLate = false
    /// The conversation that it was called for was closed.
    var isClosed = false
    /// Turns of a conversation that was closed were on when it was called for: it may be theirs, as one of the same name
    /// was opened.
    var mayBeOfClosed = false
  }

  /// A call to `handle`, and what the host answered.
  struct Handling: Sendable {
    var key: String
    var intent: String
    var parameters: JSONValue
    /// Whether what was answered is to be told.
    var isTold = false
    /// Whether it may be told and need not be.
    var isUncertain = false
  }

  struct State {
    var session: HostSession?
    var last = 0
    var waiting: [Int: @Sendable (Result<JSONValue, any Error>) -> Void] = [:]
    var answers: [String: [HostSteps.HostAnswer]] = [:]
    var held: [Held] = []
    var handlings: [Handling] = []
    /// Whether turns of a conversation that was closed are on.
    var hasTurnsOfClosed = false
    /// What the user was heard to say last, and the parameters of the request that was checked last.
    var asked = ""
    var lastParameters: JSONFields?
    var grants = false
    /// The secrets that other requests have named, too.
    var named: Set<String> = []
    /// Whether the device is locked, as far as the engine has been told.
    var isLocked = false
    /// Events in the order in which they came, in answers and by themselves.
    var events: [JSONFields] = []
    /// What the host has done wrong or left out: then the assistant may say that something failed.
    var hasErred = false
    var broken: Finding?
    var lines: [String] = []
  }

  let state = Mutex(State())

  func begin(_ session: HostSession) { state.withLock { $0.session = session } }

  /// Begins a case.
  func reset() {
    state.withLock { state in
      (state.answers, state.handlings, state.events, state.lines) = ([:], [], [], [])
      (state.asked, state.lastParameters, state.named, state.hasTurnsOfClosed) = ("", nil, [], false)
      (state.held, state.grants, state.isLocked, state.hasErred, state.broken) = ([], false, false, false, nil)
    }
  }

  /// Asks for something; the request has been handed over when this returns.
  func ask(_ method: String, _ params: String, _ answered: @escaping @Sendable (Result<JSONValue, any Error>) -> Void) {
    guard let params = try? JSONReader.value(of: Array(params.utf8)) else {
      return answered(.failure(Finding("what is asked is JSON", params)))
    }
    let (id, session) = state.withLock { state in
      state.last += 1
      state.waiting[state.last] = answered
      return (state.last, state.session)
    }
    session?.receive(HostMessage.request(id: .integer(id), method: method, params: params).line)
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func ask(_ method: String, _ params: String) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      ask(method, params) { continuation.resume(with: $0) }
    }
  }

  func hold(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String = "") {
    guard !holds else { return }
    let detail = detail()
    state.withLock { state in
      if state.broken == nil {
        state.broken = Finding(law, ([detail] + state.lines.suffix(14)).joined(separator: " | "))
      }
    }
  }

  func note(_ line: String) { state.withLock { $0.lines.append(line) } }

  // MARK: What comes

  func take(_ line: [UInt8]) {
    guard let message = try? HostMessage(line: line) else { return hold(false, "what is written is a message") }
    switch message {
    case .answer(.integer(let id), let result):
      if case .success(let value) = result, let events = try? JSONFields(value, at: "").objects("events") {
        for event in events { told(event) }
      }
      let waiting = state.withLock { $0.waiting.removeValue(forKey: id) }
      hold(waiting != nil, "a request is answered once")
      waiting?(result.mapError { $0 })
    case .answer: hold(false, "what is answered was asked")
    case .notification("cancelCall", let params):
      if let id = try? JSONFields(params, at: "")["call"] { cancelled(id) }
    case .notification(_, let params):
      if let event = try? JSONFields(params, at: "").object("event") { told(event) }
    case .request(let id, let method, let params):
      if let fields = try? JSONFields(params, at: "") { called(id, method, fields) }
    }
  }

  private func cancelled(_ id: JSONValue) {
    let due: Held? = state.withLock { state in
      guard let place = state.held.firstIndex(where: { $0.id == id }) else { return nil }
      if state.held[place].method != "handle" { return state.held.remove(at: place) }
      state.held[place].isLate = true
      return state.held[place].isAfterCancel ? state.held.remove(at: place) : nil
    }
    if let due { answer(due, .success) }
  }

  private func called(_ id: JSONValue, _ method: String, _ params: JSONFields) {
    let intent = (try? params.string("intent")) ?? ""
    note("\(method) \(intent)")
    let answer: HostSteps.HostAnswer = state.withLock { state in
      if method == "confirm" { state.lastParameters = try? params.object("parameters") }
      if !state.isLocked, !HostKit.restricted.contains(intent), let parameters = params["parameters"] {
        // Whom a request that anybody may make was about on an unlocked device, it names on a locked one, too.
        let text = String(decoding: parameters.line, as: UTF8.self)
        state.named.formUnion(Self.secrets.filter(text.contains))
      }
      guard var queue = state.answers[method], !queue.isEmpty else { return .success }
      defer { state.answers[method] = queue }
      return queue.removeFirst()
    }
    if method == "confirm" || method == "handle" {
      let isLocked = state.withLock { $0.isLocked }
      hold(!isLocked || !HostKit.restricted.contains(intent), "nothing is done while locked", "\(method) \(intent)")
    }
    if method == "handle" { handling(intent, params) }
    let held = Held(
      id: id, method: method, params: params, isAfterCancel: answer == .afterCancel,
      mayBeOfClosed: state.withLock { $0.hasTurnsOfClosed })
    switch answer {
    case .late, .afterCancel:
      state.withLock { state in
        state.held.append(held)
        state.hasErred = true
      }
    case .twice:
      self.answer(held, .success)
      self.answer(held, .failure)
    default: self.answer(held, answer)
    }
  }

  private func handling(_ intent: String, _ params: JSONFields) {
    let key = (try? params.string("key")) ?? ""
    let parameters = params["parameters"] ?? .null
    let known = state.withLock { state in
      defer { state.handlings.append(Handling(key: key, intent: intent, parameters: parameters)) }
      return state.handlings.first { $0.key == key }
    }
    hold(known == nil, "a request is handled once", intent)
    hold(known.map { $0.parameters == parameters } ?? true, "one key has one content", intent)
  }

  // MARK: What is answered

  /// The people that only answers about restricted requests name, and those that any answer may name.
  static let secrets = ["Wulfric", "Orla Fenn", "Xylo Fund"]
  private static let open = ["Pella Strom", "Ivo Brandt"]

  /// Answers a call; a later answer to the same call changes nothing.
  func answer(_ call: Held, _ answer: HostSteps.HostAnswer) {
    let intent = (try? call.params.string("intent")) ?? ""
    let result: Result<JSONValue, HostError>
    switch (call.method, answer) {
    case (_, .error): result = .failure(HostError(.failed, "it is broken"))
    case (_, .stopped) where call.method == "handle": result = .failure(HostError(.stopped, "as you wish"))
    case (_, .wrong): result = .success(.string("sucess"))
    case ("authenticate", _):
      let grants = state.withLock { state in
        if state.grants { state.isLocked = false }
        return state.grants
      }
      result = .success(.object(["granted": .boolean(grants)]))
    case ("resolve", _): result = .success(resolution(answer, call.params, intent))
    case ("confirm", _): result = .success(answer == .failure ? .string("failure") : confirmation(intent))
    default: result = .success(handled(answer, intent))
    }
    let hasErred = [.error, .wrong, .stopped, .notRequired, .nameless].contains(answer)
    let session = state.withLock { state in
      if hasErred { state.hasErred = true }
      if call.method == "handle", case .success = result, answer != .wrong { told(call, &state) }
      return state.session
    }
    session?.receive(HostMessage.answer(id: call.id, result).line)
  }

  /// What the host says of a request that it has handled has to be told, unless its conversation is closed and no turn
  /// waits for it any more.
  private func told(_ call: Held, _ state: inout State) {
    let key = (try? call.params.string("key")) ?? ""
    guard !(call.isClosed && call.isLate) else { return }
    if let place = state.handlings.firstIndex(where: { $0.key == key }) {
      state.handlings[place].isTold = true
      state.handlings[place].isUncertain = call.mayBeOfClosed && call.isLate
    }
  }

  private func resolution(_ answer: HostSteps.HostAnswer, _ params: JSONFields, _ intent: String) -> JSONValue {
    let parameter = (try? params.string("parameter")) ?? ""
    let names = HostKit.restricted.contains(intent) ? Self.secrets : Self.open
    let isPerson = ["payee", "payer", "recipients", "contacts"].contains(parameter)
    let hasValue = (try? params.object("parameters"))?[parameter] != nil
    switch answer {
    case .disambiguation where isPerson:
      return .object(["result": .string("disambiguation"), "values": .strings(Array(names.prefix(2)))])
    case .confirmation where isPerson:
      return .object(["result": .string("confirmationRequired"), "value": .string(names[0])])
    case .nameless where isPerson:
      return .object(["result": .string("success"), "value": .object(["displayName": .string("")])])
    case .unsupported, .notRequired, .needsValue: return .string(answer.rawValue)
    default: return .string(hasValue ? "success" : "needsValue")
    }
  }

  private func confirmation(_ intent: String) -> JSONValue {
    guard intent == "RequestRide" else { return .string("ready") }
    return .object([
      "code": .string("ready"), "details": .object(["option": .object(["name": .string("Vine Swing")])]),
    ])
  }

  private func handled(_ answer: HostSteps.HostAnswer, _ intent: String) -> JSONValue {
    switch (answer, intent) {
    // A call goes on in its app.
    case (_, "StartCall"): return .string(answer == .failure ? "failure" : "continueInApp")
    case (.failure, _), (.inProgress, _): return .string(answer.rawValue)
    case (.bare, _): return .string("success")
    case (_, "SearchForMessages"):
      let record = JSONValue.object([
        "sender": .object(["name": .string(Self.secrets[0])]), "content": .object(["text": .string("hi")]),
      ])
      return .object([
        "code": .string("success"),
        "details": .object(["messages": .object(["list": .array([.object(["record": record])])])]),
      ])
    case (_, "SearchForAccounts"):
      let record = JSONValue.object(["name": .object(["name": .string(Self.secrets[2])])])
      return .object([
        "code": .string("success"),
        "details": .object(["accounts": .object(["list": .array([.object(["record": record])])])]),
      ])
    default: return .string("success")
    }
  }
}

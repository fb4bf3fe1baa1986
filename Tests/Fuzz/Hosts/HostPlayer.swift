import Foundation
import HostProtocol
import Parley
import Synchronization

/// Plays the steps of one case over the protocol.
final class HostPlayer {
  private let kit: HostKit
  private let name: String
  private var host: RandomHost { kit.host }
  private var users = 0
  /// The turns that have not ended: a call of theirs is open.
  private var pending: [Turn] = [] {
    didSet { hasTurnsOfClosed = hasTurnsOfClosed && !pending.isEmpty }
  }
  /// Whether some of them are of a conversation that was closed, which hears of no lock any more.
  private var hasTurnsOfClosed: Bool {
    get { host.state.withLock { $0.hasTurnsOfClosed } }
    set { host.state.withLock { $0.hasTurnsOfClosed = newValue } }
  }
  /// Whether the device is locked or unlocked before the next turn.
  private var locks: Bool?

  /// A turn that is on.
  private final class Turn: Sendable {
    private let answer = Mutex<Result<JSONValue, any Error>?>(nil)
    var hasEnded: Bool { answer.withLock { $0 != nil } }

    init(_ host: RandomHost, _ method: String, _ params: String) {
      host.ask(method, params) { [self] result in answer.withLock { $0 = result } }
    }
  }

  init(_ kit: HostKit) {
    self.kit = kit
    name = kit.nextName()
  }

  func play(_ steps: [HostSteps.Step]) async throws {
    host.reset()
    try await open()
    for step in steps {
      host.note("[\(step)]")
      try await play(step)
      if kit.hasLeft { break }
    }
    try await end()
    try host.checkEnd()
  }

  private func play(_ step: HostSteps.Step) async throws {
    switch step {
    case .say(let words): try await say(words)
    case .answer(let method, let answer): host.state.withLock { $0.answers[method, default: []].append(answer) }
    case .letGo: await letGo()
    case .limit: await passLimit()
    case .lock: locks = true
    case .unlock: locks = false
    case .grants(let grants): host.state.withLock { $0.grants = grants }
    case .cancel: await cancel()
    case .silence: await turn("silence")
    case .choose(let index): await turn("choose", #", "index": \#(index)"#)
    case .press(let button): await turn("press", #", "button": "\#(button)""#)
    case .close:
      // What the host has answered is on its way to its conversation.
      await waitForLateResults()
      try await close()
      try await open()
    case .restore: try await restore()
    case .gone: try await leave()
    }
  }

  // MARK: Conversations

  private func open() async throws {
    users += 1
    // What goes on for a conversation that was closed was begun before the device was locked.
    let isLocked = pending.isEmpty ? isLocked : host.state.withLock { $0.isLocked }
    _ = Turn(host, "open", #"{"conversation": "\#(name)", "user": "\#(name) \#(users)", "locked": \#(isLocked)}"#)
  }

  private func close() async throws {
    hasTurnsOfClosed = !pending.isEmpty
    try await host.ask("close", #"{"conversation": "\#(name)"}"#)
    host.state.withLock { state in for place in state.held.indices { state.held[place].isClosed = true } }
  }

  /// Stores the conversation, closes it, and goes on with what was stored: what its app goes on with is said to be
  /// finished there.
  private func restore() async throws {
    while !pending.isEmpty { await letGo() }
    await waitForLateResults()
    let stored = try JSONFields(try await host.ask("store", #"{"conversation": "\#(name)"}"#), at: "")
    guard let state = stored["state"] else { return }
    // What is open of a conversation that was closed before, the stored one knows nothing of.
    let open = host.state.withLock { state in
      state.held.filter { $0.method == "handle" && $0.isLate && !$0.isClosed }
    }
    try await close()
    let text = String(decoding: state.line, as: UTF8.self)
    let user = #""user": "\#(name) \#(users)""#
    try await host.ask("restore", #"{"conversation": "\#(name)", \#(user), "locked": \#(isLocked), "state": \#(text)}"#)
    for call in open {
      guard let key = try call.params.string("key"), let intent = try call.params.string("intent") else { continue }
      host.state.withLock { state in
        state.held.removeAll { $0.id == call.id }
        if let place = state.handlings.firstIndex(where: { $0.key == key }) { state.handlings[place].isTold = true }
      }
      let finished = JSONValue.object([
        "conversation": .string(name), "intent": .string(intent), "key": .string(key),
        "response": .string(intent == "StartCall" ? "continueInApp" : "success"),
      ])
      try await host.ask("finished", String(decoding: finished.line, as: UTF8.self))
    }
  }

  /// The host leaves in the middle of whatever is on.
  private func leave() async throws {
    let begun = host.state.withLock { state in
      state.hasErred = true
      return state.held.filter { $0.method == "handle" && !$0.isClosed }
    }
    kit.leave()
    let stored = await host.state.withLock { $0.session }?.end(storing: true) ?? []
    let text = stored.map { String(decoding: $0.line, as: UTF8.self) }.joined()
    for call in begun {
      let key = try call.params.string("key") ?? ""
      host.hold(text.contains(key), "what a host was handling when it left is kept", key)
    }
    host.keepUntold(in: text)
    let told = host.state.withLock { $0.lines.contains { $0.contains("please check") } }
    // Whether something was looked up needs no checking.
    let isGrave = try begun.contains { try !HostKit.changingNothing.contains($0.params.string("intent") ?? "") }
    host.hold(!isGrave || told, "what a host was handling when it left is not said to have failed")
    host.state.withLock { $0.held = [] }
  }

  // MARK: Turns

  /// The lock as the engine is told of it now.
  private var isLocked: Bool {
    let locks = locks
    self.locks = nil
    return host.state.withLock { state in
      state.isLocked = locks ?? state.isLocked
      return state.isLocked
    }
  }

  private func say(_ words: String) async throws {
    let before = host.state.withLock { $0.handlings.map(\.intent) }
    let isFirst = pending.isEmpty
    await turn("hear", #", "utterance": "\#(words)""#)
    let handled = host.state.withLock { $0.handlings.dropFirst(before.count).map(\.intent) }
    guard isFirst else { return }
    if words == "cancel" || words == "never mind" {
      host.hold(handled.isEmpty, "nothing is handled in a turn that calls it off", words)
    }
    // What a message is to say may be anything, so also this.
    if let denied = HostSteps.denied(by: words) {
      host.hold(!handled.contains(denied), "nothing is handled that is denied", words)
    }
  }

  private func turn(_ method: String, _ more: String = "") async {
    // A turn that waits for another is told of the lock when it begins; nothing is locked in between.
    let tellsLock = pending.isEmpty || method == "cancel" && !hasTurnsOfClosed
    // What is on its way when the device is locked was told before.
    if tellsLock, locks == true {
      await waitForLateResults(atMost: Self.shortLook)
      try? await Task.sleep(for: .milliseconds(2))
    }
    let lock = tellsLock ? #", "locked": \#(isLocked)"# : ""
    let turn = Turn(host, method, #"{"conversation": "\#(name)"\#(lock)\#(more)}"#)
    pending.append(turn)
    await settle()
  }

  /// Calls off what is on, which ends whatever the host leaves open.
  private func cancel() async {
    await turn("cancel")
    guard let last = pending.last else { return }
    for _ in 0..<Self.mostLooks where !last.hasEnded { try? await Task.sleep(for: .microseconds(100)) }
    await settle()
  }

  /// How often it is looked whether a turn has ended: some seconds.
  private static let mostLooks = 30_000
  /// For results that may never be told: a tenth of a second.
  private static let shortLook = 500

  /// Waits until every turn has ended, or waits for a call that the host leaves open.
  private func settle() async {
    var looks = 0
    while true {
      pending.removeAll(where: \.hasEnded)
      if pending.isEmpty || host.state.withLock({ $0.held.contains { !$0.isLate } }) { return }
      looks += 1
      if looks > Self.mostLooks { return host.hold(false, "every turn ends") }
      if looks < 50 { await Task.yield() } else { try? await Task.sleep(for: .microseconds(100)) }
    }
  }

  private func letGo() async {
    let held = host.state.withLock { state in
      defer { state.held = [] }
      return state.held
    }
    for call in held { host.answer(call, .success) }
    await settle()
    await waitForLateResults()
  }

  /// A late result is told in a turn of its own.
  private func waitForLateResults(atMost most: Int = mostLooks) async {
    var looks = 0
    while host.hasUntold, looks < most {
      looks += 1
      try? await Task.sleep(for: .microseconds(200))
    }
  }

  /// The limits of what is open pass.
  private func passLimit() async {
    host.state.withLock { state in
      for place in state.held.indices { state.held[place].isLate = true }
    }
    kit.clock.advance(by: 120)
    await settle()
    host.state.withLock { state in state.held.removeAll { $0.method != "handle" && $0.isLate } }
  }

  private func end() async throws {
    guard !kit.hasLeft else { return await settle() }
    var tries = 0
    while !pending.isEmpty || host.state.withLock({ !$0.held.isEmpty }) {
      tries += 1
      try expect(tries < 20, "every turn ends")
      await letGo()
    }
    await waitForLateResults()
    try await close()
  }
}

extension RandomHost {
  /// Whether something that was handled is not told yet.
  fileprivate var hasUntold: Bool {
    state.withLock { state in
      state.events.count { (try? $0.string("event")) == "handled" }
        < state.handlings.count { $0.isTold && !$0.isUncertain }
    }
  }
}

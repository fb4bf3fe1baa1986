import Foundation
import HostProtocol
import Parley
import Synchronization

/// Answers the text of voice satellites by the Wyoming protocol, as `handle` services do.
///
/// Each satellite has a conversation, which its events name in their context and which outlasts a connection. The
/// service is a host of the engine's own protocol.
package final class VoiceService: Sendable {
  private struct Open {
    /// When the conversation was last used.
    var used: Date
    var question: String?
    /// Late results of apps, to be spoken before the next answer.
    var late: [String] = []
    /// Runs its turns one after another.
    let order = WorkInOrder()
  }

  /// What the service is started with.
  package struct SetUp: Sendable {
    /// The params of the engine's `initialize`.
    package var params: [String: JSONValue]
    /// The score that a request needs in order to be taken; below it the satellite passes the words to its next agent.
    package var threshold: Double
    /// The seconds without use after which a conversation is closed, with what is open in it.
    package var patience: Double
    /// The version of the program.
    package var version: String

    package init(params: [String: JSONValue], threshold: Double, patience: Double, version: String) {
      self.params = params
      self.threshold = threshold
      self.patience = patience
      self.version = version
    }
  }

  private let setUp: SetUp
  private let timers: ConversationEnvironment
  private let conversations = Mutex<[String: Open]>([:])
  private let box = Mutex<LocalHost?>(nil)

  /// - Parameter timers: The clock for the time limits of phases.
  package init(_ setUp: SetUp, timers: ConversationEnvironment = .live(), simulate: HostSetUp.Simulation?) {
    self.setUp = setUp
    self.timers = timers
    let host = LocalHost(timers: timers, simulate: simulate) { [weak self] in self?.happened($0, $1) }
    box.withLock { $0 = host }
  }

  private func host() throws(HostError) -> LocalHost {
    guard let host = box.withLock({ $0 }) else { throw HostError(.failed, "the service has ended") }
    return host
  }

  /// Sets up the apps.
  ///
  /// Throws a `HostError` with all problems.
  package func start() async throws { try await host().initialize(setUp.params) }

  /// Ends all requests.
  package func end() async {
    _ = await box.withLock { $0 }?.end()
    box.withLock { $0 = nil }
  }

  /// What is answered to an event of a client; nothing to one that is not for a service of this kind.
  ///
  /// - Parameter connection: The name of the conversation of a client that names none.
  func answer(_ event: VoiceEvent, from connection: String) async -> [VoiceEvent] {
    switch event.type {
    case "describe": return [info]
    case "ping": return [VoiceEvent("pong", event.data)]
    case "transcript":
      do {
        return [try await heard(try JSONFields(.object(event.data), at: ""), from: connection)]
      } catch {
        return [Self.error("\(error)", code: "wrong-event")]
      }
    default: return []
    }
  }

  static func error(_ text: String, code: String) -> VoiceEvent {
    VoiceEvent("error", ["text": .string(text), "code": .string(code)])
  }

  // MARK: Turns

  private func heard(_ fields: JSONFields, from connection: String) async throws -> VoiceEvent {
    let text = try fields.requiredString("text")
    let context = try fields.object("context")
    let name = try context.string("conversation_id") ?? context.string("satellite_id") ?? connection
    let language = try fields.string("language")
    let order = conversations.withLock { all in
      let open = all[name, default: Open(used: .distantPast)]
      all[name] = open
      return open.order
    }
    return try await order.run { [self] in
      try await open(name, language)
      let answer = try await take(text, in: name)
      var context = context.members
      context["conversation_id"] = .string(name)
      // A satellite that is to listen again without its wake word gets this after a question.
      context["continue_conversation"] = .boolean(answer.question != nil)
      return VoiceEvent(
        answer.isHandled ? "handled" : "not-handled",
        ["text": .string(answer.text), "context": .object(context)])
    }
  }

  private struct Answer {
    var text: String
    var isHandled = true
    var question: String?
  }

  /// Hears the words, or the silence after a question.
  ///
  /// Words that are not for these apps are not heard at all while no question is open: another agent may take them.
  private func take(_ text: String, in name: String) async throws -> Answer {
    let host = try host()
    let isSilent = !text.contains { $0.isLetter || $0.isNumber }
    let late = conversations.withLock { all in
      defer { all[name]?.late = [] }
      return all[name]?.late ?? []
    }
    if conversations.withLock({ $0[name]?.question }) == nil {
      if isSilent { return Answer(text: late.joined(separator: " "), isHandled: !late.isEmpty) }
      let foretold = try await host.ask(
        .forecast,
        ["conversation": .string(name), "utterance": .string(text), "threshold": .number(setUp.threshold)])
      if try foretold.string("course") == "passOn" {
        var turn = LocalTurn()
        for event in try foretold.objects("events") { try turn.add(event) }
        return Answer(text: (late + [turn.spoken]).joined(separator: " "), isHandled: false)
      }
    }
    let method: HostMethod = isSilent ? .silence : .hear
    let turn = try LocalTurn(try await host.turn(method, in: name, isSilent ? [:] : ["utterance": .string(text)]))
    conversations.withLock { all in
      all[name]?.question = turn.question
      all[name]?.used = timers.now()
    }
    return Answer(text: (late + [turn.spoken]).joined(separator: " "), question: turn.question)
  }

  /// Opens a conversation if it is not open yet, and closes those that were not used for long.
  private func open(_ name: String, _ language: String?) async throws {
    let (host, now) = (try host(), timers.now())
    let old = conversations.withLock { all in
      let old = all.filter { key, open in
        key != name && open.used != .distantPast && now.timeIntervalSince(open.used) > setUp.patience
      }.map(\.key)
      for name in old { all[name] = nil }
      return old
    }
    for name in old { _ = try? await host.ask(.close, ["conversation": .string(name)]) }
    guard conversations.withLock({ $0[name]?.used == .distantPast }) else { return }
    var more: [String: JSONValue] = ["mode": "handsFree"]
    if let language, let known = host.language(near: language) { more["language"] = .string(known) }
    try await host.open(name, more)
    conversations.withLock { $0[name]?.used = now }
  }

  /// Keeps a late result of an app, to be spoken before the next answer.
  private func happened(_ conversation: String, _ event: JSONFields) {
    guard (try? event.string("event")) == "said", let message = try? event.object("message"),
      let spoken = try? message.string("spoken")
    else { return }
    conversations.withLock { all in
      guard let late = all[conversation]?.late else { return }
      all[conversation]?.late = (late + [spoken]).suffix(20)
    }
  }

  // MARK: What it is

  private var info: VoiceEvent {
    let languages = (try? host().languages) ?? []
    let about: [String: JSONValue] = [
      "name": "parley", "description": "Requests to apps, asked back about", "installed": .boolean(true),
      "version": .string(setUp.version), "attribution": .object(["name": "Parley", "url": ""]),
    ]
    let model = about.merging(["languages": .strings(languages)]) { $1 }
    let program = about.merging([
      "models": .array([.object(model)]), "supports_handled_streaming": .boolean(false),
      "supports_home_control": .boolean(true),
    ]) { $1 }
    var data: [String: JSONValue] = ["handle": .array([.object(program)])]
    for other in ["asr", "tts", "intent", "wake", "mic", "snd"] { data[other] = .array([]) }
    return VoiceEvent("info", data)
  }
}

extension LocalHost {
  /// The language that a tag means, among those that were set up; with the tag's region, where it has one.
  fileprivate func language(near tag: String) -> String? {
    let tag = tag.replacing("_", with: "-")
    let base = tag.prefix { $0 != "-" }
    guard let known = languages.first(where: { $0 == tag || $0.prefix { $0 != "-" } == base }) else { return nil }
    return known == String(base) ? tag : known
  }
}

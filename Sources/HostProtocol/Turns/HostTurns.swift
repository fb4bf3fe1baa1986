#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// Whether a call belongs to a turn for which the clock is stopped: such a call has no time limit.
package enum UntimedTurn {
  @TaskLocal package static var isOn = false
}

extension HostSetUp {
  /// Reads what a host says of a request that it has finished: `intent`, `key`, `response`.
  func finished(_ fields: JSONFields) throws(MessageProblem) -> (key: RequestKey, response: AnyIntentResponse) {
    let name = try fields.requiredString("intent")
    let known = assistant.apps.flatMap(\.handlers).map(\.description)
    guard let description = known.first(where: { $0.name.rawValue == name }) else {
      throw .unknown("intent", name, at: fields.path("intent"), known: known.map(\.name.rawValue))
    }
    let answer = try fields.required("response", fields["response"])
    return (
      RequestKey(rawValue: try fields.requiredString("key")),
      try ResponseReading(description: description).response(answer, at: fields.path("response"))
    )
  }
}

/// Takes stateless turns for hosts: `{state, user, utterance, now, key}` becomes `{state, events}`.
package struct HostTurns: Sendable {
  private let setUp: HostSetUp
  private let calls: any HostCalling
  private let timers: ConversationEnvironment

  package init(setUp: HostSetUp, calls: any HostCalling, timers: ConversationEnvironment) {
    self.setUp = setUp
    self.calls = calls
    self.timers = timers
  }

  /// The answer to a turn.
  ///
  /// A turn with a member `answers` is replayed with those answers of the host; a call that has none among them is
  /// returned in place of a state, and the host sends the same turn again with its answer. Without the member, the host
  /// is called during the turn.
  ///
  /// - Parameter known: The user, where the host has described one before.
  package func answer(_ fields: JSONFields, known: User? = nil) async throws -> JSONValue {
    let world = try HostWorld(
      JSONFields(.object(setUp.world.merging(fields.members) { $1 }), at: fields.place), host: calls)
    let now = try fields.required("now", HostWorld.moment(fields))
    let name = try fields.string("user") ?? ""
    let user = known ?? User(identifier: name)
    try await HostUserWords(fields, otherwise: known == nil ? setUp.contacts : []).install(in: user)
    let turn = StatelessTurn(
      state: try state(fields), user: user, act: try act(fields), now: now.date, key: try fields.requiredString("key"),
      conversation: try fields.string("conversation"), environment: world.environment(after: timers),
      language: try fields.string("language").map { Language(tag: $0, name: $0) },
      mode: try fields.name("mode", "mode") ?? .eyesOn)
    let assistant = setUp.assistant
    let threshold = try fields.flag("forecast") == true ? try fields.number("threshold") ?? 0 : nil
    let take: @Sendable () async throws -> JSONValue = {
      try await UntimedTurn.$isOn.withValue(true) {
        try await CallingConversation.$current.withValue(fields["conversation"]) {
          guard let threshold else { return try Self.json(try await assistant.turn(turn)) }
          guard let forecast = try await assistant.forecast(turn, threshold: threshold) else {
            throw MessageProblem(at: fields.path("forecast"), "what would be done is told of an utterance only")
          }
          return forecast.json
        }
      }
    }
    guard fields["answers"] != nil else { return try await take() }
    let replayed = ReplayedCalls(key: turn.key, answers: try fields.object("answers"))
    let answer = try await ReplayedCalls.$current.withValue(replayed, operation: take)
    if let needed = replayed.needed { return .object(["calls": .array([needed])]) }
    return answer
  }

  private func state(_ fields: JSONFields) throws -> StatelessTurn.State? {
    guard let json = fields["state"] else { return nil }
    let state = try JSONFields(json, at: fields.path("state"))
    let conversation = try state.required("conversation", state["conversation"])
    return StatelessTurn.State(
      key: try state.requiredString("key"), conversation: try StoredConversation(json: Data(conversation.line)))
  }

  private static let acts = ["utterance", "answered", "index", "button", "silence", "cancel", "resume", "finished"]

  private func act(_ fields: JSONFields) throws(MessageProblem) -> StatelessTurn.Act {
    let given = Self.acts.filter { fields[$0] != nil }
    guard given.count == 1, let act = given.first else {
      throw MessageProblem(at: fields.place, "one of \(Self.acts.joined(separator: ", ")) is expected")
    }
    switch act {
    case "utterance": return .hear(try fields.requiredString(act))
    case "answered":
      let told = try fields.object(act)
      return .answered(try told.requiredString("utterance"), with: try told.requiredString("answer"))
    case "index": return .choose(try fields.required(act, try fields.integer(act)))
    case "button": return .press(try fields.requiredString(act))
    case "silence": return .silence
    case "cancel": return .cancel
    case "resume": return .resume
    default:
      let (key, response) = try setUp.finished(try fields.object(act))
      return .finished(key, response)
    }
  }

  private static func json(_ answer: StatelessTurn.Answer) throws -> JSONValue {
    let conversation = answer.state.conversation
    return .members([
      "state": .object([
        "key": .string(answer.state.key), "conversation": try JSONReader.value(of: Array(conversation.json())),
      ]),
      "turn": .integer(conversation.turn), "events": .array(answer.events.map(\.json)),
      "repeated": answer.isRepeated ? .boolean(true) : nil,
    ])
  }
}

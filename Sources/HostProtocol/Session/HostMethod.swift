import Parley

/// What a client can ask for, by the names of the protocol.
package enum HostMethod: String, Sendable, CaseIterable {
  case initialize, user, open, close, hear, forecast, answered, choose, press, silence, cancel, resume, finished, store,
    restore, suggest, report, turn

  static var names: [String] { allCases.map(\.rawValue) }
}

extension HostSession {
  typealias Answer = @Sendable (Result<JSONValue, HostError>) -> Void

  /// Does what a client asks for.
  ///
  /// Problems of the request itself are thrown at once.
  func perform(_ method: HostMethod, _ fields: JSONFields, _ answer: @escaping Answer) throws {
    switch method {
    case .initialize: answer(.success(try initialize(fields)))
    case .open: try open(fields, answer)
    case .restore: try restore(fields, answer)
    case .user: try user(fields, answer)
    case .report: answer(.success(.object(["wanted": .boolean(try reports.take(fields))])))
    case .close: try close(fields, answer)
    case .cancel: try cancel(fields, answer)
    case .hear, .answered, .choose, .press, .silence, .resume, .finished: try turn(method, fields, answer)
    case .forecast: try forecast(fields, answer)
    case .store: try later(fields, answer) { try await Self.stored($0) }
    case .suggest: try suggest(fields, answer)
    case .turn: try statelessTurn(fields, answer)
    }
  }

  // MARK: Set-up

  private func initialize(_ fields: JSONFields) throws -> JSONValue {
    if let version = try fields.integer("version"), version > Self.version {
      throw MessageProblem(at: fields.path("version"), "the protocol's version here is \(Self.version)")
    }
    guard state.withLock({ $0.setUp == nil }) else { throw HostError(.failed, "the session is initialized already") }
    let setUp = try HostSetUp(fields, host: calls, reports: reports, timers: timers, simulate: simulate)
    calls.setLimits(setUp.assistant.policy)
    state.withLock { $0.setUp = setUp }
    return setUp.json
  }

  func setUp() throws(HostError) -> HostSetUp {
    guard let setUp = state.withLock({ $0.setUp }) else { throw HostError(.failed, "initialize comes first") }
    return setUp
  }

  // MARK: Turns

  /// Takes a turn of a conversation whose state the host stores.
  private func statelessTurn(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let setUp = try setUp()
    let turns = HostTurns(setUp: setUp, calls: calls, timers: timers)
    let name = try fields.string("user") ?? ""
    let known = state.withLock { $0.users[name] }
    Task(executorPreference: setUp.assistant.turnExecutor) {
      do {
        answer(.success(try await turns.answer(fields, known: known?.user)))
      } catch {
        answer(.failure(Self.error(error)))
      }
    }
  }

  private func turn(_ method: HostMethod, _ fields: JSONFields, _ answer: @escaping Answer) throws {
    let body: @Sendable (Conversation) async -> [ConversationEvent]
    switch method {
    case .hear:
      let utterance = try fields.requiredString("utterance")
      body = { await $0.hear(utterance) }
    case .answered:
      let (utterance, words) = (try fields.requiredString("utterance"), try fields.requiredString("answer"))
      body = { await $0.answered(utterance, with: words) }
    case .choose:
      let index = try fields.required("index", try fields.integer("index"))
      body = { await $0.choose(index) }
    case .press:
      let button = try fields.requiredString("button")
      body = { await $0.press(button) }
    case .silence: body = { await $0.silence() }
    case .finished:
      let (key, response) = try setUp().finished(fields)
      body = { await $0.finished(key, with: response) }
    default: body = { await $0.resume() }
    }
    try later(fields, answer) { open in
      try open.world.take(fields)
      return await open.turn(body)
    }
  }

  /// Says what `hear` would do.
  private func forecast(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let utterance = try fields.requiredString("utterance")
    let threshold = try fields.number("threshold") ?? 0
    try later(fields, answer) { open in
      try open.world.take(fields)
      return await open.forecast(utterance, threshold: threshold)
    }
  }

  /// Does something with an open conversation when its turn has come.
  func later(
    _ fields: JSONFields, _ answer: @escaping Answer,
    _ work: @escaping @Sendable (HostConversation) async throws -> JSONValue
  ) throws {
    let open = try conversation(fields)
    open.enqueue {
      do {
        answer(.success(try await work(open)))
      } catch {
        answer(.failure(Self.error(error)))
      }
    }
  }

  /// Cancels what the conversation is doing now, without waiting for earlier requests.
  private func cancel(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let open = try conversation(fields)
    try open.world.take(fields)
    Task { answer(.success(await open.turn { await $0.cancelRequest() })) }
  }

  func conversation(_ fields: JSONFields) throws -> HostConversation {
    let name = try fields.requiredString("conversation")
    if let open = state.withLock({ $0.conversations[name] }) { return open }
    throw MessageProblem(at: fields.path("conversation"), "no conversation '\(name.prefix(80))' is open")
  }

  /// Closes a conversation: after the answer, no notification about it is sent.
  private func close(_ fields: JSONFields, _ answer: @escaping Answer) throws {
    let open = try conversation(fields)
    state.withLock { state in
      state.conversations[open.identifier] = nil
      state.closing[open.identifier] = open
      if open.user.user.identifier.isEmpty { return }
      let isUsed = state.conversations.values.contains { $0.user === open.user }
      if !isUsed { state.users[open.user.user.identifier] = nil }
    }
    open.enqueue { [self] in
      state.withLock { if $0.closing[open.identifier] === open { $0.closing[open.identifier] = nil } }
    }
    open.close { answer(.success(.object([:]))) }
  }
}

extension HostSetUp {
  /// The answer to a client's set-up.
  var json: JSONValue {
    .object([
      "version": .integer(HostSession.version),
      "languages": .strings(assistant.languages.map(\.tag)),
      "apps": .array(
        assistant.apps.map { app in
          .object([
            "identifier": .string(app.identifier), "name": .string(app.displayName),
            "intents": .strings(app.handlers.map(\.name.rawValue)),
            "problems": .strings(app.problems.map(\.description)),
          ])
        }),
    ])
  }
}

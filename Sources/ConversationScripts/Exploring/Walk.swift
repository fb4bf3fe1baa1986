import Parley

/// The exploration of one intent.
struct Walk {
  let explorer: Explorer
  let handler: IntentHandler
  let replies: SimulatedReplies
  let looking: PlaybackFindings
  var exploration = Exploration()
  private var seen: Set<String> = []
  private var known: Set<String> = []

  init(explorer: Explorer, handler: IntentHandler, replies: SimulatedReplies, looking: PlaybackFindings) {
    self.explorer = explorer
    self.handler = handler
    self.replies = replies
    self.looking = looking
  }

  /// Goes through all answers to all questions, the shortest conversations first.
  mutating func walk(from requests: [String]) async {
    var frontier = requests.map { ["User: \($0)"] }
    for _ in 0...explorer.depth {
      var next: [[String]] = []
      for lines in frontier where exploration.count < explorer.mostConversations {
        guard let playback = await play(lines), let question = playback.question else { continue }
        guard seen.insert(Self.signature(of: question)).inserted else { continue }
        let all = explorer.shuffled(replies.replies(to: question), salt: exploration.count)
        next += all.map { lines + [$0] }
        await checkAnswerable(question, after: lines)
      }
      frontier = next
    }
  }

  /// Tries every verdict, reason and code that the handler can give, whatever the app's data makes it give.
  mutating func tryAnswers(with requests: [String]) async {
    guard let request = requests.first else { return }
    for stub in stubs() where exploration.count < explorer.mostConversations * 2 {
      var lines = ["User: \(request)"]
      for _ in 0...explorer.depth + 2 {
        guard let playback = await play(lines, [stub]), let question = playback.question,
          let reply = replies.fitting(question).first
        else { break }
        lines.append(reply)
      }
    }
  }

  private func stubs() -> [String] {
    var stubs: [String] = []
    for name in handler.resolvedParameters {
      let reasons = handler.description[parameter: name]?.reasons.map(\.rawValue) ?? []
      let verdicts = ["needsValue", "unsupported", "notRequired"] + reasons.map { "unsupported \($0)" }
      stubs += verdicts.map { "when \(handler.name) resolve \(name): first \($0) then pass" }
    }
    for code in handler.description.codes where code.status != .unspecified {
      if code.status != .success { stubs.append("when \(handler.name) confirm: first \(code.name) then pass") }
      // A success without details is told by no app; its own is seen anyway.
      if code.status != .ready, code.status != .success {
        stubs.append("when \(handler.name) handle: first \(code.name) then pass")
      }
    }
    return stubs
  }

  // MARK: Playing

  private mutating func play(_ lines: [String], _ settings: [String] = []) async -> Playback? {
    exploration.count += 1
    do {
      let playback = try await explorer.play(lines, settings)
      for (kind, detail) in looking.look(at: playback) { note(kind, detail, lines, settings, playback) }
      noteEdge(playback, lines)
      return playback
    } catch {
      note(.unusable, "\(error)", lines, settings, nil)
      return nil
    }
  }

  /// A question is answerable if one of the answers that fit it leads to anything else than the same question.
  private mutating func checkAnswerable(_ question: AssistantMessage, after lines: [String]) async {
    var moves = false
    var stuck: Playback?
    let answers = replies.fitting(question)
    for answer in answers where !moves {
      guard let playback = await play(lines + [answer]) else { continue }
      moves = playback.question.map { !Self.isSame($0, question) } ?? true
      if !moves { stuck = playback }
    }
    guard !moves, let stuck, let last = answers.last else { return }
    note(.unanswerable(parameter: question.parameter), question.shown, lines + [last], [], stuck)
  }

  /// Whether a question is the same, in whatever words.
  private static func isSame(_ a: AssistantMessage, _ b: AssistantMessage) -> Bool {
    a.parameter == b.parameter && a.intent == b.intent && a.kind.asks == b.kind.asks && a.choices == b.choices
  }

  private mutating func note(
    _ kind: Finding.Kind, _ detail: String, _ lines: [String], _ settings: [String], _ playback: Playback?
  ) {
    var finding = Finding(kind: kind, intent: handler.name, detail: detail, script: "")
    guard known.insert(finding.key).inserted else { return }
    finding.script = playback?.updatedText ?? explorer.text(lines, settings)
    exploration.findings.append(finding)
  }

  private mutating func noteEdge(_ playback: Playback, _ lines: [String]) {
    let from = playback.steps.dropLast().flatMap(\.messages).last
    let to = playback.steps.last?.messages.last
    guard let reply = lines.last else { return }
    exploration.edges.insert(
      Exploration.Edge(
        from: from.map(Self.name) ?? "\(handler.name)", reply: String(reply.prefix(40)),
        to: to.map(Self.name) ?? "nothing said"))
  }

  private static func name(of message: AssistantMessage) -> String {
    [message.intent?.rawValue, message.kind.rawValue, message.parameter, message.code].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What tells one state from another: the question and all that is settled so far, not its words.
  private static func signature(of question: AssistantMessage) -> String {
    let details = question.details.keys.sorted().map { "\($0)=\(question.details[$0]?.plain ?? "")" }
    return name(of: question) + details.joined(separator: ";") + question.choices.map(\.name).joined(separator: ",")
  }
}

extension AssistantMessage.Kind {
  /// Questions of these kinds ask for the same thing in other words.
  fileprivate var asks: Self {
    switch self {
    case .needsMoreDetails, .unsupported: .needsValue
    default: self
    }
  }
}

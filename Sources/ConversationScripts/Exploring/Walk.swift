import Parley

/// The exploration of one intent.
struct Walk {
  /// A conversation to be played: its lines so far, and the question that the last line answers.
  private struct Path {
    var lines: [String]
    var from: String?
    var fits = false
  }

  let explorer: Explorer
  let handler: AnyIntentHandler
  let replies: SimulatedReplies
  let looking: PlaybackFindings
  /// How many conversations were played for other intents.
  var countBefore = 0
  private var exploration = Exploration()
  private var questions = QuestionGraph()
  private var known: Set<String> = []

  init(explorer: Explorer, handler: AnyIntentHandler, replies: SimulatedReplies, looking: PlaybackFindings) {
    self.explorer = explorer
    self.handler = handler
    self.replies = replies
    self.looking = looking
  }

  /// Goes through all answers to all questions, the shortest conversations first.
  mutating func walk(from requests: [String]) async {
    var frontier = requests.map { Path(lines: ["User: \($0)"]) }
    for _ in 0...explorer.depth {
      var next: [Path] = []
      for path in frontier where exploration.count < explorer.mostConversations && !Task.isCancelled {
        guard let playback = await play(path.lines) else { continue }
        let question = playback.question
        let signature = question.map(Self.signature)
        if let from = path.from { questions.note(from, fits: path.fits, to: signature, playback.lastOutcome) }
        guard let question, let signature, questions.begin(signature, path.lines, question) else { continue }
        let all = explorer.shuffled(replies.replies(to: question), salt: exploration.count)
        questions.expect(signature, all.count(where: \.fits))
        next += all.map { Path(lines: path.lines + [$0.line], from: signature, fits: $0.fits) }
        await checkAnswerable(question, after: path.lines)
      }
      frontier = next
    }
    for loop in questions.loops() where !Task.isCancelled {
      guard let playback = try? await explorer.play(loop.lines) else { continue }
      await show(.deadEnd, loop.question.shown, loop.lines, [], playback)
    }
  }

  /// Tries every verdict, reason and code that the handler can give, independent of the app's data.
  mutating func tryAnswers(with requests: [String]) async {
    guard let request = requests.first else { return }
    for stub in stubs() where exploration.count < explorer.mostConversations * 2 && !Task.isCancelled {
      var lines = ["User: \(request)"]
      for _ in 0...explorer.depth + 2 {
        guard let playback = await play(lines, [stub]), let question = playback.question,
          let reply = replies.fitting(question).first
        else { break }
        lines.append(reply)
      }
    }
  }

  /// The findings without those that only follow from another.
  var finished: Exploration {
    var finished = exploration
    let stuck = Set(exploration.findings.compactMap(\.kind.stuckParameter))
    finished.findings.removeAll { finding in
      switch finding.kind {
      case .askedTwice(let parameter): stuck.contains(parameter)
      case .unanswerable(let parameter):
        exploration.findings.contains { $0.kind == .neverConverges(parameter: parameter) }
      case .deadEnd: !stuck.isEmpty && !finding.isSilent
      default: false
      }
    }
    return finished
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
      // An app never answers a success without details, and its own success is seen anyway.
      if code.status != .ready, code.status != .success {
        stubs.append("when \(handler.name) handle: first \(code.name) then pass")
      }
    }
    return stubs
  }

  // MARK: Playing

  private mutating func play(_ lines: [String], _ settings: [String] = []) async -> Playback? {
    exploration.count += 1
    explorer.whenProgress(handler.name, countBefore + exploration.count)
    do {
      let playback = try await explorer.play(lines, settings)
      // A playback that was cut off shows nothing.
      if Task.isCancelled { return nil }
      for (kind, detail) in looking.look(at: playback) { await show(kind, detail, lines, settings, playback) }
      noteEdge(playback, lines)
      return playback
    } catch {
      note(.unusable, "\(error)", lines, settings, nil)
      return nil
    }
  }

  /// A question is answerable if a fitting answer leads to anything but the same question.
  private mutating func checkAnswerable(_ question: AssistantMessage, after lines: [String]) async {
    var moves = false
    var stuck: Playback?
    let answers = replies.fitting(question)
    for answer in answers where !moves {
      guard let playback = await play(lines + [answer]) else { continue }
      moves = playback.question.map { !Self.isSame($0, question) } ?? (playback.lastOutcome != .gaveUp)
      if !moves { stuck = playback }
    }
    guard !moves, let stuck, let last = answers.last else { return }
    await show(.unanswerable(parameter: question.parameter), question.shown, lines + [last], [], stuck)
  }

  /// Whether a question is the same, also in other words.
  private static func isSame(_ a: AssistantMessage, _ b: AssistantMessage) -> Bool {
    a.parameter == b.parameter && a.intent == b.intent && a.kind.asks == b.kind.asks && a.choices == b.choices
  }

  // MARK: Noting

  /// Records a finding with a script that shows it; a request that is still open at the script's end is cancelled.
  private mutating func show(
    _ kind: Finding.Kind, _ detail: String, _ lines: [String], _ settings: [String], _ playback: Playback
  ) async {
    let finding = Finding(kind: kind, intent: handler.name, detail: detail, script: "")
    guard !known.contains(finding.key) else { return }
    var whole = playback
    if playback.openQuestion != nil, let ended = try? await explorer.play(lines + [replies.cancelling], settings) {
      whole = ended
    }
    note(kind, detail, lines, settings, whole)
  }

  private mutating func note(
    _ kind: Finding.Kind, _ detail: String, _ lines: [String], _ settings: [String], _ playback: Playback?
  ) {
    var finding = Finding(kind: kind, intent: handler.name, detail: detail, script: "")
    guard known.insert(finding.key).inserted else { return }
    let script = playback?.updatedText ?? explorer.text(lines, settings)
    let words = finding.summary.split(whereSeparator: \.isNewline).joined(separator: " ")
    finding.script = "# Found by exploring. \(words)\n" + script
    exploration.findings.append(finding)
  }

  private mutating func noteEdge(_ playback: Playback, _ lines: [String]) {
    guard let reply = lines.last, let to = playback.steps.last?.messages.last else { return }
    let from = playback.steps.dropLast().flatMap(\.messages).last
    let start = Exploration.State(start: handler.name)
    let edge = Exploration.Edge(from: from.map { .init($0) } ?? start, reply: reply, to: .init(to))
    exploration.edges.insert(edge)
  }

  /// What makes a state different from others: the question and all settled values, but not its words.
  private static func signature(of question: AssistantMessage) -> String {
    let details = question.details.keys.sorted().map { "\($0)=\(question.details[$0]?.plain ?? "")" }
    return Exploration.State(question).name + details.joined(separator: ";")
      + question.choices.map(\.name).joined(separator: ",")
  }
}

extension AssistantMessage.Kind {
  /// The kind, with kinds that ask for the same thing in other words treated as one.
  fileprivate var asks: Self {
    switch self {
    case .needsMoreDetails, .unsupported: .needsValue
    default: self
    }
  }
}

extension Finding.Kind {
  /// The parameter whose question cannot be got past.
  fileprivate var stuckParameter: String?? {
    switch self {
    case .unanswerable(let parameter), .neverConverges(let parameter): .some(parameter)
    default: nil
    }
  }
}

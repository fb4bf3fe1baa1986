import Parley

/// Plays simulated users against an app's handlers, through every dialogue state that they reach.
///
/// Every conversation is a script that begins with one of the app's example phrases; at each question every kind of
/// answer is given. The shortest conversations come first, so that what is found is shown by the shortest script.
public struct Explorer: Sendable {
  /// How many answers a conversation has at most.
  public var depth = 4
  /// How many conversations are played for one intent at most.
  public var mostConversations = 300
  /// The intent to explore; `nil` for all.
  public var intent: IntentName?
  /// Decides the order of the answers, and so which are tried where not all can be.
  public var seed: UInt64 = 0
  /// Requests to begin with besides the apps' own examples; each is explored under the intent that it is read as.
  public var requests: [String] = []
  /// Called during the exploration with the intent (`Beside` for what is done beside a conversation) and the number of
  /// conversations played so far.
  public var whenProgress: @Sendable (_ intent: IntentName, _ count: Int) -> Void = { _, _ in }
  private let runner: ScriptRunner
  private let apps: ScriptApps
  private let header: [String]
  private let language: Language
  private let policy = Policy()

  /// An explorer of what can be said to apps in one language.
  ///
  /// - `header`: the settings of every script: `app: Vocabulary/MonkeyChat`.
  public init(apps: ScriptApps, header: [String], language: Language = .english) {
    self.apps = apps
    self.language = language
    self.header = language == .english ? header : header + ["locale: \(language.tag)"]
    self.runner = ScriptRunner(apps: apps, languages: [language])
  }

  /// Explores; a cancelled task returns what was found by then.
  /// - Throws: ``ScriptProblems`` where the apps cannot be talked to at all.
  public func explore() async throws -> Exploration {
    let script = try Script((header + ["", "User: hello"]).joined(separator: "\n"), path: Self.path)
    let made = try apps.make(script, SimulatedEnvironment(now: Moment.usual.date))
    let handlers = made.flatMap(\.app.handlers)
    var exploration = Exploration()
    exploration.handled = handlers.map(\.name)
    exploration.findings = missingWords(made.map(\.app.givingDirections))
    // An app that lacks words cannot be talked to.
    if !exploration.findings.isEmpty { return exploration }
    let examples = await examples(handlers, made.map(\.app))
    for handler in handlers where intent ?? handler.name == handler.name && !Task.isCancelled {
      guard let requests = examples[handler.name], !requests.isEmpty else {
        exploration.unexplored.append(handler.name)
        continue
      }
      let other = handlers.first { $0.name != handler.name && examples[$0.name] != nil }
      let lookUp = handlers.first {
        $0.name != handler.name && $0.description.rules.changesNothing && examples[$0.name] != nil
      }
      let replies = SimulatedReplies(
        handlers: handlers, contacts: made.flatMap(\.contacts), apps: made.map(\.app), language: language.tag,
        speech: SimulatedSpeech(language), otherRequest: other.flatMap { examples[$0.name]?.first },
        lookUp: lookUp.flatMap { examples[$0.name]?.first })
      let looking = PlaybackFindings(intent: handler.name, policy: policy, handlers: handlers)
      var walk = Walk(explorer: self, handler: handler, replies: replies, looking: looking)
      walk.countBefore = exploration.count
      await walk.walk(from: requests)
      await walk.tryAnswers(with: requests)
      exploration.add(walk.finished)
    }
    if intent == nil { exploration.add(await beside(made, handlers, examples, before: exploration.count)) }
    exploration.isPartial = Task.isCancelled
    return exploration
  }

  /// What users do beside the conversation, by itself and while a question is open.
  private func beside(
    _ made: [ScriptApp], _ handlers: [AnyIntentHandler], _ examples: [IntentName: [String]], before count: Int
  ) async -> Exploration {
    let replies = SimulatedReplies(
      handlers: handlers, contacts: made.flatMap(\.contacts), apps: made.map(\.app), language: language.tag,
      speech: SimulatedSpeech(language), otherRequest: nil, lookUp: nil)
    let requests = handlers.compactMap { examples[$0.name]?.first }
    var walk = BesideWalk(explorer: self, apps: made, requests: Array(requests.prefix(3)), replies: replies)
    walk.countBefore = count
    return await walk.walk()
  }

  /// The prompts that a language lacks for the handlers' answers.
  private func missingWords(_ apps: [AssistantApp]) -> [Finding] {
    do throws(SetUpProblems) {
      _ = try Assistant(apps: apps, languages: [language])
      return []
    } catch {
      return error.problems.compactMap { problem in
        guard case .missingPrompt(let key, _) = problem else { return nil }
        let intent = IntentName(String(key.prefix { $0 != "." && $0 != " " }))
        let request = apps.lazy.compactMap { $0.vocabulary(for: language.tag)?.examples(of: intent).first }.first
        return Finding(
          kind: .withoutWords, intent: intent, detail: problem.text, script: text(["User: \(request ?? "hello")"], []))
      }.sorted { $0.detail < $1.detail }
    }
  }

  /// The first examples of each intent, and the requests that the caller gave.
  private func examples(_ handlers: [AnyIntentHandler], _ apps: [AssistantApp]) async -> [IntentName: [String]] {
    var examples: [IntentName: [String]] = [:]
    for request in requests {
      let events = (try? await play(["User: \(request)"]))?.steps.flatMap(\.events) ?? []
      for case .understood(let understanding) in events {
        if let intent = understanding.best?.intent { examples[intent, default: []].append(request) }
      }
    }
    for handler in handlers {
      let own = apps.flatMap { $0.vocabulary(for: language.tag)?.examples(of: handler.name) ?? [] }
      if !own.isEmpty { examples[handler.name, default: []] += own.prefix(3) }
    }
    return examples
  }

  /// The path that messages name for a script that is in no file.
  private static let path = "exploration"

  func play(_ lines: [String], _ settings: [String] = []) async throws -> Playback {
    try await runner.play(try Script(text(lines, settings), path: Self.path))
  }

  func text(_ lines: [String], _ settings: [String]) -> String {
    (header + settings + [""] + lines).joined(separator: "\n") + "\n"
  }

  /// The replies in an order that depends on the seed.
  func shuffled<Reply>(_ replies: [Reply], salt: Int) -> [Reply] {
    guard seed != 0 else { return replies }
    var random = SeededNumbers(state: seed &+ UInt64(truncatingIfNeeded: salt))
    return replies.shuffled(using: &random)
  }
}

/// Pseudorandom numbers from a seed.
///
/// Source: SplitMix64, Steele, Lea and Flood 2014.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

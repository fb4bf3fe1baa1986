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
  /// Chooses the order of the answers, and so what is tried where not everything can be.
  public var seed: UInt64 = 0
  private let runner: ScriptRunner
  private let apps: ScriptApps
  private let header: [String]
  private let policy = Policy()

  /// An explorer of what can be said to apps in some languages.
  ///
  /// - `header`: the settings of every script: `app: Vocabulary/MonkeyChat`.
  public init(apps: ScriptApps, header: [String], languages: [Language] = [.english]) {
    self.apps = apps
    self.header = header
    self.runner = ScriptRunner(apps: apps, languages: languages)
  }

  /// Explores.
  /// - Throws: ``ScriptProblems`` where the apps cannot be talked to at all.
  public func explore() async throws -> Exploration {
    let script = try Script((header + ["", "User: hello"]).joined(separator: "\n"), path: "exploration")
    let made = try apps.make(script, SimulatedEnvironment(now: Moment.usual.date))
    let handlers = made.flatMap(\.app.handlers)
    var exploration = Exploration()
    for handler in handlers where intent ?? handler.name == handler.name {
      let requests = Self.examples(of: handler.name, made)
      let replies = SimulatedReplies(
        handlers: handlers, contacts: made.flatMap(\.contacts), apps: made.map(\.app),
        otherRequest: handlers.lazy.filter { $0.name != handler.name }
          .compactMap { Self.examples(of: $0.name, made).first }.first)
      let looking = PlaybackFindings(intent: handler.name, policy: policy, handlers: handlers)
      var walk = Walk(explorer: self, handler: handler, replies: replies, looking: looking)
      await walk.walk(from: requests)
      await walk.tryAnswers(with: requests)
      exploration.add(walk.exploration)
    }
    return exploration
  }

  /// The app's own examples of an intent, and SiriKit's shapes where it gives none.
  static func examples(of intent: IntentName, _ apps: [ScriptApp]) -> [String] {
    Array(apps.flatMap { $0.app.vocabulary(for: "en")?.examples(of: intent) ?? [] }.prefix(3))
  }

  func play(_ lines: [String], _ settings: [String] = []) async throws -> Playback {
    try await runner.play(try Script(text(lines, settings), path: "exploration"))
  }

  func text(_ lines: [String], _ settings: [String]) -> String {
    (header + settings + [""] + lines).joined(separator: "\n") + "\n"
  }

  /// The replies in an order of their own for each seed.
  func shuffled(_ replies: [String], salt: Int) -> [String] {
    guard seed != 0 else { return replies }
    var random = SeededNumbers(state: seed &+ UInt64(truncatingIfNeeded: salt))
    return replies.shuffled(using: &random)
  }
}

extension Exploration {
  fileprivate mutating func add(_ other: Exploration) {
    findings += other.findings
    count += other.count
    edges.formUnion(other.edges)
  }
}

/// Numbers that are the same for the same seed. Source: SplitMix64, Steele, Lea and Flood 2014.
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

import IntentModel

/// One way to read an utterance: an intent with the words said for its parameters, and how well it explains them.
public struct Reading: Sendable, Hashable, Codable {
  public var intent: IntentName
  /// The identifier of the app that the user named, if any.
  public var app: String?
  /// What was said for each parameter, in the order it was said.
  public var slots: [IntentDraft.Slot]
  /// How well the reading explains the utterance: 0 is the threshold, more is better.
  public var score: Double
  /// The tag of the language it was read in.
  public var language: String
  /// What each word or span contributed to the score, in the order of the utterance.
  public var evidence: [Evidence]

  public init(
    _ intent: IntentName, app: String? = nil, slots: [IntentDraft.Slot] = [], score: Double = 0,
    language: String, evidence: [Evidence] = []
  ) {
    self.intent = intent
    self.app = app
    self.slots = slots
    self.score = score
    self.language = language
    self.evidence = evidence
  }

  /// What was said, for the app; what only refers to something is no value yet.
  public var draft: IntentDraft { IntentDraft(intent, slots.filter { $0.value.reference == nil }) }

  /// The well-known app that the user named and does not have, as the user said it.
  public var missingApp: String? {
    app == nil ? evidence.first { $0.role == Evidence.missingApp }?.text : nil
  }
}

/// What one stretch of an utterance contributed to a reading.
public struct Evidence: Sendable, Hashable, Codable {
  /// The words as the user said them.
  public var text: String
  /// What they were taken for: `verb send`, `slot recipients`, `app`, `filler`, `unexplained`.
  public var role: String
  public var score: Double

  /// The role of a well-known app that is not installed.
  static let missingApp = "app, not installed"

  public init(_ text: String, role: String, score: Double) {
    self.text = text
    self.role = role
    self.score = score
  }
}

/// What became of an utterance: the winner, if one explains it well enough, and what came next.
public struct Understanding: Sendable, Hashable, Codable {
  /// The reading that explains the utterance best; `nil` where none explains it well enough.
  public var best: Reading?
  /// The readings that came next, best first; where `best` is `nil`, the near misses.
  public var runnersUp: [Reading]
  /// A second request of the same sentence, still to be read, as the user said it.
  public var rest: String?

  public init(best: Reading? = nil, runnersUp: [Reading] = [], rest: String? = nil) {
    self.best = best
    self.runnersUp = runnersUp
    self.rest = rest
  }
}

import IntentAutomaton
import IntentModel
import LanguageNotation
import Synchronization

/// One way to read an utterance: an intent with the words said for its parameters, and how well it explains them.
public struct Reading: Sendable, Hashable, Codable {
  /// The intent that the utterance asks for.
  public var intent: IntentName
  /// The identifier of the app that the user named, if any.
  public var app: String?
  /// What was said for each parameter, in the order it was said.
  public var slots: [IntentDraft.Slot]
  /// How well the reading explains the utterance: 0 is the threshold, more is better.
  public var score: Double
  /// The tag of the language it was read in; the tag is what is stored.
  package var languageTag: String
  /// What each word or span contributed to the score, in the order of the utterance.
  package var evidence: [Evidence]
  /// What the user said about the request that cannot be taken, such as a time for an intent without a parameter for
  /// one.
  ///
  /// The user is told of it, and the request is carried out only if the user wants it without.
  package var untaken: [Untaken] {
    get { if let untakenValues { untakenValues } else { [] } }
    set { untakenValues = newValue.isEmpty ? nil : newValue }
  }
  /// `nil` where there are none, so that most readings are stored without this key.
  private var untakenValues: [Untaken]?

  private enum CodingKeys: String, CodingKey {
    case intent, app, slots, score, languageTag = "language", evidence, untakenValues = "untaken"
  }

  /// A reading of an utterance in one language.
  public init(
    _ intent: IntentName, app: String? = nil, slots: [IntentDraft.Slot] = [], score: Double = 0,
    language: Language
  ) {
    self.init(intent, app: app, slots: slots, score: score, language: language.tag)
  }

  /// A reading of an utterance in the language of a tag.
  package init(
    _ intent: IntentName, app: String? = nil, slots: [IntentDraft.Slot] = [], score: Double = 0,
    language: String, evidence: [Evidence] = []
  ) {
    self.intent = intent
    self.app = app
    self.slots = slots
    self.score = score
    self.languageTag = language
    self.evidence = evidence
  }

  /// The language it was read in, known by its tag alone: the assistant has its words.
  public var language: Language {
    get { Language(taggedOnly: languageTag) }
    set { languageTag = newValue.tag }
  }

  /// The values for the app; references that are not settled yet are left out.
  public var draft: IntentDraft { IntentDraft(intent, slots.filter { $0.value.reference == nil }) }

  /// The app that the user named but does not have, in the user's words.
  public var missingApp: String? {
    app == nil ? evidence.first { $0.role == Evidence.missingApp }?.text : nil
  }

  /// The name of the app that the user named, in the user's words, installed or not.
  public var namedApp: String? {
    app == nil ? missingApp : evidence.first { $0.role == Evidence.app }?.text
  }
}

extension Reading {
  /// What one stretch of an utterance contributed to a reading.
  package struct Evidence: Sendable, Hashable, Codable {
    /// The words as the user said them.
    package var text: String
    /// The role of the words: `verb send`, `slot recipients`, `app`, `filler`, `unexplained`.
    package var role: String
    /// What was added to the score; negative for words that speak against the reading.
    package var score: Double

    /// The role of an app that is not installed.
    static let missingApp = "app, not installed"
    /// The role of words that no phrase explains.
    package static let unexplained = "unexplained"
    /// The role of a clause beside the request, which is left out.
    static let otherClause = "another sentence"
    /// The role of an app that is installed.
    static let app = "app"
    /// The role of a clause that no phrase reads, and that asks for the intent by what was learned of its words.
    package static let words = "words"

    /// A contribution of some words.
    package init(_ text: String, role: String, score: Double) {
      self.text = text
      self.role = role
      self.score = score
    }
  }
}

extension Reading {
  /// A value that the user said about a request and that no parameter of its intent takes.
  package struct Untaken: Sendable, Hashable, Codable {
    /// Why the value cannot be taken.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// It puts off a request that can only be carried out now.
      case time
      /// The intent has no parameter for values of this kind, or at this place in the sentence.
      case value
      /// It belongs to the request but is in a clause that was not understood.
      case clause
    }

    /// Why it cannot be taken.
    package var kind: Kind
    /// The words, and what they mean.
    package var value: SpokenValue

    /// A value that no parameter takes.
    package init(_ kind: Kind, _ value: SpokenValue) {
      self.kind = kind
      self.value = value
    }
  }

  /// Adds what other clauses say of the request; a value that now has a parameter is no longer untaken.
  mutating func add(_ details: [IntentDraft.Slot]) {
    if details.isEmpty { return }
    slots += details
    let taken = details.compactMap(\.value.range)
    untaken.removeAll { untaken in
      untaken.value.range.map { range in taken.contains { $0.overlaps(range) } } == true
    }
  }
}

/// The result for an utterance: the winner, if one explains it well enough, and the readings that came next.
public struct Understanding: Sendable {
  /// The reading that explains the utterance best; `nil` where none explains it well enough.
  public var best: Reading?
  /// The request that the words deny: it is what the user does not want; `best` is `nil` then.
  public var denied: Reading?
  /// What comes after the request in the same sentence: another request.
  package var rest: Rest?
  private var others: LaterReadings?

  /// The readings that came next, best first; where `best` is `nil`, the near misses.
  ///
  /// They are made when they are first asked for.
  public var runnersUp: [Reading] {
    get { others?.readings ?? [] }
    set { others = newValue.isEmpty ? nil : LaterReadings(newValue) }
  }

  /// The runners-up that ask for something else and explain the utterance nearly as well as the winner.
  ///
  /// They are within 0.15 of its score. Where there are some, a host that can ask should ask.
  public var rivals: [Reading] {
    guard let best else { return [] }
    return runnersUp.filter { $0.rivals(best) }
  }

  /// Readings that are equally good, best first; empty where something was understood, or no reading is good enough.
  package var alternatives: [Reading] {
    guard best == nil, denied == nil, let others, let first = others.readings.first, others.isUndecided else {
      return []
    }
    var intents: Set<IntentName> = []
    return others.readings.filter { reading in
      reading.score >= Double(Costs.threshold) && reading.score > first.score - Double(Costs.margin)
        && intents.insert(reading.intent).inserted
    }
  }

  /// Whether no phrase explains the words as a request, or as several that are equally good.
  var isNothing: Bool { best == nil && denied == nil && alternatives.isEmpty }

  /// The same without runners-up that nobody has asked for, which would keep the lattices in memory.
  package var compact: Understanding {
    Understanding(best: best, denied: denied, runnersUp: others?.made ?? [], rest: rest)
  }

  /// A result that is known already, such as one that a test expects.
  public init(best: Reading? = nil, denied: Reading? = nil, runnersUp: [Reading] = []) {
    self.init(best: best, denied: denied, runnersUp: runnersUp, rest: nil)
  }

  package init(best: Reading? = nil, denied: Reading? = nil, runnersUp: [Reading] = [], rest: Rest?) {
    self.best = best
    self.denied = denied
    self.rest = rest
    others = runnersUp.isEmpty ? nil : LaterReadings(runnersUp)
  }

  /// The result for a winner; without one, only the near misses.
  init(
    _ winner: Candidate?, words: Range<Int>, in prescreens: [LanguagePrescreen], by interpreter: Interpreter
  ) {
    let reading = winner?.reading()
    if winner?.isDenied == true { denied = reading } else { best = reading }
    others = LaterReadings(after: winner?.intent, words: words, in: prescreens, by: interpreter)
  }
}

extension Understanding: Hashable {
  /// Compares all readings; the runners-up are made for it, unless both have the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.best == b.best && a.denied == b.denied && a.rest == b.rest
      && (a.others === b.others || a.runnersUp == b.runnersUp)
  }

  /// Hashes the winner and the rest only, so that the runners-up need not be made.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(best)
    hasher.combine(denied)
    hasher.combine(rest)
  }
}

extension Understanding: Codable {
  private enum CodingKeys: String, CodingKey { case best, denied, runnersUp, rest }

  /// Reads a stored understanding; its runners-up are those that were stored.
  ///
  /// Throws `DecodingError` where a reading is missing or is not one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      best: try values.decodeIfPresent(Reading.self, forKey: .best),
      denied: try values.decodeIfPresent(Reading.self, forKey: .denied),
      runnersUp: try values.decode([Reading].self, forKey: .runnersUp),
      rest: try values.decodeIfPresent(Rest.self, forKey: .rest))
  }

  /// Stores all readings; the runners-up are made for it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(best, forKey: .best)
    try values.encodeIfPresent(denied, forKey: .denied)
    try values.encode(runnersUp, forKey: .runnersUp)
    try values.encodeIfPresent(rest, forKey: .rest)
  }
}

/// Readings that are searched for on first use, because most are never used.
final class LaterReadings: Sendable {
  private enum Content: Sendable {
    case made([Reading], isUndecided: Bool)
    /// The words and the prescreens that they will be found with, and the winner's intent.
    case later(Range<Int>, [LanguagePrescreen], Interpreter, after: IntentName?)
  }
  private let content: Mutex<Content>

  init(_ readings: [Reading]) { content = Mutex(.made(readings, isUndecided: false)) }
  init(after winner: IntentName?, words: Range<Int>, in prescreens: [LanguagePrescreen], by interpreter: Interpreter) {
    content = Mutex(.later(words, prescreens, interpreter, after: winner))
  }

  /// The readings, if they have been asked for.
  var made: [Reading]? {
    content.withLock { if case .made(let readings, _) = $0 { readings } else { nil } }
  }

  /// More are of no use.
  private static let most = 3

  var readings: [Reading] { content.withLock { Self.make(&$0).readings } }

  /// Whether the best of them was not believed only because others are equally good.
  var isUndecided: Bool { content.withLock { Self.make(&$0).isUndecided } }

  private static func make(_ content: inout Content) -> (readings: [Reading], isUndecided: Bool) {
    switch content {
    case .made(let readings, let isUndecided): return (readings, isUndecided)
    case .later(let words, let prescreens, let interpreter, let winner):
      let all = interpreter.candidates(in: prescreens, words: words, withNone: true)
      var candidates = all.filter { $0.intent != .none }
      if let place = candidates.firstIndex(where: { $0.intent == winner }) { candidates.remove(at: place) }
      let readings = candidates.prefix(most).map { $0.reading() }
      let isUndecided = winner == nil && all.first?.intent != IntentName.none
      content = .made(readings, isUndecided: isUndecided)
      return (readings, isUndecided)
    }
  }
}

import IntentModel
import IntentUnderstanding

/// When the user is asked, how long a handler may take, and how often a question is asked: one value a host sets.
public struct Policy: Sendable, Hashable, Codable {
  /// Seconds after which the user hears that the request is being worked on.
  public var waitingIndicator: Double
  /// Seconds after which a turn no longer waits for the handler.
  public var waitLimit: Double
  /// Seconds after which a locked device that nobody unlocks counts as still locked.
  public var unlockLimit: Double
  /// Whether the user is asked about a draft first where the intent announces its go-ahead question, as for a message:
  /// "Ready to send it?".
  public var asksDraftQuestion: Bool
  /// Go-ahead rules of single intents, in place of the intent's own.
  ///
  /// An intent that always asks keeps doing so.
  public var goAhead: [IntentName: IntentRules.GoAhead]
  /// How often a question is asked again, in other words, when the reply was not understood.
  public var repetitions: Int
  /// How many choices are offered at most; more than that, and the user is asked to be more specific.
  public var maximumChoices: Int
  /// How often in a row a handler may come back with the same kind of question about one value.
  public var maximumRounds: Int
  /// By how much the best reading of the words must exceed the next, for the request to be carried out without a
  /// question; on the scale of the scores that a reading prints.
  ///
  /// A request that goes out or cannot be undone needs four times as much.
  public var margin: Double
  /// Seconds for which a yes to the go-ahead holds; after that, what would be done now is asked about anew.
  public var goAheadLimit: Double
  /// Whether spoken words have amounts, times and telephone numbers in a form for a speech synthesiser: "8 US dollars"
  /// for "$8.00".
  ///
  /// In the hands-free mode they always have, since the user looks at nothing; in the other modes the screen shows the
  /// figures too.
  public var speaksForVoice: Bool

  /// SiriKit's times and limits, except where others are given.
  ///
  /// The times are in seconds: after 2 the user hears that the request is being worked on, and a turn waits for 10; the
  /// user has 60 to unlock the device.
  public init(
    waitingIndicator: Double = 2, waitLimit: Double = 10, unlockLimit: Double = 60, asksDraftQuestion: Bool = false,
    goAhead: [IntentName: IntentRules.GoAhead] = [:], repetitions: Int = 3,
    maximumChoices: Int = 10, maximumRounds: Int = 6,
    margin: Double = 0.075, goAheadLimit: Double = Policy.standardGoAheadLimit, speaksForVoice: Bool = false
  ) {
    self.waitingIndicator = waitingIndicator
    self.waitLimit = waitLimit
    self.unlockLimit = unlockLimit
    self.asksDraftQuestion = asksDraftQuestion
    self.goAhead = goAhead
    self.repetitions = repetitions
    self.maximumChoices = maximumChoices
    self.maximumRounds = maximumRounds
    self.margin = margin
    self.goAheadLimit = goAheadLimit
    self.speaksForVoice = speaksForVoice
  }

  /// Ten minutes.
  public static let standardGoAheadLimit = 600.0

  /// Reads a stored policy; what an earlier version did not store has its default.
  ///
  /// Throws `DecodingError` where a value is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    waitingIndicator = try values.decode(Double.self, forKey: .waitingIndicator)
    waitLimit = try values.decode(Double.self, forKey: .waitLimit)
    unlockLimit = try values.decodeIfPresent(Double.self, forKey: .unlockLimit) ?? Policy().unlockLimit
    asksDraftQuestion = try values.decode(Bool.self, forKey: .asksDraftQuestion)
    goAhead = try values.decode([IntentName: IntentRules.GoAhead].self, forKey: .goAhead)
    repetitions = try values.decode(Int.self, forKey: .repetitions)
    maximumChoices = try values.decode(Int.self, forKey: .maximumChoices)
    maximumRounds = try values.decode(Int.self, forKey: .maximumRounds)
    margin = try values.decode(Double.self, forKey: .margin)
    goAheadLimit = try values.decodeIfPresent(Double.self, forKey: .goAheadLimit) ?? Self.standardGoAheadLimit
    speaksForVoice = try values.decodeIfPresent(Bool.self, forKey: .speaksForVoice) ?? false
  }

  /// Whether the user is asked before the request is handled.
  ///
  /// For payments and rides the user always is: neither a host nor an app can leave that question out. Source:
  /// SiriKit's documentation of payments and ride booking.
  public func asksGoAhead(for intent: IntentName, rules: IntentRules) -> Bool {
    if rules.goAhead == .asked { return true }
    switch goAhead[intent] ?? rules.goAhead {
    case .asked: return true
    case .announced: return asksDraftQuestion
    case .notAsked: return false
    }
  }

  /// Whether an act that was read with this margin is asked about before it is done.
  ///
  /// An act that ends the request or starts it anew can undo nothing in an app, so it needs only the small margin.
  package func isDoubtful(_ act: DialogueAct, _ margin: Double, rules: IntentRules?) -> Bool {
    switch act {
    case .no, .cancel, .farewell, .startOver: margin < self.margin
    default: rules.map { isDoubtful(margin, rules: $0) } ?? false
    }
  }

  /// Whether a request whose words were read with this margin is asked about before it is carried out.
  package func isDoubtful(_ margin: Double, rules: IntentRules) -> Bool {
    if rules.changesNothing { return false }
    return margin < (rules.goAhead == .notAsked ? self.margin : 4 * self.margin)
  }
}

import Foundation
import Parley

/// One `key: value` line of a script: the state of the world before the conversation, or a change of it.
public enum Directive: Sendable, Hashable {
  /// The folders or names of the apps that are installed.
  case app([String])
  /// The host program whose tests play the script; `parley test` has only simulated apps and skips it.
  case host(String)
  /// The tags of the languages that are understood; the conversation continues in the first.
  case locale([String])
  case now(Moment)
  /// Time passes, in seconds.
  case advance(Double)
  case locked(Bool)
  /// Whether the user unlocks the device when asked to.
  case unlocks(Bool)
  case mode(ConversationMode)
  case location(Placemark?)
  /// The ISO 4217 code of an amount without a currency.
  case currency(String)
  /// The permission of one app, or of all apps.
  case permission(PermissionStatus, app: String?)
  case policy([PolicyChange])
  /// The user's contacts, in place of those that the apps bring.
  case contacts([Person])
  /// The user's own words of one type.
  case vocabulary(VocabularyType, [String])
  case stub(Stub)
  /// A request that an app carried out before, and donated.
  case donated(DonatedRequest)
  /// Kinds of lines that are not checked.
  case ignore(Set<EventLine.Mark>)
  /// The conversation that goes on from here, by a name that the script gives it.
  case conversation(String)
  /// The conversation is stored and restored, as if by another process.
  case storeAndRestore
  /// The user says nothing to the open question.
  case silence
  /// What the user does beside the conversation.
  case suggestion(SuggestionStep)
}

extension ConversationMode {
  /// The name by which scripts and commands call it: `hands-free`.
  public var scriptName: String {
    switch self {
    case .eyesOn: "eyes-on"
    case .handsFree: "hands-free"
    case .car, .accessible: rawValue
    }
  }
}

/// A moment and the time zone in which it is given.
public struct Moment: Sendable, Hashable {
  /// The moment.
  public var date: Date
  /// The time zone in which the conversation says dates.
  public var timeZone: TimeZone

  /// A moment in a time zone.
  public init(date: Date, timeZone: TimeZone) {
    self.date = date
    self.timeZone = timeZone
  }

  /// The moment of a script that sets none: it is always the same.
  public static let usual = Moment(date: Date(timeIntervalSince1970: 1_795_251_600), timeZone: .gmt)
}

/// One value of the policy that a script sets.
public enum PolicyChange: Sendable, Hashable {
  case asksDraftQuestion(Bool)
  case speaksForVoice(Bool)
  case waitingIndicator(Double)
  case waitLimit(Double)
  case goAheadLimit(Double)
  case repetitions(Int)
  case maximumChoices(Int)
  case maximumRounds(Int)
  case goAhead(IntentName, IntentRules.GoAhead)

  func apply(to policy: inout Policy) {
    switch self {
    case .asksDraftQuestion(let asks): policy.asksDraftQuestion = asks
    case .speaksForVoice(let speaks): policy.speaksForVoice = speaks
    case .waitingIndicator(let seconds): policy.waitingIndicator = seconds
    case .waitLimit(let seconds): policy.waitLimit = seconds
    case .goAheadLimit(let seconds): policy.goAheadLimit = seconds
    case .repetitions(let count): policy.repetitions = count
    case .maximumChoices(let count): policy.maximumChoices = count
    case .maximumRounds(let count): policy.maximumRounds = count
    case .goAhead(let intent, let rule): policy.goAhead[intent] = rule
    }
  }
}

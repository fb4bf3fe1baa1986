/// A typed request with parameters, such as `SendMessageIntent` of the messaging domain.
///
/// An intent is a value: a struct whose stored properties are its parameters. `parameters` lists them in the
/// order in which they are resolved; nothing else has to be written.
public protocol Intent: Sendable, Hashable, Codable {
  associatedtype Response: IntentResponse

  /// The intent's name without SiriKit's prefix: `SendMessage`.
  static var name: IntentName { get }

  /// The parameters, in the order in which they are resolved.
  static var parameters: [Parameter<Self>] { get }

  /// When the user is asked and what a locked device forbids.
  static var rules: IntentRules { get }

  /// Other names by which files call the intent, such as those that it had in earlier systems.
  static var aliases: [IntentName] { get }

  /// The intent with nothing said yet.
  init()
}

extension Intent {
  /// The default rules: done without a question, also on a locked device that allows the app.
  public static var rules: IntentRules { IntentRules() }

  /// No other names.
  public static var aliases: [IntentName] { [] }
}

/// The rules of an intent: when the user is asked, what a locked device forbids, what the request changes, and whom and
/// what it is about.
///
/// Source: SiriKit's documentation of each intent.
public struct IntentRules: Sendable, Hashable, Codable {
  /// Whether the user is asked to go ahead after the app has confirmed.
  public var goAhead: GoAhead
  /// Whether a locked device must be unlocked first, even if the app's Info.plist does not demand it.
  public var requiresUnlock: Bool
  /// Whether the app may come to the front of a locked device: a call shows on one, a list of photos does not.
  public var opensWhileLocked: Bool
  /// The requests that this one takes back or destroys the result of.
  ///
  /// Right after one of them the user knows what is meant, and it is done. Said out of the blue it is asked about first,
  /// by the intent's `goAhead` prompt, which names what would be lost.
  public var undoes: Set<IntentName>
  /// The requests whose course this one ends, with nothing lost by it: it hangs up a call, it ends a workout.
  ///
  /// Where it is asked about, its own words are a yes, as they are to one that undoes something.
  public var ends: Set<IntentName>
  /// The requests whose result this one changes: by their intent, the parameters that take new values, by the names of
  /// that request's parameters.
  ///
  /// What the user says right after such a request should have been said differently is changed by this one.
  public var revises: [IntentName: [String: String]]
  /// Whether the request only looks something up: then it is answered in the middle of another.
  public var changesNothing: Bool
  /// Which values answer the user's questions about the request: by facet, the names of parameters and of details of the
  /// app's answer, the first that has a value counting.
  ///
  /// A facet that is not here has no answer. Where nothing is here, a value answers that is the only one of its kind.
  public var facts: [QuestionSubject: [String]]
  /// Which requests the app answers the user's questions about this one by: by facet, the intent that looks it up, such as
  /// the one that lists the kinds of ride.
  ///
  /// A facet that is not here, or whose intent the same app does not handle, is answered by ``facts`` alone.
  public var lookUps: [QuestionSubject: LookUp]
  /// What the intent is to the person it is about; `nil` where it is about nobody.
  public var contact: Contact?
  /// How the intent gets the user somewhere; `nil` where it does not.
  public var journey: Journey?
  /// The reasons for which the app refuses a value only because it is one of several.
  ///
  /// What the user says then stands alone: the values beside the refused one are not kept.
  public var refusesSeveral: Set<UnsupportedReason>

  /// By the name of a parameter of people, that of the place which a name may be as well: it is tried for that where the
  /// app refuses it for a person.
  public var placeInstead: [String: String]

  /// Whether the request ends, takes back or destroys what another has begun.
  public func endsOrUndoes(_ other: IntentName) -> Bool { undoes.contains(other) || ends.contains(other) }

  /// Whether the request ends, takes back or destroys what any other has begun.
  public var endsOrUndoesSomething: Bool { !undoes.isEmpty || !ends.isEmpty }

  /// A request that changes nothing and answers a question about another one.
  public struct LookUp: Sendable, Hashable, Codable {
    /// The intent that looks it up.
    public var intent: IntentName
    /// The values that it takes over from the request that is asked about: by the name of its own parameter, the name of
    /// that request's.
    public var parameters: [String: String]

    /// A look-up by an intent, with the values that it takes over.
    public init(_ intent: IntentName, parameters: [String: String] = [:]) {
      self.intent = intent
      self.parameters = parameters
    }
  }

  /// What an intent is to the person it is about.
  ///
  /// A contact's card offers the apps with an intent that begins an act, and the app last used for an act is the first
  /// choice for all intents of that act.
  public enum Contact: Sendable, Hashable, Codable {
    /// Reaches the person: a message, a call, a payment.
    case begins(ContactAct)
    /// Is about what was begun earlier: a search of messages, the end of a call.
    case follows(ContactAct)

    /// The kind of act.
    public var act: ContactAct {
      switch self {
      case .begins(let act), .follows(let act): act
      }
    }
  }

  /// How an intent gets the user somewhere, and the name of the parameter with the place.
  public enum Journey: Sendable, Hashable, Codable {
    /// Somebody drives the user.
    case ride(to: String)
    /// The user is shown the way.
    case directions(to: String)

    /// The name of the parameter with the place.
    public var destination: String {
      switch self {
      case .ride(let parameter), .directions(let parameter): parameter
      }
    }
  }

  /// Whether the user's yes is asked for, once the app is ready.
  public enum GoAhead: String, Sendable, Hashable, Codable, CaseIterable {
    /// Done without a question.
    case notAsked
    /// The user is told and it is done; the draft question is asked where the app or the host wants it.
    case announced
    /// Never done without the user's yes.
    case asked
  }

  /// Rules that demand nothing, except what is given.
  public init(
    goAhead: GoAhead = .notAsked, requiresUnlock: Bool = false, opensWhileLocked: Bool = false,
    undoes: Set<IntentName> = [], ends: Set<IntentName> = [], revises: [IntentName: [String: String]] = [:],
    changesNothing: Bool = false, contact: Contact? = nil,
    journey: Journey? = nil, refusesSeveral: Set<UnsupportedReason> = [], placeInstead: [String: String] = [:],
    facts: [QuestionSubject: [String]] = [:], lookUps: [QuestionSubject: LookUp] = [:]
  ) {
    self.goAhead = goAhead
    self.requiresUnlock = requiresUnlock
    self.opensWhileLocked = opensWhileLocked
    self.undoes = undoes
    self.ends = ends
    self.revises = revises
    self.changesNothing = changesNothing
    self.contact = contact
    self.journey = journey
    self.refusesSeveral = refusesSeveral
    self.placeInstead = placeInstead
    self.facts = facts
    self.lookUps = lookUps
  }
}

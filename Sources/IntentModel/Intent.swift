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

  /// The intent with nothing said yet.
  init()
}

extension Intent {
  /// The default rules: done without a question, also on a locked device that allows the app.
  public static var rules: IntentRules { IntentRules() }
}

/// The rules of an intent: when the user is asked, what a locked device forbids, and what the request changes.
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
  /// Whether the request only looks something up: then it is answered in the middle of another.
  public var changesNothing: Bool

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
    undoes: Set<IntentName> = [], changesNothing: Bool = false
  ) {
    self.goAhead = goAhead
    self.requiresUnlock = requiresUnlock
    self.opensWhileLocked = opensWhileLocked
    self.undoes = undoes
    self.changesNothing = changesNothing
  }
}

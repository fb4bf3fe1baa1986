import Parley

/// An answer of a phase in a script, in place of the app's own code.
public struct Stub: Sendable, Hashable {
  /// The phase that is answered.
  public enum Phase: Sendable, Hashable {
    case resolve(parameter: String)
    case confirm
    case handle
  }

  /// The intent; `nil` for every intent.
  public var intent: IntentName?
  /// The phase that is answered in place of the app.
  public var phase: Phase
  /// The words of the value that is resolved; `nil` for any value.
  public var words: String?
  /// The answers for the first call, the second, and so on; the last one also for all further calls.
  public var outcomes: [Outcome]

  /// One answer, and the simulated seconds that it takes.
  public struct Outcome: Sendable, Hashable {
    /// The simulated seconds before the answer comes.
    public var delay: Double
    /// What is answered.
    public var answer: Answer
  }

  /// What is answered in place of the app.
  public enum Answer: Sendable, Hashable {
    /// A verdict by its name, with the names of its values or its reason.
    case verdict(String, [String])
    /// A response code.
    case code(String)
    /// The app's own code answers.
    case pass
    case `throw`(String)
    /// No answer ever comes.
    case hang
  }
}

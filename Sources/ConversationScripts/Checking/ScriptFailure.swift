import Parley

/// A place in a script where something else happened than was expected.
public struct ScriptFailure: Error, Sendable, Hashable {
  /// The line of the script that was not fulfilled.
  public var place: ScriptPlace
  /// The difference between the script and what happened.
  public var kind: Kind
  /// The conversation up to this place, as lines of a script.
  public var conversation: [String]
  /// How the utterance was read, where that may be the reason.
  public var reading: [String]
  /// A possible reason, as a sentence.
  public var hint: String?
  /// The command that writes what happened into the script; `nil` for `parley test --update`.
  public var update: String?
  /// The row that the script was played for.
  public var row: ScriptRows.Row?

  /// What was different.
  public enum Kind: Sendable, Hashable {
    /// The assistant said something else than the line says.
    case saidOtherwise(expected: String, actual: String)
    /// The assistant said something that no line foresees.
    case saidUnforeseen(String)
    /// The user was offered something that no line foresees.
    case offeredUnforeseen(String)
    /// The assistant did not say what the line says.
    case notSaid(String)
    /// Something else happened than a line with `=`, `~` or `*` expects; `nil` where nothing of its kind happened.
    case happenedOtherwise(mark: EventLine.Mark, expected: String, actual: String?)
    /// The script ends, and the assistant still waits for an answer.
    case questionOpen(String)
    /// A step that cannot be done here, such as a choice that is not offered.
    case impossible(String)
  }
}

extension ScriptFailure {
  /// The difference, in one line with its place.
  public var summary: String {
    "\(place.path):\(place.line): \(words)" + (row.map { " This is for line \($0.line): \($0.text)" } ?? "")
  }

  var words: String {
    switch kind {
    case .saidOtherwise: "the assistant said something else."
    case .saidUnforeseen: "the assistant said something that the script does not foresee."
    case .offeredUnforeseen: "something is offered that the script does not foresee."
    case .notSaid: "the assistant did not say this."
    case .happenedOtherwise(.understood, _, _): "what was said was read in another way."
    case .happenedOtherwise(.offered, _, _): "something else is offered."
    case .happenedOtherwise(.handled, _, _): "the app was asked to do something else."
    case .happenedOtherwise: "something else happened."
    case .questionOpen: "the script ends with a question open."
    case .impossible(let problem): problem
    }
  }
}

import IntentModel

/// The question that a reply answers: what the reply may be is read off it.
public struct Expectation: Sendable, Hashable, Codable {
  /// What the open question asks for.
  public enum Question: String, Sendable, Hashable, Codable, CaseIterable {
    /// A value is asked for.
    case value
    /// One of some choices is to be picked.
    case choice
    /// A yes or no about one value.
    case confirmation
    /// The go-ahead for the whole request ("Ready to send it?").
    case goAhead
  }

  /// What the question asks for.
  public var question: Question
  /// The open intent.
  public var intent: IntentName
  /// The parameter the question is about; `nil` for the go-ahead and for the choice of an app.
  public var parameter: String?
  /// The names of the choices, in the order offered.
  public var choices: [String]
  /// What distinguishes choices of one name, in the same order: `mobile`.
  public var details: [String?]
  /// The intents of the choices, where the choices are requests.
  public var intents: [IntentName]

  /// The question that is open; `choices`, `details` and `intents` are only for one that offers some.
  public init(
    _ question: Question, intent: IntentName, parameter: String? = nil, choices: [String] = [],
    details: [String?] = [], intents: [IntentName] = []
  ) {
    self.question = question
    self.intent = intent
    self.parameter = parameter
    self.choices = choices
    self.details = details
    self.intents = intents
  }
}

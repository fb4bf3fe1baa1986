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

  public var question: Question
  /// The open intent.
  public var intent: IntentName
  /// The parameter the question is about; `nil` for the go-ahead and for the choice of an app.
  public var parameter: String?
  /// The names of the choices, in the order offered.
  public var choices: [String]
  /// What tells choices of one name apart, in the same order: `mobile`.
  public var details: [String?]

  public init(
    _ question: Question, intent: IntentName, parameter: String? = nil, choices: [String] = [],
    details: [String?] = []
  ) {
    self.question = question
    self.intent = intent
    self.parameter = parameter
    self.choices = choices
    self.details = details
  }
}

/// What a reply to a question was found to be.
public enum ReplyReading: Sendable, Hashable, Codable {
  /// Yes, send, go ahead, do it.
  case yes
  /// Yes, and after it a request of its own: "yes. How long will it take?" The text is that of the request.
  case yesThen(String)
  /// No, don't, without a value.
  case no
  /// Never mind, cancel, forget it, stop.
  case cancel
  case help
  case repetition
  /// A choice by its name, a part of its name, or its position; several where the words fit several.
  case choices([Int])
  /// Values: for the parameter asked about, for others, or for both, each with its parameter.
  /// `correction` where the words say so ("actually, to Alice", "change the amount to $20", "no, Little Bobo").
  case values([IntentDraft.Slot], correction: Bool)
  /// A parameter to be changed, without the new value ("change the recipient").
  case change(parameter: String)
  /// A whole new request.
  case request(Understanding)
  case notUnderstood
}

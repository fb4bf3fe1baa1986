import IntentModel
import IntentUnderstanding

/// How a reply to a question was read: what it does in the conversation, and the values in it.
public struct ReplyReading: Sendable, Hashable, Codable {
  /// What a reply does.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Yes, send it, go ahead.
    case yes
    /// Yes, and another request follows in the same words.
    case yesThen
    /// No, without anything in its place.
    case no
    /// The whole request is not to be done any more.
    case cancel
    /// The whole request is not to be done any more, and another request follows in the same words.
    case cancelThen
    /// What may be said, or what an app can do.
    case help
    /// The question once more.
    case repetition
    /// The user needs time.
    case hesitation
    /// The previous answer is taken back, and none is given in its place.
    case takeBack
    /// The value that is asked for is to be left empty.
    case skip
    /// The request begins again from the start.
    case startOver
    /// A request that was set aside is taken up again.
    case resume
    case thanks, greeting, farewell
    /// A question about the open request.
    case question
    /// One or more of the choices on offer.
    case choice
    /// Values for what is asked for.
    case answer
    /// Values in place of earlier ones; none where the user says only that an earlier one is wrong.
    case correction
    /// Words that are probably no answer; the user is asked whether they are.
    case remark
    /// A parameter is to be changed, without the new value.
    case change
    /// The same request for somebody else, once the open one is done.
    case also
    /// A value is to be left out.
    case remove
    /// A value described by its change from the earlier one: "double it".
    case adjustment
    /// A request that is not to be done.
    case denial
    /// Another request, begun in the middle of the open one.
    case request
    /// Another request that changes nothing.
    case lookUp
    /// The previous request again, with only what differs said: "and to Koko".
    case continuation
    /// A request that these words mean only after another one: "pause it".
    case followUp
    /// Something that no app here can do or tell.
    case beyond
    case notUnderstood
  }

  /// What the reply does.
  public var kind: Kind
  /// The values that were said, each with the parameter that it is for.
  public var values: [IntentDraft.Slot]
  /// The request that was understood or denied; `nil` where the reply is neither.
  public var understanding: Understanding?
  /// The reading as a script has it, without its mark: `answer recipients="Bobo"`.
  public var text: String

  /// A reading of a reply.
  public init(_ kind: Kind, values: [IntentDraft.Slot] = [], understanding: Understanding? = nil, text: String) {
    self.kind = kind
    self.values = values
    self.understanding = understanding
    self.text = text
  }

  /// The request that was begun in the middle of the open one; `nil` where the reply is another.
  package var request: Understanding? { kind == .request ? understanding : nil }

  package init(_ act: DialogueAct) {
    self.init(Kind(act), values: act.values, understanding: act.requested, text: EventLine.reply(act))
  }
}

extension ReplyReading.Kind {
  fileprivate init(_ act: DialogueAct) {
    self =
      switch act {
      case .yes: .yes
      case .yesThen: .yesThen
      case .no: .no
      case .cancel: .cancel
      case .cancelThen: .cancelThen
      case .help, .appHelp: .help
      case .repetition: .repetition
      case .hesitation: .hesitation
      case .takeBack: .takeBack
      case .skip: .skip
      case .startOver: .startOver
      case .resume: .resume
      case .thanks: .thanks
      case .greeting: .greeting
      case .farewell: .farewell
      case .question: .question
      case .choices, .eachChoice, .allChoices: .choice
      case .values(_, let isCorrection): isCorrection ? .correction : .answer
      case .remark: .remark
      case .change: .change
      case .also: .also
      case .remove: .remove
      case .adjust: .adjustment
      case .denied: .denial
      case .request: .request
      case .lookUp: .lookUp
      case .continuation: .continuation
      case .followUp: .followUp
      case .beyond: .beyond
      case .notUnderstood: .notUnderstood
      }
  }
}

extension DialogueAct {
  fileprivate var values: [IntentDraft.Slot] {
    switch self {
    case .values(let slots, _), .takeBack(let slots), .remark(let slots), .also(let slots): slots
    case .continuation(let said): said.slots
    case .request(let understanding), .lookUp(let understanding): understanding.best?.slots ?? []
    default: []
    }
  }

  fileprivate var requested: Understanding? {
    if case .denied(let understanding) = self { understanding } else { understanding }
  }
}

import Parley

/// Something that exploring found wrong with an app, and the shortest script that shows it.
public struct Finding: Sendable, Hashable {
  /// What is wrong with the app.
  public enum Kind: Sendable, Hashable {
    /// The assistant said nothing and the request did not end, or questions follow one another in a circle.
    case deadEnd
    /// A question that no answer gets past.
    case unanswerable(parameter: String?)
    /// A picked value was offered again among others.
    case neverConverges(parameter: String?)
    /// A question that was answered is asked again.
    case askedTwice(parameter: String?)
    /// A response code or a reason for which the app has no words.
    case withoutWords
    /// The same was said twice in a row.
    case saidTwice
    /// A request was handled without the go-ahead that it needs.
    case noGoAhead(IntentName)
    /// A handler broke a rule of its contract.
    case rule(ConversationEvent.HandlerProblem.Rule, phase: String)
    /// What the user does beside a conversation fails, or disturbs it: opening what the app has, a widget, a card.
    case beside
    /// The script could not be played at all.
    case unusable
  }

  /// What is wrong.
  public var kind: Kind
  /// The intent of the request.
  public var intent: IntentName
  /// The mistake, in one line.
  public var detail: String
  /// The script that shows it, ready to be kept.
  public var script: String
}

extension Finding: CustomStringConvertible {
  /// One line.
  public var summary: String {
    switch kind {
    case .deadEnd where isSilent: "\(intent): a dead end, nothing is said: \(detail)"
    case .deadEnd: "\(intent): a dead end, no answer leads out of it: \(detail)"
    case .askedTwice(let parameter):
      "\(intent): \(parameter ?? "a question") is asked again after it was answered: \(detail)"
    case .unanswerable(let parameter): "\(intent): no answer settles \(parameter ?? "the question"): \(detail)"
    case .neverConverges(let parameter):
      "\(intent): \(parameter ?? "a value") is offered again after it was picked: \(detail)"
    case .withoutWords: "\(intent): there are no words for it: \(detail)"
    case .saidTwice: "\(intent): the same is said twice: \(detail)"
    case .noGoAhead: "\(intent): handled without the user's go-ahead: \(detail)"
    case .rule(let rule, let phase): "\(intent): the handler breaks a rule in \(phase), \(rule.rawValue): \(detail)"
    case .beside: "Beside the conversation: \(detail)"
    case .unusable: "\(intent): cannot be played: \(detail)"
    }
  }

  /// The summary, and below it the script that shows the mistake.
  public var description: String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return summary + "\n\n" + lines.joined(separator: "\n")
  }

  /// Whether the dead end is a line of the script after which nothing is said, and not a circle of questions.
  var isSilent: Bool { detail.hasPrefix("User: ") || detail.hasPrefix("tap: ") }

  /// Findings with the same key are the same.
  var key: String {
    switch kind {
    case .deadEnd: "dead \(intent) \(isSilent)"
    case .askedTwice(let parameter): "asked \(intent) \(parameter ?? "")"
    case .unanswerable(let parameter): "unanswerable \(intent) \(parameter ?? "")"
    case .neverConverges(let parameter): "never \(intent) \(parameter ?? "")"
    case .withoutWords: "words \(intent) \(detail)"
    case .saidTwice: "twice \(intent) \(detail)"
    case .noGoAhead: "go-ahead \(intent)"
    case .rule(let rule, let phase): "rule \(intent) \(rule) \(phase)"
    case .beside: "beside \(detail)"
    case .unusable: "unusable \(detail)"
    }
  }
}

import IntentModel
import IntentUnderstanding

/// An event as one line of a script or a trace: a mark that says what kind of line it is, and its text.
///
///     = SendMessage recipients="Bobo"
///     ~ resolve recipients -> disambiguation [Bobo the Great, Bobo Jr., Little Bobo]
///     ~ confirm -> ready
///     * SendMessage recipients=[Bobo] content="Please send more bananas" -> success
///
/// The user's own words are in quotation marks, names and symbols are bare, lists are in brackets.
public struct EventLine: Sendable, Hashable, CustomStringConvertible {
  /// What a line begins with.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    case user = "User:"
    case assistant = "Assistant:"
    /// What was understood.
    case understood = "="
    /// A handler's answer in one phase, and whatever else happened on the way.
    case phase = "~"
    /// What the app was asked to do, and its answer.
    case handled = "*"
    /// What is offered to the user beside the conversation.
    case offered = "+"
    /// What is said aloud, where it differs from the assistant's words on the line above.
    case spoken = "Spoken:"
    /// What the app itself shows beside the assistant's words on the line above.
    case card = "Card:"
  }

  /// The mark at the beginning of the line.
  public var mark: Mark
  /// The text after the mark; empty for a turn without words.
  public var text: String

  /// A line of a mark and a text.
  public init(_ mark: Mark, _ text: String) {
    self.mark = mark
    self.text = text
  }

  /// The line as a script has it, without a line end.
  public var description: String { text.isEmpty ? mark.rawValue : "\(mark.rawValue) \(text)" }

  /// The line for an event; the assistant's words as they are shown.
  public init(_ event: ConversationEvent) {
    switch event {
    case .heard(let words): self.init(.user, Self.oneLine(words))
    case .tapped(let name): self.init(.user, "[\(Self.oneLine(name))]")
    case .said(let message): self.init(.assistant, Self.oneLine(message.shown))
    case .understood(let understanding): self.init(.understood, Self.request(understanding))
    case .notUnderstood: self.init(.understood, "nothing")
    case .replyRead(let reply): self.init(.understood, reply.text)
    case .handled(let record, let late): self.init(.handled, Self.handled(record, late: late))
    default: self.init(.phase, Self.phase(event))
    }
  }

  /// A card on one line: `Cheeta Swift: Vine Swing = OOK 001, ★ = 4.9 [Call]`.
  public init(_ card: ContentCard) {
    let rows = card.rows.map { row in row.name.map { "\($0) = \(row.value)" } ?? row.value }.joined(separator: ", ")
    let picture = card.image.map { "<\($0)>" }
    let parts = [rows.isEmpty ? nil : rows, picture].compactMap(\.self) + card.actions.map { "[\($0)]" }
    let about = parts.isEmpty ? "" : ": " + parts.joined(separator: " ")
    self.init(.card, Self.oneLine(card.title + about))
  }

  private static func phase(_ event: ConversationEvent) -> String {
    switch event {
    case .referred(let reference): "refer \(reference)"
    case .appChosen(let app): "app \(app)"
    case .began(let intent, let key): "begin \(intent) \(oneLine(key.rawValue))"
    case .resolved(let result):
      "resolve \(result.parameter) -> \(results(result.results))"
    case .confirmed(let record): "confirm -> \(record.response.code)"
    case .updated(let record): "update \(record.intent.name.rawValue) -> \(record.response.code)"
    case .observation(let observation): "observation \(observation.rawValue)"
    case .permission(let app, let granted): "permission \(app) -> \(granted ? "granted" : "denied")"
    case .authentication(let granted): "unlock -> \(granted ? "granted" : "denied")"
    case .problem(let problem): self.problem(problem)
    case .reminded(let reminder): "remind \(quoted(reminder.title))"
    case .opened(let app, let activity): "open \(app) \(activity.activityType)"
    case .ended(let outcome): "end \(outcome.rawValue)"
    default: ""
    }
  }

  private static func problem(_ problem: ConversationEvent.HandlerProblem) -> String {
    let place = "problem \(problem.rule.rawValue) in \(problem.phase)"
    guard let detail = problem.detail, !detail.isEmpty else { return place }
    return "\(place): \(oneLine(detail))"
  }
}

extension EventLine {
  /// A value as text: the user's own words in quotation marks, everything else bare.
  public static func value(_ told: ToldValue) -> String {
    switch told {
    case .text(let text): quoted(text)
    case .list(let values): list(values)
    default: oneLine(told.plain)
    }
  }

  /// Words in quotation marks, on one line.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: quoted += oneLine(String(character))
      }
    }
    return quoted + "\""
  }

  static func list(_ values: [ToldValue]) -> String {
    "[\(values.map(value).joined(separator: ", "))]"
  }

  /// The text without what would break or disturb a line: line ends are written as `\n`, other controls left out.
  package static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": line += "\\n"
      case "\t": line += "\\t"
      default: if scalar.properties.generalCategory != .control { line.unicodeScalars.append(scalar) }
      }
    }
    return line
  }
}

extension EventLine {
  private static func request(_ understanding: Understanding) -> String {
    guard let reading = understanding.best ?? understanding.denied else { return "nothing" }
    return ((understanding.best == nil ? ["not"] : []) + [reading.intent.rawValue] + slots(reading.slots)).joined(
      separator: " ")
  }

  /// How a reply was read, as a script has it.
  static func reply(_ reply: DialogueAct) -> String {
    switch reply {
    case .yes: "yes"
    case .yesThen(let rest): "yes, then \(quoted(rest.words))"
    case .cancelThen(let rest): "cancel, then \(quoted(rest.words))"
    case .no: "no"
    case .cancel: "cancel"
    case .help: "help"
    case .repetition: "repeat"
    case .choices(let choices):
      "choice " + choices.map { String($0 &+ 1) }.joined(separator: ", ")
    case .values(let values, let correction):
      ((correction ? ["correct"] : ["answer"]) + slots(values)).joined(separator: " ")
    case .remark(let values): (["remark"] + slots(values)).joined(separator: " ")
    case .change(let parameter): "change \(parameter)"
    case .remove(let parameter): "remove \(parameter)"
    case .also(let values): (["also"] + slots(values)).joined(separator: " ")
    case .adjust(let adjustment, _): adjusted(adjustment)
    case .appHelp(let app): "help \(app)"
    case .request(let understanding), .lookUp(let understanding), .denied(let understanding): request(understanding)
    case .continuation(let said): (["continue"] + slots(said.slots)).joined(separator: " ")
    case .followUp(let said): said.intent.rawValue
    case .notUnderstood: "nothing"
    case .beyond: "beyond"
    case .hesitation: "hesitate"
    case .takeBack(let values): (["take back"] + slots(values)).joined(separator: " ")
    case .skip: "skip"
    case .startOver: "start over"
    case .resume(let place): place.map { "resume \($0 + 1)" } ?? "resume"
    case .thanks: "thanks"
    case .greeting: "greeting"
    case .farewell: "farewell"
    case .question(let facet): "question \(facet.rawValue)"
    case .eachChoice(let choices): "choice " + choices.map { String($0 &+ 1) }.joined(separator: " and ")
    case .allChoices: "choice all"
    }
  }

  private static func adjusted(_ adjustment: DialogueAct.Adjustment) -> String {
    func by(_ meaning: SpokenValue.Meaning) -> String {
      slots([IntentDraft.Slot("by", SpokenValue("", meaning))]).joined()
    }
    return switch adjustment {
    case .times(let factor): "adjust times=\(factor)"
    case .more(let more): "adjust more \(by(more))"
    case .less(let less): "adjust less \(by(less))"
    case .swapped: "adjust swap"
    }
  }

  /// What was said for each parameter; several values of one parameter in brackets.
  private static func slots(_ slots: [IntentDraft.Slot]) -> [String] {
    var order: [String] = []
    var values: [String: [String]] = [:]
    for slot in slots {
      if values[slot.parameter] == nil { order.append(slot.parameter) }
      values[slot.parameter, default: []].append(spoken(slot.value))
    }
    return order.map { name in
      let values = values[name] ?? []
      return "\(name)=" + (values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]")
    }
  }

  /// What the user said for a value: names and free text word for word, any other value by its meaning.
  private static func spoken(_ value: SpokenValue) -> String {
    if let told = value.meaning.told { return self.value(told) }
    return switch value.meaning {
    case .unread: "unread " + quoted(value.text)
    case .reference(let reference): value.text.isEmpty ? reference.symbol : quoted(value.text)
    case .flag(let flag): flag ? "true" : "false"
    default: quoted(value.text)
    }
  }

  private static func results(_ results: [ConversationEvent.PhaseResult.Result]) -> String {
    results.isEmpty ? "nothing" : results.map(result).joined(separator: ", ")
  }

  private static func result(_ result: ConversationEvent.PhaseResult.Result) -> String {
    var parts = [result.name]
    if result.name == "disambiguation" {
      parts.append(list(result.values))
    } else {
      parts += result.values.map(value)
    }
    if let reason = result.reason { parts.append(reason.rawValue) }
    return parts.joined(separator: " ")
  }

  private static func handled(_ record: ConversationEvent.RequestRecord, late: Bool) -> String {
    let parameters = record.parameters.map { parameter in
      let values = parameter.values
      return "\(parameter.parameter)="
        + (parameter.isArray ? list(values) : values.map(value).joined(separator: ", "))
    }
    let request = ([record.intent.name.rawValue] + parameters).joined(separator: " ")
    return "\(request) -> \(record.response.code)\(late ? " (late)" : "")"
  }
}

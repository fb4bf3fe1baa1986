import Parley

/// What a simulated user can answer to a question, as lines of a script.
struct SimulatedReplies {
  let handlers: [AnyIntentHandler]
  let contacts: [Person]
  let apps: [AssistantApp]
  let language: String
  let speech: SimulatedSpeech
  /// A request for another intent.
  let otherRequest: String?
  /// A request that changes nothing, for the middle of another request.
  let lookUp: String?

  /// One answer, and whether it should get past the question.
  struct Reply: Sendable, Hashable {
    var line: String
    var fits: Bool
  }

  /// Answers of every kind: those that fit first, then other things that users say.
  func replies(to question: AssistantMessage) -> [Reply] {
    var replies = fitting(question).map { Reply(line: $0, fits: true) }
    var other = [speech.gibberish, speech.cancel, speech.hesitation, speech.takingBack]
    if let value = correction(of: question) { other.insert(speech.correction(value), at: 0) }
    other += [otherRequest, lookUp].compactMap(\.self)
    replies += other.map { Reply(line: "User: \($0)", fits: false) }
    return replies
  }

  /// The line with which a simulated user ends what is open.
  var cancelling: String { "User: \(speech.cancel)" }

  /// The answers that should get past the question.
  func fitting(_ question: AssistantMessage) -> [String] {
    switch question.kind {
    case .disambiguation, .appChoice:
      let count = question.choices.count
      return count > 1 ? ["tap: 1", "tap: \(count)"] : ["tap: 1"]
    case .confirmation, .goAhead, .permission: return ["User: \(speech.yes)", "User: \(speech.no)"]
    default: return values(for: question.parameter, of: question.intent).map { "User: \($0)" }
    }
  }

  /// A value that corrects something instead of answering a yes-or-no question: for the parameter asked about, or for
  /// the first that has one.
  private func correction(of question: AssistantMessage) -> String? {
    guard question.kind == .confirmation || question.kind == .goAhead else { return nil }
    let handler = handlers.first { $0.name == question.intent }
    guard let parameter = question.parameter ?? handler?.description.parameters.first?.name else { return nil }
    return values(for: parameter, of: question.intent).dropFirst().first
  }

  private func values(for parameter: String?, of intent: IntentName?) -> [String] {
    let handler = handlers.first { $0.name == intent }
    let kind = parameter.flatMap { handler?.description[parameter: $0]?.kind } ?? .text
    switch kind.form {
    case .text, .term, .unspoken: return speech.texts
    case .person: return Array(contacts.prefix(2).map(\.displayName)) + [speech.unknownName]
    case .name(let type): return names(of: type)
    case .symbol: return [speech.first]
    case .number: return [speech.number]
    case .money: return [speech.money]
    case .date: return [speech.date]
    case .quantity(let quantity): return [speech.amount(of: quantity)]
    case .place: return speech.places
    case .flag: return [speech.yes]
    }
  }

  private func names(of type: VocabularyType) -> [String] {
    let own = apps.flatMap { $0.userVocabulary[type].map(\.spokenPhrase) }
    let shared = apps.flatMap { app in
      app.vocabulary(for: language)?.parameterVocabularies
        .filter { $0.parameters.contains(type) }
        .flatMap { $0.items.compactMap { $0.synonyms.first?.spokenPhrase } } ?? []
    }
    return Array((own + shared).prefix(2)) + [speech.unknownName]
  }
}

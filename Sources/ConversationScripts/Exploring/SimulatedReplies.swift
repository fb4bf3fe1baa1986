import Parley

/// What a simulated user can answer to a question, as lines of a script.
struct SimulatedReplies {
  let handlers: [IntentHandler]
  let contacts: [Person]
  let apps: [App]
  /// A request for another intent.
  let otherRequest: String?

  /// Answers of every kind: those that fit first, then what users also say.
  func replies(to question: AssistantMessage) -> [String] {
    var replies = fitting(question)
    replies += ["User: xyzzy plugh", "User: cancel"]
    if let otherRequest { replies.append("User: \(otherRequest)") }
    return replies
  }

  /// The answers that should bring the question forward.
  func fitting(_ question: AssistantMessage) -> [String] {
    switch question.kind {
    case .disambiguation, .appChoice:
      let count = question.choices.count
      return count > 1 ? ["tap: 1", "tap: \(count)"] : ["tap: 1"]
    case .confirmation, .goAhead, .permission: return ["User: yes", "User: no"]
    default: return values(for: question).map { "User: \($0)" }
    }
  }

  private func values(for question: AssistantMessage) -> [String] {
    let handler = handlers.first { $0.name == question.intent }
    let kind = question.parameter.flatMap { handler?.description[parameter: $0]?.kind } ?? .text
    switch kind {
    case .text, .term, .unspoken: return ["hello there"]
    case .person: return Array(contacts.prefix(2).map(\.displayName)) + ["Zebulon Quux"]
    case .name(let type): return names(of: type, handler)
    case .symbol: return ["the first one"]
    case .number: return ["3"]
    case .money: return ["$20"]
    case .date: return ["tomorrow at nine"]
    case .duration: return ["ten minutes"]
    case .distance: return ["two miles"]
    case .energy: return ["100 calories"]
    case .place: return ["the airport"]
    case .flag: return ["yes"]
    }
  }

  private func names(of type: VocabularyType, _ handler: IntentHandler?) -> [String] {
    let own = apps.flatMap { $0.userVocabulary[type].map(\.spokenPhrase) }
    let shared = apps.flatMap { app in
      app.vocabulary(for: "en")?.parameterVocabularies
        .filter { $0.parameters.contains(type) }
        .flatMap { $0.items.compactMap { $0.synonyms.first?.spokenPhrase } } ?? []
    }
    return Array((own + shared).prefix(2)) + ["Quux"]
  }
}

import IntentModel
import IntentText
import IntentUnderstanding

/// Requests that the user does not want: "don't call Koko".
extension DialogueMachine {
  /// Nothing begins, and nothing is asked about the request that is not wanted.
  ///
  /// Where such a request is under way or booked, the user is asked whether to end it. A request that is wanted besides
  /// is taken next.
  func denied(_ understanding: Understanding, _ facts: TurnFacts) -> Decision {
    guard let reading = understanding.denied else { return Decision(.wait) }
    if let ending = facts.ending(of: reading) {
      return Decision(.route(Understanding(best: ending, rest: understanding.rest), margin: 0))
    }
    let denial = Self.denial(of: reading)
    return Decision(understanding.rest.map { .sayThenHear(denial, rest: $0) } ?? .say(denial))
  }
}

extension TurnFacts {
  /// The request that would end the denied one, where this conversation made that one and has not ended it since.
  fileprivate func ending(of denied: Reading) -> Reading? {
    for request in requests where request.isDone {
      if request.intent == denied.intent, request.isAbout(denied) {
        return assistant.endings(of: denied.intent, in: request.app).first.map {
          Reading($0, app: request.app, language: language)
        }
      }
      if assistant.rules[request.intent]?.endsOrUndoes(denied.intent) == true { return nil }
    }
    return nil
  }
}

extension ConversationContext.Request {
  /// Whether an earlier request is about one of the people that the reading names; true where the reading names nobody.
  fileprivate func isAbout(_ reading: Reading) -> Bool {
    let named = reading.slots.compactMap { $0.value.personName }
    let people = slots.compactMap { $0.value.personName }
    return named.isEmpty || named.contains { name in people.contains { Folding.isPart(name, of: $0) } }
  }
}

extension SpokenValue {
  fileprivate var personName: String? {
    if case .person(let person) = meaning { person.displayName } else { nil }
  }
}

extension Folding {
  /// Whether each word of a name is one of a longer name.
  fileprivate static func isPart(_ name: String, of longer: String) -> Bool {
    Set(folded(name).split(separator: " ")).isSubset(of: folded(longer).split(separator: " "))
  }
}

extension Assistant {
  /// The intents of an app that end or undo another intent's requests; those that end come before those that undo.
  func endings(of intent: IntentName, in app: String?) -> [IntentName] {
    descriptions.values.endings(of: intent).filter { name in
      apps(for: name).contains { app == nil || $0.identifier == app }
    }
  }
}

extension ConversationEvent.Outcome {
  /// Whether the app has done the request, or goes on with it.
  var isDone: Bool { [.done, .inProgress, .continuedInApp].contains(self) }
}

extension DialogueMachine {
  /// The message about a request that the user does not want, with the values that were said for it.
  static func denial(of reading: Reading) -> PromptRequest {
    var prompt = PromptRequest(.noted, variant: "denied", intent: reading.intent)
    for (parameter, slots) in Dictionary(grouping: reading.slots.filter { $0.value.reference == nil }, by: \.parameter)
    {
      prompt.details[parameter] = .oneOrList(slots.map(\.value.told))
    }
    return prompt
  }

  /// The user denies a request other than the open one, which stays open.
  mutating func denied(_ understanding: Understanding, _ question: Question) -> Decision {
    guard let reading = understanding.denied else { return askAgain(question) }
    request?.totalRounds += 1
    if hasGoneRoundTooOften { return end(.gaveUp, "gaveUp") }
    if let rest = understanding.rest { request?.hear(rest) }
    return enter(.answer(Self.denial(of: reading), about: question))
  }
}

extension SpokenValue {
  /// The value as prompts tell it before an app has settled it.
  var told: ToldValue { meaning.told ?? .name(text) }
}

import IntentModel
import IntentUnderstanding

/// What decides, besides its words, what an utterance means while no question is open: the earlier requests, and what
/// the apps can do.
///
/// It is looked up before the decision, so no app is called for it.
package struct TurnFacts: Sendable {
  /// The apps, with their intents' names and rules.
  package var assistant: Assistant
  /// The tag of the language that is spoken.
  package var language: String
  /// The requests that were made before, the newest first.
  package var requests: [ConversationContext.Request]
  /// What "repeat that" repeats.
  package var repeatable: AssistantMessage?
  /// Whether updates of a request that is under way are told to the user.
  package var isObserving: Bool
  /// Whether the device is locked: then nothing is told of a request that needs an unlocked device.
  package var isLocked: Bool

  package init(
    _ assistant: Assistant, language: String, requests: [ConversationContext.Request] = [],
    repeatable: AssistantMessage? = nil, isObserving: Bool = false, isLocked: Bool = false
  ) {
    self.assistant = assistant
    self.language = language
    self.requests = requests
    self.repeatable = repeatable
    self.isObserving = isObserving
    self.isLocked = isLocked
  }

  /// Whether nothing may be told of an earlier request now.
  func hides(_ request: ConversationContext.Request) -> Bool {
    isLocked && assistant.isPrivate(request.intent, of: request.app)
  }

  /// What the user can say: a few of the apps' own examples, or of one app's.
  func help(with identifier: String? = nil) -> PromptRequest {
    let apps = assistant.apps.filter { identifier == nil || $0.identifier == identifier }
    let examples = assistant.toldExamples(of: apps, in: language)
    var help = PromptRequest(.help)
    help.details["examples"] = .list(examples.map { .text($0) })
    help.details["apps"] = .list(apps.map { .name($0.displayName) })
    if apps.isEmpty {
      help.variant = "noApps"
    } else if examples.isEmpty {
      help.variant = "noExamples"
    }
    return help
  }
}

// MARK: Requests by those before

extension TurnFacts {
  /// The previous request with a value calculated from the earlier one: "double it".
  func request(adjustedBy adjustment: DialogueAct.Adjustment) -> Understanding? {
    guard let last = repeatableRequest else { return nil }
    for slot in last.slots {
      guard let new = adjustment.applied(to: slot.value.meaning) else { continue }
      let said = DialogueAct.Continuation(slots: [IntentDraft.Slot(slot.parameter, new)], language: language)
      return request(goingOnWith: said)
    }
    return nil
  }

  /// The previous request with some values replaced or added: "and to Alice too".
  func request(goingOnWith said: DialogueAct.Continuation) -> Understanding? {
    guard let last = repeatableRequest else { return nil }
    let changed = Set(said.slots.map(\.parameter))
    let kept = last.slots.filter { !changed.contains($0.parameter) }
    return Understanding(
      best: Reading(last.intent, app: last.app, slots: said.slots + kept, language: said.languageTag), rest: said.rest)
  }

  /// The last request, where it may be made again; its own app then asks for the go-ahead as before.
  private var repeatableRequest: ConversationContext.Request? {
    requests.first.flatMap { last in
      last.app == nil || last.app.flatMap(assistant.app) != nil ? last : nil
    }
  }

  /// The request that the words mean after an earlier one, in that one's app: "pause" while a workout is under way.
  ///
  /// While the device is locked, people of a restricted earlier request are not named.
  func request(following said: DialogueAct.FollowUp) -> Understanding? {
    guard requests.indices.contains(said.place) else { return nil }
    let before = requests[said.place]
    let hidesValues = hides(before) && !assistant.isGuarded(said.intent, of: before.app)
    let values: [IntentDraft.Slot] =
      switch hidesValues ? nil : said.takesOver {
      case nil: []
      case .everything:
        before.slots.filter { assistant.descriptions[said.intent]?[parameter: $0.parameter] != nil }
      case .people(let parameter):
        before.slots.filter { $0.parameter == before.personParameter }.map { IntentDraft.Slot(parameter, $0.value) }
      }
    return Understanding(
      best: Reading(said.intent, app: before.app, slots: values, language: said.languageTag), rest: said.rest)
  }

  /// Of equally good readings that refer to something mentioned, the one with the last request's intent: "send the same
  /// to Zira" after a message is a message.
  func goingOn(_ understanding: Understanding) -> Understanding? {
    guard understanding.best?.slots.contains(where: { $0.value.reference != nil }) == true else { return nil }
    let same = understanding.rivals.first(where: goesOn)
    return same.map { Understanding(best: $0, rest: understanding.rest) }
  }

  /// Whether a reading refers to something mentioned and has the last request's intent.
  func goesOn(_ reading: Reading) -> Bool {
    let last = requests.first { $0.goesOut && $0.personParameter != nil }
    return reading.intent == last?.intent && reading.slots.contains { $0.value.reference != nil }
  }
}

import IntentModel
import IntentUnderstanding

extension Conversation {
  /// The earlier request with a value by the one that it had: "double it".
  func request(adjustedBy adjustment: DialogueAct.Adjustment) -> Understanding? {
    guard let last = repeatableRequest else { return nil }
    for slot in last.slots {
      guard let new = adjustment.applied(to: slot.value.meaning) else { continue }
      let said = DialogueAct.Continuation(slots: [IntentDraft.Slot(slot.parameter, new)], language: language)
      return request(goingOnWith: said)
    }
    return nil
  }

  /// The earlier request with the values that are said differently now: "and to Alice too".
  func request(goingOnWith said: DialogueAct.Continuation) -> Understanding? {
    guard let last = repeatableRequest else { return nil }
    let changed = Set(said.slots.map(\.parameter))
    let kept = last.slots.filter { !changed.contains($0.parameter) }
    return Understanding(
      best: Reading(last.intent, app: last.app, slots: said.slots + kept, language: said.languageTag))
  }

  /// The last request, where it can be made again: by its own app, which guards it as before.
  private var repeatableRequest: ConversationContext.Request? {
    context.requests.first.flatMap { last in
      last.app == nil || last.app.flatMap(assistant.app) != nil ? last : nil
    }
  }

  /// The request that words make only after another, in the app of that one: "pause", with a workout under way.
  ///
  /// While the device is locked nobody is named by it whom a restricted request named.
  func request(following said: DialogueAct.FollowUp) async -> Understanding? {
    guard context.requests.indices.contains(said.place) else { return nil }
    let before = context.requests[said.place]
    let isHidden = assistant.isPrivate(before.intent, of: before.app)
    let hidesPeople = isHidden ? await hidesContext(from: said.intent, of: before.app) : false
    let people =
      hidesPeople
      ? nil
      : said.people.map { parameter in
        before.slots.filter { $0.parameter == before.personParameter }.map { IntentDraft.Slot(parameter, $0.value) }
      }
    return Understanding(
      best: Reading(said.intent, app: before.app, slots: people ?? [], language: said.languageTag))
  }

  /// The request with what its words refer to; what nothing settles stays as it is, to be asked about.
  func settled(_ understanding: Understanding) async -> Understanding {
    guard let reading = understanding.best, reading.slots.contains(where: { $0.value.reference != nil }) else {
      return understanding
    }
    let (settled, references) = await settler(for: reading.intent, of: reading.app).settle(reading)
    for reference in references { await emit(.referred(reference)) }
    var understanding = understanding
    understanding.best = settled
    return understanding
  }

  /// Of readings that are as good and about what was spoken of before, the one that is of the last request's kind: "send
  /// the same to Zira" after a message.
  func goingOn(_ understanding: Understanding) -> Understanding? {
    guard understanding.best?.slots.contains(where: { $0.value.reference != nil }) == true else { return nil }
    let same = understanding.rivals.first(where: goesOn)
    return same.map { Understanding(best: $0, rest: understanding.rest) }
  }

  /// Whether a reading is about what was spoken of before, and of the last request's kind.
  func goesOn(_ reading: Reading) -> Bool {
    let last = context.requests.first { $0.goesOut && $0.personParameter != nil }
    return reading.intent == last?.intent && reading.slots.contains { $0.value.reference != nil }
  }

  /// The reply with what its words refer to; what refers to nothing is no answer.
  func settled(_ reply: DialogueAct) async -> DialogueAct {
    guard case .values(let slots, let correction) = reply, slots.contains(where: { $0.value.reference != nil }),
      let intent = machine.request?.intent
    else { return reply }
    let app = machine.request?.app?.identifier
    let (settled, references) = await settler(for: intent, of: app).settle(slots, of: intent)
    for reference in references { await emit(.referred(reference)) }
    let values = settled.filter { $0.value.reference == nil }
    return values.isEmpty ? .notUnderstood : .values(values, correction: correction)
  }

  /// Whether a request must not name what restricted ones were about: the device is locked, and nothing has it unlocked
  /// before the request tells anything.
  private func hidesContext(from intent: IntentName, of app: String?) async -> Bool {
    if context.isEmpty || assistant.isGuarded(intent, of: app) { return false }
    return await environment.isLockedNow()
  }

  /// The people of the request that is open, or that waits for what is asked in between, are meant by "she" first.
  private func noteOpenPeople(in context: inout ConversationContext) {
    let waiting = machine.waiting.last { $0.comesBack }?.request
    guard let request = machine.request ?? waiting else { return }
    let people = request.parameters.flatMap { $0.liveValues.compactMap { $0.value as? Person } }
    if people.isEmpty { return }
    let source = ConversationContext.Source(intent: request.intent, app: request.app?.identifier)
    context.people.insert(.init(people, at: environment.now(), in: source), at: 0)
  }

  private func settler(for intent: IntentName, of app: String?) async -> ReferenceSettler {
    // Words that the user has removed must not come back by a pronoun.
    _ = await vocabulary
    let current = await history?.activities.current(at: environment.now())
    let location = await environment.currentLocation()
    let assistant = assistant
    var context = context
    noteOpenPeople(in: &context)
    if await hidesContext(from: intent, of: app) {
      context = context.without { source in source.map { assistant.isPrivate($0.intent, of: $0.app) } ?? true }
    }
    return ReferenceSettler(
      context: context,
      viewed: current.map { .init(ViewedActivity($0.activity, in: $0.app), at: $0.date) }, location: location,
      parameter: { intent, name in assistant.descriptions[intent]?[parameter: name] }, calendar: environment.calendar,
      appName: { assistant.app($0)?.displayName ?? $0 })
  }
}

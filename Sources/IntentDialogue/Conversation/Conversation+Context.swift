import IntentModel
import IntentUnderstanding

extension Conversation {
  /// The request with its references settled; those that cannot be settled stay, and the user is asked about them.
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

  /// The reply with its references settled; a reference to nothing is no answer.
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

  /// Whether a request must not name what restricted requests were about: the device is locked, and the request tells
  /// something before the device has to be unlocked.
  private func hidesContext(from intent: IntentName, of app: String?) async -> Bool {
    if context.isEmpty || assistant.isGuarded(intent, of: app) { return false }
    return await environment.isLockedNow()
  }

  /// A context without what a locked device must not tell.
  func withoutPrivate(_ context: ConversationContext) -> ConversationContext {
    context.without { source in source.map { assistant.isPrivate($0.intent, of: $0.app) } ?? true }
  }

  /// Notes the people of the open request, or of the one that waits for a look-up: "she" means them first.
  private func noteOpenPeople(in context: inout ConversationContext) {
    let open = [machine.request, machine.waiting.last { $0.comesBack }?.request].compactMap(\.self)
    for request in open.reversed() {
      let people = request.parameters.flatMap { $0.liveValues.compactMap { $0.value as? Person } }
      if people.isEmpty { continue }
      let source = ConversationContext.Source(intent: request.intent, app: request.app?.identifier)
      context.people.insert(.init(people, at: environment.now(), in: source), at: 0)
    }
  }

  private func settler(for intent: IntentName, of app: String?) async -> ReferenceSettler {
    // A pronoun must not bring back words that the user has removed.
    _ = await vocabulary
    let current = await history?.activities.current(at: environment.now())
    let location = await environment.currentLocation()
    let assistant = assistant
    var context = context
    noteOpenPeople(in: &context)
    if await hidesContext(from: intent, of: app) {
      context = withoutPrivate(context)
    }
    return ReferenceSettler(
      context: context,
      viewed: current.map { .init(ViewedActivity($0.activity, in: $0.app), at: $0.date) }, location: location,
      parameter: { intent, name in assistant.descriptions[intent]?[parameter: name] }, calendar: environment.calendar,
      appName: { assistant.app($0)?.displayName ?? $0 })
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// Finds what words such as "him" and "there" refer to: something that the conversation mentioned, or what the user is
/// looking at.
///
/// It is a value made for one utterance: no clock, nothing asynchronous. What it cannot settle stays a reference, and
/// the dialogue asks what is meant.
struct ReferenceSettler {
  var context: ConversationContext
  /// What the user is looking at, and since when.
  var viewed: ConversationContext.Mention<ViewedActivity>?
  var location: Placemark?
  /// The description of an intent's parameter.
  var parameter: (IntentName, String) -> IntentDescription.ParameterDescription?
  /// The calendar that times are told in.
  var calendar: Calendar
  /// The name of the app with an identifier.
  var appName: (String) -> String

  /// A reading with its references replaced by what they mean where that could be settled, and the result for each.
  func settle(_ reading: Reading) -> (reading: Reading, settled: [ConversationEvent.SettledReference]) {
    var reading = withoutAnother(reading)
    let (slots, settled) = settle(reading.slots, of: reading.intent)
    reading.slots = slots
    return (reading, settled)
  }

  func settle(
    _ slots: [IntentDraft.Slot], of intent: IntentName
  ) -> (slots: [IntentDraft.Slot], settled: [ConversationEvent.SettledReference]) {
    var settled: [ConversationEvent.SettledReference] = []
    let named = slots.filter { $0.value.reference != .sinceThen }.flatMap { slot -> [IntentDraft.Slot] in
      guard let reference = slot.value.reference else { return [slot] }
      let found = find(reference, slot, parameter(intent, slot.parameter))
      settled.append(
        ConversationEvent.SettledReference(
          parameter: slot.parameter, words: slot.value.text, reference: reference, values: found.map(\.told),
          source: found.first?.source ?? .nothing))
      // "The same amount" with none mentioned and no word that names one is asked for like any missing amount.
      if found.isEmpty { return reference == .sameAmount && slot.value.range == nil ? [] : [slot] }
      return found.map { IntentDraft.Slot(slot.parameter, $0.value) }
    }
    // "Since then" can be settled once the person is; where the person cannot be, the time is left out.
    let since = slots.filter { $0.value.reference == .sinceThen }.compactMap { slot -> IntentDraft.Slot? in
      guard let date = lastSent(to: named) else { return nil }
      settled.append(
        ConversationEvent.SettledReference(
          parameter: slot.parameter, words: slot.value.text, reference: .sinceThen, values: [.moment(date)],
          source: .conversation))
      let start = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
      return IntentDraft.Slot(
        slot.parameter, SpokenValue(slot.value.text, .date(DateComponentsRange(start: start))))
    }
    return (named + since, settled)
  }

  /// When something was last sent to the people of the slots; to anybody, where the slots name no people.
  private func lastSent(to slots: [IntentDraft.Slot]) -> Date? {
    func names(_ slots: [IntentDraft.Slot]) -> Set<String> {
      Set(
        slots.flatMap { slot -> [String] in
          guard case .person(let person) = slot.value.meaning else { return [] }
          return ([person] + person.siriMatches).map(\.displayName)
        })
    }
    let meant = names(slots)
    return context.requests.first { request in
      request.goesOut && request.isDone && (slots.isEmpty || !meant.isDisjoint(with: names(request.slots)))
    }?.date
  }

  /// A reading in which "another one" is the intent that was last sent to somebody: after a payment, a payment.
  ///
  /// The values of the earlier request are not taken over, so they are asked for again.
  private func withoutAnother(_ reading: Reading) -> Reading {
    guard reading.slots.contains(where: { $0.value.reference == .another }) else { return reading }
    var reading = reading
    reading.slots.removeAll { $0.value.reference == .another }
    guard let last = context.requests.first(where: { $0.goesOut && $0.personParameter != nil }),
      last.intent != reading.intent, let person = last.personParameter
    else { return reading }
    let people = reading.slots.filter { parameter(reading.intent, $0.parameter)?.kind == .person }
    reading.intent = last.intent
    reading.slots = people.map { IntentDraft.Slot(person, $0.value) }
    return reading
  }

  // MARK: What is meant

  private struct Found {
    var value: SpokenValue
    var told: ToldValue
    var source: ConversationEvent.SettledReference.Source
  }

  private func find(
    _ reference: SpokenReference, _ slot: IntentDraft.Slot, _ parameter: IntentDescription.ParameterDescription?
  ) -> [Found] {
    if reference.isPerson { return people(reference, slot, isArray: parameter?.isArray ?? false) }
    if reference == .there, case .name(let type)? = parameter?.kind { return name(of: type) }
    switch reference {
    case .there, .thisPlace, .here: return place(reference, as: parameter?.kind)
    case .sameAmount:
      return context.amounts.first.map {
        [Found(value: SpokenValue(slot.value.text, .money($0.value)), told: .money($0.value), source: .conversation)]
      } ?? []
    case .that:
      if let content = context.contents.first?.value {
        return [Found(value: SpokenValue(content), told: .text(content), source: .conversation)]
      }
      return activity(as: parameter?.kind)
    case .this: return activity(as: parameter?.kind)
    case .him, .her, .somebody, .them, .another, .sinceThen: return []
    }
  }

  private func people(_ reference: SpokenReference, _ slot: IntentDraft.Slot, isArray: Bool) -> [Found] {
    let fitting = context.people.compactMap { mention in
      let people = mention.value.filter { PersonGender($0).fits(reference) }
      return people.isEmpty ? nil : people
    }
    // For "her", a person known to be a woman goes before one of unknown gender that was mentioned later.
    let sure = fitting.prefix(2).first { $0.contains { PersonGender($0).speaks(for: reference) } }
    guard let group = sure ?? fitting.first else { return [] }
    let meant = sure == nil ? group : group.filter { PersonGender($0).speaks(for: reference) }
    if meant.count == 1 || reference == .them && isArray {
      return meant.map {
        Found(
          value: SpokenValue($0.displayName, .person($0)), told: .name($0.displayName), source: .conversation)
      }
    }
    // Several people fit: the app asks which is meant.
    let words = slot.value.text.isEmpty ? meant.map(\.displayName).joined(separator: ", ") : slot.value.text
    let person = Person(words, siriMatches: meant)
    return [Found(value: SpokenValue(words, .person(person)), told: .name(words), source: .conversation)]
  }

  /// The name that was mentioned last for a type of names: the account, where money is moved "from there".
  private func name(of type: VocabularyType) -> [Found] {
    let slots = context.requests.lazy.flatMap { $0.slots.reversed() }
    let last = slots.first { if case .name(_, type, _) = $0.value.meaning { true } else { false } }
    return last.map { [Found(value: $0.value, told: .name($0.value.text), source: .conversation)] } ?? []
  }

  private func place(_ reference: SpokenReference, as kind: ValueKind?) -> [Found] {
    if reference == .here {
      return location.map { [Found(value: spoken($0), told: $0.told, source: .location)] } ?? []
    }
    let lookedAt = looking { $0.place != nil }
    let spokenOf = context.places.first
    if let lookedAt, let place = lookedAt.value.activity.place,
      reference == .thisPlace || lookedAt.date > spokenOf?.date ?? .distantPast
    {
      return found(place, as: kind, number: lookedAt.value.activity.phoneNumber, source(of: lookedAt.value))
    }
    return spokenOf.map { found($0.value, as: kind, number: $0.value.phoneNumber, .conversation) } ?? []
  }

  /// The place that was mentioned last; for a parameter that takes a person, the contact with the place's telephone.
  private func found(
    _ place: Placemark, as kind: ValueKind?, number: String?, _ source: ConversationEvent.SettledReference.Source
  ) -> [Found] {
    guard kind == .person else { return [Found(value: spoken(place), told: place.told, source: source)] }
    guard let number else { return [] }
    let person = Person(place.told.plain, handle: PersonHandle(number, type: .phoneNumber))
    return [Found(value: SpokenValue(person.displayName, .person(person)), told: place.told, source: source)]
  }

  private func spoken(_ place: Placemark) -> SpokenValue { SpokenValue(place.told.plain, .place(place)) }

  private func activity(as kind: ValueKind?) -> [Found] {
    guard let viewed = looking({ _ in true }) else { return [] }
    let source = source(of: viewed.value)
    if kind == .person || kind == .place {
      return viewed.value.activity.place.map {
        found($0, as: kind, number: viewed.value.activity.phoneNumber, source)
      } ?? []
    }
    guard let text = viewed.value.text else { return [] }
    return [Found(value: SpokenValue(text, .activity(viewed.value)), told: .text(text), source: source)]
  }

  private func source(of viewed: ViewedActivity) -> ConversationEvent.SettledReference.Source {
    .activity(app: appName(viewed.app))
  }

  /// What the user looks at, or what the assistant has just mentioned, whichever is newer.
  private func looking(_ isWanted: (UserActivity) -> Bool) -> ConversationContext.Mention<ViewedActivity>? {
    [context.activity, viewed].compactMap { $0 }.filter { isWanted($0.value.activity) }.max { $0.date < $1.date }
  }
}

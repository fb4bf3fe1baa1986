#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// What a conversation last mentioned, so that "him", "there" and "the same amount" can be understood.
///
/// It is bounded and stored with the conversation. What a user's vocabulary no longer has is forgotten in it.
package struct ConversationContext: Sendable, Hashable, Codable {
  /// Something that was mentioned, and when.
  package struct Mention<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The person, place, amount or text that was mentioned.
    package var value: Value
    /// When it was last mentioned.
    package var date: Date
    /// The request in which it was mentioned; `nil` where it was mentioned in none, or stored by an engine that did not
    /// note it.
    package var source: Source?

    /// A mention at a moment.
    package init(_ value: Value, at date: Date, in source: Source? = nil) {
      self.value = value
      self.date = date
      self.source = source
    }
  }

  /// A request that something was mentioned in.
  package struct Source: Sendable, Hashable, Codable {
    /// The intent of the request.
    package var intent: IntentName
    /// The identifier of its app.
    package var app: String?
  }

  /// A request that was made, as it could be made again.
  package struct Request: Sendable, Hashable, Codable {
    /// The intent of the request.
    package var intent: IntentName
    /// The app's identifier.
    package var app: String?
    /// The values of the request as the user could say them again.
    package var slots: [IntentDraft.Slot]
    /// The parameter that the people in it were named for.
    package var personParameter: String?
    /// Whether it sends something to a person, which the user is told of or asked about beforehand.
    package var goesOut: Bool
    /// How it ended; `nil` in what earlier versions have stored.
    package var outcome: ConversationEvent.Outcome?
    /// The values that answer questions about it ("who is it to?"), as its app settled them; `nil` where there are
    /// none.
    package var facts: [String: ToldValue]?
    /// What the user was told at its end, which is kept of the last request; `nil` where that was nothing, or too long.
    package var told: String?
    /// The key that it was carried out under, by which a late result finds it.
    var key: RequestKey?
    /// When it ended; `nil` in what earlier versions have stored.
    var date: Date?

    /// A request as it could be made again.
    package init(
      _ intent: IntentName, app: String? = nil, slots: [IntentDraft.Slot] = [], personParameter: String? = nil,
      goesOut: Bool = false, outcome: ConversationEvent.Outcome? = nil, facts: [String: ToldValue]? = nil,
      told: String? = nil, date: Date? = nil
    ) {
      self.intent = intent
      self.app = app
      self.slots = slots
      self.personParameter = personParameter
      self.goesOut = goesOut
      self.outcome = outcome
      self.facts = facts
      self.told = told
      self.date = date
    }

    /// Whether the app has done it, or goes on with it.
    var isDone: Bool { outcome?.isDone == true }
  }

  /// The people of the last requests, those of one request together; newest first, as everything here.
  package internal(set) var people: [Mention<[Person]>] = []
  /// The places of the last requests, newest first.
  package internal(set) var places: [Mention<Placemark>] = []
  /// The amounts of money of the last requests, newest first.
  package internal(set) var amounts: [Mention<CurrencyAmount>] = []
  /// The texts that the user had sent or written, word for word.
  package internal(set) var contents: [Mention<String>] = []
  /// The last requests, newest first.
  package internal(set) var requests: [Request] = []
  /// What was listed last; `nil` in what earlier versions have stored.
  package internal(set) var listed: Mention<[ListedThing]>?
  /// The activity of the reminder that was reported last, which the user can open by referring to it.
  package internal(set) var activity: Mention<ViewedActivity>?

  /// How many mentions of a kind are kept.
  package static let capacity = 8
  /// The length above which a text is not kept to be sent or told again.
  package static let longestContent = 4096
  /// How many people of one request are kept.
  static let mostPeople = 32
  /// The things of one answer that are kept.
  static let mostListed = 32

  /// A context in which nothing was mentioned.
  package init() {}

  /// Whether nothing is remembered.
  package var isEmpty: Bool { self == ConversationContext() }
}

extension ConversationContext {
  /// Notes what a request was about when it has ended, even by being cancelled: it was mentioned.
  ///
  /// - Parameters:
  ///   - details: Those of the app's last answer.
  ///   - told: What the user was told at its end.
  mutating func note(
    _ request: OpenRequest, _ outcome: ConversationEvent.Outcome? = nil, details: [String: ToldValue] = [:],
    told: String? = nil, at now: Date
  ) {
    let values = request.parameters.map { ($0.name, $0.liveValues.compactMap(\.value)) }
    let people = values.flatMap { $0.1.compactMap { ($0 as? Person)?.mentioned } }
    let source = Source(intent: request.intent, app: request.app?.identifier)
    if !people.isEmpty { note(people: Array(people.prefix(Self.mostPeople)), at: now, in: source) }
    let typed = values.flatMap(\.1)
    for place in typed.compactMap({ $0 as? Placemark }) { Self.keep(place, in: &places, at: now, source) }
    for amount in typed.compactMap({ $0 as? CurrencyAmount }) { Self.keep(amount, in: &amounts, at: now, source) }
    if request.goesOut, let text = typed.lazy.compactMap({ $0 as? String }).first?.keptWhole {
      Self.keep(text, in: &contents, at: now, source)
    }
    // A request that was cancelled before it began has no parameters yet; some intents have none at all.
    guard !request.parameters.isEmpty || outcome?.isDone == true else { return }
    if !requests.isEmpty { requests[0].told = nil }
    requests.insert(Request(request, outcome, details, at: now), at: 0)
    requests[0].told = told?.keptWhole
    requests.removeLast(max(0, requests.count - Self.capacity))
  }

  /// Notes how a request has ended that nobody waited for any longer, and what its app answered.
  mutating func noteLate(
    _ request: OpenRequest, _ outcome: ConversationEvent.Outcome, details: [String: ToldValue], told: String?
  ) {
    guard let key = request.key, let place = requests.firstIndex(where: { $0.key == key }) else { return }
    requests[place].outcome = outcome
    requests[place].facts = request.facts(details)
    if place == 0 { requests[0].told = told?.keptWhole }
  }

  mutating func note(people: [Person], at now: Date, in source: Source) {
    Self.keep(people, in: &self.people, at: now, source)
  }

  mutating func note(_ activity: ViewedActivity, at now: Date) { self.activity = Mention(activity, at: now) }

  static func keep<Value>(
    _ value: Value, in mentions: inout [Mention<Value>], at now: Date, _ source: Source?
  ) {
    mentions.removeAll { $0.value == value }
    mentions.insert(Mention(value, at: now, in: source), at: 0)
    mentions.removeLast(max(0, mentions.count - capacity))
  }

  /// The people of the earlier requests with one intent and one app, newest first.
  func people(of source: Source) -> [Person] { people.filter { $0.source == source }.flatMap(\.value) }

  /// What was listed last, while that is still spoken of: by one of the last requests.
  var recentlyListed: Mention<[ListedThing]>? {
    listed.flatMap { listed in
      requests.prefix(Self.mostRequestsSince).contains { $0.intent == listed.source?.intent } ? listed : nil
    }
  }

  /// By so many requests what was listed is still spoken of.
  private static let mostRequestsSince = 4

  /// The same without what comes from requests that must not be named now.
  func without(_ isHidden: (Source?) -> Bool) -> ConversationContext {
    var shown = self
    shown.people.removeAll { isHidden($0.source) }
    shown.places.removeAll { isHidden($0.source) }
    shown.amounts.removeAll { isHidden($0.source) }
    shown.contents.removeAll { isHidden($0.source) }
    if let source = listed?.source, isHidden(source) { shown.listed = nil }
    shown.requests.removeAll { isHidden(Source(intent: $0.intent, app: $0.app)) }
    return shown
  }
}

extension String {
  /// The text, where it is short enough to be kept.
  fileprivate var keptWhole: String? { utf8.count <= ConversationContext.longestContent ? self : nil }
}

extension ConversationContext.Request {
  init(
    _ request: OpenRequest, _ outcome: ConversationEvent.Outcome?, _ details: [String: ToldValue], at date: Date
  ) {
    self.outcome = outcome
    self.date = date
    facts = request.facts(details)
    key = request.key
    intent = request.intent
    app = request.app?.identifier
    goesOut = request.goesOut
    personParameter = request.parameters.first { $0.liveValues.contains { $0.value is Person } }?.name
    slots = request.parameters.flatMap { parameter in
      let typed = parameter.liveValues.compactMap { $0.value?.spoken }
      // A value that cannot be said again as a value is said again in the user's words.
      let said = request.reading.slots.filter { $0.parameter == parameter.name && $0.value.reference == nil }
      return typed.isEmpty ? said : typed.map { IntentDraft.Slot(parameter.name, $0) }
    }
  }
}

extension OpenRequest {
  /// Whether the request sends something, which the user is told of or asked about beforehand.
  var goesOut: Bool { self.rules.goAhead != .notAsked }

  /// The values that the intent declares as facts: those of settled parameters, and those that the app answered with;
  /// `nil` where there are none.
  ///
  /// Words for a parameter that the app has not settled are no fact.
  fileprivate func facts(_ details: [String: ToldValue]) -> [String: ToldValue]? {
    let settled = Self.told(self.parameters.filter { $0.state == .settled })
    let named = Set(self.rules.facts.values.joined())
    let facts = settled.merging(details) { _, answered in answered }.filter { named.contains($0.key) }
    return facts.isEmpty ? nil : facts
  }
}

extension ParameterValue {
  /// The value as if the user had said it; `nil` for one of a type that can only be made from the user's words.
  var spoken: SpokenValue? {
    switch self {
    case let person as Person: person.mentioned.map { SpokenValue(person.displayName, .person($0)) }
    case let place as Placemark: SpokenValue(place.told.plain, .place(place))
    case let amount as CurrencyAmount: SpokenValue(amount.told.plain, .money(amount))
    case let text as String: SpokenValue(text)
    default: nil
    }
  }
}

extension Person {
  /// The person in a form that another app can find; `nil` for the user, whom no pronoun refers to.
  ///
  /// The app's own key for the person is left out, because it means nothing to other apps, and so are the alternatives.
  fileprivate var mentioned: Person? {
    if isMe { return nil }
    var person = self
    person.customIdentifier = nil
    person.siriMatches = []
    return person
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentUnderstanding

/// A request that is being worked on: what was said, its app, and the state of each parameter.
///
/// It is handed on many times in a turn: copies share its memory until one is changed.
@dynamicMemberLookup
package struct OpenRequest: Sendable, Hashable, Codable {
  private var fields: Shared<Fields>

  init(_ reading: Reading, rest: Understanding.Rest?) {
    fields = Shared(Fields(reading))
    self.rest = rest
    self.latest = reading.slots.last?.parameter
  }

  package init(from decoder: any Decoder) throws { fields = Shared(try Fields(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }

  package subscript<Value>(dynamicMember field: KeyPath<Fields, Value>) -> Value { fields.value[keyPath: field] }

  package internal(set) subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: field] }
    _modify { yield &fields.value[keyPath: field] }
  }

  /// Whether nothing is left of it without a parameter: the new text of what was sent.
  func isNothing(without parameter: String) -> Bool {
    self.rules.revises.values.contains { $0.values.contains(parameter) }
  }

  /// Adds something to hear once this request has ended, after what is to be heard already.
  mutating func hear(_ more: Understanding.Rest) { self.rest = self.rest?.and(more.words) ?? more }

  mutating func noteLeftOut(_ progress: ParameterProgress, _ question: Question) {
    var times = 1
    if case .parameter(let before, _, let earlier) = self.leftOut, before.name == progress.name { times += earlier }
    self.leftOut = .parameter(progress, question: question, times: times)
  }

  package var intent: IntentName { self.reading.intent }

  /// The time that was given last, where the last parameter given is a time.
  var latestTime: DateComponents? {
    let value = self.latest.flatMap { self[parameter: $0]?.liveValues.first?.value }
    return (value as? DateComponentsRange)?.startDateComponents ?? self.timeBefore
  }

  /// The values by parameter, as traces print them.
  var settled: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: self.parameters.map { ($0.name, $0.liveValues.compactMap { $0.value?.told.plain }) })
  }

  /// The request as it is stored, without rules: those come from where it is restored.
  var withoutRules: OpenRequest {
    var request = self
    request.rules = IntentRules()
    return request
  }

  /// Whether it would undo a request that is not the previous one.
  var isOutOfTheBlue: Bool { !self.rules.undoes.isEmpty && self.predecessor.map(self.rules.undoes.contains) != true }

  /// Whether it leaves out something that was said, so that the user is asked first.
  ///
  /// A clause beside a request that changes nothing is no reason to ask.
  var leavesWishOut: Bool {
    guard !self.reading.untaken.isEmpty || self.wasToldOfUntaken == true else { return false }
    return !self.rules.changesNothing || self.reading.untaken.contains { $0.kind != .clause }
  }

  var wasAskedForApp: Bool { !self.routes.isEmpty }

  package subscript(parameter name: String) -> ParameterProgress? {
    get { self.parameters.first { $0.name == name } }
    set {
      guard let newValue, let place = self.parameters.firstIndex(where: { $0.name == name }) else { return }
      self.parameters[place] = newValue
    }
  }

  /// Drops the values that the app chose alone, so that it chooses again with what the user has said since.
  mutating func guessAnew() {
    for place in self.parameters.indices { self.parameters[place].takeBackGuess() }
  }

  /// The values so far, as prompts name them.
  var told: [String: ToldValue] { Self.told(self.parameters) }

  static func told(_ parameters: [ParameterProgress]) -> [String: ToldValue] {
    var told = values(parameters)
    // A number is told with its unit: without one, ten minutes and ten metres look the same.
    let numbers = told.compactMap { name, value in
      if case .number(let number) = value { Double("\(number)").map { (name: name, amount: $0) } } else { nil }
    }
    let units = told.values.compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }
    let quantities = numbers.flatMap { number in
      units.compactMap { Quantity(number.amount, ofUnit: $0)?.told }
    }
    // With several numbers it is not known which one the unit belongs to.
    if numbers.count == 1, quantities.count == 1 { told[numbers[0].name] = quantities[0] }
    return told
  }

  private static func values(_ parameters: [ParameterProgress]) -> [String: ToldValue] {
    parameters.reduce(into: [:]) { told, parameter in
      let values = parameter.liveValues.compactMap { $0.value?.told }
      if parameter.isArray, !values.isEmpty {
        told[parameter.name] = .list(values)
      } else if let value = values.first {
        told[parameter.name] = value
      }
    }
  }
}

extension OpenRequest {
  /// What is known of an open request.
  package struct Fields: Sendable, Hashable, Codable {
    package internal(set) var reading: Reading
    /// The rest of the sentence, which is heard after this request.
    var rest: Understanding.Rest?
    /// The apps that were offered while one had to be chosen.
    var routes: [AppRoute] = []
    /// The readings that were offered while the request was unclear, beginning with this one's.
    var alternatives: [Reading]?
    package internal(set) var app: AppRoute?
    /// The same key in all copies of a stored conversation, so that an app can carry the request out only once.
    package internal(set) var key: RequestKey?
    /// The rules of the intent and the app; never stored.
    package internal(set) var rules = IntentRules()
    /// The request that ended right before this one.
    package internal(set) var predecessor: IntentName?
    package internal(set) var parameters: [ParameterProgress] = []
    /// How often a resolver has come back with one kind of question without settling anything.
    var rounds: [String: Int] = [:]
    var totalRounds = 0
    /// Whether the user has removed words since it began, which may be words of it: then nothing of it is remembered.
    var isForgotten: Bool?
    /// The margin of its reading over the next one.
    var margin = Double.greatestFiniteMagnitude
    /// Whether a yes came too late, so that the user is asked again whatever the app answers.
    var wasTooOld: Bool?
    /// Whether the user was told that something was not taken.
    ///
    /// That happens once; the go-ahead asks about it as long as the request is open.
    var wasToldOfUntaken: Bool?
    /// The values for which the same is to be done afterwards, one after the other.
    var others: [IntentDraft.Slot]?
    /// The people who were taken at the address used before without a question; a user who takes one back is asked.
    var takenAsBefore: [String]?

    /// The parameter that the user gave last.
    var latest: String?
    /// The earlier value of that parameter, while another time is asked for.
    @Boxed var timeBefore: DateComponents? = nil
    /// The value that the user left out last; `nil` once anything else was said.
    var leftOut: LeftOut?

    /// A parameter that the user leaves out, with its earlier values and question, and how often in a row.
    ///
    /// The enumeration is indirect because most requests have none.
    indirect enum LeftOut: Sendable, Hashable, Codable {
      case parameter(ParameterProgress, question: Question, times: Int)
    }

    /// The name that is being tried as a place because the app refused it as a person; `nil` where there is none.
    var triedAsPlace: TriedName?

    /// A refused name, with the question about it and the parameter's people at that time.
    indirect enum TriedName: Sendable, Hashable, Codable {
      case name(ParameterProgress, place: String, question: Question)
      /// It is no place either, or the user has said something else since.
      case over
    }

    private enum CodingKeys: String, CodingKey {
      case reading, rest, routes, app, key, predecessor, parameters, rounds, totalRounds = "roundsInAll"
      case isForgotten = "lostWords"
      case margin, others, alternatives, wasTooOld, takenAsBefore, latest, timeBefore, leftOut, triedAsPlace
      case wasToldOfUntaken
    }

    init(_ reading: Reading) { self.reading = reading }
  }
}

/// The state of one parameter: its elements (one, unless it takes several), and whether it is settled.
package struct ParameterProgress: Sendable, Hashable, Codable {
  package let name: String
  package let isArray: Bool
  /// Whether the handler has a resolver for it; without one, words with a single possible meaning are accepted.
  package let isResolved: Bool
  package internal(set) var elements: [Element]
  package internal(set) var state: State

  package enum State: String, Sendable, Hashable, Codable {
    /// To be resolved.
    case open
    case settled
    /// Not required; the user's value for it was dropped.
    case dropped
  }

  package struct Element: Sendable, Hashable, Codable {
    package internal(set) var value: AnyParameterValue
    package internal(set) var state: State
    /// The user's words for it, where one of several matches was picked: the matches are offered again if the pick is
    /// taken back.
    var said: AnyParameterValue?
    /// Whether the app chose the value of a parameter for which nothing was said; `nil` for no.
    var isGuess: Bool?

    package enum State: String, Sendable, Hashable, Codable {
      case said
      /// Picked by the user. If the resolver offers it again among others, the dialogue would never end.
      case picked
      case confirmed
      case settled
      /// Refused by the app or the user; another value is to replace it.
      case refused
    }

    private enum CodingKeys: String, CodingKey { case value, state = "standing", said, isGuess }

    init(_ value: AnyParameterValue, _ state: State = .said) {
      self.value = value
      self.state = state
    }
  }

  private enum CodingKeys: String, CodingKey { case name, isArray, isResolved, elements, state = "standing" }

  package init(_ name: String, isArray: Bool, isResolved: Bool, values: [AnyParameterValue]) {
    self.name = name
    self.isArray = isArray
    self.isResolved = isResolved
    self.elements = []
    self.state = isResolved ? .open : .settled
    elements = fresh(values)
  }

  /// The values that the intent has now.
  package var liveValues: [AnyParameterValue] {
    elements.filter { $0.state != .refused }.map(\.value)
  }

  var settledElements: Int { elements.count { $0.state == .settled } }

  /// Replaces all values of the parameter, which are resolved again.
  mutating func take(_ values: [AnyParameterValue]) {
    elements = fresh(isArray ? values : Array(values.prefix(1)))
    reopen()
  }

  /// Puts values in the place of one element, or behind the last.
  mutating func take(_ values: [AnyParameterValue], inPlaceOf index: Int) {
    guard isArray else { return take(values) }
    let new = fresh(values)
    if elements.indices.contains(index) {
      elements.replaceSubrange(index...index, with: new)
    } else {
      elements += new
    }
    reopen()
  }

  /// Replaces one element by several values, all of them in the same state.
  mutating func take(_ values: [AnyParameterValue], _ state: Element.State, inPlaceOf index: Int) {
    let place = elements.indices.contains(index) ? index : elements.count
    take(values, inPlaceOf: index)
    for index in place..<min(place + values.count, elements.count) { elements[index].state = state }
  }

  /// Adds words to the text of the parameter; `false` where its value is no text.
  mutating func add(_ values: [AnyParameterValue]) -> Bool {
    guard !isArray, let text = liveValues.first?.value as? String,
      let more = values.first?.value as? String
    else { return false }
    take([AnyParameterValue("\(text) \(more)")])
    return true
  }

  mutating func take(_ value: AnyParameterValue, _ state: Element.State, at index: Int) {
    let before = elements.indices.contains(index) ? elements[index] : nil
    take([value], inPlaceOf: index)
    let place = isArray ? min(index, elements.count - 1) : 0
    guard elements.indices.contains(place) else { return }
    elements[place].state = state
    if state == .picked { elements[place].said = before?.said ?? before?.value }
  }

  /// Replaces the last picked value by the user's words for it, which are resolved again; `false` where none was
  /// picked.
  mutating func takeBackPick() -> Bool {
    guard let place = elements.lastIndex(where: { $0.said != nil }), let said = elements[place].said else {
      return false
    }
    elements[place] = Element(said)
    reopen()
    return true
  }

  /// Drops the values that the app chose alone, so that it is asked for them again.
  mutating func takeBackGuess() {
    guard elements.contains(where: { $0.isGuess == true }) else { return }
    elements.removeAll { $0.isGuess == true }
    reopen()
  }

  /// Forgets the words for which a value was picked.
  mutating func forgetSaid() {
    for index in elements.indices { elements[index].said = nil }
  }

  /// Removes the element that is asked about, or all of them where no other has a value.
  mutating func leaveOut(_ index: Int) {
    let others = elements.indices.filter { $0 != index && elements[$0].state != .refused }
    elements = others.map { elements[$0] }
    reopen()
  }

  mutating func refuse(_ index: Int) {
    if elements.indices.contains(index) { elements[index].state = .refused }
  }

  mutating func refuseAll() {
    for index in elements.indices { elements[index].state = .refused }
  }

  private func fresh(_ values: [AnyParameterValue]) -> [Element] {
    values.map { Element(isResolved ? $0 : $0.meant) }
  }

  private mutating func reopen() { state = isResolved ? .open : .settled }
}

import IntentModel
import IntentText
import LanguageNotation

/// The slots of act phrases: what they stand for is known only when a question is open, so that they are there once for
/// each kind of value, and not once for each parameter.
///
/// - `{value}`: a value for a parameter of the open intent, with a word before it that introduces one in requests;
/// - `{wrong}`: the same, for what is not meant;
/// - `{asked}`: a value for the parameter that is asked for, which nobody need know: a name, a place, a term;
/// - `{text}`: the user's own words, for a parameter that takes them;
/// - `{choice}`: one of those on offer, by its name; `{place}`: by its number;
/// - `{amount}`: how much more or less;
/// - `{parameter}`: the name of a parameter of the open intent;
/// - `{rest}`: what may follow the beginning of a request for the open intent;
/// - `{request}`: a whole request.
extension PhraseCompiler {
  /// What a slot of an act phrase is called among the grammar's slots.
  package enum ActSlot: String, CaseIterable {
    case value, wrong, asked, text, choice, place, amount, parameter, rest, request
  }

  /// What the slots and words of act phrases are compiled into: the same for all phrases of a text.
  struct ActParts {
    /// The text whose phrases these are for; `nil` before the first one.
    fileprivate(set) var scope: NameScope?
    /// The kinds of values that parameters of the host's intents have.
    fileprivate(set) var fillers: [SlotFiller] = []
    /// The classes of words that may come right before a value.
    fileprivate var introducing: [Int32] = []
    /// The symbols that are values; those for references, yes and no are left out.
    fileprivate var symbols: [Int32] = []
    /// The names of the parameters of the host's intents.
    fileprivate var parameters: [Int32] = []
    /// The labels of the words of a list of classes in a slot, made once for all phrases with that list.
    fileprivate var labels: [Labels: [Int32]] = [:]

    fileprivate enum Labels: Hashable {
      case introducing
      case symbols(Int16)
      case parameters(Int16)
    }
  }

  func foundActParts() -> ActParts {
    var parts = ActParts(scope: scope)
    parts.fillers = fillersOfValues()
    let names = Set(intents.values.flatMap(\.parameters).map(\.name))
    parts.parameters = names.sorted().map { words.number("parameter_\($0)", in: scope) }.filter { $0 >= 0 }
    parts.introducing = introduced.keys.sorted() + families["slotCue", default: []]
    parts.symbols = words.classes.indices.filter { place in
      words.classes[place].role == .symbol && namesValue(words.classes[place].name)
    }.map { Int32(truncatingIfNeeded: $0) }
    return parts
  }

  private func namesValue(_ symbol: String) -> Bool {
    SpokenReference(symbol: symbol) == nil && symbol != "true" && symbol != "false"
  }

  private func fillersOfValues() -> [SlotFiller] {
    var found: [SlotFiller] = []
    for name in intents.keys.sorted() {
      for parameter in intents[name]?.parameters ?? [] {
        guard var filler = SlotFiller(SlotPattern(parameter.name), parameter) else { continue }
        if case .person = filler { filler = .person(list: true) }
        if case .name(let type, _) = filler { filler = .name(type, list: true) }
        if !found.contains(filler) { found.append(filler) }
      }
    }
    // A bare number may be an amount, a distance, a time.
    let isCounted = found.contains { if case .value = $0 { true } else { false } }
    if isCounted, !found.contains(.value(.number)) { found.append(.value(.number)) }
    return found
  }

  /// The node after a slot that only act phrases have.
  mutating func build(_ slot: ActSlot, after from: Int32) -> Int32 {
    switch slot {
    case .value, .wrong: return values(slot.rawValue, after: from)
    case .asked: return asked(after: from)
    case .choice: return network.span(from, .choice, slot: slotNumber(slot.rawValue, .value(.choice)))
    case .place: return spans([.ordinal, .number], slot.rawValue, after: from)
    case .amount: return spans([SpanKind(.duration), .money, .number], slot.rawValue, after: from)
    case .text:
      return network.loop(from, first: .textFirst, more: .textMore, slot: slotNumber(slot.rawValue, .text))
    case .parameter: return parameters(after: from)
    case .rest, .request:
      hasRequest = true
      let slot = slotNumber(slot.rawValue, .text)
      return network.step(from, EdgeLabel(kind: .rest, id: UInt16(truncatingIfNeeded: phraseNumber), slot: slot))
    }
  }

  private mutating func labels(_ list: ActParts.Labels) -> [Int32] {
    if let known = actParts.labels[list] { return known }
    let labels =
      switch list {
      case .introducing: actParts.introducing.map { network.label($0) }
      case .symbols(let slot): actParts.symbols.map { network.label($0, slot: slot) }
      case .parameters(let slot): actParts.parameters.map { network.label($0, slot: slot) }
      }
    actParts.labels[list] = labels
    return labels
  }

  private mutating func values(_ role: String, after from: Int32) -> Int32 {
    // A word that introduces a parameter may come before any value: the builder knows which parameters it is for.
    let introduced = network.node()
    network.connect(from, introduced)
    for label in labels(.introducing) { network.connect(from, label, introduced) }
    var ends: [Int32] = []
    for filler in actParts.fillers {
      let number = slotNumber(role, filler)
      switch filler {
      case .person(let list):
        let person = PersonNetwork(classes: personClasses, slot: number, isKnown: true)
        ends.append(network.hold(.person(person, list: list), after: introduced))
      case .name(let type, let list):
        ends.append(name(type, slot: number, after: introduced, list: list, isKnown: true))
      case .value(let kind): ends.append(network.span(introduced, kind, slot: number))
      case .symbol:
        let said = network.node()
        for label in labels(.symbols(number)) { network.connect(introduced, label, said) }
        ends.append(said)
      // A word that is not in the language is a value only where the words before it say that one follows.
      case .text, .term, .place: break
      }
    }
    // A place that is denied need not be known: the words before it show that it is one.
    if role == ActSlot.wrong.rawValue {
      ends.append(network.span(introduced, .namedPlace, slot: slotNumber(role, .value(.namedPlace))))
    }
    let end = network.node()
    for one in ends { network.connect(one, end) }
    return end
  }

  /// A value for the parameter that is asked for, known or not.
  private mutating func asked(after from: Int32) -> Int32 {
    var ends: [Int32] = []
    ends.append(network.span(from, .written, slot: slotNumber(ActSlot.asked.rawValue, .value(.written))))
    let (place, my) = (slotNumber(ActSlot.asked.rawValue, .value(.namedPlace)), personClasses.my)
    let article = network.optional(from) { my >= 0 ? $0.token($1, my, slot: place) : $0.node() }
    ends.append(network.span(article, .namedPlace, slot: place))
    for filler in actParts.fillers {
      let number = slotNumber(ActSlot.asked.rawValue, filler)
      switch filler {
      case .person(let list):
        ends.append(network.hold(.person(PersonNetwork(classes: personClasses, slot: number), list: list), after: from))
      case .name(let type, let list): ends.append(name(type, slot: number, after: from, list: list, isKnown: false))
      case .place: ends.append(network.hold(.place(personClasses, slot: number), after: from))
      case .term: ends.append(network.loop(from, first: .nameFirst, more: .textMore, slot: number))
      case .value, .symbol, .text: break
      }
    }
    let end = network.node()
    for one in ends { network.connect(one, end) }
    return end
  }

  private mutating func spans(_ kinds: [SpanKind], _ role: String, after from: Int32) -> Int32 {
    let ends = kinds.map { network.span(from, $0, slot: slotNumber(role, .value($0))) }
    let end = network.node()
    for one in ends { network.connect(one, end) }
    return end
  }

  private mutating func parameters(after from: Int32) -> Int32 {
    let end = network.node()
    let number = slotNumber(ActSlot.parameter.rawValue, .symbol)
    for label in labels(.parameters(number)) { network.connect(from, label, end) }
    return end
  }
}

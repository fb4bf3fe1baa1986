import IntentModel
import IntentText
import LanguageNotation

/// Compiles phrases into one network, and the network into the automaton of a ``Grammar``.
struct PhraseCompiler {
  private(set) var words: ClassCompiler
  let intents: [String: IntentDescription]
  var network = PhraseNetwork()
  private var found = ProblemList()
  var problems: [NotationProblem] { found.problems }

  private var slots: [Grammar.Slot] = []
  private(set) var types: [VocabularyType] = []
  private var entries: [Grammar.IntentEntry] = []
  private var entryNumbers: [String: Int32] = [:]
  private var phrases: [Grammar.Phrase] = []
  private var slotNumbers: [Grammar.Slot: Int16] = [:]
  private(set) var symbolSlots: [Int32: Set<String>] = [:]
  /// By class, the parameters of intents that its words introduce in requests: "to" the payee of a payment.
  private(set) var introduced: [Int32: Set<String>] = [:]
  /// What the slots and words of act phrases of a text are made of; found before its first one is added.
  private(set) var actParts = ActParts()
  /// Whether the phrase that is being compiled lets a whole request follow.
  var hasRequest = false
  /// The number of the phrase that is being compiled.
  var phraseNumber: Int { phrases.count }
  private(set) var scope = NameScope.shared
  private let parts: ScopedTable<Pattern>
  let personClasses: PersonNetwork.Classes
  /// The parts that are being built, one within the other.
  private var openParts: [String] = []
  /// How many nodes the network may have when the phrase that is being compiled is done.
  private var mostNodes = 0

  private static let deepestPart = 16
  /// The most words that a phrase may have, with those of its parts.
  private static let mostWords = 20_000

  init(words: ClassCompiler, parts: ScopedTable<Pattern>, intents: [String: IntentDescription]) {
    self.words = words
    personClasses = PersonNetwork.Classes(
      my: words.number("my"), own: words.number("own"), and: words.number("and"),
      pronoun: words.number("pronoun"), possessive: words.number("possessive"), place: words.number("at"),
      of: words.number("of"))
    self.parts = parts
    self.intents = intents
  }

  struct Mistake: Error {
    var message: String
  }

  /// Adds a phrase.
  ///
  /// A phrase of an unknown intent is left out: a language knows more than a host uses.
  mutating func add(_ phrase: Definition.Phrase, at place: GrammarCompiler.Place) {
    let intent = intents[phrase.intent]
    guard intent != nil || phrase.intent == Definition.Phrase.noIntent, !found.isFull(place.file) else { return }
    add(phrase, to: intent, at: place)
  }

  /// Adds a phrase of an act.
  mutating func add(act phrase: Definition.Phrase, at place: GrammarCompiler.Place) {
    guard !found.isFull(place.file) else { return }
    guard ActForm(rawValue: phrase.intent) != nil else {
      let hint = NearestName.hint(phrase.intent, among: ActForm.allCases.map(\.rawValue))
      return found.append(place.problem("unknown act “\(phrase.intent)”\(hint)"))
    }
    if actParts.scope != place.scope {
      scope = place.scope
      actParts = foundActParts()
    }
    add(phrase, to: nil, at: place)
  }

  private mutating func add(
    _ phrase: Definition.Phrase, to intent: IntentDescription?, at place: GrammarCompiler.Place
  ) {
    scope = place.scope
    hasRequest = false
    do {
      let constants = try phrase.constants.map { try constant($0, of: intent) }
      let start = network.node()
      mostNodes = Int(start) + Self.mostWords
      let end = try build(phrase.pattern, after: start, of: intent)
      if network.skipsTooMuch(from: start) {
        throw Mistake(
          message: "too many words in a row may be left out; a list of words, as “@name”, has room for them")
      }
      network.connect(phrase.isAct ? network.acts : network.start, start)
      network.accept(
        Acceptance(
          intent: entry(of: phrase, intent), cost: Float(phrase.cost), phrase: Int32(phrases.count),
          isDetail: phrase.isDetail, isAct: phrase.isAct, hasRequest: hasRequest), in: end)
      phrases.append(
        Grammar.Phrase(
          role: "phrase \(phrase.source)", constants: constants, entry: entry(of: phrase, intent),
          cost: Float(phrase.cost)))
    } catch let mistake as Mistake {
      found.append(place.problem(mistake.message))
    } catch {
      found.append(place.problem("\(error)"))
    }
  }

  /// Makes ready for the phrases of acts, which come after those of all requests.
  mutating func beginActs() { words.meet(ofReplies: true) }

  func grammar(tag: String) -> Grammar {
    let automaton = Automaton(network)
    let (joint, turn) = (words.number("joint"), words.number("turn"))
    let table = ClassTable(words.classes, automaton, joint: joint, turn: turn)
    return Grammar(
      tag: tag, lexicon: words.builder.lexicon(table), classes: words.classes, tokens: table.tokens,
      automaton: automaton, slots: slots, types: types, intents: entries, phrases: phrases,
      joiner: words.number("and"), joint: joint, turn: turn, indirect: words.number("indirect"),
      finite: words.number("finite"), symbolSlots: symbolSlots, introduced: introduced)
  }

  private mutating func entry(of phrase: Definition.Phrase, _ intent: IntentDescription?) -> Int32 {
    let key = phrase.isDetail ? "\(phrase.intent) details" : phrase.isAct ? "act \(phrase.intent)" : phrase.intent
    if let known = entryNumbers[key] { return known }
    let number = Int32(entries.count)
    entries.append(
      Grammar.IntentEntry(
        name: IntentName(rawValue: phrase.intent), looksBack: phrase.looksBack, isDetail: phrase.isDetail,
        act: phrase.isAct ? ActForm(rawValue: phrase.intent) : nil, takesTimes: intent?.takesTimes == true))
    entryNumbers[key] = number
    return number
  }

  private func constant(
    _ constant: Definition.Constant, of intent: IntentDescription?
  ) throws -> Grammar.Constant {
    let parameter = try parameter(constant.parameter, of: intent)
    if let reference = SpokenReference(symbol: constant.symbol) {
      return Grammar.Constant(parameter: constant.parameter, meaning: .reference(reference), symbol: "")
    }
    let meaning: SpokenValue.Meaning =
      parameter.kind == .flag ? .flag(constant.symbol == "true") : .symbol(constant.symbol)
    return Grammar.Constant(
      parameter: constant.parameter, meaning: meaning, symbol: constant.symbol)
  }

  private func parameter(
    _ name: String, of intent: IntentDescription?
  ) throws -> IntentDescription.ParameterDescription {
    guard let intent else { throw Mistake(message: "a phrase of no intent has no parameters, as “\(name)”") }
    if let parameter = intent[parameter: name] { return parameter }
    let hint = NearestName.hint(name, among: intent.parameters.map(\.name))
    throw Mistake(message: "\(intent.name) has no parameter “\(name)”\(hint)")
  }

  // MARK: - Patterns

  private mutating func build(
    _ pattern: Pattern, after from: Int32, of intent: IntentDescription?
  ) throws -> Int32 {
    switch pattern {
    case .word(let text):
      return words.words(of: text).reduce(from) { node, word in
        network.token(node, words.literal(word))
      }
    case .wordClass(let name):
      return try intent == nil ? actWords(name, after: from) : network.token(from, wordClass(name))
    case .part(let name): return try buildPart(name, after: from, of: intent)
    case .slot(let slot): return try build(slot, after: from, of: intent)
    case .sequence(let parts):
      var end = from
      for (place, part) in parts.enumerated() {
        if case .slot(let slot) = part, let intent {
          note(parts[..<place], introducing: Grammar.place(of: slot.parameter, in: intent.name))
        }
        end = try build(part, after: end, of: intent)
      }
      return end
    case .choice(let alternatives):
      let ends = try alternatives.map { try build($0, after: from, of: intent) }
      let joined = network.node()
      for end in ends { network.connect(end, joined) }
      return joined
    case .optional(let inner):
      let end = try build(inner, after: from, of: intent)
      let joined = network.node()
      network.connect(end, joined)
      network.connect(from, joined)
      return joined
    case .repeated(let inner):
      let again = network.node()
      network.connect(from, again)
      network.connect(try build(inner, after: again, of: intent), again)
      return again
    }
  }

  private mutating func buildPart(
    _ name: String, after from: Int32, of intent: IntentDescription?
  ) throws -> Int32 {
    guard let pattern = parts.find(name, from: scope) else {
      let hint = NearestName.hint(name, among: parts.names)
      throw Mistake(message: "unknown part “$\(name)”\(hint)")
    }
    if openParts.contains(name) { throw Mistake(message: "“$\(name)” is made of itself") }
    if openParts.count >= Self.deepestPart {
      throw Mistake(message: "“$\(name)” is named by more than \(Self.deepestPart) parts, one within the other")
    }
    if network.network.count > mostNodes {
      throw Mistake(message: "more than \(Self.mostWords) words with those of its parts")
    }
    openParts.append(name)
    defer { openParts.removeLast() }
    return try build(pattern, after: from, of: intent)
  }

  /// Notes the classes whose words introduce a parameter, right before its slot or before what may be left out there.
  private mutating func note(_ before: ArraySlice<Pattern>, introducing parameter: String) {
    for part in before.reversed() {
      note(part, introducing: parameter)
      guard case .optional = part else { return }
    }
  }

  private mutating func note(_ pattern: Pattern, introducing parameter: String) {
    switch pattern {
    case .wordClass(let name):
      let number = words.number(name, in: scope)
      if number >= 0, words.classes[Int(number)].weight < Self.heaviestIntroducer {
        introduced[number, default: []].insert(parameter)
      }
    case .optional(let inner): note(inner, introducing: parameter)
    case .choice(let alternatives): for inner in alternatives { note(inner, introducing: parameter) }
    case .word, .part, .slot, .sequence, .repeated: break
    }
  }

  /// What weighs more says which intent is meant, and does more than to introduce.
  static let heaviestIntroducer: Float = 0.5

  func wordClass(_ name: String) throws -> Int32 {
    let number = words.number(name, in: scope)
    if number >= 0 { return number }
    if name == "relation" { return WordClass.relation }
    if name == "label" { return WordClass.label }
    throw Mistake(
      message: "unknown class “@\(name)”\(NearestName.hint(name, among: words.classNames))")
  }

  private mutating func build(
    _ slot: SlotPattern, after from: Int32, of intent: IntentDescription?
  ) throws -> Int32 {
    if intent == nil, let end = try buildActSlot(slot, after: from) { return end }
    if slot.parameter == "app" { return network.token(from, WordClass.app) }
    if slot.parameter == "*" {
      return network.loop(from, first: .textFirst, more: .textMore, slot: -1)
    }
    let isUntaken = slot.parameter == Grammar.Slot.untaken
    let said = try isUntaken ? SlotFiller(untaken: slot) : SlotFiller(slot, parameter(slot.parameter, of: intent))
    guard let filler = said else { throw Mistake(message: "“\(slot.parameter)” is never said") }
    let number = slotNumber(slot.parameter, filler)
    switch filler {
    case .text, .term:
      return network.loop(from, first: .textFirst, more: .textMore, slot: number)
    case .person(let list):
      let person = PersonNetwork(classes: personClasses, slot: number, isKnown: slot.isKnown)
      return network.hold(.person(person, list: list), after: from)
    case .name(let type, let list):
      return name(
        type, slot: number, after: from, list: list, isKnown: slot.isKnown)
    case .value(let kind): return network.span(from, kind, slot: number)
    case .place: return network.hold(.place(personClasses, slot: number), after: from)
    case .symbol: return try symbols(slot, slot: number, after: from)
    }
  }

  mutating func name(
    _ type: VocabularyType, slot: Int16, after from: Int32, list: Bool, isKnown: Bool
  ) -> Int32 {
    let number = Int16(types.firstIndex(of: type) ?? types.count)
    if Int(number) == types.count { types.append(type) }
    let start = network.node()
    network.connect(from, start)
    let my = personClasses.my
    let end = network.choice(
      network.optional(start) { my >= 0 ? $0.token($1, my, slot: slot) : $1 },
      [
        { $0.span($1, .name, slot: slot, type: number) },
        {
          isKnown
            ? $0.node() : $0.loop($1, first: .nameFirst, more: .nameMore, slot: slot)
        },
      ])
    let and = personClasses.and
    if list, and >= 0 { network.connect(network.token(end, and, slot: slot), start) }
    return end
  }

  private mutating func symbols(
    _ slot: SlotPattern, slot number: Int16, after from: Int32
  ) throws -> Int32 {
    // A slot that names no symbols takes all that its own text has words for.
    let names = slot.symbols.isEmpty ? words.symbols(in: scope) : slot.symbols
    if names.isEmpty {
      throw Mistake(message: "“\(slot.parameter)” needs its symbols, as in “{attribute=read|unread}”")
    }
    let ends = try names.map { symbol in
      let wordClass = words.symbolClass(symbol, in: scope)
      if wordClass < 0 {
        let hint = NearestName.hint(symbol, among: words.symbolNames)
        throw Mistake(message: "no words for the symbol “\(symbol)”\(hint)")
      }
      symbolSlots[wordClass, default: []].insert(slot.parameter)
      return network.token(from, wordClass, slot: number)
    }
    let joined = network.node()
    for end in ends { network.connect(end, joined) }
    return joined
  }

  mutating func slotNumber(_ parameter: String, _ filler: SlotFiller) -> Int16 {
    let slot = Grammar.Slot(parameter: parameter, filler: filler)
    if let known = slotNumbers[slot] { return known }
    let number = Int16(slots.count)
    slotNumbers[slot] = number
    slots.append(slot)
    return number
  }
}

import IntentModel
import IntentText
import LanguageNotation

/// Compiles phrases into one network, and the network into the automaton of a ``Grammar``.
package struct PhraseCompiler {
  private(set) var words: ClassCompiler
  private let code: PhraseCode
  let intents: [String: IntentDescription]
  var network = PhraseNetwork()
  private var found = ProblemList()
  var problems: [NotationProblem] { found.problems }

  private var slots: [Grammar.Slot] = []
  private(set) var types: [VocabularyType] = []
  private var entries: [Grammar.IntentEntry] = []
  private var entryNumbers: [String: Int32] = [:]
  private var phrases: [Grammar.Phrase] = []
  private var phraseRoles: [String.UTF8View] = []
  private var slotNumbers: [Grammar.Slot: Int16] = [:]
  /// The grammar's numbers of the code's slots; -1 for a slot that no phrase had so far.
  private var numbersOfSlots: [Int16]
  private(set) var symbolSlots: [Int32: Set<String>] = [:]
  /// By class, the parameters of intents that its words introduce in requests: "to" the payee of a payment.
  private(set) var introduced: [Int32: Set<String>] = [:]
  /// The steps of the code whose symbols and introducing words were noted already.
  private var noted: [Bool]
  /// The compiled slots and words that all act phrases of a text share; made before its first phrase.
  var actParts = ActParts()
  /// Whether the current phrase can be followed by a whole request.
  var hasRequest = false
  /// The number of the current phrase.
  var phraseNumber: Int { phrases.count }
  /// The classes of each kind of reply.
  var families: [String: [Int32]] { code.families }
  private(set) var scope = NameScope.shared
  let personClasses: PersonNetwork.Classes
  /// The most nodes that the network may have after the current phrase.
  private var mostNodes = 0

  /// The most words of a phrase, counted with those of its parts.
  private static let mostWords = 20_000

  /// - Parameter code: The phrases, their names looked up among the words.
  init(words: consuming ClassCompiler, code: PhraseCode, intents: [String: IntentDescription]) {
    self.code = code
    personClasses = PersonNetwork.Classes(
      my: words.number("my"), own: words.number("own"), and: words.number("and"),
      pronoun: words.number("pronoun"), possessive: words.number("possessive"), place: words.number("at"),
      of: words.number("of"))
    self.words = words
    self.intents = intents
    numbersOfSlots = Array(repeating: -1, count: code.slots.count)
    noted = Array(repeating: false, count: code.steps.count)
    network.reserve(code.steps.count)
  }

  struct Mistake: Error {
    var message: String
  }

  /// Adds all phrases; those of acts come after those of all requests.
  mutating func addPhrases() {
    for phrase in code.phrases {
      if phrase.definition.isAct, actParts.scope != phrase.place.scope {
        words.meet(ofReplies: true)
        scope = phrase.place.scope
        actParts = foundActParts()
      }
      if !found.isFull(phrase.place.file) { add(phrase) }
    }
  }

  private mutating func add(_ phrase: PhraseCode.Phrase) {
    let (definition, place) = (phrase.definition, phrase.place)
    let intent = definition.isAct ? nil : intents[definition.intent]
    scope = place.scope
    hasRequest = false
    do throws(Mistake) {
      let start = network.node()
      mostNodes = Int(start) + Self.mostWords
      let end = try build(phrase.steps, after: start)
      if network.skipsTooMuch(from: start) {
        throw Mistake(
          message: "too many words in a row may be left out; a list of words, as “@name”, has room for them")
      }
      network.connect(definition.isAct ? network.acts : network.start, start)
      let entry = entry(of: definition, intent)
      network.accept(
        Acceptance(
          intent: entry, cost: Float(definition.cost), phrase: Int32(phrases.count),
          isDetail: definition.isDetail, isAct: definition.isAct, hasRequest: hasRequest), in: end)
      phrases.append(
        Grammar.Phrase(constants: phrase.constants, entry: entry, cost: Float(definition.cost)))
      phraseRoles.append("phrase \(definition.source)".utf8)
    } catch {
      found.append(place.problem(error.message))
    }
  }

  func grammar(tag: String) -> Grammar {
    let automaton = Automaton(network)
    let (joint, discourseMarker) = (words.number("joint"), words.number("discourseMarker"))
    let table = ClassTable(words.classes, automaton, joint: joint, discourseMarker: discourseMarker)
    return Grammar(
      tag: tag, lexicon: words.builder.lexicon(table), classes: words.classes, tokens: table.tokens,
      automaton: automaton, slots: slots, types: types, intents: entries, phrases: phrases,
      phraseRoles: Runs(phraseRoles), joiner: words.number("and"), joint: joint, discourseMarker: discourseMarker,
      indirect: words.number("indirect"),
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

  /// A class with a larger weight identifies the intent, and so does more than introduce a value.
  static let heaviestIntroducer: Float = 0.5
}

// MARK: - Steps

extension PhraseCompiler {
  /// Builds some steps of the code from a node on; returns the node where they end.
  private mutating func build(_ steps: Range<Int>, after from: Int32) throws(Mistake) -> Int32 {
    var node = from
    var place = steps.lowerBound
    while place < steps.upperBound {
      let step = code.steps[place]
      place += 1
      switch step {
      case .word(let hash): node = network.token(node, words.literal(hash))
      case .wordClass(let number): node = network.token(node, number)
      case .anyClass(let classes): node = anyClass(classes, after: node)
      case .nothing: node = network.node()
      case .part(let part): node = try build(part: part, after: node)
      case .choice(let ways): node = try build(ways: ways, at: &place, after: node)
      case .way: break
      case .optional(let count):
        let end = try build(place..<place + Int(count), after: node)
        let joined = network.node()
        network.connect(end, joined)
        network.connect(node, joined)
        node = joined
        place += Int(count)
      case .repeated(let count):
        let again = network.node()
        network.connect(node, again)
        network.connect(try build(place..<place + Int(count), after: again), again)
        node = again
        place += Int(count)
      case .app: node = network.token(node, WordClass.app)
      case .anyWords: node = network.loop(node, first: .textFirst, more: .textMore, slot: -1)
      case .slot(let slot): node = build(slot: slot, after: node)
      case .symbols(let slot, let classes): node = build(symbols: classes, slot, at: place - 1, after: node)
      case .actSlot(let slot): node = build(slot, after: node)
      case .introduces(let wordClass, let parameter):
        if !noted[place - 1] { introduced[wordClass, default: []].insert(code.introduced[Int(parameter)]) }
        noted[place - 1] = true
      }
    }
    return node
  }

  private mutating func build(part: Int32, after from: Int32) throws(Mistake) -> Int32 {
    if network.network.count > mostNodes {
      throw Mistake(message: "more than \(Self.mostWords) words with those of its parts")
    }
    return try build(code.parts[Int(part)], after: from)
  }

  private mutating func build(ways: Int32, at place: inout Int, after from: Int32) throws(Mistake) -> Int32 {
    var ends: [Int32] = []
    for _ in 0..<ways {
      guard case .way(let count) = code.steps[place] else { break }
      ends.append(try build(place + 1..<place + 1 + Int(count), after: from))
      place += 1 + Int(count)
    }
    let joined = network.node()
    for end in ends { network.connect(end, joined) }
    return joined
  }

  private mutating func anyClass(_ classes: Range<Int32>, after from: Int32) -> Int32 {
    let end = network.node()
    for place in classes { network.connect(from, network.label(code.classes[Int(place)]), end) }
    return end
  }

  private mutating func number(ofSlot place: Int32) -> Int16 {
    if numbersOfSlots[Int(place)] < 0 {
      let slot = code.slots[Int(place)].slot
      numbersOfSlots[Int(place)] = slotNumber(slot.parameter, slot.filler)
    }
    return numbersOfSlots[Int(place)]
  }

  private mutating func build(slot place: Int32, after from: Int32) -> Int32 {
    let number = number(ofSlot: place)
    let isKnown = code.slots[Int(place)].isKnown
    switch code.slots[Int(place)].slot.filler {
    case .text, .term:
      return network.loop(from, first: .textFirst, more: .textMore, slot: number)
    case .person(let list):
      let person = PersonNetwork(classes: personClasses, slot: number, isKnown: isKnown)
      return network.hold(.person(person, list: list), after: from)
    case .name(let type, let list): return name(type, slot: number, after: from, list: list, isKnown: isKnown)
    case .value(let kind): return network.span(from, kind, slot: number)
    case .place: return network.hold(.place(personClasses, slot: number), after: from)
    case .symbol: return network.node()
    }
  }

  private mutating func build(
    symbols classes: Range<Int32>, _ place: Int32, at step: Int, after from: Int32
  ) -> Int32 {
    let number = number(ofSlot: place)
    if !noted[step] {
      noted[step] = true
      let parameter = code.slots[Int(place)].slot.parameter
      for wordClass in code.classes[Int(classes.lowerBound)..<Int(classes.upperBound)] {
        symbolSlots[wordClass, default: []].insert(parameter)
      }
    }
    let end = network.node()
    for place in classes { network.connect(from, network.label(code.classes[Int(place)], slot: number), end) }
    return end
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

  mutating func slotNumber(_ parameter: String, _ filler: SlotFiller) -> Int16 {
    let slot = Grammar.Slot(parameter: parameter, filler: filler)
    if let known = slotNumbers[slot] { return known }
    let number = Int16(slots.count)
    slotNumbers[slot] = number
    slots.append(slot)
    return number
  }
}

extension IntentDescription {
  /// Whether it has a parameter for a time.
  package var takesTimes: Bool { parameters.contains { $0.kind == .date } }
}

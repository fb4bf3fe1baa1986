import IntentModel
import IntentText
import LanguageNotation

/// Looks up every name in phrases: their classes, parts, symbols and parameters.
struct PhraseResolver {
  private let words: ClassCompiler
  private let parts: ScopedTable<PatternCode>
  private let intents: [String: IntentDescription]
  private(set) var code = PhraseCode()
  private var found = ProblemList()
  var problems: [NotationProblem] { found.problems }

  private var scope = NameScope.shared
  /// The steps so far of the phrase or part that is being resolved.
  private var steps: [PhraseCode.Step] = []
  /// The text whose families of classes the code has; `nil` before the first text.
  private var actScope: NameScope?
  private var known: [PartKey: KnownPart] = [:]
  /// The names of the parts that are being resolved, one nested in the other.
  private var openParts: [String] = []
  /// How deep the current part nests others, itself counted.
  private var height = 0
  private var slotPlaces: [SlotKey: Int32] = [:]
  private var introducedPlaces: [String: Int32] = [:]

  private static let deepestPart = 16

  /// A part as the phrases of one text and one intent see it.
  private struct PartKey: Hashable {
    var scope: NameScope
    var name: String
    var intent: IntentName?
  }

  private struct KnownPart {
    var number: Int32
    var height: Int
  }

  private struct SlotKey: Hashable {
    var slot: Grammar.Slot
    var isKnown: Bool
  }

  init(words: ClassCompiler, parts: ScopedTable<PatternCode>, intents: [String: IntentDescription]) {
    self.words = words
    self.parts = parts
    self.intents = intents
  }

  /// Adds a phrase.
  ///
  /// A phrase of an unknown intent is left out: a language knows more than a host uses.
  mutating func add(_ phrase: Definition.Phrase, at place: GrammarCompiler.Place) {
    let intent = intents[phrase.intent]
    guard intent != nil || phrase.intent == Definition.Phrase.noIntent, !found.isFull(place.file) else { return }
    add(phrase, of: intent, at: place)
  }

  /// Adds a phrase of an act.
  mutating func add(act phrase: Definition.Phrase, at place: GrammarCompiler.Place) {
    guard !found.isFull(place.file) else { return }
    guard ActForm(rawValue: phrase.intent) != nil else {
      let hint = NearestName.hint(phrase.intent, among: ActForm.allCases.map(\.rawValue))
      return found.append(place.problem("unknown act “\(phrase.intent)”\(hint)"))
    }
    if actScope != place.scope {
      actScope = place.scope
      code.families = words.families(in: place.scope)
    }
    add(phrase, of: nil, at: place)
  }

  private mutating func add(
    _ phrase: Definition.Phrase, of intent: IntentDescription?, at place: GrammarCompiler.Place
  ) {
    scope = place.scope
    do throws(Mistake) {
      var constants: [Grammar.Constant] = []
      for written in phrase.constants { constants.append(try constant(written, of: intent)) }
      steps.removeAll(keepingCapacity: true)
      try add(phrase.code, of: intent)
      code.phrases.append(.init(definition: phrase, constants: constants, place: place, steps: close()))
    } catch {
      found.append(place.problem(error.message))
    }
  }

  /// Appends the resolved steps to the code.
  private mutating func close() -> Range<Int> {
    let first = code.steps.count
    code.steps += steps
    return first..<code.steps.count
  }
}

// MARK: - Patterns

extension PhraseResolver {
  typealias Mistake = PhraseCompiler.Mistake

  /// Appends the steps of a pattern.
  private mutating func add(_ code: PatternCode, of intent: IntentDescription?) throws(Mistake) {
    try code.read { cursor throws(Mistake) in try add(&cursor, of: intent) }
  }

  private mutating func add(_ cursor: inout PatternCode.Cursor, of intent: IntentDescription?) throws(Mistake) {
    try add(cursor.next(), &cursor, of: intent)
  }

  /// Appends the steps of a node, and of what it consists of, which the cursor comes to next.
  private mutating func add(
    _ node: PatternCode.Node, _ cursor: inout PatternCode.Cursor, of intent: IntentDescription?
  ) throws(Mistake) {
    switch node {
    case .word(let text):
      if let hash = Words.hash(ofPlainWord: text) { return steps.append(.word(hash)) }
      for hash in LexiconBuilder.hashes(of: String(decoding: text, as: UTF8.self)) { steps.append(.word(hash)) }
    case .wordClass(let name): steps.append(try intent == nil ? actWords(name) : .wordClass(wordClass(name)))
    case .part(let name): steps.append(.part(try part(name, of: intent)))
    case .slot(let slot): steps.append(try step(for: slot, of: intent))
    case .sequence: try addSequence(&cursor, of: intent)
    case .choice: try addChoice(&cursor, of: intent)
    case .optional: try add(&cursor, of: intent) { .optional($0) }
    case .repeated: try add(&cursor, of: intent) { .repeated($0) }
    case .nothing: steps.append(.nothing)
    }
  }

  private mutating func addSequence(
    _ cursor: inout PatternCode.Cursor, of intent: IntentDescription?
  ) throws(Mistake) {
    // Where the last part began that may not be left out, or the first part.
    var required = cursor
    var isLast = false
    while !isLast {
      let before = cursor
      isLast = cursor.takeLast()
      let node = cursor.next()
      if case .slot(let slot) = node, let intent {
        note(required, upTo: before, introducing: introduced(slot.parameter, by: intent))
      }
      if case .optional = node {} else { required = before }
      try add(node, &cursor, of: intent)
    }
  }

  private mutating func addChoice(_ cursor: inout PatternCode.Cursor, of intent: IntentDescription?) throws(Mistake) {
    let place = steps.count
    steps.append(.nothing)
    var count: Int32 = 0
    var isLast = false
    while !isLast {
      isLast = cursor.takeLast()
      try add(&cursor, of: intent) { .way($0) }
      count += 1
    }
    steps[place] = .choice(count)
  }

  /// Appends a header step, which contains the number of the steps after it, and then the steps of a pattern.
  private mutating func add(
    _ cursor: inout PatternCode.Cursor, of intent: IntentDescription?, behind header: (Int32) -> PhraseCode.Step
  ) throws(Mistake) {
    let place = steps.count
    steps.append(.nothing)
    try add(&cursor, of: intent)
    steps[place] = header(Int32(truncatingIfNeeded: steps.count - place - 1))
  }

  private mutating func part(_ name: String, of intent: IntentDescription?) throws(Mistake) -> Int32 {
    let key = PartKey(scope: scope, name: name, intent: intent?.name)
    if let part = known[key], openParts.count + part.height <= Self.deepestPart {
      height = max(height, part.height + 1)
      return part.number
    }
    guard let written = parts.find(name, from: scope) else {
      throw Mistake(message: "unknown part “$\(name)”\(NearestName.hint(name, among: parts.names))")
    }
    if openParts.contains(name) { throw Mistake(message: "“$\(name)” is made of itself") }
    if openParts.count >= Self.deepestPart {
      throw Mistake(message: "“$\(name)” is named by more than \(Self.deepestPart) parts, one within the other")
    }
    let (outer, outerSteps) = (height, steps)
    (height, steps) = (1, [])
    openParts.append(name)
    defer {
      openParts.removeLast()
      (height, steps) = (max(outer, height + 1), outerSteps)
    }
    try add(written, of: intent)
    let number = Int32(truncatingIfNeeded: code.parts.count)
    code.parts.append(close())
    known[key] = KnownPart(number: number, height: height)
    return number
  }

  private mutating func introduced(_ parameter: String, by intent: IntentDescription) -> Int32 {
    let place = Grammar.place(of: parameter, in: intent.name)
    if let known = introducedPlaces[place] { return known }
    let number = Int32(truncatingIfNeeded: code.introduced.count)
    code.introduced.append(place)
    introducedPlaces[place] = number
    return number
  }

  /// Notes the classes whose words introduce a parameter: those right before its slot, or before optional words at the
  /// slot.
  ///
  /// - Parameter cursor: Where the first of the parts is that come into question.
  private mutating func note(
    _ cursor: PatternCode.Cursor, upTo slot: PatternCode.Cursor, introducing place: Int32
  ) {
    var cursor = cursor
    while cursor.isBefore(slot) { note(&cursor, introducing: place) }
  }

  private mutating func note(_ cursor: inout PatternCode.Cursor, introducing place: Int32) {
    let before = cursor
    switch cursor.next() {
    case .wordClass(let name):
      let number = words.number(name, in: scope)
      if number >= 0, words.classes[Int(number)].weight < PhraseCompiler.heaviestIntroducer {
        steps.append(.introduces(number, place))
      }
    case .optional: note(&cursor, introducing: place)
    case .choice:
      var isLast = false
      while !isLast {
        isLast = cursor.takeLast()
        note(&cursor, introducing: place)
      }
    case .sequence, .repeated:
      cursor = before
      cursor.skip()
    case .word, .part, .slot, .nothing: break
    }
  }

  private func wordClass(_ name: String) throws(Mistake) -> Int32 {
    let number = words.number(name, in: scope)
    if number >= 0 { return number }
    if name == "relation" { return WordClass.relation }
    if name == "label" { return WordClass.label }
    throw Mistake(message: "unknown class “@\(name)”\(NearestName.hint(name, among: words.classNames))")
  }

  /// The words of a class; `@act`, `@maybe`, `@control`, `@ask` and `@after` are the words of all classes of that family.
  private mutating func actWords(_ name: String) throws(Mistake) -> PhraseCode.Step {
    if name == "comma" { return .wordClass(WordClass.comma) }
    if let classes = code.families[name] { return .anyClass(add(classes)) }
    // A language may lack a list: then a phrase with it is never said.
    if words.number(name, in: scope) < 0, ReplyClasses.isClass(name) { return .nothing }
    return .wordClass(try wordClass(name))
  }

  private mutating func add(_ classes: [Int32]) -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: code.classes.count)
    code.classes += classes
    return first..<Int32(truncatingIfNeeded: code.classes.count)
  }
}

// MARK: - Slots and constants

extension PhraseResolver {
  private mutating func step(
    for slot: SlotPattern, of intent: IntentDescription?
  ) throws(Mistake) -> PhraseCode.Step {
    if intent == nil, let known = PhraseCompiler.ActSlot(rawValue: slot.parameter) { return .actSlot(known) }
    if slot.parameter == "app" { return .app }
    if slot.parameter == "*" { return .anyWords }
    if intent == nil {
      let hint = NearestName.hint(slot.parameter, among: PhraseCompiler.ActSlot.allCases.map(\.rawValue))
      throw Mistake(message: "a phrase of an act has no slot “{\(slot.parameter)}”\(hint)")
    }
    let isUntaken = slot.parameter == Grammar.Slot.untaken
    let said = try isUntaken ? SlotFiller(untaken: slot) : SlotFiller(slot, parameter(slot.parameter, of: intent))
    guard let filler = said else { throw Mistake(message: "“\(slot.parameter)” is never said") }
    let place = place(of: Grammar.Slot(parameter: slot.parameter, filler: filler), isKnown: slot.isKnown)
    guard case .symbol = filler else { return .slot(place) }
    return .symbols(place, add(try symbols(slot)))
  }

  private mutating func place(of slot: Grammar.Slot, isKnown: Bool) -> Int32 {
    let key = SlotKey(slot: slot, isKnown: isKnown)
    if let known = slotPlaces[key] { return known }
    let place = Int32(truncatingIfNeeded: code.slots.count)
    code.slots.append(.init(slot: slot, isKnown: isKnown))
    slotPlaces[key] = place
    return place
  }

  private func symbols(_ slot: SlotPattern) throws(Mistake) -> [Int32] {
    // A slot that names no symbols takes all for which its own text has words.
    let names = slot.symbols.isEmpty ? words.symbols(in: scope) : slot.symbols
    if names.isEmpty {
      throw Mistake(message: "“\(slot.parameter)” needs its symbols, as in “{attribute=read|unread}”")
    }
    var classes: [Int32] = []
    for symbol in names {
      let wordClass = words.symbolClass(symbol, in: scope)
      if wordClass < 0 {
        let hint = NearestName.hint(symbol, among: words.symbolNames)
        throw Mistake(message: "no words for the symbol “\(symbol)”\(hint)")
      }
      classes.append(wordClass)
    }
    return classes
  }

  private func constant(
    _ constant: Definition.Constant, of intent: IntentDescription?
  ) throws(Mistake) -> Grammar.Constant {
    let parameter = try parameter(constant.parameter, of: intent)
    if let reference = SpokenReference(symbol: constant.symbol) {
      return Grammar.Constant(parameter: constant.parameter, meaning: .reference(reference), symbol: "")
    }
    let meaning: SpokenValue.Meaning =
      parameter.kind == .flag ? .flag(constant.symbol == "true") : .symbol(constant.symbol)
    return Grammar.Constant(parameter: constant.parameter, meaning: meaning, symbol: constant.symbol)
  }

  private func parameter(
    _ name: String, of intent: IntentDescription?
  ) throws(Mistake) -> IntentDescription.ParameterDescription {
    guard let intent else { throw Mistake(message: "a phrase of no intent has no parameters, as “\(name)”") }
    if let parameter = intent[parameter: name] { return parameter }
    let hint = NearestName.hint(name, among: intent.parameters.map(\.name))
    throw Mistake(message: "\(intent.name) has no parameter “\(name)”\(hint)")
  }
}

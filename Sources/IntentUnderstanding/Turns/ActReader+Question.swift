import IntentModel
import IntentText
import IntentVocabulary

/// What the open question admits: slots and classes of words, and what may follow the beginning of a request.
extension ActReader {
  /// What the open question admits, found when it is open for the first time.
  static func admitted(
    _ expectation: Expectation, _ lattice: Lattice, _ interpreter: Interpreter
  ) -> QuestionTable.Admitted {
    let question = QuestionTable.Question(
      kind: expectation.question.rawValue, intent: expectation.intent, parameter: expectation.parameter,
      choiceCount: min(expectation.choices.count, 3))
    return lattice.reader.questions.admitted(at: question) {
      QuestionTable.Admitted(
        costs: questionCosts(expectation, lattice.reader.grammar, interpreter.descriptions[expectation.intent]),
        rests: rests(expectation, lattice, interpreter))
    }
  }

  /// What may follow the words that begin a request for the open intent, each on the scale of what an act says.
  static func rests(
    _ expectation: Expectation, _ lattice: Lattice, _ interpreter: Interpreter
  ) -> [SearchStart] {
    let reader = lattice.reader
    let intent = expectation.intent.rawValue
    let parameter = expectation.parameter.map { "\(intent) \($0)" }
    let carriers = (reader.replies.carriers[intent] ?? []) + (parameter.flatMap { reader.replies.carriers[$0] } ?? [])
    var found: [Int32: Float] = [:]
    for carrier in carriers {
      let starts = interpreter.starts(after: carrier, lattice)
      guard let most = starts.map(\.score).max() else { continue }
      for start in starts { found[start.state] = max(found[start.state] ?? -.infinity, start.score - most) }
    }
    return found.sorted { $0.key < $1.key }.map { SearchStart(state: $0.key, score: $0.value) }
  }

  /// What each slot counts: those of values that the open intent does not take are closed.
  static func questionCosts(
    _ expectation: Expectation, _ grammar: Grammar, _ description: IntentDescription?
  ) -> QuestionCosts {
    let asked = expectation.parameter.flatMap { description?[parameter: $0] }
    let parameters = description?.parameters ?? []
    let names = Set(parameters.map(\.name))
    let classes = grammar.classes.indices.map { number -> Float in
      let name = grammar.classes[number].name
      if name == "ask_options", expectation.choices.isEmpty { return -1 }
      if grammar.classes[number].role == .symbol, !isForOpen(Int32(number), grammar, names, asked) { return -.infinity }
      // What is said for a purpose is a note of a payment.
      if name == "purpose", !parameters.contains(where: { $0.kind == .money }) { return -.infinity }
      return admits(name, at: expectation, asked?.kind, names) ? 0 : -.infinity
    }
    return QuestionCosts(
      slots: grammar.slots.map { slot in
        switch PhraseCompiler.ActSlot(rawValue: slot.parameter) {
        case .value, .wrong:
          return costOfValue(slot.filler, expectation, grammar, asked, parameters)
        case .asked:
          if expectation.question == .goAhead {
            guard parameters.contains(where: { $0.takesUnknown(slot.filler) }) else { return -.infinity }
            return slot.filler == .place ? Self.doubted : 0
          }
          // What is offered is picked, before somebody else is named.
          let cost = expectation.question == .choice ? 2 * Self.doubted : 0
          if asked.map({ slot.filler.fits($0.kind) }) == true { return cost }
          // Who is named beside an amount need not be known.
          let isNamed = slot.filler == .value(.written) && asked?.kind.isMeasured == true
          return isNamed && parameters.contains { $0.kind == .person } ? Self.beside : -.infinity
        case .text:
          let mayTell = [.goAhead, .choice].contains(expectation.question) && parameters.contains { $0.kind == .text }
          return mayTell ? 0 : -.infinity
        case .choice, .place: return expectation.choices.isEmpty ? -.infinity : 0
        default:
          if expectation.question == .choice, slot.parameter == asked?.name { return 2 * Self.doubted }
          // Where one value is confirmed, what is said instead is another, before it is what the user tells somebody.
          if expectation.question == .confirmation, slot.filler == .text { return Self.beside }
          let isBeside =
            expectation.question == .value && slot.parameter != asked?.name && names.contains(slot.parameter)
          return isBeside ? Self.doubted : 0
        }
      }, classes: classes)
  }

  /// What a value counts that is known to the language or to a vocabulary.
  private static func costOfValue(
    _ filler: SlotFiller, _ expectation: Expectation, _ grammar: Grammar,
    _ asked: IntentDescription.ParameterDescription?, _ parameters: [IntentDescription.ParameterDescription]
  ) -> Float {
    // What is offered is picked as that.
    if let asked, filler.fits(asked.kind) { return expectation.question == .choice ? 2 * Self.doubted : 0 }
    let isAsked = expectation.question == .value
    if case .symbol = filler {
      let takers = grammar.symbolSlots.values.reduce(into: Set()) { $0.formUnion($1) }
      if let asked, takers.contains(asked.name) || filler.fits(asked.kind) { return 0 }
      if takers.isDisjoint(with: parameters.map(\.name)) { return -.infinity }
      return expectation.question == .goAhead ? 0 : Self.beside
    }
    return parameters.contains { filler.fits($0.kind) } ? isAsked ? Self.beside : Self.unasked : -.infinity
  }

  /// Whether a symbol is one that a parameter of the open intent takes, or that stands for something else.
  static func isForOpen(
    _ symbol: Int32, _ grammar: Grammar, _ parameters: Set<String>, _ asked: IntentDescription.ParameterDescription?
  ) -> Bool {
    if asked?.kind == .symbol || asked?.kind == .flag { return true }
    let name = grammar.classes[Int(symbol)].name
    if SpokenReference(symbol: name) != nil || ["true", "false"].contains(name) { return true }
    return grammar.symbolSlots[symbol]?.isDisjoint(with: parameters) == false
  }

  /// Whether the words of a class may be said at a question: a parameter of another intent is not named, nothing is
  /// skipped that is not asked for, and what can be a message is no act where one is asked for.
  static func admits(
    _ name: String, at expectation: Expectation, _ kind: ValueKind?, _ parameters: Set<String>
  ) -> Bool {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return true }
    let isText = expectation.question == .value && kind == .text
    let said = String(parts[1])
    switch parts[0] {
    case "parameter", "marker": return parameters.contains(said)
    case "after":
      // Where nothing is open, what an earlier request can be followed by is found by the words.
      return expectation.intent == .none
        || said.split(separator: ":").first.map(String.init) == expectation.intent.rawValue
    case "maybe": return !isText
    case "turn":
      switch TurnAct(rawValue: said) {
      case .skip: return [.value, .choice].contains(expectation.question)
      // Of more than two, a word before it says which two.
      case .both: return expectation.choices.count > 1
      case .all: return expectation.choices.count > 1
      case .appHelp: return false
      default: return true
      }
    default: return true
    }
  }

  /// What a value for another parameter than the one asked about counts, and where a value is asked for.
  static let unasked: Float = -0.05, beside: Float = -0.5
  /// What a place counts where it may as well be another name, and a value of a request where another is asked for.
  static let doubted: Float = -0.15
}

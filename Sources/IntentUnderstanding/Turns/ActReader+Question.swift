import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// What the open question admits: slots, classes of words, and the rest of a request.
extension ActReader {
  /// What the open question admits, computed when it is open for the first time.
  static func admitted(
    _ expectation: Expectation, _ lattice: Lattice, _ interpreter: Interpreter
  ) -> QuestionTable.Admitted {
    let question = QuestionTable.Question(
      kind: expectation.question.rawValue, isEnded: expectation.isEnded, intent: expectation.intent,
      parameter: expectation.parameter, choiceCount: min(expectation.choices.count, 3))
    return lattice.reader.questions.admitted(at: question) {
      QuestionTable.Admitted(
        costs: questionCosts(expectation, lattice.reader.grammar, interpreter.descriptions[expectation.intent]),
        rests: interpreter.starts(behind: expectation.intent, asking: expectation.parameter, lattice))
    }
  }

  /// What each slot costs; slots for values that the open intent cannot take are closed.
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
      // A purpose is the note of a payment.
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
          // A name is rather one of the choices on offer than another person.
          let cost = expectation.question == .choice ? 2 * Self.doubted : 0
          if asked.map({ slot.filler.fits($0.kind) }) == true { return cost }
          // Beside an amount an unknown person can be named.
          let isNamed = slot.filler == .value(.written) && asked?.kind.isMeasured == true
          return isNamed && parameters.contains { $0.kind == .person } ? Self.beside : -.infinity
        case .text:
          let mayTell = [.goAhead, .choice].contains(expectation.question) && parameters.contains { $0.kind == .text }
          return mayTell ? 0 : -.infinity
        case .choice, .place: return expectation.choices.isEmpty ? -.infinity : 0
        default:
          if expectation.question == .choice, slot.parameter == asked?.name { return 2 * Self.doubted }
          // At a yes or no about one value, other words are rather another value than a text for somebody.
          if expectation.question == .confirmation, slot.filler == .text { return Self.beside }
          let isBeside =
            expectation.question == .value && slot.parameter != asked?.name && names.contains(slot.parameter)
          return isBeside ? Self.doubted : 0
        }
      }, classes: classes)
  }

  /// The cost of a value that the language or a vocabulary knows.
  private static func costOfValue(
    _ filler: SlotFiller, _ expectation: Expectation, _ grammar: Grammar,
    _ asked: IntentDescription.ParameterDescription?, _ parameters: [IntentDescription.ParameterDescription]
  ) -> Float {
    // A value on offer is read as a choice instead.
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

  /// Whether a symbol is a value of the open intent's parameters, or refers to something mentioned.
  static func isForOpen(
    _ symbol: Int32, _ grammar: Grammar, _ parameters: Set<String>, _ asked: IntentDescription.ParameterDescription?
  ) -> Bool {
    if asked?.kind == .symbol || asked?.kind == .flag { return true }
    let name = grammar.classes[Int(symbol)].name
    if SpokenReference(symbol: name) != nil || ["true", "false"].contains(name) { return true }
    return grammar.symbolSlots[symbol]?.isDisjoint(with: parameters) == false
  }

  /// Whether words of a class may be said at a question: they name no parameter of another intent, skip nothing that
  /// was not asked for, and are not ones that could be a message where a message is asked for.
  static func admits(
    _ name: String, at expectation: Expectation, _ kind: ValueKind?, _ parameters: Set<String>
  ) -> Bool {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return true }
    let isText = expectation.question == .value && kind == .text
    let said = String(parts[1])
    switch parts[0] {
    case "parameter", "slotCue": return parameters.contains(said)
    case "after":
      // With no question open, the words themselves find the earlier request that they follow.
      return expectation.isEnded
        || said.split(separator: ":").first.map(String.init) == expectation.intent.rawValue
    case "maybe": return !isText
    case "control":
      switch ControlAct(rawValue: said) {
      case .skip: return [.value, .choice].contains(expectation.question)
      // With more than two choices, a word before "both" says which two.
      case .both: return expectation.choices.count > 1
      case .all: return expectation.choices.count > 1
      case .appHelp: return false
      default: return true
      }
    default: return true
    }
  }

  /// The cost of a value for another parameter than the one asked about; and where a value is asked for.
  static let unasked: Float = -0.05, beside: Float = -0.5
  /// The cost of a place that may as well be another name, and of a request's value where another parameter is asked
  /// for.
  static let doubted: Float = -0.15
}

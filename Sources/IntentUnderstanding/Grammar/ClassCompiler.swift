import IntentLanguages
import IntentText

/// A name that belongs to one text of phrases, or, without a scope, to all.
struct ScopedName: Hashable {
  var scope: String
  var name: String

  init(_ scope: String, _ name: String) {
    self.scope = scope
    self.name = name
  }
}

/// Compiles lists of words into classes and the lexicon that finds them.
struct ClassCompiler {
  struct Line {
    var place: GrammarCompiler.Place
    var list: Definition.WordList
  }

  private(set) var builder = LexiconBuilder()
  private(set) var classes = WordClass.builtIn
  private(set) var problems: [NotationProblem] = []
  private var numbers: [ScopedName: Int32] = [:]
  private var literals: [Int32: Int32] = [:]
  private let lines: [Line]
  private var patterns: [ScopedName: [Pattern]] = [:]

  /// The most ways in which a class may be said.
  private static let mostSequences = 4000

  init(lines: [Line]) {
    self.lines = lines
    for line in lines where line.list.role == .wordClass {
      let name = ScopedName(line.place.scope, line.list.name)
      patterns[name, default: []].append(line.list.pattern)
    }
  }

  /// The class that phrases of a text call `@name`, -1 where there is none.
  func number(_ name: String, in scope: String = "") -> Int32 {
    numbers[ScopedName(scope, name)] ?? numbers[ScopedName("", name)] ?? -1
  }

  func symbolClass(_ symbol: String, in scope: String) -> Int32 {
    number("symbol \(symbol)", in: scope)
  }

  /// The symbols that a text has words for, in the order of their names.
  func symbols(in scope: String) -> [String] {
    numbers.keys.filter { $0.scope == scope && $0.name.hasPrefix("symbol ") }
      .map { String($0.name.dropFirst(7)) }.sorted()
  }

  var classNames: [String] { numbers.keys.map(\.name).filter { !$0.contains(" ") } }
  var symbolNames: [String] {
    numbers.keys.map(\.name).filter { $0.hasPrefix("symbol ") }.map { String($0.dropFirst(7)) }
  }

  mutating func compile() {
    for line in lines { compileTraits(line) }
    for line in lines { compileClass(line) }
  }

  /// Words that only have a trait: function words, common words, neighbours, fillers.
  private mutating func compileTraits(_ line: Line) {
    var trait: WordTraits
    switch line.list.role {
    case .function: trait = .function
    case .common: trait = .common
    case .neighbour: trait = .neighbour
    case .preposition: trait = [.function, .preposition]
    case .particle: trait = .particle
    case .speaker: trait = [.function, .speaker]
    case .question: trait = [.function, .question]
    default: return
    }
    for sequence in sequences(line) {
      for word in sequence { builder.mark(word, trait) }
    }
  }

  private mutating func compileClass(_ line: Line) {
    let list = line.list
    switch list.role {
    case .function, .common, .neighbour, .preposition, .particle, .speaker, .question, .part: return
    case .service:
      for sequence in sequences(line) { builder.add(sequence, to: WordClass.service) }
    case .filler, .polite, .opening, .introduction, .clause:
      let number = WordClass.number(of: list.role)
      for sequence in sequences(line) {
        builder.add(sequence, to: number)
        if sequence.count == 1, list.role != .clause { sequence.forEach { builder.mark($0, .filler) } }
      }
    case .relation, .label:
      let number = classNumber("\(list.role.rawValue) \(list.name)", line)
      let union = list.role == .relation ? WordClass.relation : WordClass.label
      for sequence in sequences(line) {
        builder.add(sequence, to: number)
        builder.add(sequence, to: union)
      }
    case .wordClass, .symbol:
      let name = list.role == .symbol ? "symbol \(list.name)" : list.name
      let number = classNumber(name, line)
      addSequences(sequences(line), to: number)
    }
  }

  private mutating func addSequences(_ sequences: WordSequences, to number: Int32) {
    let isStructural = classes[Int(number)].weight >= 0.5
    for sequence in sequences {
      builder.add(sequence, to: number)
      guard isStructural else { continue }
      for word in sequence where !builder.traits(of: word).contains(.function) {
        builder.mark(word, .structural)
      }
    }
  }

  private mutating func classNumber(_ name: String, _ line: Line) -> Int32 {
    let list = line.list
    let name = ScopedName(line.place.scope, name)
    if let known = numbers[name] {
      if let weight = list.weight { classes[Int(known)].weight = Float(weight) }
      return known
    }
    let number = Int32(classes.count)
    let usual: Float = list.role == .symbol ? 0.8 : 1
    classes.append(
      WordClass(name: list.name, role: list.role, weight: list.weight.map(Float.init) ?? usual))
    numbers[name] = number
    return number
  }

  /// The class of one word that stands in a phrase as it is.
  mutating func literal(_ word: Int32) -> Int32 {
    if let known = literals[word] { return known }
    let number = Int32(classes.count)
    let weight: Float = builder.traits(of: word).contains(.function) ? 0.1 : 0.6
    classes.append(WordClass(name: "", role: .wordClass, weight: weight))
    literals[word] = number
    builder.add([word], to: number)
    return number
  }

  mutating func words(of text: String) -> [Int32] { builder.words(of: text) }

  mutating func addApp(_ sequence: String) {
    builder.add(builder.words(of: sequence), to: WordClass.app)
  }

  // MARK: - Sequences

  /// All ways to say a list's words; none of them is empty.
  private mutating func sequences(_ line: Line) -> WordSequences {
    do {
      let name = ScopedName(line.place.scope, line.list.name)
      var all = WordSequences()
      try expand(line.list.pattern, within: [name], into: &all)
      return all
    } catch {
      problems.append(line.place.problem(error.message))
      return WordSequences()
    }
  }

  private struct Mistake: Error {
    var message: String
  }

  /// Appends the ways to say a pattern.
  private mutating func expand(
    _ pattern: Pattern, within names: [ScopedName], into all: inout WordSequences
  ) throws(Mistake) {
    switch pattern {
    case .word(let text): all.append { builder.append(wordsOf: text, to: &$0) }
    case .slot, .part: throw Mistake(message: "a list of words cannot have a slot")
    case .optional(let inner):
      try expand(inner, within: names, into: &all)
      all.append { _ in }
    case .choice(let alternatives):
      for alternative in alternatives { try expand(alternative, within: names, into: &all) }
    case .sequence(let parts):
      var whole = WordSequences()
      whole.append { _ in }
      for part in parts {
        var next = WordSequences()
        try expand(part, within: names, into: &next)
        if whole.count * next.count > Self.mostSequences {
          throw Mistake(message: "more than \(Self.mostSequences) ways to say it")
        }
        whole.goOn(with: next)
      }
      all.append(whole)
    case .wordClass(let name): try expandClass(name, within: names, into: &all)
    }
  }

  private mutating func expandClass(
    _ called: String, within names: [ScopedName], into all: inout WordSequences
  ) throws(Mistake) {
    let scoped = ScopedName(names[0].scope, called)
    let name = patterns[scoped] == nil ? ScopedName("", called) : scoped
    guard let inner = patterns[name] else {
      let hint = NearestName.hint(called, among: patterns.keys.map(\.name))
      throw Mistake(message: "unknown class “@\(called)”\(hint)")
    }
    if names.contains(name) || names.count > 8 {
      throw Mistake(message: "“@\(called)” is made of itself")
    }
    for pattern in inner { try expand(pattern, within: names + [name], into: &all) }
  }
}

import IntentText
import LanguageNotation

/// Compiles lists of words into classes and the lexicon that finds them.
struct ClassCompiler {
  struct Line {
    var place: GrammarCompiler.Place
    var list: Definition.WordList
    /// Whether the words being added occur in replies only, so that a request does not know them.
    var isOfReplies = false
  }

  private(set) var builder = LexiconBuilder()
  private(set) var classes = WordClass.builtIn
  private var found = ProblemList()
  var problems: [NotationProblem] { found.problems }
  /// The numbers of the classes by their names in the notation; the classes of symbols have a table of their own.
  private var numbers = ScopedTable<Int32>()
  private var symbolNumbers = ScopedTable<Int32>()
  /// By word, the class of the word as it is written out in phrases; -1 where no phrase has it.
  private var literals: [Int32] = []
  private let lines: [Line]
  private var patterns = ScopedTable<[PatternCode]>()

  /// The most words of a list, counted with those of the classes that it names.
  private static let mostWords = 20_000
  /// How deep classes may be nested in one another.
  private static let deepest = 16
  /// Whether the classes of replies are being compiled; a language may lack some of those.
  private var laysReplies = false
  /// The most edges that the network may have after the current list.
  private var mostEdges = 0

  init(lines: [Line]) {
    self.lines = lines
    for line in lines where line.list.role == .wordClass {
      patterns[line.place.scope, line.list.name] =
        (patterns[line.place.scope, line.list.name] ?? []) + [line.list.code]
    }
  }

  /// The number of the class that phrases of a text call `@name`, -1 where there is none.
  func number(_ name: String, in scope: NameScope = .shared) -> Int32 {
    numbers.find(name, from: scope) ?? -1
  }

  func symbolClass(_ symbol: String, in scope: NameScope) -> Int32 {
    symbolNumbers.find(symbol, from: scope) ?? -1
  }

  /// The symbols that a text has words for, in the order of their names.
  func symbols(in scope: NameScope) -> [String] { symbolNumbers.names(in: scope) }

  /// The classes that a text may name by their families, each in the order of names: `act_yes` is one of the family
  /// "act".
  func families(in scope: NameScope) -> [String: [Int32]] {
    var members: [(name: String, number: Int32)] = []
    for one in scope == .shared ? [scope] : [scope, .shared] {
      numbers.forEach(in: one) { name, number in
        guard name.utf8.contains(UInt8(ascii: "_")), !name.utf8.contains(0x20) else { return }
        if one == scope || numbers[scope, name] == nil { members.append((name, number)) }
      }
    }
    var families: [String: [Int32]] = [:]
    for (name, number) in members.sorted(by: { $0.name < $1.name }) {
      families[String(name.prefix { $0 != "_" }), default: []].append(number)
    }
    return families
  }

  var classNames: [String] { numbers.names.filter { !$0.utf8.contains(0x20) } }
  var symbolNames: [String] { symbolNumbers.names }

  mutating func compile() {
    // By place, so that only the lines in question are copied.
    let ofRequests = lines.indices.filter { !lines[$0].isOfReplies }
    for place in ofRequests where lines[place].list.role != .outOfDomain { compileTraits(lines[place]) }
    for place in ofRequests where lines[place].list.role == .outOfDomain { compileOutOfDomain(lines[place]) }
    for place in ofRequests { compileClass(lines[place]) }
    builder.isOfReplies = true
    laysReplies = true
    for place in lines.indices where lines[place].isOfReplies { compileClass(lines[place]) }
    builder.isOfReplies = false
    laysReplies = false
  }

  /// Says whether the words added from here on occur in replies only.
  mutating func meet(ofReplies isOfReplies: Bool) { builder.isOfReplies = isOfReplies }

  /// Adds words that have a trait but no class: function words, common words, words of other domains, fillers.
  private mutating func compileTraits(_ line: Line) {
    var trait: WordTraits
    switch line.list.role {
    case .function: trait = .function
    case .common: trait = .common
    case .preposition: trait = [.function, .preposition]
    case .particle: trait = .particle
    case .firstPerson: trait = [.function, .firstPerson]
    case .question: trait = [.function, .question]
    case .leading: trait = .leading
    default: return
    }
    guard let piece = piece(line) else { return }
    builder.mark(piece, trait)
  }

  /// Marks words that speak for other domains.
  ///
  /// A function word inside a longer expression is not marked: Italian `e` in `e-mail`.
  private mutating func compileOutOfDomain(_ line: Line) {
    guard let piece = piece(line) else { return }
    builder.mark(piece, .outOfDomain, except: .function)
    builder.mark(wordsAloneOf: piece, .outOfDomain)
  }

  /// Gives a weight to the class of replies with a name, or to all whose names begin with it.
  private mutating func weigh(_ line: Line) -> Bool {
    guard line.isOfReplies, let weight = line.list.weight, line.list.code == .nothing else { return false }
    let family = line.list.name + "_"
    numbers.forEach(in: line.place.scope) { name, number in
      if name == line.list.name || name.hasPrefix(family) { classes[Int(number)].weight = Float(weight) }
    }
    return true
  }

  private mutating func compileClass(_ line: Line) {
    let list = line.list
    if weigh(line) { return }
    switch list.role {
    case .function, .common, .outOfDomain, .preposition, .particle, .firstPerson, .question, .leading, .part:
      return
    case .service:
      if let piece = piece(line) { builder.add(piece, to: WordClass.service) }
    case .filler, .polite, .opening, .introduction, .clause, .adjunct, .deferral, .repair:
      guard let piece = piece(line) else { return }
      builder.add(piece, to: WordClass.number(of: list.role))
      if [.clause, .adjunct, .deferral, .repair].contains(list.role) { return }
      builder.mark(wordsAloneOf: piece, .filler)
    case .denial:
      guard let place = Definition.DenialPlace(rawValue: list.name), let piece = piece(line) else { return }
      builder.add(piece, to: WordClass.number(of: place))
    case .relation, .label:
      let number = classNumber("\(list.role.rawValue) \(list.name)", line, in: \.numbers)
      let union = list.role == .relation ? WordClass.relation : WordClass.label
      if let piece = piece(line) { builder.add(piece, to: number, union) }
    case .wordClass, .symbol:
      let number = classNumber(list.name, line, in: list.role == .symbol ? \.symbolNumbers : \.numbers)
      guard let piece = piece(line) else { return }
      builder.add(piece, to: number)
      if classes[Int(number)].weight >= 0.5, !line.isOfReplies {
        builder.mark(piece, .structural, except: .function)
      }
    }
  }

  private mutating func classNumber(
    _ name: String, _ line: Line, in table: WritableKeyPath<Self, ScopedTable<Int32>>
  ) -> Int32 {
    let list = line.list
    if let known = self[keyPath: table][line.place.scope, name] {
      if let weight = list.weight { classes[Int(known)].weight = Float(weight) }
      return known
    }
    let number = Int32(classes.count)
    let usual: Float = list.role == .symbol ? 0.8 : 1
    classes.append(
      WordClass(name: list.name, role: list.role, weight: list.weight.map(Float.init) ?? usual))
    self[keyPath: table][line.place.scope, name] = number
    return number
  }

  /// The class of one word that is written out in a phrase, by its hash.
  mutating func literal(_ hash: UInt64) -> Int32 {
    let word = Int(builder.intern(hash))
    if word >= literals.count { literals += repeatElement(-1, count: builder.wordCount - literals.count) }
    if literals[word] >= 0 { return literals[word] }
    let number = Int32(classes.count)
    let weight: Float = builder.traits(of: Int32(word)).contains(.function) ? 0.1 : 0.6
    classes.append(WordClass(name: "", role: .wordClass, weight: weight))
    literals[word] = number
    builder.add([Int32(word)], to: number)
    return number
  }

  mutating func addApp(_ sequence: String) {
    builder.add(builder.words(of: sequence), to: WordClass.app)
  }

  // MARK: - Pieces

  /// The words of a list as a piece of the network.
  private mutating func piece(_ line: Line) -> LexiconBuilder.Piece? {
    guard !found.isFull(line.place.file) else { return nil }
    let first = builder.size
    let start = builder.node()
    let end = builder.node()
    mostEdges = first + Self.mostWords
    do {
      try lay(line.list.code, start, end, within: [Name(scope: line.place.scope, name: line.list.name)])
      return LexiconBuilder.Piece(start: start, end: end, edges: first..<builder.size)
    } catch {
      found.append(line.place.problem(error.message))
      return nil
    }
  }

  private struct Name: Equatable {
    var scope: NameScope
    var name: String
  }

  private struct Mistake: Error {
    var message: String
  }

  /// Adds the ways to say a pattern as paths between two nodes.
  private mutating func lay(
    _ code: PatternCode, _ from: Int32, _ to: Int32, within names: [Name]
  ) throws(Mistake) {
    try code.read { cursor throws(Mistake) in try lay(&cursor, from, to, within: names) }
  }

  private mutating func lay(
    _ cursor: inout PatternCode.Cursor, _ from: Int32, _ to: Int32, within names: [Name]
  ) throws(Mistake) {
    switch cursor.next() {
    case .word(let text): builder.lead(from, text, to)
    case .slot, .part: throw Mistake(message: "a list of words cannot have a slot")
    case .repeated: throw Mistake(message: "a list of words cannot say “[…]*”")
    case .optional:
      try lay(&cursor, from, to, within: names)
      builder.pass(from, to)
    case .choice:
      var isLast = false
      while !isLast {
        isLast = cursor.takeLast()
        try lay(&cursor, from, to, within: names)
      }
    case .sequence:
      var node = from
      var isLast = false
      while !isLast {
        isLast = cursor.takeLast()
        let next = isLast ? to : builder.node()
        try lay(&cursor, node, next, within: names)
        node = next
      }
    case .wordClass(let name): try layClass(name, from, to, within: names)
    case .nothing: break
    }
  }

  private mutating func layClass(
    _ called: String, _ from: Int32, _ to: Int32, within names: [Name]
  ) throws(Mistake) {
    let own = names[0].scope
    let name = Name(scope: patterns[own, called] == nil ? .shared : own, name: called)
    guard let inner = patterns[name.scope, called] else {
      if laysReplies, ReplyClasses.isClass(called) { return }
      let hint = NearestName.hint(called, among: patterns.names)
      throw Mistake(message: "unknown class “@\(called)”\(hint)")
    }
    if names.contains(name) { throw Mistake(message: "“@\(called)” is made of itself") }
    if names.count >= Self.deepest {
      throw Mistake(message: "“@\(called)” is named by more than \(Self.deepest) classes, one within the other")
    }
    if builder.size > mostEdges {
      throw Mistake(message: "more than \(Self.mostWords) words with those of its classes")
    }
    for code in inner { try lay(code, from, to, within: names + [name]) }
  }
}

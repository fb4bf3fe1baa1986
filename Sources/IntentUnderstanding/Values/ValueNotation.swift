import Foundation
import IntentLanguages
import IntentText

/// Compiles the text of a language's values.
///
/// One entry a line; `#` begins a comment. `number twenty = 20` and its like say what single words are (`weak` before
/// it: rather something else); `stage` begins a group of patterns that see what the groups before have made;
/// `pattern half past {hour} = clock 30` says what a row of words and slots becomes, with `[…]` for what may be left
/// out and `(a|b)` for a choice.
struct ValueNotation {
  private(set) var grammar = ValueGrammar()
  private var words: [UInt64: [Lexeme]] = [:]
  private var triggers: Set<UInt64> = []
  private var literals: Set<UInt64> = []

  static func compile(_ language: Language) -> ValueGrammar {
    var notation = ValueNotation()
    for text in language.values { notation.read(text) }
    notation.finish()
    return notation.grammar
  }

  private mutating func read(_ text: String) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let content = line.prefix { $0 != "#" }
      let fields = content.split(separator: " ")
      guard !fields.isEmpty else { continue }
      if !readEntry(fields) { grammar.problems.append("\(number): not understood: \(line)") }
    }
  }

  private mutating func readEntry(_ fields: [Substring]) -> Bool {
    var fields = fields
    let isWeak = fields.first == "weak"
    if isWeak { fields.removeFirst() }
    guard let keyword = fields.first else { return false }
    let sides = fields.dropFirst().split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let left = sides.first.map(Array.init) ?? []
    let right = sides.count == 2 ? Array(sides[1]) : []
    switch keyword {
    case "stage":
      grammar.stages.append(grammar.nodes.count)
      grammar.nodes.append(ValueGrammar.Node())
      return true
    case "pattern": return readPattern(left, right)
    default:
      if readSetting(keyword, left) { return true }
      guard let sense = sense(keyword, right) else { return false }
      for word in left { add(Lexeme(sense: sense, isWeak: isWeak), to: word) }
      return !left.isEmpty
    }
  }

  private mutating func readSetting(_ keyword: Substring, _ left: [Substring]) -> Bool {
    let hashes = left.map(Self.hash)
    switch keyword {
    case "bare-hours": grammar.hasBareHours = true
    case "phone-pairs": grammar.hasPhonePairs = true
    case "decimal": grammar.decimalMark = left.first?.utf8.first ?? grammar.decimalMark
    case "group":
      grammar.groupMark = left.first == "space" ? 0x20 : left.first?.utf8.first ?? grammar.groupMark
    case "figures":
      guard let order = ValueGrammar.FigureOrder(rawValue: String(left.first ?? "")) else {
        return false
      }
      grammar.figureOrder = order
    case "point-ordinals": grammar.hasPointOrdinals = true
    case "article": grammar.articles.formUnion(hashes)
    case "endings": grammar.endings.formUnion(hashes)
    case "lead": grammar.leads.formUnion(hashes)
    case "join":
      guard let room = left.last.flatMap({ Int($0) }) else { return false }
      for hash in hashes.dropLast() { grammar.joins[hash] = room }
    default: return false
    }
    return true
  }

  private mutating func sense(_ keyword: Substring, _ right: [Substring]) -> Lexeme.Sense? {
    let numbers = right.compactMap { Int($0) }
    switch keyword {
    case "currency", "minor":
      grammar.currencies.append((right.map(String.init), keyword == "minor"))
      return .currency(grammar.currencies.count - 1)
    case "unit": return unit(right).map(Lexeme.Sense.unit)
    case "score":
      return numbers.count == 3
        ? .score(after: numbers[0], value: numbers[1], room: numbers[2]) : nil
    default: break
    }
    guard let value = numbers.first else { return nil }
    switch keyword {
    case "number":
      let room = value >= 20 && value < 100 && value % 10 == 0 ? 10 : 0
      let larger = value >= 100 && value < 1000 && value % 100 == 0 ? 100 : room
      return .number(value, room: numbers.count > 1 ? numbers[1] : larger)
    case "scale": return .scale(value)
    case "ordinal": return .ordinal(value)
    case "digit": return .digit(value)
    case "repeat": return .repetition(value)
    case "month": return .month(value)
    case "weekday": return .weekday(value - 1)
    case "season": return .season(value - 1)
    default: return nil
    }
  }

  private func unit(_ right: [Substring]) -> ValueUnit? {
    let factor = right.count > 1 ? Decimal(string: String(right[1])) ?? 1 : 1
    switch right.first {
    case "duration":
      return .duration(factor, right.count > 2 ? CalendarStep(name: right[2]) : nil)
    case "distance": return .distance(factor)
    case "energy": return .energy(factor)
    case "people": return .people
    default: return nil
    }
  }

  private mutating func add(_ lexeme: Lexeme, to word: Substring) {
    let hash = Self.hash(word)
    words[hash, default: []].append(lexeme)
    switch lexeme.sense {
    case .digit, .repetition: literals.insert(hash)
    case .unit(.people): literals.insert(hash)
    default: triggers.insert(hash)
    }
  }

  private mutating func readPattern(_ left: [Substring], _ right: [Substring]) -> Bool {
    guard let name = right.first, let root = grammar.stages.last,
      let action = ValueAction(name, Array(right.dropFirst())),
      let rows = PatternExpansion.rows(of: left.joined(separator: " "))
    else { return false }
    for row in rows where !row.isEmpty { add(row, action, root: root) }
    return true
  }

  private mutating func add(_ row: [PatternExpansion.Element], _ action: ValueAction, root: Int) {
    var node = root
    var longest: (word: String, hash: UInt64)?
    var needsTrigger = true
    for element in row {
      switch element {
      case .slot(let slot):
        needsTrigger = false
        if let known = grammar.nodes[node].slots.first(where: { $0.slot == slot }) {
          node = known.next
        } else {
          grammar.nodes.append(ValueGrammar.Node())
          grammar.nodes[node].slots.append((slot, grammar.nodes.count - 1))
          node = grammar.nodes.count - 1
        }
      case .word(let word):
        let hash = Self.hash(word)
        literals.insert(hash)
        if triggers.contains(hash) { needsTrigger = false }
        if word.count > longest?.word.count ?? 0 { longest = (word, hash) }
        grammar.nodes[node].hasWords = true
        if let next = grammar.next(node, hash) {
          node = next
        } else {
          grammar.nodes.append(ValueGrammar.Node())
          grammar.steps.set(
            Int32(truncatingIfNeeded: grammar.nodes.count - 1), for: ValueGrammar.key(node, hash))
          node = grammar.nodes.count - 1
        }
      }
    }
    if grammar.nodes[node].action == nil { grammar.nodes[node].action = action }
    if needsTrigger, let longest { triggers.insert(longest.hash) }
  }

  private mutating func finish() {
    for hash in literals.union(words.keys).union(triggers) {
      let start = grammar.lexemes.count
      grammar.lexemes += words[hash] ?? []
      grammar.senses.append((start..<grammar.lexemes.count, triggers.contains(hash)))
      grammar.entries.set(Int32(truncatingIfNeeded: grammar.senses.count - 1), for: hash)
    }
  }

  static func hash(_ word: some StringProtocol) -> UInt64 {
    Words.hash(Folding.folded(String(word)).utf8)
  }
}

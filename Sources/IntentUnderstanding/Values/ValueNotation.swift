#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentText
import LanguageNotation

/// Compiles the text of a language's values.
///
/// One entry a line. `number twenty = 20` and similar entries say what single words are (`weak` before it: usually
/// another word); `stage` begins a group of patterns that see the results of the groups before; `pattern half past
/// {hour} = clock 30` says what a row of words and slots becomes, with `[…]` for optional parts and `(a|b)` for a
/// choice. `sign @ at` is the word for a sign of a spoken address. `time-lead at` is what stands before an hour in a
/// sentence, and is left out where a time is asked for.
struct ValueNotation {
  private var settings = ValueSettings()
  private var patterns = PatternTree()
  private var compounds = CompoundNumbers()
  private var problems: [NotationProblem] = []
  private var words: [UInt64: [Lexeme]] = [:]
  private var triggers: Set<UInt64> = []
  private var literals: Set<UInt64> = []
  private var misspelt = MisspeltUnits()

  static func compile(_ language: Language) -> ValueGrammar {
    var notation = ValueNotation()
    notation.settings.language = language.tag
    for (file, section) in language.sections(.values) { notation.read(section, file: file) }
    notation.addCurrencyCodes()
    return notation.finished()
  }

  private mutating func read(_ section: LanguageFile.Section, file: String) {
    let found = NotationLines(section).problems(in: file) { try readEntry($0) }
    problems += found
  }

  private mutating func readEntry(_ entry: NotationEntry) throws -> Bool {
    let isWeak = entry.names.first == "weak"
    let names = entry.names.dropFirst(isWeak ? 1 : 0)
    guard let keyword = names.first else { return false }
    switch keyword {
    case "stage":
      patterns.beginStage()
      return true
    case "pattern": return try readPattern(try entry.leftPattern(), entry.rightFields)
    default:
      let left = Array(names.dropFirst())
      if readSetting(keyword, left) { return true }
      guard let sense = sense(keyword, entry.rightFields) else { return false }
      for word in left { add(Lexeme(sense: sense, isWeak: isWeak), to: word) }
      return !left.isEmpty
    }
  }

  private mutating func readSetting(_ keyword: String, _ left: [String]) -> Bool {
    func hashes() -> [UInt64] { left.map(Self.hash) }
    switch keyword {
    case "compounds": compounds.enable()
    case "compound-join": for word in left { compounds.add(join: Self.bytes(word)) }
    case "compound-endings": for word in left { compounds.add(ending: Self.bytes(word)) }
    case "time-lead": settings.timeLead = left.joined(separator: " ")
    case "bare-hours": settings.hasBareHours = true
    case "hours": settings.countsHoursTo24 = left == ["24"]
    case "extension": settings.lineExtensions.formUnion(hashes())
    case "phone-pairs": settings.hasPhonePairs = true
    case "sign":
      guard let sign = left.first?.utf8.first, left.count > 1 else { return false }
      for word in left.dropFirst() { settings.spokenSigns.set(Int32(sign), for: Self.hash(word)) }
    case "decimal": settings.marks.decimal = left.first?.utf8.first ?? settings.marks.decimal
    case "group":
      settings.marks.groups = Set(left.compactMap { $0 == "space" ? 0x20 : $0.utf8.first })
      settings.isGroupedBySpaces = left.first == "space"
    case "figures":
      guard let order = ValueSettings.FigureOrder(rawValue: left.first ?? "") else {
        return false
      }
      settings.figureOrder = order
    case "week-start": settings.firstWeekday = left.first.flatMap { Int($0) }.map { $0 - 1 }
    case "point-ordinals": settings.hasPointOrdinals = true
    case "article": settings.articles.formUnion(hashes())
    case "trigger": triggers.formUnion(hashes())
    case "endings": settings.endings.formUnion(hashes())
    case "hesitation": settings.hesitations.formUnion(hashes())
    case "lead": settings.leads.formUnion(hashes())
    case "join":
      guard let room = left.last.flatMap({ Int($0) }) else { return false }
      for hash in hashes().dropLast() { settings.joins[hash] = room }
    default: return false
    }
    return true
  }

  private mutating func sense(_ keyword: String, _ right: [String]) -> Lexeme.Sense? {
    let numbers = right.compactMap { Int($0) }
    switch keyword {
    case "currency", "minor":
      settings.currencies.append((right, keyword == "minor"))
      return .currency(settings.currencies.count - 1)
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
    case "morpheme": return .morpheme(value)
    case "digit": return .digit(value)
    case "repeat": return .repetition(value)
    case "month": return .month(value)
    case "weekday": return .weekday(value - 1)
    case "season": return .season(value - 1)
    default: return nil
    }
  }

  private func unit(_ right: [String]) -> ValueUnit? {
    let factor = right.count > 1 ? Double(right[1]) ?? 1 : 1
    switch right.first {
    case "duration":
      return .duration(factor, right.count > 2 ? CalendarStep(name: right[2]) : nil)
    case "people": return .people
    default: return right.first.flatMap(QuantityKind.init).map { .quantity($0, factor) }
    }
  }

  private mutating func add(_ lexeme: Lexeme, to word: String) {
    switch lexeme.sense {
    case .number(let value, _) where word.utf8.count > 2: compounds.add(number: value, Self.bytes(word))
    case .scale(let factor) where word.utf8.count > 2 && factor <= 1000:
      compounds.add(scale: factor, Self.bytes(word))
    default: break
    }
    // A morpheme is not a word by itself.
    if case .morpheme(let value) = lexeme.sense { return compounds.add(number: value, Self.bytes(word)) }
    let hash = Self.hash(word)
    words[hash, default: []].append(lexeme)
    switch lexeme.sense {
    case .unit, .currency: misspelt.add(Self.bytes(word), hash: hash, lexeme.sense)
    default: break
    }
    switch lexeme.sense {
    case .digit, .repetition: literals.insert(hash)
    case .number where lexeme.isWeak && settings.articles.contains(hash): literals.insert(hash)
    default: triggers.insert(hash)
    }
  }

  /// Adds the codes of currencies for which the text has no word; next to a number they make an amount.
  private mutating func addCurrencyCodes() {
    guard !settings.currencies.isEmpty else { return }
    for code in CurrencyCodes.all {
      let hash = Self.hash(code)
      guard words[hash] == nil, !literals.contains(hash) else { continue }
      settings.currencies.append(([code], false))
      words[hash] = [Lexeme(sense: .currency(settings.currencies.count - 1), isWeak: false)]
    }
  }

  private mutating func readPattern(_ pattern: Pattern, _ right: [String]) throws -> Bool {
    guard !patterns.stages.isEmpty, let action = patterns.action(right) else { return false }
    // Words beside a value do not make a value by themselves.
    let isBeside = if case .beside = patterns.actions[Int(action)].action { true } else { false }
    try PatternExpansion.forEachRow(of: pattern) { row in
      if row.isEmpty { return }
      patterns.add(row, action: action)
      note(row, showsValue: !isBeside)
    }
    return true
  }

  /// Registers the words of a row.
  ///
  /// If it has neither slots nor a word that shows a value, its longest word is taken as one.
  private mutating func note(_ row: [PatternExpansion.Element], showsValue: Bool) {
    var longest: (length: Int, hash: UInt64)?
    var needsTrigger = showsValue
    for element in row {
      guard case .word(let hash, let length) = element else {
        needsTrigger = false
        continue
      }
      literals.insert(hash)
      if triggers.contains(hash) { needsTrigger = false }
      if length > longest?.length ?? 0 { longest = (length, hash) }
    }
    if needsTrigger, let longest { triggers.insert(longest.hash) }
  }

  private func finished() -> ValueGrammar {
    var entries = KeyTable()
    var senses: [ValueGrammar.Sense] = []
    var lexemes: [Lexeme] = []
    let all = literals.union(words.keys).union(triggers).union(settings.articles).union(settings.hesitations)
    for hash in all.sorted() {
      let own = words[hash] ?? []
      let start = Int32(truncatingIfNeeded: lexemes.count)
      lexemes += own
      senses.append(
        ValueGrammar.Sense(
          lexemes: start..<start + Int32(truncatingIfNeeded: own.count),
          slots: own.reduce(into: []) { $0.formUnion(ValueSlot.Set(of: $1.term, isWeak: $1.isWeak)) },
          isTrigger: triggers.contains(hash), isDigit: own.contains(where: \.isDigit),
          isNumber: own.contains(where: \.isNumber)
            || settings.articles.contains(hash),
          isHesitation: settings.hesitations.contains(hash) && own.isEmpty && !literals.contains(hash)))
      entries.set(Int32(truncatingIfNeeded: senses.count - 1), for: hash)
    }
    return ValueGrammar(
      entries: entries, senses: senses, lexemes: lexemes, patterns: patterns, settings: settings,
      compounds: compounds, misspelt: misspelt, problems: problems)
  }

  private static func bytes(_ word: String) -> [UInt8] {
    Array(Folding.folded(word).utf8)
  }

  private static func hash(_ word: String) -> UInt64 {
    Words.hash(ofPlainWord: word) ?? Words.hash(Folding.folded(word).utf8)
  }
}

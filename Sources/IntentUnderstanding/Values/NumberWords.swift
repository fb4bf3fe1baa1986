import IntentText

/// Puts number words together: "two hundred and five", "quatre-vingt-dix-sept".
struct NumberWords {
  let grammar: ValueGrammar
  let words: Words
  /// What separates each word from the one before.
  let gaps: [UInt8]

  struct Result {
    var value: Int
    var end: Int
    var isOrdinal = false
    var isWeak = false
  }

  private struct Sum {
    var total = 0
    var current = 0
    var hasCurrent = false
    var last = 0
    var room = Int.max
    var scale = Int.max
    /// What was scaled last.
    var scaled = 0
    /// Whether it began with figures.
    var isInFigures = false
    private static let greatest = 1_000_000_000_000_000

    mutating func add(_ value: Int, room: Int) -> Bool {
      guard hasCurrent ? value > 0 && value < self.room : value < scale else { return false }
      current += value
      hasCurrent = true
      last = value
      self.room = room
      return true
    }

    mutating func scale(by factor: Int) -> Bool {
      let base = hasCurrent ? current : 1
      if factor < 1000 {
        guard base < 100, base > 0 else { return false }
        current = base * factor
        hasCurrent = true
        room = factor == 100 ? 100 : 0
        return true
      }
      // "Two thousand million": the whole number so far is multiplied.
      let isProduct = !hasCurrent && total > 0 && total == scaled && factor > scale
      let (product, overflow) = (isProduct ? total : base).multipliedReportingOverflow(by: factor)
      guard isProduct || factor < scale, base > 0, !overflow, product <= Self.greatest else { return false }
      total = isProduct ? product : total + product
      scaled = product
      current = 0
      hasCurrent = false
      room = factor
      scale = factor
      return true
    }
  }

  /// The number that begins at a word; `start` may follow digits, whose value is `digits`.
  func number(at start: Int, after digits: Int? = nil) -> Result? {
    var sum = Sum()
    var index = start
    var isWeak = true
    sum.isInFigures = digits != nil
    if let digits { _ = sum.add(digits, room: 0) } else { index = skipArticle(index, &sum) }
    let first = index
    while index < words.count, index == first && digits == nil || gaps[index] == 0 {
      if index > first, isJoin(index, room: sum.room), canAdd(at: index + 1, to: sum) {
        index += 1
      } else if index > first, isJoin(index, room: sum.room), let digit = digit(at: index + 1),
        sum.add(digit, room: 0)
      {
        index += 2
        break
      }
      if index > first, let ordinal = ordinal(at: index), ordinal < sum.room {
        return Result(value: sum.total + sum.current + ordinal, end: index + 1, isOrdinal: true)
      }
      guard let weak = step(index, &sum) else { break }
      isWeak = isWeak && weak
      index += 1
    }
    guard index > start, index > first || digits != nil, !isRest(at: start) else { return nil }
    return Result(
      value: sum.total + sum.current, end: index,
      isWeak: isWeak && digits == nil && index == start + 1)
  }

  /// A single digit behind a word that joins numbers: "cuarenta y 5".
  private func digit(at index: Int) -> Int? {
    guard index < words.count, gaps[index] == 0, words.foldedBytes(index).count == 1 else { return nil }
    return Int(words.folded(index))
  }

  /// Whether a word scales the number before it; a weak one ("k") only if it touches the number or a currency follows.
  func isScale(_ lexeme: Lexeme, at index: Int) -> Bool {
    !lexeme.isWeak || isTouching(index) || isCurrency(index + 1)
  }

  private func isCurrency(_ index: Int) -> Bool {
    index < words.count && lexemes(at: index).contains(where: \.isCurrency)
  }

  private func skipArticle(_ index: Int, _ sum: inout Sum) -> Int {
    guard grammar.settings.articles.contains(words[index].hash), index + 1 < words.count,
      gaps[index + 1] == 0
    else { return index }
    for lexeme in lexemes(at: index + 1) {
      if case .scale(let factor) = lexeme.sense, factor >= 100, !lexeme.isWeak {
        _ = sum.add(1, room: 0)
        return index + 1
      }
    }
    return index
  }

  /// Adds one word to the number; `nil` where it does not fit, otherwise whether it is a weak one.
  private func step(_ index: Int, _ sum: inout Sum) -> Bool? {
    let lexemes = lexemes(at: index)
    for lexeme in lexemes {
      if case .score(let after, let value, let room) = lexeme.sense, sum.last == after, sum.hasCurrent {
        sum.current += value - after
        sum.room = room
        sum.last = 0
        return false
      }
    }
    for lexeme in lexemes {
      switch lexeme.sense {
      case .number(let value, let room): return sum.add(value, room: room) ? lexeme.isWeak : nil
      case .scale(let factor):
        guard isScale(lexeme, at: index) else { return nil }
        // French “75 cents” is money, “deux cents” and “quinze cents” are numbers.
        if lexemes.contains(where: \.isCurrency), sum.isInFigures || sum.current > 19 { return nil }
        return sum.scale(by: factor) ? false : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the words here are only the rest of a number that cannot be put together.
  private func isRest(at start: Int) -> Bool {
    guard start > 0, gaps[start] == 0, lexemes(at: start).contains(where: \.isScale) else { return false }
    return lexemes(at: start - 1).contains { lexeme in
      if case .number = lexeme.sense { true } else { lexeme.isScale }
    }
  }

  private func isTouching(_ index: Int) -> Bool {
    index > 0 && words[index - 1].end == words[index].start
  }

  private func isJoin(_ index: Int, room: Int) -> Bool {
    guard room != Int.max, let needed = grammar.settings.joins[words[index].hash] else { return false }
    return room >= needed
  }

  private func canAdd(at index: Int, to sum: Sum) -> Bool {
    guard index < words.count, gaps[index] == 0 else { return false }
    var trial = sum
    return ordinal(at: index).map { $0 < sum.room } == true || step(index, &trial) != nil
  }

  func ordinal(at index: Int) -> Int? {
    for lexeme in lexemes(at: index) {
      if case .ordinal(let value) = lexeme.sense { return value }
    }
    return nil
  }

  func lexemes(at index: Int) -> ArraySlice<Lexeme> {
    let known = grammar.lexemes(words[index].hash)
    return known.isEmpty && !grammar.compounds.isEmpty ? compound(index) : known
  }

  /// A number that is written as one word, as a single lexeme.
  private func compound(_ index: Int) -> ArraySlice<Lexeme> {
    guard grammar.sense(words[index].hash) == nil,
      let (value, isOrdinal) = grammar.compounds.read(words.foldedBytes(index))
    else { return [] }
    let room = value % 1000 == 0 ? 1000 : value % 100 == 0 ? 100 : 0
    return [Lexeme(sense: isOrdinal ? .ordinal(value) : .number(value, room: room), isWeak: false)]
  }
}

extension Lexeme {
  /// Whether it multiplies what comes before it: a thousand, a million.
  fileprivate var isScale: Bool {
    if case .scale(let factor) = sense { factor >= 1000 && !isWeak } else { false }
  }
}

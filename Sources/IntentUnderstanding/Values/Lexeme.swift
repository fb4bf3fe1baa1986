/// One thing that a single word can be.
struct Lexeme: Sendable, Hashable {
  enum Sense: Sendable, Hashable {
    /// A number word, and the bound for a number that may be added to it (twenty: 10).
    case number(Int, room: Int)
    /// A word that multiplies the number before it: hundred, thousand, dozen.
    case scale(Int)
    /// A word that makes another number behind one particular number: `vingt` behind `quatre`.
    case score(after: Int, value: Int, room: Int)
    /// A part of numbers that are written as one word: `vent` of `ventuno`.
    case morpheme(Int)
    case ordinal(Int)
    /// A word that is a digit only among other digits: `oh`.
    case digit(Int)
    /// A word that repeats the digit after it: `double`.
    case repetition(Int)
    case month(Int)
    case weekday(Int)
    case season(Int)
    case unit(ValueUnit)
    case currency(Int)
  }
  var sense: Sense
  var isWeak: Bool

  /// The word as a term of patterns.
  var term: ValueTerm {
    switch sense {
    case .number(let value, _): .number(Numeral(value))
    case .ordinal(let value): .ordinal(value)
    case .month(let month): .month(month)
    case .weekday(let day): .weekday(day)
    case .season(let season): .season(season)
    case .unit(let unit): .unit(unit)
    case .currency(let index): .currency(index)
    case .scale, .score, .digit, .repetition, .morpheme: .none
    }
  }

  /// Whether the word can be a digit of a telephone number.
  var isDigit: Bool {
    switch sense {
    case .number, .digit, .repetition: true
    default: false
    }
  }

  var isCurrency: Bool { if case .currency = sense { true } else { false } }

  /// Whether the word can be part of a number.
  var isNumber: Bool {
    switch sense {
    case .number, .scale, .score, .ordinal: true
    default: false
    }
  }
}

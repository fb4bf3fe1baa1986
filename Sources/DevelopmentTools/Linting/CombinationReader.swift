import LanguageNotation

/// Finds the sets of slots that single ways through a pattern have.
struct CombinationReader {
  /// The parts that the phrases of a file may name, by name.
  private(set) var parts: [String: [Pattern]] = [:]
  /// A pattern with many optional slots has more sets than this; the rest are ignored.
  private static let most = 512
  /// Slots that count as no value: the app's name, and the unit, which most languages read together with its number.
  private static let uncounted: Set = ["app", "*", "workoutGoalUnitType"]

  init(_ definitions: [Definition]) {
    for case .words(let list) in definitions.map(\.kind) where list.role == .part {
      parts[list.name, default: []].append(list.pattern)
    }
  }

  /// The sets of parameters that one sentence of a phrase can have values for.
  func combinations(of phrase: Definition.Phrase) -> Set<Set<String>> {
    let fixed = Self.fixed(phrase)
    return Set(combinations(of: phrase.pattern, within: nil).map { $0.union(fixed) })
  }

  /// Whether a sentence of a phrase can have values for just these parameters.
  func says(_ parameters: Set<String>, _ phrase: Definition.Phrase) -> Bool {
    let fixed = Self.fixed(phrase)
    guard fixed.isSubset(of: parameters) else { return false }
    return combinations(of: phrase.pattern, within: parameters).contains { $0.union(fixed) == parameters }
  }

  /// The parameters that a phrase fills without a word.
  private static func fixed(_ phrase: Definition.Phrase) -> Set<String> {
    Set(phrase.constants.map(\.parameter)).subtracting(uncounted)
  }

  /// - Parameter wanted: The parameters for which a way may have slots; `nil` for any.
  private func combinations(of pattern: Pattern, within wanted: Set<String>?, depth: Int = 0) -> Set<Set<String>> {
    switch pattern {
    case .word, .wordClass: return [[]]
    case .slot(let slot):
      if Self.uncounted.contains(slot.parameter) { return [[]] }
      return wanted?.contains(slot.parameter) == false ? [] : [[slot.parameter]]
    case .part(let name):
      guard depth < 16, let patterns = parts[name] else { return [[]] }
      return patterns.reduce(into: []) { $0.formUnion(combinations(of: $1, within: wanted, depth: depth + 1)) }
    case .choice(let patterns):
      return patterns.reduce(into: []) { $0.formUnion(combinations(of: $1, within: wanted, depth: depth)) }
    case .optional(let inner), .repeated(let inner):
      return combinations(of: inner, within: wanted, depth: depth).union([[]])
    case .sequence(let patterns):
      return patterns.reduce(into: [[]]) { combinations, pattern in
        let next = self.combinations(of: pattern, within: wanted, depth: depth)
        let joined = combinations.flatMap { one in next.map { one.union($0) } }
        combinations = Set(joined.prefix(Self.most))
      }
    }
  }
}

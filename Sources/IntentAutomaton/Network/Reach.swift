/// Everything that a path can still take after a state: the upper bound of its score is computed from it.
package struct Reach: BitwiseCopyable, Sendable {
  /// Which unknown words may be taken.
  enum OpenSlotKind: UInt8, Comparable, Sendable {
    case none, names, text

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The group of the intents whose phrases continue; ``ofAll`` where several groups do.
  var group: UInt8 = Self.ofAll
  var openSlotKind = OpenSlotKind.text

  /// The number of groups: intents share groups when there are more of them; the last group is that of acts.
  package static let groupCount = 32
  /// The group of the phrases of acts, which no request reaches.
  static let ofActs = UInt8(groupCount - 1)
  /// The phrases of all requests.
  static let ofAll = UInt8(groupCount)
  /// The group value for all requests and acts together.
  static let ofEverything = ofAll + 1
  /// The number of group values.
  static let count = Int(ofEverything) + 1

  package static func group(of phrase: Acceptance) -> UInt8 {
    phrase.isAct ? ofActs : group(ofIntent: Int(phrase.intent))
  }

  /// The group of the phrases of an intent, by its place in the grammar.
  static func group(ofIntent place: Int) -> UInt8 { UInt8(truncatingIfNeeded: place % Int(ofActs)) }

  /// What is of two groups.
  static func union(_ one: UInt8, _ other: UInt8) -> UInt8 {
    if one == other { return one }
    return max(one, other) == ofEverything || one == ofActs || other == ofActs ? ofEverything : ofAll
  }

  /// The groups of the intents, a bit each.
  @inline(__always)
  static func groups(_ group: UInt8) -> UInt32 {
    group < ofAll ? 1 << UInt32(group) : group == ofAll ? requests : .max
  }

  /// The groups of all requests, a bit each.
  package static let requests = UInt32.max ^ 1 << UInt32(ofActs)
}

extension EdgeLabel.Kind {
  /// Which unknown words an edge of the kind takes.
  var openSlotKind: Reach.OpenSlotKind {
    switch self {
    case .token, .span: .none
    case .rest: .text
    case .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: .names
    case .textFirst, .textMore: .text
    }
  }
}

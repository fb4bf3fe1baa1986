/// All that a path may still take from a state on: no more than that can be added to its score.
struct Reach: BitwiseCopyable, Sendable {
  /// Which words may be taken that nobody knows.
  enum Freedom: UInt8, Comparable, Sendable {
    case none, names, text

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The group of the intents whose phrases go on; ``ofAll`` where they are of several groups.
  var group: UInt8 = Self.ofAll
  var freedom = Freedom.text

  /// Intents are told apart by so many groups: each has one for itself, unless there are very many.
  static let groupCount = 32
  static let ofAll = UInt8(groupCount)

  static func group(of intent: Int32) -> UInt8 { UInt8(truncatingIfNeeded: Int(intent) % groupCount) }

  /// The groups of the intents, a bit each.
  @inline(__always)
  static func groups(_ group: UInt8) -> UInt32 { group == ofAll ? .max : 1 << UInt32(group) }
}

extension EdgeLabel.Kind {
  /// Which words an edge of the kind takes that nobody knows.
  var freedom: Reach.Freedom {
    switch self {
    case .token, .span: .none
    case .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: .names
    case .textFirst, .textMore: .text
    }
  }
}

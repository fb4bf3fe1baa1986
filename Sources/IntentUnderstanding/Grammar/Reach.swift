/// Everything that a path can still take after a state: the upper bound of its score is computed from it.
struct Reach: BitwiseCopyable, Sendable {
  /// Which unknown words may be taken.
  enum Freedom: UInt8, Comparable, Sendable {
    case none, names, text

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The group of the intents whose phrases go on; ``ofAll`` where they are of several groups.
  var group: UInt8 = Self.ofAll
  var freedom = Freedom.text

  /// Number of intent groups; intents share groups when there are more.
  static let groupCount = 32
  static let ofAll = UInt8(groupCount)

  static func group(of intent: Int32) -> UInt8 { UInt8(truncatingIfNeeded: Int(intent) % groupCount) }

  /// The groups of the intents, a bit each.
  @inline(__always)
  static func groups(_ group: UInt8) -> UInt32 { group == ofAll ? .max : 1 << UInt32(group) }
}

extension EdgeLabel.Kind {
  /// Which unknown words an edge of the kind takes.
  var freedom: Reach.Freedom {
    switch self {
    case .token, .span: .none
    case .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: .names
    case .textFirst, .textMore: .text
    }
  }
}

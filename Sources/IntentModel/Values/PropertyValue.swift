#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that a property list can hold.
public indirect enum PropertyValue: Sendable, Hashable, Codable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

extension PropertyValue {
  /// The deepest nesting of a property list; deeper values are refused.
  public static let greatestDepth = 32

  /// The bytes that the value takes when it is packed, `nil` where it is nested deeper than ``greatestDepth``.
  public var payloadSize: Int? { size(depth: 1) }

  /// Whether every number in the value is one: no infinity, not "not a number".
  public var isFinite: Bool { payloadSize != nil && hasFiniteNumbers }

  private var hasFiniteNumbers: Bool {
    switch self {
    case .real(let number): number.isFinite
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
    case .array(let values): values.allSatisfy(\.hasFiniteNumbers)
    case .dictionary(let entries): entries.values.allSatisfy(\.hasFiniteNumbers)
    default: true
    }
  }

  private func size(depth: Int) -> Int? {
    guard depth <= Self.greatestDepth else { return nil }
    switch self {
    case .string(let text): return 2 &+ text.utf8.count
    case .integer, .real, .date: return 9
    case .boolean: return 1
    case .data(let data): return 4 &+ data.count
    case .array(let values):
      return values.reduce(into: Optional(4)) { $0 = Self.sum($0, $1.size(depth: depth + 1)) }
    case .dictionary(let entries):
      return entries.reduce(into: Optional(4)) { total, entry in
        total = Self.sum(total, entry.value.size(depth: depth + 1).map { $0 &+ 2 &+ entry.key.utf8.count })
      }
    }
  }

  private static func sum(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return nil }
    return a &+ b
  }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A string value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer value.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

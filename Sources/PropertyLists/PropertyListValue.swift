#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value to be written as a property list, or the content of one that was read, without its places.
public enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(Int64)
  /// A whole number above the range of `Int64`.
  case unsignedInteger(UInt64)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data([UInt8])
  case uid(UInt64)
  case array([PropertyListValue])
  /// Entries in the order in which they are written.
  case dictionary([Entry])

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value under the key.
    public var value: PropertyListValue
    /// An entry to be written.
    public init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyList {
  /// The content as a tree of its own; of duplicate keys, the first is kept.
  public var value: PropertyListValue {
    switch kind {
    case .dictionary:
      var seen: Set<String> = []
      return .dictionary(
        (entries.map(Array.init) ?? []).compactMap { entry in
          let key = entry.key
          return seen.insert(key).inserted ? .init(key, entry.value.value) : nil
        })
    case .array: return .array((elements.map(Array.init) ?? []).map(\.value))
    case .string: return .string(string ?? "")
    case .integer: return integer.map { .integer($0) } ?? .unsignedInteger(unsignedInteger ?? 0)
    case .real: return .real(number ?? 0)
    case .boolean: return .boolean(boolean ?? false)
    case .date: return .date(date ?? Date(timeIntervalSinceReferenceDate: 0))
    case .data: return .data(data ?? [])
    case .uid: return .uid(uid ?? 0)
    }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  /// A string value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// An integer value.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// An array of values.
  public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
  /// Entries in the order of the literal; a key that is repeated is written twice.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(elements.map { Entry($0, $1) })
  }
}

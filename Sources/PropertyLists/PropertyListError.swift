/// Why bytes could not be read as a property list, and where.
public struct PropertyListError: Error, Sendable, Hashable {
  /// Where reading stopped.
  public var place: PropertyListPlace
  /// What is wrong there.
  public var reason: Reason

  /// What keeps bytes from being read as a property list.
  public enum Reason: Sendable, Hashable {
    case empty
    case notAPropertyList
    /// The style of OpenStep: `{ Name = "MonkeyChat"; }`.
    case openStepStyle
    case json
    case unsupportedEncoding(String)
    case invalidText
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    /// References to the same texts or data would make the content many times as large as the file.
    case repeatedTooOften(limit: Int)
    case unexpectedEnd(inside: String?)
    case malformedTag
    case unknownElement(String)
    case misplacedElement(String)
    case mismatchedEnd(expected: String?, found: String)
    case unexpectedText
    case keyWithoutValue(String)
    case valueWithoutKey
    case noValue
    case secondValue
    case entityDeclaration
    case unknownEntity(String)
    case invalidInteger(String)
    case integerOutOfRange(String)
    case invalidReal(String)
    case invalidDate(String)
    case invalidData
    case damagedTrailer
    case objectOutOfRange
    case unknownObject(UInt8)
    case keyNotText
    case cycle
    case notWritable
  }

  /// An error at a place.
  public init(_ reason: Reason, at place: PropertyListPlace) {
    self.reason = reason
    self.place = place
  }
}

/// Something wrong that did not keep the file from being read.
public struct PropertyListProblem: Sendable, Hashable {
  /// The place, in bytes of the file.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// What can be wrong in a file that is still read.
  public enum Reason: Sendable, Hashable {
    /// A duplicate key in one dictionary; its first value is used.
    case duplicateKey(String)
    /// A raw control character, which XML does not allow.
    case controlCharacter(UInt8)
  }
}

/// Where and why a reader stopped; the place is still an offset.
struct ReadFailure: Error {
  var offset: Int
  var reason: PropertyListError.Reason
  init(_ reason: PropertyListError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

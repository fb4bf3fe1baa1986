/// A set of fixed members, each said by a word of its own in each language ("unread flagged messages").
///
/// A type lists its members with their SiriKit names; several spoken symbols join into one value, and a value is
/// stored as the list of its members' names.
public protocol SymbolicOptions: ParameterValue, OptionSet where RawValue == UInt, Element == Self {
  /// The members and their symbols, in the order of their raw values.
  static var members: [(symbol: String, option: Self)] { get }
}

extension SymbolicOptions {
  /// The words of a fixed set.
  public static var kind: ValueKind { .symbol }

  /// The set of one symbol; `nil` where the type has no such member.
  public init?(symbol: String) {
    guard let member = Self.members.first(where: { $0.symbol == symbol }) else { return nil }
    self = member.option
  }

  /// The member that the words name; `nil` where there is none.
  public init?(_ spoken: SpokenValue) {
    if case .symbol(let symbol) = spoken.meaning {
      self.init(symbol: symbol)
    } else {
      self.init(symbol: spoken.text)
    }
  }

  /// Adds a further member; `false` where the words name none.
  public mutating func join(_ spoken: SpokenValue) -> Bool {
    guard let further = Self(spoken) else { return false }
    formUnion(further)
    return true
  }

  /// The symbols of the members that the set holds.
  public var symbols: [String] {
    Self.members.filter { contains($0.option) }.map(\.symbol)
  }

  /// The symbols of the members, as a list.
  public var told: ToldValue { .list(symbols.map { .symbol($0) }) }

  /// Reads a list of symbols.
  ///
  /// Throws `DecodingError.dataCorrupted` for a symbol that no member has.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let symbol = try container.decode(String.self)
      guard let member = Self(symbol: symbol) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(symbol)' is not a member of \(Self.self)")
      }
      formUnion(member)
    }
  }

  /// Stores the symbols of the members, so that a stored value does not depend on bit positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for symbol in symbols { try container.encode(symbol) }
  }
}

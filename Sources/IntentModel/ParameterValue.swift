#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type that a parameter can have: which words fill it, and how a value of it is put into words.
///
/// An enumeration with string raw values or a symbol set needs only the conformance to ``SymbolicValue``.
public protocol ParameterValue: Sendable, Hashable, Codable {
  /// The kind of words that fill a parameter of this type, unless the parameter says otherwise.
  static var kind: ValueKind { get }

  /// The value that spoken words mean; `nil` where they cannot mean a value of this type.
  init?(_ spoken: SpokenValue)

  /// What a prompt, a card or a script says for the value.
  var told: ToldValue { get }

  /// Adds what a further spoken value means; `false` where a parameter of this type takes only one.
  mutating func join(_ spoken: SpokenValue) -> Bool

  /// The name by which a choice is offered and picked in a disambiguation.
  var choiceName: String { get }

  /// A second line that distinguishes a choice from others of the same name: a handle's label or address.
  var choiceDetail: String? { get }

  /// Further second lines, each of which tells more: where those before it are the same for several choices of a name.
  var choiceDetails: [String] { get }

  /// The value to use where no resolver settles it: itself, or the only value that the words can mean.
  var meant: Self { get }
}

extension ParameterValue {
  /// Refuses a second value: the type takes only one.
  public mutating func join(_ spoken: SpokenValue) -> Bool { false }
  /// The value in plain characters, in no particular language.
  public var choiceName: String { told.plain }
  /// No second line.
  public var choiceDetail: String? { nil }
  /// None.
  public var choiceDetails: [String] { [] }
  /// The value itself: nothing is left to settle.
  public var meant: Self { self }
}

extension DateComponentsRange {
  /// The range as `2026-11-21T09:00..2026-11-22`; an open end is left empty.
  public var plain: String {
    let start = startDateComponents?.plain ?? ""
    guard let end = endDateComponents?.plain else { return start }
    return "\(start)..\(end)"
  }
}

extension DateComponents {
  fileprivate var plain: String {
    func padded(_ number: Int?, _ width: Int) -> String? {
      guard let digits = number.map(String.init) else { return nil }
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [padded(year, 4), padded(month, 2), padded(day, 2)].compactMap { $0 }
      .joined(separator: "-")
    guard let hour = padded(hour, 2) else { return day }
    let time = "\(hour):\(padded(minute, 2) ?? "00")"
    return day.isEmpty ? time : "\(day)T\(time)"
  }
}

/// A value that is one of a fixed set and is said by a word of its own in each language.
public protocol SymbolicValue: ParameterValue {
  /// The value that a symbol names, or `nil`.
  init?(symbol: String)
  /// The symbol that languages have words for.
  var symbol: String { get }
}

extension SymbolicValue {
  /// The words of a fixed set.
  public static var kind: ValueKind { .symbol }
  /// The value of the symbol that was found, or of the words where they are a symbol's name.
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .symbol(let symbol): self.init(symbol: symbol)
    default: self.init(symbol: spoken.text)
    }
  }
  /// The symbol, for which each language has words.
  public var told: ToldValue { .symbol(symbol) }
}

extension SymbolicValue where Self: CaseIterable {
  /// The case with that symbol; `nil` where there is none.
  public init?(symbol: String) {
    guard let match = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
    self = match
  }
}

extension SymbolicValue where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var symbol: String { rawValue }
}

extension SymbolicValue where Self: RawRepresentable, RawValue == Int {
  /// The case's name.
  public var symbol: String { CaseNames.all.name(of: self) }
}

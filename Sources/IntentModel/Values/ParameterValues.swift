#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension String: ParameterValue {
  public static var kind: ValueKind { .text }
  public init?(_ spoken: SpokenValue) {
    if case .name(let name, _, _) = spoken.meaning { self = name.spokenPhrase } else { self = spoken.text }
  }
  public var told: ToldValue { .text(self) }
}

extension Person: ParameterValue {
  public static var kind: ValueKind { .person }
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .person(let person): self = person
    case .name(let name, .contactName, _):
      self.init(
        name.spokenPhrase, customIdentifier: name.vocabularyIdentifier,
        pronunciationHint: name.pronunciationHint)
    default: self.init(spoken.text)
    }
  }
  public var told: ToldValue { .name(displayName) }
  public var choiceDetail: String? { personHandle?.label?.rawValue ?? personHandle?.value }
  /// The only person whom the words can mean, with address and key.
  public var meant: Person { siriMatches.count == 1 ? siriMatches[0] : self }
}

extension SpeakableString: ParameterValue {
  public static var kind: ValueKind { .term }
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .name(let name, _, _): self = name
    // What every language has words for has its symbol for an identifier: “run”, however it is said.
    case .symbol(let symbol): self.init(spoken.text, identifier: symbol)
    default: self.init(spoken.text)
    }
  }
  public var told: ToldValue { .name(spokenPhrase) }
}

extension DateComponentsRange: ParameterValue {
  public static var kind: ValueKind { .date }
  public init?(_ spoken: SpokenValue) {
    guard case .date(let range) = spoken.meaning else { return nil }
    self = range
  }
  public var told: ToldValue { .date(self) }
}

extension CurrencyAmount: ParameterValue {
  public static var kind: ValueKind { .money }
  public init?(_ spoken: SpokenValue) {
    guard case .money(let amount) = spoken.meaning else { return nil }
    self = amount
  }
  public var told: ToldValue { .money(self) }
}

extension Placemark: ParameterValue {
  public static var kind: ValueKind { .place }
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .place(let place): self = place
    // “nach Hause” is the place that is called home, in every language.
    case .symbol(let symbol): self.init(name: symbol)
    default: self.init(name: spoken.text)
    }
  }
  public var told: ToldValue {
    name == "home"
      ? .symbol("home")
      : .name(name ?? [subThoroughfare, thoroughfare, locality].compactMap { $0 }.joined(separator: " "))
  }
}

extension Int: ParameterValue {
  public static var kind: ValueKind { .number }
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self.init(exactly: number)
  }
  public var told: ToldValue { .number(Decimal(self)) }

  private init?(exactly number: Decimal) {
    let whole = (number as Decimal).description
    self.init(whole)
  }
}

extension Decimal: ParameterValue {
  public static var kind: ValueKind { .number }
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self = number
  }
  public var told: ToldValue { .number(self) }
}

extension Double: ParameterValue {
  public static var kind: ValueKind { .number }
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self.init(number.description)
  }
  public var told: ToldValue { .number(Decimal(self)) }
}

extension Bool: ParameterValue {
  public static var kind: ValueKind { .flag }
  public init?(_ spoken: SpokenValue) {
    guard case .flag(let flag) = spoken.meaning else { return nil }
    self = flag
  }
  public var told: ToldValue { .symbol(self ? "true" : "false") }
}

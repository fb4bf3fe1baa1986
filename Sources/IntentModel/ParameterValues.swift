#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension String: ParameterValue {
  /// Free text.
  public static var kind: ValueKind { .text }
  /// The name that was found, as its vocabulary spells it; otherwise the user's own words.
  public init?(_ spoken: SpokenValue) {
    if case .name(let name, _, _) = spoken.meaning { self = name.spokenPhrase } else { self = spoken.text }
  }
  /// The text as it is.
  public var told: ToldValue { .text(self) }
}

extension Person: ParameterValue {
  /// A person's name.
  public static var kind: ValueKind { .person }
  /// The person that the words name; a contact name of a vocabulary keeps its identifier.
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
  /// The display name.
  public var told: ToldValue { .name(displayName) }
  /// The label of the handle, such as `work`; without a label, the address.
  public var choiceDetail: String? { personHandle?.label?.rawValue ?? personHandle?.value }
  /// The end of the address behind its label, then the whole of it: `mobile …0202`.
  public var choiceDetails: [String] {
    guard let value = personHandle?.value, !value.isEmpty else { return [] }
    let digits = value.filter { $0.isASCII && $0.isNumber }
    let end = value.contains("@") || digits.count < 5 ? value : "…\(digits.suffix(4))"
    return [end, value].map { [personHandle?.label?.rawValue, $0].compactMap(\.self).joined(separator: " ") }
  }
  /// The only person that the words can mean, with address and key; the person as said where there are several.
  public var meant: Person { siriMatches.count == 1 ? siriMatches[0] : self }
}

extension SpeakableString: ParameterValue {
  /// A name of a vocabulary.
  public static var kind: ValueKind { .term }
  /// The name that was found; a symbol becomes the identifier of the words said.
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .name(let name, _, _): self = name
    // What every language has words for has its symbol for an identifier: “run”, however it is said.
    case .symbol(let symbol): self.init(spoken.text, identifier: symbol)
    default: self.init(spoken.text)
    }
  }
  /// The spoken phrase.
  public var told: ToldValue { .name(spokenPhrase) }
}

extension DateComponentsRange: ParameterValue {
  /// A moment or a range of time.
  public static var kind: ValueKind { .date }
  /// The time that the words mean; `nil` where they mean none.
  public init?(_ spoken: SpokenValue) {
    guard case .date(let range) = spoken.meaning else { return nil }
    self = range
  }
  /// The range, to be put into words as a date and a time.
  public var told: ToldValue { .date(self) }
}

extension CurrencyAmount: ParameterValue {
  /// An amount with a currency.
  public static var kind: ValueKind { .money }
  /// The amount that the words mean; `nil` where they mean none.
  public init?(_ spoken: SpokenValue) {
    guard case .money(let amount) = spoken.meaning else { return nil }
    self = amount
  }
  /// The amount, to be put into words with the currency's name or sign.
  public var told: ToldValue { .money(self) }
}

extension Placemark: ParameterValue {
  /// The name or address of a place.
  public static var kind: ValueKind { .place }
  /// The place that was found; other words become the name of a place without coordinates.
  public init?(_ spoken: SpokenValue) {
    switch spoken.meaning {
    case .place(let place): self = place
    // “nach Hause” is the place that is called home, in every language.
    case .symbol(let symbol): self.init(name: symbol)
    default: self.init(name: spoken.text)
    }
  }
  /// The place's name; without a name, its number, street and town.
  public var told: ToldValue {
    name == "home"
      ? .symbol("home")
      : .name(name ?? [subThoroughfare, thoroughfare, locality].compactMap { $0 }.joined(separator: " "))
  }
}

extension Int: ParameterValue {
  /// A number.
  public static var kind: ValueKind { .number }
  /// The number that was said; `nil` where it is not whole or too large.
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self.init(exactly: number)
  }
  /// The number.
  public var told: ToldValue { .number(Decimal(self)) }

  private init?(exactly number: Decimal) {
    let whole = (number as Decimal).description
    self.init(whole)
  }
}

extension Decimal: ParameterValue {
  /// A number.
  public static var kind: ValueKind { .number }
  /// The number that was said, exactly.
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self = number
  }
  /// The number.
  public var told: ToldValue { .number(self) }
}

extension Double: ParameterValue {
  /// A number.
  public static var kind: ValueKind { .number }
  /// The binary number that is nearest to what was said.
  public init?(_ spoken: SpokenValue) {
    guard case .number(let number) = spoken.meaning else { return nil }
    self.init(number.description)
  }
  /// The number.
  public var told: ToldValue { .number(Decimal(self)) }
}

extension Bool: ParameterValue {
  /// Yes or no.
  public static var kind: ValueKind { .flag }
  /// The answer that the words mean; `nil` where they mean neither.
  public init?(_ spoken: SpokenValue) {
    guard case .flag(let flag) = spoken.meaning else { return nil }
    self = flag
  }
  /// The symbol `true` or `false`.
  public var told: ToldValue { .symbol(self ? "true" : "false") }
}

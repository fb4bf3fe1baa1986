/// How something is paid.
///
/// Source: `INPaymentMethod`, iOS 10.
public struct PaymentMethod: ParameterValue {
  /// The kind of method, such as a credit card.
  public var type: Kind
  /// What the user calls the method; `nil` where only its kind is known.
  public var name: String?
  /// What distinguishes the method from others of its kind, such as the last digits of a card.
  public var identificationHint: String?
  /// The picture that a card shows.
  public var icon: ImageSource?

  /// A method of a kind, with the name that the user has for it.
  public init(
    type: Kind, name: String? = nil, identificationHint: String? = nil, icon: ImageSource? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Apple Pay under its own name.
  public static var applePay: PaymentMethod { PaymentMethod(type: .applePay, name: "Apple Pay") }

  /// The words of a fixed set: the kinds of methods.
  public static var kind: ValueKind { .symbol }

  /// The kind of method that was said, or a method by its name.
  public init?(_ spoken: SpokenValue) {
    if let type = Kind(spoken) {
      self.init(type: type)
    } else {
      self.init(type: .unknown, name: spoken.text)
    }
  }

  /// The name with its hint, such as the last digits; without a name, the kind.
  public var told: ToldValue {
    guard let name else { return type.told }
    return .name([name, identificationHint].compactMap { $0 }.joined(separator: " "))
  }
}

extension PaymentMethod {
  /// The kind of a payment method.
  ///
  /// Source: `INPaymentMethodType`, iOS 10.
  public enum Kind: Int, SymbolicValue, CaseIterable {
    case unknown = 0
    case checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
}

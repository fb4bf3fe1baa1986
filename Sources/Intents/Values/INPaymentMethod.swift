import Foundation
import IntentDomains
import IntentModel

/// How something is paid.
///
/// Source: `INPaymentMethod`, iOS 10.
public final class INPaymentMethod: ValueObject<PaymentMethod>, @unchecked Sendable {
  /// The kind of method, such as a credit card.
  public var type: INPaymentMethodType { held.type }
  /// What the user calls the method; `nil` where only its kind is known.
  public var name: String? { held.name }
  /// The picture that a card shows.
  public var icon: INImage? { object(held.icon) }
  /// What tells the method from others of its kind, such as the last digits of a card.
  public var identificationHint: String? { held.identificationHint }

  /// A method; the name or, without one, the kind is what the user hears.
  public convenience init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.init(
      holding: PaymentMethod(type: type, name: name, identificationHint: identificationHint, icon: icon?.held))
  }

  /// Apple Pay, whichever card it pays with.
  public class func applePay() -> Self { Self(holding: .applePay) }
}

import Foundation
import IntentDomains
import IntentModel

/// How something is paid. Source: `INPaymentMethod`, iOS 10.
public final class INPaymentMethod: ValueObject<PaymentMethod>, @unchecked Sendable {
  public var type: INPaymentMethodType { held.type }
  public var name: String? { held.name }
  public var icon: INImage? { object(held.icon) }
  /// What tells the method from others of its kind, such as the last digits of a card.
  public var identificationHint: String? { held.identificationHint }

  public convenience init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.init(
      holding: PaymentMethod(type: type, name: name, identificationHint: identificationHint, icon: icon?.held))
  }

  public class func applePay() -> Self { Self(holding: .applePay) }
}

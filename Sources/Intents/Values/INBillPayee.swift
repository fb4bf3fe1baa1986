import Foundation
import IntentDomains
import IntentModel

/// Who sends a bill.
///
/// Source: `INBillPayee`, iOS 10.3.
public final class INBillPayee: ValueObject<BillDetails.Payee>, @unchecked Sendable {
  /// What the user calls the sender.
  public var nickname: INSpeakableString? { object(held.nickname) }
  /// The number under which the sender keeps the user; tells two senders of one name apart.
  public var accountNumber: String? { held.accountNumber }
  /// What the sender calls itself.
  public var organizationName: INSpeakableString? { object(held.organizationName) }

  /// A sender of bills by the user's name for it.
  public convenience init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
    self.init(
      holding: BillDetails.Payee(nickname: nickname.held, number: number, organizationName: organizationName?.held))
  }
}

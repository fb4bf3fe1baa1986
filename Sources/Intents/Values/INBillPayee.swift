import Foundation
import IntentDomains
import IntentModel

/// Who sends a bill. Source: `INBillPayee`, iOS 10.3.
public final class INBillPayee: ValueObject<BillPayee>, @unchecked Sendable {
  public var nickname: INSpeakableString? { object(held.nickname) }
  public var accountNumber: String? { held.accountNumber }
  public var organizationName: INSpeakableString? { object(held.organizationName) }

  public convenience init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
    self.init(
      holding: BillPayee(nickname: nickname.held, number: number, organizationName: organizationName?.held))
  }
}

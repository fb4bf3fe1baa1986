import Foundation
import IntentDomains
import IntentModel

/// An account of the user's. Source: `INPaymentAccount`, iOS 10.3 and 11.
public final class INPaymentAccount: ValueObject<PaymentAccount>, @unchecked Sendable {
  public var nickname: INSpeakableString? { object(held.nickname) }
  public var accountNumber: String? { held.accountNumber }
  public var accountType: INAccountType { held.accountType }
  /// Who keeps the account.
  public var organizationName: INSpeakableString? { object(held.organizationName) }
  public var balance: INBalanceAmount? { object(held.balance) }
  public var secondaryBalance: INBalanceAmount? { object(held.secondaryBalance) }

  public convenience init(
    nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?,
    balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
  ) {
    self.init(
      holding: PaymentAccount(
        nickname: nickname.held, number: number, accountType: accountType, organizationName: organizationName?.held,
        balance: balance?.held, secondaryBalance: secondaryBalance?.held))
  }

  public convenience init?(
    nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?
  ) {
    self.init(
      nickname: nickname, number: number, accountType: accountType, organizationName: organizationName, balance: nil,
      secondaryBalance: nil)
  }
}

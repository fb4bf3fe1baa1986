import Foundation
import IntentDomains
import IntentModel

/// An account of the user's.
///
/// Source: `INPaymentAccount`, iOS 10.3 and 11.
public final class INPaymentAccount: ValueObject<PaymentAccount>, @unchecked Sendable {
  /// What the user calls the account.
  public var nickname: INSpeakableString? { object(held.nickname) }
  /// As the app writes it; all digits or only the last.
  public var accountNumber: String? { held.accountNumber }
  /// The kind of account; `unknown` by default.
  public var accountType: INAccountType { held.accountType }
  /// Who keeps the account.
  public var organizationName: INSpeakableString? { object(held.organizationName) }
  /// What is in the account; `nil` where the app does not say.
  public var balance: INBalanceAmount? { object(held.balance) }
  /// A second count of the same account: points beside money.
  public var secondaryBalance: INBalanceAmount? { object(held.secondaryBalance) }

  /// An account; without a balance the app does not say what is in it.
  public convenience init(
    nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?,
    balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
  ) {
    self.init(
      holding: PaymentAccount(
        nickname: nickname.held, number: number, accountType: accountType, organizationName: organizationName?.held,
        balance: balance?.held, secondaryBalance: secondaryBalance?.held))
  }

  /// The form of iOS 10.3: an account without balances.
  public convenience init?(
    nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?
  ) {
    self.init(
      nickname: nickname, number: number, accountType: accountType, organizationName: organizationName, balance: nil,
      secondaryBalance: nil)
  }
}

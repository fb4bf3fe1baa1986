import IntentModel

/// An account of the user's.
///
/// Source: `INPaymentAccount`, iOS 10.3 and 11.
public struct PaymentAccount: ParameterValue {
  /// What the user calls the account.
  public var nickname: SpeakableString?
  /// As the app writes it; all digits or only the last.
  public var accountNumber: String?
  /// The kind of account; `unknown` by default.
  public var accountType: AccountType
  /// Who keeps the account.
  public var organizationName: SpeakableString?
  /// What is in the account; `nil` where the app does not say.
  public var balance: BalanceAmount?
  /// A second count of the same account: points beside money.
  public var secondaryBalance: BalanceAmount?

  /// An account; the user hears its nickname, its organization or its kind, the first that is given.
  public init(
    nickname: SpeakableString?, number: String? = nil, accountType: AccountType = .unknown,
    organizationName: SpeakableString? = nil, balance: BalanceAmount? = nil,
    secondaryBalance: BalanceAmount? = nil
  ) {
    self.nickname = nickname
    self.accountNumber = number
    self.accountType = accountType
    self.organizationName = organizationName
    self.balance = balance
    self.secondaryBalance = secondaryBalance
  }

  /// Filled by the nicknames in an app's vocabulary; a kind of account is understood too.
  public static var kind: ValueKind { .name(.paymentsAccountNickname) }

  /// The account of a nickname, or of a kind ("my savings account").
  public init?(_ spoken: SpokenValue) {
    if let type = AccountType(spoken) {
      self.init(nickname: nil, accountType: type)
    } else if let name = SpeakableString(spoken) {
      self.init(nickname: name)
    } else {
      return nil
    }
  }

  /// What the account is called: its nickname, or who keeps it, or its kind.
  public var name: String {
    nickname?.spokenPhrase ?? organizationName?.spokenPhrase ?? accountType.symbol
  }

  /// The kind of account where it has no name.
  public var told: ToldValue {
    nickname == nil && organizationName == nil ? accountType.told : .name(name)
  }

  /// Who keeps the account, or its number.
  public var choiceDetail: String? { organizationName?.spokenPhrase ?? accountNumber }

  /// The account as a prompt tells it: `name`, `organization`, `accountType`, `balance`, and `balanceUnit` where it
  /// is no money (`points`, `miles`), as far as known.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = ["name": told, "accountType": accountType.told]
    details["organization"] = organizationName?.told
    details["balance"] = balance?.told
    if let balance, balance.balanceType != .money { details["balanceUnit"] = balance.balanceType.told }
    return details
  }
}

import IntentModel

/// Who sends a bill. Source: `INBillPayee`, iOS 10.3.
public struct BillPayee: ParameterValue {
  /// What the user calls the sender.
  public var nickname: SpeakableString?
  public var accountNumber: String?
  public var organizationName: SpeakableString?

  public init(
    nickname: SpeakableString?, number: String? = nil, organizationName: SpeakableString? = nil
  ) {
    self.nickname = nickname
    self.accountNumber = number
    self.organizationName = organizationName
  }

  public static var kind: ValueKind { .name(.paymentsOrganizationName) }

  public init?(_ spoken: SpokenValue) {
    guard let name = SpeakableString(spoken) else { return nil }
    self.init(nickname: name)
  }

  /// What the sender is called.
  public var name: String { (nickname ?? organizationName)?.spokenPhrase ?? "" }

  public var told: ToldValue { .name(name) }
  public var choiceDetail: String? { accountNumber }
}

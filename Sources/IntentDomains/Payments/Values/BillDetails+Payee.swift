import IntentModel

extension BillDetails {
  /// Who sends a bill.
  ///
  /// Source: `INBillPayee`, iOS 10.3.
  public struct Payee: ParameterValue {
    /// What the user calls the sender.
    public var nickname: SpeakableString?
    /// The number under which the sender keeps the user; tells two senders of one name apart.
    public var accountNumber: String?
    /// What the sender calls itself.
    public var organizationName: SpeakableString?

    /// A sender of bills; it needs a nickname or the name of an organization, or the user hears nothing.
    public init(
      nickname: SpeakableString?, number: String? = nil, organizationName: SpeakableString? = nil
    ) {
      self.nickname = nickname
      self.accountNumber = number
      self.organizationName = organizationName
    }

    /// Filled by the names of organizations in an app's vocabulary.
    public static var kind: ValueKind { .name(.paymentsOrganizationName) }

    /// The sender that the user calls by this name.
    public init?(_ spoken: SpokenValue) {
      guard let name = SpeakableString(spoken) else { return nil }
      self.init(nickname: name)
    }

    /// What the sender is called.
    public var name: String { (nickname ?? organizationName)?.spokenPhrase ?? "" }

    /// The nickname, or what the sender calls itself.
    public var told: ToldValue { .name(name) }
    /// The account number, where there is one.
    public var choiceDetail: String? { accountNumber }
  }
}

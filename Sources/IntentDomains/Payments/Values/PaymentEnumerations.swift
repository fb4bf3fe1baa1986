import IntentModel

extension PaymentRecord {
  /// How far a payment is.
  ///
  /// Source: `INPaymentStatus`, iOS 10.
  public enum Status: Int, SymbolicValue, CaseIterable {
    /// The app does not say.
    case unknown = 0
    /// In order: on its way, done, stopped, gone wrong, not begun.
    case pending, completed, canceled, failed, unpaid
  }
}

extension PaymentAmount {
  /// Which amount is meant, where it is not given as money.
  ///
  /// Source: `INAmountType`, iOS 10.3 and 11.
  public enum AmountType: Int, SymbolicValue, CaseIterable {
    /// Money was said, or nothing.
    case unknown = 0
    /// A name that the app knows the money for; balances and limits of transfers among them.
    case minimumDue, amountDue, currentBalance, maximumTransferAmount, minimumTransferAmount, statementBalance
  }
}

extension PaymentAccount {
  /// What kind of account it is.
  ///
  /// Source: `INAccountType`, iOS 10.3.
  public enum AccountType: Int, SymbolicValue, CaseIterable {
    /// Any kind.
    case unknown = 0
    /// Said before the word "account": "my savings account".
    case checking, credit, debit, investment, mortgage, prepaid, saving
  }
}

extension PaymentAccount {
  /// What a balance counts.
  ///
  /// Source: `INBalanceType`, iOS 11.
  public enum BalanceType: Int, SymbolicValue, CaseIterable {
    /// Any balance.
    case unknown = 0
    /// Money has a currency; points and miles are counted.
    case money, points, miles
  }
}

extension BillDetails {
  /// What a bill is for.
  ///
  /// Source: `INBillType`, iOS 10.3.
  public enum BillType: Int, SymbolicValue, CaseIterable {
    /// Not said, or a bill of no listed kind.
    case unknown = 0
    /// Said before the word "bill": "my electricity bill".
    case autoInsurance, cable, carLease, carLoan, creditCard, electricity, gas, garbageAndRecycling
    /// Said before the word "bill": "my phone bill".
    case healthInsurance, homeInsurance, internet, lifeInsurance, mortgage, musicStreaming, phone, rent
    /// Said before the word "bill": "my water bill".
    case sewer, studentLoan, trafficTicket, tuition, utilities, water
  }
}

import IntentModel

/// How far a payment is. Source: `INPaymentStatus`, iOS 10.
public enum PaymentStatus: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case pending, completed, canceled, failed, unpaid
}

/// Which amount is meant, where it is not given as money. Source: `INAmountType`, iOS 10.3 and 11.
public enum AmountType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case minimumDue, amountDue, currentBalance, maximumTransferAmount, minimumTransferAmount, statementBalance
}

/// What kind of account it is. Source: `INAccountType`, iOS 10.3.
public enum AccountType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case checking, credit, debit, investment, mortgage, prepaid, saving
}

/// What a balance counts. Source: `INBalanceType`, iOS 11.
public enum BalanceType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case money, points, miles
}

/// What a bill is for. Source: `INBillType`, iOS 10.3.
public enum BillType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case autoInsurance, cable, carLease, carLoan, creditCard, electricity, gas, garbageAndRecycling
  case healthInsurance, homeInsurance, internet, lifeInsurance, mortgage, musicStreaming, phone, rent
  case sewer, studentLoan, trafficTicket, tuition, utilities, water
}

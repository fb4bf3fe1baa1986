import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What the responses tell prompts.

extension SendPaymentIntent.Response {
  /// The parts of the payment record; none where the app gave no record.
  public var details: [String: ToldValue] {
    paymentRecord?.details ?? [:]
  }
}

extension RequestPaymentIntent.Response {
  /// The parts of the payment record; none where the app gave no record.
  public var details: [String: ToldValue] {
    paymentRecord?.details ?? [:]
  }
}

extension PayBillIntent.Response {
  /// The parts of the bill, and `account`, `balance`, `amount`, `date` and `note` of the payment, as far as given.
  public var details: [String: ToldValue] {
    var details = billDetails?.details ?? [:]
    details["account"] = fromAccount.map { .name($0.name) }
    details["balance"] = fromAccount?.balance?.told
    if let transactionAmount { details["amount"] = transactionAmount.told }
    details["date"] = transactionScheduledDate?.told
    details["note"] = transactionNote?.told
    return details
  }
}

extension SearchForBillsIntent.Response {
  /// `count` and `bills`; the parts of the bill itself where there is only one.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = bills.count == 1 ? bills.first?.details ?? [:] : [:]
    details["count"] = .number(Decimal(bills.count))
    details["bills"] = .list(bills.map { .record($0.details) })
    return details
  }
}

extension SearchForAccountsIntent.Response {
  /// `count` and `accounts`; the parts of the account itself where there is only one.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = accounts.count == 1 ? accounts.first?.details ?? [:] : [:]
    details["count"] = .number(Decimal(accounts.count))
    details["accounts"] = .list(accounts.map { .record($0.details) })
    return details
  }
}

extension TransferMoneyIntent.Response {
  /// `from` and its `balance`, `to`, `amount`, `fee`, `date` and `note`, as far as given.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = [:]
    details["from"] = fromAccount.map { .name($0.name) }
    details["balance"] = fromAccount?.balance?.told
    details["to"] = toAccount.map { .name($0.name) }
    details["amount"] = transactionAmount?.told
    details["fee"] = transferFee?.told
    details["date"] = transactionScheduledDate?.told
    details["note"] = transactionNote?.told
    return details
  }
}

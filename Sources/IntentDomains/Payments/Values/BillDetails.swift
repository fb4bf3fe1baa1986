import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A bill. Source: `INBillDetails`, iOS 10.3.
public struct BillDetails: Sendable, Hashable, Codable {
  public var billPayee: BillPayee?
  public var amountDue: CurrencyAmount?
  public var minimumDue: CurrencyAmount?
  public var lateFee: CurrencyAmount?
  public var dueDate: DateComponents?
  /// When the bill was paid.
  public var paymentDate: DateComponents?
  public var billType: BillType
  public var paymentStatus: PaymentStatus

  public init(
    billType: BillType, paymentStatus: PaymentStatus, billPayee: BillPayee? = nil,
    amountDue: CurrencyAmount? = nil, minimumDue: CurrencyAmount? = nil, lateFee: CurrencyAmount? = nil,
    dueDate: DateComponents? = nil, paymentDate: DateComponents? = nil
  ) {
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
    self.dueDate = dueDate
    self.paymentDate = paymentDate
    self.billType = billType
    self.paymentStatus = paymentStatus
  }

  /// The bill as a prompt tells it: `payee`, `billType`, `status`, `amount` (what is due), `minimumDue`, `lateFee`,
  /// `dueDate` until it is paid, `paymentDate`, as far as known.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = ["billType": billType.told, "status": paymentStatus.told]
    details["payee"] = billPayee?.told
    details["amount"] = amountDue?.told
    details["minimumDue"] = minimumDue?.told
    details["lateFee"] = lateFee?.told
    if paymentStatus != .completed { details["dueDate"] = dueDate.map { .date(DateComponentsRange(start: $0)) } }
    details["paymentDate"] = paymentDate.map { .date(DateComponentsRange(start: $0)) }
    return details
  }
}

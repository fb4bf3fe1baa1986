import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A bill.
///
/// Source: `INBillDetails`, iOS 10.3.
public struct BillDetails: Sendable, Hashable, Codable {
  /// Who sent the bill; `nil` where the app does not say.
  public var billPayee: Payee?
  /// How much has to be paid in full.
  public var amountDue: CurrencyAmount?
  /// The least that has to be paid by the due date.
  public var minimumDue: CurrencyAmount?
  /// What is added where the bill is paid too late.
  public var lateFee: CurrencyAmount?
  /// By when the bill has to be paid; mentioned until it is.
  public var dueDate: DateComponents?
  /// When the bill was paid.
  public var paymentDate: DateComponents?
  /// What the bill is for: electricity, rent, a loan.
  public var billType: BillType
  /// Whether the bill is paid; `completed` once it is.
  public var paymentStatus: PaymentRecord.Status

  /// A bill; what is left out goes unmentioned.
  public init(
    billType: BillType, paymentStatus: PaymentRecord.Status, billPayee: Payee? = nil,
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

import Foundation
import IntentDomains
import IntentModel

/// A bill.
///
/// Source: `INBillDetails`, iOS 10.3.
public final class INBillDetails: ValueObject<BillDetails>, @unchecked Sendable {
  /// Who sent the bill; `nil` where the app does not say.
  public var billPayee: INBillPayee? {
    get { object(held.billPayee) }
    set { held.billPayee = newValue?.held }
  }
  /// How much has to be paid in full.
  public var amountDue: INCurrencyAmount? {
    get { object(held.amountDue) }
    set { held.amountDue = newValue?.held }
  }
  /// The least that has to be paid by the due date.
  public var minimumDue: INCurrencyAmount? {
    get { object(held.minimumDue) }
    set { held.minimumDue = newValue?.held }
  }
  /// What is added where the bill is paid too late.
  public var lateFee: INCurrencyAmount? {
    get { object(held.lateFee) }
    set { held.lateFee = newValue?.held }
  }
  /// By when the bill has to be paid; mentioned until it is.
  public var dueDate: DateComponents? {
    get { held.dueDate }
    set { held.dueDate = newValue }
  }
  /// When the bill was paid.
  public var paymentDate: DateComponents? {
    get { held.paymentDate }
    set { held.paymentDate = newValue }
  }
  /// What the bill is for: electricity, rent, a loan.
  public var billType: INBillType {
    get { held.billType }
    set { held.billType = newValue }
  }
  /// Whether the bill is paid; `completed` once it is.
  public var paymentStatus: INPaymentStatus {
    get { held.paymentStatus }
    set { held.paymentStatus = newValue }
  }

  /// A bill; what is `nil` goes unmentioned.
  public convenience init?(
    billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?,
    minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?
  ) {
    self.init(
      holding: BillDetails(
        billType: billType, paymentStatus: paymentStatus, billPayee: billPayee?.held, amountDue: amountDue?.held,
        minimumDue: minimumDue?.held, lateFee: lateFee?.held, dueDate: dueDate, paymentDate: paymentDate))
  }
}

import Foundation
import IntentDomains
import IntentModel

/// A bill. Source: `INBillDetails`, iOS 10.3.
public final class INBillDetails: ValueObject<BillDetails>, @unchecked Sendable {
  public var billPayee: INBillPayee? {
    get { object(held.billPayee) }
    set { held.billPayee = newValue?.held }
  }
  public var amountDue: INCurrencyAmount? {
    get { object(held.amountDue) }
    set { held.amountDue = newValue?.held }
  }
  public var minimumDue: INCurrencyAmount? {
    get { object(held.minimumDue) }
    set { held.minimumDue = newValue?.held }
  }
  public var lateFee: INCurrencyAmount? {
    get { object(held.lateFee) }
    set { held.lateFee = newValue?.held }
  }
  public var dueDate: DateComponents? {
    get { held.dueDate }
    set { held.dueDate = newValue }
  }
  /// When the bill was paid.
  public var paymentDate: DateComponents? {
    get { held.paymentDate }
    set { held.paymentDate = newValue }
  }
  public var billType: INBillType {
    get { held.billType }
    set { held.billType = newValue }
  }
  public var paymentStatus: INPaymentStatus {
    get { held.paymentStatus }
    set { held.paymentStatus = newValue }
  }

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

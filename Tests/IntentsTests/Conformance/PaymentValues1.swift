import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePaymentValues1() {
    uses("INPaymentRecord.payee: INPerson?", \INPaymentRecord.payee as KeyPath<INPaymentRecord, INPerson?>)
    uses("INPaymentRecord.payer: INPerson?", \INPaymentRecord.payer as KeyPath<INPaymentRecord, INPerson?>)
    uses(
      "INPaymentRecord.currencyAmount: INCurrencyAmount?",
      \INPaymentRecord.currencyAmount as KeyPath<INPaymentRecord, INCurrencyAmount?>)
    uses("INPaymentRecord.note: String?", \INPaymentRecord.note as KeyPath<INPaymentRecord, String?>)
    uses(
      "INPaymentRecord.status: INPaymentStatus", \INPaymentRecord.status as KeyPath<INPaymentRecord, INPaymentStatus>)
    uses(
      "INPaymentRecord.paymentMethod: INPaymentMethod?",
      \INPaymentRecord.paymentMethod as KeyPath<INPaymentRecord, INPaymentMethod?>)
    uses(
      "INPaymentRecord.feeAmount: INCurrencyAmount?",
      \INPaymentRecord.feeAmount as KeyPath<INPaymentRecord, INCurrencyAmount?>)
    uses(
      "INPaymentRecord.init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?)",
      {
        (
          payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
          note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?
        ) -> INPaymentRecord? in
        INPaymentRecord(
          payee: payee, payer: payer, currencyAmount: currencyAmount, paymentMethod: paymentMethod, note: note,
          status: status, feeAmount: feeAmount)
      })
    uses(
      "INPaymentRecord.init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus)",
      {
        (
          payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
          note: String?, status: INPaymentStatus
        ) -> INPaymentRecord? in
        INPaymentRecord(
          payee: payee, payer: payer, currencyAmount: currencyAmount, paymentMethod: paymentMethod, note: note,
          status: status)
      })
    uses(
      "INPaymentMethod.type: INPaymentMethodType",
      \INPaymentMethod.type as KeyPath<INPaymentMethod, INPaymentMethodType>)
    uses("INPaymentMethod.name: String?", \INPaymentMethod.name as KeyPath<INPaymentMethod, String?>)
    uses("INPaymentMethod.icon: INImage?", \INPaymentMethod.icon as KeyPath<INPaymentMethod, INImage?>)
    uses(
      "INPaymentMethod.identificationHint: String?",
      \INPaymentMethod.identificationHint as KeyPath<INPaymentMethod, String?>)
    uses(
      "INPaymentMethod.init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)",
      { (type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) -> INPaymentMethod in
        INPaymentMethod(type: type, name: name, identificationHint: identificationHint, icon: icon)
      })
    uses("INPaymentMethod: class func applePay() -> Self", { () -> INPaymentMethod in .applePay() })
    uses(
      "INPaymentAmount.amount: INCurrencyAmount?",
      \INPaymentAmount.amount as KeyPath<INPaymentAmount, INCurrencyAmount?>)
    uses(
      "INPaymentAmount.amountType: INAmountType", \INPaymentAmount.amountType as KeyPath<INPaymentAmount, INAmountType>)
    uses(
      "INPaymentAmount.init(amountType: INAmountType, amount: INCurrencyAmount)",
      { (amountType: INAmountType, amount: INCurrencyAmount) -> INPaymentAmount in
        INPaymentAmount(amountType: amountType, amount: amount)
      })
    uses(
      "INPaymentAccount.nickname: INSpeakableString?",
      \INPaymentAccount.nickname as KeyPath<INPaymentAccount, INSpeakableString?>)
    uses(
      "INPaymentAccount.accountNumber: String?", \INPaymentAccount.accountNumber as KeyPath<INPaymentAccount, String?>)
    uses(
      "INPaymentAccount.accountType: INAccountType",
      \INPaymentAccount.accountType as KeyPath<INPaymentAccount, INAccountType>)
    uses(
      "INPaymentAccount.organizationName: INSpeakableString?",
      \INPaymentAccount.organizationName as KeyPath<INPaymentAccount, INSpeakableString?>)
    uses(
      "INPaymentAccount.balance: INBalanceAmount?",
      \INPaymentAccount.balance as KeyPath<INPaymentAccount, INBalanceAmount?>)
    uses(
      "INPaymentAccount.secondaryBalance: INBalanceAmount?",
      \INPaymentAccount.secondaryBalance as KeyPath<INPaymentAccount, INBalanceAmount?>)
    uses(
      "INPaymentAccount.init(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?)",
      {
        (
          nickname: INSpeakableString, number: String?, accountType: INAccountType,
          organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
        ) -> INPaymentAccount in
        INPaymentAccount(
          nickname: nickname, number: number, accountType: accountType, organizationName: organizationName,
          balance: balance, secondaryBalance: secondaryBalance)
      })
    uses(
      "INPaymentAccount.init?(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?)",
      {
        (nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?)
          -> INPaymentAccount? in
        INPaymentAccount(
          nickname: nickname, number: number, accountType: accountType, organizationName: organizationName)
      })
    uses(
      "INBalanceAmount.amount: NSDecimalNumber?", \INBalanceAmount.amount as KeyPath<INBalanceAmount, NSDecimalNumber?>)
    uses(
      "INBalanceAmount.balanceType: INBalanceType",
      \INBalanceAmount.balanceType as KeyPath<INBalanceAmount, INBalanceType>)
    uses("INBalanceAmount.currencyCode: String?", \INBalanceAmount.currencyCode as KeyPath<INBalanceAmount, String?>)
    uses(
      "INBalanceAmount.init?(amount: NSDecimalNumber, balanceType: INBalanceType)",
      { (amount: NSDecimalNumber, balanceType: INBalanceType) -> INBalanceAmount? in
        INBalanceAmount(amount: amount, balanceType: balanceType)
      })
    uses(
      "INBalanceAmount.init(amount: NSDecimalNumber, currencyCode: String)",
      { (amount: NSDecimalNumber, currencyCode: String) -> INBalanceAmount in
        INBalanceAmount(amount: amount, currencyCode: currencyCode)
      })
    uses(
      "INBillDetails.billPayee: INBillPayee? { get set }",
      \INBillDetails.billPayee as ReferenceWritableKeyPath<INBillDetails, INBillPayee?>)
    uses(
      "INBillDetails.amountDue: INCurrencyAmount? { get set }",
      \INBillDetails.amountDue as ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?>)
    uses(
      "INBillDetails.minimumDue: INCurrencyAmount? { get set }",
      \INBillDetails.minimumDue as ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?>)
    uses(
      "INBillDetails.lateFee: INCurrencyAmount? { get set }",
      \INBillDetails.lateFee as ReferenceWritableKeyPath<INBillDetails, INCurrencyAmount?>)
    uses(
      "INBillDetails.dueDate: DateComponents? { get set }",
      \INBillDetails.dueDate as ReferenceWritableKeyPath<INBillDetails, DateComponents?>)
    uses(
      "INBillDetails.paymentDate: DateComponents? { get set }",
      \INBillDetails.paymentDate as ReferenceWritableKeyPath<INBillDetails, DateComponents?>)
    uses(
      "INBillDetails.billType: INBillType { get set }",
      \INBillDetails.billType as ReferenceWritableKeyPath<INBillDetails, INBillType>)
    uses(
      "INBillDetails.paymentStatus: INPaymentStatus { get set }",
      \INBillDetails.paymentStatus as ReferenceWritableKeyPath<INBillDetails, INPaymentStatus>)
    uses(
      "INBillDetails.init?(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?)",
      {
        (
          billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?,
          minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?,
          paymentDate: DateComponents?
        ) -> INBillDetails? in
        INBillDetails(
          billType: billType, paymentStatus: paymentStatus, billPayee: billPayee, amountDue: amountDue,
          minimumDue: minimumDue, lateFee: lateFee, dueDate: dueDate, paymentDate: paymentDate)
      })
    uses("INBillPayee.nickname: INSpeakableString?", \INBillPayee.nickname as KeyPath<INBillPayee, INSpeakableString?>)
    uses("INBillPayee.accountNumber: String?", \INBillPayee.accountNumber as KeyPath<INBillPayee, String?>)
    uses(
      "INBillPayee.organizationName: INSpeakableString?",
      \INBillPayee.organizationName as KeyPath<INBillPayee, INSpeakableString?>)
    uses(
      "INBillPayee.init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?)",
      { (nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) -> INBillPayee? in
        INBillPayee(nickname: nickname, number: number, organizationName: organizationName)
      })
    holds("INPaymentMethodType.unknown = 0", INPaymentMethodType.unknown.rawValue == 0)
    holds("INPaymentMethodType.checking = 1", INPaymentMethodType.checking.rawValue == 1)
    holds("INPaymentMethodType.savings = 2", INPaymentMethodType.savings.rawValue == 2)
    holds("INPaymentMethodType.brokerage = 3", INPaymentMethodType.brokerage.rawValue == 3)
    holds("INPaymentMethodType.debit = 4", INPaymentMethodType.debit.rawValue == 4)
    holds("INPaymentMethodType.credit = 5", INPaymentMethodType.credit.rawValue == 5)
    holds("INPaymentMethodType.prepaid = 6", INPaymentMethodType.prepaid.rawValue == 6)
    holds("INPaymentMethodType.store = 7", INPaymentMethodType.store.rawValue == 7)
    holds("INPaymentMethodType.applePay = 8", INPaymentMethodType.applePay.rawValue == 8)
    holds("INPaymentStatus.unknown = 0", INPaymentStatus.unknown.rawValue == 0)
    holds("INPaymentStatus.pending = 1", INPaymentStatus.pending.rawValue == 1)
    holds("INPaymentStatus.completed = 2", INPaymentStatus.completed.rawValue == 2)
    holds("INPaymentStatus.canceled = 3", INPaymentStatus.canceled.rawValue == 3)
    holds("INPaymentStatus.failed = 4", INPaymentStatus.failed.rawValue == 4)
    holds("INPaymentStatus.unpaid = 5", INPaymentStatus.unpaid.rawValue == 5)
    holds("INAmountType.unknown = 0", INAmountType.unknown.rawValue == 0)
    holds("INAmountType.minimumDue = 1", INAmountType.minimumDue.rawValue == 1)
    holds("INAmountType.amountDue = 2", INAmountType.amountDue.rawValue == 2)
    holds("INAmountType.currentBalance = 3", INAmountType.currentBalance.rawValue == 3)
    holds("INAmountType.maximumTransferAmount = 4", INAmountType.maximumTransferAmount.rawValue == 4)
    holds("INAmountType.minimumTransferAmount = 5", INAmountType.minimumTransferAmount.rawValue == 5)
    holds("INAmountType.statementBalance = 6", INAmountType.statementBalance.rawValue == 6)
    holds("INAccountType.unknown = 0", INAccountType.unknown.rawValue == 0)
    holds("INAccountType.checking = 1", INAccountType.checking.rawValue == 1)
    holds("INAccountType.credit = 2", INAccountType.credit.rawValue == 2)
    holds("INAccountType.debit = 3", INAccountType.debit.rawValue == 3)
    holds("INAccountType.investment = 4", INAccountType.investment.rawValue == 4)
    holds("INAccountType.mortgage = 5", INAccountType.mortgage.rawValue == 5)
    holds("INAccountType.prepaid = 6", INAccountType.prepaid.rawValue == 6)
    holds("INAccountType.saving = 7", INAccountType.saving.rawValue == 7)
    holds("INBalanceType.unknown = 0", INBalanceType.unknown.rawValue == 0)
    holds("INBalanceType.money = 1", INBalanceType.money.rawValue == 1)
    holds("INBalanceType.points = 2", INBalanceType.points.rawValue == 2)
    holds("INBalanceType.miles = 3", INBalanceType.miles.rawValue == 3)
    holds("INBillType.unknown = 0", INBillType.unknown.rawValue == 0)
    holds("INBillType.autoInsurance = 1", INBillType.autoInsurance.rawValue == 1)
    holds("INBillType.cable = 2", INBillType.cable.rawValue == 2)
    holds("INBillType.carLease = 3", INBillType.carLease.rawValue == 3)
    holds("INBillType.carLoan = 4", INBillType.carLoan.rawValue == 4)
    holds("INBillType.creditCard = 5", INBillType.creditCard.rawValue == 5)
    holds("INBillType.electricity = 6", INBillType.electricity.rawValue == 6)
    holds("INBillType.gas = 7", INBillType.gas.rawValue == 7)
    holds("INBillType.garbageAndRecycling = 8", INBillType.garbageAndRecycling.rawValue == 8)
    holds("INBillType.healthInsurance = 9", INBillType.healthInsurance.rawValue == 9)
    holds("INBillType.homeInsurance = 10", INBillType.homeInsurance.rawValue == 10)
    holds("INBillType.internet = 11", INBillType.internet.rawValue == 11)
    holds("INBillType.lifeInsurance = 12", INBillType.lifeInsurance.rawValue == 12)
    holds("INBillType.mortgage = 13", INBillType.mortgage.rawValue == 13)
    holds("INBillType.musicStreaming = 14", INBillType.musicStreaming.rawValue == 14)
    holds("INBillType.phone = 15", INBillType.phone.rawValue == 15)
    holds("INBillType.rent = 16", INBillType.rent.rawValue == 16)
  }
}

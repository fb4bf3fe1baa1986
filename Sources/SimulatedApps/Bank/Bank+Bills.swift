#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Bank {
  /// The bills, all or only unpaid ones, that match a payee, a type and a due date, in the order of their due dates.
  func bills(
    of payee: BillDetails.Payee?, _ type: BillDetails.BillType?, due: DateComponentsRange? = nil, isOpen: Bool
  ) -> [Bill] {
    catchUp()
    let named = payee.map { payee in
      Set(
        payee.nickname?.vocabularyIdentifier.flatMap { id in payees.things.first { $0.identifier == id } }
          .map { [$0.payee] } ?? payees.find(payee.name).map(\.payee))
    }
    return bills.filter { bill in
      (named?.contains(bill.payee) ?? true) && (type.map { $0 == bill.type || $0 == .unknown } ?? true)
        && (!isOpen || bill.payable > 0) && (due.map { isDue(bill, $0) } ?? true)
    }.sorted { $0.due < $1.due }
  }

  /// Whether a bill is due in a range, or on the day where the range begins.
  private func isDue(_ bill: Bill, _ range: DateComponentsRange) -> Bool {
    let calendar = environment.calendar
    let start = range.startDateComponents.flatMap(calendar.date(from:))
    return range.contains(bill.due, in: calendar) && range.endDateComponents != nil
      || start.map { calendar.isDate($0, inSameDayAs: bill.due) } == true
  }

  nonisolated func payee(of bill: Bill) -> BillDetails.Payee {
    BillDetails.Payee(nickname: SpeakableString(bill.payee, identifier: bill.identifier))
  }

  func told(_ bill: Bill) -> BillDetails {
    func day(_ date: Date) -> DateComponents { environment.calendar.dateComponents([.year, .month, .day], from: date) }
    return BillDetails(
      billType: bill.type, paymentStatus: bill.paid != nil ? .completed : bill.payable > 0 ? .unpaid : .pending,
      billPayee: payee(of: bill),
      amountDue: money(bill.paid == nil ? bill.payable > 0 ? bill.payable : bill.open : bill.amount),
      minimumDue: bill.minimum.map(money),
      lateFee: bill.lateFee.map(money),
      dueDate: day(bill.due), paymentDate: bill.paid.map(day))
  }
}

extension Bank: PayBillIntent.Handling {
  func resolveBillPayee(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.Payee> {
    let open = bills(of: intent.billPayee, intent.billType, due: intent.dueDate, isOpen: true)
    guard let first = open.first else {
      // A payee without an unpaid bill is refused here; the type of bill is resolved as a parameter of its own.
      return intent.billPayee == nil ? .notRequired : .unsupported
    }
    // Several bills of one payee differ in their type, which is resolved later.
    if open.allSatisfy({ $0.payee == first.payee }) { return .success(payee(of: first)) }
    return intent.billPayee == nil && intent.billType == nil ? .needsValue : .disambiguation(open.map(payee))
  }

  func resolveFromAccount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAccount> {
    if let account = intent.fromAccount { return settle(account) }
    return mainAccount.map { .success(told($0)) } ?? .needsValue
  }

  func resolveTransactionAmount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAmount> {
    let open = bills(of: intent.billPayee, intent.billType, due: intent.dueDate, isOpen: true)
    let bill = open.count == 1 ? open.first : nil
    guard let said = intent.transactionAmount else {
      return bill.map { .success(PaymentAmount(amountType: .amountDue, amount: money($0.payable))) } ?? .notRequired
    }
    if let amount = said.amount {
      let isUsable =
        amount.currencyCode == settings.currency && amount.amount > 0
        && bill.map { amount.amount <= $0.payable } ?? true
      return isUsable ? .success(said) : .unsupported
    }
    switch said.amountType {
    case .minimumDue:
      return bill?.minimum.map { .success(PaymentAmount(amountType: .minimumDue, amount: money($0))) } ?? .unsupported
    case .amountDue, .statementBalance, .currentBalance:
      return bill.map { .success(PaymentAmount(amountType: .amountDue, amount: money($0.payable))) } ?? .unsupported
    default: return .unsupported
    }
  }

  nonisolated func resolveTransactionScheduledDate(
    for intent: PayBillIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    settle(date: intent.transactionScheduledDate)
  }

  func resolveBillType(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.BillType> {
    guard let type = intent.billType, type != .unknown else {
      let open = bills(of: intent.billPayee, nil, due: intent.dueDate, isOpen: true)
      return intent.billPayee != nil && open.count > 1 ? .needsValue : .notRequired
    }
    return bills(of: nil, type, isOpen: true).isEmpty ? .unsupported : .success(type)
  }

  func confirm(_ intent: PayBillIntent) async throws -> PayBillIntent.Response {
    switch plan(for: intent) {
    case .failure(let failure): failure.response
    case .success(let plan): response(.ready, plan, intent)
    }
  }

  func handle(_ intent: PayBillIntent) async throws -> PayBillIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: PayBillIntent) -> PayBillIntent.Response {
    switch plan(for: intent) {
    case .failure(let failure): return failure.response
    case .success(let plan):
      let (bill, account) = (plan.bill.identifier, plan.account.identifier)
      // A payment on a later day is taken from the account on that day.
      if let date = laterDate(intent.transactionScheduledDate) {
        order(Order(date: date, from: account, amount: plan.amount, target: .bill(bill)))
      } else if withdraw(plan.amount, from: account) {
        pay(plan.amount, of: bill, on: environment.now())
      } else {
        return PayBillIntent.Response(.failureInsufficientFunds)
      }
      return response(.success, plan, intent)
    }
  }

  private struct Plan {
    var bill: Bill
    var account: Account
    var amount: Decimal
  }

  private struct Failure: Error {
    var response: PayBillIntent.Response

    init(_ code: PayBillIntent.Response.Code, from account: PaymentAccount? = nil) {
      response = PayBillIntent.Response(code, fromAccount: account, billDetails: nil)
    }
  }

  private func plan(for intent: PayBillIntent) -> Result<Plan, Failure> {
    if !settings.isSignedIn { return .failure(Failure(.failureRequiringAppLaunch)) }
    if !settings.isVerified { return .failure(Failure(.failureCredentialsUnverified)) }
    guard let bill = bills(of: intent.billPayee, intent.billType, due: intent.dueDate, isOpen: true).first,
      let account = account(intent.fromAccount?.nickname?.vocabularyIdentifier) ?? mainAccount
    else { return .failure(Failure(.failure)) }
    let amount = intent.transactionAmount?.amount?.amount ?? bill.payable
    return account.balance < amount
      ? .failure(Failure(.failureInsufficientFunds, from: told(account)))
      : .success(Plan(bill: bill, account: account, amount: amount))
  }

  private func response(
    _ code: PayBillIntent.Response.Code, _ plan: Plan, _ intent: PayBillIntent
  ) -> PayBillIntent.Response {
    PayBillIntent.Response(
      code, fromAccount: told(plan.account), billDetails: told(plan.bill),
      transactionAmount: PaymentAmount(amount: money(plan.amount)),
      transactionScheduledDate: intent.transactionScheduledDate, transactionNote: intent.transactionNote)
  }
}

extension Bank: SearchForBillsIntent.Handling {
  func resolveBillPayee(for intent: SearchForBillsIntent) async throws -> ResolutionResult<BillDetails.Payee> {
    guard let said = intent.billPayee else { return .notRequired }
    return bills(of: said, nil, isOpen: false).first.map { .success(payee(of: $0)) } ?? .unsupported
  }

  func confirm(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response {
    if !settings.isSignedIn { return SearchForBillsIntent.Response(.failureRequiringAppLaunch) }
    return SearchForBillsIntent.Response(settings.isVerified ? .ready : .failureCredentialsUnverified)
  }

  func handle(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response {
    // A search without any condition finds the unpaid bills.
    let isBare = intent == SearchForBillsIntent()
    let found = bills(of: intent.billPayee, intent.billType, isOpen: isBare).filter { bill in
      hasStatus(bill, intent.status)
        && (intent.dueDateRange?.contains(bill.due, in: environment.calendar) ?? true)
        && (intent.paymentDateRange.map { range in
          bill.paid.map { range.contains($0, in: environment.calendar) } ?? false
        } ?? true)
    }
    if found.isEmpty { return SearchForBillsIntent.Response(.failureBillNotFound) }
    return SearchForBillsIntent.Response(.success, bills: found.map(told))
  }

  private func hasStatus(_ bill: Bill, _ status: PaymentRecord.Status?) -> Bool {
    switch status {
    case nil, .unknown: true
    case .completed: bill.paid != nil
    case .pending: bill.ordered > 0
    case .unpaid: bill.payable > 0
    case .canceled, .failed: false
    }
  }
}

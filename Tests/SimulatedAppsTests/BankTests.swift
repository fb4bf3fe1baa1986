import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct BankTests {
  let world = Worlds.world()
  let bank: Bank

  init() throws {
    bank = try Worlds.read("Vocabulary/MonkeyPay", in: world) { [world] reader, contacts in
      Bank.read(&reader, contacts: contacts, environment: world.environment)
    }
  }

  private func dollars(_ text: String) -> CurrencyAmount { CurrencyAmount(Decimal(string: text) ?? 0, "USD") }

  private func balance(_ name: String) async -> Decimal? {
    await bank.account("account-\(name)")?.balance
  }

  @Test func aPaymentChangesTheBalance() async throws {
    let intent = SendPaymentIntent(
      payee: try #require(bank.contacts.named("Koko")).candidate(), currencyAmount: dollars("82.25"), note: "bananas")
    let ready = try await bank.confirm(intent)
    #expect(ready.code == .ready)
    #expect(ready.paymentRecord?.status == .pending)
    #expect(await balance("everyday") == Decimal(string: "182.50"))
    #expect(try await bank.handle(intent).paymentRecord?.status == .completed)
    #expect(await balance("everyday") == Decimal(string: "100.25"))
    _ = try await bank.handle(intent)
    #expect(try await bank.handle(intent).code == .failureInsufficientFunds)
    #expect(await balance("everyday") == 18)
  }

  @Test func aPaymentAboveTheBalanceFailsAtConfirm() async throws {
    let intent = SendPaymentIntent(payee: Person("Koko"), currencyAmount: dollars("182.51"))
    #expect(try await bank.confirm(intent).code == .failureInsufficientFunds)
    #expect(try await bank.handle(intent).code == .failureInsufficientFunds)
    #expect(await balance("everyday") == Decimal(string: "182.50"))
  }

  @Test func amountsHaveTheirReasons() async throws {
    func verdict(_ amount: CurrencyAmount?) async throws -> String {
      let verdict = try await bank.resolveCurrencyAmount(for: SendPaymentIntent(currencyAmount: amount))
      if case .unsupported(let reason) = verdict { return reason?.rawValue ?? "" }
      return verdict.name
    }
    #expect(try await verdict(nil) == "needsValue")
    #expect(try await verdict(dollars("0.99")) == "paymentsAmountBelowMinimum")
    #expect(try await verdict(dollars("1500.01")) == "paymentsAmountAboveMaximum")
    #expect(try await verdict(CurrencyAmount(5, "EUR")) == "paymentsCurrencyUnsupported")
    #expect(try await verdict(dollars("1500")) == "success")
  }

  @Test func payeesHaveTheirReasons() async throws {
    func reason(_ name: String) async throws -> String? {
      guard case .unsupported(let reason) = try await bank.resolvePayee(for: SendPaymentIntent(payee: Person(name)))
      else { return nil }
      return reason?.rawValue
    }
    #expect(try await reason("Marmo Set") == "noAccount")
    #expect(try await reason("Tamara Rin") == "credentialsUnverified")
    #expect(try await reason("Chimpsky") == "noValidHandle")
  }

  @Test func aRequestIsOutstandingUntilItIsPaid() async throws {
    let intent = RequestPaymentIntent(payer: Person("Koko"), currencyAmount: dollars("10"))
    #expect(try await bank.handle(intent).code == .success)
    #expect(await balance("everyday") == Decimal(string: "182.50"))
    world.advance(by: 7200)
    #expect(await balance("everyday") == Decimal(string: "192.50"))
    #expect(await balance("everyday") == Decimal(string: "192.50"))
  }

  @Test func aBillIsPaidOnce() async throws {
    var intent = PayBillIntent(billType: .electricity)
    guard case .success(let payee) = try await bank.resolveBillPayee(for: intent) else {
      Issue.record("no payee")
      return
    }
    intent.billPayee = payee
    #expect(
      try await bank.resolveTransactionAmount(for: intent)
        == .success(PaymentAmount(amountType: .amountDue, amount: dollars("64.20"))))
    #expect(try await bank.confirm(intent).details["payee"] == .name("Jungle Power"))
    #expect(try await bank.handle(intent).code == .success)
    #expect(await balance("everyday") == Decimal(string: "118.30"))
    #expect(try await bank.handle(intent).code == .failure)
    let paid = try await bank.handle(SearchForBillsIntent(billType: .electricity, status: .completed))
    #expect(paid.bills.count == 1)
  }

  @Test func twoBillsOfOnePayeeAreAQuestion() async throws {
    let phone = BillDetails.Payee(nickname: "Vine Telecom")
    #expect(try await bank.resolveBillPayee(for: PayBillIntent(billPayee: phone)).name == "success")
    #expect(try await bank.resolveBillType(for: PayBillIntent(billPayee: phone)) == .needsValue)
    #expect(
      try await bank.resolveBillPayee(for: PayBillIntent(billPayee: phone, billType: .internet)).name == "success")
    #expect(
      try await bank.resolveTransactionAmount(
        for: PayBillIntent(
          billPayee: phone, transactionAmount: PaymentAmount(amountType: .minimumDue), billType: .phone))
        == .success(PaymentAmount(amountType: .minimumDue, amount: dollars("10"))))
  }

  @Test func aTransferMovesMoney() async throws {
    var intent = TransferMoneyIntent(
      fromAccount: PaymentAccount(nickname: "Everyday"), toAccount: PaymentAccount(nickname: "banana fund"),
      transactionAmount: PaymentAmount(amount: dollars("100")))
    guard case .success(let from) = try await bank.resolveFromAccount(for: intent),
      case .success(let to) = try await bank.resolveToAccount(for: intent)
    else {
      Issue.record("accounts not found")
      return
    }
    intent.fromAccount = from
    intent.toAccount = to
    #expect(try await bank.handle(intent).code == .success)
    #expect(await balance("everyday") == Decimal(string: "82.50"))
    #expect(await balance("banana-fund") == 1350)
    #expect(try await bank.confirm(intent).code == .failureInsufficientFunds)
    intent.toAccount = from
    guard case .disambiguation(let others) = try await bank.resolveToAccount(for: intent) else {
      Issue.record("one of the others is meant")
      return
    }
    #expect(!others.contains { $0.nickname == from.nickname })
    #expect(others.count > 1)
  }

  @Test func whatIsOrderedForALaterDayMovesOnThatDay() async throws {
    let tomorrow = DateComponentsRange(start: DateComponents(year: 2026, month: 11, day: 22))
    var bill = PayBillIntent()
    bill.billType = .water
    bill.transactionScheduledDate = tomorrow
    #expect(try await bank.handle(bill).code == .success)
    #expect(await balance("everyday") == Decimal(string: "182.50"))
    // What is ordered is not paid once more.
    #expect(try await bank.resolveBillType(for: bill) == .unsupported)
    world.advance(by: 86_400)
    #expect(await balance("everyday") == Decimal(string: "154.50"))
    world.advance(by: 86_400)
    #expect(await balance("everyday") == Decimal(string: "154.50"))
    var paid = SearchForBillsIntent()
    paid.billType = .water
    #expect(try await bank.handle(paid).bills.first?.paymentStatus == .completed)
  }

  @Test func anOrderThatCannotBePaidLeavesTheBillOpen() async throws {
    var bill = PayBillIntent()
    bill.billType = .water
    bill.transactionScheduledDate = DateComponentsRange(start: DateComponents(year: 2026, month: 11, day: 22))
    #expect(try await bank.handle(bill).code == .success)
    var payment = SendPaymentIntent()
    payment.payee = Person("Koko")
    payment.currencyAmount = dollars("170")
    #expect(try await bank.handle(payment).code == .success)
    world.advance(by: 86_400)
    #expect(await balance("everyday") == Decimal(string: "12.50"))
    #expect(try await bank.resolveBillType(for: bill) == .success(.water))
  }

  @Test func balancesOfMoneyPointsAndMiles() async throws {
    let fund = try await bank.handle(SearchForAccountsIntent(accountNickname: "Banana Fund"))
    #expect(fund.details["balance"] == .money(dollars("1250")))
    let points = try await bank.handle(SearchForAccountsIntent(requestedBalanceType: .points))
    #expect(points.accounts.map(\.balance) == [PaymentAccount.BalanceAmount(amount: 5400, balanceType: .points)])
    #expect(try await bank.handle(SearchForAccountsIntent(accountType: .mortgage)).code == .failureAccountNotFound)
    let plural = TransferMoneyIntent(fromAccount: PaymentAccount(nickname: "my savings account"))
    #expect(try await bank.resolveFromAccount(for: plural).name == "disambiguation")
    let savings = try await bank.resolveFromAccount(
      for: TransferMoneyIntent(fromAccount: PaymentAccount(nickname: nil, accountType: .saving)))
    #expect(savings.name == "disambiguation")
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// A bank: accounts, bills, payments to people and requests for money.
///
/// Money is decimal throughout. Every movement is checked again when it is made, even after confirm, and is made once
/// for the key of its request.
actor Bank {
  /// The settings of the bank in its World.plist.
  struct Settings: Sendable, Hashable {
    var isSignedIn = true
    var isVerified = true
    var isEligible = true
    var hasAcceptedTerms = true
    var currency = "USD"
    /// The lowest amount of a payment between people.
    var minimum: Decimal = 1
    var maximum: Decimal = 2_000
    /// The fee for a payment.
    var paymentFee: Decimal = 0
    var transferFee: Decimal = 0
    /// After how many minutes people pay a request for money; `nil` for never.
    var minutesToPayRequest: Double?
  }

  struct Account: Sendable, Hashable {
    var nickname: String
    var identifier: String
    var number: String?
    var type: PaymentAccount.AccountType
    var organization: String?
    var balance: Decimal
    var points: Decimal?
    var miles: Decimal?
  }

  struct Bill: Sendable, Hashable {
    var payee: String
    var identifier: String
    var type: BillDetails.BillType
    var amount: Decimal
    /// The amount that is still unpaid.
    var open: Decimal
    var minimum: Decimal?
    var lateFee: Decimal?
    var due: Date
    var paid: Date?
    /// The part of the unpaid amount that is scheduled for a later day.
    var ordered: Decimal = 0

    /// The amount that is neither paid nor scheduled.
    var payable: Decimal { open - ordered }
  }

  /// A movement of money that is scheduled for a later day.
  struct Order: Sendable, Hashable {
    enum Target: Sendable, Hashable {
      case bill(String)
      case account(String, fee: Decimal)
    }
    var date: Date
    var from: String
    var amount: Decimal
    var target: Target
  }

  /// A request to a person for money.
  struct Request: Sendable, Hashable {
    var payer: Person
    var amount: Decimal
    var asked: Date
  }

  nonisolated let contacts: ContactBook
  nonisolated let settings: Settings
  nonisolated let environment: ConversationEnvironment
  /// The accounts and bills of the world by their names; the names do not change, the balances do.
  nonisolated let accountNames: NamedThings<Account>
  nonisolated let payees: NamedThings<Bill>
  private(set) var accounts: [Account]
  private(set) var bills: [Bill]
  private(set) var payments: [PaymentRecord] = []
  private var requests: [Request] = []
  private var orders: [Order] = []
  private var answered = AnsweredRequests()

  init(
    contacts: ContactBook, accounts: [Account], bills: [Bill], settings: Settings, environment: ConversationEnvironment
  ) {
    self.contacts = contacts
    self.settings = settings
    self.environment = environment
    self.accounts = accounts
    self.bills = bills
    self.accountNames = NamedThings(accounts) {
      [$0.nickname, $0.type.symbol, "\($0.type.symbol)s"] + [$0.number].compactMap { $0 }
    }
    self.payees = NamedThings(bills) { [$0.payee, $0.type.symbol, "\($0.type.symbol) bill"] }
  }

  nonisolated func money(_ amount: Decimal) -> CurrencyAmount { CurrencyAmount(amount, settings.currency) }
}

// MARK: Money moves here and nowhere else

extension Bank {
  /// Carries a request out once for its key, however often it is handled.
  ///
  /// It is synchronous, so no other request can come in between.
  func once<I: Intent>(_ intent: I, _ carryOut: (I) -> I.Response) -> I.Response {
    if let answer = answered.answer(to: intent) { return answer }
    let answer = carryOut(intent)
    answered.keep(answer, to: intent)
    return answer
  }

  /// Takes money from an account; `false`, without any change, where its balance is too low.
  func withdraw(_ amount: Decimal, from identifier: String) -> Bool {
    guard let place = accounts.firstIndex(where: { $0.identifier == identifier }), amount > 0,
      accounts[place].balance >= amount
    else { return false }
    accounts[place].balance -= amount
    return true
  }

  func deposit(_ amount: Decimal, to identifier: String) {
    guard let place = accounts.firstIndex(where: { $0.identifier == identifier }), amount > 0 else { return }
    accounts[place].balance += amount
  }

  func record(_ payment: PaymentRecord) { payments.append(payment) }

  func ask(_ request: Request) { requests.append(request) }

  /// Schedules a movement of money for a later day.
  func order(_ order: Order) {
    orders.append(order)
    if case .bill(let identifier) = order.target { change(bill: identifier) { $0.ordered += order.amount } }
  }

  /// Carries out what has become due: scheduled movements, and payments of people who were asked for money.
  ///
  /// A scheduled movement for which the balance is too low is dropped, and its bill is unpaid again.
  func catchUp() {
    collectRequests()
    let now = environment.now()
    let due = orders.filter { $0.date <= now }
    orders.removeAll { $0.date <= now }
    for order in due {
      switch order.target {
      case .account(let identifier, let fee):
        if withdraw(order.amount + fee, from: order.from) { deposit(order.amount, to: identifier) }
      case .bill(let identifier):
        change(bill: identifier) { $0.ordered -= order.amount }
        if withdraw(order.amount, from: order.from) { pay(order.amount, of: identifier, on: order.date) }
      }
    }
  }

  /// Records that a bill was paid, in part or in full.
  func pay(_ amount: Decimal, of identifier: String, on date: Date) {
    change(bill: identifier) { bill in
      bill.open -= amount
      if bill.open <= 0 { bill.paid = date }
    }
  }

  private func change(bill identifier: String, _ change: (inout Bill) -> Void) {
    if let place = bills.firstIndex(where: { $0.identifier == identifier }) { change(&bills[place]) }
  }

  /// Books into the main account what people have paid meanwhile.
  private func collectRequests() {
    guard let minutes = settings.minutesToPayRequest, let main = accounts.first?.identifier else { return }
    let now = environment.now()
    let paid = requests.filter { now.timeIntervalSince($0.asked) >= 60 * minutes }
    requests.removeAll { paid.contains($0) }
    for request in paid { deposit(request.amount, to: main) }
  }

  func account(_ identifier: String?) -> Account? {
    catchUp()
    return accounts.first { $0.identifier == identifier }
  }

  /// The account that payments to people come from.
  var mainAccount: Account? {
    catchUp()
    return accounts.first
  }
}

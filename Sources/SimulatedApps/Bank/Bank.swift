import Foundation
import Parley

/// A bank: accounts, bills, payments to people and requests for money.
///
/// Money is decimal throughout. Every movement is checked once more when it is made, whatever confirm said before.
actor Bank {
  /// What the world says of the bank itself.
  struct Settings: Sendable, Hashable {
    var isSignedIn = true
    var isVerified = true
    var isEligible = true
    var hasAcceptedTerms = true
    var currency = "USD"
    /// The least and the most of a payment between people.
    var minimum: Decimal = 1
    var maximum: Decimal = 2_000
    /// What a payment costs on top.
    var paymentFee: Decimal = 0
    var transferFee: Decimal = 0
    /// After how many minutes people pay what they were asked for; `nil` for never.
    var minutesToPayRequest: Double?
  }

  struct Account: Sendable, Hashable {
    var nickname: String
    var identifier: String
    var number: String?
    var type: AccountType
    var organization: String?
    var balance: Decimal
    var points: Decimal?
    var miles: Decimal?
  }

  struct Bill: Sendable, Hashable {
    var payee: String
    var identifier: String
    var type: BillType
    var amount: Decimal
    /// How much of it is still to be paid.
    var open: Decimal
    var minimum: Decimal?
    var lateFee: Decimal?
    var due: Date
    var paid: Date?
  }

  /// Money that somebody was asked for.
  struct Request: Sendable, Hashable {
    var payer: Person
    var amount: Decimal
    var asked: Date
  }

  nonisolated let contacts: ContactBook
  nonisolated let settings: Settings
  nonisolated let environment: Environment
  /// The accounts and bills as the world has them: names do not change, balances do.
  nonisolated let accountNames: NamedThings<Account>
  nonisolated let payees: NamedThings<Bill>
  private(set) var accounts: [Account]
  var bills: [Bill]
  private(set) var payments: [PaymentRecord] = []
  private var requests: [Request] = []

  init(contacts: ContactBook, accounts: [Account], bills: [Bill], settings: Settings, environment: Environment) {
    self.contacts = contacts
    self.settings = settings
    self.environment = environment
    self.accounts = accounts
    self.bills = bills
    self.accountNames = NamedThings(accounts) {
      [$0.nickname, $0.type.symbol, "\($0.type.symbol)s"] + [$0.number].compactMap { $0 }
    }
    self.payees = NamedThings(bills) { [$0.payee] }
  }

  nonisolated func money(_ amount: Decimal) -> CurrencyAmount { CurrencyAmount(amount, settings.currency) }
}

// MARK: Money moves here and nowhere else

extension Bank {
  /// Takes money from an account; `false`, and nothing happens, where there is too little.
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

  /// Puts what people have paid meanwhile into the main account.
  func collectRequests() {
    guard let minutes = settings.minutesToPayRequest, let main = accounts.first?.identifier else { return }
    let now = environment.now()
    let paid = requests.filter { now.timeIntervalSince($0.asked) >= 60 * minutes }
    requests.removeAll { paid.contains($0) }
    for request in paid { deposit(request.amount, to: main) }
  }

  func account(_ identifier: String?) -> Account? {
    collectRequests()
    return accounts.first { $0.identifier == identifier }
  }

  /// The account that payments to people come from.
  var mainAccount: Account? {
    collectRequests()
    return accounts.first
  }
}

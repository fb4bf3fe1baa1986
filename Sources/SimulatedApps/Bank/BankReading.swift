#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import PropertyLists

extension Bank {
  /// The keys that a bank reads from a World.plist.
  static let keys = [
    "Accounts", "Bills", "SignedIn", "Verified", "Eligible", "TermsAccepted", "Currency", "MinimumPayment",
    "MaximumPayment", "PaymentFee", "TransferFee", "MinutesToPayRequest",
  ]

  static func read(_ world: inout WorldReader, contacts: ContactBook, environment: ConversationEnvironment) -> Bank {
    var settings = Settings()
    let root = world.root
    settings.isSignedIn = world.flag("SignedIn", in: root) ?? settings.isSignedIn
    settings.isVerified = world.flag("Verified", in: root) ?? settings.isVerified
    settings.isEligible = world.flag("Eligible", in: root) ?? settings.isEligible
    settings.hasAcceptedTerms = world.flag("TermsAccepted", in: root) ?? settings.hasAcceptedTerms
    settings.currency = world.text("Currency", in: root) ?? environment.currencyCode
    settings.minimum = world.decimal("MinimumPayment", in: root) ?? settings.minimum
    settings.maximum = world.decimal("MaximumPayment", in: root) ?? settings.maximum
    settings.paymentFee = world.decimal("PaymentFee", in: root) ?? settings.paymentFee
    settings.transferFee = world.decimal("TransferFee", in: root) ?? settings.transferFee
    settings.minutesToPayRequest = world.number("MinutesToPayRequest", in: root)
    return Bank(
      contacts: contacts, accounts: world.readAccounts(), bills: world.readBills(), settings: settings,
      environment: environment)
  }

  /// The handlers for the intents of payments.
  nonisolated var handlers: [AnyIntentHandler] {
    [
      .sendPayment(self), .requestPayment(self), .payBill(self), .searchForBills(self), .searchForAccounts(self),
      .transferMoney(self),
    ]
  }
}

extension WorldReader {
  fileprivate mutating func readAccounts() -> [Bank.Account] {
    var accounts: [Bank.Account] = []
    for node in dictionaries("Accounts", in: root) {
      checkKeys(
        of: node,
        known: ["Nickname", "Identifier", "Number", "Type", "Organization", "Balance", "Points", "Miles"])
      guard let name = text("Nickname", in: node, of: "an account") else { continue }
      if accounts.contains(where: { $0.nickname == name }) { note(.repeatedName(name), at: node) }
      accounts.append(
        Bank.Account(
          nickname: name, identifier: text("Identifier", in: node) ?? "account-\(Self.slug(of: name))",
          number: text("Number", in: node),
          type: symbol("Type", in: node, as: PaymentAccount.AccountType.self) ?? .unknown,
          organization: text("Organization", in: node), balance: decimal("Balance", in: node) ?? 0,
          points: decimal("Points", in: node), miles: decimal("Miles", in: node)))
    }
    return accounts
  }

  fileprivate mutating func readBills() -> [Bank.Bill] {
    var bills: [Bank.Bill] = []
    for node in dictionaries("Bills", in: root) {
      checkKeys(
        of: node, known: ["Payee", "Identifier", "Type", "Amount", "Minimum", "LateFee", "Paid"] + Self.momentKeys)
      guard let payee = text("Payee", in: node, of: "a bill") else { continue }
      let due = moment(in: node) ?? now
      let amount = decimal("Amount", in: node) ?? 0
      let isPaid = flag("Paid", in: node) == true
      bills.append(
        Bank.Bill(
          payee: payee, identifier: text("Identifier", in: node) ?? "payee-\(Self.slug(of: payee))",
          type: symbol("Type", in: node, as: BillDetails.BillType.self) ?? .unknown, amount: amount,
          open: isPaid ? 0 : amount,
          minimum: decimal("Minimum", in: node), lateFee: decimal("LateFee", in: node), due: due,
          paid: isPaid ? due : nil))
    }
    return bills
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Bank {
  /// The accounts that a name, a number or a type may mean.
  nonisolated func accounts(meant account: PaymentAccount) -> [Account] {
    let all = accountNames.things
    if let identifier = account.nickname?.vocabularyIdentifier {
      let known = all.filter { $0.identifier == identifier }
      if !known.isEmpty { return known }
    }
    if account.nickname == nil, account.accountType != .unknown {
      return all.filter { $0.type == account.accountType }
    }
    return accountNames.find(account.nickname?.spokenPhrase ?? account.accountNumber ?? "")
  }

  /// The resolution of an account that the user named.
  func settle(_ account: PaymentAccount) -> ResolutionResult<PaymentAccount> {
    choice(accounts(meant: account), said: true)
  }

  /// The resolution of the accounts that the user may mean; one that the user did not name is to be confirmed.
  func choice(_ accounts: [Account], said: Bool) -> ResolutionResult<PaymentAccount> {
    let found = accounts.compactMap { account($0.identifier) }.map(told)
    guard let first = found.first else { return .unsupported }
    if found.count > 1 { return .disambiguation(found) }
    return said ? .success(first) : .confirmationRequired(first)
  }

  /// The account in the form of a response, with its present balance.
  nonisolated func told(_ account: Account) -> PaymentAccount {
    let money = PaymentAccount.BalanceAmount(amount: account.balance, currencyCode: settings.currency)
    // The balances in points and miles; they come first where the account has no money.
    let counted = [
      account.points.map { PaymentAccount.BalanceAmount(amount: $0, balanceType: .points) },
      account.miles.map { PaymentAccount.BalanceAmount(amount: $0, balanceType: .miles) },
    ].compactMap { $0 }
    let kinds = account.balance == 0 && !counted.isEmpty ? counted : [money] + counted
    return PaymentAccount(
      nickname: SpeakableString(account.nickname, identifier: account.identifier), number: account.number,
      accountType: account.type, organizationName: account.organization.map { SpeakableString($0) },
      balance: kinds.first, secondaryBalance: kinds.dropFirst().first)
  }

  /// The resolution of a day for a payment, which must not be in the past.
  nonisolated func settle(date: DateComponentsRange?) -> ResolutionResult<DateComponentsRange> {
    guard let date else { return .notRequired }
    guard let start = date.startDateComponents.flatMap(environment.calendar.date(from:)) else { return .needsValue }
    return start < environment.calendar.startOfDay(for: environment.now()) ? .unsupported : .success(date)
  }

  /// The later day on which a payment is to be made; `nil` if it is made at once.
  nonisolated func laterDate(_ date: DateComponentsRange?) -> Date? {
    date?.startDateComponents.flatMap(environment.calendar.date(from:)).flatMap { $0 > environment.now() ? $0 : nil }
  }
}

extension Bank: SearchForAccountsIntent.Handling {
  nonisolated func resolveAccountNickname(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    guard let name = intent.accountNickname else { return .notRequired }
    let found = accounts(meant: PaymentAccount(nickname: name))
      .map { SpeakableString($0.nickname, identifier: $0.identifier) }
    guard let first = found.first else { return .unsupported }
    return found.count == 1 ? .success(first) : .disambiguation(found)
  }

  nonisolated func resolveAccountType(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<PaymentAccount.AccountType> {
    guard let type = intent.accountType, type != .unknown else { return .notRequired }
    return accountNames.things.contains { $0.type == type } ? .success(type) : .unsupported
  }

  nonisolated func resolveRequestedBalanceType(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<PaymentAccount.BalanceType> {
    switch intent.requestedBalanceType {
    case .points where !accountNames.things.contains { $0.points != nil }: .unsupported
    case .miles where !accountNames.things.contains { $0.miles != nil }: .unsupported
    default: .asSaid(intent.requestedBalanceType)
    }
  }

  nonisolated func confirm(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response {
    if !settings.isSignedIn { return SearchForAccountsIntent.Response(.failureRequiringAppLaunch) }
    if !settings.isVerified { return SearchForAccountsIntent.Response(.failureCredentialsUnverified) }
    if !settings.hasAcceptedTerms {
      return SearchForAccountsIntent.Response(.failureTermsAndConditionsAcceptanceRequired)
    }
    return SearchForAccountsIntent.Response(settings.isEligible ? .ready : .failureNotEligible)
  }

  func handle(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response {
    catchUp()
    let nicknamed = intent.accountNickname.map { accounts(meant: PaymentAccount(nickname: $0)).map(\.identifier) }
    let found = accounts.filter { account in
      (nicknamed?.contains(account.identifier) ?? true)
        && (intent.accountType.map { $0 == account.type } ?? true)
        && (intent.organizationName.map { $0.spokenPhrase.lowercased() == account.organization?.lowercased() } ?? true)
    }.compactMap { balance(of: $0, as: intent.requestedBalanceType) }
    if found.isEmpty { return SearchForAccountsIntent.Response(.failureAccountNotFound) }
    return SearchForAccountsIntent.Response(.success, accounts: found)
  }

  /// The account with the balance that was asked for; `nil` if it has no balance of that type.
  private func balance(of account: Account, as type: PaymentAccount.BalanceType?) -> PaymentAccount? {
    var told = told(account)
    switch type {
    case .points:
      guard let points = account.points else { return nil }
      told.balance = PaymentAccount.BalanceAmount(amount: points, balanceType: .points)
      told.secondaryBalance = nil
    case .miles:
      guard let miles = account.miles else { return nil }
      told.balance = PaymentAccount.BalanceAmount(amount: miles, balanceType: .miles)
      told.secondaryBalance = nil
    default: break
    }
    return told
  }
}

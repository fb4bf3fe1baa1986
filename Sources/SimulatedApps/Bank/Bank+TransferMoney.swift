#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Bank: TransferMoneyIntent.Handling {
  func resolveFromAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount> {
    intent.fromAccount.map(settle) ?? .needsValue
  }

  func resolveToAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount> {
    guard let said = intent.toAccount else { return .needsValue }
    let from = intent.fromAccount?.nickname?.vocabularyIdentifier
    let meant = accounts(meant: said)
    guard !meant.isEmpty else { return .unsupported }
    // Money cannot be transferred to the account that it comes from, so another one is meant.
    let others = meant.filter { $0.identifier != from }
    return choice(others.isEmpty ? accountNames.things.filter { $0.identifier != from } : others, said: !others.isEmpty)
  }

  func resolveTransactionAmount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAmount> {
    guard let said = intent.transactionAmount else { return .needsValue }
    if let amount = said.amount {
      return amount.currencyCode == settings.currency && amount.amount > 0 ? .success(said) : .unsupported
    }
    let from = account(intent.fromAccount?.nickname?.vocabularyIdentifier)
    switch said.amountType {
    case .currentBalance, .maximumTransferAmount:
      let all = from.map { $0.balance - settings.transferFee } ?? 0
      return all > 0 ? .success(PaymentAmount(amountType: said.amountType, amount: money(all))) : .unsupported
    default: return .unsupported
    }
  }

  nonisolated func resolveTransactionScheduledDate(
    for intent: TransferMoneyIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    settle(date: intent.transactionScheduledDate)
  }

  func confirm(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response {
    response(failure(of: intent) ?? .ready, intent)
  }

  func handle(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: TransferMoneyIntent) -> TransferMoneyIntent.Response {
    if let failure = failure(of: intent) { return response(failure, intent) }
    guard let from = intent.fromAccount?.nickname?.vocabularyIdentifier,
      let to = intent.toAccount?.nickname?.vocabularyIdentifier,
      let amount = intent.transactionAmount?.amount?.amount
    else { return TransferMoneyIntent.Response(.failure) }
    if let date = laterDate(intent.transactionScheduledDate) {
      order(Order(date: date, from: from, amount: amount, target: .account(to, fee: settings.transferFee)))
    } else if withdraw(amount + settings.transferFee, from: from) {
      deposit(amount, to: to)
    } else {
      return response(.failureInsufficientFunds, intent)
    }
    return response(.success, intent)
  }

  private func failure(of intent: TransferMoneyIntent) -> TransferMoneyIntent.Response.Code? {
    if !settings.isSignedIn { return .failureRequiringAppLaunch }
    if !settings.isVerified { return .failureCredentialsUnverified }
    guard let from = account(intent.fromAccount?.nickname?.vocabularyIdentifier),
      account(intent.toAccount?.nickname?.vocabularyIdentifier) != nil,
      let amount = intent.transactionAmount?.amount?.amount
    else { return .failure }
    return from.balance < amount + settings.transferFee ? .failureInsufficientFunds : nil
  }

  private func response(
    _ code: TransferMoneyIntent.Response.Code, _ intent: TransferMoneyIntent
  ) -> TransferMoneyIntent.Response {
    TransferMoneyIntent.Response(
      code, fromAccount: account(intent.fromAccount?.nickname?.vocabularyIdentifier).map(told),
      toAccount: account(intent.toAccount?.nickname?.vocabularyIdentifier).map(told),
      transactionAmount: intent.transactionAmount, transactionScheduledDate: intent.transactionScheduledDate,
      transactionNote: intent.transactionNote,
      transferFee: settings.transferFee > 0 ? money(settings.transferFee) : nil)
  }
}

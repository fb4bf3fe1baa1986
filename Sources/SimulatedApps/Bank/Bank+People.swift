#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// The reasons for which a payment cannot be made.
enum PaymentObstacle {
  case signedOut, unverified, notEligible, terms, currency, belowMinimum, aboveMaximum, noAccount, tooLittle
}

extension Bank {
  nonisolated func person<Reasons: UnsupportedReasons>(
    _ person: Person, for intent: IntentName, noHandle: Reasons
  ) -> ResolutionResult<Person> {
    switch contacts.find(person) {
    case .found(let contact, let handle):
      if let reason = contact.reasons[intent] { return .unsupported(reason: reason) }
      return handle.map { .success(contact.candidate(at: $0)) } ?? .unsupported(noHandle)
    case .choice(let people):
      // Money goes to a person; which of the person's addresses was found does not matter.
      if Set(people.map(\.customIdentifier)).count == 1, let first = people.first { return .success(first) }
      return .disambiguation(people)
    case .tooMany: return .needsMoreDetails(person)
    case .likely(let contact): return .confirmationRequired(contact.candidate())
    case .address, .unknown, .noHandleForLabel: return .unsupported
    case .invalidHandle: return .unsupported(noHandle)
    }
  }

  /// The resolution of an amount between people, with the intent's own reasons for refusing one.
  nonisolated func settle<Reasons: UnsupportedReasons>(
    _ amount: CurrencyAmount?, currency: Reasons, tooLittle: Reasons, tooMuch: Reasons
  ) -> ResolutionResult<CurrencyAmount> {
    guard let amount else { return .needsValue }
    if amount.currencyCode != settings.currency { return .unsupported(currency) }
    if isTooLittle(amount) { return .unsupported(tooLittle) }
    return isTooMuch(amount) ? .unsupported(tooMuch) : .success(amount)
  }

  nonisolated func isTooLittle(_ amount: CurrencyAmount) -> Bool { amount.amount < settings.minimum }
  nonisolated func isTooMuch(_ amount: CurrencyAmount) -> Bool { amount.amount > settings.maximum }

  /// The reason for which money cannot go between people; the balance matters only where the money is the user's.
  func obstacle(to amount: CurrencyAmount?, leaves: Bool) -> PaymentObstacle? {
    if !settings.isSignedIn { return .signedOut }
    if !settings.isVerified { return .unverified }
    if !settings.hasAcceptedTerms { return .terms }
    if !settings.isEligible { return .notEligible }
    guard let amount else { return .belowMinimum }
    if amount.currencyCode != settings.currency { return .currency }
    if isTooLittle(amount) { return .belowMinimum }
    if isTooMuch(amount) { return .aboveMaximum }
    guard let account = mainAccount else { return .noAccount }
    return leaves && account.balance < amount.amount + settings.paymentFee ? .tooLittle : nil
  }
}

extension Bank: SendPaymentIntent.Handling {
  nonisolated func resolvePayee(for intent: SendPaymentIntent) async throws -> ResolutionResult<Person> {
    intent.payee.map {
      person($0, for: SendPaymentIntent.name, noHandle: SendPaymentIntent.PayeeUnsupportedReason.noValidHandle)
    } ?? .needsValue
  }

  nonisolated func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async throws -> ResolutionResult<CurrencyAmount> {
    typealias Reason = SendPaymentIntent.CurrencyAmountUnsupportedReason
    return settle(
      intent.currencyAmount, currency: Reason.paymentsCurrencyUnsupported, tooLittle: .paymentsAmountBelowMinimum,
      tooMuch: .paymentsAmountAboveMaximum)
  }

  func confirm(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
    if let failure = failure(of: intent) { return SendPaymentIntent.Response(failure) }
    return SendPaymentIntent.Response(.ready, paymentRecord: record(of: intent, .pending))
  }

  func handle(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: SendPaymentIntent) -> SendPaymentIntent.Response {
    if let failure = failure(of: intent) { return SendPaymentIntent.Response(failure) }
    guard let account = mainAccount, let amount = intent.currencyAmount,
      withdraw(amount.amount + settings.paymentFee, from: account.identifier)
    else { return SendPaymentIntent.Response(.failureInsufficientFunds) }
    let payment = record(of: intent, .completed)
    record(payment)
    return SendPaymentIntent.Response(.success, paymentRecord: payment)
  }

  private func record(of intent: SendPaymentIntent, _ status: PaymentRecord.Status) -> PaymentRecord {
    PaymentRecord(
      payee: intent.payee, currencyAmount: intent.currencyAmount,
      paymentMethod: mainAccount.map { PaymentMethod(type: .checking, name: $0.nickname) }, note: intent.note,
      status: status, feeAmount: settings.paymentFee > 0 ? money(settings.paymentFee) : nil)
  }

  private func failure(of intent: SendPaymentIntent) -> SendPaymentIntent.Response.Code? {
    switch obstacle(to: intent.currencyAmount, leaves: true) {
    case nil: nil
    case .signedOut: .failureRequiringAppLaunch
    case .unverified: .failureCredentialsUnverified
    case .notEligible: .failureNotEligible
    case .terms: .failureTermsAndConditionsAcceptanceRequired
    case .currency: .failurePaymentsCurrencyUnsupported
    case .belowMinimum: .failurePaymentsAmountBelowMinimum
    case .aboveMaximum: .failurePaymentsAmountAboveMaximum
    case .noAccount: .failureNoBankAccount
    case .tooLittle: .failureInsufficientFunds
    }
  }
}

extension Bank: RequestPaymentIntent.Handling {
  nonisolated func resolvePayer(for intent: RequestPaymentIntent) async throws -> ResolutionResult<Person> {
    intent.payer.map {
      person($0, for: RequestPaymentIntent.name, noHandle: RequestPaymentIntent.PayerUnsupportedReason.noValidHandle)
    } ?? .needsValue
  }

  nonisolated func resolveCurrencyAmount(
    for intent: RequestPaymentIntent
  ) async throws -> ResolutionResult<CurrencyAmount> {
    typealias Reason = RequestPaymentIntent.CurrencyAmountUnsupportedReason
    return settle(
      intent.currencyAmount, currency: Reason.paymentsCurrencyUnsupported, tooLittle: .paymentsAmountBelowMinimum,
      tooMuch: .paymentsAmountAboveMaximum)
  }

  func confirm(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    if let failure = failure(of: intent) { return RequestPaymentIntent.Response(failure) }
    return RequestPaymentIntent.Response(.ready, paymentRecord: record(of: intent))
  }

  func handle(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: RequestPaymentIntent) -> RequestPaymentIntent.Response {
    if let failure = failure(of: intent) { return RequestPaymentIntent.Response(failure) }
    guard let payer = intent.payer, let amount = intent.currencyAmount else {
      return RequestPaymentIntent.Response(.failure)
    }
    ask(Request(payer: payer, amount: amount.amount, asked: environment.now()))
    return RequestPaymentIntent.Response(.success, paymentRecord: record(of: intent))
  }

  private func record(of intent: RequestPaymentIntent) -> PaymentRecord {
    PaymentRecord(payer: intent.payer, currencyAmount: intent.currencyAmount, note: intent.note, status: .pending)
  }

  private func failure(of intent: RequestPaymentIntent) -> RequestPaymentIntent.Response.Code? {
    switch obstacle(to: intent.currencyAmount, leaves: false) {
    case nil: nil
    case .signedOut: .failureRequiringAppLaunch
    case .unverified: .failureCredentialsUnverified
    case .notEligible: .failureNotEligible
    case .terms: .failureTermsAndConditionsAcceptanceRequired
    case .currency: .failurePaymentsCurrencyUnsupported
    case .belowMinimum, .tooLittle: .failurePaymentsAmountBelowMinimum
    case .aboveMaximum: .failurePaymentsAmountAboveMaximum
    case .noAccount: .failureNoBankAccount
    }
  }
}

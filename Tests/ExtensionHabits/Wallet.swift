import Intents

/// All intents of payments in one class, with accounts, bills and amounts as apps make them.
class Wallet: NSObject, INSendPaymentIntentHandling, INRequestPaymentIntentHandling, INPayBillIntentHandling,
  INTransferMoneyIntentHandling, INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling
{
  private var account: INPaymentAccount {
    INPaymentAccount(
      nickname: INSpeakableString(spokenPhrase: "Checking"), number: "123", accountType: .checking,
      organizationName: INSpeakableString(spokenPhrase: "Bank"),
      balance: INBalanceAmount(amount: 100, currencyCode: "USD"), secondaryBalance: nil)
  }

  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else { return completion(INSendPaymentPayeeResolutionResult.needsValue()) }
    completion(INSendPaymentPayeeResolutionResult(personResolutionResult: .success(with: payee)))
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let amount = intent.currencyAmount, let value = amount.amount, let code = amount.currencyCode else {
      return completion(.needsValue())
    }
    if value.decimalValue < 1 { return completion(.unsupported(forReason: .paymentsAmountBelowMinimum)) }
    let doubled = value.multiplying(by: NSDecimalNumber(value: 2)).adding(NSDecimalNumber.zero)
    if doubled.doubleValue > 1_000 { return completion(.confirmationRequired(with: amount)) }
    completion(.success(with: INCurrencyAmount(amount: value, currencyCode: code.uppercased())))
  }

  private func record(_ intent: INSendPaymentIntent, status: INPaymentStatus = .completed) -> INPaymentRecord? {
    INPaymentRecord(
      payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount,
      paymentMethod: INPaymentMethod(type: .unknown, name: "Account", identificationHint: nil, icon: nil),
      note: intent.note, status: status, feeAmount: nil)
  }

  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
    response.paymentRecord = record(intent, status: .pending)
    completion(response)
  }

  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    guard let record = record(intent) else {
      return completion(INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
    }
    let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = record
    completion(response)
  }

  func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    completion(intent.payer.map { .success(with: $0) } ?? .needsValue())
  }

  func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    completion(INRequestPaymentIntentResponse(code: .failureNoBankAccount, userActivity: nil))
  }

  func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    completion(.confirmationRequired(with: account))
  }

  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    let rule = INRecurrenceRule(interval: 1, frequency: .monthly)
    completion(
      .success(with: INDateComponentsRange(start: DateComponents(year: 2_030), end: nil, recurrenceRule: rule)))
  }

  func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) {
    let due = NSDecimalNumber(mantissa: 125, exponent: -2, isNegative: false)
    let amount = INPaymentAmount(amountType: .amountDue, amount: INCurrencyAmount(amount: due, currencyCode: "USD"))
    completion(.success(with: intent.transactionAmount ?? amount))
  }

  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    let response = INPayBillIntentResponse(code: .success, userActivity: nil)
    response.billDetails = INBillDetails(
      billType: .electricity, paymentStatus: .completed, billPayee: intent.billPayee, amountDue: nil, minimumDue: nil,
      lateFee: nil, dueDate: nil, paymentDate: nil)
    response.fromAccount = intent.fromAccount
    response.transactionNote = intent.transactionNote
    completion(response)
  }

  func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    let response = INTransferMoneyIntentResponse(code: .success, userActivity: nil)
    response.transferFee = INCurrencyAmount(amount: .zero, currencyCode: "USD")
    completion(response)
  }

  func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void
  ) {
    completion(intent.accountType == .unknown ? .notRequired() : .success(with: intent.accountType))
  }

  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
    response.accounts = [account]
    completion(response)
  }

  func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    let response = INSearchForBillsIntentResponse(code: .failureCredentialsUnverified, userActivity: nil)
    completion(response)
  }
}

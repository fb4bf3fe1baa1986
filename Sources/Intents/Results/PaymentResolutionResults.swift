import IntentModel

/// A verdict on a person who is to get money, with the reasons to refuse it.
///
/// Source: `INSendPaymentPayeeResolutionResult`, iOS 11.
public class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `SendPaymentIntent.PayeeUnsupportedReason`.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable, CaseIterable {
  /// The user has not proved to the service who they are.
  case credentialsUnverified = 1
  /// In order: the user's money does not suffice; the person has no account; the person has no usable address.
  case insufficientFunds, noAccount, noValidHandle
}

/// A verdict on an amount to send, with the reasons to refuse it.
///
/// Source: `INSendPaymentCurrencyAmountResolutionResult`, iOS 11.
public class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(currencyAmountResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `SendPaymentIntent.CurrencyAmountUnsupportedReason`.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable, CaseIterable {
  /// Less than the service sends at a time.
  case paymentsAmountBelowMinimum = 1
  /// In order: more than the service sends at a time; a currency that it does not send.
  case paymentsAmountAboveMaximum, paymentsCurrencyUnsupported
}

/// A verdict on a person who is asked for money, with the reasons to refuse it.
///
/// Source: `INRequestPaymentPayerResolutionResult`, iOS 11.
public class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `RequestPaymentIntent.PayerUnsupportedReason`.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable, CaseIterable {
  /// The user has not proved to the service who they are.
  case credentialsUnverified = 1
  /// In order: the person has no account with the service; the person has no usable address.
  case noAccount, noValidHandle
}

/// A verdict on an amount to ask for, with the reasons to refuse it.
///
/// Source: `INRequestPaymentCurrencyAmountResolutionResult`, iOS 11.
public class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(currencyAmountResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `RequestPaymentIntent.CurrencyAmountUnsupportedReason`.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable, CaseIterable {
  /// Less than the service lets the user ask for.
  case paymentsAmountBelowMinimum = 1
  /// In order: more than the service lets the user ask for; a currency that it does not take.
  case paymentsAmountAboveMaximum, paymentsCurrencyUnsupported
}

import IntentModel

extension SendPaymentIntent {
  /// Why money cannot be sent to a person.
  ///
  /// Source: `INSendPaymentPayeeUnsupportedReason`, iOS 11.
  public enum PayeeUnsupportedReason: String, UnsupportedReasons {
    /// The user has not proved to the service who they are.
    case credentialsUnverified
    /// The user's account does not hold enough.
    case insufficientFunds
    /// The person has no account with the service.
    case noAccount
    /// The person has no address that can be used.
    case noValidHandle
  }
}

extension SendPaymentIntent {
  /// Why an amount cannot be sent.
  ///
  /// Source: `INSendPaymentCurrencyAmountUnsupportedReason`, iOS 11.
  public enum CurrencyAmountUnsupportedReason: String, UnsupportedReasons {
    /// Less than the service sends at a time.
    case paymentsAmountBelowMinimum
    /// More than the service sends at a time.
    case paymentsAmountAboveMaximum
    /// The service does not send this currency.
    case paymentsCurrencyUnsupported
  }
}

extension RequestPaymentIntent {
  /// Why a person cannot be asked for money.
  ///
  /// Source: `INRequestPaymentPayerUnsupportedReason`, iOS 11.
  public enum PayerUnsupportedReason: String, UnsupportedReasons {
    /// The user has not proved to the service who they are.
    case credentialsUnverified
    /// The person has no account with the service.
    case noAccount
    /// The person has no address that can be used.
    case noValidHandle
  }
}

extension RequestPaymentIntent {
  /// Why an amount cannot be asked for.
  ///
  /// Source: `INRequestPaymentCurrencyAmountUnsupportedReason`, iOS 11.
  public enum CurrencyAmountUnsupportedReason: String, UnsupportedReasons {
    /// Less than the service lets anybody ask for.
    case paymentsAmountBelowMinimum
    /// More than the service lets anybody ask for.
    case paymentsAmountAboveMaximum
    /// Nobody can be asked for this currency.
    case paymentsCurrencyUnsupported
  }
}

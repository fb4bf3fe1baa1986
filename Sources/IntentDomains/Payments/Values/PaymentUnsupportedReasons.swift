import IntentModel

/// Why money cannot be sent to a person. Source: `INSendPaymentPayeeUnsupportedReason`, iOS 11.
public enum SendPaymentPayeeUnsupportedReason: String, UnsupportedReasons {
  case credentialsUnverified
  case insufficientFunds
  /// The person has no account with the service.
  case noAccount
  /// The person has no address that can be used.
  case noValidHandle
}

/// Why an amount cannot be sent. Source: `INSendPaymentCurrencyAmountUnsupportedReason`, iOS 11.
public enum SendPaymentCurrencyAmountUnsupportedReason: String, UnsupportedReasons {
  case paymentsAmountBelowMinimum
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

/// Why a person cannot be asked for money. Source: `INRequestPaymentPayerUnsupportedReason`, iOS 11.
public enum RequestPaymentPayerUnsupportedReason: String, UnsupportedReasons {
  case credentialsUnverified
  /// The person has no account with the service.
  case noAccount
  /// The person has no address that can be used.
  case noValidHandle
}

/// Why an amount cannot be asked for. Source: `INRequestPaymentCurrencyAmountUnsupportedReason`, iOS 11.
public enum RequestPaymentCurrencyAmountUnsupportedReason: String, UnsupportedReasons {
  case paymentsAmountBelowMinimum
  case paymentsAmountAboveMaximum
  case paymentsCurrencyUnsupported
}

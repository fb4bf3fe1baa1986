import IntentModel

/// The reasons of the built-in intents, so that a resolver answers `.unsupported(.paymentsAmountAboveMaximum)`, as one of
/// SiriKit's does; which of them a parameter has is in its own enumeration.
extension UnsupportedReason {
  /// The user has not let the app use the camera.
  public static let cameraNotAccessible = UnsupportedReason("cameraNotAccessible")
  /// The user has not proved to the service who they are.
  public static let credentialsUnverified = UnsupportedReason("credentialsUnverified")
  /// The user's account does not hold enough.
  public static let insufficientFunds = UnsupportedReason("insufficientFunds")
  /// The number or address is not one that can be called.
  public static let invalidHandle = UnsupportedReason("invalidHandle")
  /// The service is off for that person.
  public static let messagingServiceNotEnabledForRecipient = UnsupportedReason("messagingServiceNotEnabledForRecipient")
  /// The user has not let the app use the microphone.
  public static let microphoneNotAccessible = UnsupportedReason("microphoneNotAccessible")
  /// Calls with several people are not possible.
  public static let multipleContactsUnsupported = UnsupportedReason("multipleContactsUnsupported")
  /// The person has no account with the service.
  public static let noAccount = UnsupportedReason("noAccount")
  /// There is no earlier call to dial again.
  public static let noCallHistoryForRedial = UnsupportedReason("noCallHistoryForRedial")
  /// The app knows nobody of that name.
  public static let noContactFound = UnsupportedReason("noContactFound")
  /// The person has no number under the label that was named ("home").
  public static let noHandleForLabel = UnsupportedReason("noHandleForLabel")
  /// No past call is of the kind that was said.
  public static let noMatchingCall = UnsupportedReason("noMatchingCall")
  /// The earlier call has no number that can be dialed again.
  public static let noUsableHandleForRedial = UnsupportedReason("noUsableHandleForRedial")
  /// The person has no address that can be used.
  public static let noValidHandle = UnsupportedReason("noValidHandle")
  /// The person cannot be reached now.
  public static let offline = UnsupportedReason("offline")
  /// The moment is over already.
  public static let past = UnsupportedReason("past")
  /// More than the service sends at a time.
  public static let paymentsAmountAboveMaximum = UnsupportedReason("paymentsAmountAboveMaximum")
  /// Less than the service sends at a time.
  public static let paymentsAmountBelowMinimum = UnsupportedReason("paymentsAmountBelowMinimum")
  /// The service does not send this currency.
  public static let paymentsCurrencyUnsupported = UnsupportedReason("paymentsCurrencyUnsupported")
  /// The address that was named is wrong.
  public static let requestedHandleInvalid = UnsupportedReason("requestedHandleInvalid")
  /// The user must authenticate inside the app first.
  public static let requiringInAppAuthentication = UnsupportedReason("requiringInAppAuthentication")
  /// Dial codes for the network ("*100#") are not possible.
  public static let unsupportedMmiUssd = UnsupportedReason("unsupportedMmiUssd")
  /// The app makes calls by voice only.
  public static let videoCallUnsupported = UnsupportedReason("videoCallUnsupported")
}

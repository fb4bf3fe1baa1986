import IntentModel

extension SendMessageIntent {
  /// Why a message cannot go to a person.
  ///
  /// Source: `INSendMessageRecipientUnsupportedReason`, iOS 11 to 17.
  public enum RecipientUnsupportedReason: String, UnsupportedReasons {
    /// The person has no account with the service.
    case noAccount
    /// The person cannot be reached now.
    case offline
    /// The service is off for that person.
    case messagingServiceNotEnabledForRecipient
    /// The person has no address that can be used.
    case noValidHandle
    /// The address that was named is wrong.
    case requestedHandleInvalid
    /// The person has no address under the label that was named ("home").
    case noHandleForLabel
    /// The user must authenticate inside the app first.
    case requiringInAppAuthentication
  }
}

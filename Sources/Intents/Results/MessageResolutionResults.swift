import IntentModel

/// A verdict on a person who is to get a message, with the reasons to refuse it.
///
/// Source: `INSendMessageRecipientResolutionResult`, iOS 11 to 17.
public class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `SendMessageIntent.RecipientUnsupportedReason`.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable, CaseIterable {
  /// The person has no account with the service.
  case noAccount = 1
  /// In order: not reachable now; the service is off for the person; no usable address; the named address is wrong.
  case offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid
  /// In order: no address under the label that was said; the user must authenticate inside the app first.
  case noHandleForLabel, requiringInAppAuthentication
}

import IntentModel

/// A verdict on a person who is to be called, with the reasons to refuse it.
///
/// Source: `INStartCallContactResolutionResult`, iOS 13 to 17.
public class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `StartCallIntent.ContactUnsupportedReason`.
public enum INStartCallContactUnsupportedReason: Int, Sendable, CaseIterable {
  /// The app knows nobody of that name.
  case noContactFound = 1
  /// In order: several people at once; no number under that label; a wrong number; a dial code of the network.
  case multipleContactsUnsupported, noHandleForLabel, invalidHandle, unsupportedMmiUssd
  /// In order: no earlier call; no number to dial again; the user must authenticate inside the app first.
  case noCallHistoryForRedial, noUsableHandleForRedial, requiringInAppAuthentication
}

/// A verdict on whether a call is by voice or with video, with the reasons to refuse it.
///
/// Source: `INStartCallCallCapabilityResolutionResult`, iOS 13.
public class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init(callCapabilityResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `StartCallIntent.CallCapabilityUnsupportedReason`.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable, CaseIterable {
  /// The app makes calls by voice only.
  case videoCallUnsupported = 1
  /// In order: the user has not let the app use the microphone; the camera.
  case microphoneNotAccessible, cameraNotAccessible
}

/// A verdict on a call that is called back, with the reasons to refuse it.
///
/// Source: `INStartCallCallRecordToCallBackResolutionResult`, iOS 14.
public class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult, @unchecked Sendable {
  /// The same verdict, where the reasons of this class can be given.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(callRecordResolutionResult.verdict)
  }

  /// The value cannot be used, for a reason that the user is told.
  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    Self(.unsupported(UnsupportedReason("\(reason)")))
  }
}

/// Why the value is refused; the reasons are those of Parley's `StartCallIntent.CallRecordToCallBackUnsupportedReason`.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable, CaseIterable {
  /// No past call is of the kind that was said.
  case noMatchingCall = 1
}

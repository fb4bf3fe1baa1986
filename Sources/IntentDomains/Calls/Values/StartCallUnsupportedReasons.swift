import IntentModel

/// Why a person cannot be called. Source: `INStartCallContactUnsupportedReason`, iOS 13 to 17.
public enum StartCallContactUnsupportedReason: String, UnsupportedReasons {
  case noContactFound
  /// Calls with several people are not possible.
  case multipleContactsUnsupported
  /// The person has no number under the label that was named ("home").
  case noHandleForLabel
  case invalidHandle
  /// Dial codes for the network ("*100#") are not possible.
  case unsupportedMmiUssd
  case noCallHistoryForRedial
  case noUsableHandleForRedial
  /// The user must authenticate inside the app first.
  case requiringInAppAuthentication
}

/// Why a call cannot be by voice or with video. Source: `INStartCallCallCapabilityUnsupportedReason`, iOS 13.
public enum StartCallCallCapabilityUnsupportedReason: String, UnsupportedReasons {
  case videoCallUnsupported
  case microphoneNotAccessible
  case cameraNotAccessible
}

/// Why no call can be called back. Source: `INStartCallCallRecordToCallBackUnsupportedReason`, iOS 14.
public enum StartCallCallRecordToCallBackUnsupportedReason: String, UnsupportedReasons {
  case noMatchingCall
}

import IntentModel

extension StartCallIntent {
  /// Why a person cannot be called.
  ///
  /// Source: `INStartCallContactUnsupportedReason`, iOS 13 to 17.
  public enum ContactUnsupportedReason: String, UnsupportedReasons {
    /// The app knows nobody of that name.
    case noContactFound
    /// Calls with several people are not possible.
    case multipleContactsUnsupported
    /// The person has no number under the label that was named ("home").
    case noHandleForLabel
    /// The number or address is not one that can be called.
    case invalidHandle
    /// Dial codes for the network ("*100#") are not possible.
    case unsupportedMmiUssd
    /// There is no earlier call to dial again.
    case noCallHistoryForRedial
    /// The earlier call has no number that can be dialed again.
    case noUsableHandleForRedial
    /// The user must authenticate inside the app first.
    case requiringInAppAuthentication
  }
}

extension StartCallIntent {
  /// Why a call cannot be by voice or with video.
  ///
  /// Source: `INStartCallCallCapabilityUnsupportedReason`, iOS 13.
  public enum CallCapabilityUnsupportedReason: String, UnsupportedReasons {
    /// The app makes calls by voice only.
    case videoCallUnsupported
    /// The user has not let the app use the microphone.
    case microphoneNotAccessible
    /// The user has not let the app use the camera.
    case cameraNotAccessible
  }
}

extension StartCallIntent {
  /// Why no call can be called back.
  ///
  /// Source: `INStartCallCallRecordToCallBackUnsupportedReason`, iOS 14.
  public enum CallRecordToCallBackUnsupportedReason: String, UnsupportedReasons {
    /// No past call is of the kind that was said.
    case noMatchingCall
  }
}

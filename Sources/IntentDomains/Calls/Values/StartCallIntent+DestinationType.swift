import IntentModel

extension StartCallIntent {
  /// What kind of call is started.
  ///
  /// Source: `INCallDestinationType`, iOS 11 and 13.
  public enum DestinationType: Int, SymbolicValue, CaseIterable {
    /// Not said.
    case unknown = 0
    /// In order: to people, to emergency services, to voicemail, to the last number dialed, to the last caller.
    case normal, emergency, voicemail, redial, callBack
  }
}

extension StartCallIntent {
  /// Where a call is heard.
  ///
  /// Source: `INCallAudioRoute`, iOS 13.
  public enum AudioRoute: Int, SymbolicValue, CaseIterable {
    /// Not said; the device's usual route.
    case unknown = 0
    /// In order: aloud on the device, over a headset or car joined by Bluetooth.
    case speakerphoneAudioRoute, bluetoothAudioRoute
  }
}

import IntentModel

/// What kind of call is started. Source: `INCallDestinationType`, iOS 11 and 13.
public enum CallDestinationType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case normal, emergency, voicemail, redial, callBack
}

/// Where a call is heard. Source: `INCallAudioRoute`, iOS 13.
public enum CallAudioRoute: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case speakerphoneAudioRoute, bluetoothAudioRoute
}

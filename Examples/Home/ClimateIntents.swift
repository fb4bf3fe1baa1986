import Parley

/// Sets how warm a room is to be.
struct SetTemperatureIntent: Intent {
  static let name: IntentName = "SetTemperature"
  static let parameters: [Parameter<Self>] = [
    Parameter("room", \.room, kind: .room, reasons: NotThere.self),
    Parameter("degrees", \.degrees, reasons: NoTemperature.self),
    Parameter("change", \.change),
  ]

  var room: SpeakableString?
  var degrees: Double?
  var change: Change?

  enum Change: String, SymbolicValue, CaseIterable { case warmer, cooler }
  enum NoTemperature: String, UnsupportedReasons { case tooWarm, tooCold }

  typealias Response = HomeResponse
}

/// Tells how warm a room is, and how warm it is to be.
struct CheckTemperatureIntent: Intent {
  static let name: IntentName = "CheckTemperature"
  static let rules = IntentRules(changesNothing: true)
  static let parameters: [Parameter<Self>] = [Parameter("room", \.room, kind: .room, reasons: NotThere.self)]

  var room: SpeakableString?

  typealias Response = HomeResponse
}

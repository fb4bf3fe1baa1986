import Parley

/// Whether something runs.
enum Power: String, SymbolicValue, CaseIterable { case on, off }

/// Why a device, a cover or a room is refused.
enum NotThere: String, UnsupportedReasons { case notThere }

/// Switches lights, fans, sockets and all else that is on or off.
struct SwitchDeviceIntent: Intent {
  static let name: IntentName = "SwitchDevice"
  static let parameters: [Parameter<Self>] = [
    Parameter("device", \.device, kind: .device, reasons: NotThere.self),
    Parameter("room", \.room, kind: .room, reasons: NotThere.self),
    Parameter("power", \.power),
  ]

  var device: SpeakableString?
  var room: SpeakableString?
  var power: Power?

  typealias Response = HomeResponse
}

/// Makes a light brighter, darker or another colour.
struct AdjustLightIntent: Intent {
  static let name: IntentName = "AdjustLight"
  static let parameters: [Parameter<Self>] = [
    Parameter("device", \.device, kind: .device, reasons: NoLight.self),
    Parameter("room", \.room, kind: .room, reasons: NotThere.self),
    Parameter("brightness", \.brightness, reasons: NoPercentage.self),
    Parameter("change", \.change),
    Parameter("colour", \.colour),
  ]

  var device: SpeakableString?
  var room: SpeakableString?
  /// In percent.
  var brightness: Int?
  var change: Change?
  var colour: Colour?

  enum Change: String, SymbolicValue, CaseIterable { case brighter, darker }
  enum Colour: String, SymbolicValue, CaseIterable { case red, orange, yellow, green, blue, purple, white, warmWhite }
  enum NoLight: String, UnsupportedReasons { case notThere, noLight }

  typealias Response = HomeResponse
}

/// Tells whether something runs.
struct CheckDeviceIntent: Intent {
  static let name: IntentName = "CheckDevice"
  /// So that it is answered in the middle of another request.
  static let rules = IntentRules(changesNothing: true)
  static let parameters: [Parameter<Self>] = [
    Parameter("device", \.device, kind: .device, reasons: NotThere.self),
    Parameter("room", \.room, kind: .room, reasons: NotThere.self),
  ]

  var device: SpeakableString?
  var room: SpeakableString?

  typealias Response = HomeResponse
}

/// Opens and closes blinds, curtains, the awning and the garage.
struct MoveCoverIntent: Intent {
  static let name: IntentName = "MoveCover"
  static let parameters: [Parameter<Self>] = [
    Parameter("cover", \.cover, kind: .cover, reasons: NotThere.self),
    Parameter("room", \.room, kind: .room, reasons: NotThere.self),
    Parameter("position", \.position, reasons: NoPercentage.self),
    Parameter("move", \.move),
  ]

  var cover: SpeakableString?
  var room: SpeakableString?
  /// How far it is open, in percent.
  var position: Int?
  var move: Move?

  enum Move: String, SymbolicValue, CaseIterable { case open, close, stop }

  typealias Response = HomeResponse
}

/// Why a number is no percentage.
enum NoPercentage: String, UnsupportedReasons { case outOfRange }

/// Sets several things at once: the home for the evening, for the night, for nobody.
struct ActivateSceneIntent: Intent {
  static let name: IntentName = "ActivateScene"
  static let parameters: [Parameter<Self>] = [
    Parameter("scene", \.scene, kind: .name(VocabularyType("ActivateSceneIntent.scene")), reasons: NotThere.self)
  ]

  var scene: SpeakableString?

  typealias Response = HomeResponse
}

extension ValueKind {
  /// What the vocabularies call the home's devices, covers and rooms; the intents share them.
  static let device = ValueKind.name(VocabularyType("SwitchDeviceIntent.device"))
  static let cover = ValueKind.name(VocabularyType("MoveCoverIntent.cover"))
  static let room = ValueKind.name(VocabularyType("SwitchDeviceIntent.room"))
}

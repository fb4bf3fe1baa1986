import Parley

/// Locks a door.
struct LockDoorIntent: Intent {
  static let name: IntentName = "LockDoor"
  static let parameters: [Parameter<Self>] = [Parameter("door", \.door, kind: .door, reasons: NotThere.self)]

  var door: SpeakableString?

  typealias Response = HomeResponse
}

/// Unlocks a door: never without the user's yes, because a voice is heard through windows, too.
struct UnlockDoorIntent: Intent {
  static let name: IntentName = "UnlockDoor"
  static let rules = IntentRules(goAhead: .asked, requiresUnlock: true)
  static let parameters: [Parameter<Self>] = [Parameter("door", \.door, kind: .door, reasons: NotThere.self)]

  var door: SpeakableString?

  typealias Response = HomeResponse
}

/// Tells whether a door is locked.
struct CheckDoorIntent: Intent {
  static let name: IntentName = "CheckDoor"
  static let rules = IntentRules(changesNothing: true)
  static let parameters: [Parameter<Self>] = [Parameter("door", \.door, kind: .door, reasons: NotThere.self)]

  var door: SpeakableString?

  typealias Response = HomeResponse
}

extension ValueKind {
  static let door = ValueKind.name(VocabularyType("LockDoorIntent.door"))
}

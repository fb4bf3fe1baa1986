import Foundation
import Parley

/// What is in the house, and how it stands.
struct HouseState: Sendable {
  /// Something in a room that is on or off.
  struct Fixture: Sendable {
    /// What it is, by the identifier that the vocabularies have.
    var kind: String
    var room: String
    /// Its own identifier, where a room has several of a kind.
    var own: String?
    var power = Power.off
    var isReachable = true
    /// In percent, of a light.
    var brightness = 100
    var colour = AdjustLightIntent.Colour.warmWhite

    var isLight: Bool { kind == "light" || kind == "lamp" }
  }

  /// Something that opens and closes.
  struct Cover: Sendable {
    var kind: String
    var room: String
    /// How far it is open, in percent.
    var position = 100
  }

  /// A room's thermostat, in degrees.
  struct Thermostat: Sendable {
    var measured: Double
    var target: Double
  }

  struct Timer: Sendable {
    var title: String?
    var end: Date
  }

  var fixtures: [Fixture]
  var covers: [Cover]
  var thermostats: [String: Thermostat]
  /// Whether a door is locked.
  var locks: [String: Bool]
  var timers: [Timer] = []

  static let sample = HouseState(
    fixtures: [
      Fixture(kind: "light", room: "kitchen"),
      Fixture(kind: "coffeeMachine", room: "kitchen"),
      Fixture(kind: "radio", room: "kitchen"),
      Fixture(kind: "light", room: "livingRoom"),
      Fixture(kind: "lamp", room: "livingRoom", own: "readingLamp"),
      Fixture(kind: "lamp", room: "livingRoom", own: "floorLamp"),
      Fixture(kind: "television", room: "livingRoom"),
      Fixture(kind: "light", room: "bedroom"),
      Fixture(kind: "fan", room: "bedroom"),
      Fixture(kind: "light", room: "bathroom"),
      Fixture(kind: "fan", room: "bathroom", isReachable: false),
      Fixture(kind: "light", room: "hall"),
    ],
    covers: [
      Cover(kind: "blind", room: "livingRoom"), Cover(kind: "curtain", room: "livingRoom"),
      Cover(kind: "blind", room: "bedroom"), Cover(kind: "awning", room: "terrace", position: 0),
      Cover(kind: "garageDoor", room: "garage", position: 0),
    ],
    thermostats: [
      "livingRoom": Thermostat(measured: 20.5, target: 21), "bedroom": Thermostat(measured: 18, target: 17),
      "bathroom": Thermostat(measured: 22.5, target: 23),
    ],
    locks: ["frontDoor": true, "backDoor": false])
}

// MARK: Rooms

extension HouseState {
  /// The room that means all of them.
  static let everywhere = "everywhere"

  /// Settles the room of something that is in some rooms: asked for where it is in several.
  func room(_ said: SpeakableString?, among rooms: Set<String>) -> ResolutionResult<SpeakableString> {
    guard let said else { return rooms.count > 1 ? .needsValue : .notRequired }
    guard let room = said.vocabularyIdentifier, room == Self.everywhere || rooms.contains(room) else {
      return .unsupported(NotThere.notThere)
    }
    return .success(said)
  }

  /// Whether what is in a room is meant by the room that was said, if any was.
  static func isMeant(_ room: String, by said: SpeakableString?) -> Bool {
    guard let said = said?.vocabularyIdentifier else { return true }
    return said == everywhere || said == room
  }

  /// The details that name a thing and its room: the languages have words for "the light" and "in the kitchen".
  func names(of thing: String?, in room: String?) -> [String: ToldValue] {
    var details: [String: ToldValue] = [:]
    if let thing { details["what"] = .symbol("the" + thing.capitalisedFirst) }
    if let room { details["where"] = .symbol("in" + room.capitalisedFirst) }
    return details
  }
}

extension HouseState {
  /// The language in which the user is answered, without its region.
  static var spokenLanguage: String { AnyIntentHandler.language.map { String($0.tag.prefix { $0 != "-" }) } ?? "en" }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: Climate

extension HouseState {
  func heatedRoom(_ said: SpeakableString?) -> ResolutionResult<SpeakableString> {
    room(said, among: Set(thermostats.keys))
  }

  mutating func heat(_ intent: SetTemperatureIntent) -> HomeResponse {
    let rooms = thermostats.keys.filter { Self.isMeant($0, by: intent.room) }
    let step = intent.change.map { $0 == .warmer ? 1.0 : -1.0 } ?? 0
    for room in rooms {
      let target = intent.degrees ?? (thermostats[room]?.target ?? 0) + step
      thermostats[room]?.target = min(max(target, 5), 30)
    }
    var details = names(of: nil, in: intent.room?.vocabularyIdentifier)
    if rooms.count == 1, let target = thermostats[rooms[0]]?.target { details["target"] = .number(Decimal(target)) }
    if let degrees = intent.degrees { details["target"] = .number(Decimal(degrees)) }
    return HomeResponse(.success, details)
  }

  func tell(_ intent: CheckTemperatureIntent) -> HomeResponse {
    let meant = thermostats.filter { Self.isMeant($0.key, by: intent.room) }.map(\.value)
    guard !meant.isEmpty else { return HomeResponse(.failure) }
    let measured = (meant.map(\.measured).reduce(0, +) / Double(meant.count) * 2).rounded() / 2
    var details = names(of: nil, in: intent.room?.vocabularyIdentifier)
    details["measured"] = .number(Decimal(measured))
    if meant.count == 1 { details["target"] = .number(Decimal(meant[0].target)) }
    return HomeResponse(.success, details)
  }
}

// MARK: Doors

extension HouseState {
  func door(_ said: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard let said else { return .needsValue }
    return said.vocabularyIdentifier.map { locks[$0] != nil } == true ? .success(said) : .unsupported(NotThere.notThere)
  }

  func isLocked(_ door: SpeakableString?) -> Bool { door?.vocabularyIdentifier.flatMap { locks[$0] } ?? false }

  func names(of door: SpeakableString?) -> [String: ToldValue] { names(of: door?.vocabularyIdentifier, in: nil) }

  mutating func setLock(of door: SpeakableString?, to locked: Bool) -> HomeResponse {
    if isLocked(door) == locked { return HomeResponse(.failureAlreadyDone, names(of: door)) }
    if let door = door?.vocabularyIdentifier { locks[door] = locked }
    return HomeResponse(.success, names(of: door))
  }

  func tell(_ intent: CheckDoorIntent) -> HomeResponse {
    var details = names(of: intent.door)
    details["state"] = .symbol(isLocked(intent.door) ? "locked" : "unlocked")
    return HomeResponse(.success, details)
  }
}

import Parley

// What is switched, dimmed and moved.
extension HouseState {
  /// The fixtures that a device's name means in a room: "lights" are the lamps, too, and "everything" is all there is.
  private func indices(of device: SpeakableString?, in room: SpeakableString?, lightsOnly: Bool = false) -> [Int] {
    fixtures.indices.filter { index in
      let fixture = fixtures[index]
      guard Self.isMeant(fixture.room, by: room), fixture.isLight || !lightsOnly else { return false }
      return switch device?.vocabularyIdentifier {
      case nil, "everything": true
      case "light": fixture.isLight
      case let name: fixture.kind == name || fixture.own == name
      }
    }
  }

  func device(_ said: SpeakableString?, in room: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard let said else { return .needsValue }
    guard said.vocabularyIdentifier != nil else { return .unsupported(NotThere.notThere) }
    let found = indices(of: said, in: room).map { fixtures[$0] }
    if found.isEmpty { return .unsupported(NotThere.notThere) }
    let own = found.compactMap { fixture in fixture.own.map { Self.name(of: $0) } }
    return said.vocabularyIdentifier == "lamp" && own.count > 1 ? .disambiguation(own) : .success(said)
  }

  /// The same of a light; where none is named, all lights of the room are meant.
  func light(_ said: SpeakableString?, in room: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard said != nil else { return .notRequired }
    let result = device(said, in: room)
    guard case .success = result, indices(of: said, in: room, lightsOnly: true).isEmpty else { return result }
    return .unsupported(AdjustLightIntent.NoLight.noLight)
  }

  func room(
    _ said: SpeakableString?, of device: SpeakableString?, amongLights lightsOnly: Bool = false
  ) -> ResolutionResult<SpeakableString> {
    if said == nil, device?.vocabularyIdentifier == "everything" { return .notRequired }
    return room(said, among: Set(indices(of: device, in: nil, lightsOnly: lightsOnly).map { fixtures[$0].room }))
  }

  /// A lamp by its own name, in the language that is spoken.
  private static func name(of lamp: String) -> SpeakableString {
    let names: [String: [String: String]] = [
      "readingLamp": [
        "en": "reading lamp", "de": "Leselampe", "es": "lámpara de lectura", "fr": "lampe de lecture",
        "it": "lampada da lettura", "nl": "leeslamp",
      ],
      "floorLamp": [
        "en": "floor lamp", "de": "Stehlampe", "es": "lámpara de pie", "fr": "lampadaire", "it": "lampada da terra",
        "nl": "staande lamp",
      ],
    ]
    return SpeakableString(names[lamp]?[spokenLanguage] ?? lamp, identifier: lamp)
  }

  // MARK: Doing it

  mutating func turn(_ intent: SwitchDeviceIntent) -> HomeResponse {
    let details = names(of: intent.device?.vocabularyIdentifier, in: intent.room?.vocabularyIdentifier)
    let (meant, power) = (indices(of: intent.device, in: intent.room), intent.power ?? .on)
    if !meant.contains(where: { fixtures[$0].isReachable }) { return HomeResponse(.failureUnreachable, details) }
    if meant.allSatisfy({ fixtures[$0].power == power }) { return HomeResponse(.failureAlreadyDone, details) }
    for index in meant where fixtures[index].isReachable { fixtures[index].power = power }
    return HomeResponse(.success, details)
  }

  mutating func adjust(_ intent: AdjustLightIntent) -> HomeResponse {
    let lights = indices(of: intent.device, in: intent.room, lightsOnly: true)
    for index in lights {
      let step = intent.change.map { $0 == .brighter ? 20 : -20 } ?? 0
      fixtures[index].brightness = min(max(intent.brightness ?? fixtures[index].brightness + step, 0), 100)
      fixtures[index].colour = intent.colour ?? fixtures[index].colour
      fixtures[index].power = fixtures[index].brightness == 0 ? .off : .on
    }
    var details = names(of: intent.device?.vocabularyIdentifier ?? "light", in: intent.room?.vocabularyIdentifier)
    details["level"] = intent.brightness.map { .number(.init($0)) }
    details["changed"] = intent.brightness == nil ? intent.change?.told : nil
    return HomeResponse(.success, details)
  }

  func tell(_ intent: CheckDeviceIntent) -> HomeResponse {
    let meant = indices(of: intent.device, in: intent.room).map { fixtures[$0] }
    guard meant.contains(where: \.isReachable) else {
      return HomeResponse(
        .failureUnreachable, names(of: intent.device?.vocabularyIdentifier, in: intent.room?.vocabularyIdentifier))
    }
    var details = names(of: intent.device?.vocabularyIdentifier, in: intent.room?.vocabularyIdentifier)
    details["state"] = .symbol(meant.contains { $0.power == .on } ? "on" : "off")
    return HomeResponse(.success, details)
  }

  // MARK: Covers

  private func covers(_ said: SpeakableString?, in room: SpeakableString?) -> [Int] {
    covers.indices.filter { index in
      Self.isMeant(covers[index].room, by: room) && said?.vocabularyIdentifier == covers[index].kind
    }
  }

  func cover(_ said: SpeakableString?, in room: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard let said else { return .needsValue }
    return covers(said, in: room).isEmpty ? .unsupported(NotThere.notThere) : .success(said)
  }

  func room(_ said: SpeakableString?, ofCover cover: SpeakableString?) -> ResolutionResult<SpeakableString> {
    room(said, among: Set(covers(cover, in: nil).map { covers[$0].room }))
  }

  mutating func move(_ intent: MoveCoverIntent) -> HomeResponse {
    for index in covers(intent.cover, in: intent.room) {
      switch intent.move {
      case .stop: continue
      case .close: covers[index].position = intent.position.map { 100 - $0 } ?? 0
      case .open, nil: covers[index].position = intent.position ?? 100
      }
    }
    var details = names(of: intent.cover?.vocabularyIdentifier, in: intent.room?.vocabularyIdentifier)
    details["level"] = intent.position.map { .number(.init($0)) }
    details["moved"] = intent.position == nil ? intent.move?.told : nil
    return HomeResponse(.success, details)
  }

  // MARK: Scenes

  private static let scenes: Set<String> = ["goodNight", "movie", "dinner", "away"]

  func scene(_ said: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard let said else { return .needsValue }
    return said.vocabularyIdentifier.map(Self.scenes.contains) == true
      ? .success(said) : .unsupported(NotThere.notThere)
  }

  mutating func activate(_ intent: ActivateSceneIntent) -> HomeResponse {
    let scene = intent.scene?.vocabularyIdentifier
    for index in fixtures.indices where fixtures[index].isReachable {
      let isKept = scene == "movie" || scene == "dinner"
      fixtures[index].power = isKept && fixtures[index].room == "livingRoom" ? fixtures[index].power : .off
      if isKept, fixtures[index].isLight, fixtures[index].room == "livingRoom" { fixtures[index].brightness = 30 }
    }
    if scene == "goodNight" || scene == "away" {
      for door in locks.keys { locks[door] = true }
    }
    return HomeResponse(.success, names(of: scene, in: nil))
  }
}

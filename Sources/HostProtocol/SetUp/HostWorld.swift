#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import Synchronization

/// What a conversation of a host knows of the world outside; each message may change it, and between messages it is
/// fixed.
package final class HostWorld: Sendable {
  private struct State {
    /// The moment, where the host fixes it; the machine's own clock otherwise.
    var now: Date?
    var location: Placemark?
    var isLocked = false
  }

  private let state: Mutex<State>
  private let zone: TimeZone
  /// The rules of the time zone, where the host gives them because Foundation does not know the zone.
  private let zoneFile: ZoneFile?
  private let currencyCode: String?
  private let region: Region?
  private let permissions: RememberedPermissions
  private let host: any HostCalling
  private let makeKey: (@Sendable () -> RequestKey)?

  /// The members of a message that describe the world.
  static let members: Set = [
    "now", "timeZone", "location", "locked", "currency", "region", "permission", "permissions",
  ]

  package init(
    _ fields: JSONFields, host: any HostCalling, makeKey: (@Sendable () -> RequestKey)? = nil
  ) throws(MessageProblem) {
    let now = try Self.moment(fields)
    var zone = now?.zone ?? .current
    var file: ZoneFile?
    if let name = try fields.string("timeZone") {
      file = ZoneFile.foundationHasZones ? nil : ZoneFile(name)
      guard let named = TimeZone(identifier: name) ?? file.map({ _ in .gmt }) else {
        throw .unknown("time zone", name, at: fields.path("timeZone"), known: ZoneFile.names)
      }
      zone = named
    } else if now == nil, !ZoneFile.foundationHasZones {
      file = .current()
    }
    self.zone = zone
    zoneFile = file
    self.currencyCode = try fields.string("currency")
    self.region = try Self.region(fields)
    self.permissions = try Self.permissions(fields)
    self.host = host
    self.makeKey = makeKey
    var state = State()
    state.now = now?.date
    state.location = try Self.location(fields)
    state.isLocked = try fields.flag("locked") ?? false
    self.state = Mutex(state)
  }

  /// Takes what a message says about the world: `now`, `location`, `locked`.
  package func take(_ fields: JSONFields) throws(MessageProblem) {
    let now = try Self.moment(fields)
    let location = try Self.location(fields)
    let isLocked = try fields.flag("locked")
    state.withLock { state in
      state.now = now?.date ?? state.now
      state.location = location ?? state.location
      state.isLocked = isLocked ?? state.isLocked
    }
  }

  package func environment(after timers: ConversationEnvironment) -> ConversationEnvironment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var environment = ConversationEnvironment(
      now: { [self] in state.withLock { $0.now } ?? Date() }, calendar: calendar,
      location: { [self] in state.withLock { $0.location } }, after: timers.after,
      isLocked: { [self] in state.withLock { $0.isLocked } }, authenticator: HostAuthenticator(world: self, host: host),
      permissions: permissions, currencyCode: currencyCode, region: region,
      makeRequestKey: makeKey ?? { .random() })
    if let zoneFile {
      environment.calendarNow = { [self, calendar] in
        zoneFile.set(calendar, at: state.withLock { $0.now } ?? Date())
      }
    }
    return environment
  }

  fileprivate func unlock() { state.withLock { $0.isLocked = false } }

  package static func moment(_ fields: JSONFields) throws(MessageProblem) -> HostMoment? {
    guard let text = try fields.string("now") else { return nil }
    if let moment = HostMoment(text) { return moment }
    throw MessageProblem(at: fields.path("now"), "a moment is expected, such as \"2026-11-21T09:00:00+01:00\"")
  }

  private static func region(_ fields: JSONFields) throws(MessageProblem) -> Region? {
    guard let code = try fields.string("region") else { return nil }
    guard let region = Region(code) else {
      throw .unknown("region", code, at: fields.path("region"), known: Region.all.map(\.code))
    }
    return region
  }

  private static func location(_ fields: JSONFields) throws(MessageProblem) -> Placemark? {
    let location = try fields.object("location")
    if location.members.isEmpty { return nil }
    let latitude = try location.required("latitude", try location.number("latitude"))
    let longitude = try location.required("longitude", try location.number("longitude"))
    guard abs(latitude) <= 90, abs(longitude) <= 180 else {
      throw MessageProblem(at: location.place, "latitude is within 90 degrees and longitude within 180")
    }
    return Placemark(
      name: try location.string("name"), coordinate: Coordinate(latitude: latitude, longitude: longitude))
  }

  private enum PermissionName: String, CaseIterable { case notDetermined, restricted, denied, authorized }

  private static func permissions(_ fields: JSONFields) throws(MessageProblem) -> RememberedPermissions {
    func status(_ fields: JSONFields, _ name: String) throws(MessageProblem) -> PermissionStatus? {
      let known: PermissionName? = try fields.name(name, "permission")
      return known.flatMap { name in
        PermissionName.allCases.firstIndex(of: name).flatMap(PermissionStatus.init)
      }
    }
    let single = try fields.object("permissions")
    var statuses: [String: PermissionStatus] = [:]
    for app in single.members.keys { statuses[app] = try status(single, app) }
    return RememberedPermissions(statuses, otherwise: try status(fields, "permission") ?? .notDetermined)
  }
}

/// Unlocks the device by asking the host.
private struct HostAuthenticator: Authenticator {
  let world: HostWorld
  let host: any HostCalling

  func authenticate(reason: String) async -> Bool {
    var params: [String: JSONValue] = ["reason": .string(reason)]
    params["conversation"] = CallingConversation.current
    let answer = try? await host.call("authenticate", .object(params))
    guard case .object(let members)? = answer, members["granted"] == .boolean(true) else { return false }
    world.unlock()
    return true
  }
}

import Foundation
import HostProtocol
import Parley
import Synchronization

/// Random users and random hosts over the protocol: whatever the host answers, early, late, twice or never, what is done
/// is what was wished, and what is told is so.
final class HostTarget: FuzzTarget {
  let kept = SeedFiles.kept("Hosts")
  let isLines = true
  private let kit = Mutex<HostKit?>(nil)

  func input(from numbers: inout Numbers) -> [UInt8] { Array(HostSteps.made(&numbers).joined(separator: "\n").utf8) }

  func run(_ input: [UInt8]) async throws {
    let steps = HostSteps(String(decoding: input, as: UTF8.self))
    // To set a session up takes longer than a case: it serves case after case, until its host leaves.
    let used: HostKit
    if let known = kit.withLock({ $0 }) { used = known } else { used = try await HostKit() }
    kit.withLock { $0 = nil }
    let player = HostPlayer(used)
    try await player.play(steps.steps)
    if !used.hasLeft { kit.withLock { $0 = used } }
  }
}

/// A session that is set up, the host that it calls, and their clock.
final class HostKit: Sendable {
  let host: RandomHost
  let clock = SimulatedEnvironment(now: FuzzWorld.now)
  private let cases = Mutex((count: 0, hasLeft: false))

  var hasLeft: Bool { cases.withLock { $0.hasLeft } }
  func leave() { cases.withLock { $0.hasLeft = true } }

  /// A name that no case before had.
  func nextName() -> String {
    cases.withLock { cases in
      cases.count += 1
      return "c\(cases.count)"
    }
  }

  init() async throws {
    host = RandomHost()
    let host = host
    host.begin(HostSession(timers: clock.environment, simulate: nil) { host.take($0) })
    try await host.ask("initialize", Self.setUp)
  }

  static let setUp = #"""
    {"now": "2026-11-21T09:00:00+01:00", "permission": "authorized", "apps": [
      {"identifier": "a.pay", "displayName": "Pay",
        "restrictedWhileLocked": ["SendPayment", "SearchForAccounts", "RequestPayment"],
        "handles": {"SendPayment": {"resolve": ["payee", "currencyAmount"], "confirm": true}, "SearchForAccounts": {},
          "RequestPayment": {"resolve": ["payer"]}}},
      {"identifier": "a.chat", "displayName": "Chat", "restrictedWhileLocked": ["SearchForMessages"],
        "handles": {"SendMessage": {"resolve": ["recipients", "content"], "confirm": true}, "SearchForMessages": {}}},
      {"identifier": "a.ring", "displayName": "Ring", "handles": {"StartCall": {"resolve": ["contacts"]}}},
      {"identifier": "a.rides", "displayName": "Rides",
        "handles": {"RequestRide": {"resolve": ["dropOffLocation"], "confirm": true}, "GetRideStatus": {}}}]}
    """#

  /// The intents that only look something up.
  static let changingNothing: Set = ["SearchForAccounts", "SearchForMessages", "GetRideStatus"]
  /// The intents that need an unlocked device.
  static let restricted: Set = ["SendPayment", "SearchForAccounts", "RequestPayment", "SearchForMessages"]
}

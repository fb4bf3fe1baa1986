import Foundation
import Parley

@testable import SimulatedApps

/// The folders of the sample apps, and a world that stands still.
enum Worlds {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func folder(_ name: String) -> String { "\(root)/\(name)" }

  /// 21 November 2026, 9 o'clock.
  static let start = Date(timeIntervalSince1970: 1_795_251_600)

  static func messenger(
    _ folder: String = "Vocabulary/MonkeyChat", in world: SimulatedEnvironment
  ) throws -> Messenger {
    let file = Self.folder(folder) + "/World.plist"
    let bytes = FileManager.default.contents(atPath: file) ?? Data()
    var reader = try WorldReader(Array(bytes), file: file, now: world.now)
    let contacts = reader.readContacts()
    let messenger = Messenger(reading: &reader, contacts: contacts, environment: world.environment)
    try reader.finish()
    return messenger
  }

  static func world() -> SimulatedEnvironment { SimulatedEnvironment(now: start) }
}

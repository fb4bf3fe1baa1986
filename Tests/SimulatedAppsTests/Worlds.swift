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
    try read(folder, in: world) { Messenger(reading: &$0, contacts: $1, environment: world.environment) }
  }

  /// Reads the World.plist of a folder.
  static func read<Kind>(
    _ folder: String, in world: SimulatedEnvironment, _ make: (inout WorldReader, ContactBook) -> Kind
  ) throws -> Kind {
    let file = Self.folder(folder) + "/World.plist"
    let bytes = FileManager.default.contents(atPath: file) ?? Data()
    var reader = try WorldReader(Array(bytes), file: file, now: world.now)
    let contacts = reader.readContacts()
    let kind = make(&reader, contacts)
    try reader.finish()
    return kind
  }

  static func world() -> SimulatedEnvironment { SimulatedEnvironment(now: start) }
}

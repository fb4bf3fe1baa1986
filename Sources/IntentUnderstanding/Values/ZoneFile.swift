#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import DataStructures

/// A time zone read from its file in the machine's database.
///
/// What Foundation knows of time zones comes with its locale data. A program linked without that data has only zones
/// with a fixed offset; this gives the offset for a date.
///
/// Source: RFC 8536, the Time Zone Information Format.
package struct ZoneFile: Sendable {
  /// The changes of the offset, each with the second since 1970 at which it begins, in order.
  private var changes: [(start: Int, offset: Int)] = []
  /// The offset before the first change.
  private var first = 0
  /// The rule after the last change.
  private var rule: ZoneRule?

  /// Reads the zone with a name such as `Europe/Berlin`; `nil` where the machine has none of that name.
  package init?(_ name: String) {
    let isName = name.utf8.count < 60 && !name.hasPrefix("/") && !name.contains("..")
    guard isName, let file = try? Data(contentsOf: URL(filePath: Self.folder + name)) else { return nil }
    self.init([UInt8](file))
  }

  /// The zone that the machine is set to.
  package static func current() -> ZoneFile? {
    (try? Data(contentsOf: URL(filePath: "/etc/localtime"))).flatMap { ZoneFile([UInt8]($0)) }
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 44, bytes.starts(with: Array("TZif".utf8)) else { return nil }
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }
    /// The six counts of a header: of UTC and standard flags, leap seconds, changes, types and letters.
    func counts(_ header: Int) -> [Int]? {
      let counts = (0..<6).compactMap { number(header + 20 + $0 * 4, 4) }
      return counts.count == 6 && counts.allSatisfy { (0...100_000).contains($0) } ? counts : nil
    }
    func length(_ counts: [Int], _ size: Int) -> Int {
      counts[0] + counts[1] + counts[2] * (size + 4) + counts[3] * (size + 1) + counts[4] * 6 + counts[5]
    }
    // The first block has four bytes for each time; the second, which version 2 added, repeats it with eight.
    guard bytes[4] >= UInt8(ascii: "2"), let old = counts(0) else { return nil }
    let header = 44 + length(old, 4)
    guard let now = counts(header) else { return nil }
    let (times, kinds) = (header + 44, header + 44 + now[3] * 8)
    let types = kinds + now[3]
    func offset(_ kind: UInt8) -> Int? { number(types + Int(kind) * 6, 4) }
    guard types + now[4] * 6 <= bytes.count, let first = offset(0) else { return nil }
    self.first = first
    for index in 0..<now[3] {
      guard let start = number(times + index * 8, 8), let offset = offset(bytes[kinds + index]) else { return nil }
      changes.append((start, offset))
    }
    let footer = bytes.dropFirst(header + 44 + length(now, 8) + 1).prefix { $0 != UInt8(ascii: "\n") }
    rule = ZoneRule(String(decoding: footer, as: UTF8.self))
  }

  /// The seconds that a local time is ahead of Greenwich at a moment.
  package func offset(at date: Date) -> Int {
    let seconds = Int(max(-1e14, min(1e14, date.timeIntervalSince1970.rounded(.down))))
    let after = changes.partitionPoint { $0.start > seconds }
    if after == changes.count, let rule { return rule.offset(at: seconds) }
    return after == 0 ? first : changes[after - 1].offset
  }

  /// Sets the calendar to the offset of a moment.
  package func set(_ calendar: Calendar, at date: Date) -> Calendar {
    var calendar = calendar
    calendar.timeZone = TimeZone(secondsFromGMT: offset(at: date)) ?? .gmt
    return calendar
  }

  /// Whether Foundation knows time zones by name; else the machine's files are read.
  package static let foundationHasZones = TimeZone(identifier: "Europe/Berlin") != nil

  /// The names of the usual zones; empty where the machine has no list of them.
  package static var names: [String] {
    let list = try? String(contentsOf: URL(filePath: folder + "zone.tab"), encoding: .utf8)
    return (list ?? "").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      return line.hasPrefix("#") || fields.count < 3 ? nil : String(fields[2])
    }.sorted()
  }

  private static let folder = "/usr/share/zoneinfo/"
}

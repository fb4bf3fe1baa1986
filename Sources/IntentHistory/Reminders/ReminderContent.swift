#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// What the files of the reminders hold.
struct ReminderContent {
  private struct Kept {
    var reminder: Reminder
    var bytes: [UInt8]
  }

  private var kept: [String: Kept] = [:]
  /// When the user arrived or left, for reminders that came back by that and were not handed over yet.
  private var moments: [String: Date] = [:]
  /// How often something was deleted before it was handed over.
  private(set) var removals = 0
  /// Whether the files still contain something that was deleted.
  var owesErasure = false

  var count: Int { kept.count }

  subscript(identifier: String) -> Reminder? { kept[identifier]?.reminder }

  /// In the order in which they were made.
  var all: [Reminder] {
    kept.values.map(\.reminder).sorted { (Self.number(of: $0.id) ?? 0) < (Self.number(of: $1.id) ?? 0) }
  }

  var lastNumber: Int { kept.keys.compactMap(Self.number).max() ?? 0 }

  /// When a reminder comes back by the clock, or has come back by a place; `nil` before the user arrives or leaves.
  func moment(of reminder: Reminder) -> Date? {
    if case .time(let date) = reminder.trigger { date } else { moments[reminder.id] }
  }

  mutating func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value): put(value, for: Key(key))
    case .delete(let key):
      owesErasure = true
      switch Key(key) {
      case .reminder(let identifier): kept[identifier] = nil
      case .moment(let identifier): moments[identifier] = nil
      case .removals, .unknown: break
      }
    }
  }

  private mutating func put(_ value: [UInt8], for key: Key) {
    var reader = ByteReader(value)
    switch key {
    case .reminder(let identifier):
      let reminder = try? JSONDecoder().decode(Reminder.self, from: Data(value))
      // In a file that was tampered with a reminder may be stored under another's key, by which it could not be
      // deleted.
      kept[identifier] = reminder.flatMap { $0.id == identifier ? Kept(reminder: $0, bytes: value) : nil }
    case .moment(let identifier): moments[identifier] = reader.date()
    case .removals: removals = reader.count()
    case .unknown: break
    }
  }

  /// Everything as it is to be stored again.
  var live: [(key: String, value: [UInt8])] {
    let reminders = kept.sorted { $0.key < $1.key }.map { ($0.key, $0.value.bytes) }
    let moments = moments.filter { kept[$0.key] != nil }.map { (Key.moment($0.key).stored, Self.bytes($0.value)) }
    let counted = removals > 0 ? [(Key.removals.stored, ByteWriter.bytes(of: removals))] : []
    return (reminders + moments + counted).map { (key: $0.0, value: $0.1) }
  }

  static func identifier(_ number: Int) -> String { "reminder-\(number)" }

  static func bytes(_ date: Date) -> [UInt8] {
    var writer = ByteWriter()
    writer.date(date)
    return writer.bytes
  }

  /// The number in an identifier.
  ///
  /// A larger one than any that is given out would leave no room for the next.
  private static func number(of identifier: some StringProtocol) -> Int? {
    let number = identifier.split(separator: "-").last.flatMap { Int($0) }
    return number.flatMap { (1...1 << 40).contains($0) && identifier == self.identifier($0) ? $0 : nil }
  }

  /// What a record of the reminders' files is about.
  enum Key {
    case reminder(String)
    /// When a reminder came back by a place.
    case moment(String)
    case removals
    case unknown

    private static let momentPrefix = "moment "

    init(_ stored: String) {
      if stored == Self.removals.stored {
        self = .removals
      } else if stored.hasPrefix(Self.momentPrefix) {
        let identifier = stored.dropFirst(Self.momentPrefix.count)
        self = number(of: identifier) == nil ? .unknown : .moment(String(identifier))
      } else {
        self = number(of: stored) == nil ? .unknown : .reminder(stored)
      }
    }

    var stored: String {
      switch self {
      case .reminder(let identifier): identifier
      case .moment(let identifier): Self.momentPrefix + identifier
      case .removals: "removals"
      case .unknown: ""
      }
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// An interaction as it is stored: what is learned from it in front, then all of it as JSON.
struct Donation {
  var app: String
  var intent: IntentName
  var identifier: String
  var group: String?
  var date: Date
  var direction: Interaction.Direction
  var status: IntentHandlingStatus
  /// The half hour of the week in which it happened, by the user's calendar: 0 is Sunday 00:00.
  var slot: Int
  var location: Coordinate?
  /// A key that is equal for interactions of the same habit.
  var habit: String
  var personKeys: [String]
  var json: [UInt8]

  /// The first version had no names.
  fileprivate static let versions: ClosedRange<UInt8> = 1...2

  init(_ interaction: Interaction, identifier: String, calendar: Calendar) throws {
    app = interaction.app
    intent = interaction.intent.name
    self.identifier = identifier
    group = interaction.groupIdentifier
    date = interaction.date
    direction = interaction.direction
    status = interaction.handlingStatus
    slot = WeekSlot(interaction.date, in: calendar).number
    location = interaction.location
    personKeys = PersonKeys(interaction.people).keys
    var named = interaction
    named.identifier = identifier
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    json = Array(try encoder.encode(named))
    if let viewed = interaction.viewedActivity {
      // The same content, even if the activity's other fields differ this time.
      habit = viewed.contentKey ?? viewed.contentSummary
    } else if interaction.people.isEmpty {
      habit = String(decoding: try encoder.encode(interaction.intent), as: UTF8.self)
    } else {
      habit = interaction.people.map { PersonKeys([$0]).keys.first ?? "" }.sorted().joined(separator: "\u{1F}")
    }
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.versions.upperBound)
    writer.texts([app, intent.rawValue, identifier, group ?? "", habit])
    writer.date(date)
    writer.byte(UInt8(truncatingIfNeeded: direction.rawValue))
    writer.byte(UInt8(truncatingIfNeeded: status.rawValue))
    writer.number(slot)
    writer.double(location?.latitude ?? .nan)
    writer.double(location?.longitude ?? .nan)
    writer.texts(personKeys)
    writer.data(json)
    let names = NamesInJSON.hashes(in: json[...])
    writer.number(names.count)
    for name in names { writer.fixed(name) }
    return writer.bytes
  }
}

/// A donation as the files hold it, and where in its bytes its parts are; nothing of it is copied.
struct StoredDonation {
  let bytes: [UInt8]
  let date: Date
  let direction: Interaction.Direction
  let status: IntentHandlingStatus
  let slot: WeekSlot
  let location: Coordinate?
  let personCount: Int
  private let appRange: Range<Int>
  private let intentRange: Range<Int>
  private let identifierRange: Range<Int>
  private let groupRange: Range<Int>
  private let habitRange: Range<Int>
  private let peopleRange: Range<Int>
  private let jsonRange: Range<Int>
  /// The place of the hashes of names; `nil` in a record of the first version.
  private let namesRange: Range<Int>?

  /// `nil` where the bytes are no donation.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard
      let version = reader.byte(), Donation.versions.contains(version), reader.number() == 5, let app = reader.range(),
      let intent = reader.range(), let identifier = reader.range(), let group = reader.range(),
      let habit = reader.range(), let date = reader.date(), let direction = reader.byte(), let status = reader.byte(),
      let slot = reader.number(),
      let latitude = reader.double(), let longitude = reader.double(), let personCount = reader.number(),
      personCount >= 0, personCount <= bytes.count
    else { return nil }
    let people = reader.position
    for _ in 0..<personCount where reader.range() == nil { return nil }
    peopleRange = people..<reader.position
    guard let json = reader.range() else { return nil }
    if version > 1 {
      guard let count = reader.number(), (0...bytes.count / 8).contains(count) else { return nil }
      namesRange = reader.position..<reader.position + count * 8
      if reader.position + count * 8 > bytes.count { return nil }
    } else {
      namesRange = nil
    }
    self.bytes = bytes
    self.date = date
    self.direction = Interaction.Direction(rawValue: Int(direction)) ?? .unspecified
    self.status = IntentHandlingStatus(rawValue: Int(status)) ?? .unspecified
    self.slot = WeekSlot(number: slot)
    self.personCount = personCount
    location = latitude.isFinite && longitude.isFinite ? Coordinate(latitude: latitude, longitude: longitude) : nil
    (appRange, intentRange, identifierRange, groupRange) = (app, intent, identifier, group)
    (habitRange, jsonRange) = (habit, json)
  }

  var app: ArraySlice<UInt8> { bytes[appRange] }
  var intent: ArraySlice<UInt8> { bytes[intentRange] }
  var identifier: String { String(decoding: bytes[identifierRange], as: UTF8.self) }
  /// Empty where it belongs to no group.
  var group: String { String(decoding: bytes[groupRange], as: UTF8.self) }
  var habit: ArraySlice<UInt8> { bytes[habitRange] }

  /// Passes on the keys by which its people are recognised again.
  func forEachPersonKey(_ body: (ArraySlice<UInt8>) -> Void) {
    var reader = ByteReader(bytes, in: peopleRange)
    while let range = reader.range() { body(bytes[range]) }
  }

  /// The names of people and the words of vocabularies in it, as they are written.
  var names: [String] { NamesInJSON.names(in: bytes[jsonRange]) }

  /// Passes on the hashes of the names of people and of the words of vocabularies in it.
  func forEachNameHash(_ body: (UInt64) -> Void) {
    guard let namesRange else { return NamesInJSON.hashes(in: bytes[jsonRange]).forEach(body) }
    var reader = ByteReader(bytes, in: namesRange)
    while let hash = reader.fixed(UInt64.self) { body(hash) }
  }

  /// The interaction as a tree.
  ///
  /// It was encoded here, so its size needs no limit.
  var interactionAsJSON: BoundedJSON? { BoundedJSON(bytes[jsonRange], deepest: 512, most: .max) }

  var interaction: Interaction? { try? JSONDecoder().decode(Interaction.self, from: Data(bytes[jsonRange])) }

  /// Whether something can be learned from it: it was done, and not merely tried.
  var teaches: Bool { status != .failure }
}

/// A half hour of the week.
struct WeekSlot: Hashable {
  static let count = 7 * 48
  /// 0 is Sunday 00:00.
  let number: Int

  init(number: Int) { self.number = min(max(number, 0), Self.count - 1) }

  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
    self.init(number: ((parts.weekday ?? 1) - 1) * 48 + (parts.hour ?? 0) * 2 + (parts.minute ?? 0) / 30)
  }

  var day: Int { number / 48 }
  var halfHour: Int { number % 48 }
  var isWeekend: Bool { day == 0 || day == 6 }
}

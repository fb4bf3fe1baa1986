#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// An interaction as it is kept: what is learned from it in front, the whole of it as JSON.
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
  /// What is the same in interactions that are the same habit.
  var habit: String
  var personKeys: [String]
  var json: [UInt8]

  fileprivate static let version: UInt8 = 1

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
      // The same content, whatever else the activity says of it this time.
      habit = viewed.contentKey ?? viewed.contentSummary
    } else if interaction.people.isEmpty {
      habit = String(decoding: try encoder.encode(interaction.intent), as: UTF8.self)
    } else {
      habit = interaction.people.map { PersonKeys([$0]).keys.first ?? "" }.sorted().joined(separator: "\u{1F}")
    }
  }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    writer.texts([app, intent.rawValue, identifier, group ?? "", habit])
    writer.date(date)
    writer.byte(UInt8(truncatingIfNeeded: direction.rawValue))
    writer.byte(UInt8(truncatingIfNeeded: status.rawValue))
    writer.number(slot)
    writer.double(location?.latitude ?? .nan)
    writer.double(location?.longitude ?? .nan)
    writer.texts(personKeys)
    writer.data(json)
    return writer.bytes
  }
}

/// A donation as it stands in the files, and where in its bytes its parts are; nothing of it is copied.
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

  /// `nil` where the bytes are no donation.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard
      reader.byte() == Donation.version, reader.number() == 5, let app = reader.range(), let intent = reader.range(),
      let identifier = reader.range(), let group = reader.range(), let habit = reader.range(),
      let date = reader.date(), let direction = reader.byte(), let status = reader.byte(), let slot = reader.number(),
      let latitude = reader.double(), let longitude = reader.double(), let personCount = reader.number(),
      personCount >= 0, personCount <= bytes.count
    else { return nil }
    let people = reader.position
    for _ in 0..<personCount where reader.range() == nil { return nil }
    peopleRange = people..<reader.position
    guard let json = reader.range() else { return nil }
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

  /// Tells by what its people are recognised again.
  func forEachPersonKey(_ body: (ArraySlice<UInt8>) -> Void) {
    var reader = ByteReader(bytes, in: peopleRange)
    while let range = reader.range() { body(bytes[range]) }
  }

  /// Tells the names of people and the words of vocabularies in it as they stand in its JSON, escapes included.
  func forEachName(_ body: (ArraySlice<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var place = jsonRange.lowerBound
      while place < jsonRange.upperBound {
        // Every name follows a quotation mark, a colon and another one; text of the user's has its marks escaped.
        guard bytes[place] == UInt8(ascii: ":"), place + 1 < jsonRange.upperBound,
          bytes[place + 1] == UInt8(ascii: "\""), Self.nameKeys.contains(where: { bytes.has($0, before: place) })
        else {
          place += 1
          continue
        }
        let start = place + 2
        var end = start
        while end < jsonRange.upperBound, bytes[end] != UInt8(ascii: "\"") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end, jsonRange.upperBound)
        body(self.bytes[start..<end])
        place = end
      }
    }
  }

  private static let nameKeys = [Array("\"displayName\"".utf8), Array("\"spokenPhrase\"".utf8)]

  var interactionAsJSON: JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: Data(bytes[jsonRange])) }

  var interaction: Interaction? { try? JSONDecoder().decode(Interaction.self, from: Data(bytes[jsonRange])) }

  /// Whether it says something of what the user does: it was done, not merely tried.
  var teaches: Bool { status != .failure }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ text: [UInt8], before place: Int) -> Bool {
    place >= text.count && self[(place - text.count)..<place].elementsEqual(text)
  }
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

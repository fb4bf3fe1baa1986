#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// The attributes as bytes: for each that is there its number and its value. A number is never used again for another.
extension SearchableItemAttributeSet {
  private typealias Texts = WritableKeyPath<Self, String?> & Sendable
  private typealias Lists = WritableKeyPath<Self, [String]> & Sendable
  private typealias Dates = WritableKeyPath<Self, Date?> & Sendable
  private typealias Doubles = WritableKeyPath<Self, Double?> & Sendable
  private typealias Flags = WritableKeyPath<Self, Bool?> & Sendable

  private static let texts: [Texts] = [
    \.contentType, \.title, \.contentDescription, \.namedLocation, \.subThoroughfare, \.thoroughfare, \.city,
    \.stateOrProvince, \.postalCode, \.country, \.relatedUniqueIdentifier, \.domainIdentifier,
  ]
  private static let lists: [Lists] = [\.keywords, \.people, \.emailAddresses, \.phoneNumbers]
  private static let dates: [Dates] = [
    \.contentCreationDate, \.contentModificationDate, \.lastUsedDate, \.startDate, \.endDate, \.dueDate,
  ]
  private static let doubles: [Doubles] = [\.latitude, \.longitude]
  private static let flags: [Flags] = [\.supportsPhoneCall, \.supportsNavigation]

  func write(to writer: inout ByteWriter) {
    for (number, path) in Self.texts.enumerated() {
      guard let text = self[keyPath: path] else { continue }
      writer.byte(UInt8(number) + 1)
      writer.text(text)
    }
    for (number, path) in Self.lists.enumerated() where !self[keyPath: path].isEmpty {
      writer.byte(UInt8(number) + 64)
      writer.texts(self[keyPath: path])
    }
    for (number, path) in Self.dates.enumerated() {
      guard let date = self[keyPath: path] else { continue }
      writer.byte(UInt8(number) + 96)
      writer.date(date)
    }
    for (number, path) in Self.doubles.enumerated() {
      guard let double = self[keyPath: path] else { continue }
      writer.byte(UInt8(number) + 128)
      writer.double(double)
    }
    for (number, path) in Self.flags.enumerated() {
      guard let flag = self[keyPath: path] else { continue }
      writer.byte(UInt8(number) + 160)
      writer.byte(flag ? 1 : 0)
    }
    writePictures(to: &writer)
    writer.byte(0)
  }

  private func writePictures(to writer: inout ByteWriter) {
    if let contentURL {
      writer.byte(192)
      writer.text(contentURL.absoluteString)
    }
    switch thumbnail {
    case .named(let name)?:
      writer.byte(193)
      writer.text(name)
    case .url(let url)?:
      writer.byte(194)
      writer.text(url.absoluteString)
    case .data(let data)?:
      writer.byte(195)
      writer.data(data)
    case nil: break
    }
  }

  /// Reads what ``write(to:)`` wrote; `nil` where the bytes are something else.
  init?(from reader: inout ByteReader) {
    self.init()
    while let number = reader.byte() {
      switch number {
      case 0: return
      case 1..<64:
        guard let text = reader.text(), Int(number) <= Self.texts.count else { return nil }
        self[keyPath: Self.texts[Int(number) - 1]] = text
      case 64..<96:
        guard let texts = reader.texts(), Int(number) - 64 < Self.lists.count else { return nil }
        self[keyPath: Self.lists[Int(number) - 64]] = texts
      case 96..<128:
        guard let double = reader.double(), Int(number) - 96 < Self.dates.count else { return nil }
        self[keyPath: Self.dates[Int(number) - 96]] =
          double.isFinite ? Date(timeIntervalSinceReferenceDate: double) : nil
      case 128..<160:
        guard let double = reader.double(), Int(number) - 128 < Self.doubles.count else { return nil }
        self[keyPath: Self.doubles[Int(number) - 128]] = double
      case 160..<192:
        guard let flag = reader.byte(), Int(number) - 160 < Self.flags.count else { return nil }
        self[keyPath: Self.flags[Int(number) - 160]] = flag == 1
      default:
        guard readPicture(number, from: &reader) else { return nil }
      }
    }
    return nil
  }

  private mutating func readPicture(_ number: UInt8, from reader: inout ByteReader) -> Bool {
    guard let bytes = reader.data() else { return false }
    switch number {
    case 192: contentURL = URL(string: String(decoding: bytes, as: UTF8.self))
    case 193: thumbnail = .named(String(decoding: bytes, as: UTF8.self))
    case 194: thumbnail = URL(string: String(decoding: bytes, as: UTF8.self)).map(ImageSource.url)
    case 195: thumbnail = .data(Data(bytes))
    default: return false
    }
    return true
  }
}

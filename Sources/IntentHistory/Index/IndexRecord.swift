#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// An item as the index keeps it, in memory and on the disk.
struct IndexRecord {
  var app: String
  var item: SearchableItem
  /// Its heat when it was indexed, before any use.
  var heat: SearchableIndex.Heat
  /// The activity it came from, as JSON; `nil` for an indexed item.
  var activity: [UInt8]?
  var isPublic = false
  /// The keywords of activities that stand for the item: it is found by them, and does not show them as its own.
  var activityKeywords: [String] = []

  /// The bytes that one record may have, without its words.
  static let limit = 1 << 20
  /// The first version had no words.
  fileprivate static let versions: ClosedRange<UInt8> = 1...2

  /// The record as bytes, with the words that the item is found by.
  func encoded(words: ItemWords) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.versions.upperBound)
    writer.byte(isPublic ? 1 : 0)
    writer.text(app)
    writer.text(item.uniqueIdentifier)
    writer.double(heat.value)
    writer.double(item.expirationDate?.timeIntervalSinceReferenceDate ?? .infinity)
    writer.text(item.domainIdentifier ?? "")
    writer.data(words.bytes)
    writer.data(activity ?? [])
    item.attributeSet.write(to: &writer)
    // Earlier versions do not read this far.
    if !activityKeywords.isEmpty { writer.texts(activityKeywords) }
    return writer.bytes
  }

  /// The words that the item is found by.
  var words: ItemWords {
    ItemWords(item.attributeSet, also: activity == nil ? activityKeywords : storedActivity?.keywords.sorted() ?? [])
  }

  private var storedActivity: UserActivity? {
    activity.flatMap { try? JSONDecoder().decode(UserActivity.self, from: Data($0)) }
  }

  /// The most keywords of activities that are kept with an item, the newest first.
  private static let mostActivityKeywords = 64

  /// Those it has, and those of an activity that stands for the item.
  func activityKeywords(with activity: UserActivity) -> [String] {
    let all = activity.keywords.union(activity.contentAttributes?.keywords ?? [])
    let new = all.subtracting(item.attributeSet.keywords)
    let kept = activityKeywords.filter { !new.contains($0) }
    return Array((new.sorted() + kept).prefix(Self.mostActivityKeywords))
  }

  /// The keywords for an item that replaces this record.
  func keywords(for item: SearchableItem) -> [String] {
    guard let activity = storedActivity else { return activityKeywords }
    return IndexRecord(app: app, item: item, heat: heat).activityKeywords(with: activity)
  }

  init(app: String, item: SearchableItem, heat: SearchableIndex.Heat, activity: [UInt8]? = nil, isPublic: Bool = false)
  {
    self.app = app
    self.item = item
    self.heat = heat
    self.activity = activity
    self.isPublic = isPublic
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard
      let head = StoredItemHead(&reader), let activity = reader.data(),
      let attributes = SearchableItemAttributeSet(from: &reader)
    else { return nil }
    app = String(decoding: bytes[head.app], as: UTF8.self)
    heat = head.heat
    self.activity = activity.isEmpty ? nil : activity
    isPublic = head.isPublic
    item = SearchableItem(
      String(decoding: bytes[head.identifier], as: UTF8.self),
      domainIdentifier: head.domain.isEmpty ? nil : String(decoding: bytes[head.domain], as: UTF8.self),
      attributeSet: attributes,
      expirationDate: head.expiration.isFinite ? Date(timeIntervalSinceReferenceDate: head.expiration) : nil)
    activityKeywords = reader.texts() ?? []
  }

  func result(heat: SearchableIndex.Heat) -> SearchableIndex.Result {
    SearchableIndex.Result(app: app, item: item, foundActivity: storedActivity, heat: heat)
  }
}

/// What an index needs to know of a record to find it, and where it is in the record's bytes; nothing of it is copied.
struct StoredItemHead {
  let isPublic: Bool
  let app: Range<Int>
  let identifier: Range<Int>
  let heat: SearchableIndex.Heat
  /// Infinite where it does not expire.
  let expiration: Double
  /// Empty where it is in no domain.
  let domain: Range<Int>
  /// `nil` where the record is of a version that had none.
  let words: Range<Int>?

  /// `nil` where the bytes are no record.
  init?(_ reader: inout ByteReader) {
    guard
      let version = reader.byte(), IndexRecord.versions.contains(version), let flags = reader.byte(),
      let app = reader.range(), let identifier = reader.range(), let heat = reader.double(),
      let expiration = reader.double(), let domain = reader.range()
    else { return nil }
    words = version == 1 ? nil : reader.range()
    guard version == 1 || words != nil else { return nil }
    isPublic = flags & 1 == 1
    self.app = app
    self.identifier = identifier
    self.heat = SearchableIndex.Heat(value: heat)
    self.expiration = expiration.isFinite ? expiration : .infinity
    self.domain = domain
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    self.init(&reader)
  }
}

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
  var heat: Heat
  /// The activity it came from, as JSON; `nil` for an indexed item.
  var activity: [UInt8]?
  var isPublic = false

  /// The bytes that one record may have.
  static let limit = 1 << 20
  private static let version: UInt8 = 1

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    writer.byte(isPublic ? 1 : 0)
    writer.text(app)
    writer.text(item.uniqueIdentifier)
    writer.double(heat.value)
    writer.double(item.expirationDate?.timeIntervalSinceReferenceDate ?? .infinity)
    writer.text(item.domainIdentifier ?? "")
    writer.data(activity ?? [])
    item.attributeSet.write(to: &writer)
    return writer.bytes
  }

  init(app: String, item: SearchableItem, heat: Heat, activity: [UInt8]? = nil, isPublic: Bool = false) {
    self.app = app
    self.item = item
    self.heat = heat
    self.activity = activity
    self.isPublic = isPublic
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard
      reader.byte() == Self.version, let flags = reader.byte(), let app = reader.text(),
      let identifier = reader.text(), let heat = reader.double(), let expiration = reader.double(),
      let domain = reader.text(), let activity = reader.data(),
      let attributes = SearchableItemAttributeSet(from: &reader)
    else { return nil }
    self.app = app
    self.heat = Heat(value: heat)
    self.activity = activity.isEmpty ? nil : activity
    isPublic = flags & 1 == 1
    item = SearchableItem(
      identifier, domainIdentifier: domain.isEmpty ? nil : domain, attributeSet: attributes,
      expirationDate: expiration.isFinite ? Date(timeIntervalSinceReferenceDate: expiration) : nil)
  }

  func result(heat: Heat) -> SearchResult {
    let activity = activity.flatMap { try? JSONDecoder().decode(UserActivity.self, from: Data($0)) }
    return SearchResult(app: app, item: item, foundActivity: activity, heat: heat)
  }
}

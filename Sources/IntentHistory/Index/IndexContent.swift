#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// All that an index holds: what its files hold, and the words to find it by.
struct IndexContent {
  private(set) var records: [[UInt8]] = []
  private(set) var keys: [IndexKey] = []
  private(set) var numbers: [IndexKey: UInt32] = [:]
  private var domains: [String?] = []
  /// How many items each app has.
  private var counts: [String: Int] = [:]
  private var expirations: [Double] = []
  private(set) var words = WordIndex()
  /// The heats of what was used since it was indexed.
  private var usedHeats: [IndexKey: SearchableIndex.Heat] = [:]
  private(set) var clientStates: [String: [UInt8]] = [:]
  private(set) var engagements: [IndexKey: Int] = [:]
  /// How often something was deleted, not counting what expired.
  private(set) var removals = 0
  /// The bytes that are live.
  private(set) var liveBytes = 0
  /// Whether the files still contain something that was deleted.
  var owesErasure = false
  private(set) var nextExpiration = Double.infinity

  var count: Int { numbers.count }

  mutating func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value):
      guard let key = IndexKey(stored: key) else { return }
      put(value, for: key)
    case .delete(let key):
      guard let key = IndexKey(stored: key) else { return }
      delete(key)
      owesErasure = true
    }
  }

  private mutating func put(_ value: [UInt8], for key: IndexKey) {
    switch key.kind {
    case .item: putItem(value, for: key)
    case .use:
      var reader = ByteReader(value)
      guard let heat = reader.double() else { return }
      let item = key.of(.item)
      // An item that was indexed again after its last use may be hotter from that; a compaction, which writes uses
      // last, must not change it.
      let used = max(usedHeats[item] ?? SearchableIndex.Heat(value: heat), SearchableIndex.Heat(value: heat))
      usedHeats[item] = used
      if let number = numbers[item] { words.setHeat(max(words.heat(of: number), used), of: number) }
    // A newer client state replaces one without counting as a deletion: it comes with every batch.
    case .clientState: clientStates[key.app] = value
    case .engagement:
      var reader = ByteReader(value)
      engagements[key.of(.item)] = reader.number()
    case .removals:
      var reader = ByteReader(value)
      removals = reader.count()
    }
  }

  private mutating func putItem(_ value: [UInt8], for key: IndexKey) {
    guard let head = StoredItemHead(value) else { return }
    // Without words it was written by an earlier version.
    guard let words = head.words.map({ value[$0] }) ?? IndexRecord(value).map({ $0.words.bytes[...] }) else { return }
    if let old = numbers.updateValue(UInt32(truncatingIfNeeded: records.count), forKey: key) {
      bury(old, of: key)
      owesErasure = true
    }
    counts[key.app, default: 0] += 1
    records.append(value)
    keys.append(key)
    domains.append(head.domain.isEmpty ? nil : String(decoding: value[head.domain], as: UTF8.self))
    expirations.append(head.expiration)
    nextExpiration = min(nextExpiration, head.expiration)
    let used = usedHeats.isEmpty ? nil : usedHeats[key]
    self.words.add(words, heat: max(used ?? head.heat, head.heat))
    liveBytes += value.count + key.size
  }

  private mutating func delete(_ key: IndexKey) {
    switch key.kind {
    case .item:
      if let number = numbers.removeValue(forKey: key) { bury(number, of: key) }
    case .use: usedHeats[key.of(.item)] = nil
    case .clientState: clientStates[key.app] = nil
    case .engagement: engagements[key.of(.item)] = nil
    case .removals: break
    }
  }

  private mutating func bury(_ number: UInt32, of key: IndexKey) {
    liveBytes -= records[Int(number)].count + key.size
    records[Int(number)] = []
    counts[key.app, default: 1] -= 1
    words.remove(number)
  }

  /// Everything as it is to be stored again.
  ///
  /// Items keep their order: of equally hot ones the newest is found first.
  var live: some Sequence<(key: String, value: [UInt8])> {
    let items = numbers.sorted { $0.value < $1.value }.lazy.map { (key: $0.key.stored, value: records[Int($0.value)]) }
    let uses = usedHeats.lazy.map { (key: $0.key.of(.use).stored, value: IndexContent.bytes($0.value)) }
    let states = clientStates.lazy.map { (key: IndexKey(.clientState, $0.key, "").stored, value: $0.value) }
    let counts = engagements.lazy.map { (key: $0.key.of(.engagement).stored, value: ByteWriter.bytes(of: $0.value)) }
    let counted = removals > 0 ? [(key: IndexKey.removals.stored, value: ByteWriter.bytes(of: removals))] : []
    return [Array(items), Array(uses), Array(states), Array(counts), counted].joined()
  }

  static func bytes(_ heat: SearchableIndex.Heat) -> [UInt8] {
    var writer = ByteWriter()
    writer.double(heat.value)
    return writer.bytes
  }
}

extension IndexContent {
  func record(_ key: IndexKey) -> IndexRecord? { numbers[key].flatMap { IndexRecord(records[Int($0)]) } }

  func heat(of key: IndexKey) -> SearchableIndex.Heat? { numbers[key].map { words.heat(of: $0) } }

  /// The keys of an app's items, or of those that lie in one of these domains.
  func keys(of app: String?, in domains: [String]? = nil) -> [IndexKey] {
    if let app, counts[app] ?? 0 == 0 { return [] }
    return numbers.compactMap { key, number in
      guard app == nil || key.app == app else { return nil }
      guard let domains else { return key }
      guard let own = self.domains[Int(number)] else { return nil }
      return domains.contains { Domain.holds($0, own) } ? key : nil
    }
  }

  func expiredKeys(at now: Date) -> [IndexKey] {
    let now = now.timeIntervalSinceReferenceDate
    guard nextExpiration <= now else { return [] }
    return numbers.filter { expirations[Int($0.value)] <= now }.map(\.key)
  }

  /// Notes when the next item expires, after expired ones were deleted.
  mutating func noteExpiredAreGone(at now: Date) {
    guard nextExpiration <= now.timeIntervalSinceReferenceDate else { return }
    nextExpiration = numbers.values.reduce(.infinity) { min($0, expirations[Int($1)]) }
  }

  mutating func search(_ query: SearchQuery, at now: Date) -> [SearchableIndex.Result] {
    let time = now.timeIntervalSinceReferenceDate
    let hasConditions = query.hasConditionsOnItems
    let found = words.search(query.words, limit: query.limit) { number in
      let index = Int(number)
      if expirations[index] <= time || (query.app != nil && keys[index].app != query.app) { return false }
      return !hasConditions || IndexRecord(records[index]).map { query.allows($0.item) } ?? false
    }
    return found.compactMap { number in
      IndexRecord(records[Int(number)])?.result(heat: words.heat(of: number))
    }
  }

  /// Whether so much memory is unused that rebuilding pays.
  var wastesMemory: Bool { words.deadCount > 1024 + count }

  /// The same content, rebuilt.
  func rebuilt() -> IndexContent {
    var new = IndexContent()
    for entry in live { new.apply(.put(key: entry.key, value: entry.value)) }
    new.owesErasure = owesErasure
    return new
  }

  /// Puts what was added since in order.
  mutating func sort() { words.sort() }
}

/// What a record of the index's files is about.
struct IndexKey: Hashable {
  enum Kind: Character {
    case item = "i"
    case use = "u"
    case clientState = "c"
    case engagement = "e"
    case removals = "r"
  }

  static let removals = IndexKey(.removals, "", "")

  var kind: Kind
  var app: String
  var identifier: String

  init(_ kind: Kind, _ app: String, _ identifier: String) {
    self.kind = kind
    self.app = app
    self.identifier = identifier
  }

  /// The key as the files spell it: kind, length of the app's identifier, both identifiers.
  var stored: String { "\(kind.rawValue)\(app.utf8.count) \(app)\(identifier)" }

  init?(stored: String) {
    guard let first = stored.first, let kind = Kind(rawValue: first) else { return nil }
    let rest = stored.utf8.dropFirst()
    guard let space = rest.firstIndex(of: 0x20), let count = Int(Substring(rest[..<space])) else { return nil }
    let names = rest[space...].dropFirst()
    guard count >= 0, names.count >= count else { return nil }
    self.init(
      kind, String(decoding: names.prefix(count), as: UTF8.self),
      String(decoding: names.dropFirst(count), as: UTF8.self))
  }

  /// Few apps have items with the same identifier, so that hashing it is enough.
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  func of(_ kind: Kind) -> IndexKey { IndexKey(kind, app, identifier) }
  var size: Int { app.utf8.count + identifier.utf8.count + 8 }
}

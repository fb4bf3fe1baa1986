#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentVocabulary

/// Everything that was learned: the donations, the apps chosen for people, the feedback on suggestions.
struct DonationContent {
  /// By number; numbers grow.
  private var rows: [Int: Row] = [:]
  private(set) var lastNumber = 0
  /// How many donations each app has, by the apps' numbers.
  private var counts: [UInt32: Int] = [:]
  private(set) var learned = Learned()
  /// The numbers by the app's own identifier, for donating again and deleting.
  private var numbers: [Name: Int] = [:]
  private var names = DonatedNames()
  private(set) var defaultApps: [DefaultKey: String] = [:]
  private(set) var feedback: [FeedbackKey: Feedback] = [:]
  /// The entries of the user's lists whose names occur in donations or chosen apps, by their keys.
  private(set) var listed: [String: ListedWord] = [:]
  private(set) var removals = 0
  private(set) var liveBytes = 0
  var owesErasure = false

  private struct Row {
    var bytes: [UInt8]
    var place: Learned.Place
  }

  private struct Name: Hashable {
    var app: UInt32
    var identifier: String
  }

  struct DefaultKey: Hashable {
    var act: ContactAct
    var person: String
  }

  struct FeedbackKey: Hashable {
    var app: String
    var suggestion: String
  }

  mutating func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value): put(value, for: StoreKey(key))
    case .delete(let key): delete(StoreKey(key))
    }
  }

  private mutating func put(_ value: [UInt8], for key: StoreKey) {
    var reader = ByteReader(value)
    switch key {
    case .donation(let number):
      guard let donation = StoredDonation(value) else { return }
      if rows[number] != nil { delete(key) }
      let place = learned.add(donation, number)
      rows[number] = Row(bytes: value, place: place)
      counts[place.app, default: 0] += 1
      numbers[Name(app: place.app, identifier: donation.identifier)] = number
      names.add(donation, number)
      lastNumber = max(lastNumber, number)
      liveBytes += value.count + 12
    case .defaultApp(let key): defaultApps[key] = reader.text()
    case .feedback(let key):
      guard let taken = reader.number(), let dismissed = reader.number() else { return }
      feedback[key] = Feedback(taken: Feedback.bounded(taken), dismissed: Feedback.bounded(dismissed))
    case .removals: removals = reader.count()
    case .listed(let key):
      guard let word = try? JSONDecoder().decode(ListedWord.self, from: Data(value)) else { return }
      if listed.updateValue(word, forKey: key) == nil { liveBytes += ListedWord.size }
    case .unknown: break
    }
  }

  private mutating func delete(_ key: StoreKey) {
    owesErasure = true
    switch key {
    case .donation(let number):
      guard let row = rows.removeValue(forKey: number), let donation = StoredDonation(row.bytes) else { return }
      learned.remove(donation, number, at: row.place)
      counts[row.place.app, default: 1] -= 1
      let name = Name(app: row.place.app, identifier: donation.identifier)
      if numbers[name] == number { numbers[name] = nil }
      names.remove(donation)
      liveBytes -= row.bytes.count + 12
      if learned.habits.deadCount > rows.count + 1024 || names.isMostlyStale { learnAnew() }
    case .defaultApp(let key): defaultApps[key] = nil
    case .feedback(let key): feedback[key] = nil
    case .listed(let key): if listed.removeValue(forKey: key) != nil { liveBytes -= ListedWord.size }
    case .removals, .unknown: break
    }
  }

  /// Rebuilds what was learned, once deletions make it take twice the room that it needs.
  private mutating func learnAnew() {
    learned = Learned()
    names = DonatedNames()
    numbers = [:]
    counts = [:]
    for number in sorted {
      guard let bytes = rows[number]?.bytes, let donation = StoredDonation(bytes) else { continue }
      let place = learned.add(donation, number)
      rows[number]?.place = place
      counts[place.app, default: 0] += 1
      numbers[Name(app: place.app, identifier: donation.identifier)] = number
      names.add(donation, number)
    }
  }

  var count: Int { rows.count }

  /// The numbers of all donations, oldest first.
  var sorted: [Int] { rows.keys.sorted() }

  /// The habits that fit a moment and a place best; see ``HabitTable``.
  mutating func bestHabits(
    _ limit: Int, at now: Date, slot: WeekSlot, place: Coordinate?, isWanted: (HabitTable.Habit) -> Bool
  ) -> [HabitTable.Score] {
    let (known, apps, intents, table) = (feedback, learned.apps, learned.intents, learned.habits)
    return learned.habits.best(limit, at: now, slot: slot, place: place, isWanted: isWanted) { habit in
      guard !known.isEmpty else { return 1 }
      let name = table.identifier(of: habit, apps: apps, intents: intents)
      return known[.init(app: apps.text(table.habits[habit].app), suggestion: name)]?.factor ?? 1
    }
  }

  func donation(_ number: Int) -> StoredDonation? { rows[number].flatMap { StoredDonation($0.bytes) } }

  /// The numbers of the donations that contain one of some names, given by their hashes; oldest first.
  func numbers(naming hashes: [UInt64]) -> [Int] { names.numbers(naming: hashes).filter { rows[$0] != nil } }

  /// Whether a donation contains a name, in any spelling.
  func isNamed(_ name: String) -> Bool {
    RemovedWords.hash(ofName: name).map { names.hasNumber(naming: $0) { rows[$0] != nil } } ?? false
  }

  /// The hashes of the names that donations, or apps chosen for people, name.
  var hashesOfNames: Set<UInt64> { names.hashes.union(defaultApps.keys.compactMap(\.hashOfName)) }

  /// Leaves out the listed words that no donation names: the next compaction removes them from the files.
  mutating func dropWordsThatNothingNames() {
    guard !listed.isEmpty else { return }
    let chosen = Set(defaultApps.keys.compactMap(\.hashOfName))
    // Many words may share a name, and many donations may contain it.
    var isNamed: [UInt64: Bool] = [:]
    for (key, word) in listed {
      guard let hash = RemovedWords.hash(ofName: word.name), !chosen.contains(hash) else { continue }
      let named = isNamed[hash] ?? names.hasNumber(naming: hash) { rows[$0] != nil }
      isNamed[hash] = named
      if !named { delete(.listed(key)) }
    }
  }

  /// The numbers of an app's donations.
  func numbers(of app: String) -> [Int] {
    guard let app = learned.apps.number(of: app), counts[app] ?? 0 > 0 else { return [] }
    return rows.compactMap { $0.value.place.app == app ? $0.key : nil }
  }

  /// The keys of all records about an app.
  func keys(of app: String) -> [StoreKey] {
    numbers(of: app).map { .donation($0) } + defaultApps.filter { $0.value == app }.map { .defaultApp($0.key) }
      + feedback.keys.filter { $0.app == app }.map { .feedback($0) }
  }

  var live: some Sequence<(key: String, value: [UInt8])> {
    let kept = sorted.lazy.compactMap { number in
      rows[number].map { (key: StoreKey.donation(number).stored, value: $0.bytes) }
    }
    let chosen = defaultApps.lazy.map { (key: StoreKey.defaultApp($0.key).stored, value: Self.bytes($0.value)) }
    let known = feedback.lazy.map { (key: StoreKey.feedback($0.key).stored, value: $0.value.encoded()) }
    let words = listed.lazy.compactMap { key, word in
      (try? word.encoded()).map { (key: StoreKey.listed(key).stored, value: $0) }
    }
    let counted = removals > 0 ? [(key: StoreKey.removals.stored, value: ByteWriter.bytes(of: removals))] : []
    return [Array(kept), Array(chosen), Array(known), Array(words), counted].joined()
  }

  func number(of identifier: String, app: String) -> Int? {
    learned.apps.number(of: app).flatMap { numbers[Name(app: $0, identifier: identifier)] }
  }

  /// The numbers of the oldest donations above the limit, as soon as they are more than the slack.
  func oldest(_ excess: Int, slack: Int) -> ArraySlice<Int> {
    excess > slack ? sorted.prefix(excess) : []
  }

  static func bytes(_ text: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(text)
    return writer.bytes
  }
}

/// How often a suggestion was taken and dismissed.
struct Feedback: Hashable {
  var taken = 0
  var dismissed = 0

  /// A dismissed suggestion counts twice: `(1 + taken) / (1 + taken + 2 · dismissed)`.
  var factor: Double { Double(1 + taken) / Double(1 + taken + 2 * dismissed) }

  /// A count that is bounded, because a file may have been tampered with.
  static func bounded(_ count: Int) -> Int { min(max(count, 0), 1_000_000) }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.number(taken)
    writer.number(dismissed)
    return writer.bytes
  }
}

/// What a record of the donations' files is about.
enum StoreKey {
  case donation(Int)
  case defaultApp(DonationContent.DefaultKey)
  case feedback(DonationContent.FeedbackKey)
  /// How often something was deleted.
  case removals
  case listed(String)
  case unknown

  init(_ stored: String) {
    // There are far more donations than anything else.
    if stored.utf8.starts(with: "d\u{1F}".utf8) {
      // A larger number than any that is given out would leave no room for the next.
      let number = Int(stored.dropFirst(2)).flatMap { (1...1 << 40).contains($0) ? $0 : nil }
      self = number.map(StoreKey.donation) ?? .unknown
      return
    }
    let parts = stored.split(separator: "\u{1F}", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch parts.first {
    case "a" where parts.count == 3:
      self = ContactAct(rawValue: parts[1]).map { .defaultApp(.init(act: $0, person: parts[2])) } ?? .unknown
    case "r" where parts.count == 1: self = .removals
    case "w" where parts.count == 2: self = .listed(parts[1])
    case "f" where parts.count == 3: self = .feedback(.init(app: parts[1], suggestion: parts[2]))
    default: self = .unknown
    }
  }

  var stored: String {
    switch self {
    case .donation(let number): "d\u{1F}\(number)"
    case .defaultApp(let key): "a\u{1F}\(key.act.rawValue)\u{1F}\(key.person)"
    case .feedback(let key): "f\u{1F}\(key.app)\u{1F}\(key.suggestion)"
    case .removals: "r"
    case .listed(let key): "w\u{1F}\(key)"
    case .unknown: ""
    }
  }
}

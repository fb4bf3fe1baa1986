#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// All that was learned: the donations, the apps chosen for people, what became of suggestions.
struct DonationContent {
  /// By number; numbers grow.
  private(set) var donations: [Int: Donation] = [:]
  private(set) var lastNumber = 0
  /// The numbers by the app's own identifier, for donating again and deleting.
  private var numbers: [String: Int] = [:]
  private(set) var defaultApps: [DefaultKey: String] = [:]
  private(set) var feedback: [FeedbackKey: Feedback] = [:]
  private(set) var liveBytes = 0
  var owesErasure = false
  /// Counts what was taken out, so that what was derived knows that it is out of date.
  private(set) var deletions = 0

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
      guard let donation = Donation(value) else { return }
      if donations[number] != nil { delete(key) }
      donations[number] = donation
      numbers[Self.name(donation)] = number
      lastNumber = max(lastNumber, number)
      liveBytes += value.count + 12
    case .defaultApp(let key): defaultApps[key] = reader.text()
    case .feedback(let key):
      guard let taken = reader.number(), let dismissed = reader.number() else { return }
      feedback[key] = Feedback(taken: Feedback.bounded(taken), dismissed: Feedback.bounded(dismissed))
    case .unknown: break
    }
  }

  private mutating func delete(_ key: StoreKey) {
    owesErasure = true
    deletions += 1
    switch key {
    case .donation(let number):
      guard let donation = donations.removeValue(forKey: number) else { return }
      if numbers[Self.name(donation)] == number { numbers[Self.name(donation)] = nil }
      liveBytes = max(0, liveBytes - donation.json.count - 100)
    case .defaultApp(let key): defaultApps[key] = nil
    case .feedback(let key): feedback[key] = nil
    case .unknown: break
    }
  }

  var live: some Sequence<(key: String, value: [UInt8])> {
    let kept = donations.keys.sorted().lazy.compactMap { number in
      donations[number].map { (key: StoreKey.donation(number).stored, value: $0.encoded()) }
    }
    let chosen = defaultApps.lazy.map { (key: StoreKey.defaultApp($0.key).stored, value: Self.bytes($0.value)) }
    let learned = feedback.lazy.map { (key: StoreKey.feedback($0.key).stored, value: $0.value.encoded()) }
    return [Array(kept), Array(chosen), Array(learned)].joined()
  }

  func number(of identifier: String, app: String) -> Int? { numbers["\(app)\u{1F}\(identifier)"] }

  /// The numbers of the oldest donations, as soon as there are more too many than the slack.
  func oldest(_ excess: Int, slack: Int) -> ArraySlice<Int> {
    excess > slack ? donations.keys.sorted().prefix(excess) : []
  }

  static func bytes(_ text: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(text)
    return writer.bytes
  }

  private static func name(_ donation: Donation) -> String { "\(donation.app)\u{1F}\(donation.identifier)" }
}

/// What became of a suggestion when it was offered.
struct Feedback: Hashable {
  var taken = 0
  var dismissed = 0

  /// A dismissed suggestion counts twice: `(1 + taken) / (1 + taken + 2 · dismissed)`.
  var factor: Double { Double(1 + taken) / Double(1 + taken + 2 * dismissed) }

  /// A count as it may stand in a file that was tampered with.
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
  case unknown

  init(_ stored: String) {
    let parts = stored.split(separator: "\u{1F}", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch parts.first {
    case "d" where parts.count == 2:
      // A number beyond any that was ever given would leave no room for the next.
      let number = Int(parts[1]).flatMap { (1...1 << 40).contains($0) ? $0 : nil }
      self = number.map(StoreKey.donation) ?? .unknown
    case "a" where parts.count == 3:
      self = ContactAct(rawValue: parts[1]).map { .defaultApp(.init(act: $0, person: parts[2])) } ?? .unknown
    case "f" where parts.count == 3: self = .feedback(.init(app: parts[1], suggestion: parts[2]))
    default: self = .unknown
    }
  }

  var stored: String {
    switch self {
    case .donation(let number): "d\u{1F}\(number)"
    case .defaultApp(let key): "a\u{1F}\(key.act.rawValue)\u{1F}\(key.person)"
    case .feedback(let key): "f\u{1F}\(key.app)\u{1F}\(key.suggestion)"
    case .unknown: ""
    }
  }
}

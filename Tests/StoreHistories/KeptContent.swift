import Foundation
import IntentModel
import IntentHistory

/// What the stores of one user hold, as a test can compare it.
struct KeptContent: Equatable {
  /// The names of people by the identifiers of donations.
  var donations: [String: String] = [:]
  /// The titles of items by their identifiers; the client state under an empty one.
  var items: [String: String] = [:]
  /// The titles of reminders.
  var reminders: Set<String> = []
  /// The titles of the reminders that have come back and were not handed over.
  var due: Set<String> = []

  /// The words that this content has and another one has not.
  ///
  /// A client state that only took another's place was not deleted.
  func words(missingIn other: KeptContent) -> Set<String> {
    var missing = words.subtracting(other.words)
    if let state = items[""], other.items[""] != nil { missing.remove(state) }
    return missing
  }

  private var words: Set<String> {
    Set(donations.values).union(items.values).union(reminders)
  }
}

/// The open stores of one process.
struct OpenStores {
  let donations: Donations
  let index: SearchableIndex
  let reminders: Reminders

  static let app = "com.example.chat"
  static let now = Date(timeIntervalSince1970: 1_795_251_600)
  private static let folder = "home/store"

  init(on disk: PowerLossDisk) throws {
    donations = try Donations(at: Self.folder, disk: disk)
    index = try SearchableIndex(at: Self.folder, disk: disk)
    reminders = try Reminders(at: Self.folder, disk: disk)
  }

  var content: KeptContent {
    get async {
      var content = KeptContent()
      for donation in await donations.all {
        content.donations[donation.identifier] = donation.people.first?.displayName
      }
      for found in await index.search(SearchQuery("fig", limit: 1000), at: Self.now) {
        content.items[found.item.uniqueIdentifier] = found.item.attributeSet.title.map { String($0.dropFirst(4)) }
      }
      content.items[""] = await index.clientState(of: Self.app).map { String(decoding: $0, as: UTF8.self) }
      content.reminders = Set(await reminders.all.map(\.title))
      content.due = Set(await reminders.due(at: Self.now).map(\.title))
      return content
    }
  }

  var isDamaged: Bool {
    [donations.report, index.report, reminders.report].contains {
      $0.damagedBytes > 0 || $0.lostRecords > 0 || !$0.setAside.isEmpty
    }
  }
}

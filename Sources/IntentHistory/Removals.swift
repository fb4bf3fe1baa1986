/// How often things that are kept about a user were deleted; whatever refers to them forgets them then.
package struct Removals: Sendable, Hashable, Codable {
  /// Deletions from what is only in memory, in this process.
  package var inMemory: Int
  /// All deletions ever from the files of the donations, of the search index and of the reminders; `nil` where there
  /// are none.
  package var fromDonations: Int?
  package var fromIndex: Int?
  package var fromReminders: Int?

  private enum CodingKeys: String, CodingKey {
    // Its name from the time when only the donations kept a count.
    case inMemory = "inAll"
    case fromDonations = "fromFiles"
    case fromIndex, fromReminders
  }

  package init(inMemory: Int) { self.inMemory = inMemory }

  /// The total, comparable within one process.
  package var total: Int { inMemory + (fromDonations ?? 0) + (fromIndex ?? 0) + (fromReminders ?? 0) }

  /// Whether something was deleted between the two counts.
  ///
  /// Another process counts in memory from 0 again, but files keep their count.
  package func isLess(than now: Removals) -> Bool {
    let files = [
      (fromDonations, now.fromDonations), (fromIndex, now.fromIndex), (fromReminders, now.fromReminders),
    ]
    return inMemory < now.inMemory
      || files.contains { before, now in before != nil && now != nil && before != now }
  }

  package mutating func add(_ donations: Donations) {
    add(donations.knownRemovals, to: \.fromDonations, ifTrue: donations.outlivesProcess)
  }

  /// Adds what was deleted of the activities, the index and the reminders.
  package mutating func add(_ history: UserHistory) async {
    inMemory += await history.activities.removals
    add(await history.index.removals, to: \.fromIndex, ifTrue: history.index.outlivesProcess)
    add(await history.reminders.removals, to: \.fromReminders, ifTrue: history.reminders.outlivesProcess)
  }

  private mutating func add(_ count: Int, to files: WritableKeyPath<Removals, Int?>, ifTrue outlivesProcess: Bool) {
    if outlivesProcess {
      self[keyPath: files] = (self[keyPath: files] ?? 0) + count
    } else {
      inMemory += count
    }
  }
}

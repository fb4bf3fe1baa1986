import Foundation
import IntentModel
import IntentHistory

/// One thing that a host does with the stores of a user.
enum HistoryStep {
  case donate([(identifier: String, word: String)])
  case deleteDonations([String])
  case deleteAllDonations
  case index([(identifier: String, word: String)], clientState: String?)
  case deleteItems([String])
  case deleteAllItems
  case remind(word: String, isDue: Bool)
  case arrive
  case handOver([String])
  case deleteReminders([String])
  case tidy(TidiedStore)

  enum TidiedStore: CaseIterable { case donations, index, reminders }

  /// A random step that something in this content can be done with.
  static func random(
    _ content: KeptContent, _ random: inout SeededRandom, _ words: inout NewWords
  ) -> HistoryStep {
    func batch(_ random: inout SeededRandom, _ words: inout NewWords) -> [(identifier: String, word: String)] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        ("k\(Int.random(in: 0..<12, using: &random))", words.next())
      }
    }
    func some(_ identifiers: some Collection<String>, _ random: inout SeededRandom) -> [String] {
      Array(identifiers.sorted().shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)))
    }
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<8: return .donate(batch(&random, &words))
    case 8..<11: return .deleteDonations(some(content.donations.keys, &random))
    case 11: return .deleteAllDonations
    case 12..<19:
      return .index(batch(&random, &words), clientState: Bool.random(using: &random) ? words.next() : nil)
    case 19..<22: return .deleteItems(some(content.items.keys.filter { !$0.isEmpty }, &random))
    case 22: return .deleteAllItems
    case 23..<26: return .remind(word: words.next(), isDue: Bool.random(using: &random))
    case 26: return .arrive
    case 27..<29: return .handOver(some(content.due, &random))
    case 29: return .deleteReminders(some(content.reminders, &random))
    default: return .tidy(TidiedStore.allCases.randomElement(using: &random) ?? .donations)
    }
  }

  func run(on stores: OpenStores) async throws {
    let (app, now) = (OpenStores.app, OpenStores.now)
    switch self {
    case .donate(let entries):
      try await stores.donations.donate(entries.map { try Self.interaction($0.identifier, with: $0.word) })
    case .deleteDonations(let identifiers): try await stores.donations.delete(identifiers: identifiers, of: app)
    case .deleteAllDonations: try await stores.donations.deleteAll()
    case .index(let entries, let state):
      let items = entries.map { entry in
        SearchableItem(entry.identifier, attributeSet: SearchableItemAttributeSet(title: "fig \(entry.word)"))
      }
      try await stores.index.index(items, of: app, clientState: state.map { Data($0.utf8) }, at: now)
    case .deleteItems(let identifiers): try await stores.index.delete(identifiers: identifiers, of: app)
    case .deleteAllItems: try await stores.index.deleteAll()
    case .remind(let word, let isDue):
      try await stores.reminders.add(Reminder(word, trigger: isDue ? .time(now) : .arriving(.home), date: now))
    case .arrive: _ = await stores.reminders.arrived(at: .home, on: now)
    case .handOver(let titles):
      let due = await stores.reminders.due(at: now).filter { titles.contains($0.title) }
      try await stores.reminders.handedOver(due, at: now)
    case .deleteReminders(let titles):
      let meant = await stores.reminders.all.filter { titles.contains($0.title) }
      try await stores.reminders.delete(identifiers: meant.map(\.id))
    case .tidy(.donations): try await stores.donations.tidy()
    case .tidy(.index): try await stores.index.tidy(at: now)
    case .tidy(.reminders): try await stores.reminders.tidy()
    }
  }

  /// What the step makes of some content.
  func applied(to before: KeptContent) -> KeptContent {
    var after = before
    switch self {
    case .donate(let entries): for entry in entries { after.donations[entry.identifier] = entry.word }
    case .deleteDonations(let identifiers): for identifier in identifiers { after.donations[identifier] = nil }
    case .deleteAllDonations: after.donations = [:]
    case .index(let entries, let state):
      for entry in entries { after.items[entry.identifier] = entry.word }
      if let state { after.items[""] = state }
    case .deleteItems(let identifiers): for identifier in identifiers { after.items[identifier] = nil }
    case .deleteAllItems: after.items = [:]
    case .remind(let word, let isDue):
      after.reminders.insert(word)
      if isDue { after.due.insert(word) }
    case .arrive: after.due = after.reminders
    case .handOver(let titles), .deleteReminders(let titles):
      after.reminders.subtract(titles)
      after.due.subtract(titles)
    case .tidy: break
    }
    return after
  }

  private static func interaction(_ identifier: String, with word: String) throws -> Interaction {
    Interaction(
      intent: try JSONDecoder().decode(AnyIntent.self, from: Data(#"{"name":"SendMessage","parameters":{}}"#.utf8)),
      app: OpenStores.app, date: OpenStores.now, people: [Person(word)], identifier: identifier)
  }
}

/// Words that were not there before, none of which is a part of another.
struct NewWords {
  private var last = 0

  mutating func next() -> String {
    last += 1
    return "zq\(last)qz"
  }
}

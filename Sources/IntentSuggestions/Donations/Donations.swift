import IntentModel

/// The interactions of one user, newest last: donated by the conversations and by the apps themselves.
public actor Donations {
  private var interactions: [Interaction] = []
  private let capacity: Int

  /// - Parameter capacity: how many interactions are kept; the oldest go first.
  public init(_ interactions: [Interaction] = [], capacity: Int = 1000) {
    self.capacity = max(1, capacity)
    self.interactions = interactions.suffix(self.capacity)
  }

  public var all: [Interaction] { interactions }

  public func donate(_ interaction: Interaction) {
    interactions.append(interaction)
    if interactions.count > capacity { interactions.removeFirst(interactions.count - capacity) }
  }

  public func deleteAll() { interactions = [] }

  public func deleteAll(of app: String) { interactions.removeAll { $0.app == app } }

  /// The apps last used with one of these people, or last used for the intent where no people are named; newest first.
  public func lastApps(for intent: IntentName, with people: [Person]) -> [String] {
    let keys = Set(people.flatMap(\.keys))
    var apps: [String] = []
    for interaction in interactions.reversed() where !apps.contains(interaction.app) {
      let fits =
        keys.isEmpty
        ? interaction.intent.name == intent
        : interaction.people.contains { !keys.isDisjoint(with: $0.keys) }
      if fits { apps.append(interaction.app) }
    }
    return apps
  }
}

extension Person {
  /// By what a person is recognised again: address book, app, address, name; also those the words may mean.
  fileprivate var keys: [String] {
    let own = [
      contactIdentifier.map { "contact \($0)" }, customIdentifier.map { "custom \($0)" },
      personHandle?.value.map { "handle \($0)" }, "name \(displayName.lowercased())",
    ].compactMap { $0 }
    return own
      + siriMatches.flatMap { match in
        match.siriMatches.isEmpty ? match.keys : []
      }
  }
}

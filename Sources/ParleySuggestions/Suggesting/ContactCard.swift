import IntentHistory
import IntentModel

/// The apps by which a person can be reached.
///
/// Source: WWDC 2016, apps on the contact card.
public struct ContactCard: Sendable, Hashable {
  /// The person whose card it is.
  public var person: Person
  /// The apps for each kind of act: the chosen one first, then those used for it, then the others by name.
  public var offers: [ContactAct: [Offer]]

  /// One app that can do it.
  public struct Offer: Sendable, Hashable {
    /// The app that is offered.
    public var app: AppProfile
    /// The user chose it for this person.
    public var isDefault: Bool
    /// It was used for this with this person.
    public var isUsed: Bool
  }
}

extension Donations {
  /// The apps that can message, call or pay this person: the chosen one first, then by use, then the rest by name.
  public func contactCard(for person: Person, apps: [AppProfile]) -> ContactCard {
    var offers: [ContactAct: [ContactCard.Offer]] = [:]
    let rules = apps.rules
    for act in ContactAct.allCases {
      let able = apps.filter { $0.can(act) }
      let chosen = defaultApp(for: person, act: act)
      let intents = able.flatMap { $0.intents(for: act) }.uniqued()
      let used = intents.flatMap { lastApps(for: $0, with: [person], rules: rules) }.uniqued()
      let usedForAct = Set(appsUsed(for: act, with: person, rules: rules))
      offers[act] = able.map { app in
        let place = used.firstIndex(of: app.identifier) ?? .max
        return (
          place,
          ContactCard.Offer(
            app: app, isDefault: app.identifier == chosen, isUsed: usedForAct.contains(app.identifier))
        )
      }.sorted { a, b in
        if a.1.isDefault != b.1.isDefault { return a.1.isDefault }
        if a.1.isUsed != b.1.isUsed { return a.1.isUsed }
        return (a.0, a.1.app.displayName) < (b.0, b.1.app.displayName)
      }.map(\.1)
    }
    return ContactCard(person: person, offers: offers.filter { !$0.value.isEmpty })
  }
}

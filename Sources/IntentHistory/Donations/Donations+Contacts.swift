import IntentModel

extension Donations {
  /// The apps last used with one of these people, or last used for the intent where no people are named.
  ///
  /// First the app that was chosen as the person's default, then those used for this kind of act, then those used
  /// for another; newest first among each.
  ///
  /// `rules` are the rules of the intents that the apps serve, which say what kind of act each is; an intent that
  /// is not among them is an act of its own.
  public func lastApps(
    for intent: IntentName, with people: [Person], rules: [IntentName: IntentRules] = [:]
  ) -> [String] {
    let learned = content.learned
    let keys = PersonKeys(people).keys
    let act = rules[intent]?.contact?.act
    let uses = keys.isEmpty ? learned.uses(for: intent) : keys.flatMap { learned.uses(with: $0) }
    let alike = act.map { act in Set(rules.keys.filter { rules[$0]?.contact?.act == act }) } ?? []
    let sorted = uses.sorted { a, b in
      let (first, second) = (isSameAct(a, intent, alike), isSameAct(b, intent, alike))
      return first == second ? a.last > b.last : first
    }
    let chosen = act.map { act in keys.compactMap { content.defaultApps[.init(act: act, person: $0)] } } ?? []
    return (chosen + sorted.map { learned.apps.text($0.app) }).uniqued()
  }

  /// The app that was chosen for this person and kind of act.
  public func defaultApp(for person: Person, act: ContactAct) -> String? {
    PersonKeys([person]).keys.lazy.compactMap { self.content.defaultApps[.init(act: act, person: $0)] }.first
  }

  /// Remembers the app that the user chose for this person and kind of act; `nil` forgets it.
  public func setDefaultApp(_ app: String?, for person: Person, act: ContactAct) throws {
    let keys = PersonKeys([person]).keys.map { DonationContent.DefaultKey(act: act, person: $0) }
    guard let app else { return try delete(keys.filter { content.defaultApps[$0] != nil }.map { .defaultApp($0) }) }
    var batch = StoreBatch()
    for key in keys { batch.put(DonationContent.bytes(app), for: StoreKey.defaultApp(key).stored) }
    try noteListedWords(named: [person.displayName], in: &batch)
    try commit(batch)
  }

  /// The identifiers of the apps with which this kind of act was done with this person.
  package func appsUsed(for act: ContactAct, with person: Person, rules: [IntentName: IntentRules]) -> [String] {
    let learned = content.learned
    return PersonKeys([person]).keys.flatMap { learned.uses(with: $0) }
      .filter { rules[name($0.intent)]?.contact?.act == act }.map { learned.apps.text($0.app) }
  }

  private func isSameAct(_ use: Learned.Use, _ intent: IntentName, _ alike: Set<IntentName>) -> Bool {
    let used = name(use.intent)
    return used == intent || alike.contains(used)
  }

  private func name(_ intent: UInt32) -> IntentName { IntentName(content.learned.intents.text(intent)) }
}

extension Array where Element: Hashable {
  /// Every element once, at its first place.
  package func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}

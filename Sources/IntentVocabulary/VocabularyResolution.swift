import IntentModel
import IntentText

extension VocabularyIndex {
  /// The verdict on a person that the user named, by the people known here: what most handlers answer.
  ///
  /// ```swift
  /// let contacts = VocabularyIndex(contacts: people)
  /// func resolveContact(for intent: StartCallIntent) async -> ResolutionResult<Person> {
  ///   intent.contact.map(contacts.resolve) ?? .needsValue
  /// }
  /// ```
  ///
  /// A person who is surely meant is accepted, several who are equally likely are offered, one who is only similar in
  /// sound or spelling is confirmed, more than ten need more details, and no match is unsupported. A person who was
  /// offered and picked is accepted. A label that was said ("at work") chooses among the person's addresses. Where the
  /// words surely name no person here, the engine's candidates (`siriMatches`) count as far as they are known here.
  package func resolve(_ person: Person) -> ResolutionResult<Person> {
    if person.displayName.isBlank { return person.relationship.map { resolve($0, person) } ?? .needsValue }
    let matches = matches(for: person.displayName, of: .contactName)
    var people = matches.compactMap { match in match.person.map { (match, $0) } }
    // "My sister Ann" is none of the other Anns.
    let related = people.filter { match in
      person.relationship.map { match.1.relationship?.includes($0) == true } ?? false
    }
    if !related.isEmpty { people = related }
    if let picked = people.first(where: { Self.isSame($0.1, person) }) {
      return .success(picked.1.reached(as: person))
    }
    // Whoever is called so to the letter is meant, and of those who can be reached there.
    let exact = people.filter { $0.1.displayName.lowercased() == person.displayName.lowercased() }
    if !exact.isEmpty { people = exact }
    let reached = people.filter { $0.1.hasHandle(labelled: person.personHandle?.label) }
    if !reached.isEmpty { people = reached }
    if people.isEmpty, let relationship = person.relationship ?? relationship(in: person.displayName) {
      return resolve(relationship, person)
    }
    if !people.contains(where: { $0.0.found.isSure }), let likely = likely(person) { return likely }
    return Self.verdict(on: people, asked: person).map { $0.reached(as: person) }
  }

  /// The verdict on the engine's candidates for words that surely name no person here; `nil` without any.
  private func likely(_ person: Person) -> ResolutionResult<Person>? {
    let known = known(of: person.siriMatches)
    if known.isEmpty { return nil }
    return Self.verdict(on: known, surely: false, asked: person).map { $0.reached(as: person) }
  }

  /// The people here who have the whole names of others.
  private func known(of others: [Person]) -> [Person] {
    others.flatMap { other in
      matches(for: other.displayName, of: .contactName).compactMap(\.person)
        .filter { Self.isSame($0, other) || Folding.folded($0.displayName) == Folding.folded(other.displayName) }
    }
  }

  /// What a contact is to the user, said in the contact's own words after one word that says whose: "my landlord".
  private func relationship(in words: String) -> Person.Relationship? {
    let words = Person.Relationship(words).words
    let whole = words.map(\.rawValue).joined(separator: " ")
    let rest = words.dropFirst().map(\.rawValue).joined(separator: " ")
    return [whole, rest].map { Person.Relationship($0) }.first { key in
      !key.rawValue.isEmpty && tables.contains { $0.related[key] != nil }
    }
  }

  private func resolve(_ relationship: Person.Relationship, _ person: Person) -> ResolutionResult<Person> {
    // Whoever the user's own contacts say it is, where one of that name is known here; else whoever it is here.
    var related = known(of: person.siriMatches)
    if related.isEmpty { related = people(related: relationship) }
    return Self.verdict(on: related, surely: true, asked: person).map { $0.reached(as: person) }
  }

  /// The verdict on a name of a type, such as an album's or a workout's; see ``resolve(_:)``.
  package func resolve(
    _ name: SpeakableString, of type: VocabularyType
  ) -> ResolutionResult<SpeakableString> {
    if name.spokenPhrase.isBlank { return .needsValue }
    let matches = matches(for: name.spokenPhrase, of: type)
    if let identifier = name.vocabularyIdentifier,
      let picked = matches.first(where: { $0.name.vocabularyIdentifier == identifier })
    {
      return .success(picked.name)
    }
    return Self.verdict(on: matches.map { ($0, $0.name) }, asked: name)
  }

  /// Whether a person is one who was offered before.
  private static func isSame(_ known: Person, _ person: Person) -> Bool {
    if let key = person.customIdentifier, key == known.customIdentifier { return true }
    if let key = person.contactIdentifier, key == known.contactIdentifier { return true }
    return known == person
  }

  /// The verdict on matches, of which only those that are nearly as sure as the surest count.
  private static func verdict<Value: VocabularyEntry>(
    on matches: [(match: VocabularyMatch, value: Value)], asked: Value
  ) -> ResolutionResult<Value> {
    guard let surest = matches.first?.match else { return .unsupported }
    let isSimilar = !surest.found.isSure
    let rivals = matches.filter { $0.match.confidence >= surest.confidence - (isSimilar ? 0.1 : 0.01) }
    return verdict(on: rivals.map(\.value), surely: !isSimilar, asked: asked)
  }

  private static func verdict<Value: VocabularyEntry>(
    on values: [Value], surely: Bool, asked: Value
  ) -> ResolutionResult<Value> {
    var seen: Set<AnyHashable> = []
    let distinct = values.filter { seen.insert($0.identity).inserted }
    guard let first = distinct.first else { return .unsupported }
    if distinct.count > 10 { return .needsMoreDetails(asked) }
    if distinct.count > 1 { return .disambiguation(distinct) }
    return surely ? .success(first) : .confirmationRequired(first)
  }
}

/// The identity of a vocabulary's entry, independent of its names: two synonyms of one item are one choice.
private protocol VocabularyEntry: Sendable {
  var identity: AnyHashable { get }
}

extension SpeakableString: VocabularyEntry {
  fileprivate var identity: AnyHashable { vocabularyIdentifier.map(AnyHashable.init) ?? AnyHashable(self) }
}

extension Person: VocabularyEntry {
  fileprivate var identity: AnyHashable { AnyHashable(self) }

  /// Whether one of the person's addresses has a label.
  fileprivate func hasHandle(labelled label: PersonHandle.Label?) -> Bool {
    guard let label else { return false }
    return ([personHandle].compactMap { $0 } + aliases).contains { $0.label == label }
  }

  /// The person at the address that was asked for, by its label or as it is.
  fileprivate func reached(as asked: Person) -> Person {
    guard let wanted = asked.personHandle else { return self }
    var person = self
    if wanted.value != nil {
      person.personHandle = wanted
    } else if let label = wanted.label,
      let handle = ([personHandle].compactMap { $0 } + aliases).first(where: { $0.label == label })
    {
      person.personHandle = handle
    }
    return person
  }
}

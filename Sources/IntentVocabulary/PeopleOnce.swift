import IntentModel
import IntentText

/// Collects people, each once, however many vocabularies know them.
struct PeopleOnce {
  private(set) var people: [Person] = []
  /// By folded name; made when there is a second to be told from the first.
  private var places: [[UInt8]: [Int]] = [:]

  mutating func add(_ person: Person) {
    guard let first = people.first else {
      people.append(person)
      return
    }
    if places.isEmpty { places[Words(first.displayName).folded] = [0] }
    let name = Words(person.displayName).folded
    for place in places[name] ?? [] {
      if let one = Self.merged(people[place], person) {
        people[place] = one
        return
      }
    }
    places[name, default: []].append(people.count)
    people.append(person)
  }

  /// Two entries as one person; `nil` where both are contacts, or have keys of their own that differ.
  private static func merged(_ a: Person, _ b: Person) -> Person? {
    if a == b { return a }
    guard isWord(a) || isWord(b) else { return nil }
    var (contact, word) = isWord(a) ? (b, a) : (a, b)
    if let key = contact.customIdentifier, let other = word.customIdentifier, key != other { return nil }
    contact.customIdentifier = contact.customIdentifier ?? word.customIdentifier
    contact.pronunciationHint = contact.pronunciationHint ?? word.pronunciationHint
    return contact
  }

  /// Whether a person is no more than a word of a vocabulary.
  private static func isWord(_ person: Person) -> Bool {
    person.personHandle == nil && person.nameComponents == nil && person.contactIdentifier == nil
      && person.relationship == nil && person.aliases.isEmpty
  }
}

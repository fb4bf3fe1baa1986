import IntentModel
import IntentText

/// Collects people, each once, however many vocabularies know them.
struct PeopleOnce {
  private(set) var people: [Person] = []
  /// Whether any entry is only a vocabulary word, which may duplicate a contact.
  private var hasWord = false
  /// The hashes of the folded names; names are folded only once there is a vocabulary word.
  private var hashes: [UInt64] = []
  private var name = Words("")

  mutating func add(_ person: Person) {
    hasWord = hasWord || Self.isWord(person)
    guard hasWord else {
      if !people.contains(person) { append(person) }
      return
    }
    while hashes.count < people.count { hashes.append(hash(of: people[hashes.count])) }
    let hash = hash(of: person)
    for place in hashes.indices where hashes[place] == hash && Words(people[place].displayName).folded == name.folded {
      if let one = Self.merged(people[place], person) {
        people[place] = one
        return
      }
    }
    hashes.append(hash)
    append(person)
  }

  /// Most names have one entry, and a person is a large value.
  private mutating func append(_ person: Person) {
    if people.isEmpty { people.reserveCapacity(1) }
    people.append(person)
  }

  /// Reads the name of a person; returns its hash.
  private mutating func hash(of person: Person) -> UInt64 {
    name.read(person.displayName)
    return Words.hash(name.folded)
  }

  /// Two entries merged into one person; `nil` where both are contacts, or their own keys differ.
  private static func merged(_ a: Person, _ b: Person) -> Person? {
    if a == b { return a }
    guard isWord(a) || isWord(b) else { return nil }
    // Of two words, the first is from the vocabulary with the higher priority.
    var (contact, word) = isWord(a) && !isWord(b) ? (b, a) : (a, b)
    if let key = contact.customIdentifier, let other = word.customIdentifier, key != other { return nil }
    contact.customIdentifier = contact.customIdentifier ?? word.customIdentifier
    contact.pronunciationHint = contact.pronunciationHint ?? word.pronunciationHint
    return contact
  }

  /// Whether a person is only a vocabulary word.
  private static func isWord(_ person: Person) -> Bool {
    person.personHandle == nil && person.nameComponents == nil && person.contactIdentifier == nil
      && person.relationship == nil && person.aliases.isEmpty
  }
}

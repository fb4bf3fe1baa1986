import Parley

/// A person that a simulated app knows.
struct Contact: Sendable, Hashable {
  var identifier: String
  var name: String
  var nickname: String?
  /// What the person is to the user: "mother", "best friend".
  var relationship: String?
  var pronunciation: String?
  var handles: [PersonHandle]
  /// Why the person cannot be served, by the name of the intent.
  var reasons: [IntentName: UnsupportedReason] = [:]

  /// The person as the user's address book has it.
  var person: Person {
    Person(
      name, handle: handles.count == 1 ? handles.first : nil,
      nameComponents: nickname.map { Person.NameComponents(nickname: $0) },
      contactIdentifier: identifier, relationship: relationship.map { Person.Relationship($0) },
      aliases: handles, pronunciationHint: pronunciation)
  }

  /// The person as the app offers it: with the app's own key, reached at one address.
  func candidate(at handle: PersonHandle? = nil) -> Person {
    var candidate = person
    candidate.customIdentifier = identifier
    if let handle { candidate.personHandle = handle }
    candidate.aliases = []
    return candidate
  }
}

extension Contact {
  /// A person of the user's address book.
  init(_ person: Person) {
    self.init(
      identifier: person.contactIdentifier ?? person.displayName, name: person.displayName,
      nickname: person.nameComponents?.nickname, relationship: person.relationship?.rawValue,
      pronunciation: person.pronunciationHint, handles: [person.personHandle].compactMap { $0 } + person.aliases)
  }
}

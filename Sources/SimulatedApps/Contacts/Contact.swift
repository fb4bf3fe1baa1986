import Parley

/// A person that a simulated app knows.
struct Contact: Sendable, Hashable {
  var identifier: String
  var name: String
  var nickname: String?
  /// The person's relationship to the user: "mother", "best friend".
  var relationship: String?
  var pronunciation: String?
  var handles: [PersonHandle]
  /// Why the person cannot be the subject of an intent, by the intent's name.
  var reasons: [IntentName: UnsupportedReason] = [:]

  /// The person in the form of the user's address book.
  var person: Person {
    Person(
      name, handle: handles.count == 1 ? handles.first : nil,
      nameComponents: nickname.map { Person.NameComponents(nickname: $0) },
      contactIdentifier: identifier, relationship: relationship.map { Person.Relationship($0) },
      aliases: handles, pronunciationHint: pronunciation)
  }

  /// The person as a choice that the app offers: with the app's own identifier, and one address.
  func candidate(at handle: PersonHandle? = nil) -> Person {
    var candidate = person
    candidate.customIdentifier = identifier
    if let handle { candidate.personHandle = handle }
    candidate.aliases = []
    return candidate
  }
}

extension Contact {
  /// A contact from a person in the user's address book.
  init(_ person: Person) {
    self.init(
      identifier: person.contactIdentifier ?? person.displayName, name: person.displayName,
      nickname: person.nameComponents?.nickname, relationship: person.relationship?.rawValue,
      pronunciation: person.pronunciationHint, handles: [person.personHandle].compactMap { $0 } + person.aliases)
  }
}

import IntentText
import Parley

/// The contacts of a simulated app, found by what the user calls them.
struct ContactBook: Sendable {
  let contacts: [Contact]
  /// The contacts in the form of the user's address book.
  let people: [Person]
  /// The index that finds them; any handler can use such an index.
  let index: VocabularyIndex
  private let byIdentifier: [String: Int]

  init(_ contacts: [Contact]) {
    self.contacts = contacts
    self.people = contacts.map(\.person)
    self.index = VocabularyIndex(contacts: people)
    self.byIdentifier = Dictionary(contacts.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
  }

  subscript(identifier: String) -> Contact? {
    byIdentifier[identifier].map { contacts[$0] }
  }

  /// The contact of a person in the index.
  subscript(person: Person) -> Contact? {
    [person.customIdentifier, person.contactIdentifier].compactMap { $0.flatMap { self[$0] } }.first
  }

  /// The contact with exactly that name.
  func named(_ name: String) -> Contact? {
    let name = Folding.folded(name)
    return contacts.first { Folding.folded($0.name) == name }
  }
}

import Parley

extension ContactBook {
  /// The verdict on a person in a search; an address counts as much as a name.
  func settle(_ person: Person) -> ResolutionResult<Person> {
    if person.isMe { return .success(person) }
    switch find(person) {
    case .found(let contact, _): return .success(contact.candidate())
    case .choice(let people):
      let identifiers = Set(people.compactMap(\.customIdentifier))
      // Whose address it is makes no difference to a search.
      if identifiers.count == 1, let contact = identifiers.first.flatMap({ self[$0] }) {
        return .success(contact.candidate())
      }
      return .disambiguation(people)
    case .tooMany: return .needsMoreDetails(person)
    case .likely(let contact): return .confirmationRequired(contact.candidate())
    case .address(let handle): return .success(Person(person.displayName, handle: handle))
    case .unknown, .noHandleForLabel, .invalidHandle: return .unsupported
    }
  }
}

import Parley

extension ContactBook {
  /// The resolution of a person in a search; an address is as good as a name.
  func settle(_ person: Person) -> ResolutionResult<Person> {
    if person.isMe { return .success(person) }
    switch find(person) {
    case .found(let contact, _): return .success(contact.candidate())
    case .choice(let people):
      let identifiers = Set(people.compactMap(\.customIdentifier))
      // A search includes all addresses of a contact, so it does not matter which one was meant.
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

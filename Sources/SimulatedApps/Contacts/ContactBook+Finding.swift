import Parley

/// The result of a search for a person that the user named.
///
/// Source: WWDC 2017 session 228.
enum PersonFinding {
  /// One contact, at this address if the contact has any.
  case found(Contact, PersonHandle?)
  /// One of several people, or one of several addresses of one person.
  case choice([Person])
  /// Too many people of that name.
  case tooMany
  /// Probably this contact, to be confirmed.
  case likely(Contact)
  /// No known contact, but an address that can be used as it is.
  case address(PersonHandle)
  case unknown
  case noHandleForLabel
  case invalidHandle
}

extension ContactBook {
  /// Finds a person in two stages: first which person, then which of the addresses.
  func find(_ person: Person) -> PersonFinding {
    if let known = person.customIdentifier.flatMap({ self[$0] }) {
      return handle(of: known, wanted: person.personHandle)
    }
    if let value = person.personHandle?.value { return address(value, of: person) }
    switch index.resolve(person) {
    case .success(let known): return finding(of: [known], wanted: person.personHandle)
    case .confirmationRequired(let known): return self[known].map(PersonFinding.likely) ?? .unknown
    case .disambiguation(let people): return finding(of: people, wanted: person.personHandle)
    case .needsMoreDetails: return .tooMany
    default:
      return person.displayName.contains(where: \.isNumber) || person.displayName.contains("@")
        ? address(person.displayName, of: person) : .unknown
    }
  }

  private func finding(of people: [Person], wanted: PersonHandle?) -> PersonFinding {
    var known = people.compactMap { self[$0] }
    // Of several contacts only those count that have an address of the kind that was asked for.
    if let label = wanted?.label, wanted?.value == nil {
      let reached = known.filter { contact in
        contact.handles.contains { $0.label?.rawValue.lowercased() == label.rawValue.lowercased() }
      }
      if !reached.isEmpty { known = reached }
    }
    guard let only = known.first else { return .unknown }
    return known.count == 1 ? handle(of: only, wanted: wanted) : .choice(known.map { $0.candidate() })
  }

  private func handle(of contact: Contact, wanted: PersonHandle?) -> PersonFinding {
    if let label = wanted?.label, wanted?.value == nil {
      let handle = contact.handles.first { $0.label?.rawValue.lowercased() == label.rawValue.lowercased() }
      return handle.map { .found(contact, $0) } ?? .noHandleForLabel
    }
    if let value = wanted?.value, let handle = contact.handles.first(where: { $0.value == value }) {
      return .found(contact, handle)
    }
    if contact.handles.count > 1 { return .choice(contact.handles.map(contact.candidate(at:))) }
    return .found(contact, contact.handles.first)
  }

  /// An address in the user's words: a contact's, or one that can be used as it is.
  private func address(_ value: String, of person: Person) -> PersonFinding {
    let key = Self.addressKey(value)
    for contact in contacts {
      let handle = contact.handles.first { $0.value.map(Self.addressKey) == key }
      if let handle { return .found(contact, handle) }
    }
    guard Self.isAddress(value) else { return .invalidHandle }
    let type: PersonHandle.Kind = value.contains("@") ? .emailAddress : .phoneNumber
    return .address(PersonHandle(value, type: type, label: person.personHandle?.label))
  }

  private static func addressKey(_ value: String) -> String {
    value.contains("@") ? value.lowercased() : value.filter { $0.isNumber || $0 == "+" }
  }

  /// Whether a text can be an e-mail address or a phone number of 3 to 15 digits.
  private static func isAddress(_ value: String) -> Bool {
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count > 1 {
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasSuffix(".")
    }
    let digits = value.filter(\.isNumber)
    return (3...15).contains(digits.count) && value.allSatisfy { $0.isNumber || " +-().".contains($0) }
  }
}

import Intents

/// The people that the user knows on TreeTalk.
///
/// A real app keeps them in the container that it shares with its extension.
struct FriendList {
  static let all = [
    friend("Nandi Okoro", "nandi"), friend("Nandi Mbeki", "nandi.m"), friend("Tamarin", "tamarin"),
    friend("Old Silverback", "silverback"),
  ]

  private static func friend(_ name: String, _ key: String) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "\(key)@treetalk.example", type: .emailAddress), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: nil, customIdentifier: key)
  }

  /// The friends whom a person of a request may be; the one whom the user has picked comes with its key.
  static func friends(matching person: INPerson) -> [INPerson] {
    if let key = person.customIdentifier, let picked = all.first(where: { $0.customIdentifier == key }) {
      return [picked]
    }
    return all.filter { $0.displayName.localizedCaseInsensitiveContains(person.displayName) }
  }
}

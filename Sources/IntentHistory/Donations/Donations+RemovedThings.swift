import IntentModel
import IntentVocabulary

extension Donations {
  /// Deletes the interactions with things that were removed from their app: the calls of a place by its number.
  ///
  /// They name the thing as a person without a contact, of the same name and with a number of the thing's. A contact of
  /// that name stays.
  func delete(callsOf things: [SearchableItemAttributeSet]) throws {
    let keys = things.flatMap { thing -> [StoreKey] in
      guard let name = thing.title, let hash = RemovedWords.hash(ofName: name) else { return [] }
      let called = thing.phoneNumbers.map { number in
        PersonKeys([Person(name, handle: PersonHandle(number, type: .phoneNumber))]).keys
      }
      return content.numbers(naming: [hash]).filter { number in
        guard let donation = content.donation(number), donation.personCount > 0 else { return false }
        let keys = donation.personKeys
        return called.contains(where: keys.isSuperset) && !keys.contains { $0.hasPrefix("contact ") }
      }.map { .donation($0) }
    }
    try delete(keys)
  }
}

extension StoredDonation {
  /// The keys by which its people are recognised again.
  fileprivate var personKeys: Set<String> {
    var keys: Set<String> = []
    forEachPersonKey { keys.insert(String(decoding: $0, as: UTF8.self)) }
    return keys
  }
}

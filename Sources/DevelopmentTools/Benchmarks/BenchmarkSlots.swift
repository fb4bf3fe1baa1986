import Parley

/// The names of a job's slots, and a reading's parameters under these names.
///
/// One name of the job covers names of several intents (`recipient` for the recipients of a message, the contacts of a
/// call, the payee, the payer, the sender, the people in a photo); an amount and its currency, which the job separates,
/// are one parameter here and are compared as one stretch of words.
enum BenchmarkSlots {
  static let names: [String: String] = [
    "recipients": "recipient", "contacts": "recipient", "recipient": "recipient", "senders": "recipient",
    "sender": "recipient", "payee": "recipient", "payer": "recipient", "peopleInPhoto": "recipient",
    "content": "content", "searchTerms": "content", "note": "content", "transactionNote": "content",
    "dropOffLocation": "location", "locationCreated": "location", "pickupLocation": "pickup",
    "rideOptionName": "ride_option", "workoutName": "workout", "albumName": "album", "billType": "bill",
    "fromAccount": "account", "accountNickname": "account", "toAccount": "account2", "attribute": "attribute",
    "callCapability": "call_type", "callTypes": "call_kind", "currencyAmount": "amount",
    "transactionAmount": "amount", "goalValue": "minutes",
  ]

  /// The slots that a job expects, with amount and currency as one.
  static func expected(_ slots: [String: String]) -> [String: String] {
    var slots = slots
    if let amount = slots["amount"], let currency = slots.removeValue(forKey: "currency") {
      slots["amount"] = "\(amount) \(currency)"
    }
    return slots.mapValues { $0.lowercased() }
  }

  /// Parameters that narrow a search and for which jobs have no slots: "my unread messages".
  private static let untold: Set<String> = ["attributes", "status", "workoutGoalUnitType", "workoutLocationType"]

  /// The slots of a reading under the job's names; a parameter without one keeps its own name.
  ///
  /// Of "my savings account" only the name in the vocabulary counts, "savings". A value that a phrase has without a
  /// word for it is no slot.
  static func said(_ reading: Reading) -> [String: String] {
    var said: [String: String] = [:]
    for slot in reading.slots where slot.value.range != nil && !untold.contains(slot.parameter) {
      let name = names[slot.parameter] ?? slot.parameter
      let text = text(slot.value).lowercased()
      said[name] = said[name].map { "\($0), \(text)" } ?? text
    }
    return said
  }

  private static func text(_ value: SpokenValue) -> String {
    if case .name(let name, _, _) = value.meaning { return name.spokenPhrase }
    return value.text
  }
}

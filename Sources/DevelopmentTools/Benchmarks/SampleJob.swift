extension UnderstandingJob {
  /// The project's own job: requests for the sample apps, and utterances that no sample app serves.
  static let sample = UnderstandingJob(
    utterances: requests.enumerated().flatMap { place, request in
      (0..<6).map { turn in request.said(to: (place * 37 + turn * 171) % 1000) }
    } + strangers.map { Utterance(text: $0, intent: nil, slots: [:], category: .unrelated) },
    lists: [
      "workout": ["banana run", "vine climb"], "album": ["jungle party"], "account": ["savings", "banana fund"],
    ])

  private struct Request {
    var intent: String
    /// The utterance; `@` is replaced by a contact.
    var text: String
    var slots: [String: String] = [:]

    func said(to contact: Int) -> Utterance {
      func named(_ text: String) -> String { text == "@" ? "@\(contact)@" : text }
      let words = text.split(separator: " ").map { named(String($0)) }
      return Utterance(
        text: words.joined(separator: " "), intent: intent, slots: slots.mapValues(named), category: .usual)
    }
  }

  private static let requests = [
    Request(
      intent: "SendMessage", text: "send a message to @ saying the bananas are ripe",
      slots: ["recipient": "@", "content": "the bananas are ripe"]),
    Request(
      intent: "SendMessage", text: "tell @ that the party begins at dusk",
      slots: ["recipient": "@", "content": "the party begins at dusk"]),
    Request(intent: "SearchForMessages", text: "find messages from @", slots: ["recipient": "@"]),
    Request(intent: "StartCall", text: "call @", slots: ["recipient": "@"]),
    Request(intent: "StartCall", text: "make a video call to @", slots: ["recipient": "@", "call_type": "video"]),
    Request(intent: "SearchCallHistory", text: "show my missed calls", slots: ["call_kind": "missed"]),
    Request(intent: "RequestRide", text: "get me a ride to the harbour", slots: ["location": "the harbour"]),
    Request(intent: "GetRideStatus", text: "where is my ride"),
    Request(intent: "StartWorkout", text: "start a vine climb", slots: ["workout": "vine climb"]),
    Request(intent: "PauseWorkout", text: "pause my workout"),
    Request(intent: "SearchForPhotos", text: "show me photos of @", slots: ["recipient": "@"]),
    Request(
      intent: "StartPhotoPlayback", text: "start a slideshow of the jungle party album",
      slots: ["album": "jungle party"]),
    Request(intent: "SendPayment", text: "send @ 20 dollars", slots: ["recipient": "@", "amount": "20 dollars"]),
    Request(
      intent: "RequestPayment", text: "request 15 euros from @", slots: ["recipient": "@", "amount": "15 euros"]),
    Request(
      intent: "TransferMoney", text: "transfer 100 dollars from savings to banana fund",
      slots: ["amount": "100 dollars", "account": "savings", "account2": "banana fund"]),
    Request(intent: "PayBill", text: "pay my electricity bill", slots: ["bill": "electricity"]),
  ]

  private static let strangers = [
    "will it be sunny in the jungle", "set the oven to two hundred degrees", "who painted the ceiling of the chapel",
    "put bananas on the shopping list", "how do you peel a mango", "play the new record of that drummer",
    "wake me before the others", "is the museum open on Sunday", "what does a gorilla weigh",
    "dim the lamp in the hall",
    "tell me something funny", "how far is the moon", "good evening", "turn the radio down",
    "name three rivers in Asia",
    "which day comes after Tuesday", "water the orchids", "what rhymes with orange", "read the next chapter",
    "let the blinds down",
  ]
}

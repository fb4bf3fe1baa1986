import Intents

class SearchForMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    let senders = intent.senders ?? []
    let friends = senders.isEmpty ? FriendList.all : senders.flatMap(FriendList.friends(matching:))
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = friends.filter { $0.customIdentifier == "tamarin" }.map { friend in
      INMessage(
        identifier: "1", content: "The figs on the big tree are ripe",
        dateSent: Date(timeIntervalSinceReferenceDate: 804_000_000), sender: friend, recipients: nil)
    }
    return response
  }
}

import IntentModel

/// A phrase that every language is expected to have: an intent, and the values that one sentence must be able to say.
///
/// Three ranks, as in the collections of intents for the home: without what is *required* the intent is of no use; with what
/// is *usable* most sentences are read whole; *complete* is what people say now and then.
package struct ExpectedPhrase: Sendable, Hashable {
  /// How much it matters that a language has it.
  package enum Importance: String, Sendable, Hashable, CaseIterable { case required, usable, complete }

  /// The intent that is asked for.
  package var intent: IntentName
  /// The parameters that the sentence has values for.
  package var parameters: Set<String>
  package var importance: Importance
  /// A sentence in English that has just these.
  package var example: String

  /// All that is expected, by intent.
  package static let all: [ExpectedPhrase] = declared.split(separator: "\n").compactMap(ExpectedPhrase.init(line:))

  /// Reads a line: `required SendMessage recipients content: text Koko supper is ready`.
  init?(line: Substring) {
    let sides = line.split(separator: ": ", maxSplits: 1)
    let words = sides.first?.split(separator: " ") ?? []
    guard sides.count == 2, words.count > 1, let importance = Importance(rawValue: String(words[0])) else { return nil }
    self.importance = importance
    intent = IntentName(String(words[1]))
    parameters = Set(words.dropFirst(2).map(String.init))
    example = String(sides[1])
  }

  static let declared = """
    required SendMessage recipients content: text Koko supper is ready
    required SendMessage recipients: send Koko a message
    usable SendMessage content: send a message saying supper is ready
    usable SendMessage speakableGroupName content: text the Family group supper is ready
    usable SendMessage speakableGroupName: send a message to the Family group
    required SearchForMessages: read my messages
    required SearchForMessages senders: read the messages from Koko
    usable SearchForMessages attributes: read my unread messages
    usable SearchForMessages attributes senders: read the unread messages from Koko
    usable SearchForMessages dateTimeRange: read the messages from yesterday
    complete SearchForMessages dateTimeRange senders: read the messages from Koko from yesterday
    complete SearchForMessages searchTerms: find messages about bananas
    complete SearchForMessages searchTerms senders: find messages from Koko about bananas
    usable SetMessageAttribute attribute: mark it as read
    usable UnsendMessages: unsend my last message
    complete EditMessage editedContent: edit my last message to say supper is late
    required StartCall contacts: call Koko
    required StartCall callCapability contacts: video call Koko
    usable StartCall audioRoute contacts: call Koko on speaker
    usable StartCall destinationType: call the emergency services
    complete StartCall contacts destinationType: call Koko back
    required HangUpCall: hang up
    required AnswerCall: answer the call
    required SearchCallHistory callTypes: show my missed calls
    usable SearchCallHistory callTypes recipient: show my missed calls from Koko
    usable SearchCallHistory callTypes dateCreated: show my missed calls from yesterday
    complete SearchCallHistory: show my call history
    required SendPayment payee currencyAmount: pay Koko 5 dollars
    required SendPayment payee: send money to Koko
    required SendPayment payee currencyAmount note: pay Koko 5 dollars for the pizza
    usable SendPayment payee note: pay Koko for the pizza
    usable SendPayment: send money
    required RequestPayment payer currencyAmount: request 5 dollars from Koko
    usable RequestPayment payer: request money from Koko
    usable RequestPayment payer currencyAmount note: request 5 dollars from Koko for the pizza
    complete RequestPayment payer note: request money from Koko for the pizza
    required PayBill billType: pay the electricity bill
    usable PayBill: pay my bill
    usable PayBill billPayee: pay my bill from Jungle Power
    usable PayBill billType fromAccount: pay the electricity bill from my Everyday account
    usable PayBill billType transactionAmount: pay 20 dollars of the electricity bill
    usable PayBill billType transactionScheduledDate: pay the electricity bill tomorrow
    complete PayBill transactionScheduledDate: pay my bill tomorrow
    required SearchForBills: show my bills
    required SearchForBills billType: how much is my electricity bill
    usable SearchForBills status: show my unpaid bills
    complete SearchForBills billPayee: show my bill from Jungle Power
    required SearchForAccounts: what's my balance
    required SearchForAccounts accountType: what's the balance of my checking account
    usable SearchForAccounts accountNickname: what's the balance of Banana Fund
    complete SearchForAccounts requestedBalanceType: how many points do I have
    required TransferMoney fromAccount toAccount transactionAmount: transfer 50 dollars from Everyday to Banana Fund
    usable TransferMoney toAccount transactionAmount: transfer 50 dollars to Banana Fund
    usable TransferMoney transactionAmount: transfer 50 dollars
    usable TransferMoney: transfer money
    usable TransferMoney fromAccount toAccount: transfer money from Everyday to Banana Fund
    complete TransferMoney toAccount transactionAmount transactionScheduledDate: transfer 50 dollars to Banana Fund tomorrow
    required RequestRide dropOffLocation: book a ride to the airport
    required RequestRide: book a ride
    required RequestRide pickupLocation dropOffLocation: book a ride from Home to the airport
    required RequestRide dropOffLocation scheduledPickupTime: book a ride to the airport at 9 am
    usable RequestRide pickupLocation: pick me up at Home
    usable RequestRide partySize: book a ride for three people
    usable RequestRide dropOffLocation partySize: book a ride to the airport for three people
    usable RequestRide scheduledPickupTime: book a ride at 9 am
    complete RequestRide pickupLocation scheduledPickupTime: pick me up at Home at 9 am
    required CancelRide: cancel my ride
    required GetRideStatus: where is my ride
    required ListRideOptions dropOffLocation: show rides to the airport
    usable ListRideOptions: show me the rides
    complete SendRideFeedback rating: rate my driver five stars
    complete SendRideFeedback tip: tip my driver 5 dollars
    required StartWorkout workoutName: start a run
    required StartWorkout: start a workout
    required StartWorkout workoutName goalValue: start a run for 20 minutes
    usable StartWorkout goalValue: start a workout for 20 minutes
    complete StartWorkout workoutLocationType: start an outdoor workout
    required PauseWorkout: pause my workout
    required ResumeWorkout: resume my workout
    required EndWorkout: end my workout
    usable EndWorkout workoutName: end my run
    usable PauseWorkout workoutName: pause my run
    usable ResumeWorkout workoutName: resume my run
    usable CancelWorkout: discard my workout
    required SearchForPhotos: show my photos
    required SearchForPhotos dateCreated: show my photos from yesterday
    required SearchForPhotos peopleInPhoto: show photos of Koko
    required SearchForPhotos locationCreated: show photos taken in Paris
    required SearchForPhotos albumName: show the album Banana Summer
    usable SearchForPhotos searchTerms: show photos of sunsets
    usable SearchForPhotos dateCreated locationCreated: show photos taken in Paris yesterday
    usable SearchForPhotos locationCreated peopleInPhoto: show photos of Koko taken in Paris
    complete SearchForPhotos includedAttributes: show my selfies
    complete SearchForPhotos locationCreated searchTerms: show photos of sunsets taken in Paris
    required StartPhotoPlayback: start a slideshow
    usable StartPhotoPlayback albumName: play a slideshow of Banana Summer
    """
}

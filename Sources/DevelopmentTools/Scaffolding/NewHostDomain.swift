/// The files of a new host for one domain: a handler for its first intent, and a conversation to begin with.
///
/// In the texts `%` is the app's name.
struct NewHostDomain: Sendable {
  /// The name of the handler's type, which is also that of its file.
  let handler: String
  /// The function that joins the handler to its intent: `sendMessage`.
  let factory: String
  let code: String
  /// The name of the script, and its lines below the header.
  let script: (name: String, text: String)
  /// Whether the handler looks for people.
  var hasFriends = false

  /// What a new host has for a domain of ``NewWorld/domains``; `nil` for another name.
  static func named(_ domain: String) -> NewHostDomain? { all[domain] }

  private static let all = [
    "messages": messages, "calls": calls, "rides": rides, "workouts": workouts, "photos": photos,
    "payments": payments,
  ]

  /// The people of the handlers that look for some.
  static let friends = """
    import Parley

    /// The people that the app knows.
    enum Friends {
      static let names = ["Ada Lovelace", "Alan Turing", "Grace Hopper"]

      /// Who of them is meant.
      static func resolve(_ person: Person) -> ResolutionResult<Person> {
        if names.contains(person.displayName) { return .success(person) }
        let found = names.filter { $0.lowercased().contains(person.displayName.lowercased()) }
        if let only = found.first, found.count == 1 { return .confirmationRequired(Person(only)) }
        return found.isEmpty ? .unsupported : .disambiguation(found.map { Person($0) })
      }
    }

    """

  private static let messages = NewHostDomain(
    handler: "Messenger", factory: "sendMessage",
    code: """
      import Parley

      /// Settles to whom a message goes, and sends it.
      struct Messenger: SendMessageIntent.Handling {
        func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
          intent.recipients.isEmpty ? [.needsValue] : intent.recipients.map(Friends.resolve)
        }

        func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
          intent.content.map { .success($0) } ?? .needsValue
        }

        func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
          SendMessageIntent.Response(.success)  // Send it here.
        }
      }

      """,
    script: (
      "FirstMessage",
      """
      # A first message: the person is asked about, and then what to say.
      User: Send a message to Ada with %
      = SendMessage recipients="Ada"
      Assistant: Send the message to Ada Lovelace?
      User: yes
      Assistant: What do you want to say to Ada Lovelace?
      User: I’m on my way
      * SendMessage recipients=[Ada Lovelace] content="I’m on my way" -> success
      Assistant: OK, sending “I’m on my way” to Ada Lovelace on %.
      """
    ), hasFriends: true)

  private static let calls = NewHostDomain(
    handler: "Caller", factory: "startCall",
    code: """
      import Parley

      /// Settles who is called, and opens the app with the call.
      struct Caller: StartCallIntent.Handling {
        func resolveContacts(for intent: StartCallIntent) async -> [ResolutionResult<Person>] {
          intent.contacts.isEmpty ? [.needsValue] : intent.contacts.map(Friends.resolve)
        }

        func handle(_ intent: StartCallIntent) async -> StartCallIntent.Response {
          StartCallIntent.Response(.continueInApp)  // The app calls when it is opened.
        }
      }

      """,
    script: (
      "FirstCall",
      """
      # A first call: the person is asked about.
      User: Call Ada with %
      = StartCall contacts="Ada"
      Assistant: Call Ada Lovelace?
      User: yes
      * StartCall contacts=[Ada Lovelace] -> continueInApp
      Assistant: Calling Ada Lovelace on %.
      """
    ), hasFriends: true)

  private static let rides = NewHostDomain(
    handler: "Dispatcher", factory: "requestRide",
    code: """
      import Parley

      /// Settles where a ride begins and ends, and books it.
      struct Dispatcher: RequestRideIntent.Handling {
        let places = ["Airport", "Central Station", "Market"]

        func resolvePickupLocation(for intent: RequestRideIntent) async -> ResolutionResult<Placemark> {
          intent.pickupLocation.map(settled) ?? .needsValue
        }

        func resolveDropOffLocation(for intent: RequestRideIntent) async -> ResolutionResult<Placemark> {
          intent.dropOffLocation.map(settled) ?? .needsValue
        }

        private func settled(_ said: Placemark) -> ResolutionResult<Placemark> {
          let words = (said.name ?? "").lowercased()
          let place = places.first { words.contains($0.lowercased()) }
          return place.map { .success(Placemark(name: $0)) } ?? .unsupported
        }

        func handle(_ intent: RequestRideIntent) async -> RequestRideIntent.Response {
          RequestRideIntent.Response(.success)  // Book it here.
        }
      }

      """,
    script: (
      "FirstRide",
      """
      # A first ride: where it begins is asked for, and then the go-ahead.
      User: Book a ride to the airport with %
      = RequestRide dropOffLocation="the airport"
      Assistant: Where should they pick you up?
      User: the market
      Assistant: From Market to Airport. Shall I book it with %?
      User: yes
      * RequestRide pickupLocation=Market dropOffLocation=Airport -> success
      Assistant: Your ride is booked.
      """
    ))

  private static let workouts = NewHostDomain(
    handler: "Trainer", factory: "startWorkout",
    code: """
      import Parley

      /// Settles which workout is meant, and begins it.
      struct Trainer: StartWorkoutIntent.Handling {
        let workouts = ["Run", "Swim", "Yoga"]

        func resolveWorkoutName(for intent: StartWorkoutIntent) async -> ResolutionResult<SpeakableString> {
          guard let said = intent.workoutName?.spokenPhrase.lowercased() else { return .needsValue }
          let workout = workouts.first { said.contains($0.lowercased()) }
          return workout.map { .success(SpeakableString($0)) } ?? .unsupported
        }

        func handle(_ intent: StartWorkoutIntent) async -> StartWorkoutIntent.Response {
          StartWorkoutIntent.Response(.handleInApp)  // The app begins it in the background.
        }
      }

      """,
    script: (
      "FirstWorkout",
      """
      # A first workout: which one is asked for.
      User: Start a workout with %
      = StartWorkout
      Assistant: Which workout would you like to start?
      User: yoga
      * StartWorkout workoutName=Yoga -> handleInApp
      Assistant: Starting Yoga in %. Have a good one!
      """
    ))

  private static let photos = NewHostDomain(
    handler: "Album", factory: "searchForPhotos",
    code: """
      import Parley

      /// Looks for photos, and opens the app with those that were found.
      struct Album: SearchForPhotosIntent.Handling {
        func handle(_ intent: SearchForPhotosIntent) async -> SearchForPhotosIntent.Response {
          SearchForPhotosIntent.Response(.continueInApp, searchResultsCount: 3)  // Look for them here.
        }
      }

      """,
    script: (
      "FirstPhotos",
      """
      # A first search.
      User: Find my photos from Paris in %
      = SearchForPhotos locationCreated="Paris"
      * SearchForPhotos locationCreated=Paris -> continueInApp
      Assistant: I found 3 photos. Here they are in %.
      """
    ))

  private static let payments = NewHostDomain(
    handler: "Bank", factory: "sendPayment",
    code: """
      import Parley

      /// Settles who gets how much, and sends it.
      struct Bank: SendPaymentIntent.Handling {
        func resolvePayee(for intent: SendPaymentIntent) async -> ResolutionResult<Person> {
          intent.payee.map(Friends.resolve) ?? .needsValue
        }

        func resolveCurrencyAmount(for intent: SendPaymentIntent) async -> ResolutionResult<CurrencyAmount> {
          guard let amount = intent.currencyAmount else { return .needsValue }
          return amount.amount > 0 ? .success(amount) : .unsupported
        }

        func handle(_ intent: SendPaymentIntent) async -> SendPaymentIntent.Response {
          // Send it here, once for each RequestKey.current.
          SendPaymentIntent.Response(.success)
        }
      }

      """,
    script: (
      "FirstPayment",
      """
      # A first payment: the person is asked about, then how much, then the go-ahead.
      User: Send money to Ada with %
      = SendPayment payee="Ada"
      Assistant: Pay Ada Lovelace?
      User: yes
      Assistant: How much do you want to send Ada Lovelace?
      User: 20 dollars
      Assistant: Send $20.00 to Ada Lovelace with %?
      User: yes
      * SendPayment payee=Ada Lovelace currencyAmount=20 USD -> success
      Assistant: Done. I sent Ada Lovelace $20.00.
      """
    ), hasFriends: true)
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import ParleySuggestions

/// An app that is played from a folder: its Info.plist says what it can do, its World.plist what it knows.
///
/// What one request changes, the next one finds: a message sent is found by a search, a ride booked is under way.
/// The clock is the environment's, keys are counted, so that a conversation runs the same every time.
///
/// # World.plist
///
/// A dictionary; everything in it may be left out, and what nothing reads is an error with its line and column.
///
/// `Contacts`: the people the app knows, each a dictionary.
/// - `Name`, and as far as there are any `Nickname`, `Relationship` ("mother"), `Pronunciation` ("bobo junior").
/// - `Identifier`: the app's key; by default the name's words after "contact-".
/// - `Handles`: addresses, each with its `Value` and perhaps a `Label` (home, work, mobile). With several, the user
///   is asked which; without any, the person cannot be reached.
/// - `Unsupported`: why a request cannot be about the person, by the name of the intent: `SendMessage` -> `offline`.
///
/// A date is given as `Date`, or as `MinutesAgo` or `MinutesAhead`, counted from when the world is opened: then it is
/// as old in every run. Amounts are integers or strings ("12.50"), never binary fractions.
///
/// What further keys there are depends on the intents that the Info.plist declares: see the kinds of apps below.
///
/// ## Messages and calls
///
/// - `Groups`: each with `Name`, `Members` (names of contacts) and perhaps an `Identifier`.
/// - `Messages`: each with `Content`, a date, `From` a contact or, written by the user, `To` some contacts; or in a
///   `Group`; `Unread`, `Flagged`, `Type` (a message type of SiriKit), `Service`.
/// - `Calls`: each `With` some contacts, of a `Type` (missed, received, outgoing, ringing, inProgress), a date,
///   perhaps with `Video`, a length in `Seconds`, `Unseen`.
/// - What goes wrong: `SignedIn`, `ServiceAvailable`, `Configured`, `Video`, `Camera`, `Microphone` are true unless
///   they say otherwise; `AirplaneMode`, `VoiceMessages`, `GroupCalls`, `ConfirmsCalls` are false.
/// - `UnsendMinutes` (2), `EditMinutes` (15), `MaximumResults` (50).
///
/// ## Rides
///
/// - `RideOptions`: each with `Name`, `Price` (to `MaximumPrice`), `Seats`, `MinutesToPickup`, `Available`,
///   `SpecialPricing`, `Identifier`. `Places`: `Name`, `OtherNames`, `Latitude` and `Longitude`, `Street`, `City`,
///   `Served`. `Drivers`: `Name`, `Rating`, `Phone`, `Manufacturer`, `Model`, `Plate`.
/// - `Ride`: one that is under way: `Option`, `To`, the date it was booked.
/// - `Currency` (the user's), `CancellationFee` past `FreeCancellationMinutes` (5), `RideMinutes` (15),
///   `MaximumDaysAhead` (7), `SignedIn`, `ServiceAvailable`, `NeedsFeedback`.
///
/// ## Workouts
///
/// - `Workouts`: each with `Name`, `OtherNames`, `Identifier`, `EnergyPerMinute` (kilocalories), `MetresPerMinute`,
///   `Indoor`, `Outdoor`. `Current`: a `Workout` that is under way since a date, perhaps `Paused`.
/// - `Continues`: how the app continues: background, foreground or none. `ServiceAvailable`.
///
/// ## Photos
///
/// - `Photos`: each with a date, `Place`, `Albums`, `Tags`, `People` (names of contacts), `Attributes`. `Configured`.
///
/// ## Payments
///
/// - `Accounts`, the main one first: `Nickname`, `Number`, `Type`, `Organization`, `Balance`, `Points`, `Miles`.
/// - `Bills`: `Payee`, `Type`, `Amount`, `Minimum`, `LateFee`, the date it is due, `Paid`.
/// - `Currency`, `MinimumPayment` (1), `MaximumPayment` (2000), `PaymentFee`, `TransferFee`; `MinutesToPayRequest`,
///   after which people have paid what they were asked for; `SignedIn`, `Verified`, `Eligible`, `TermsAccepted`.
///
/// ## Restaurants
///
/// - `Restaurants`: each with `Name`, `Identifier`, `Cuisine`, `Number` and `Street`, `City`, `PostalCode`, `Phone`,
///   `Page` (on the web), `Latitude` and `Longitude`. Looking at one is an activity `….restaurant` of the app. Past
///   `MinutesToExpire` it is no longer found.
///
/// ## Things to play
///
/// - `Media`: each with `Title`, `Identifier`, `Artist`, `Progress` (0 to 1, how much was played); one that holds
///   others, such as an album, has them as `Items`.
///
/// ## Widgets
///
/// - `Widgets`, the main one first: `Name` (the app's, if not given), `Expands`, the `Height` when expanded, `SignIn`
///   (the words of the button), `Rows` (each with `Title`, `Detail`, `Supplementary`, and the restaurant that it
///   `Opens`) and `Cells` (words side by side). What is against the guidelines for widgets is a warning of `parley lint`.
public struct SimulatedApp: Sendable {
  /// The app, with a handler for every intent that it declares and that can be played.
  public let app: AssistantApp
  /// The contacts of the world, in the form of the user's address book.
  public let contacts: [Person]

  /// The places that the app's world knows, by name; the user's home first, where it has one.
  public let places: [Placemark]

  /// The restaurants that its user can view; `nil` for an app without any.
  public let restaurants: RestaurantReviews?

  /// Everything it can play, as a tree; `nil` for an app that plays nothing.
  public let media: PlayableItem?

  /// Its widgets, the main one first.
  public let widgets: [SimulatedWidget]

  /// Reads an app's folder and begins to play it.
  ///
  /// Of the handlers for intents of a host's own the app has those that its Info.plist lists. Throws `AppProblems` for what is wrong in the app's own files and ``WorldProblems`` for its World.plist.
  public init(
    at folder: String, environment: ConversationEnvironment, handlers own: [AnyIntentHandler] = []
  ) throws {
    try self.init(at: folder, environment: environment, handlers: own, knowing: [])
  }

  /// - Parameters:
  ///   - others: The contacts of an app whose world has none.
  ///   - worlds: The cache of the worlds that were read before.
  package init(
    at folder: String, environment: ConversationEnvironment, handlers own: [AnyIntentHandler], knowing others: [Person],
    worlds: WorldCache = WorldCache()
  ) throws {
    let file = folder + (folder.hasSuffix("/") ? "" : "/") + "World.plist"
    var (world, read) = try worlds.world(in: file, now: environment.now())
    var app = try AssistantApp(at: folder, handlers: own)
    let book = read.contacts.isEmpty ? ContactBook(others.map(Contact.init)) : read
    let kinds = AppKind.all.filter { kind in app.supportedIntents.contains(where: kind.intents.contains) }
    world.checkKeys(of: world.root, known: Self.commonKeys + kinds.flatMap(\.keys))
    self.restaurants = RestaurantReviews.read(&world, app: app.identifier)
    self.media = world.readMedia()
    self.widgets = world.readWidgets(of: app.identifier, named: app.displayName, restaurants: restaurants)
    let handlers = kinds.flatMap { $0.handlers(&world, book, environment) }
    try world.finish()
    app.handlers = (own + handlers).filter { app.supportedIntents.contains($0.name) }
    self.app = app
    self.contacts = book.people
    self.places = world.places
  }

  /// The problems in a World.plist.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - app: The app that it belongs to; without one, the keys of all kinds of apps are allowed.
  package static func problems(ofWorld file: String, app: AssistantApp?) -> [WorldProblem] {
    guard let bytes = FileManager.default.contents(atPath: file) else { return [] }
    let environment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment
    do throws(WorldProblems) {
      var world = try WorldReader(Array(bytes), file: file, now: environment.now())
      let book = world.readContacts()
      let kinds = AppKind.all.filter { kind in
        app.map { $0.supportedIntents.contains(where: kind.intents.contains) }
          ?? kind.keys.contains { world.root?[$0] != nil }
      }
      let known = app == nil ? worldKeys : commonKeys + kinds.flatMap(\.keys)
      world.checkKeys(of: world.root, known: known)
      let restaurants = RestaurantReviews.read(&world, app: app?.identifier ?? "")
      _ = world.readMedia()
      let advice = readAdvice(&world, app, restaurants)
      for kind in kinds { _ = kind.handlers(&world, book, environment) }
      try world.finish()
      return advice
    } catch {
      return error.problems
    }
  }

  /// All keys that a World.plist of any app can have.
  package static var worldKeys: [String] { commonKeys + AppKind.all.flatMap(\.keys) }

  /// The keys that any app may have, whatever its intents are.
  private static let commonKeys =
    ["Contacts"] + RestaurantReviews.keys + WorldReader.mediaKeys + WorldReader.widgetKeys

  /// The violations of the guidelines for widgets; names are checked only where the app is known.
  private static func readAdvice(
    _ world: inout WorldReader, _ app: AssistantApp?, _ restaurants: RestaurantReviews?
  ) -> [WorldProblem] {
    _ = world.readWidgets(
      of: app?.identifier ?? "", named: app?.displayName ?? "", restaurants: restaurants)
    return app == nil ? [] : world.advice
  }
}

/// A kind of app that can be simulated: the intents by which an app is of this kind, and the keys of a World.plist that
/// it reads.
struct AppKind: Sendable {
  let intents: Set<IntentName>
  let keys: [String]
  let handlers: @Sendable (inout WorldReader, ContactBook, ConversationEnvironment) -> [AnyIntentHandler]

  init(
    _ domains: [IntentDomain], keys: [String],
    handlers: @escaping @Sendable (inout WorldReader, ContactBook, ConversationEnvironment) -> [AnyIntentHandler]
  ) {
    self.intents = Set(domains.flatMap(\.intents).map(\.name))
    self.keys = keys
    self.handlers = handlers
  }

  /// All kinds; an app that declares intents of several is of all of them.
  static let all: [AppKind] = [
    AppKind([.messaging, .calls], keys: Messenger.keys) { world, contacts, environment in
      Messenger(reading: &world, contacts: contacts, environment: environment).handlers
    },
    AppKind([.rides], keys: Rides.keys) { world, _, environment in
      Rides.read(&world, environment: environment).handlers
    },
    AppKind([.workouts], keys: Fitness.keys) { world, _, environment in
      Fitness.read(&world, environment: environment).handlers
    },
    AppKind([.photos], keys: PhotoAlbums.keys) { world, contacts, environment in
      PhotoAlbums.read(&world, contacts: contacts, environment: environment).handlers
    },
    AppKind([.payments], keys: Bank.keys) { world, contacts, environment in
      Bank.read(&world, contacts: contacts, environment: environment).handlers
    },
  ]
}

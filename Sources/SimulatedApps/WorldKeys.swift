extension SimulatedApp {
  /// The keys of a World.plist for the program's help; the documentation of ``SimulatedApp`` lists the same.
  package static let worldKeyText = """
    A dictionary; everything in it may be left out, and what nothing reads is an error with its line and column.

    `Contacts`: the people the app knows, each a dictionary.
    - `Name`, and as far as there are any `Nickname`, `Relationship` ("mother"), `Pronunciation` ("bobo junior").
    - `Identifier`: the app's key; by default the name's words after "contact-".
    - `Handles`: addresses, each with its `Value` and perhaps a `Label` (home, work, mobile). With several, the user
      is asked which; without any, the person cannot be reached.
    - `Unsupported`: why a request cannot be about the person, by the name of the intent: `SendMessage` -> `offline`.

    A date is given as `Date`, or as `MinutesAgo` or `MinutesAhead`, counted from when the world is opened: then it is
    as old in every run. Amounts are integers or strings ("12.50"), never binary fractions.

    What further keys there are depends on the intents that the Info.plist declares: see the kinds of apps below.

    ## Messages and calls

    - `Groups`: each with `Name`, `Members` (names of contacts) and perhaps an `Identifier`.
    - `Messages`: each with `Content`, a date, `From` a contact or, written by the user, `To` some contacts; or in a
      `Group`; `Unread`, `Flagged`, `Type` (a message type of SiriKit), `Service`.
    - `Calls`: each `With` some contacts, of a `Type` (missed, received, outgoing, ringing, inProgress), a date,
      perhaps with `Video`, a length in `Seconds`, `Unseen`.
    - What goes wrong: `SignedIn`, `ServiceAvailable`, `Configured`, `Video`, `Camera`, `Microphone` are true unless
      they say otherwise; `AirplaneMode`, `VoiceMessages`, `GroupCalls`, `ConfirmsCalls` are false.
    - `UnsendMinutes` (2), `EditMinutes` (15), `MaximumResults` (50).

    ## Rides

    - `RideOptions`: each with `Name`, `Price` (to `MaximumPrice`), `Seats`, `MinutesToPickup`, `Available`,
      `SpecialPricing`, `Identifier`. `Places`: `Name`, `OtherNames`, `Latitude` and `Longitude`, `Street`, `City`,
      `Served`. `Drivers`: `Name`, `Rating`, `Phone`, `Manufacturer`, `Model`, `Plate`.
    - `Ride`: one that is under way: `Option`, `To`, the date it was booked.
    - `Currency` (the user's), `CancellationFee` past `FreeCancellationMinutes` (5), `RideMinutes` (15),
      `MaximumDaysAhead` (7), `SignedIn`, `ServiceAvailable`, `NeedsFeedback`.

    ## Workouts

    - `Workouts`: each with `Name`, `OtherNames`, `Identifier`, `EnergyPerMinute` (kilocalories), `MetresPerMinute`,
      `Indoor`, `Outdoor`. `Current`: a `Workout` that is under way since a date, perhaps `Paused`.
    - `Continues`: how the app continues: background, foreground or none. `ServiceAvailable`.

    ## Photos

    - `Photos`: each with a date, `Place`, `Albums`, `Tags`, `People` (names of contacts), `Attributes`. `Configured`.

    ## Payments

    - `Accounts`, the main one first: `Nickname`, `Number`, `Type`, `Organization`, `Balance`, `Points`, `Miles`.
    - `Bills`: `Payee`, `Type`, `Amount`, `Minimum`, `LateFee`, the date it is due, `Paid`.
    - `Currency`, `MinimumPayment` (1), `MaximumPayment` (2000), `PaymentFee`, `TransferFee`; `MinutesToPayRequest`,
      after which people have paid what they were asked for; `SignedIn`, `Verified`, `Eligible`, `TermsAccepted`.

    ## Restaurants

    - `Restaurants`: each with `Name`, `Identifier`, `Cuisine`, `Number` and `Street`, `City`, `PostalCode`, `Phone`,
      `Page` (on the web), `Latitude` and `Longitude`. Looking at one is an activity `….restaurant` of the app. Past
      `MinutesToExpire` it is no longer found.

    ## Things to play

    - `Media`: each with `Title`, `Identifier`, `Artist`, `Progress` (0 to 1, how much was played); one that holds
      others, such as an album, has them as `Items`.

    ## Widgets

    - `Widgets`, the main one first: `Name` (the app's, if not given), `Expands`, the `Height` when expanded, `SignIn`
      (the words of the button), `Rows` (each with `Title`, `Detail`, `Supplementary`, and the restaurant that it
      `Opens`) and `Cells` (words side by side). What is against the guidelines for widgets is a warning of `parley lint`.
    """
}

extension English {
  /// What the assistant says in English about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: pick-up place
    ListRideOptions.pickupLocation needsValue: From where?
    ListRideOptions.pickupLocation disambiguation: From which place: {or choices}?
    ListRideOptions.pickupLocation unsupported: There are no rides from {value}.
    ListRideOptions.pickupLocation needsValue instead: Where else could it start?
    ListRideOptions.dropOffLocation name: destination
    ListRideOptions.dropOffLocation needsValue: Where to?
    ListRideOptions.dropOffLocation disambiguation: Which one: {or choices}?
    ListRideOptions.dropOffLocation unsupported: There are no rides to {value}.
    ListRideOptions.dropOffLocation needsValue instead: Where else would you like to go?
    ListRideOptions success: {count? There are no rides right now. | There’s one ride. | There are {count} kinds of ride.}
      {each rideOptions: {name}[ for {fare}][ for {minimumFare} to {maximumFare}][, here {pickup}].}
    ListRideOptions success (brief): {count? There are no rides right now. | There’s one ride. | There are {count} kinds of ride.}
    ListRideOptions failure: Sorry, {app} couldn’t find rides.
    ListRideOptions failureRequiringAppLaunch: You’ll have to look for rides in {app}.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Sign in to {app} to see rides.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} has no rides there.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} can’t offer rides right now.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: Your last ride in {app} isn’t finished yet.
    ListRideOptions failurePreviousRideNeedsFeedback: Your last ride in {app} is waiting for your rating.

    RequestRide.pickupLocation name: pick-up place
    RequestRide.pickupLocation needsValue: Where should they pick you up?
    RequestRide.pickupLocation needsValue: Sorry, where are you starting from?
    RequestRide.pickupLocation needsValue instead: Where could they pick you up instead?
    RequestRide.pickupLocation disambiguation: Pick you up where: {or choices}?
    RequestRide.pickupLocation disambiguation (brief): Pick you up where?
    RequestRide.pickupLocation confirmation: Pick you up at {value}?
    RequestRide.pickupLocation unsupported: {app} can’t pick you up at {value}.
    RequestRide.dropOffLocation name: destination
    RequestRide.dropOffLocation needsValue: Where to?
    RequestRide.dropOffLocation needsValue: Sorry, where do you want to go?
    RequestRide.dropOffLocation needsValue instead: Where else could they take you?
    RequestRide.dropOffLocation disambiguation: Which one: {or choices}?
    RequestRide.dropOffLocation disambiguation (brief): Which one?
    RequestRide.dropOffLocation confirmation: Take you to {value}?
    RequestRide.dropOffLocation unsupported: {app} doesn’t go to {value}.
    RequestRide.rideOptionName name: kind of ride
    RequestRide.rideOptionName needsValue: What kind of ride would you like?
    RequestRide.rideOptionName needsValue instead: What kind of ride would you like instead?
    RequestRide.rideOptionName disambiguation: What kind of ride: {or choices}?
    RequestRide.rideOptionName disambiguation (brief): What kind of ride?
    RequestRide.rideOptionName confirmation: [{rideOptionName} isn’t available right now. ]Would you like {value} instead?
    RequestRide.rideOptionName unsupported: {app} doesn’t have a ride called {value}.
    RequestRide.partySize name: number of people
    RequestRide.partySize needsValue: For how many people?
    RequestRide.partySize needsValue: Sorry, how many of you are there?
    RequestRide.partySize needsValue instead: How many of you would it be, then?
    RequestRide.partySize confirmation: A ride for {value}?
    RequestRide.partySize unsupported: There isn’t room for {value} people[ with {rideOptionName}].
    RequestRide.scheduledPickupTime name: pick-up time
    RequestRide.scheduledPickupTime needsValue: When should they pick you up?
    RequestRide.scheduledPickupTime needsMoreDetails: At what time {value}?
    RequestRide.scheduledPickupTime needsMoreDetails: Sorry, at what time should they pick you up?
    RequestRide.scheduledPickupTime needsValue instead: When else would suit you?
    RequestRide.scheduledPickupTime confirmation: Pick you up {value}?
    RequestRide.scheduledPickupTime unsupported: {app} can’t come {value}.
    RequestRide goAhead: [{option}][ from {pickupLocation}]
      [to {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, picking you up {pickup}].
      Shall I book it with {app}?
    RequestRide goAhead (brief): Shall I book it with {app}?
    RequestRide goAhead: Sorry, yes or no: shall I book the ride?
    RequestRide button goAhead-accept: Book
    RequestRide success: Your ride is booked.[ {driver} is coming[ in a {vehicle}][ and should be there {pickup}].]
      [ It comes {scheduled}.]
    RequestRide success (brief): Your ride is booked.
    RequestRide inProgress: {app} is looking for a driver.
    RequestRide failure: Sorry, {app} couldn’t book a ride.
    RequestRide failureRequiringAppLaunch: You’ll have to book that ride in {app}.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Sign in to {app} to book a ride.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} has no rides there.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} can’t offer rides right now.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: Your last ride in {app} isn’t finished yet.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: {app} can’t book a ride that far ahead.
    RequestRide ended refused: OK, I won’t book it.
    RequestRide ended setAside: OK, I haven’t booked a ride.
    RequestRide ended cancelled: OK, I won’t book a ride.

    GetRideStatus success: {status}.[ {driver} gets there {pickup}[ in a {vehicle}].]
      [The car leaves {waitsUntil}.][ You’ll arrive {dropOff}.][ The fare was {paid}.]
    GetRideStatus update: [{changed.status}.][ {changed.driver} is your driver[, in a {vehicle}].]
      [ Your pick-up is now {changed.pickup}.][ The car leaves {changed.waitsUntil}.][ You’ll now arrive {changed.dropOff}.]
      [ The fare was {changed.paid}.][ You still owe {changed.owed}.]
    GetRideStatus ended unobserved: OK, no more updates. Your ride isn’t cancelled.
    GetRideStatus inProgress: {app} is still finding out.
    GetRideStatus failure: You have no ride with {app} right now.
    GetRideStatus failureRequiringAppLaunch: You’ll find your ride in {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Sign in to {app} to see your ride.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} can’t tell where your ride is right now.

    CancelRide goAhead: [Cancelling costs {fee} now. ]Shall I cancel your ride?
    CancelRide goAhead: Sorry, yes or no: shall I cancel your ride?
    CancelRide success: Your ride is cancelled.[ The fee is {fee}.]
    CancelRide failure: Sorry, there’s no ride that {app} can cancel right now.
    CancelRide ended refused: OK, your ride is still coming.
    CancelRide ended setAside: OK, your ride is still coming.
    CancelRide ended cancelled: OK, your ride is still coming.
    SendRideFeedback.rating name: rating
    SendRideFeedback.tip name: tip
    SendRideFeedback goAhead: [{rating? | {rating} star | {rating} stars} for your ride. ][A tip of {tip} for your driver. ]Shall I send that?
    SendRideFeedback goAhead: Sorry, yes or no: shall I send that?
    SendRideFeedback button goAhead-accept: Send
    SendRideFeedback success: Thanks, I’ve passed it on.
    SendRideFeedback failure: Sorry, there’s no finished ride to give feedback on in {app}.
    SendRideFeedback ended refused: OK, I won’t send it.
    SendRideFeedback ended cancelled: OK, I won’t send it.

    word rideReceived: Your ride is requested
    word rideConfirmed: Your ride is confirmed
    word rideApproachingPickup: Your driver is almost there
    word ridePickup: Your driver is here
    word rideOngoing: You’re on your way
    word rideCompleted: That ride is over
    word rideCanceled: That ride is cancelled
    """
}

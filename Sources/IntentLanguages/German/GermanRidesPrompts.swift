extension German {
  /// What the assistant says in German about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: der Startort
    ListRideOptions.pickupLocation needsValue: Von wo?
    ListRideOptions.pickupLocation disambiguation: Von wo: {or choices}?
    ListRideOptions.pickupLocation unsupported: Von hier gibt es keine Fahrten: {value}.
    ListRideOptions.pickupLocation needsValue instead: Wo könnte sie sonst beginnen?
    ListRideOptions.dropOffLocation name: das Ziel
    ListRideOptions.dropOffLocation needsValue: Wohin?
    ListRideOptions.dropOffLocation disambiguation: Wohin: {or choices}?
    ListRideOptions.dropOffLocation unsupported: Zu diesem Ziel gibt es keine Fahrten: {value}.
    ListRideOptions.dropOffLocation needsValue instead: Wohin möchtest du stattdessen?
    ListRideOptions success: {count? Gerade gibt es keine Fahrten. | Es gibt eine Fahrt. | Es gibt {count} Arten von
      Fahrten.}
      {each rideOptions: {name}[ für {fare}][ für {minimumFare} bis {maximumFare}][, bei dir {pickup}].}
    ListRideOptions success (brief): {count? Gerade gibt es keine Fahrten. | Es gibt eine Fahrt. | Es gibt {count}
      Arten von Fahrten.}
    ListRideOptions failure: {app} hat leider keine Fahrten gefunden.
    ListRideOptions failureRequiringAppLaunch: Fahrten musst du in {app} suchen.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Melde dich bei {app} an, um Fahrten zu sehen.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} fährt dort nicht.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} kann gerade keine Fahrten anbieten.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: Deine letzte Fahrt mit {app} ist noch nicht
      zu Ende.
    ListRideOptions failurePreviousRideNeedsFeedback: {app} wartet noch auf deine Bewertung der letzten Fahrt.

    RequestRide.pickupLocation name: der Abholort
    RequestRide.pickupLocation needsValue: Wo sollst du abgeholt werden?
    RequestRide.pickupLocation needsValue: Entschuldige, wo geht es los?
    RequestRide.pickupLocation needsValue instead: Wo sollst du stattdessen abgeholt werden?
    RequestRide.pickupLocation disambiguation: Wo abholen: {or choices}?
    RequestRide.pickupLocation disambiguation (brief): Wo abholen?
    RequestRide.pickupLocation confirmation: Abholort: {value}?
    RequestRide.pickupLocation unsupported: {app} kann dich dort nicht abholen: {value}.
    RequestRide.dropOffLocation name: das Ziel
    RequestRide.dropOffLocation needsValue: Wohin?
    RequestRide.dropOffLocation needsValue: Entschuldige, wohin möchtest du?
    RequestRide.dropOffLocation needsValue instead: Wohin möchtest du stattdessen?
    RequestRide.dropOffLocation disambiguation: Wohin: {or choices}?
    RequestRide.dropOffLocation disambiguation (brief): Wohin?
    RequestRide.dropOffLocation confirmation: Ziel: {value}?
    RequestRide.dropOffLocation unsupported: {app} fährt dort nicht hin: {value}.
    RequestRide.rideOptionName name: die Art der Fahrt
    RequestRide.rideOptionName needsValue: Was für eine Fahrt möchtest du?
    RequestRide.rideOptionName needsValue instead: Was für eine Fahrt möchtest du stattdessen?
    RequestRide.rideOptionName disambiguation: Was für eine Fahrt: {or choices}?
    RequestRide.rideOptionName disambiguation (brief): Was für eine Fahrt?
    RequestRide.rideOptionName confirmation: [{rideOptionName} gibt es gerade nicht. ]Möchtest du stattdessen {value}?
    RequestRide.rideOptionName unsupported: „{value}“ gibt es bei {app} nicht.
    RequestRide.partySize name: die Zahl der Personen
    RequestRide.partySize needsValue: Für wie viele Personen?
    RequestRide.partySize needsValue: Entschuldige, wie viele seid ihr?
    RequestRide.partySize needsValue instead: Wie viele könntet ihr sein?
    RequestRide.partySize confirmation: Eine Fahrt für {value}?
    RequestRide.partySize unsupported: Für {value} Personen ist kein Platz.
    RequestRide.scheduledPickupTime name: die Abholzeit
    RequestRide.scheduledPickupTime needsValue: Wann sollst du abgeholt werden?
    RequestRide.scheduledPickupTime needsValue instead: Wann würde es dir sonst passen?
    RequestRide.scheduledPickupTime confirmation: Abholung {value}?
    RequestRide.scheduledPickupTime unsupported: {app} kann {value} nicht kommen.
    RequestRide.scheduledPickupTime needsMoreDetails: Um wie viel Uhr {value}?
    RequestRide.scheduledPickupTime needsMoreDetails: Entschuldige, um wie viel Uhr sollen sie dich abholen?
    RequestRide goAhead: [{option}][ von {pickupLocation}]
      [nach {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, Abholung {pickup}].
      Soll ich buchen?
    RequestRide goAhead (brief): Soll ich buchen?
    RequestRide goAhead: Entschuldige, ja oder nein: Soll ich die Fahrt buchen?
    RequestRide button goAhead-accept: Buchen
    RequestRide success: Deine Fahrt ist gebucht.[ {driver} kommt[ mit einem {vehicle}][, Abholung {pickup}].]
    RequestRide success (brief): Deine Fahrt ist gebucht.
    RequestRide inProgress: {app} sucht jemanden, der dich fährt.
    RequestRide failure: {app} konnte leider keine Fahrt buchen.
    RequestRide failureRequiringAppLaunch: Diese Fahrt musst du in {app} buchen.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Melde dich bei {app} an, um eine Fahrt zu buchen.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} fährt dort nicht.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} kann gerade keine Fahrten anbieten.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: Deine letzte Fahrt mit {app} ist noch nicht zu
      Ende.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: So weit im Voraus kann {app} keine Fahrt buchen.
    RequestRide ended refused: Okay, ich buche nicht.
    RequestRide ended cancelled: Okay, ich buche keine Fahrt.
    RequestRide ended setAside: Okay, ich habe keine Fahrt gebucht.

    GetRideStatus success: {status}.[ {driver} kommt {pickup}[ mit einem {vehicle}].]
      [Abfahrt {waitsUntil}.][ Du kommst {dropOff} an.][ Sie hat {paid} gekostet.]
    GetRideStatus update: [{changed.status}.][ {changed.driver} fährt dich[ mit einem {vehicle}].]
      [ Abholung {changed.pickup}.][ Abfahrt {changed.waitsUntil}.][ Du kommst {changed.dropOff} an.][ Sie hat {changed.paid} gekostet.]
    GetRideStatus ended unobserved: Okay, keine Meldungen mehr. Deine Fahrt ist nicht storniert.
    GetRideStatus inProgress: {app} findet es noch heraus.
    GetRideStatus failure: Du hast gerade keine Fahrt mit {app}.
    GetRideStatus failureRequiringAppLaunch: Deine Fahrt findest du in {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Melde dich bei {app} an, um deine Fahrt zu sehen.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} weiß gerade nicht, wo deine Fahrt ist.

    CancelRide goAhead: [Das Stornieren kostet jetzt {fee}. ]Soll ich deine Fahrt stornieren?
    CancelRide goAhead: Entschuldige, ja oder nein: Soll ich deine Fahrt stornieren?
    CancelRide success: Deine Fahrt ist storniert.[ Das kostet {fee}.]
    CancelRide failure: Es gibt leider gerade keine Fahrt, die {app} stornieren kann.
    CancelRide ended refused: Okay, deine Fahrt bleibt gebucht.
    CancelRide ended cancelled: Okay, deine Fahrt bleibt gebucht.
    CancelRide ended setAside: Okay, deine Fahrt bleibt gebucht.
    SendRideFeedback.rating name: die Bewertung
    SendRideFeedback.tip name: das Trinkgeld
    SendRideFeedback goAhead: [{rating} Sterne für deine Fahrt. ][{tip} Trinkgeld. ]Soll ich das senden?
    SendRideFeedback goAhead: Entschuldige, ja oder nein: Soll ich das senden?
    SendRideFeedback success: Danke, ist weitergegeben.
    SendRideFeedback failure: {app} konnte deine Bewertung leider nicht annehmen.
    SendRideFeedback button goAhead-accept: Senden
    SendRideFeedback ended refused: Okay, ich sende es nicht.
    SendRideFeedback ended cancelled: Okay, ich sende es nicht.

    word confirmed: bestätigt
    word ongoing: unterwegs
    word completed: abgeschlossen
    word approachingPickup: gleich da
    word pickup: da

    word rideReceived: Deine Fahrt ist angefragt
    word rideConfirmed: Deine Fahrt ist bestätigt
    word rideApproachingPickup: Dein Fahrer ist gleich da
    word ridePickup: Dein Fahrer ist da
    word rideOngoing: Du bist unterwegs
    word rideCompleted: Die Fahrt ist zu Ende
    word rideCanceled: Die Fahrt ist storniert
    """
}

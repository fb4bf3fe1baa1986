extension Dutch {
  /// What the assistant says in Dutch about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: het vertrekpunt
    ListRideOptions.pickupLocation needsValue: Waarvandaan?
    ListRideOptions.pickupLocation disambiguation: Waarvandaan: {or choices}?
    ListRideOptions.pickupLocation unsupported: Er zijn geen ritten vanaf {value}.
    ListRideOptions.pickupLocation needsValue instead: Waar zou hij anders kunnen beginnen?
    ListRideOptions.dropOffLocation name: de bestemming
    ListRideOptions.dropOffLocation needsValue: Waarheen?
    ListRideOptions.dropOffLocation disambiguation: Waarheen: {or choices}?
    ListRideOptions.dropOffLocation unsupported: Er zijn geen ritten naar {value}.
    ListRideOptions.dropOffLocation needsValue instead: Waar wil je in plaats daarvan heen?
    ListRideOptions success: {count? Er zijn nu geen ritten. | Er is één rit. | Er zijn {count} soorten ritten.}
      {each rideOptions: {name}[ voor {fare}][ voor {minimumFare} tot {maximumFare}][, bij jou {pickup}].}
    ListRideOptions success (brief): {count? Er zijn nu geen ritten. | Er is één rit. | Er zijn {count} soorten ritten.}
    ListRideOptions failure: Sorry, {app} kon geen ritten vinden.
    ListRideOptions failureRequiringAppLaunch: Je moet ritten zoeken in {app}.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Log in bij {app} om ritten te zien.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} rijdt daar niet.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} kan nu geen ritten aanbieden.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: Je laatste rit met {app} is nog niet
      afgelopen.
    ListRideOptions failurePreviousRideNeedsFeedback: {app} wacht nog op je beoordeling van de laatste rit.

    RequestRide.pickupLocation name: het vertrekpunt
    RequestRide.pickupLocation needsValue: Waar moeten ze je ophalen?
    RequestRide.pickupLocation needsValue: Sorry, waar vertrek je?
    RequestRide.pickupLocation needsValue instead: Waar moeten ze je dan ophalen?
    RequestRide.pickupLocation disambiguation: Waar ophalen: {or choices}?
    RequestRide.pickupLocation disambiguation (brief): Waar ophalen?
    RequestRide.pickupLocation confirmation: Ophalen bij {value}?
    RequestRide.pickupLocation unsupported: {app} kan je niet ophalen bij {value}.
    RequestRide.dropOffLocation name: de bestemming
    RequestRide.dropOffLocation needsValue: Waarheen?
    RequestRide.dropOffLocation needsValue: Sorry, waar wil je naartoe?
    RequestRide.dropOffLocation needsValue instead: Waar wil je dan naartoe?
    RequestRide.dropOffLocation disambiguation: Waarheen: {or choices}?
    RequestRide.dropOffLocation disambiguation (brief): Waarheen?
    RequestRide.dropOffLocation confirmation: Naar {value}?
    RequestRide.dropOffLocation unsupported: {app} rijdt niet naar {value}.
    RequestRide.rideOptionName name: het soort rit
    RequestRide.rideOptionName needsValue: Wat voor rit wil je?
    RequestRide.rideOptionName needsValue instead: Wat voor rit wil je dan?
    RequestRide.rideOptionName disambiguation: Wat voor rit: {or choices}?
    RequestRide.rideOptionName disambiguation (brief): Wat voor rit?
    RequestRide.rideOptionName confirmation: [{rideOptionName} is er nu niet. ]Wil je in plaats daarvan {value}?
    RequestRide.rideOptionName unsupported: {app} heeft geen rit die “{value}” heet.
    RequestRide.partySize name: het aantal personen
    RequestRide.partySize needsValue: Voor hoeveel personen?
    RequestRide.partySize needsValue: Sorry, met hoeveel zijn jullie?
    RequestRide.partySize needsValue instead: Met hoeveel zouden jullie kunnen?
    RequestRide.partySize confirmation: Een rit voor {value}?
    RequestRide.partySize unsupported: Er is geen plaats voor {value} personen.
    RequestRide.scheduledPickupTime name: de vertrektijd
    RequestRide.scheduledPickupTime needsValue: Wanneer moeten ze je ophalen?
    RequestRide.scheduledPickupTime needsValue instead: Wanneer zou het anders uitkomen?
    RequestRide.scheduledPickupTime confirmation: Ophalen {value}?
    RequestRide.scheduledPickupTime unsupported: {app} kan {value} niet komen.
    RequestRide.scheduledPickupTime needsMoreDetails: Hoe laat {value}?
    RequestRide.scheduledPickupTime needsMoreDetails: Sorry, hoe laat moeten ze je ophalen?
    RequestRide goAhead: [{option}][ van {pickupLocation}]
      [naar {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, ophalen {pickup}].
      Zal ik boeken?
    RequestRide goAhead (brief): Zal ik boeken?
    RequestRide goAhead: Sorry, ja of nee: zal ik de rit boeken?
    RequestRide button goAhead-accept: Boek
    RequestRide success: Je rit is geboekt.[ {driver} komt eraan[ in een {vehicle}][, bij jou {pickup}].]
    RequestRide success (brief): Je rit is geboekt.
    RequestRide inProgress: {app} zoekt een chauffeur.
    RequestRide failure: Sorry, {app} kon geen rit boeken.
    RequestRide failureRequiringAppLaunch: Die rit moet je in {app} boeken.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Log in bij {app} om een rit te boeken.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} rijdt daar niet.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} kan nu geen ritten aanbieden.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: Je laatste rit met {app} is nog niet afgelopen.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: Zo ver vooruit kan {app} geen rit boeken.
    RequestRide ended refused: Oké, ik boek het niet.
    RequestRide ended cancelled: Oké, ik boek geen rit.
    RequestRide ended setAside: Oké, ik heb geen rit geboekt.

    GetRideStatus success: {status}.[ {driver} is er {pickup}[ met een {vehicle}].]
      [Vertrek {waitsUntil}.][ Je komt aan {dropOff}.][ Hij kostte {paid}.]
    GetRideStatus update: [{changed.status}.][ {changed.driver} is je chauffeur[, met een {vehicle}].]
      [ Ophalen {changed.pickup}.][ Vertrek {changed.waitsUntil}.][ Je komt aan {changed.dropOff}.][ Hij kostte {changed.paid}.]
    GetRideStatus ended unobserved: Oké, geen berichten meer. Je rit is niet geannuleerd.
    GetRideStatus inProgress: {app} zoekt het nog uit.
    GetRideStatus failure: Je hebt nu geen rit met {app}.
    GetRideStatus failureRequiringAppLaunch: Je vindt je rit in {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Log in bij {app} om je rit te zien.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} weet nu niet waar je rit is.

    CancelRide goAhead: [Annuleren kost nu {fee}. ]Zal ik je rit annuleren?
    CancelRide goAhead: Sorry, ja of nee: zal ik je rit annuleren?
    CancelRide success: Je rit is geannuleerd.[ De kosten zijn {fee}.]
    CancelRide failure: Sorry, er is nu geen rit die {app} kan annuleren.
    CancelRide ended refused: Oké, je rit gaat gewoon door.
    CancelRide ended cancelled: Oké, je rit gaat gewoon door.
    CancelRide ended setAside: Oké, je rit gaat gewoon door.
    SendRideFeedback.rating name: de beoordeling
    SendRideFeedback.tip name: de fooi
    SendRideFeedback goAhead: [{rating? {rating} ster | {rating} sterren} voor je rit. ][{tip} fooi. ]Zal ik dat versturen?
    SendRideFeedback goAhead: Sorry, ja of nee: zal ik dat versturen?
    SendRideFeedback success: Bedankt, ik heb het doorgegeven.
    SendRideFeedback failure: Sorry, {app} kon je beoordeling niet ontvangen.
    SendRideFeedback button goAhead-accept: Versturen
    SendRideFeedback ended refused: Oké, ik verstuur het niet.
    SendRideFeedback ended cancelled: Oké, ik verstuur het niet.

    word confirmed: bevestigd
    word ongoing: onderweg
    word completed: voltooid
    word approachingPickup: bijna bij je
    word pickup: bij je

    word rideReceived: Je rit is aangevraagd
    word rideConfirmed: Je rit is bevestigd
    word rideApproachingPickup: Je chauffeur is er bijna
    word ridePickup: Je chauffeur is er
    word rideOngoing: Je bent onderweg
    word rideCompleted: De rit is voorbij
    word rideCanceled: De rit is geannuleerd
    """
}

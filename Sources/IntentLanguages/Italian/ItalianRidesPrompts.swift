extension Italian {
  /// What the assistant says in Italian about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: il luogo di partenza
    ListRideOptions.pickupLocation needsValue: Da dove?
    ListRideOptions.pickupLocation disambiguation: Da dove: {or choices}?
    ListRideOptions.pickupLocation unsupported: Non ci sono corse da {value}.
    ListRideOptions.pickupLocation needsValue instead: Da dove potrebbe partire invece?
    ListRideOptions.dropOffLocation name: la destinazione
    ListRideOptions.dropOffLocation needsValue: Per dove?
    ListRideOptions.dropOffLocation disambiguation: Per dove: {or choices}?
    ListRideOptions.dropOffLocation unsupported: Non ci sono corse per {value}.
    ListRideOptions.dropOffLocation needsValue instead: Dove vuoi andare invece?
    ListRideOptions success: {count? Al momento non ci sono corse. | C’è una corsa. | Ci sono {count} tipi di corsa.}
      {each rideOptions: {name}[ a {fare}][ da {minimumFare} a {maximumFare}][, da te {pickup}].}
    ListRideOptions success (brief): {count? Al momento non ci sono corse. | C’è una corsa. | Ci sono {count} tipi di
      corsa.}
    ListRideOptions failure: Mi dispiace, {app} non ha trovato corse.
    ListRideOptions failureRequiringAppLaunch: Devi cercare le corse in {app}.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Accedi a {app} per vedere le corse.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} non copre quella zona.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: Al momento {app} non può offrire corse.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: La tua ultima corsa con {app} non è ancora
      finita.
    ListRideOptions failurePreviousRideNeedsFeedback: {app} aspetta ancora il tuo voto sull’ultima corsa.

    RequestRide.pickupLocation name: il luogo di partenza
    RequestRide.pickupLocation needsValue: Dove ti vengono a prendere?
    RequestRide.pickupLocation needsValue: Scusa, da dove parti?
    RequestRide.pickupLocation needsValue instead: Allora dove ti vengono a prendere?
    RequestRide.pickupLocation disambiguation: Dove ti vengono a prendere: {or choices}?
    RequestRide.pickupLocation disambiguation (brief): Dove ti vengono a prendere?
    RequestRide.pickupLocation confirmation: Partenza: {value}?
    RequestRide.pickupLocation unsupported: {app} non può venire a prenderti qui: {value}.
    RequestRide.dropOffLocation name: la destinazione
    RequestRide.dropOffLocation needsValue: Dove vai?
    RequestRide.dropOffLocation needsValue: Scusa, dove vuoi andare?
    RequestRide.dropOffLocation needsValue instead: Allora dove vuoi andare?
    RequestRide.dropOffLocation disambiguation: Dove vai: {or choices}?
    RequestRide.dropOffLocation disambiguation (brief): Dove vai?
    RequestRide.dropOffLocation confirmation: Destinazione: {value}?
    RequestRide.dropOffLocation unsupported: {app} non arriva fin lì: {value}.
    RequestRide.rideOptionName name: il tipo di corsa
    RequestRide.rideOptionName needsValue: Che tipo di corsa vuoi?
    RequestRide.rideOptionName needsValue instead: Allora che tipo di corsa vuoi?
    RequestRide.rideOptionName disambiguation: Che tipo di corsa: {or choices}?
    RequestRide.rideOptionName disambiguation (brief): Che tipo di corsa?
    RequestRide.rideOptionName confirmation: [{rideOptionName} non è disponibile al momento. ]Vuoi invece {value}?
    RequestRide.rideOptionName unsupported: {app} non ha una corsa di nome “{value}”.
    RequestRide.partySize name: il numero di persone
    RequestRide.partySize needsValue: Per quante persone?
    RequestRide.partySize needsValue: Scusa, in quanti siete?
    RequestRide.partySize needsValue instead: In quanti potreste andare?
    RequestRide.partySize confirmation: Una corsa per {value}?
    RequestRide.partySize unsupported: Non c’è posto per {value} persone.
    RequestRide.scheduledPickupTime name: l’ora di partenza
    RequestRide.scheduledPickupTime needsValue: Quando ti vengono a prendere?
    RequestRide.scheduledPickupTime needsValue instead: Quando altro ti andrebbe bene?
    RequestRide.scheduledPickupTime confirmation: Partenza {value}?
    RequestRide.scheduledPickupTime unsupported: {app} non può venire {value}.
    RequestRide.scheduledPickupTime needsMoreDetails: A che ora {value}?
    RequestRide.scheduledPickupTime needsMoreDetails: Scusa, a che ora devono venirti a prendere?
    RequestRide goAhead: [{option}][ da {pickupLocation}]
      [a {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, partenza {pickup}].
      Prenoto?
    RequestRide goAhead (brief): Prenoto?
    RequestRide goAhead: Scusa, sì o no: prenoto la corsa?
    RequestRide button goAhead-accept: Prenota
    RequestRide success: La tua corsa è prenotata.[ {driver} sta arrivando[ in {vehicle}][, da te {pickup}].]
    RequestRide success (brief): La tua corsa è prenotata.
    RequestRide inProgress: {app} sta cercando un autista.
    RequestRide failure: Mi dispiace, {app} non è riuscita a prenotare una corsa.
    RequestRide failureRequiringAppLaunch: Devi prenotare quella corsa in {app}.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Accedi a {app} per prenotare una corsa.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} non copre quella zona.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: Al momento {app} non può offrire corse.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: La tua ultima corsa con {app} non è ancora finita.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: {app} non può prenotare con così tanto anticipo.
    RequestRide ended refused: Va bene, non prenoto.
    RequestRide ended cancelled: Va bene, non prenoto nessuna corsa.
    RequestRide ended setAside: Va bene, non ho prenotato nessuna corsa.

    GetRideStatus success: {status}.[ {driver} arriva {pickup}[ in {vehicle}].]
      [Partenza {waitsUntil}.][ Arriverai {dropOff}.][ È costata {paid}.]
    GetRideStatus update: [{changed.status}.][ {changed.driver} guiderà[ una {vehicle}].]
      [ Ti passa a prendere {changed.pickup}.][ Partenza {changed.waitsUntil}.][ Arriverai {changed.dropOff}.][ È costata {changed.paid}.]
    GetRideStatus ended unobserved: Va bene, niente più aggiornamenti. La tua corsa non è annullata.
    GetRideStatus inProgress: {app} lo sta ancora verificando.
    GetRideStatus failure: Al momento non hai corse con {app}.
    GetRideStatus failureRequiringAppLaunch: Trovi la tua corsa in {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Accedi a {app} per vedere la tua corsa.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: Al momento {app} non sa dov’è la tua corsa.

    CancelRide goAhead: [Annullare adesso costa {fee}. ]Annullo la tua corsa?
    CancelRide goAhead: Scusa, sì o no: annullo la tua corsa?
    CancelRide success: La tua corsa è annullata.[ Il costo è di {fee}.]
    CancelRide failure: Mi dispiace, al momento non c’è nessuna corsa che {app} possa annullare.
    CancelRide ended refused: Va bene, la tua corsa resta prenotata.
    CancelRide ended cancelled: Va bene, la tua corsa resta prenotata.
    CancelRide ended setAside: Va bene, la tua corsa resta prenotata.
    SendRideFeedback.rating name: il voto
    SendRideFeedback.tip name: la mancia
    SendRideFeedback goAhead: [{rating? {rating} stella | {rating} stelle} per la tua corsa. ][Una mancia di {tip}. ]Lo invio?
    SendRideFeedback goAhead: Scusa, sì o no: lo invio?
    SendRideFeedback success: Grazie, l’ho riferito.
    SendRideFeedback failure: Mi dispiace, {app} non è riuscita a ricevere il tuo parere.
    SendRideFeedback button goAhead-accept: Invia
    SendRideFeedback ended refused: Va bene, non lo invio.
    SendRideFeedback ended cancelled: Va bene, non lo invio.

    word confirmed: confermata
    word ongoing: in viaggio
    word completed: completato
    word approachingPickup: quasi arrivata
    word pickup: arrivata

    word rideReceived: La tua corsa è richiesta
    word rideConfirmed: La tua corsa è confermata
    word rideApproachingPickup: Il tuo autista è quasi arrivato
    word ridePickup: Il tuo autista è arrivato
    word rideOngoing: Sei in viaggio
    word rideCompleted: La corsa è finita
    word rideCanceled: La corsa è annullata
    """
}

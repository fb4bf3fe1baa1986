extension French {
  /// What the assistant says in French about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: le lieu de départ
    ListRideOptions.pickupLocation needsValue: D’où partez-vous ?
    ListRideOptions.pickupLocation disambiguation: D’où partez-vous : {or choices} ?
    ListRideOptions.pickupLocation unsupported: Il n’y a pas de course au départ de {value}.
    ListRideOptions.pickupLocation needsValue instead: D’où pourrait-elle partir à la place ?
    ListRideOptions.dropOffLocation name: la destination
    ListRideOptions.dropOffLocation needsValue: Où allez-vous ?
    ListRideOptions.dropOffLocation disambiguation: Où allez-vous : {or choices} ?
    ListRideOptions.dropOffLocation unsupported: Il n’y a pas de course vers {value}.
    ListRideOptions.dropOffLocation needsValue instead: Où voulez-vous aller à la place ?
    ListRideOptions success: {count? Il n’y a pas de course en ce moment. | Il y a un type de course. | Il y a {count}
      types de course.}
      {each rideOptions: {name}[ à {fare}][ de {minimumFare} à {maximumFare}][, chez vous {pickup}].}
    ListRideOptions success (brief): {count? Il n’y a pas de course en ce moment. | Il y a un type de course. | Il y a
      {count} types de course.}
    ListRideOptions failure: Désolé, {app} n’a pas trouvé de course.
    ListRideOptions failureRequiringAppLaunch: Il faut chercher une course dans {app}.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Connectez-vous à {app} pour voir les courses.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} ne dessert pas cet endroit.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} n’a pas de course à proposer en ce
      moment.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: Votre dernière course avec {app} n’est pas
      terminée.
    ListRideOptions failurePreviousRideNeedsFeedback: {app} attend encore votre note pour la dernière course.

    RequestRide.pickupLocation name: le lieu de départ
    RequestRide.pickupLocation needsValue: Où faut-il passer vous prendre ?
    RequestRide.pickupLocation needsValue: Pardon, d’où partez-vous ?
    RequestRide.pickupLocation needsValue instead: Où passer vous prendre, alors ?
    RequestRide.pickupLocation disambiguation: Où passer vous prendre : {or choices} ?
    RequestRide.pickupLocation disambiguation (brief): Où passer vous prendre ?
    RequestRide.pickupLocation confirmation: Départ : {value} ?
    RequestRide.pickupLocation unsupported: {app} ne peut pas venir vous chercher à cet endroit : {value}.
    RequestRide.dropOffLocation name: la destination
    RequestRide.dropOffLocation needsValue: Où allez-vous ?
    RequestRide.dropOffLocation needsValue: Pardon, où voulez-vous aller ?
    RequestRide.dropOffLocation needsValue instead: Où aller, alors ?
    RequestRide.dropOffLocation disambiguation: Où allez-vous : {or choices} ?
    RequestRide.dropOffLocation disambiguation (brief): Où allez-vous ?
    RequestRide.dropOffLocation confirmation: Destination : {value} ?
    RequestRide.dropOffLocation unsupported: {app} ne va pas jusque-là : {value}.
    RequestRide.rideOptionName name: le type de course
    RequestRide.rideOptionName needsValue: Quel type de course voulez-vous ?
    RequestRide.rideOptionName needsValue instead: Quel type de course voulez-vous, alors ?
    RequestRide.rideOptionName disambiguation: Quel type de course : {or choices} ?
    RequestRide.rideOptionName disambiguation (brief): Quel type de course ?
    RequestRide.rideOptionName confirmation: [{rideOptionName} n’est pas disponible en ce moment. ]Voulez-vous {value} à la place ?
    RequestRide.rideOptionName unsupported: {app} n’a pas de course « {value} ».
    RequestRide.partySize name: le nombre de passagers
    RequestRide.partySize needsValue: Pour combien de personnes ?
    RequestRide.partySize needsValue: Pardon, vous serez combien ?
    RequestRide.partySize needsValue instead: Vous pourriez être combien ?
    RequestRide.partySize confirmation: Une course pour {value} ?
    RequestRide.partySize unsupported: Il n’y a pas de place pour {value} personnes.
    RequestRide.scheduledPickupTime name: l’heure de départ
    RequestRide.scheduledPickupTime needsValue: À quelle heure faut-il passer vous prendre ?
    RequestRide.scheduledPickupTime needsValue instead: À quel autre moment cela vous conviendrait-il ?
    RequestRide.scheduledPickupTime confirmation: Départ {value} ?
    RequestRide.scheduledPickupTime unsupported: {app} ne peut pas venir {value}.
    RequestRide.scheduledPickupTime needsMoreDetails: À quelle heure {value} ?
    RequestRide.scheduledPickupTime needsMoreDetails: Pardon, à quelle heure faut-il venir vous chercher ?
    RequestRide goAhead: [{option}][ de {pickupLocation}]
      [à {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, départ {pickup}].
      Je réserve ?
    RequestRide goAhead (brief): Je réserve ?
    RequestRide goAhead: Pardon, oui ou non : je réserve la course ?
    RequestRide button goAhead-accept: Réserver
    RequestRide success: C’est réservé.[ {driver} arrive[ en {vehicle}][, chez vous {pickup}].]
    RequestRide success (brief): C’est réservé.
    RequestRide inProgress: {app} cherche un chauffeur.
    RequestRide failure: Désolé, {app} n’a pas pu réserver de course.
    RequestRide failureRequiringAppLaunch: Il faut réserver cette course dans {app}.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Connectez-vous à {app} pour réserver une course.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} ne dessert pas cet endroit.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} n’a pas de course à proposer en ce moment.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: Votre dernière course avec {app} n’est pas
      terminée.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: {app} ne peut pas réserver aussi longtemps à l’avance.
    RequestRide ended refused: D’accord, je ne réserve pas.
    RequestRide ended cancelled: D’accord, je ne réserve pas de course.
    RequestRide ended setAside: D’accord, je n’ai pas réservé de course.

    GetRideStatus success: {status}.[ {driver} arrive {pickup}[ en {vehicle}].]
      [Départ {waitsUntil}.][ Vous arriverez {dropOff}.][ Elle a coûté {paid}.]
    GetRideStatus update: [{changed.status}.][ {changed.driver} sera votre chauffeur[, en {vehicle}].]
      [ Prise en charge {changed.pickup}.][ Départ {changed.waitsUntil}.][ Vous arriverez {changed.dropOff}.][ Elle a coûté {changed.paid}.]
    GetRideStatus ended unobserved: D’accord, je ne vous préviens plus. Votre course n’est pas annulée.
    GetRideStatus inProgress: {app} se renseigne encore.
    GetRideStatus failure: Vous n’avez pas de course avec {app} en ce moment.
    GetRideStatus failureRequiringAppLaunch: Vous trouverez votre course dans {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Connectez-vous à {app} pour voir votre course.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: {app} ne sait pas où est votre course en ce
      moment.

    CancelRide goAhead: [L’annulation coûte {fee} maintenant. ]J’annule votre course ?
    CancelRide goAhead: Pardon, oui ou non : j’annule votre course ?
    CancelRide success: Votre course est annulée.[ Les frais sont de {fee}.]
    CancelRide failure: Désolé, il n’y a pas de course que {app} puisse annuler en ce moment.
    CancelRide ended refused: D’accord, votre course est maintenue.
    CancelRide ended cancelled: D’accord, votre course est maintenue.
    CancelRide ended setAside: D’accord, votre course est maintenue.
    SendRideFeedback.rating name: la note
    SendRideFeedback.tip name: le pourboire
    SendRideFeedback goAhead: [{rating? {rating} étoile | {rating} étoiles} pour votre course. ][Un pourboire de {tip}. ]Je l’envoie ?
    SendRideFeedback goAhead: Pardon, oui ou non : je l’envoie ?
    SendRideFeedback success: Merci, c’est transmis.
    SendRideFeedback failure: Désolé, {app} n’a pas pu prendre votre avis.
    SendRideFeedback button goAhead-accept: Envoyer
    SendRideFeedback ended refused: D’accord, je ne l’envoie pas.
    SendRideFeedback ended cancelled: D’accord, je ne l’envoie pas.

    word confirmed: confirmé
    word ongoing: en route
    word completed: terminé
    word approachingPickup: presque arrivé
    word pickup: arrivé

    word rideReceived: Votre course est demandée
    word rideConfirmed: Votre course est confirmée
    word rideApproachingPickup: Votre chauffeur est presque là
    word ridePickup: Votre chauffeur est là
    word rideOngoing: Vous êtes en route
    word rideCompleted: Cette course est terminée
    word rideCanceled: Cette course est annulée
    """
}

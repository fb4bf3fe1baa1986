extension Spanish {
  /// What the assistant says in Spanish about rides.
  static let ridesPrompts = """
    ListRideOptions.pickupLocation name: el lugar de recogida
    ListRideOptions.pickupLocation needsValue: ¿Desde dónde?
    ListRideOptions.pickupLocation disambiguation: ¿Desde dónde: {or choices}?
    ListRideOptions.pickupLocation unsupported: No hay viajes desde {value}.
    ListRideOptions.pickupLocation needsValue instead: ¿De dónde podría salir en su lugar?
    ListRideOptions.dropOffLocation name: el destino
    ListRideOptions.dropOffLocation needsValue: ¿Adónde?
    ListRideOptions.dropOffLocation disambiguation: ¿Adónde: {or choices}?
    ListRideOptions.dropOffLocation unsupported: No hay viajes con este destino: {value}.
    ListRideOptions.dropOffLocation needsValue instead: ¿Adónde quieres ir en su lugar?
    ListRideOptions success: {count? Ahora mismo no hay viajes. | Hay un viaje. | Hay {count} tipos de viaje.}
      {each rideOptions: {name}[ por {fare}][ de {minimumFare} a {maximumFare}][, te recoge {pickup}].}
    ListRideOptions success (brief): {count? Ahora mismo no hay viajes. | Hay un viaje. | Hay {count} tipos de viaje.}
    ListRideOptions failure: Lo siento, {app} no ha encontrado viajes.
    ListRideOptions failureRequiringAppLaunch: Tendrás que buscar viajes en {app}.
    ListRideOptions failureRequiringAppLaunchMustVerifyCredentials: Inicia sesión en {app} para ver los viajes.
    ListRideOptions failureRequiringAppLaunchNoServiceInArea: {app} no llega a esa zona.
    ListRideOptions failureRequiringAppLaunchServiceTemporarilyUnavailable: Ahora mismo {app} no puede ofrecer viajes.
    ListRideOptions failureRequiringAppLaunchPreviousRideNeedsCompletion: Tu último viaje con {app} aún no ha terminado.
    ListRideOptions failurePreviousRideNeedsFeedback: {app} está esperando tu valoración del último viaje.

    RequestRide.pickupLocation name: el lugar de recogida
    RequestRide.pickupLocation needsValue: ¿Dónde te recogen?
    RequestRide.pickupLocation needsValue: Perdona, ¿desde dónde sales?
    RequestRide.pickupLocation needsValue instead: Entonces, ¿dónde te recogen?
    RequestRide.pickupLocation disambiguation: ¿Dónde te recogen: {or choices}?
    RequestRide.pickupLocation disambiguation (brief): ¿Dónde te recogen?
    RequestRide.pickupLocation confirmation: ¿Te recogen en {value}?
    RequestRide.pickupLocation unsupported: {app} no puede recogerte en {value}.
    RequestRide.dropOffLocation name: el destino
    RequestRide.dropOffLocation needsValue: ¿Adónde?
    RequestRide.dropOffLocation needsValue: Perdona, ¿adónde quieres ir?
    RequestRide.dropOffLocation needsValue instead: Entonces, ¿adónde te llevan?
    RequestRide.dropOffLocation disambiguation: ¿Adónde: {or choices}?
    RequestRide.dropOffLocation disambiguation (brief): ¿Adónde?
    RequestRide.dropOffLocation confirmation: ¿Destino: {value}?
    RequestRide.dropOffLocation unsupported: {app} no llega a este destino: {value}.
    RequestRide.rideOptionName name: el tipo de viaje
    RequestRide.rideOptionName needsValue: ¿Qué tipo de viaje quieres?
    RequestRide.rideOptionName needsValue instead: Entonces, ¿qué tipo de viaje quieres?
    RequestRide.rideOptionName disambiguation: ¿Qué tipo de viaje: {or choices}?
    RequestRide.rideOptionName disambiguation (brief): ¿Qué tipo de viaje?
    RequestRide.rideOptionName confirmation: [{rideOptionName} no está disponible ahora mismo. ]¿Quieres {value} en su lugar?
    RequestRide.rideOptionName unsupported: {app} no tiene ningún viaje llamado «{value}».
    RequestRide.partySize name: el número de personas
    RequestRide.partySize needsValue: ¿Para cuántas personas?
    RequestRide.partySize needsValue: Perdona, ¿cuántos sois?
    RequestRide.partySize needsValue instead: ¿Cuántos podríais ir?
    RequestRide.partySize confirmation: ¿Un viaje para {value}?
    RequestRide.partySize unsupported: No hay sitio para {value} personas.
    RequestRide.scheduledPickupTime name: la hora de recogida
    RequestRide.scheduledPickupTime needsValue: ¿Cuándo te recogen?
    RequestRide.scheduledPickupTime needsValue instead: ¿Qué otro momento te viene bien?
    RequestRide.scheduledPickupTime confirmation: ¿Te recogen {value}?
    RequestRide.scheduledPickupTime unsupported: {app} no puede ir {value}.
    RequestRide.scheduledPickupTime needsMoreDetails: ¿A qué hora {value}?
    RequestRide.scheduledPickupTime needsMoreDetails: Perdona, ¿a qué hora tienen que recogerte?
    RequestRide goAhead: [{option}][ desde {pickupLocation}]
      [hasta {dropOffLocation}][, {fare}][, {minimumFare}–{maximumFare}][, te recogen {pickup}].
      ¿Lo reservo?
    RequestRide goAhead (brief): ¿Lo reservo?
    RequestRide goAhead: Perdona, ¿sí o no?: ¿reservo el viaje?
    RequestRide button goAhead-accept: Reservar
    RequestRide success: Tu viaje está reservado.[ {driver} va a recogerte[ en un {vehicle}][, {pickup}].]
    RequestRide success (brief): Tu viaje está reservado.
    RequestRide inProgress: {app} está buscando quien te lleve.
    RequestRide failure: Lo siento, {app} no ha podido reservar un viaje.
    RequestRide failureRequiringAppLaunch: Tendrás que reservar ese viaje en {app}.
    RequestRide failureRequiringAppLaunchMustVerifyCredentials: Inicia sesión en {app} para reservar un viaje.
    RequestRide failureRequiringAppLaunchNoServiceInArea: {app} no llega a esa zona.
    RequestRide failureRequiringAppLaunchServiceTemporarilyUnavailable: Ahora mismo {app} no puede ofrecer viajes.
    RequestRide failureRequiringAppLaunchPreviousRideNeedsCompletion: Tu último viaje con {app} aún no ha terminado.
    RequestRide failureRequiringAppLaunchRideScheduledTooFar: {app} no puede reservar con tanta antelación.
    RequestRide ended refused: De acuerdo, no lo reservo.
    RequestRide ended cancelled: De acuerdo, no reservo ningún viaje.
    RequestRide ended setAside: De acuerdo, no he reservado ningún viaje.

    GetRideStatus success: {status}.[ {driver} llega {pickup}[ en un {vehicle}].]
      [Salida {waitsUntil}.][ Llegarás {dropOff}.][ Ha costado {paid}.]
    GetRideStatus update: [{changed.status}.][ Te lleva {changed.driver}[ en un {vehicle}].]
      [ Te recogen {changed.pickup}.][ Salida {changed.waitsUntil}.][ Llegarás {changed.dropOff}.][ Ha costado {changed.paid}.]
    GetRideStatus ended unobserved: De acuerdo, no te aviso más. Tu viaje no está cancelado.
    GetRideStatus inProgress: {app} todavía lo está averiguando.
    GetRideStatus failure: Ahora mismo no tienes ningún viaje con {app}.
    GetRideStatus failureRequiringAppLaunch: Encontrarás tu viaje en {app}.
    GetRideStatus failureRequiringAppLaunchMustVerifyCredentials: Inicia sesión en {app} para ver tu viaje.
    GetRideStatus failureRequiringAppLaunchServiceTemporarilyUnavailable: Ahora mismo {app} no sabe dónde está tu viaje.

    CancelRide goAhead: [Cancelarlo ahora cuesta {fee}. ]¿Cancelo tu viaje?
    CancelRide goAhead: Perdona, ¿sí o no?: ¿cancelo tu viaje?
    CancelRide success: Tu viaje está cancelado.[ El cargo es de {fee}.]
    CancelRide failure: Lo siento, ahora mismo no hay ningún viaje que {app} pueda cancelar.
    CancelRide ended refused: De acuerdo, tu viaje sigue en pie.
    CancelRide ended cancelled: De acuerdo, tu viaje sigue en pie.
    CancelRide ended setAside: De acuerdo, tu viaje sigue en pie.
    SendRideFeedback.rating name: la valoración
    SendRideFeedback.tip name: la propina
    SendRideFeedback goAhead: [{rating? {rating} estrella | {rating} estrellas} para tu viaje. ][Una propina de {tip}. ]¿Lo envío?
    SendRideFeedback goAhead: Perdona, ¿sí o no?: ¿lo envío?
    SendRideFeedback success: Gracias, ya se lo he pasado.
    SendRideFeedback failure: Lo siento, {app} no ha podido recibir tu valoración.
    SendRideFeedback button goAhead-accept: Enviar
    SendRideFeedback ended refused: De acuerdo, no lo envío.
    SendRideFeedback ended cancelled: De acuerdo, no lo envío.

    word confirmed: confirmado
    word ongoing: en camino
    word completed: terminado
    word approachingPickup: a punto de llegar
    word pickup: ya en el punto de recogida

    word rideReceived: Tu viaje está solicitado
    word rideConfirmed: Tu viaje está confirmado
    word rideApproachingPickup: Tu conductor está a punto de llegar
    word ridePickup: Tu conductor está aquí
    word rideOngoing: Estás en camino
    word rideCompleted: El viaje ha terminado
    word rideCanceled: El viaje está cancelado
    """
}

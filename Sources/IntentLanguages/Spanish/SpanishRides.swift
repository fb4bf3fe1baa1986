extension Spanish {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = reserva | reservar | reserve | resérvame | pide | pedir | pídeme | pideme | pedirme | solicita
      | solicitar | llama a | llama | llámame | encarga
      | contrata | reservarme | pida
    @get/0.6 = busca | buscar | búscame | encuentra | encuéntrame | consigue | consígueme | conseguir | toma
      | manda | mándame | envíame | coge | necesito | quiero
    @rideNoun = viaje | taxi | taxis | uber | cabify | vtc | carrera
    @a/0 = un | una | el | la | mi
    $ride = [@a] @rideNoun
    @car/0.5 = [un] (coche | carro | auto | conductor)
    @toPlace/0.3 = a | al | a la | a los | hasta | hasta el | hasta la | hacia | para | para ir a | para ir al
      | para ir a la | para el | con destino a | que me lleve a | que me lleve al
    @fromPlace/0.3 = desde | de | del | desde el | desde la | en
    @home/0.3 = a casa | a mi casa | para ir a casa | para volver a casa | hasta casa
    @forPeople/0.1 = para
    @people/0.2 = personas | persona | pasajeros
    @at/0.1 = a | para | a las | para las | sobre
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | @home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more] [$more] [$more] [$more]
    (@book | @get) @car $where [$more] [$more]
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    @take $where [$more] [$more]
    @take/0.9 = llévame | llevame | lléveme | déjame | llevarme | que me lleven
    ~0.15 @goTo {dropOffLocation} [$more] [$more]
    @goTo/0.9 = ir a | ir al | ir a la | ir hasta
    @pick [@at2 {pickupLocation}] [$when]
    @pick/0.9 = recógeme | recogeme | recójame | ven a buscarme | ven a recogerme | pasa a buscarme
      | pásame a buscar | recogerme | que me recojan
    @at2/0.1 = en | en el | en la | por

    intent ListRideOptions
    @list @options [$where] [$where]
    @list/0.6 = qué | que | cuáles son | muestra | muéstrame | enséñame | hay | dime | busca
    @options/1.2 = [las | los] (viajes | taxis | opciones de viaje | taxis disponibles | viajes disponibles
      | coches disponibles | tipos de viaje) [hay | disponibles]
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = cuánto cuesta | cuanto cuesta | cuánto vale | cuánto costaría | cuánto me cuesta
      | qué precio tiene | cuánto sale
    @isRide/0.8 = [un | una | el] (viaje | taxi | uber | carrera)

    intent GetRideStatus
    @myRide/0.9 = [mi | el | la] (taxi | viaje | conductor | uber | coche | carro | carrera | chofer)
    @whereIs @myRide
    @whereIs/0.9 = dónde está | donde esta | por dónde viene | por dónde va | cómo va | cuál es el estado de
      | cuál es el estado del | dónde anda | estado de | estado del
    @when @come @myRide
    @when/0.5 = cuándo | cuando | cuánto falta para que | cuánto tarda en | a qué hora | cuánto le falta a
    @come/0.5 = llega | llegue | viene | llegar | llegará | va a llegar
    @when @myRide @come
    @already @come @myRide
    @already/0.1 = ya

    intent CancelRide
    @cancel = cancela | cancelar | cancele | anula | anular
    @cancel @theRide
    @theRide/0.9 = [mi | el | la | este | ese] (viaje | taxi | uber | carrera | reserva del taxi | coche)
    @noMore @theRide
    @noMore/0.9 = ya no necesito | ya no quiero

    intent SendRideFeedback
    @rate @theRide [@with {rating} [@stars]]
    @give {rating} @stars [@to @theDriver]
    @give @to @theDriver {rating} @stars
    @give {tip} @tipWord [@to @theDriver]
    @give @tipOf {tip} [@to @theDriver]
    @rate = valora | valorar | califica | calificar | puntúa
    @with/0.1 = con
    @stars/0.5 = estrellas | estrella
    @give/0.4 = dale | da | deja | dar | pon | ponle | déjale
    @tipWord/0.8 = de propina
    @tipOf/0.8 = una propina de
    @to/0.1 = a | al | a mi
    @theDriver/0.6 = [mi | el] [último] (conductor | viaje | chofer)
    """
}

extension Spanish {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = reserva | reservar | reserve | resérvame | pide | pedir | pídeme | pideme | pedirme | solicita
      | solicitar | llama a | llama | llámame | encarga
      | contrata | reservarme | pida | pides | me pides | me pide | llamar | llamarme | llames | resérvanos | pedirnos | encargar | solicítame | ordena | agenda | agéndame | reservas
    @get/0.6 = busca | buscar | búscame | encuentra | encuéntrame | consigue | consígueme | conseguir | toma
      | manda | mándame | envíame | coge | cojo | tomo | necesito | quiero | me hace falta | hace falta | necesitaría | quisiera | conseguirme | consigo | cómo consigo | dame | tener | tomar | coger | busco | buscarme | encontrar | encontrarme | me consigues | necesitamos | queremos | agarra | me gustaría | hacerme con
    @rideNoun = viaje | taxi | taxis | uber | cabify | vtc | carrera
    @a/0 = un | una | el | la | mi | algún | otro | otra | cualquier
    $ride = [@a] @rideNoun [$kind] | [@a] {rideOptionName=luxury|xl}
    @car/0.5 = [un] (coche | carro | auto | conductor) [grande]
    @toPlace/0.3 = y (queremos | tenemos que | quiero | tengo que | vamos a) ir (a | al | a la | hasta) | a | al | a la | a los | hasta | hasta el | hasta la | hacia | para | para ir a | para ir al
      | para ir a la | para el | con destino a | que me lleve a | que me lleve al | que me lleve (a la | a los | hasta | hasta el) | para llegar (a | al | a la) | rumbo (a | al) | para llevarme (a | al | a la) | y que me lleve (a | al | a la) | que vaya (a | al | a la)
    # “A casa de Lucía” is one place rather than home and another.
    @ofPlace/-0.6 = de | del
    @fromPlace/0.3 = desde | desde el | desde la | en
    @home/0.3 = aquí | hasta aquí | desde aquí | de vuelta
    symbol home/0.45 = casa | mi casa
    @homeward/0.35 = [de vuelta] a | hasta | para (ir a | volver a | llegar a)
    @fromHome/0.2 = de | desde
    $home = @homeward {dropOffLocation=home} | @fromHome {pickupLocation=home} | @home
    $kind = {rideOptionName=pool|luxury|regular|xl}
    symbol pool = compartido | compartida
    symbol luxury = limusina | de lujo | premium
    symbol regular = normal | estándar
    symbol xl = furgoneta | xl | grande
    @forPeople/0.1 = para | somos
    @people/0.2 = de nosotros | adultos | personas | persona | pasajeros
    @at/0.1 = a | para | a las | para las | sobre
    $where = @toPlace {dropOffLocation} | (@fromPlace | @ofPlace) {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | $home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more]*
    # A taxi is sent to whoever is to be taken along.
    @sendOut [@a] @rideNoun @overTo {pickupLocation} [$when]
    @sendOut/0.9 = manda | mande | manden | mandar | mándame | mándeme | mandarme | envía | envíe | enviar | envíame | enviarme
    @overTo/0.5 = a | al | a la | a los | en | en el | en la | frente (a | al | a la)
    (@book | @get) @car ($where | [@forPeople] {partySize:people}) [$more]*
    [@book | @get | @letCome] ($ride | @car) @toPick [@at2 {pickupLocation}] [$more]
    @letCome/0.3 = que (venga | vengan | pase | me mandes | me manden)
    @toPick/0.9 = (a | para) (recogerme | buscarme | recogernos | buscarnos) | (que | para que) (me | nos) (recoja | busque | venga a (buscar | recoger) | pase a (buscar | recoger))
      | que (venga | pase) a (buscarme | recogerme | buscarnos | recogernos)
    @getMe @car
    @getMe = consígueme | pídeme | búscame | encuéntrame | resérvame
    $size (@book | @get) $ride [$more]*
    @mustBe {dropOffLocation} [$when] [@so] (@book | @get) $ride [$more]
    @mustBe/0.5 = (tengo que | tenemos que | debo | debemos | necesito | hay que) estar (en | en el | en la)
    @so/0 = así que | y | entonces
    @imAt {pickupLocation} [@so] ((@book | @get) ($ride | @car) | @pick) [$more]*
    @imAt/0.3 = (estoy | estamos) [aquí | esperando | tirado | tirada] (en | en el | en la | (delante | frente | enfrente | a la puerta) (de | del | de la | a | al))
    @book @car [$more]
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more]*
    ~0.1 $size [@and2] @goTo {dropOffLocation} [$more]
    @and2/0 = y
    @thereIs $ride [@free] [@near] [$more]*
    ~0.2 $ride @free [@near] [$more]*
    @thereIs/0.4 = hay | habrá | tenéis | tienen
    @free/0.8 = disponible | disponibles | libre | libres | por aquí | cerca
    @near/0.3 = por aquí | cerca de mí | cerca | por la zona | en la zona | cerca de aquí | ahora
    @goTo {dropOffLocation} @byTaxi [$more]
    @byTaxi/0.9 = en taxi | en un taxi | en uber | con un taxi
    ~0.4 $ride [$more]*
    @take $where [$more]*
    @take @outOf {pickupLocation} @toPlace {dropOffLocation} [$more]
    ~0.15 @goFrom @outOf {pickupLocation} @toPlace {dropOffLocation} [$when]
    @outOf/0.3 = de | del | de la | desde | desde el | desde la
    @goFrom/0.7 = ir | irme | irnos | desplazarme
    @dropMe @thePlace {dropOffLocation} [$more]
    @dropMe/0.9 = déjame en
    @thePlace/0.2 = el | la | los | las | mi | casa de | la calle
    @take/0.9 = llévanos | me llevas | me puedes llevar | llevarnos | que me lleves | que me lleve | acércame | llévame | llevame | lléveme | llevarme | que me lleven
    ~0.15 @goTo {dropOffLocation} [$more]*
    ~0.15 @goHome {dropOffLocation=home} [$more]*
    @goHome/0.9 = ir a | volver a | irme a | regresar a | ir para | tirar para
    @goTo/0.9 = ir a | ir al | ir a la | ir hasta
    @pick [@at2 {pickupLocation}] [$when]
    @pick/0.9 = (alguien (puede | podría) | que alguien) [venir a | venga a | pasar a | pase a] (buscarme | recogerme | buscarnos | recogernos) | recógeme | recogeme | recójame | ven a buscarme | ven a recogerme | pasa a buscarme
      | pásame a buscar | recogerme | que me recojan
    @at2/0.35 = en | en el | en la | por | a | al | a la | frente (a | al | a la)

    intent ListRideOptions
    @list @options [$where]*
    @list/0.6 = qué | que | cuáles son | muestra | muéstrame | enséñame | hay | dime | busca
    @options/1.2 = [las | los] (viajes | taxis | opciones de viaje | taxis disponibles | viajes disponibles
      | coches disponibles | tipos de viaje) [hay | disponibles]
    @howMuch @isRide [$where]*
    @howMuch @goTo {dropOffLocation} @byTaxi
    @howMuch @goTo @byTaxi $where
    @howMuch/0.7 = [por] (cuánto | cuanto | qué) [me | nos] (costaría | costará | saldría | cobran por | cobrarían por | sale | cuesta) | a cuánto sale | cuánto cuesta | cuanto cuesta | cuánto vale | cuánto costaría | cuánto me cuesta
      | qué precio tiene | cuánto sale
    @isRide/0.8 = [un | una | el] (viaje | taxi | uber | carrera)

    intent GetRideStatus
    @myRide/0.9 = [mi | el | la] (taxi | viaje | conductor | uber | coche | carro | carrera | chofer)
    @whereIs @myRide [@notComing]
    @notComing/0.3 = que no (viene | llega | aparece | ha llegado | está)
    @whereIs/0.9 = dónde se ha metido | dónde se metió | a cuánto está | qué pasa con | qué ha pasado con | qué es de | cuánto tarda | cuánto va a tardar | cuánto le queda (a | al) | cuánto le falta (a | al) | cuánto falta para | a qué distancia está | hay noticias de | qué hay de | dónde está | donde esta | por dónde viene | por dónde va | cómo va | cuál es el estado de
      | cuál es el estado del | dónde anda | estado de | estado del
    @when @come @myRide
    @when/0.5 = cuándo | cuando | cuánto falta para que | cuánto tarda en | a qué hora | cuánto le falta a
    @come/0.5 = llegó | ha llegado | ha venido | está aquí | está llegando | viene ya | llega | llegue | viene | llegar | llegará | va a llegar
    @when @myRide @come
    @already @come @myRide
    @come2 @myRide
    @come2/0.8 = ha llegado | llegó | está cerca | está aquí | está llegando | viene en camino
    @myRide @onTheWay
    @onTheWay/0.9 = (ya | está ya | viene ya) (de camino | en camino) | (está | viene) (de camino | en camino | llegando | cerca)
      | ya viene | ya está aquí
    @myRide @notHere
    @notHere/0.9 = (todavía | aún | sigue) [sin] (no ha llegado | no llega | no está aquí | llegar | no ha venido) | no (llega | ha llegado | aparece | ha venido) [todavía | aún] | se retrasa | llega tarde
    @waiting @myRide
    @waiting/0.9 = [estoy | sigo] esperando [a | al | por] | llevo (una hora | media hora | cinco minutos | diez minutos | quince minutos | veinte minutos | treinta minutos | un rato | mucho tiempo | un siglo | horas) esperando [a | al | por]
    @already/0.1 = ya

    intent CancelRide
    @cancel/1.3 = elimina | borra | cancélame | cancelarme | anúlame | cancela | cancelar | cancele | anula | anular
    @cancel @theRide [@iBooked]
    @iBooked/0.1 = que (pedí | reservé | he pedido | he reservado | solicité | había pedido)
    @theRide @noLonger
    @noLonger/0.9 = ya no (hace falta | lo (quiero | necesito) | me hace falta) | no (lo necesito | hace falta | lo quiero) [ya]
    @theRide/0.9 = [mi | el | la | este | ese] (viaje | taxi | uber | carrera | reserva del taxi | coche)
    @noMore @theRide
    @noMore/0.9 = ya no me hace falta | no quiero | no necesito | olvida | olvídate de | olvídate del | deja | ya no necesito | ya no quiero

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

/// What stands for something that was spoken of before or is looked at, in Spanish.
extension Spanish {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = él | lo
    symbol ^her/0.4 = ella | la
    symbol ^them/0.4 = ellos | ellas | los | las | les
    symbol ^somebody/0.4 = le
    symbol ^there/0.4 = allí | allá | ahí | hasta allí | hasta allá | (a | hasta) (ese sitio | ese lugar | esa dirección)
      | al mismo sitio
    symbol ^thisPlace/0.4 = (este | esta) (sitio | lugar | restaurante | bar | café | cafetería | tienda | hotel | dirección
      | local | negocio)
    symbol ^here/0.4 = aquí | de aquí | acá
    symbol ^this/0.4 = esto | esta página
    symbol ^that/0.3 = eso | lo mismo | el mismo mensaje | ese mensaje
    symbol ^sameAmount/0.4 = la misma (cantidad | suma) | el mismo (importe | monto) | lo mismo | otro tanto
    symbol ^another/0.4 = otro | otra | uno más | una más | otro más | otra más
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = a | al | para
    @too/0.1 = también

    intent StartCall
    @call = llama | llamar | llame | llames | telefonea
    @callHim = llámalo | llamarlo | llámelo
    @callHer = llámala | llamarla | llámela
    @callThem = llámalos | llámalas | llamarlos | llamarlas | llámales | llamarles
    @callOne = llámale | llamarle | llámele
    @back/0.6 = de vuelta
    @callBack = devuélvele la llamada | devolverle la llamada | devuélvale la llamada
    @callHim => contacts=^him
    @callHer => contacts=^her
    @callThem => contacts=^them
    @callOne => contacts=^somebody
    @callHim @back => contacts=^him, destinationType=callBack
    @callHer @back => contacts=^her, destinationType=callBack
    @callOne @back => contacts=^somebody, destinationType=callBack
    @callBack => contacts=^somebody, destinationType=callBack
    @call [@to] {contacts=^thisPlace|^there}

    intent SendMessage
    @send = manda | mandar | envía | enviar | mande | envíe | reenvía | comparte | pasa
    @sendOne/0.9 = mándale | envíale | mandarle | enviarle
    @sendThem/0.9 = mándales | envíales
    @sendIt/0.9 = díselo | dilo | escríbeselo | escríbelo | mándalo | envíalo | mándaselo | envíaselo | reenvíalo | reenvíaselo | compártelo
    @sendOne {content=^this|^that|^another} => recipients=^somebody
    @sendThem {content=^this|^that|^another} => recipients=^them
    @sendIt [@too] @to {recipients} [@too] => content=^that
    (@send | @sendOne) {content=^this|^that} [@too] @to {recipients} [@too]
    (@send | @sendOne) @to {recipients} {content=^this|^that|^another}

    intent SendPayment
    @pay = paga | pagar | envía | manda | transfiere | da | enviar | mandar
    @payOne = págale | envíale | mándale | dale | transfiérele
    @payOne {currencyAmount=^sameAmount} [@too] => payee=^somebody
    (@pay | @payOne) {currencyAmount=^sameAmount} [@too] @to {payee} [@too]
    (@pay | @payOne) @to {payee} {currencyAmount=^sameAmount} [@too]

    intent RequestPayment
    @request = pide | solicita | pedir | cobra
    @requestOne = pídele | cóbrale
    @requestOne {currencyAmount=^sameAmount} [@too] => payer=^somebody
    (@request | @requestOne) {currencyAmount=^sameAmount} [@too] @to {payer} [@too]
    (@request | @requestOne) [@too] @to {payer} {currencyAmount=^sameAmount} [@too]

    intent RequestRide
    @take {dropOffLocation=^there|^thisPlace}
    @take/0.9 = llévame | llevame | lléveme | déjame | llevarme

    intent GetDirections
    @show/0.3 = dame | muéstrame | enséñame | busca | abre | pon
    @directions/1.2 = [las | unas] indicaciones | [la] ruta | el camino
    @how/1.2 = cómo llego | cómo llegar | cómo voy | cómo se va | cómo puedo ir | guíame | navega
    @toPlace/0.1 = a | al | hasta | para ir a | para llegar | para llegar a | para ir | hacia | para
    [@show] @directions [@toPlace] {destination=^there|^thisPlace}
    [@show] @directions @toPlace {destination}
    @how [@toPlace] {destination=^there|^thisPlace}
    @how @toPlace {destination}

    intent AddReminder
    @remind/1.2 = recuérdame | recuérdeme | recordarme | (pon | crea | ponme | hazme | añade) un recordatorio
    @remindIt/1.2 = recuérdamelo | recordármelo | recuérdemelo
    @about/0.3 = de | sobre | para | (ver | mirar | leer | revisar)
    symbol home/0.49 = casa | mi casa
    symbol work/0.49 = trabajo | el trabajo | la oficina | oficina | mi trabajo
    @arrive/0.6 = (cuando | en cuanto) (llegue | esté | vuelva | llego | regrese) | al (llegar | volver)
    @leave/0.6 = (cuando | en cuanto) (salga | me vaya | salgo | me voy) | al salir
    @at/0 = a | al | a la | en | en el | en la
    @from/0.1 = de | del | de la
    $arrival = @arrive [@at] {arrivalPlace=home|work|^there|^thisPlace} | @arrive @at {arrivalPlace}
    $departure = @leave [@from] {departurePlace=home|work|^here|^there|^thisPlace} | @leave @from {departurePlace}
    @on/0 = a | para | el
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    $what = [@about] {subject=^this|^that|^thisPlace}
    @remind [$what] [$when]
    @remind $when $what
    @remindIt [$when] => subject=^this
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = también
    same = lo mismo | el mismo mensaje | igual
    after StartWorkout,ResumeWorkout PauseWorkout = pausa | páusalo | páusala | haz una pausa | hagamos una pausa
      | una pausa | (ponlo | ponla | pon) en pausa
      | necesito (una pausa | un descanso | descansar) | me tomo un descanso | vamos a descansar | detente un momento
      | para un (momento | segundo)
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = reanuda | reanúdalo | reanúdala | retómalo
      | retómala | retoma
    after PauseWorkout ResumeWorkout = continúa | sigue | seguimos | sigamos | continuemos | vamos a seguir
      | ya (estoy | he vuelto) | he vuelto | continuar | dale otra vez
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = termina | termínalo | termínala | acaba | acábalo
      | acábala | finalízalo | finalízala | páralo | párala | para | detenlo | detenla | stop
      | [ya] he (terminado | acabado) | ya (terminé | acabé | está) | terminé | acabé | eso es todo [por hoy]
      | ya basta [por hoy] | por hoy (basta | vale) | lo dejo aquí
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = cancélalo | cancélala | cancela eso | descártalo
      | descártala | bórralo | bórrala | elimínalo | olvídalo
    after RequestRide GetRideStatus = dónde está [ahora] | por dónde (va | viene) | cuándo (llega | viene)
      | cuánto (le falta | falta | tarda | queda) | en cuánto [tiempo] llega
      | ya (viene | llega | está aquí | ha llegado) | está (cerca | lejos | llegando) | cuánto tiempo (tarda | falta)
    after RequestRide CancelRide = cancélalo | cancélala | cancela eso | anúlalo | anúlala
      | ya no lo (necesito | quiero) | ya no la (necesito | quiero) | ya no me hace falta
    after StartCall HangUpCall = cuelga | cuelga ya | termínala | córtala
    carrier AddReminder = recuérdame
    carrier AddReminder temporalEventTrigger = recuérdame
    carrier GetDirections destination = ruta hasta
    """

  static let contextualPrompts = """
    * unclear: No sé a qué te refieres[ con «{words}»].
    * unclear person: No sé a quién te refieres[ con «{words}»].
    * unclear place: No sé a qué sitio te refieres[ con «{words}»].
    StartCall.contacts unclear place: No tengo ningún teléfono de «{words}».

    GetDirections.destination name: el destino
    GetDirections.destination needsValue: ¿Adónde quieres ir?
    GetDirections continueInApp: {app} te muestra cómo llegar a {destination}.
    GetDirections failure: Lo siento, {app} no ha encontrado el camino.

    AddReminder.subject name: el motivo
    AddReminder.subject needsValue: ¿Qué quieres que te recuerde?
    AddReminder.arrivalPlace name: el lugar
    AddReminder.departurePlace name: el lugar
    AddReminder.temporalEventTrigger name: la hora
    AddReminder.temporalEventTrigger needsValue: ¿Cuándo quieres que te lo recuerde?
    AddReminder.temporalEventTrigger needsValue: Perdona, ¿cuándo? Di una hora o un lugar, por ejemplo «cuando llegue a casa».
    AddReminder.temporalEventTrigger needsValue instead: ¿Qué otro momento te viene bien?
    AddReminder.temporalEventTrigger unsupported past: Eso ya ha pasado.
    AddReminder success: Vale, te recordaré {subject}[ {temporalEventTrigger}][ {event}][ cuando llegues a {arrival}][ cuando salgas de {departure}].
    AddReminder failure: Lo siento, no he podido guardar el recordatorio.
    AddReminder due: Querías que te recordara {subject}.
    word arrivingHome: cuando llegues a casa
    word arrivingWork: cuando llegues al trabajo
    word leavingHome: cuando salgas de casa
    word leavingWork: cuando salgas del trabajo
    """
}

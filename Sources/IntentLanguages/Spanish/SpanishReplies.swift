/// How questions are answered in Spanish; the notation is that of the understanding's reply words.
extension Spanish {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = sí | si | claro | claro que sí | por supuesto | desde luego | vale | ok | okay | de acuerdo | bueno
      | bien | está bien | muy bien | perfecto | exacto | exactamente | correcto | eso es | eso | así es | cierto
      | es cierto | seguro | efectivamente
      | sí (por favor|claro|exacto|eso es|está bien) | (ese|esa|es él|es ella|es ese|es esa|ese mismo|esa misma)
      | confirmo | confirmado | confirmar | creo que sí | supongo que sí | genial | estupendo | me parece bien
      | con gusto | cómo no | dale | venga
      | [eso|esto|así] (suena|me parece|está|me viene) (bien|perfecto|genial|estupendo|muy bien|fantástico|correcto)
      | [eso|esto|así] (me va|me sirve|me vale|me funciona) [bien|perfectamente] | es (perfecto|correcto)
      | todo (bien|correcto|perfecto|en orden) | está todo (bien|correcto|perfecto)
      | excelente | fantástico | fenomenal | maravilloso | guay | acepto | estoy de acuerdo
      | (sin|ninguna) objeción | sin objeciones | (tienes|tiene) razón
      | por (mí|mi) (está bien|perfecto|vale|bien)
    tail = (para|por) (mí|mi|nosotros) | muchas gracias | así
    act no = no | no gracias | qué va | para nada | de ninguna manera | ni hablar | en absoluto | nunca
      | negativo | incorrecto | falso | eso no | no es (ese|esa|eso|él|ella|correcto)
      | no no es (ese|esa|él|ella) | (ese|esa|él|ella) no | no (ese|esa|él|ella) no
      | ninguno | ninguna | ninguno de ellos | ninguna de ellas | ninguno de los dos | ni uno ni otro | nadie
      | otro | otra | otra persona | otra cosa | creo que no | claro que no | por supuesto que no | no lo creo
      | ahora no | hoy no | todavía no | está mal | mejor no
    act cancel = cancela | cancelar | cancélalo | cancélala | cancele
      | cancela (eso|todo|el mensaje|la llamada|el viaje|el pago|la transferencia)
      | cancelar (eso|todo|el mensaje|la llamada|el viaje|el pago) | olvídalo | olvídate | olvida eso
      | olvídalo todo | déjalo | déjelo | déjalo así | déjalo estar | no importa | da igual | da lo mismo | para
      | detente | basta | alto
      | he cambiado de opinión | cambié de opinión | ya no | ya no quiero | no quiero | mejor no lo hagas
      | no hace falta | no (cancela|cancelar|déjalo|olvídalo) | abortar | salir | stop
    maybe cancel = nada | fin | ya está | ya basta | terminar | suficiente | nada más
    act help = qué (puedes|sabes) hacer por mí | en qué (puedes|me puedes) (ayudarme|ayudar) | ayuda | ayúdame | ayúdeme | necesito ayuda | qué puedo decir | qué puedo hacer | qué debo decir
      | qué tengo que decir | qué puedes hacer | qué sabes hacer | cómo funciona | cómo funciona esto
      | no entiendo | no lo entiendo | qué opciones hay | qué opciones tengo
    maybe help = explica | explícame | qué significa eso | qué quieres decir | qué es esto
    act repeat = qué | cómo | cómo dices | qué dices | perdón | perdona | qué has dicho | qué dijiste | repite
      | repite (eso|por favor|la pregunta|las opciones) | repítelo | repítemelo | puedes repetir
      | puedes repetirlo | puede repetir | puedes repetir (eso|la pregunta|las opciones) | dilo otra vez
      | dilo de nuevo
      | cuáles (eran|son) las opciones | cuáles eran | qué opciones había | no te he (oído|entendido) | no te oí
      | no entendí | no he entendido | otra vez por favor
    maybe repeat = otra vez | de nuevo | disculpa | disculpe | lo siento | cuáles
    act send = envía | envíalo | envíala | enviar | manda | mándalo | mándala | mandar | envía (el mensaje|eso)
      | manda (el mensaje|eso) | adelante | hazlo | hágalo
      | sí (envíalo|envíala|mándalo|mándala|adelante|hazlo|envía|manda) | sigue | continúa | continuar | procede
      | vamos | confirma | confírmalo | resérvalo | reserva | reservar | paga | págalo | pagar | pídelo | llama
      | empieza | comienza | listo | lista | estoy listo | estoy lista | ya
    act hold = no (lo envíes|la envíes|envíes|lo mandes|la mandes|mandes|lo envíe|lo hagas|lo \
      pagues|pagues|reserves) [nada] | no no (lo envíes|la envíes|lo mandes|lo hagas) | todavía no | aún no | \
      espera | espere | un momento | espera un momento | espérate
    """

  private static let replyMarkers = """
    filler = eh | em | ehm | este | pues | bueno | a ver | mmm | oh | ah | entonces | por favor | gracias | porfa
      | oye siri | siri | creo | creo que | quizás | tal vez | quiero | quisiera | me gustaría | querría | elijo
      | escojo | escoge | elige | me quedo con | tomo | toma | digamos | serán | será | sería | es | son
      | que sea | que sean | unos | unas | más o menos
      | somos | seremos | hay | vale | ok | déjame pensar | pongamos | la verdad
    lead = di | dile | diles | di que | dile que | diles que | dígale | dígale que | escribe | escribe que
      | escríbele | escríbele que | pon | pon que | el mensaje es | el texto es | que diga | quiero decir
      | quiero decirle que | pregúntale | avísale que | cuéntale que
    correction = en realidad | no en realidad | quiero decir | no quiero decir | quise decir | no quise decir
      | quería decir | no quería decir | me refería a | no me refería a | dije | no dije | mejor | no mejor
      | mejor dicho | perdón | no perdón | perdona | espera | no espera | más bien | corrección | no no | ay no
      | me equivoqué | de hecho | pensándolo bien
    instead = en su lugar | mejor | en vez | por favor | gracias | también | entonces
    change = cambia | cámbialo | cambiar | cambie | modifica | modificar | pon | ponlo | haz | hazlo | edita
      | editar | corrige | corregir | reemplaza | sustituye | quiero cambiar | puedes cambiar | no cambia
      | no pon | sí pero cambia | pero cambia | que sea | hazla
    is = es | son | será | serán | sería | debe ser | debería ser
    question = qué | que es | cuánto | cuanto | cuándo | por qué | cuál | cuáles | quién | hay | (puedes|puede|podrías)
    to = a | por | en | con | para que diga | por uno de | de
    it = lo | la | eso | esto | el | ello
    preposition = a | al | para | con | de | del | en | por | hacia | desde | es | es a | es para | envíalo a
      | mándalo a | un | una | el | la | los | las | mi | mis
    article = el | la | los | las | un | una | mi | mis | este | esta | ese | esa | su | sus
    one = opción | número | el número | la número | la opción | contacto | persona | de la lista | en la lista
      | por favor | de ellos | de ellas | que se llama
    last = último | última | el último de todos
    and = y | e | & | así como | y también | y a | además de
    addition = añade | agrega | añade que | agrega que | añade también | y también | y también a | también a
      | di también | di también que | y di también | incluye | y a
    """

  private static let replyParameters = """
    parameter recipients = destinatario | destinatarios | contacto | persona | personas
    parameter contacts = contacto | persona | personas | número
    parameter content = mensaje | texto | contenido
    parameter editedContent = mensaje | texto | contenido
    parameter speakableGroupName = grupo
    parameter callCapability = tipo de llamada
    parameter currencyAmount = cantidad | importe | monto | suma | precio
    parameter transactionAmount = cantidad | importe | monto | suma
    parameter payee = destinatario | beneficiario | persona | contacto
    parameter payer = pagador | persona | contacto
    parameter note = nota | concepto | comentario
    parameter transactionNote = nota | concepto | comentario
    parameter fromAccount = cuenta de origen | cuenta
    parameter toAccount = cuenta de destino
    parameter pickupLocation = lugar de recogida | punto de recogida | origen | recogida
    parameter dropOffLocation = destino | lugar de destino
    marker dropOffLocation = (voy|vamos|quiero ir|tengo que ir|queremos ir|tenemos que ir) (a|al|a la|hasta) | (llévame|llévanos) (a|al|a la|hasta)
      | (al|a la|hasta)
    marker pickupLocation = (recógeme|recógenos) (en|en el|en la) | (estoy|estamos|salgo|salimos) (en|en el|en la|de|del|desde)
    parameter rideOptionName = coche | vehículo | tipo de viaje | opción | viaje
    parameter partySize = número de personas | número de pasajeros | pasajeros | personas | plazas
    parameter scheduledPickupTime = hora | hora de recogida | fecha | día
    parameter workoutName = entrenamiento | ejercicio | actividad
    parameter goalValue = objetivo | distancia | duración | meta
    parameter dateTimeRange = fecha | periodo
    parameter dateCreated = fecha | periodo
    parameter albumName = álbum

    carrier SendMessage = envía un mensaje
    carrier SendMessage recipients = envía un mensaje a
    carrier StartCall = llama
    carrier StartCall contacts = llama a
    carrier SearchForMessages = busca mensajes
    carrier SearchForMessages senders = busca mensajes de
    carrier SendPayment = envía dinero
    carrier SendPayment payee = envía dinero a
    carrier RequestPayment payer = pide dinero a
    carrier RequestRide = pide un taxi
    carrier RequestRide dropOffLocation = pide un taxi a
    carrier RequestRide scheduledPickupTime = pide un taxi a
    carrier StartWorkout = empieza un entrenamiento
    carrier SearchForPhotos = busca fotos
    carrier SearchForPhotos peopleInPhoto = busca fotos de
    """
}

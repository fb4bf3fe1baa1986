extension Spanish {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = [me | le | lo | la] llamas | háblale | háblales | llama | llamar | llame | llamá | llames | llámale | llámala | llámalo | llamarle | llamemos | llámale
      | llámales | llamarlo | llamarla | telefonea
      | telefonear | telefonee | marca | marcar | marque | márcale | marcale | marcarle | contacta | contactar
      | contacte | comunícame | comunicame
      | comunicarme | comuníqueme | ponme en contacto | ponerme en contacto | pon en contacto
      | échale un telefonazo | echar un telefonazo | localiza
      | dale un toque | dar un toque | pégale un telefonazo | ponte en contacto | ponerse en contacto
      | contactarme
    @speak/0.8 = hablar | habla | hable | charlar | charla | conversar | platicar
    @make/0.4 = échale | échame | haz | hacer | haga | hace | inicia | iniciar | inicie | comienza | comenzar | comience | empieza
      | empezar | crea | crear | crearías | cree | realiza
      | realizar | realice | pon | poner | establece | establecer | efectúa | efectuar | abre | organiza | programa
      | programar | arma | hazle | hazme | hacerle | hacerme | dale | tener
    @callFor/0.9 = (llámame | márcame) a
    @callNoun = [una | la | un | mi | otra | nueva] [nueva] (llamada | telefonazo | llamada telefónica
      | llamada grupal | llamada de grupo | llamada en grupo | conferencia
      | llamadita | toque)
    symbol audioCall = llamada de audio | llamada de voz | llamadas de voz | audiollamada | audio | voz
      | chat de voz | llamadas de audio
    symbol videoCall = videollama | videollamar | videollamada | videollamadas | video llamada | video llamadas | vídeo llamada
      | llamada de video | llamada de vídeo | llamadas de video
      | videochat | video chat | vídeo chat | chat de video | videoconferencia | llamada por videoconferencia
      | llamada por video | video | vídeo | facetime
      | llamada por facetime | video conferencia | llamada en video
    @theCapability/0 = una | la | un | mi | otra
    @withWhom/0.1 = a | al | con | a la | para | con el | con la
    @by/0.1 = por | en | con | mediante
    $byCapability = @by [@theCapability] {callCapability=audioCall|videoCall}
    # Where something else is usually wanted, a call is to whoever works there.
    $party = {contacts} | {contacts=business} | @group {contacts}
    @group/0.3 = [el | mi | la] (grupo | equipo) [de | del]
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = en | por | con
    symbol speakerphoneAudioRoute = [el | la] (altavoz | manos libres | bocina | altoparlante)
    symbol bluetoothAudioRoute = [el | los | mis | mi] (bluetooth | auriculares | audífonos | airpods | cascos
      | bluetooth del coche)

    intent StartCall
    ~0.3 @call
    @callFor {contacts} [$byCapability]
    @call [@withWhom] $party [$byCapability] [$route]
    ~0.2 {contacts} @call
    @putMe $party [@onPhone]
    @onPhone/0.2 = por teléfono | al (teléfono | aparato)
    @putMe/0.9 = (me pones | me pasas | me pone | me pasa) con | ponme con | pónme con | pásame con | pásame a | comunícame con | conéctame con | ponerme con | comunicarme con | enlázame con
    symbol business/0.1 = ([el | al | este] (restaurante | hotel) | [el | mi | al] seguro | [la | mi] aseguradora) [de la esquina | más cercano]
    @call @theNumber
    @theNumber/0.3 = un número | a alguien | alguien | un contacto | a un amigo | a un contacto
    @call @numberOf $party
    @numberOf/0.5 = (el | al) (número | teléfono) (de | del)
    @call @withWhom {contacts} @addToo {contacts} [@toCall]
    @addToo/0.3 = y (añade | agrega | suma | incluye | mete) [a]
    @toCall/0.3 = a la llamada | también
    ~0.1 @callNoun @withWhom $party
    @speak @withWhom $party [$byCapability] [$route]
    @make @callNoun
    @make @callNoun @withWhom $party [$byCapability] [$route]
    @make @callNoun $byCapability @withWhom $party
    @make @withWhom $party @callNoun
    @make [@theCapability] {callCapability=audioCall|videoCall}
    @make [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party [$route]
    @make @withWhom $party [@theCapability] {callCapability=audioCall|videoCall}
    [@theCapability] {callCapability=videoCall} [@withWhom] $party
    [@theCapability] {callCapability=audioCall} @withWhom $party

    @callBack = devuelve la llamada | devuélvele la llamada | devolver la llamada | devolverle la llamada
      | regresa la llamada | regrésale la llamada
      | vuelve a llamar | volver a llamar | regresar la llamada
    @callBack [@of {contacts}] => destinationType=callBack
    @of/0.1 = a | de | al | del
    @return @lastCall [@of {contacts}] => destinationType=callBack
    @return/0.6 = devuelve | devolver | regresa | contesta
    @call @whoCalled => destinationType=callBack
    @call @lastCall => destinationType=callBack
    @lastCall/0.8 = [mi | la | a la] [última] (llamada perdida | llamada recibida | llamada entrante)
    @whoCalled/0.8 = al último que [me] llamó | a la última persona que me llamó | a quien me llamó
      | al que me [acaba de llamar | ha llamado | llamó]
      | al último número que me llamó
    @redial = rellamar | vuelve a marcar | volver a marcar | remarca | remarcar | llama otra vez | llama de nuevo
      | rellama
    @redial [@lastNumber] => destinationType=redial
    @call @lastNumber => destinationType=redial
    @lastNumber/0.6 = [al | el] último (número | contacto) [marcado | que marqué | al que llamé] | al mismo número
      | el mismo número | a la última persona que llamé
    @voicemail = [mi | el | al | a mi] (buzón | buzón de voz | contestador)
    (@call | @checkMail) @voicemail => destinationType=voicemail
    @checkMail/0.7 = consulta | consultar | escucha | escuchar | revisa | revisar | abre | comprueba
    @call @emergency => destinationType=emergency
    @emergency/1.2 = (a | al | a la | a los | el | la | una) (emergencias | servicio de emergencia
      | servicios de emergencia | ambulancia | bomberos | policía)
      | a una ambulancia | emergencias | al 112 | al 911 | 112 | 911
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = llamada de emergencia | necesito una ambulancia | es una emergencia | sos | pide una ambulancia

    intent SearchCallHistory past
    @calls = llamada | llamadas | llamadas telefónicas
    @history = [historial | lista | registro] de llamadas | llamadas recientes | historial de mis llamadas
      | registro de mis llamadas
    symbol missed = perdida | perdidas | no contestadas | no contestada | sin contestar | no respondidas | sin responder
    symbol received = recibida | recibidas | entrante | entrantes | contestadas
    symbol outgoing = saliente | salientes | realizada | realizadas | hechas | efectuadas
    symbol latest = última | últimas | más reciente | más recientes | recientes
    @anyOf/0.05 = [todas] [mis | las | mi | la | una | unas | esas | alguna | algunas]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $calls = @calls | $medium
    $record = [@anyOf] [$type] $calls [$type]
    @listen/0.7 = muestra | mostrar | muéstrame | muestrame | mostrarme | enseña | enséñame | ver | lista | listar
      | haz una lista de | haz una lista con | busca
      | buscar | consulta | consultar | revisa | revisar | dime | dame | lee | léeme | abre | comprueba | acceder a
      | accede a | cuáles son | cuál fue | cuál es
      | encuentra | mira | checa | enumera
    @forMe/0.05 = me
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    @onDay/0.05 = de | del | desde | durante | en
    @fromWho/0.2 = de | del | con | a | por
    @listen [@forMe] $record [$filter]*
    @listen [@forMe] [@anyOf] @history [$filter]
    ~0.2 [@anyOf] @calls {callTypes=missed|received|outgoing} [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @what $calls @iMissed [$filter] => callTypes=missed
    ~0.2 [@anyOf] $calls @iMissed [$filter] => callTypes=missed
    @what $calls @iGot [$filter] => callTypes=received
    @what $calls @iMade [$filter] => callTypes=outgoing
    @listen [@forMe] [@anyOf] $calls [@good] @iMissed [$filter] => callTypes=missed
    @listen [@forMe] [@anyOf] $calls [@good] @iGot [$filter] => callTypes=received
    @listen [@forMe] [@anyOf] $calls [@good] @iMade [$filter] => callTypes=outgoing
    @good/0 = exitosas
    @what/0.2 = qué | que | cuáles | cuántas
    @iMissed/0.8 = [que] (me perdí | perdí | me he perdido | he perdido | no contesté | no atendí)
    @iGot/0.6 = [que] (recibí | he recibido | me hicieron | tuve)
    @iMade/0.6 = [que] (hice | he hecho | realicé | he realizado)
    @haveI $record [$filter]*
    @haveI/0.4 = tengo | he tenido | tuve | he recibido | recibí | hay | hubo
    ~-0.2 @missAny [$filter] => callTypes=missed
    @missAny = (he perdido | me perdí | me he perdido) (una | alguna | algunas) (llamada | llamadas)
    @who @called [$filter] => callTypes=received
    @who @callsNow => callTypes=received
    @callsNow/1.1 = [me] (está llamando | llama) [ahora]
    @who/0.3 = quién | quien | quiénes
    @called/0.9 = (ha intentado | intentó | trató de | ha tratado de) (llamarme | contactarme | localizarme | hablar conmigo) | me ha (devuelto la llamada | marcado | buscado) | me (marcó | buscó) | me llamó | me ha llamado | llamó | ha llamado | me llamaron | me estaba llamando
      | me acaba de llamar | me telefoneó
    @whom @didICall [$filter] => callTypes=outgoing
    @whom/0.3 = a quién | a quien
    @didICall/0.9 = llamé | he llamado | he telefoneado
    @when @didICall @withWhom2 {recipient} [$filter] => callTypes=outgoing
    @withWhom2/0.1 = a | al | con | a la
    @when @called {recipient} [$filter] => callTypes=received
    @when {recipient} @called [$filter] => callTypes=received
    @when @lost {recipient} @myCall => callTypes=outgoing
    @when {recipient} @lost @myCall => callTypes=outgoing
    @lost/0.6 = perdió | se perdió | no contestó | ha perdido
    @myCall/0.6 = mi llamada | una llamada mía | mis llamadas
    @when @iVerb $record [$filter]
    @when @was $record [$filter]
    @iVerb/0.4 = hice | tuve | recibí | he recibido | realicé | he hecho | he tenido | perdí
    @was/0.2 = fue | era | fueron
    @called ({recipient} | @someone) [$filter] => callTypes=received
    @someone/0.2 = alguien
    {recipient} @called [$filter] => callTypes=received
    @when/0.3 = cuándo | cuando | a qué hora | a que hora | hace cuánto | en qué momento

    intent AnswerCall
    @answer = contesta | contestar | conteste | responde | responder | atiende | atender | coge | coger | acepta
      | aceptar | descuelga
    @theCall/0.8 = [a] [la | esta | el | mi | esa] (llamada | teléfono | llamada entrante)
    @answer @theCall [$route]
    @pickUp [$route]
    @pickUp = descuelga | descolgar | contesta el teléfono | coge el teléfono | atiende el teléfono

    intent HangUpCall
    @hangUp = cuelga | colgar | cuelgue | colgá
    @endVerb/0.8 = termina | terminar | finaliza | finalizar | acaba | acabar | corta | cortar
    @hangUp [@theCall]
    @endVerb @theCall
    """
}

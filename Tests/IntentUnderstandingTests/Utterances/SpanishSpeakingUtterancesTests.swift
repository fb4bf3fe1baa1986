import Testing

/// Spanish requests about messages and calls, as people type and say them.
@Suite struct SpanishSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls) == [])
  }

  static let messages = """
    SendMessage recipients=Tomás content=llegaré tarde
      escribe a Tomás que llegaré tarde
    SendMessage recipients=Carmen content=ya salí de casa
      escríbele a Carmen que ya salí de casa
    SendMessage recipients=Koko content=ya voy
      Envíale un mensaje a Koko diciendo que ya voy
    SendMessage recipients=Lucía content=la cena está lista
      dile a Lucía que la cena está lista
    SendMessage recipients=señor García content=la reunión se cancela
      dígale al señor García que la reunión se cancela
    SendMessage recipients=mi hermana
      mándale un whatsapp a mi hermana
    SendMessage recipients=Pablo
      ¿Puedes mandar un mensaje a Pablo?
    SendMessage recipients=señora López
      ¿Podría enviar un mensaje a la señora López, por favor?
    SendMessage recipients=Pedro content=nos vemos mañana
      manda a Pedro nos vemos mañana
    SendMessage recipients=Mamá content=llego a las ocho
      mensaje para Mamá: llego a las ocho
    SendMessage recipients=Luis content=si viene esta noche
      pregúntale a Luis si viene esta noche
    SendMessage recipients=Ana content=si puede comprar pan
      pregunta a Ana si puede comprar pan
    SendMessage recipients=Marta content=el tren lleva retraso
      avisa a Marta de que el tren lleva retraso
    SendMessage recipients=Papá content=ya llegamos
      avísale a Papá que ya llegamos
    SendMessage recipients=Hugo content=está bien
      responde a Hugo que está bien
    SendMessage content=sí, claro
      responde sí, claro
    SendMessage content=estoy ocupado recipients=
      contéstale que estoy ocupado
    SendMessage recipients=Sofía
      me gustaría mandarle un mensaje a Sofía
    SendMessage recipients=Alicia recipients=Roberto content=la película empieza a las nueve
      envía un mensaje a Alicia y Roberto diciendo la película empieza a las nueve
    SendMessage speakableGroupName=Familia content=comemos a las seis
      escribe en el grupo Familia que comemos a las seis
    SendMessage recipients=Elena
      quiero escribirle a Elena
    SendMessage recipients=tomas content=llego en cinco minutos
      este manda un mensaje a tomas llego en cinco minutos
    SendMessage content=la quiero recipients=
      dile que la quiero
    SendMessage content=la fiesta es el sábado recipients=
      diles que la fiesta es el sábado
    SendMessage content=feliz cumpleaños recipients=
      mándale un mensaje que diga feliz cumpleaños
    SendMessage recipients=Javier content=compre leche
      me puedes decirle a Javier que compre leche
    SendMessage recipients=mi jefe
      tengo que escribirle a mi jefe
    SendMessage recipients=mi marido content=hice la compra
      puedes decirle a mi marido que hice la compra
    SendMessage recipients=Clara
      un mensaje a Clara por favor
    SendMessage recipients=equipo content=se aplaza la sesión
      informa al equipo de que se aplaza la sesión
    SendMessage recipients=Diego content=lo siento
      quiero decirle a Diego que lo siento
    SendMessage recipients=Koko content=hasta luego
      envía a Koko el mensaje hasta luego
      dile a Koko hasta luego
    SendMessage recipients=Martín content=no puedo ir
      escribile a Martín que no puedo ir
    SendMessage recipients=Vale content=ya estoy
      decile a Vale que ya estoy
    SendMessage recipients=Eva
      manda un audio a Eva
    SendMessage recipients=Raúl content=ya está todo listo
      hazle saber a Raúl que ya está todo listo
    SendMessage recipients=Laura content=aprobé el examen
      comunícale a Laura que aprobé el examen
    SendMessage recipients=sara
      mandarle un mensaje a sara
    SendMessage recipients=ana.garcia@ejemplo.es[ana.garcia@ejemplo.es]
      manda un mensaje a ana.garcia@ejemplo.es
    SendMessage recipients=612345678[612345678] content=estoy aquí
      mensaje al 612 345 678: estoy aquí
    SendMessage recipients=mi hijo content=la clase se cancela?
      ¿puedes avisar a mi hijo de que la clase se cancela?
    SendMessage recipients=García content=llegaremos tarde
      escribe a los García que llegaremos tarde
    SendMessage recipients=Ana
      manda una foto a Ana
    SendMessage content=lo espero recipients=
      dile que lo espero
    SendMessage content=ya hemos llegado recipients=
      avísales de que ya hemos llegado
    SendMessage content=voy de camino recipients=
      hazle saber que voy de camino
    SendMessage content=hola recipients=Leo
      dile hola a Leo
    SendMessage recipients=Morales content=¡Gracias por su ayuda!
      escribe al doctor Morales: ¡Gracias por su ayuda!
    SendMessage recipients=Moritz content=traiga leche
      dile a Moritz que traiga leche
    SendMessage recipients=julia
      quiero mandar un wasap a julia
    SendMessage recipients=chicos content=cenamos a las nueve
      diles a los chicos que cenamos a las nueve
    SendMessage recipients=Sara content=te quiero
      mándale a Sara te quiero
    SearchForMessages attributes=unread
      lee mis mensajes nuevos
      muestra todos mis mensajes no leídos
      ¿hay mensajes nuevos?
    SearchForMessages attributes=unread senders=Tomás
      ¿tengo mensajes nuevos de Tomás?
    SearchForMessages senders=Lucía
      ¿me ha escrito Lucía?
    SearchForMessages senders=Pablo
      ¿qué me ha mandado Pablo?
    SearchForMessages senders=Koko dateTimeRange=de ayer
      enséñame los mensajes de Koko de ayer
    SearchForMessages senders=mamá
      léeme el último mensaje de mamá
    SearchForMessages searchTerms=vacaciones
      busca los mensajes que hablan de vacaciones
    SearchForMessages
      quién me ha escrito
      puede leer mis mensajes
      me ha llegado algún mensaje
    SearchForMessages dateTimeRange=hoy
      qué mensajes he recibido hoy
      ¿he recibido mensajes hoy?
    SearchForMessages senders=Ana searchTerms=el concierto
      busca el mensaje de Ana sobre el concierto
    SearchForMessages senders=Hugo
      puedes leerme lo que ha escrito Hugo
    SearchForMessages attributes=unread senders=Mía
      muestra los mensajes sin leer de Mía
    SearchForMessages senders=Mía
      lee lo que ha escrito Mía
    SearchForMessages senders=Ana
      mostrar los mensajes de Ana
    SetMessageAttribute attribute=read
      marca el mensaje como leído
    SetMessageAttribute attribute=unread
      marca todos los mensajes como no leídos
    SetMessageAttribute attribute=flagged
      marca este mensaje como importante
    """

  static let calls = """
    StartCall contacts=Tomás
      llama a Tomás
    StartCall contacts=mi madre
      llama a mi madre
    StartCall contacts=señora Ruiz
      Llame a la señora Ruiz, por favor
    StartCall contacts=Lucía
      ¿puedes llamar a Lucía?
    StartCall contacts=Pablo
      quiero hablar con Pablo
    StartCall contacts=mi hermano
      hazle una llamada a mi hermano
    StartCall contacts=papá
      telefonea a papá
    StartCall contacts=oficina
      puedes llamar a la oficina
    StartCall callCapability=videoCall contacts=la abuela
      videollamada con la abuela
    StartCall callCapability=videoCall contacts=Alicia contacts=Roberto
      haz una videollamada con Alicia y Roberto
    StartCall contacts=Emma callCapability=videoCall
      llama a Emma por vídeo
    StartCall contacts=Lea audioRoute=speakerphoneAudioRoute
      llama a Lea con el altavoz
    StartCall contacts=612345678[612345678]
      marca el 612 345 678
      marca el seis uno dos tres cuatro cinco seis siete ocho
    StartCall contacts=911234567[911234567]
      llama al 91 123 45 67
    StartCall contacts=
      llámala
      llámalo
    StartCall contacts=Hugo destinationType=callBack
      devuélvele la llamada a Hugo
    StartCall contacts=Morales
      tengo que llamar al doctor Morales
    StartCall contacts=Carmen
      me gustaría hacer una llamada a Carmen
    StartCall contacts=Luis
      ponme con Luis
    StartCall contacts=Rosa
      podrías contactar con mi tía Rosa
    StartCall contacts=mi novio
      llama a mi novio
    StartCall destinationType=redial
      llama al último número
    StartCall destinationType=voicemail
      llama al buzón de voz
    StartCall destinationType=emergency
      llama a la policía
    StartCall contacts=diego
      llamar a diego
    StartCall callCapability=videoCall contacts=clara
      facetime con clara
    StartCall contacts=pepe
      llamale a pepe
    StartCall contacts=señora Vega destinationType=callBack
      devuélvele la llamada a la señora Vega
    StartCall contacts=Juan callCapability=videoCall
      llama a Juan por videollamada
    StartCall contacts=mi mujer
      telefonea a mi mujer
    StartCall contacts=mi jefe
      tengo que llamar a mi jefe
    StartCall contacts=Julia
      pásame con Julia
    StartCall contacts=Hugo
      ¿podemos llamar a Hugo?
    SearchCallHistory callTypes=missed
      muéstrame las llamadas perdidas
      tengo llamadas perdidas
    SearchCallHistory dateCreated=hoy callTypes=received
      quién me ha llamado hoy
    SearchCallHistory recipient=Koko callTypes=received
      ha llamado Koko
    SearchCallHistory
      muestra el historial de llamadas
    AnswerCall
      contesta la llamada
      coge el teléfono
      atiende la llamada
    HangUpCall
      cuelga
      termina la llamada
      finaliza la llamada
    """
}

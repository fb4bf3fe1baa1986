import Testing

/// Spanish requests in all the shapes of the six domains, and their neighbours, as people type and say them.
@Suite struct SpanishEverydayCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport, Self.photos) == [])
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
    SendMessage recipients=Luis content=viene esta noche
      pregúntale a Luis si viene esta noche
    SendMessage recipients=Ana content=puede comprar pan
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
    SendMessage recipients=Juan content=me espere
      pídele a Juan que me espere
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

  static let rides = """
    RequestRide dropOffLocation=la estación
      pide un taxi a la estación
    RequestRide scheduledPickupTime=mañana a las seis
      necesito un taxi mañana a las seis
    RequestRide dropOffLocation=home
      pídeme un uber para ir a casa
      un taxi a casa por favor
      llévame a casa
      quiero ir a casa
      taxi a casa
      quiero volver a casa
    RequestRide dropOffLocation=trabajo
      llévame al trabajo
    RequestRide partySize=4 dropOffLocation=aeropuerto
      necesito un taxi para cuatro personas al aeropuerto
      somos cuatro y necesitamos un taxi al aeropuerto
    RequestRide pickupLocation=Prado dropOffLocation=aeropuerto
      ¿me podría pedir un taxi del Prado al aeropuerto?
    RequestRide scheduledPickupTime=mañana a las ocho
      reserva un taxi para mañana a las ocho
    RequestRide dropOffLocation=museo
      quiero ir al museo
    RequestRide pickupLocation=el hotel Palace
      recógeme en el hotel Palace
    RequestRide dropOffLocation=centro
      necesito un coche que me lleve al centro
    RequestRide dropOffLocation=casa de Lucía
      búscame un taxi a casa de Lucía
    RequestRide pickupLocation=home dropOffLocation=la oficina
      taxi de casa a la oficina
    RequestRide partySize=3
      somos tres, necesitamos un taxi
    RequestRide dropOffLocation=la calle Mayor
      llévame a la calle Mayor
    RequestRide dropOffLocation=Atocha
      consígueme un cabify para Atocha
    RequestRide dropOffLocation=la estación de tren
      tengo que ir a la estación de tren en taxi
    RequestRide dropOffLocation=estadio
      llévanos al estadio
    RequestRide scheduledPickupTime=pasado mañana a las tres
      me hace falta un taxi pasado mañana a las tres
    RequestRide
      ¿nos podrían pedir un taxi?
    RequestRide pickupLocation=la estación del Norte
      que me recojan en la estación del Norte
    GetRideStatus
      dónde está mi taxi
      cuándo llega mi taxi
      mi conductor está en camino
      cuánto tarda mi uber
      ya viene mi taxi
      cuánto le falta al taxi
    CancelRide
      cancela mi taxi
      ya no necesito el taxi
      cancele mi viaje
      anula el taxi por favor
      quisiera cancelar mi viaje
      ya no quiero el taxi
      cancela el viaje porfa
    ListRideOptions dropOffLocation=aeropuerto
      cuánto cuesta un taxi al aeropuerto
    ListRideOptions dropOffLocation=la estación
      qué taxis hay para la estación
    ListRideOptions dropOffLocation=Toledo
      cuánto costaría un viaje a Toledo
    SendRideFeedback rating=5
      dale cinco estrellas al conductor
    SendRideFeedback rating=4
      valora el viaje con cuatro estrellas
    SendRideFeedback tip=2EUR
      deja dos euros de propina al conductor
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      envía 20 euros a Koko
      20 euros para Koko
    SendPayment currencyAmount=50EUR payee=Lucía note=la cena
      transfiere 50 euros a Lucía por la cena
    SendPayment currencyAmount=5.5EUR payee=Pablo
      paga cinco euros con cincuenta a Pablo
    SendPayment currencyAmount=5.5EUR payee=Lucas
      paga 5,50 € a Lucas
    SendPayment currencyAmount=100EUR payee=mi hermana
      puedes mandarle 100 euros a mi hermana
    SendPayment currencyAmount=10EUR payee=mi hermano note=la pizza
      dale diez euros a mi hermano para la pizza
    SendPayment currencyAmount=15EUR payee=Emma
      devuélvele 15 euros a Emma
    SendPayment payee=Emma
      págale a Emma
    SendPayment currencyAmount=20EUR payee=Hugo
      le debo veinte euros a Hugo
    SendPayment payee=Lea
      manda dinero a Lea
    SendPayment currencyAmount=10EUR payee=
      mándale 10 euros
    SendPayment currencyAmount=25EUR payee=Marta
      hazle un bizum de 25 euros a Marta
    SendPayment currencyAmount=200EUR payee=Carmen
      haz una transferencia de doscientos euros a Carmen
    SendPayment payee=Luis currencyAmount=40EUR note=la gasolina
      envíale a Luis 40 euros por la gasolina
    SendPayment currencyAmount=500MXN payee=Juan
      pásale quinientos pesos a Juan
    SendPayment currencyAmount=5.5EUR payee=Ana
      manda cinco euros con cincuenta a Ana
      manda 5 € 50 a Ana
    SendPayment currencyAmount=2EUR payee=Tim
      devuelve dos euros a Tim
    SendPayment currencyAmount=1200EUR payee=mi madre
      transfiere mil doscientos euros a mi madre
    SendPayment currencyAmount=40EUR payee=señora de la limpieza
      paga cuarenta euros a la señora de la limpieza
    SendPayment currencyAmount=20EUR payee=
      mándale 20 euros
    SendPayment payee=fontanero currencyAmount=1200EUR note=la reparación
      págale al fontanero mil doscientos euros por la reparación
    SendPayment currencyAmount=50EUR payee=Tim
      préstale 50 euros a Tim
    RequestPayment currencyAmount=20EUR payer=Hugo
      pide 20 euros a Hugo
    RequestPayment currencyAmount=15EUR payer=Lea note=el taxi
      pídele 15 euros a Lea por el taxi
    RequestPayment payer=Lucía currencyAmount=10EUR
      Lucía me debe 10 euros
    RequestPayment payer=Pablo currencyAmount=30EUR
      pídele a Pablo que me devuelva 30 euros
    RequestPayment payer=Emma currencyAmount=12EUR note=la pizza
      pídele a Emma que me pague 12 euros por la pizza
    RequestPayment currencyAmount=25EUR payer=Max
      cóbrale 25 euros a Max
    RequestPayment payer=Alicia
      pide dinero a Alicia
    RequestPayment currencyAmount=10EUR payer=
      pídele diez euros
    RequestPayment currencyAmount=25EUR payer=Rosa
      solicita 25 euros a Rosa
    RequestPayment payer=Tim currencyAmount=20EUR
      Tim tiene que pagarme 20 euros
    RequestPayment currencyAmount=15EUR payer=Lea
      cóbrale 15 euros a Lea
    RequestPayment currencyAmount=30EUR payer=Lea note=el cine
      pídele 30 euros a Lea por el cine
    PayBill billType=electricity
      paga la factura de la luz
      paga el recibo de la luz
    PayBill billType=rent
      puedes pagar el alquiler
      pague el alquiler por favor
    PayBill billType=gas fromAccount=cuenta corriente
      paga la factura del gas con mi cuenta corriente
    PayBill billType=water transactionScheduledDate=viernes
      paga la factura del agua el viernes
    PayBill billPayee=Movistar
      paga la factura de Movistar
    PayBill billType=phone transactionScheduledDate=mañana
      quiero pagar mi factura de teléfono mañana
    PayBill billType=phone
      pagar mi factura del móvil
    PayBill billType=autoInsurance
      paga el seguro del coche por favor
    PayBill billType=mortgage
      paga mi hipoteca
    SearchForBills billType=electricity
      cuánto debo de luz
      de cuánto es la factura de la luz
    SearchForBills billType=rent
      cuándo tengo que pagar el alquiler
    SearchForBills status=unpaid
      qué facturas tengo pendientes
      muéstrame las facturas sin pagar
    SearchForBills billPayee=Movistar
      muestra las facturas de Movistar
    SearchForAccounts accountType=saving
      cuánto tengo en mi cuenta de ahorros
    SearchForAccounts
      cuál es mi saldo
      cuánto dinero me queda en la cuenta
      qué saldo tengo
      cuánto me queda en la cuenta
      tengo suficiente dinero en la cuenta
      mi saldo por favor
    SearchForAccounts accountType=checking
      dime el saldo de mi cuenta corriente
    SearchForAccounts requestedBalanceType=points
      cuántos puntos tengo
    SearchForAccounts accountType=credit
      cuánto hay en mi tarjeta de crédito
    TransferMoney transactionAmount=100EUR fromAccount=cuenta corriente toAccount=cuenta de ahorros
      transfiere 100 euros de mi cuenta corriente a mi cuenta de ahorros
    TransferMoney transactionAmount=50EUR toAccount=cuenta de ahorros
      pasa 50 euros a mi cuenta de ahorros
    TransferMoney transactionAmount=500EUR fromAccount=ahorros toAccount=cuenta corriente transactionScheduledDate=lunes
      transfiere 500 euros de ahorros a la cuenta corriente el lunes
    TransferMoney transactionAmount=200EUR toAccount=cuenta de ahorros
      haz una transferencia de doscientos euros a mi cuenta de ahorros
    TransferMoney transactionAmount=300EUR fromAccount=cuenta corriente toAccount=cuenta de ahorro
      quiero mover 300 euros de la cuenta corriente a la cuenta de ahorro
    TransferMoney transactionAmount=200EUR fromAccount=cuenta de ahorros toAccount=cuenta corriente
      pasa 200 euros de la cuenta de ahorros a la cuenta corriente
    TransferMoney toAccount=cuenta de ahorros
      quiero pasar dinero a mi cuenta de ahorros
    """

  static let sport = """
    StartWorkout workoutName=run
      empieza una carrera
      voy a correr
      me voy a correr
    StartWorkout goalValue=30 minutos
      inicia un entrenamiento de 30 minutos
    StartWorkout workoutName=yoga
      empieza una sesión de yoga
    StartWorkout workoutName=run goalValue=cinco kilómetros
      quiero correr cinco kilómetros
    StartWorkout workoutLocationType=outdoor
      inicia un entrenamiento al aire libre
    StartWorkout workoutName=run goalValue=media hora
      vamos a correr media hora
    StartWorkout goalValue=300 calorías
      empieza un entrenamiento para quemar 300 calorías
    StartWorkout workoutName=cycle
      salgo a montar en bici
    StartWorkout
      inicia el entrenamiento
    PauseWorkout
      pon en pausa el entrenamiento
      pausa mi entrenamiento
      haz una pausa en la sesión
    PauseWorkout workoutName=run
      pausa la carrera
    ResumeWorkout
      reanuda el entrenamiento
      sigue con la sesión
      continúa mi entrenamiento
    EndWorkout
      termina el entrenamiento
      he terminado mi entrenamiento
      acaba la sesión
    EndWorkout workoutName=run
      para mi carrera
    CancelWorkout
      cancela el entrenamiento
      descarta la sesión
    """

  static let photos = """
    SearchForPhotos locationCreated=París
      busca las fotos tomadas en París
    SearchForPhotos dateCreated=de ayer
      fotos de ayer
    SearchForPhotos searchTerms=perros
      quiero ver mis fotos de perros
    SearchForPhotos albumName=Vacaciones
      abre el álbum Vacaciones
    SearchForPhotos albumName=Boda
      muéstrame las fotos del álbum Boda
    SearchForPhotos dateCreated=la semana pasada
      enséñame las fotos que hice la semana pasada
    SearchForPhotos includedAttributes=video
      enséñame mis vídeos
    SearchForPhotos dateCreated=de Navidad
      muestra las fotos de Navidad
    StartPhotoPlayback
      inicia una presentación
      quiero ver una presentación de fotos
    StartPhotoPlayback albumName=Vacaciones
      haz una presentación del álbum Vacaciones
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      recuérdame llamar a mamá mañana
      pon una alarma a las siete
      pon un temporizador de diez minutos
      qué tiempo hará mañana
      escribe un correo a Tomás
      manda un email a Lucía con el archivo
      añade una cita el lunes
      mueve la cita con Pablo al martes
      cuándo es mi próxima cita
      pon música
      pasa a la siguiente canción
      baja el volumen
      me han robado la tarjeta
      por qué me han rechazado el pago
      cómo cambio mi pin
      quiero pedir una tarjeta nueva
      cuánto tarda una transferencia
      puedo pagar con mi tarjeta en el extranjero
      qué comisión tiene una transferencia
      mi transferencia no ha llegado
      bloquea mi tarjeta
      cómo abro una cuenta
      a qué hora sale el tren a Sevilla
      reserva un billete de tren a Madrid
      reserva una mesa para dos personas
      busca un restaurante cerca
      reserva un vuelo a Roma
      dónde está el cajero más cercano
      qué tal estás
      quién eres
      buenos días
      cuéntame un chiste
      qué sabes hacer
      muchas gracias
      buenas noches
      qué hora es
      cuál es la capital de Francia
      traduce te quiero al inglés
      cuánto son 20 euros en dólares
      apaga la luz
      sube la calefacción a 20 grados
      añade leche a la lista de la compra
      qué ponen hoy en el cine
      cuántas calorías tiene un plátano
      a qué distancia está Valencia
      cómo está el tráfico en la A2
      haz una foto
      borra todas las fotos de ayer
      léeme las noticias
      qué hay de nuevo en el mundo
      sigue a Lucía en Instagram
      publica esto en Facebook
      pídeme una pizza
      tengo hambre
      borra mi alarma
      necesito un préstamo
      cuáles son los tipos de interés
      cuál es mi número de cuenta
      cuál es mi iban
      mi móvil está roto
      encuentra mi móvil
      activa el wifi
      no te entiendo
      eres tonto
      cuántos años tienes
      cuenta hasta diez
      lanza una moneda
      qué significa resiliencia
      quién ganó el mundial
      cuándo es el cumpleaños de Lucía
      añade un contacto nuevo
      borra el contacto de Tomás
      cuál es el número de Lucía
      quiero cambiar mi contraseña
      tengo que llevar paraguas
      alquila un coche para tres días
      abre la puerta
      enciende la aspiradora
      abre Spotify
      cómo funciona esto
      sí
      no
      quién es el presidente
      hace frío
      estoy cansado
      cuánto cuesta un billete a Londres
      a qué hora cierra el supermercado
      qué autobús va al zoo
      cuánto cuesta un vuelo a Nueva York
      mi tarjeta de crédito no funciona
      puedes restablecer mi pin
      dónde encuentro mi número de cliente
      quiero cerrar mi cuenta
      mi taxi estaba sucio ayer
      sube el volumen de la tele
      cómo se escribe ritmo
      cómo se dice gracias en italiano
      pon jazz
      qué canción es esta
      para la música
      qué hora es en Tokio
      que duermas bien
      eres genial
      tienes hermanos
      eres un robot
      muéstrame el camino a la estación
      a cuánto está el euro
      pon una cita con Ana mañana a las tres
      invita a Ana a la reunión
      lee mis correos
      envía la presentación por correo a Tim
      qué citas tengo la semana que viene
      crea una lista para la mudanza
      pide comida para el gato
      cómo te llamas
    """
}

import Testing

/// Spanish requests as Spanish speakers make them, heard by an interpreter of six languages that is told no language.
@Suite struct SpanishUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      manda un mensaje a Bobo
      envíale un mensaje a Bobo
      podrías mandarle un mensaje a Bobo por favor
      me preguntaba si podrías enviar un mensaje a Bobo
      hay alguna forma de mandar un mensaje a Bobo
      sería posible enviar un mensaje a Bobo
      estaría bien que le mandaras un mensaje a Bobo
      me gustaría escribirle a Bobo
      ayúdame a mandar un mensaje a Bobo
      tengo que mandarle un mensaje a Bobo
      quiero que le mandes un mensaje a Bobo
    SendMessage recipients=Bobo content=ya voy para allá
      dile a Bobo que ya voy para allá
      avisa a Bobo de que ya voy para allá
      mándale un mensaje a Bobo diciendo ya voy para allá
      escríbele a Bobo ya voy para allá
      mensaje para Bobo: ya voy para allá
      hazle saber a Bobo que ya voy para allá
      puedes decirle a Bobo que ya voy para allá
      mándale un mensaje a Bobo para decirle que ya voy para allá
    SearchForMessages attributes=unread
      tengo mensajes nuevos
      léeme los mensajes sin leer
      hay mensajes nuevos
      enséñame los mensajes no leídos
    SearchForMessages senders=Bobo
      lee los mensajes de Bobo
      muéstrame los mensajes de Bobo
      qué me ha escrito Bobo
      me ha escrito Bobo
    StartCall contacts=Bobo
      llama a Bobo
      puedes llamar a Bobo
      necesito hablar con Bobo
      ponme con Bobo
      quiero hablar con Bobo
      hazle una llamada a Bobo
      márcale a Bobo
      me gustaría llamar a Bobo
      comunícame con Bobo
    StartCall callCapability=videoCall contacts=Bobo
      haz una videollamada a Bobo
      inicia una videollamada con Bobo
    SearchCallHistory callTypes=missed
      tengo llamadas perdidas
      muéstrame las llamadas perdidas
      qué llamadas he perdido
    HangUpCall
      cuelga
      cuelga la llamada
      termina la llamada
    AnswerCall
      contesta el teléfono
      contesta la llamada
      coge la llamada
    """

  static let rides = """
    RequestRide
      pídeme un taxi
      necesito un taxi
      quiero un taxi
      me puedes pedir un taxi
      llama un taxi
      consígueme un taxi
      quisiera un taxi por favor
      hay algún taxi disponible
      un taxi por favor
      reserva un viaje
      búscame un taxi
      me hace falta un taxi
      podrías conseguirme un uber
      hay taxis libres por aquí
      resérvame un coche
      me pides un taxi
    RequestRide dropOffLocation=aeropuerto
      llévame al aeropuerto
      tengo que ir al aeropuerto
      necesito un taxi al aeropuerto
      pide un taxi para ir al aeropuerto
      un taxi al aeropuerto
      quiero ir al aeropuerto en taxi
      quiero un taxi que me lleve al aeropuerto
      necesito que me lleven al aeropuerto
      cómo consigo un taxi al aeropuerto
    RequestRide partySize=3
      un taxi para tres personas
      necesito un taxi para tres personas
      pide un taxi para 3 personas
    GetRideStatus
      dónde está mi taxi
      cuándo llega mi taxi
      cuánto falta para que llegue mi taxi
      por dónde viene mi taxi
      ya llegó mi taxi
      mi taxi todavía no ha llegado
      llevo una hora esperando mi taxi
      qué pasa con mi taxi
      cuál es el estado de mi viaje
      a qué hora llega mi taxi
      cuánto tarda mi taxi
    CancelRide
      cancela mi viaje
      cancela el taxi
      ya no necesito el taxi
      quiero cancelar mi taxi
      anula el viaje
      al final no quiero el taxi
      puedes cancelar el viaje
      olvida el taxi
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Bobo
      envía 20 euros a Bobo
      mándale veinte euros a Bobo
      paga 20 euros a Bobo
      transfiere 20 euros a Bobo
      quiero enviar 20 euros a Bobo
      haz un bizum de 20 euros a Bobo
      le debo 20 euros a Bobo
      dale 20 euros a Bobo
      puedes mandarle 20 euros a Bobo
      tengo que devolverle 20 euros a Bobo
      págale 20 euros a Bobo
    RequestPayment currencyAmount=20EUR payer=Bobo
      pide 20 euros a Bobo
      pídele 20 euros a Bobo
      cóbrale 20 euros a Bobo
      quiero pedirle 20 euros a Bobo
      solicita 20 euros a Bobo
    RequestPayment payer=Bobo currencyAmount=20EUR
      Bobo me debe 20 euros
      pídele a Bobo que me pague 20 euros
      dile a Bobo que me pague 20 euros
    SearchForAccounts
      cuánto dinero tengo
      cuánto tengo en la cuenta
      cuál es mi saldo
      quiero saber mi saldo
      consulta mi saldo
      me queda dinero en la cuenta
      cuánto me queda en la cuenta
      dime el saldo de mi cuenta
      tengo suficiente dinero en la cuenta
      mi saldo por favor
      puedes decirme cuánto dinero tengo
    PayBill billType=electricity
      paga la factura de la luz
      quiero pagar la luz
      tengo que pagar la factura de la luz
      puedes pagar el recibo de la luz
      abona la factura de la luz
    PayBill billType=rent
      paga el alquiler
      tengo que pagar el alquiler
    SearchForBills billType=electricity
      cuánto debo de luz
      cuándo vence la factura de la luz
      cuánto tengo que pagar de luz
      enséñame la factura de la luz
      de cuánto es la factura de la luz
      cuándo tengo que pagar la luz
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      transfiere 100 euros de mi cuenta corriente a mis ahorros
      pasa 100 euros de la cuenta corriente a los ahorros
      quiero mover 100 euros de mi cuenta corriente a mis ahorros
      haz una transferencia de 100 euros de mi cuenta corriente a mis ahorros
    """

  static let sport = """
    StartWorkout
      empieza un entrenamiento
      inicia mi entrenamiento
      quiero empezar un entrenamiento
      vamos a entrenar
      comienza el entrenamiento
      ponte a registrar mi entrenamiento
    PauseWorkout
      pon en pausa mi entrenamiento
      pausa el entrenamiento
      haz una pausa en el entrenamiento
    ResumeWorkout
      reanuda mi entrenamiento
      sigue con el entrenamiento
      continúa el entrenamiento
      retoma el entrenamiento
    EndWorkout
      termina mi entrenamiento
      he terminado el entrenamiento
      acaba el entrenamiento
      para el entrenamiento
    CancelWorkout
      cancela mi entrenamiento
      descarta el entrenamiento
    SearchForPhotos
      enséñame mis fotos
      quiero ver mis fotos
      busca mis fotos
      muestra las fotos
    SearchForPhotos peopleInPhoto=Bobo
      enséñame fotos de Bobo
      busca fotos de Bobo
      tengo fotos de Bobo
      quiero ver las fotos de Bobo
    StartPhotoPlayback
      inicia una presentación de fotos
      pon una presentación de diapositivas
      quiero ver una presentación de fotos
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      recuérdame comprar pan
      qué tiempo hará el fin de semana
      pon un temporizador de diez minutos
      pon el último disco
      escribe un correo a Bobo
      reserva un hotel en Sevilla
      a qué hora sale el tren a Toledo
      apaga la luz del salón
      añade leche a la lista de la compra
      bloquea mi tarjeta
      cuántos años tiene el presidente
      cuéntame un chiste
      qué tengo mañana en la agenda
      he olvidado mi clave
      reserva una mesa para cuatro personas
      cómo estás
      traduce hola al inglés
      cómo se hace una tortilla
      cuál es el interés de mi hipoteca
      hay tráfico en la autopista
    """
}

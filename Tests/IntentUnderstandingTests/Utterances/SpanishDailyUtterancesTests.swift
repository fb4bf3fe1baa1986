import Testing

/// What people say in Spanish on any day, run-on stories among it, and what they say to other assistants.
@Suite struct SpanishDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Lucía content=llego en diez minutos
      dile a Lucía que llego en diez minutos
      mándale un mensaje a Lucía diciendo que llego en diez minutos
      escríbele a Lucía que llego en diez minutos
      avisa a Lucía de que llego en diez minutos
      avísale a Lucía que llego en diez minutos
      puedes decirle a Lucía que llego en diez minutos
      hazle saber a Lucía que llego en diez minutos
      manda un mensaje a Lucía llego en diez minutos
      envía un whatsapp a Lucía que ponga llego en diez minutos
    SendMessage recipients=Lucía content=me hace falta el coche
      dile a Lucía que me hace falta el coche
    SendMessage recipients=Lucía
      escribe a Lucía
      quiero mandar un mensaje a Lucía
      tengo que escribirle a Lucía
      mensaje para Lucía
    SendMessage recipients=mi hermana content=ha llegado el paquete
      dile a mi hermana que ha llegado el paquete
    SendMessage recipients=Pablo content=si quiere pizza esta noche
      pregúntale a Pablo si quiere pizza esta noche
    SendMessage recipients=Pablo content=voy de camino
      responde a Pablo voy de camino
      respóndele a Pablo que voy de camino
      contéstale a Pablo que voy de camino
    SearchForMessages attributes=unread
      hay algún mensaje nuevo
    SearchForMessages
      léeme los mensajes
      me ha escrito alguien
    SearchForMessages senders=Pablo
      qué me ha escrito Pablo
      lee los mensajes de Pablo
      ha contestado Pablo
      enséñame los mensajes de Pablo
    """

  static let calls = """
    StartCall contacts=Pablo
      llama a Pablo
      puedes llamar a Pablo
      telefonea a Pablo
      llámame a Pablo
      necesito hablar con Pablo
      ponme con Pablo
      dale un toque a Pablo
      márcale a Pablo
      hazme una llamada a Pablo
      llame a Pablo por favor
    StartCall callCapability=videoCall contacts=Pablo
      haz una videollamada a Pablo
      videollamada con Pablo
    StartCall contacts=mi madre[mobile]
      llama a mi madre al móvil
    SearchCallHistory callTypes=received
      quién me ha llamado
    SearchCallHistory callTypes=latest
      muéstrame las últimas llamadas
    """

  static let rides = """
    RequestRide dropOffLocation=aeropuerto
      pídeme un taxi al aeropuerto
      me hace falta un taxi al aeropuerto
      resérvame un taxi al aeropuerto
      quiero un taxi al aeropuerto
      se me ha roto el coche así que pídeme un taxi al aeropuerto
      consígueme un coche al aeropuerto
    RequestRide dropOffLocation=la estación scheduledPickupTime=mañana a las seis
      reserva un taxi a la estación para mañana a las seis
    RequestRide scheduledPickupTime=mañana a las seis dropOffLocation=la estación
      necesito un taxi mañana a las seis a la estación
    RequestRide dropOffLocation=casa de Lucía
      llévame a casa de Lucía
      un taxi a casa de Lucía
      pide un taxi a casa de Lucía
    RequestRide partySize=4
      un taxi para cuatro personas
      somos cuatro y necesitamos un taxi
    RequestRide dropOffLocation=home
      un taxi para volver a casa
    GetRideStatus
      cuánto le falta a mi taxi
      por dónde va el conductor
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Nina
      envía 20 euros a Nina
      mándale 20 euros a Nina
      paga 20 euros a Nina
      dale 20 euros a Nina
      le debo 20 euros a Nina
      haz un bizum de 20 euros a Nina
      págale 20 euros a Nina
    RequestPayment currencyAmount=30EUR payer=Omar
      pídele 30 euros a Omar
      solicita 30 euros a Omar
    RequestPayment payer=Omar currencyAmount=30EUR
      Omar me debe 30 euros
    TransferMoney transactionAmount=200EUR toAccount=saving
      transfiere 200 euros a mi cuenta de ahorros
      pasa 200 euros a la cuenta de ahorros
      mete 200 euros en la cuenta de ahorros
    PayBill billType=phone
      paga la factura del teléfono
    SearchForBills billType=water
      cuánto es la factura del agua
    """

  static let sport = """
    StartWorkout workoutName=run
      vamos a correr
    StartWorkout
      inicia un entrenamiento
    StartWorkout goalValue=30 workoutName=yoga workoutGoalUnitType=minute
      empieza treinta minutos de yoga
    SearchForPhotos dateCreated=del verano pasado
      muéstrame las fotos del verano pasado
    SearchForPhotos searchTerms=perro
      busca fotos de mi perro
    SearchForPhotos peopleInPhoto=Lucía locationCreated=roma
      las fotos de Lucía en roma
    SearchForPhotos dateCreated=de ayer
      enséñame las fotos de ayer
    StartPhotoPlayback
      pon una presentación de fotos
    StartPhotoPlayback searchTerms=vacaciones
      inicia una presentación de mis fotos de vacaciones
    """

  static let others = """
    nothing
      recuérdame llamar a Pablo
      envía un correo a Pablo
      escribe un email a Lucía
      pon la alarma a las seis
      cómprame un billete de tren a madrid
      a qué hora sale el tren a madrid
      reserva una mesa para cuatro
      reserva un hotel en niza
      enciende la luz
      dime la hora
      cómo se llama esta canción
      pide una pizza
      cómo solicito una tarjeta de crédito
      pon la aspiradora
      a qué distancia está el aeropuerto
      presta atención
      pásame la sal
      pausa la película
      échame una mano
      cuánto son veinte euros en dólares
      ya basta por hoy
    """
}

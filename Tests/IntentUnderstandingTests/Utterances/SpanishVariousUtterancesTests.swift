import Testing

/// What people say in Spanish every day, in more of the ways that the language has.
@Suite struct SpanishVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(
        Self.messages, Self.calls, Self.rides, Self.sport, Self.money, Self.asked, Self.further) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SearchForMessages senders=Lucas
      abre el chat con Lucas
    SearchForMessages senders=Ana
      qué escribió Ana en el grupo
      qué me dijo Ana
    SearchForMessages
      alguien me escribió
      cuáles son mis últimos mensajes
    SendMessage recipients=Julio
      manda un mensaje a Julio
    SendMessage recipients=Bobo content=llego tarde @MonkeyChat
      MonkeyChat Bobo llego tarde
    """

  static let calls = """
    SearchCallHistory callTypes=received
      llamó alguien
    """

  static let rides = """
    RequestRide pickupLocation=la calle Mayor 12
      ven a recogerme a la calle Mayor 12
    RequestRide
      consígueme un coche
    GetRideStatus
      llevo veinte minutos esperando mi taxi
    """

  static let sport = """
    EndWorkout
      ya terminé de entrenar
      fin del entrenamiento
    StartWorkout workoutName=pilates
      empieza una sesión de pilates
    SearchForPhotos dateCreated=de ayer
      dónde están las fotos de ayer
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      corre cinco kilómetros
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      quema 300 calorías
    StartPhotoPlayback albumName=vacaciones
      presentación del álbum vacaciones
    """

  static let money = """
    RequestPayment currencyAmount=30EUR payer=Ana
      envía una solicitud de pago de 30 euros a Ana
    """

  static let asked = """
    SearchCallHistory callTypes=received
      puedes decirme quién llamó
    SearchForMessages
      dime quién me escribió
    SearchForAccounts
      quisiera saber cuánto tengo en la cuenta
    SearchForBills billType=electricity
      sabes cuándo vence mi factura de la luz
    GetRideStatus
      dime dónde está mi taxi
      sabes cuándo llega mi conductor
    ListRideOptions dropOffLocation=la estación
      dime cuánto cuesta un taxi a la estación
    """

  static let further = """
    RequestRide pickupLocation=aeropuerto dropOffLocation=hotel
      llévame del aeropuerto al hotel
    RequestRide pickupLocation=la estación dropOffLocation=zoológico
      necesito ir de la estación al zoológico
    GetRideStatus
      ha llegado mi taxi
    SearchCallHistory dateCreated=ayer callTypes=missed
      llamadas que perdí ayer
    GetRideStatus
      a cuánto está mi taxi
    RequestPayment payer=Gonzalo currencyAmount=40EUR
      que Gonzalo me pague los 40 euros
    SearchForAccounts
      cómo anda mi cuenta
    TransferMoney transactionAmount=200USD toAccount=saving
      mueve 200 a ahorros
    SearchForPhotos searchTerms=scene
      fotos de la nieve
    SearchForPhotos dateCreated=ayer
      qué fotos hice ayer
    SendMessage recipients=Ana
      me mandas un mensaje a Ana
    SendMessage recipients=Ana content=ya está la cena
      ponle a Ana que ya está la cena
    SearchForMessages senders=Ana
      tengo respuesta de Ana
    SearchForMessages
      cuál fue el último mensaje que recibí
    StartCall contacts=Ana
      háblale a Ana
    RequestRide dropOffLocation=el aeropuerto scheduledPickupTime=las seis
      tengo que estar en el aeropuerto a las seis pídeme un taxi
    SearchForAccounts
      cuánto tengo ahorrado
    RequestRide pickupLocation=la calle Luna 4
      mande un taxi a la calle Luna 4
    SendMessage content=llego tarde
      avisa a todos que llego tarde
    SendMessage recipients=Nuria content=feliz cumpleaños
      escríbele a Nuria feliz cumpleaños
    StartCall contacts=business
      necesito hablar con el seguro
    SendMessage recipients=Ana content=estoy enferma
      podrías comunicarle a Ana que estoy enferma
    SearchForMessages attributes=unread
      léeme los mensajes que no he visto
    SearchCallHistory callTypes=received
      quién ha intentado llamarme
    StartCall contacts=business
      llama al restaurante de la esquina
    RequestRide partySize=5
      necesitamos un coche para cinco personas
    RequestRide pickupLocation=la calle Mayor 12
      que venga un taxi a recogerme a la calle Mayor 12
    RequestRide partySize=4 dropOffLocation=estadio
      somos cuatro y queremos ir al estadio
    CancelRide
      cancela el viaje que pedí
      el taxi ya no hace falta
    ListRideOptions dropOffLocation=aeropuerto
      cuánto me costaría un taxi al aeropuerto
    StartWorkout workoutName=walk
      empieza a contar mi caminata
    PauseWorkout
      para el entrenamiento un momento
    RequestPayment payer=Ana currencyAmount=20EUR
      pídele a Ana los veinte euros que me debe
    SendPayment currencyAmount=12.5USD payee=Ana
      manda doce cincuenta a Ana
    """

  static let others = """
    nothing
      quiero ir de Madrid a Toledo en tren
      cómo puedo ir de la estación al zoológico
      llama al ascensor
      llama la atención
      déjame en paz
      dime cómo se paga una factura
      sabes cuándo sale el tren
    """
}

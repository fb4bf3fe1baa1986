import Testing

/// What people say in Spanish every day, in more of the ways that the language has.
@Suite struct SpanishVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.sport, Self.money, Self.asked) == [])
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

  static let others = """
    nothing
      llama la atención
      déjame en paz
      dime cómo se paga una factura
      sabes cuándo sale el tren
    """
}

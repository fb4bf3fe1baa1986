import Testing

/// Spanish requests about rides, workouts and photos, as people type and say them.
@Suite struct SpanishGoingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.rides, Self.sport, Self.photos) == [])
  }

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

  static let sport = """
    StartWorkout workoutName=run
      empieza una carrera
      voy a correr
      me voy a correr
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      inicia un entrenamiento de 30 minutos
    StartWorkout workoutName=yoga
      empieza una sesión de yoga
    StartWorkout workoutName=run goalValue=5000 workoutGoalUnitType=meter
      quiero correr cinco kilómetros
    StartWorkout workoutLocationType=outdoor
      inicia un entrenamiento al aire libre
    StartWorkout workoutName=run goalValue=30 workoutGoalUnitType=minute
      vamos a correr media hora
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
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
}

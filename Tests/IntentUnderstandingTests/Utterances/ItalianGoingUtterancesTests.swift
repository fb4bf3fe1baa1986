import Testing

/// Italian requests about rides, workouts and photos, as people type and say them.
@Suite struct ItalianGoingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.rides, Self.sport, Self.photos) == [])
  }

  static let rides = """
    RequestRide dropOffLocation=la stazione
      chiama un taxi per la stazione
    RequestRide scheduledPickupTime=domani mattina alle sei
      mi serve un taxi domani mattina alle sei
    RequestRide dropOffLocation=home
      prenotami un uber per tornare a casa
      un taxi per casa per favore
      portami a casa
      voglio andare a casa
      taxi per casa
      voglio tornare a casa
    RequestRide dropOffLocation=lavoro
      portami al lavoro
    RequestRide partySize=4 dropOffLocation=l'aeroporto
      ho bisogno di un taxi per quattro persone per l'aeroporto
    RequestRide pickupLocation=Duomo dropOffLocation=aeroporto
      potrebbe chiamarmi un taxi dal Duomo all'aeroporto
    RequestRide scheduledPickupTime=domani alle otto
      prenota un taxi per domani alle otto
    RequestRide dropOffLocation=museo
      vorrei andare al museo
    RequestRide pickupLocation=hotel Roma
      vieni a prendermi all'hotel Roma
    RequestRide dropOffLocation=centro
      mi serve una corsa fino al centro
    RequestRide dropOffLocation=casa di Giulia
      trovami un taxi per casa di Giulia
    RequestRide pickupLocation=home dropOffLocation=ufficio
      taxi da casa all'ufficio
    RequestRide partySize=3
      siamo in tre, ci serve un taxi
    RequestRide dropOffLocation=Termini
      chiamami un taxi per Termini
    RequestRide dropOffLocation=stazione
      devo andare alla stazione in taxi
    RequestRide dropOffLocation=stadio
      portaci allo stadio
    RequestRide scheduledPickupTime=dopodomani alle tre
      mi servirebbe un taxi dopodomani alle tre
    RequestRide scheduledPickupTime=le otto e mezza dropOffLocation=il teatro
      chiamami un taxi per le otto e mezza per il teatro
    RequestRide pickupLocation=ufficio dropOffLocation=palestra
      prendo un taxi dall'ufficio alla palestra
    RequestRide
      ci potrebbe chiamare un taxi
    RequestRide pickupLocation=stazione Nord
      passa a prendermi alla stazione Nord
    GetRideStatus
      dov'è il mio taxi
      quando arriva il mio taxi
      il mio autista sta arrivando
      quanto ci mette il mio uber
      tra quanto arriva il taxi
      a che punto è il mio taxi
    CancelRide
      annulla il taxi
      non mi serve più il taxi
      annulli la mia corsa
      disdici il taxi per favore
      vorrei annullare la corsa
      non voglio più il taxi
      annulla la corsa per piacere
    ListRideOptions dropOffLocation=l'aeroporto
      quanto costa un taxi per l'aeroporto
    ListRideOptions dropOffLocation=la stazione
      che taxi ci sono per la stazione
    ListRideOptions dropOffLocation=Fiumicino
      quanto costerebbe una corsa fino a Fiumicino
    SendRideFeedback rating=5
      dai cinque stelle all'autista
    SendRideFeedback rating=4
      valuta la corsa con quattro stelle
    SendRideFeedback tip=2EUR
      lascia due euro di mancia al tassista
    """

  static let sport = """
    StartWorkout workoutName=run
      inizia una corsa
      vado a correre
      vado a fare jogging
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      avvia un allenamento di 30 minuti
    StartWorkout goalValue=60 workoutName=yoga workoutGoalUnitType=minute
      inizia un'ora di yoga
    StartWorkout workoutName=yoga
      inizia una sessione di yoga
    StartWorkout workoutName=run goalValue=5000 workoutGoalUnitType=meter
      voglio correre cinque chilometri
    StartWorkout workoutLocationType=outdoor
      avvia un allenamento all'aperto
    StartWorkout workoutName=run goalValue=30 workoutGoalUnitType=minute
      andiamo a correre mezz'ora
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      inizia un allenamento per bruciare 300 calorie
    StartWorkout workoutName=cycle
      esco in bici
    StartWorkout
      avvia l'allenamento
    PauseWorkout
      metti in pausa l'allenamento
      pausa allenamento
      fai una pausa nella sessione
    PauseWorkout workoutName=run
      metti in pausa la corsa
    ResumeWorkout
      riprendi l'allenamento
      continua la sessione
      riprendiamo l'allenamento
    EndWorkout
      termina l'allenamento
      ho finito l'allenamento
      concludi la sessione
    EndWorkout workoutName=run
      ferma la mia corsa
    CancelWorkout
      annulla l'allenamento
      scarta la sessione
    """

  static let photos = """
    SearchForPhotos locationCreated=Parigi
      cerca le foto scattate a Parigi
    SearchForPhotos searchTerms=cani
      vorrei vedere le mie foto di cani
    SearchForPhotos albumName=Vacanze
      apri l'album Vacanze
    SearchForPhotos albumName=Matrimonio
      mostrami le foto dell'album Matrimonio
    SearchForPhotos dateCreated=la settimana scorsa
      fammi vedere le foto che ho fatto la settimana scorsa
    SearchForPhotos includedAttributes=video
      mostrami i miei video
    SearchForPhotos searchTerms=tramonti
      cerca foto di tramonti
    StartPhotoPlayback
      avvia una presentazione
      voglio vedere una presentazione
    StartPhotoPlayback albumName=Vacanze
      fai una presentazione dell'album Vacanze
    """
}

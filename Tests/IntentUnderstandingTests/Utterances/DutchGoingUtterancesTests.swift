import Testing

/// Dutch requests about rides, workouts and photos, as people type and say them.
@Suite struct DutchGoingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.rides, Self.sport, Self.photos) == [])
  }

  static let rides = """
    RequestRide dropOffLocation=het station
      bel een taxi naar het station
      ik moet met de taxi naar het station
    RequestRide scheduledPickupTime=morgenochtend om zes uur
      ik heb morgenochtend om zes uur een taxi nodig
    RequestRide dropOffLocation=home
      bestel een uber naar huis
      een taxi naar huis alsjeblieft
      breng me naar huis
      ik wil naar huis
      breng me thuis
      taxi naar huis
    RequestRide partySize=4 dropOffLocation=Schiphol
      ik heb een taxi nodig voor vier personen naar Schiphol
      we zijn met vier en hebben een taxi naar Schiphol nodig
    RequestRide pickupLocation=de Dam dropOffLocation=Schiphol
      kunt u een taxi bestellen van de Dam naar Schiphol
    RequestRide scheduledPickupTime=morgen om acht uur
      reserveer een taxi voor morgen om acht uur
    RequestRide dropOffLocation=het museum
      ik wil naar het museum
    RequestRide pickupLocation=hotel Centraal
      haal me op bij hotel Centraal
    RequestRide dropOffLocation=het centrum
      ik wil een rit naar het centrum
    RequestRide pickupLocation=home dropOffLocation=kantoor
      taxi van huis naar kantoor
    RequestRide partySize=3
      we zijn met drie, we hebben een taxi nodig
    RequestRide dropOffLocation=de Kalverstraat 12
      breng me naar de Kalverstraat 12
    RequestRide dropOffLocation=Utrecht Centraal
      roep een taxi naar Utrecht Centraal
    RequestRide dropOffLocation=het stadion
      breng ons naar het stadion
    RequestRide scheduledPickupTime=overmorgen om drie uur
      ik heb overmorgen om drie uur een taxi nodig
    RequestRide scheduledPickupTime=half negen dropOffLocation=het theater
      bestel een taxi voor half negen naar het theater
    RequestRide pickupLocation=kantoor dropOffLocation=de sportschool
      ik neem een taxi van kantoor naar de sportschool
    RequestRide
      zou u een taxi voor ons kunnen bellen
    GetRideStatus
      waar is mijn taxi
      wanneer komt mijn taxi
      is mijn chauffeur al onderweg
      hoe lang duurt het nog voor mijn uber er is
      hoe laat is mijn taxi er
      komt mijn taxi al
    CancelRide
      annuleer mijn taxi
      ik heb de taxi niet meer nodig
      annuleert u mijn rit
      zeg de taxi af alsjeblieft
      ik wil mijn rit annuleren
      ik hoef de taxi niet meer
      zeg mijn rit af aub
    ListRideOptions dropOffLocation=Schiphol
      wat kost een taxi naar Schiphol
    ListRideOptions dropOffLocation=het station
      welke taxi's zijn er naar het station
    ListRideOptions dropOffLocation=Delft
      hoeveel zou een rit naar Delft kosten
    SendRideFeedback rating=5
      geef de chauffeur vijf sterren
    SendRideFeedback rating=4
      beoordeel de rit met vier sterren
    SendRideFeedback tip=2EUR
      geef de chauffeur twee euro fooi
    """

  static let sport = """
    StartWorkout workoutName=run
      start een hardlooptraining
      ik ga hardlopen
      ik ga joggen
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      start een training van 30 minuten
    StartWorkout workoutName=yoga
      begin een yoga training
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      ik wil vijf kilometer hardlopen
    StartWorkout workoutLocationType=outdoor
      start een training buiten
    StartWorkout goalValue=30 workoutName=run workoutGoalUnitType=minute
      laten we een half uur rennen
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      start een workout met als doel 300 calorieën
    StartWorkout workoutName=cycle
      ik ga fietsen
    StartWorkout
      start de training
    StartWorkout goalValue=60 workoutName=yoga workoutGoalUnitType=minute
      start een uur yoga
    StartWorkout goalValue=10000 workoutName=cycle workoutGoalUnitType=meter
      laten we 10 km fietsen
    PauseWorkout
      pauzeer de training
      zet mijn training op pauze
      neem pauze van de training
      pauzeer mijn rondje
    ResumeWorkout
      hervat de training
      ga verder met de training
      ga door met mijn workout
    EndWorkout
      stop de training
      beëindig mijn workout
      ik ben klaar met de training
      rond de training af
    CancelWorkout
      annuleer de training
      breek de training af
    """

  static let photos = """
    SearchForPhotos dateCreated=van afgelopen zomer
      laat foto's van afgelopen zomer zien
    SearchForPhotos locationCreated=Parijs
      zoek foto's uit Parijs
    SearchForPhotos locationCreated=Rome dateCreated=van vorig jaar
      zoek mijn foto's uit Rome van vorig jaar
    SearchForPhotos dateCreated=van gisteren
      foto's van gisteren
    SearchForPhotos albumName=Vakantie
      open het album Vakantie
    SearchForPhotos albumName=Bruiloft
      laat de foto's in het album Bruiloft zien
    SearchForPhotos dateCreated=vorige week
      laat de foto's zien die ik vorige week heb gemaakt
    SearchForPhotos includedAttributes=video
      laat mijn video's zien
    SearchForPhotos searchTerms=zonsondergangen
      zoek foto's van zonsondergangen
    SearchForPhotos dateCreated=van kerst
      toon foto's van kerst
    StartPhotoPlayback
      start een diavoorstelling
      ik wil een diavoorstelling zien
    StartPhotoPlayback albumName=Vakantie
      start een diavoorstelling van het album Vakantie
    """
}

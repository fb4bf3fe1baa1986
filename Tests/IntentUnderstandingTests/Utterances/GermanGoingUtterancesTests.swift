import Testing

/// German requests about rides, workouts and photos, as people type and say them.
@Suite struct GermanGoingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.rides, Self.sport, Self.photos) == [])
  }

  static let rides = """
    RequestRide dropOffLocation=Hauptbahnhof
      ruf mir ein Taxi zum Hauptbahnhof
    RequestRide scheduledPickupTime=morgen früh um sechs
      ich brauche morgen früh um sechs ein Taxi
    RequestRide dropOffLocation=home
      bestell mir ein Uber nach Hause
      ein Taxi nach Hause bitte
      bring mich nach Hause
      ich will nach Hause
      bring mich heim
      Taxi nach Hause
      ich will heim
    RequestRide dropOffLocation=Arbeit
      fahr mich zur Arbeit
    RequestRide partySize=4 dropOffLocation=Flughafen
      ich brauche ein Taxi für vier Personen zum Flughafen
    RequestRide pickupLocation=Marienplatz dropOffLocation=Flughafen
      Könnten Sie mir ein Taxi vom Marienplatz zum Flughafen bestellen?
    RequestRide scheduledPickupTime=morgen um acht
      reserviere ein Taxi für morgen um acht
    RequestRide pickupLocation=Hotel Adler
      hol mich am Hotel Adler ab
    RequestRide dropOffLocation=Innenstadt
      ich hätte gerne eine Fahrt in die Innenstadt
    RequestRide dropOffLocation=Oper
      kannst du mir einen Wagen zur Oper bestellen
    RequestRide dropOffLocation=Annas Wohnung
      besorg mir mal ein Taxi zu Annas Wohnung
    RequestRide pickupLocation=home dropOffLocation=Büro
      Taxi von zu Hause ins Büro
    RequestRide dropOffLocation=schwabing
      ein taxi von hier nach schwabing bitte
    RequestRide partySize=2 dropOffLocation=Museum
      wir wollen zu zweit zum Museum
    RequestRide dropOffLocation=Goethestraße 12
      ich möchte mit dem Taxi in die Goethestraße 12
    RequestRide dropOffLocation=meiner Mutter
      buch eine Fahrt zu meiner Mutter
    RequestRide dropOffLocation=Stadion
      bring uns bitte zum Stadion
    RequestRide scheduledPickupTime=übermorgen um drei
      ich bräuchte übermorgen um drei ein Taxi
    RequestRide scheduledPickupTime=halb neun dropOffLocation=Theater
      bestell mir ein Taxi für halb neun zum Theater
    RequestRide scheduledPickupTime=in zehn Minuten pickupLocation=Rathaus
      kannst du mich in zehn Minuten am Rathaus abholen lassen
    RequestRide rideOptionName=xl dropOffLocation=Flughafen
      besorg uns ein Großraumtaxi zum Flughafen
    RequestRide pickupLocation=Arbeit dropOffLocation=Fitnessstudio
      ich nehme ein Taxi von der Arbeit zum Fitnessstudio
    RequestRide
      Könnten Sie uns bitte ein Taxi rufen?
    RequestRide pickupLocation=Nordbahnhof
      holt mich bitte am Nordbahnhof ab
    GetRideStatus
      wo bleibt mein Taxi
      wann ist mein Fahrer da
      wie lange braucht das Taxi noch
      ist mein Uber schon unterwegs
      wann kommt denn das Taxi
      wie weit ist mein Fahrer noch weg
    CancelRide
      storniere das Taxi
      sag mein Taxi ab
      ich brauche die Fahrt doch nicht mehr
      kannst du bitte die Fahrt stornieren
      bestell mein Taxi bitte ab
      Taxi stornieren
      das Taxi wieder abbestellen
      Fahrt absagen bitte
    ListRideOptions dropOffLocation=Flughafen
      was kostet ein Taxi zum Flughafen
    ListRideOptions dropOffLocation=Bahnhof
      welche Fahrten gibt es zum Bahnhof
    ListRideOptions dropOffLocation=Köln
      wie viel kostet eine Fahrt nach Köln
    ListRideOptions dropOffLocation=Zoo
      was würde ein Taxi zum Zoo kosten
    SendRideFeedback rating=5
      gib dem Fahrer fünf Sterne
    SendRideFeedback rating=4
      bewerte die Fahrt mit vier Sternen
    SendRideFeedback tip=2EUR
      gib dem Fahrer zwei Euro Trinkgeld
    """

  static let sport = """
    StartWorkout workoutName=run
      starte ein Lauftraining
      ich gehe jetzt laufen
      starte einen Lauf
      ich gehe joggen
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      starte ein Training von 30 Minuten
    StartWorkout workoutName=yoga
      beginne ein Yoga Training
      fang mit dem Yoga an
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      ich will fünf Kilometer laufen
    StartWorkout workoutLocationType=outdoor
      starte ein Outdoor Training
    StartWorkout goalValue=30 workoutName=run workoutGoalUnitType=minute
      lass uns eine halbe Stunde joggen
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      starte ein Workout mit dem Ziel 300 Kalorien
    StartWorkout
      Training starten
    StartWorkout workoutName=cycle
      starte eine Radtour
    StartWorkout goalValue=60 workoutName=yoga workoutGoalUnitType=minute
      starte eine Stunde Yoga
    PauseWorkout
      Training pausieren
      mach mal Pause mit dem Training
      halte das Training kurz an
    PauseWorkout workoutName=run
      pausiere meinen Lauf
    ResumeWorkout
      setz das Training fort
      mach weiter mit dem Training
      Training fortsetzen
    ResumeWorkout workoutName=run
      weiter mit dem Lauf
    EndWorkout
      Training beenden
      ich bin fertig mit dem Training
      hör mit dem Training auf
    EndWorkout workoutName=run
      beende mein Lauftraining
      stoppe den Lauf
    CancelWorkout
      brich das Training ab
      Training abbrechen
      verwirf mein Workout
    """

  static let photos = """
    SearchForPhotos dateCreated=vom letzten Sommer
      zeig mir die Bilder vom letzten Sommer
    SearchForPhotos locationCreated=Paris
      finde Fotos aus Paris
    SearchForPhotos locationCreated=Rom dateCreated=vom letzten Jahr
      zeig mir Bilder aus Rom vom letzten Jahr
    SearchForPhotos dateCreated=von gestern
      such die Fotos von gestern
    SearchForPhotos dateCreated=letzte Woche
      zeige mir alle Fotos, die ich letzte Woche gemacht habe
    SearchForPhotos albumName=Urlaub
      öffne das Album Urlaub
    SearchForPhotos albumName=Hochzeit
      zeig mir die Fotos im Album Hochzeit
    SearchForPhotos includedAttributes=video
      zeig mir meine Videos
    SearchForPhotos searchTerms=Sonnenuntergängen
      such Fotos von Sonnenuntergängen
    SearchForPhotos dateCreated=von Weihnachten
      zeig Bilder von Weihnachten
    StartPhotoPlayback
      starte eine Diashow
    StartPhotoPlayback albumName=Urlaub
      Diashow vom Album Urlaub starten
    StartPhotoPlayback peopleInPhoto=Alice
      spiel eine Diashow mit Fotos von Alice ab
    StartPhotoPlayback dateCreated=von gestern
      mach eine Diashow aus den Bildern von gestern
    """
}

import Testing

/// What people say in German every day, in more of the ways that the language has.
@Suite struct GermanVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(
        Self.messages, Self.calls, Self.rides, Self.sport, Self.asked, Self.money, Self.further) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Jule
      neue Nachricht an Jule
    SendMessage recipients=Jule content=alles Gute zum Geburtstag
      wünsch Jule alles Gute zum Geburtstag
    SendMessage recipients=Tom content=das Training um vier ist
      gib an Tom weiter dass das Training um vier ist
    SearchForMessages senders=Tom
      zeig mir den Chat mit Tom
      hast du eine Nachricht von Tom für mich
      gibt es was Neues von Tom
    SearchForMessages senders=Jule
      was hat Jule in die Gruppe geschrieben
    SendMessage recipients=Bobo content=ich komme später @MonkeyChat
      MonkeyChat Bobo ich komme später
    """

  static let calls = """
    SearchCallHistory callTypes=received
      hat jemand angerufen
    StartCall contacts=Tom
      stell eine Verbindung zu Tom her
    """

  static let rides = """
    GetRideStatus
      das Taxi ist zu spät
      ich warte seit zwanzig Minuten auf mein Taxi
    """

  static let sport = """
    StartWorkout workoutName=walk
      zeichne einen Spaziergang auf
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      ich will eine halbe Stunde trainieren
    StartWorkout workoutName=run
      Zeit für mein Lauftraining
    StartWorkout workoutName=pilates
      starte Pilates
    CancelWorkout
      lösch dieses Training
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      verbrenn 300 Kalorien
    StartWorkout workoutName=run isOpenEnded=true
      starte einen freien Lauf
    StartPhotoPlayback albumName=Urlaub
      Diashow vom Album Urlaub
    """

  static let asked = """
    SearchCallHistory callTypes=received
      kannst du mir sagen wer angerufen hat
    SearchForMessages
      sag mir wer mir geschrieben hat
    SearchForMessages attributes=unread
      kannst du nachsehen ob ich neue Nachrichten habe
    SearchForAccounts
      ich möchte wissen wie viel Geld auf meinem Konto ist
      sag mir wie viel Geld ich habe
    SearchForBills billType=rent
      weißt du wann meine Miete fällig ist
    SearchForBills billType=electricity
      ich wüsste gern wie hoch meine Stromrechnung ist
    GetRideStatus
      sag mir wo mein Taxi ist
      weißt du wann mein Fahrer kommt
    ListRideOptions dropOffLocation=Bahnhof
      sag mir was ein Taxi zum Bahnhof kostet
    """

  static let money = """
    RequestPayment payer=Nina currencyAmount=20EUR note=das Essen
      berechne Nina 20 Euro für das Essen
    """

  static let further = """
    SendMessage recipients=Lea content=ob wir uns um sechs treffen
      schreib Lea, ob wir uns um sechs treffen
    SearchCallHistory callTypes=missed
      habe ich Anrufe verpasst während ich weg war
    SearchForAccounts
      wie sieht mein Konto aus
    SearchForBills status=unpaid
      was muss ich diesen Monat noch zahlen
    SearchForPhotos searchTerms=scene
      zeig mir Fotos von Schnee
    SearchForPhotos dateCreated=gestern
      welche Fotos habe ich gestern gemacht
    RequestRide partySize=4 dropOffLocation=Stadion
      wir brauchen ein Taxi, wir sind zu viert und wollen zum Stadion
    SendMessage recipients=Jule content=wir sind da
      schick Jule folgende Nachricht wir sind da
    SearchForMessages senders=Jule
      gibt's was Neues von Jule
    StartCall contacts=Tom
      versuch nochmal Tom zu erreichen
    SearchCallHistory callTypes=received
      wer ruft da an
    RequestRide scheduledPickupTime=zehn dropOffLocation=Flughafen
      wir müssen um zehn am Flughafen sein bestell ein Taxi
    ListRideOptions dropOffLocation=Bahnhof
      was kostet es mit dem Taxi zum Bahnhof
    StartWorkout workoutName=yoga
      los geht's mit dem Yoga
    StartWorkout goalValue=20000 workoutName=cycle workoutGoalUnitType=meter
      ich fahr jetzt 20 Kilometer Rad
    SendMessage content=wir später kommen
      sag allen dass wir später kommen
    SendMessage recipients=Jule
      schick Jule ein Herz
    SearchCallHistory recipient=Tom dateCreated=heute callTypes=received
      wie oft hat Tom heute angerufen
    RequestRide pickupLocation=Lindenstraße 5
      schicken Sie ein Taxi in die Lindenstraße 5
    RequestRide scheduledPickupTime=sechs
      ich brauch um sechs ein Taxi
    SearchForMessages senders=Tom
      weißt du ob Tom mir schon geschrieben hat
      sag mir ob Tom schon geantwortet hat
    SearchForMessages
      weißt du ob mir jemand geschrieben hat
    SearchCallHistory recipient=Tom callTypes=received
      sag mir ob Tom angerufen hat
    SearchCallHistory callTypes=received
      wer hat versucht mich zu erreichen
    StartCall callCapability=videoCall contacts=Tom
      stell eine Videoverbindung zu Tom her
    StartCall contacts=Empfang
      verbinde mich bitte mit dem Empfang
    StartCall contacts=business
      ruf das Restaurant an der Ecke an
    CancelRide
      das Taxi brauche ich doch nicht mehr
      storniere das Taxi das ich bestellt habe
    RequestRide pickupLocation=Dom
      ein Taxi das mich am Dom abholt
    RequestRide scheduledPickupTime=7 30 dropOffLocation=Bahnhof
      ein Taxi um 7 30 zum Bahnhof
    ListRideOptions dropOffLocation=Stadt
      wie teuer wäre ein Taxi in die Stadt
    PauseWorkout
      mach beim Training kurz Pause
    StartWorkout workoutName=run
      ich will eine Runde joggen gehen
    SearchForPhotos locationCreated=Kreta
      zeig mir die Bilder vom letzten Urlaub auf Kreta
    StartPhotoPlayback dateCreated=von gestern
      spiel die Fotos von gestern als Diashow ab
    RequestPayment payer=Nina currencyAmount=30EUR
      Nina soll mir die 30 Euro zurückzahlen
    SendPayment payee=Nina currencyAmount=12.5USD
      schick Nina zwölf fünfzig
    SearchForBills billType=electricity
      ist die Stromrechnung schon bezahlt
    """

  static let others = """
    nothing
      ruf den Aufzug
      schreib ein Gedicht
      lies mir die Nachrichten des Tages vor
      bring mir einen Kaffee
      hol Milch
      wer hat Faust geschrieben
      ruf die Webseite auf
      sag mir wie man eine Rechnung bezahlt
      weißt du wann der Zug fährt
    """
}

import Testing

/// What people say in German every day, in more of the ways that the language has.
@Suite struct GermanVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.sport, Self.asked, Self.money) == [])
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

  static let others = """
    nothing
      bring mir einen Kaffee
      hol Milch
      wer hat Faust geschrieben
      ruf die Webseite auf
      sag mir wie man eine Rechnung bezahlt
      weißt du wann der Zug fährt
    """
}

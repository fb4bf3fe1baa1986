import Testing

/// What people say in German on any day, run-on stories among it, and what they say to other assistants.
@Suite struct GermanDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Lena content=ich komme zehn minuten später
      sag Lena ich komme zehn minuten später
      schreib Lena ich komme zehn minuten später
      schreib mal eben Lena ich komme zehn minuten später
    SendMessage recipients=Lena content=ich zehn minuten später komme
      sag Lena dass ich zehn minuten später komme
      schreib Lena dass ich zehn minuten später komme
      kannst du Lena sagen dass ich zehn minuten später komme
      könntest du Lena bitte ausrichten dass ich zehn minuten später komme
      gib Lena bescheid dass ich zehn minuten später komme
      lass Lena wissen dass ich zehn minuten später komme
      schick Lena ne nachricht dass ich zehn minuten später komme
      ich möchte Lena schreiben dass ich zehn minuten später komme
      würden sie Lena bitte mitteilen dass ich zehn minuten später komme
    SendMessage recipients=Lena
      schreib Lena eine nachricht
      ich will Lena schreiben
      ich würde gern Lena eine nachricht schicken
      nachricht an Lena
      kannst du mal ne nachricht an Lena schicken
    SendMessage recipients=meiner mutter content=das paket da ist
      sag meiner mutter dass das paket da ist
      schreib meiner mutter dass das paket da ist
    SendMessage recipients=Jonas content=ob er heute pizza will
      frag mal Jonas ob er heute pizza will
    SendMessage recipients=Jonas content=ob er heute pizza will
      frag Jonas ob er heute pizza will
    SendMessage recipients=Jonas content=bin unterwegs
      antworte Jonas bin unterwegs
      antworte Jonas mit bin unterwegs
      schreib Jonas zurück bin unterwegs
    SearchForMessages attributes=unread
      hab ich neue nachrichten
      was gibts an neuen nachrichten
      zeig mir meine ungelesenen nachrichten
    SearchForMessages
      lies mir meine nachrichten vor
      hat mir jemand geschrieben
    SearchForMessages senders=Jonas
      was hat Jonas geschrieben
      was hat mir Jonas geschrieben
      lies die nachrichten von Jonas
      hat Jonas schon geantwortet
    """

  static let calls = """
    StartCall contacts=Jonas
      ruf Jonas an
      ruf mal bitte Jonas an
      kannst du Jonas anrufen
      ich will Jonas anrufen
      ich möchte mit Jonas sprechen
      ich muss mal mit Jonas telefonieren
      klingel mal bei Jonas durch
      verbinde mich mit Jonas
      bei Jonas anrufen
      rufen sie bitte Jonas an
      könnten sie Jonas für mich anrufen
      wähl die nummer von Jonas
    StartCall callCapability=videoCall contacts=Jonas
      starte einen videoanruf mit Jonas
      videoanruf mit Jonas
    StartCall contacts=Jonas callCapability=videoCall
      ruf Jonas per video an
    StartCall contacts=meine mama
      ruf meine mama an
    StartCall contacts=meine mama[mobile]
      ruf meine mama auf dem handy an
    SearchCallHistory callTypes=received
      wer hat angerufen
    SearchCallHistory callTypes=missed
      hab ich anrufe verpasst
    """

  static let rides = """
    RequestRide dropOffLocation=flughafen
      bestell mir ein taxi zum flughafen
      ruf mir ein taxi zum flughafen
      ich hätte gern ein taxi zum flughafen
      kannst du mir ein taxi zum flughafen bestellen
      könnten sie mir bitte ein taxi zum flughafen rufen
      mein auto ist kaputt also bestell mir ein taxi zum flughafen
      besorg mir ne fahrt zum flughafen
    RequestRide scheduledPickupTime=morgen um sechs dropOffLocation=bahnhof
      bestell für morgen um sechs ein taxi zum bahnhof
      ich brauche morgen um sechs ein taxi zum bahnhof
    RequestRide dropOffLocation=bahnhof scheduledPickupTime=morgen um sechs
      buch ein taxi zum bahnhof morgen um sechs
    RequestRide partySize=4
      ein taxi für vier personen bitte
      wir sind zu viert und brauchen ein taxi
    RequestRide dropOffLocation=home
      ich brauche ein taxi nach hause
    GetRideStatus
      wo bleibt der fahrer
    CancelRide
      storniere mein taxi
      bestell das taxi ab
      sag das taxi wieder ab
    """

  static let money = """
    SendPayment payee=Nina currencyAmount=20EUR
      schick Nina 20 euro
      überweise Nina 20 euro
      zahl Nina 20 euro
      ich möchte Nina 20 euro schicken
      gib Nina 20 euro
      kannst du Nina 20 euro überweisen
      ich schulde Nina 20 euro
    SendPayment currencyAmount=20EUR payee=Nina
      überweis 20 euro an Nina
    SendPayment payee=Nina currencyAmount=20EUR note=essen
      schick Nina zwanzig euro fürs essen
    RequestPayment currencyAmount=30EUR payer=Omar
      fordere 30 euro von Omar an
    RequestPayment payer=Omar currencyAmount=30EUR
      bitte Omar um 30 euro
      Omar schuldet mir 30 euro
    TransferMoney transactionAmount=200EUR toAccount=saving
      überweise 200 euro aufs sparkonto
      schieb 200 euro aufs sparkonto
    TransferMoney toAccount=saving
      übertrage geld auf mein sparkonto
    TransferMoney fromAccount=checking toAccount=saving
      überweise geld vom girokonto aufs sparkonto
    TransferMoney transactionAmount=200EUR fromAccount=checking toAccount=saving
      überweise 200 euro vom girokonto auf das sparkonto
    SearchForAccounts
      wie viel geld hab ich noch
      was ist noch auf meinem konto
    PayBill billType=phone
      bezahle meine handyrechnung
    PayBill billType=rent
      ich will meine miete zahlen
    SearchForBills billType=electricity
      wann ist meine stromrechnung fällig
    """

  static let sport = """
    StartWorkout workoutName=run
      lass uns laufen gehen
    StartWorkout goalValue=30 workoutName=yoga workoutGoalUnitType=minute
      starte dreißig minuten yoga
    PauseWorkout
      pausiere mein training
    SearchForPhotos dateCreated=vom letzten sommer
      zeig mir fotos vom letzten sommer
    SearchForPhotos searchTerms=hund
      such bilder von meinem hund
    SearchForPhotos peopleInPhoto=Lena locationCreated=rom
      fotos von Lena in rom
    SearchForPhotos dateCreated=von gestern
      zeig mir die bilder von gestern
    StartPhotoPlayback
      spiel eine diashow
    StartPhotoPlayback searchTerms=urlaubsfotos
      starte eine diashow mit meinen urlaubsfotos
    """

  static let others = """
    nothing
      erinnere mich daran Jonas anzurufen
      schick Jonas eine e-mail
      schreib eine mail an Lena
      stell den wecker auf sechs
      zähl bis zehn
      spiel musik von den beatles
      wo ist der nächste bahnhof
      kauf mir eine fahrkarte nach berlin
      reserviere einen tisch für vier
      mach das licht an
      mach die musik aus
      pausiere die musik
      sag mir die uhrzeit
      wie beantrage ich eine kreditkarte
      starte die waschmaschine
      wer ist der bundeskanzler
      wie weit ist es zum flughafen
      gib mir einen tipp
      ruf die datei auf
      schreib einkaufen auf die liste
      mach die schrift größer
      beende das spiel
      stell die heizung auf zwanzig grad
      zahl bitte mit karte
      bring den müll raus
      nimm den anzug aus der reinigung
    """
}

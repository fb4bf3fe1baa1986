import Testing

/// What people say in Dutch on any day, run-on stories among it, and what they say to other assistants.
@Suite struct DutchDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Sanne content=ik tien minuten later kom
      zeg tegen Sanne dat ik tien minuten later kom
      laat Sanne weten dat ik tien minuten later kom
      stuur Sanne een berichtje dat ik tien minuten later kom
      app Sanne dat ik tien minuten later kom
      kun je Sanne laten weten dat ik tien minuten later kom
      kan je even tegen Sanne zeggen dat ik tien minuten later kom
      schrijf Sanne dat ik tien minuten later kom
      geef aan Sanne door dat ik tien minuten later kom
      zou u Sanne kunnen laten weten dat ik tien minuten later kom
      vertel Sanne dat ik tien minuten later kom
    SendMessage recipients=Sanne
      stuur een bericht naar Sanne
      ik wil Sanne een berichtje sturen
      app Sanne
      bericht aan Sanne
      ik moet Sanne even appen
    SendMessage recipients=mijn zus content=het pakje er is
      zeg tegen mijn zus dat het pakje er is
    SendMessage recipients=Daan content=of hij vanavond pizza wil
      vraag Daan of hij vanavond pizza wil
    SendMessage recipients=Daan content=of hij vanavond pizza wil
      vraag aan Daan of hij vanavond pizza wil
    SendMessage recipients=Daan content=ben onderweg
      antwoord Daan ben onderweg
    SearchForMessages attributes=unread
      laat mijn ongelezen berichten zien
    SearchForMessages
      heeft iemand me geappt
    SearchForMessages senders=Daan
      wat heeft Daan me gestuurd
      lees de berichten van Daan
      heeft Daan al geantwoord
    """

  static let calls = """
    StartCall contacts=Daan
      bel Daan
      bel Daan even op
      kun je Daan bellen
      ik wil met Daan praten
      ik moet Daan even spreken
      verbind me door met Daan
      geef Daan een belletje
      wil je Daan voor me bellen
      belt u Daan alstublieft
    StartCall callCapability=videoCall contacts=Daan
      videobel Daan
      start een videogesprek met Daan
    SearchCallHistory callTypes=received
      wie heeft er gebeld
    SearchCallHistory callTypes=latest
      laat mijn laatste gesprekken zien
    """

  static let rides = """
    RequestRide dropOffLocation=het vliegveld
      bestel een taxi naar het vliegveld
      ik heb een taxi nodig naar het vliegveld
      bel een taxi naar het vliegveld
      breng me naar het vliegveld
      ik moet naar het vliegveld
      regel een taxi naar het vliegveld
      kun je een taxi naar het vliegveld voor me bestellen
      ik wil graag een taxi naar het vliegveld
      mijn auto is kapot dus bestel een taxi naar het vliegveld
    RequestRide dropOffLocation=het station scheduledPickupTime=morgen om zes uur
      boek een taxi naar het station morgen om zes uur
    RequestRide scheduledPickupTime=morgen om zes uur dropOffLocation=het station
      ik heb morgen om zes uur een taxi nodig naar het station
    RequestRide partySize=4
      een taxi voor vier personen
      we zijn met z'n vieren en hebben een taxi nodig
    RequestRide dropOffLocation=home
      ik wil een taxi naar huis
    GetRideStatus
      waar blijft mijn chauffeur
    CancelRide
      zeg de taxi maar af
    ListRideOptions dropOffLocation=het vliegveld
      wat kost een taxi naar het vliegveld
    """

  static let money = """
    SendPayment payee=Nina currencyAmount=20EUR
      stuur Nina 20 euro
      betaal Nina 20 euro
      geef Nina 20 euro
      ik ben Nina 20 euro schuldig
    RequestPayment payer=Omar currencyAmount=30EUR
      vraag Omar om 30 euro
      stuur Omar een betaalverzoek van 30 euro
      Omar is me 30 euro schuldig
    RequestPayment currencyAmount=30EUR payer=Omar
      ik krijg nog 30 euro van Omar
    TransferMoney transactionAmount=200EUR toAccount=saving
      maak 200 euro over naar mijn spaarrekening
      zet 200 euro op mijn spaarrekening
    SearchForAccounts
      hoeveel geld heb ik nog
      wat staat er op mijn rekening
    PayBill billType=phone
      betaal mijn telefoonrekening
    SearchForBills billType=electricity
      wanneer moet de energierekening betaald zijn
    """

  static let sport = """
    StartWorkout workoutName=run
      laten we gaan hardlopen
    StartWorkout goalValue=30 workoutName=yoga workoutGoalUnitType=minute
      start dertig minuten yoga
    EndWorkout
      stop mijn training
      ik ben klaar met mijn training
    SearchForPhotos searchTerms=hond
      zoek foto's van mijn hond
    SearchForPhotos peopleInPhoto=Sanne locationCreated=rome
      foto's van Sanne in rome
    SearchForPhotos dateCreated=van gisteren
      toon de foto's van gisteren
    StartPhotoPlayback
      speel een diavoorstelling
    StartPhotoPlayback searchTerms=vakantiefoto's
      start een diavoorstelling van mijn vakantiefoto's
    """

  static let others = """
    nothing
      herinner me eraan Daan te bellen
      stuur Daan een e-mail
      schrijf een mail aan Sanne
      zet de wekker op zes uur
      koop een treinkaartje naar utrecht
      hoe laat vertrekt de trein naar utrecht
      reserveer een tafel voor vier
      boek een hotel in nice
      doe het licht aan
      zeg hoe laat het is
      bestel een pizza
      hoe vraag ik een creditcard aan
      start de stofzuiger
      start de wasmachine
      start de vaatwasser
      wie is de premier
      hoe ver is het vliegveld
      let op
      geef me het zout
      maak de tekst groter
      pauzeer de film
      help me een handje
      hoeveel is twintig euro in dollars
      zo is het genoeg voor vandaag
    """
}

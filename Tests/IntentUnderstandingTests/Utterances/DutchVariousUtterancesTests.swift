import Testing

/// What people say in Dutch every day, in more of the ways that the language has.
@Suite struct DutchVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(
        Self.messages, Self.calls, Self.rides, Self.sport, Self.money, Self.asked, Self.further) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Sanne
      nieuw bericht aan Sanne
    SendMessage recipients=Sanne content=een fijne verjaardag
      wens Sanne een fijne verjaardag
    SearchForMessages senders=Tom
      wat schreef Tom
      open de chat met Tom
    SearchForMessages senders=Sanne
      wat heeft Sanne in de groep geschreven
    SearchForMessages
      wat zijn mijn laatste berichten
    UnsendMessages
      verwijder het bericht dat ik net stuurde
    SendMessage recipients=Bobo content=ik ben te laat @MonkeyChat
      MonkeyChat Bobo ik ben te laat
    """

  static let calls = """
    StartCall destinationType=redial
      herhaal het laatste nummer
    StartCall contacts=Sanne
      bel me met Sanne
    StartCall contacts=Tom
      maak verbinding met Tom
    SearchCallHistory callTypes=received
      wie belde er net
      heeft er iemand gebeld
    SearchCallHistory recipient=Tom callTypes=received
      hoe vaak heeft Tom gebeld
    SearchCallHistory recipient=Tom callTypes=outgoing
      wanneer heb ik Tom voor het laatst gebeld
    """

  static let rides = """
    RequestRide
      kom me ophalen
    RequestRide pickupLocation=het station
      kan iemand me ophalen van het station
    RequestRide dropOffLocation=mijn werk
      regel vervoer naar mijn werk
    RequestRide dropOffLocation=het museum
      zoek een taxi die me naar het museum brengt
    GetRideStatus
      ik wacht al twintig minuten op mijn taxi
    """

  static let sport = """
    StartWorkout workoutName=yoga
      start mijn yogatraining
    StartWorkout workoutName=pilates
      start pilates
    StartWorkout workoutName=walk
      registreer een wandeling
    StartWorkout workoutName=run
      ik ga een rondje lopen
      tijd voor mijn ochtendrun
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      ik wil een half uur trainen
    ResumeWorkout workoutName=run
      ga verder met mijn run
    EndWorkout
      ik ben klaar met trainen
      einde training
    CancelWorkout
      verwijder deze training
    SearchForPhotos dateCreated=van gisteren
      waar zijn de foto's van gisteren
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      ren vijf kilometer
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      verbrand 300 calorieën
    StartPhotoPlayback albumName=vakantie
      diavoorstelling van het album vakantie
    """

  static let money = """
    SendPayment payee=mijn zoon
      ik wil geld overmaken naar mijn zoon
    RequestPayment payer=Tom currencyAmount=15EUR
      vraag Tom of hij me 15 euro wil betalen
    SearchForBills status=unpaid
      welke rekeningen moet ik nog betalen
    TransferMoney
      boek geld over tussen mijn rekeningen
    TransferMoney toAccount=saving
      zet wat geld op mijn spaarrekening
    RequestPayment payer=Nina currencyAmount=20EUR note=het eten
      reken Nina 20 euro voor het eten
    SearchForAccounts accountNickname=vakantierekening
      saldo van mijn vakantierekening
    """

  static let asked = """
    SearchCallHistory callTypes=received
      kun je me vertellen wie er gebeld heeft
    SearchForMessages
      zeg me wie me een bericht heeft gestuurd
    SearchForMessages attributes=unread
      kun je kijken of ik nieuwe berichten heb
      laat de berichten zien die ik niet heb gelezen
    SearchForAccounts
      ik wil weten hoeveel geld er op mijn rekening staat
      vertel me hoeveel geld ik heb
    SearchForBills billType=rent
      weet je wanneer ik de huur moet betalen
    SearchForBills billType=electricity
      ik wil graag weten hoe hoog mijn energierekening is
    GetRideStatus
      vertel me waar mijn taxi is
      weet je wanneer mijn chauffeur komt
    ListRideOptions dropOffLocation=het station
      vertel me wat een taxi naar het station kost
    """

  static let further = """
    GetRideStatus
      is mijn taxi gearriveerd
    PauseWorkout
      even pauze met sporten
    SearchForBills status=unpaid
      wat moet ik nog betalen deze maand
    SearchForPhotos searchTerms=scene
      foto's van de sneeuw
    SearchForPhotos dateCreated=gisteren
      welke foto's heb ik gisteren gemaakt
    SendPayment payee=Nina currencyAmount=10EUR
      tik Nina 10 euro
    SearchForMessages senders=Tom
      is er al een reactie van Tom
    SearchCallHistory callTypes=received
      wie belt er
    RequestRide pickupLocation=de Dorpsstraat 12
      kunt u een taxi sturen naar de Dorpsstraat 12
    SendMessage recipients=Sanne
      stuur Sanne een hartje
    SearchForMessages senders=Tom
      heb je berichten van Tom
    SearchForMessages senders=Tom
      heeft Tom al iets teruggestuurd
      weet je of Tom al geantwoord heeft
    SearchCallHistory recipient=Tom callTypes=received
      weet je of Tom gebeld heeft
    SearchCallHistory callTypes=received
      wie heeft geprobeerd me te bellen
    StartCall contacts=business
      bel het restaurant op de hoek
    RequestRide scheduledPickupTime=7 30 dropOffLocation=het station
      een taxi om 7 30 naar het station
    RequestRide partySize=4 dropOffLocation=het station
      we zijn met vier personen en moeten naar het station
    RequestRide pickupLocation=het station
      een taxi die me bij het station ophaalt
    CancelRide
      de taxi heb ik niet meer nodig
      annuleer de taxi die ik heb besteld
    PauseWorkout
      stop mijn training een minuutje
    SendPayment payee=Nina currencyAmount=12.5USD
      stuur Nina twaalf vijftig
    SearchForBills billType=rent
      heb ik de huur al betaald
    """

  static let others = """
    nothing
      schrijf een gedicht
      huur een auto voor drie dagen
      ik wil naar Queen luisteren
      hoe heet je moeder
      trek mijn aandacht
      vertel me hoe je een rekening betaalt
      weet je wanneer de trein vertrekt
    """
}

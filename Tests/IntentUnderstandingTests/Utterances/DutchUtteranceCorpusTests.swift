import Testing

/// Dutch requests as the Dutch make them, heard by an interpreter of six languages that is told no language.
@Suite struct DutchUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      stuur een bericht naar Bobo
      zou je Bobo een bericht kunnen sturen
      kun je alsjeblieft een berichtje aan Bobo sturen
      ik vroeg me af of je Bobo een bericht kunt sturen
      is er een manier om Bobo een bericht te sturen
      ik wil Bobo graag een bericht sturen
      help me een bericht naar Bobo te sturen
      ik moet Bobo een bericht sturen
      app Bobo even
      het zou fijn zijn als je Bobo een bericht stuurt
      bericht aan Bobo
    SendMessage recipients=Bobo content=ik ben wat later
      zeg Bobo dat ik ben wat later
      stuur Bobo een bericht: ik ben wat later
      app Bobo ik ben wat later
      stuur een bericht naar Bobo met de tekst ik ben wat later
      bericht aan Bobo: ik ben wat later
    SendMessage recipients=Bobo content=ik eraan kom
      zeg tegen Bobo dat ik eraan kom
      laat Bobo weten dat ik eraan kom
      kun je Bobo laten weten dat ik eraan kom
      geef door aan Bobo dat ik eraan kom
      vertel Bobo dat ik eraan kom
    SendMessage recipients=Bobo @MonkeyChat
      stuur een bericht naar Bobo via MonkeyChat
      stuur Bobo een bericht op MonkeyChat
      stuur met MonkeyChat een bericht naar Bobo
    SearchForMessages
      lees mijn berichten voor
      laat mijn berichten zien
      kun je mijn berichten voorlezen
    SearchForMessages attributes=unread
      heb ik nieuwe berichten
      zijn er ongelezen berichten
      lees de nieuwe berichten voor
      toon mijn ongelezen berichten
    SearchForMessages senders=Bobo
      lees de berichten van Bobo voor
      toon de berichten van Bobo
      wat heeft Bobo geschreven
      heeft Bobo me een bericht gestuurd
      zoek berichten van Bobo
    SetMessageAttribute attribute=read
      markeer het bericht als gelezen
      markeer als gelezen
    """

  static let calls = """
    StartCall contacts=Bobo
      bel Bobo
      kun je Bobo bellen
      ik moet Bobo even bellen
      ik wil Bobo spreken
      verbind me met Bobo
      zou je Bobo willen bellen
      geef Bobo een belletje
      ik vroeg me af of je Bobo kunt bellen
      telefoneer naar Bobo
    StartCall contacts=Bobo @MonkeyChat
      bel Bobo met MonkeyChat
      bel Bobo via MonkeyChat
    StartCall callCapability=videoCall contacts=Bobo
      start een videogesprek met Bobo
      begin een videogesprek met Bobo
    SearchCallHistory callTypes=missed
      laat mijn gemiste oproepen zien
      heb ik gemiste oproepen
      welke oproepen heb ik gemist
    HangUpCall
      hang op
      beëindig het gesprek
      verbreek de verbinding
    AnswerCall
      neem op
      beantwoord de oproep
      neem de telefoon op
    """

  static let rides = """
    RequestRide
      bel een taxi voor me
      ik heb een taxi nodig
      bestel een taxi
      ik wil graag een taxi
      kun je een taxi bestellen
      is er een taxi beschikbaar
      mag ik een taxi alstublieft
      boek een rit
      regel een taxi voor me
      een taxi graag
      zoek een taxi voor me
      zijn er taxi's in de buurt
      ik zoek een taxi
      zou je een taxi voor me kunnen regelen
      kan ik een taxi krijgen
    RequestRide dropOffLocation=Schiphol
      breng me naar Schiphol
      ik moet naar Schiphol
      een taxi naar Schiphol
      ik heb een taxi nodig naar Schiphol
      boek een taxi naar Schiphol
      bestel een taxi naar Schiphol
      ik wil met de taxi naar Schiphol
      kun je een taxi naar Schiphol boeken
      rijd me naar Schiphol
    RequestRide pickupLocation=het station dropOffLocation=het museum
      boek een rit van het station naar het museum
      een taxi van het station naar het museum
    RequestRide partySize=3
      een taxi voor drie personen
      ik heb een taxi voor drie personen nodig
      bestel een taxi voor 3 personen
    GetRideStatus
      waar is mijn taxi
      wanneer komt mijn taxi
      hoe lang duurt het nog voor mijn taxi er is
      waar blijft mijn taxi
      mijn taxi is er nog steeds niet
      ik wacht al een uur op mijn taxi
      wat is de status van mijn rit
      is mijn taxi er al
      hoe laat is mijn taxi er
      komt mijn taxi er al aan
    CancelRide
      annuleer mijn rit
      zeg de taxi af
      ik heb de taxi niet meer nodig
      ik wil mijn rit annuleren
      kun je de taxi afzeggen
      laat de taxi maar zitten
      ik hoef de taxi niet meer
    """

  static let money = """
    SendPayment payee=Bobo currencyAmount=20EUR
      stuur Bobo 20 euro
      betaal Bobo 20 euro
      geef Bobo 20 euro
      ik wil Bobo 20 euro sturen
      kun je Bobo 20 euro betalen
      ik moet Bobo nog 20 euro betalen
      ik ben Bobo 20 euro schuldig
      betaal Bobo 20 euro terug
    SendPayment currencyAmount=20EUR payee=Bobo
      stuur 20 euro naar Bobo
      maak 20 euro over naar Bobo
      maak twintig euro over aan Bobo
      ik wil 20 euro overmaken naar Bobo
      kun je 20 euro naar Bobo sturen
      betaal 20 euro aan Bobo
    RequestPayment payer=Bobo currencyAmount=20EUR
      vraag Bobo om 20 euro
      vraag Bobo 20 euro
      stuur Bobo een tikkie van 20 euro
      stuur een betaalverzoek naar Bobo van 20 euro
      ik krijg van Bobo 20 euro
      Bobo moet me nog 20 euro
    SearchForAccounts
      wat is mijn saldo
      hoeveel geld heb ik
      hoeveel staat er op mijn rekening
      hoeveel geld heb ik nog op mijn rekening
      ik wil mijn saldo weten
      check mijn saldo
      heb ik genoeg geld op mijn rekening
      laat mijn saldo zien
      mijn saldo graag
      kun je mijn saldo checken
    SearchForAccounts requestedBalanceType=points
      hoeveel punten heb ik
    PayBill billType=electricity
      betaal de energierekening
      ik wil de stroomrekening betalen
      kun je de energierekening betalen
      voldoe de energierekening
      ik moet de stroomrekening betalen
    PayBill billType=rent
      betaal de huur
      ik moet de huur betalen
    SearchForBills billType=electricity
      hoe hoog is mijn energierekening
      wanneer moet ik de energierekening betalen
      hoeveel moet ik betalen voor stroom
      laat mijn energierekening zien
      hoeveel is de stroomrekening
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      maak 100 euro over van mijn betaalrekening naar mijn spaarrekening
      zet 100 euro van mijn betaalrekening op mijn spaarrekening
      ik wil 100 euro van mijn betaalrekening naar mijn spaarrekening overmaken
      boek 100 euro over van mijn betaalrekening naar mijn spaarrekening
    """

  static let sport = """
    StartWorkout
      start een training
      begin mijn training
      ik wil een training starten
      laten we trainen
      begin met de training
    PauseWorkout
      pauzeer mijn training
      zet de training op pauze
      neem een pauze van de training
    ResumeWorkout
      hervat mijn training
      ga verder met de training
      verder met mijn training
    EndWorkout
      beëindig mijn training
      ik ben klaar met de training
      stop de training
      rond de training af
    CancelWorkout
      annuleer mijn training
      breek de training af
    SearchForPhotos
      laat mijn foto's zien
      zoek mijn foto's
      ik wil mijn foto's zien
      toon mijn foto's
    SearchForPhotos peopleInPhoto=Bobo
      laat foto's van Bobo zien
      zoek foto's van Bobo
      heb ik foto's van Bobo
      ik zoek foto's van Bobo
    StartPhotoPlayback
      start een diavoorstelling
      ik wil een diavoorstelling zien
      speel een diavoorstelling af
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      herinner me eraan om brood te kopen
      wat voor weer wordt het dit weekend
      zet een timer op tien minuten
      speel het laatste album
      schrijf een e-mail aan Bobo
      boek een hotel in Utrecht
      hoe laat vertrekt de trein naar Zwolle
      doe het licht in de woonkamer uit
      zet melk op de boodschappenlijst
      blokkeer mijn pas
      hoe oud is de president
      vertel een mop
      wat staat er morgen in mijn agenda
      ik ben mijn pincode vergeten
      reserveer een tafel voor vier personen
      hoe gaat het met je
      vertaal hallo naar het Engels
      hoe maak je stamppot
      wat is de rente van mijn hypotheek
      staat er file op de ring
    """
}

import Testing

/// Dutch requests about money, and what is none of ours, as people type and say them.
@Suite struct DutchMoneyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.money) == [])
  }

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      stuur 20 euro naar Koko
      20 euro naar Koko
    SendPayment currencyAmount=50EUR payee=Julia note=het eten
      maak 50 euro over naar Julia voor het eten
    SendPayment payee=Paul currencyAmount=5.5EUR
      betaal Paul vijf euro vijftig
    SendPayment currencyAmount=5.5EUR payee=Lucas
      betaal 5,50 € aan Lucas
    SendPayment currencyAmount=100EUR payee=mijn zus
      kun je 100 euro naar mijn zus sturen
    SendPayment payee=mijn broer currencyAmount=10EUR note=de pizza
      geef mijn broer tien euro voor de pizza
    SendPayment currencyAmount=30EUR payee=mevrouw Visser
      ik wil 30 € overmaken aan mevrouw Visser
    SendPayment payee=Emma currencyAmount=15EUR
      betaal Emma 15 euro terug
    SendPayment payee=Emma
      betaal Emma terug
    SendPayment payee=Daan currencyAmount=20EUR
      ik ben Daan twintig euro schuldig
    SendPayment payee=Lea
      stuur geld naar Lea
    SendPayment payee=hem currencyAmount=10EUR
      stuur hem 10 euro
    SendPayment payee=haar currencyAmount=12EUR note=de koffie
      betaal haar 12 euro voor de koffie
    SendPayment currencyAmount=200EUR payee=Carla
      maak tweehonderd euro over aan Carla
    SendPayment payee=Luuk currencyAmount=40EUR note=de benzine
      stuur Luuk 40 euro voor de benzine
    SendPayment payee=Anna currencyAmount=5.5EUR
      stuur Anna vijf euro vijftig
      stuur Anna 5 € 50
    SendPayment payee=Tim currencyAmount=2EUR
      geef Tim twee euro terug
    SendPayment currencyAmount=1200EUR payee=mijn moeder
      maak twaalfhonderd euro over naar mijn moeder
    SendPayment payee=schoonmaakster currencyAmount=40EUR
      betaal de schoonmaakster veertig euro
    SendPayment payee=loodgieter currencyAmount=1200EUR note=de reparatie
      betaal de loodgieter duizend tweehonderd euro voor de reparatie
    SendPayment payee=Tim currencyAmount=50EUR
      leen Tim 50 euro
    RequestPayment currencyAmount=20EUR payer=Daan
      vraag 20 euro aan Daan
    RequestPayment payer=Lea currencyAmount=15EUR note=de taxi
      vraag Lea om 15 euro voor de taxi
    RequestPayment payer=Julia currencyAmount=10EUR
      Julia is me nog 10 euro schuldig
    RequestPayment payer=Paul currencyAmount=30EUR
      vraag Paul om me 30 euro terug te betalen
    RequestPayment payer=Emma currencyAmount=12EUR note=de pizza
      stuur Emma een tikkie van 12 euro voor de pizza
    RequestPayment currencyAmount=25EUR payer=Max
      stuur een betaalverzoek van 25 euro naar Max
    RequestPayment payer=Alice
      vraag geld aan Alice
    RequestPayment payer=hem currencyAmount=10EUR
      vraag hem om tien euro
    RequestPayment currencyAmount=25EUR payer=Roos
      ik krijg nog 25 euro van Roos
    RequestPayment payer=Lea currencyAmount=30EUR note=de bioscoop
      vraag Lea 30 euro voor de bioscoop
    RequestPayment currencyAmount=15EUR payer=Lea
      vraag 15 euro van Lea
    PayBill billType=electricity
      betaal de stroomrekening
    PayBill billType=rent
      kun je de huur betalen
      betaalt u de huur alstublieft
    PayBill billType=water transactionScheduledDate=vrijdag
      betaal de waterrekening op vrijdag
    PayBill billPayee=KPN
      betaal de rekening van KPN
    PayBill billType=phone transactionScheduledDate=morgen
      ik wil mijn telefoonrekening morgen betalen
    PayBill billType=phone
      mijn telefoonrekening betalen
    PayBill billType=mortgage
      betaal de hypotheek alsjeblieft
    PayBill billType=gas
      betaal de gasrekening
    SearchForBills billType=electricity
      hoeveel moet ik betalen voor stroom
      hoe hoog is mijn stroomrekening
    SearchForBills billType=rent
      wanneer moet ik de huur betalen
    SearchForBills status=unpaid
      welke rekeningen staan nog open
      toon mijn onbetaalde rekeningen
    SearchForBills billPayee=KPN
      toon de rekeningen van KPN
    SearchForAccounts accountType=saving
      hoeveel staat er op mijn spaarrekening
    SearchForAccounts
      wat is mijn rekeningnummer
      wat is mijn iban
      wat is mijn saldo
      hoeveel geld heb ik nog op mijn rekening
      hoeveel heb ik nog op de rekening
      heb ik nog genoeg geld op mijn rekening
      mijn saldo graag
    SearchForAccounts accountType=checking
      wat is het saldo van mijn betaalrekening
    SearchForAccounts requestedBalanceType=points
      hoeveel punten heb ik
    SearchForAccounts accountType=credit
      hoeveel staat er op mijn creditcard
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      maak 100 euro over van mijn betaalrekening naar mijn spaarrekening
    TransferMoney transactionAmount=50EUR toAccount=saving
      zet 50 euro op mijn spaarrekening
    TransferMoney transactionAmount=500EUR fromAccount=saving toAccount=checking transactionScheduledDate=maandag
      boek 500 euro over van de spaarrekening naar de betaalrekening op maandag
    TransferMoney transactionAmount=200EUR toAccount=saving
      kun je tweehonderd euro naar mijn spaarrekening overboeken
    TransferMoney transactionAmount=300EUR fromAccount=checking toAccount=saving
      ik wil 300 euro van mijn betaalrekening naar mijn spaarrekening overmaken
    TransferMoney transactionAmount=200EUR fromAccount=saving toAccount=checking
      zet 200 euro van de spaarrekening op de betaalrekening
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      herinner me eraan mama te bellen
      zet de wekker op zeven uur
      zet een timer van tien minuten
      blijft het morgen droog
      schrijf een mail aan Thomas
      stuur Julia een e-mail met de bijlage
      zet een afspraak in de agenda voor maandag
      verzet de afspraak met Paul naar dinsdag
      wanneer is mijn volgende afspraak
      zet muziek op
      volgend nummer
      zet het volume lager
      mijn pas is gestolen
      waarom is mijn betaling geweigerd
      hoe wijzig ik mijn pincode
      ik wil een nieuwe pas aanvragen
      hoe lang duurt een overboeking
      kan ik met mijn pas in het buitenland betalen
      wat kost een overboeking
      mijn overboeking is niet aangekomen
      blokkeer mijn pas
      hoe open ik een rekening
      hoe laat gaat de trein naar Utrecht
      boek een treinkaartje naar Amsterdam
      reserveer een tafel voor twee personen
      zoek een restaurant in de buurt
      boek een vlucht naar Rome
      waar is de dichtstbijzijnde pinautomaat
      hoe gaat het
      wie ben je
      goedemorgen
      vertel een mop
      wat kun je allemaal
      dank je wel
      welterusten
      hoe laat is het
      wat is de hoofdstad van Frankrijk
      vertaal ik hou van jou in het Engels
      hoeveel is 20 euro in dollars
      doe het licht uit
      zet de verwarming op 20 graden
      zet melk op het boodschappenlijstje
      wat draait er vanavond in de bioscoop
      hoeveel calorieën heeft een banaan
      hoe ver is het naar Groningen
      hoe is het verkeer op de A2
      maak een foto
      verwijder alle foto's van gisteren
      neem een video op
      lees het nieuws voor
      wat is er nieuw in de wereld
      volg Julia op Instagram
      plaats dit op Facebook
      bestel een pizza voor me
      ik heb honger
      verwijder mijn wekker
      ik heb een lening nodig
      wat zijn de rentes
      mijn telefoon is kapot
      vind mijn telefoon
      zet wifi aan
      ik begrijp je niet
      je bent dom
      hoe oud ben je
      tel tot tien
      gooi een munt op
      wat betekent veerkracht
      wie heeft het WK gewonnen
      hoe heet mijn broer
      wanneer is Julia jarig
      voeg een nieuw contact toe
      verwijder het contact van Thomas
      wat is het nummer van Julia
      ik wil mijn wachtwoord wijzigen
      moet ik een paraplu meenemen
      huur een auto voor drie dagen
      doe de deur open
      open Spotify
      hoe werkt dit
      ja
      nee
      wie is de president
      het is koud
      ik ben moe
      wat kost een kaartje naar Londen
      hoe laat sluit de supermarkt
      welke bus gaat naar de dierentuin
      wat kost een vlucht naar New York
      mijn creditcard doet het niet
      wanneer verloopt mijn pas
      kun je mijn pincode resetten
      waar vind ik mijn klantnummer
      ik wil mijn rekening opzeggen
      mijn taxi was gisteren vies
      zet de tv harder
      hoe schrijf je ritme
      hoe zeg je bedankt in het Italiaans
      speel wat jazz
      welk nummer is dit
      stop de muziek
      hoe laat is het in Tokio
      slaap lekker
      je bent geweldig
      heb je broers
      ben je een robot
      wijs me de weg naar het station
      hoe staat de euro
      zet een afspraak met Anna morgen om drie uur
      nodig Anna uit voor de vergadering
      lees mijn mails voor
      mail de presentatie naar Tim
      welke afspraken heb ik volgende week
      maak een lijst voor de verhuizing
      bestel kattenvoer
      hoe heet je
    """
}

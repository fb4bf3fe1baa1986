import Testing

/// Dutch requests in all the shapes of the six domains, and their neighbours, as people type and say them.
@Suite struct DutchEverydayCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport, Self.photos) == [])
  }

  static let messages = """
    SendMessage recipients=Koko content=ik later kom
      stuur Koko een bericht dat ik later kom
    SendMessage recipients=Thomas
      stuur een bericht naar Thomas
    SendMessage recipients=Anna content=ik onderweg ben
      app Anna dat ik onderweg ben
    SendMessage recipients=Sanne content=ben er zo
      app even naar Sanne ben er zo
    SendMessage recipients=Julia content=het eten klaar is
      zeg tegen Julia dat het eten klaar is
    SendMessage recipients=mijn zus
      kun je mijn zus een berichtje sturen
    SendMessage recipients=mevrouw De Vries
      Kunt u mevrouw De Vries een bericht sturen?
    SendMessage recipients=meneer Bakker content=de vergadering niet doorgaat
      zou je meneer Bakker willen laten weten dat de vergadering niet doorgaat
    SendMessage recipients=Mama content=ik ben om acht uur thuis
      bericht aan Mama: ik ben om acht uur thuis
    SendMessage recipients=Lucas content=hij vanavond komt
      vraag Lucas of hij vanavond komt
    SendMessage recipients=Emma content=ze brood kan kopen
      vraag aan Emma of ze brood kan kopen
    SendMessage recipients=Papa content=we goed zijn aangekomen
      laat Papa weten dat we goed zijn aangekomen
    SendMessage recipients=Lisa content=de trein vertraging heeft
      geef Lisa door dat de trein vertraging heeft
    SendMessage recipients=Daan content=het goed is
      antwoord Daan dat het goed is
    SendMessage content=ja graag
      antwoord ja graag
    SendMessage recipients=haar content=ik bezig ben
      antwoord haar dat ik bezig ben
    SendMessage recipients=Sophie
      ik wil Sophie een bericht sturen
    SendMessage speakableGroupName=Familie content=we om zes uur eten
      schrijf in de groep Familie dat we om zes uur eten
    SendMessage recipients=Tim
      ik wil Tim schrijven
    SendMessage recipients=thomas content=ik ben er over vijf minuten
      eh stuur thomas een appje ik ben er over vijf minuten
    SendMessage recipients=hem content=ik van hem hou
      zeg hem dat ik van hem hou
    SendMessage recipients=haar content=het feest zaterdag is
      stuur haar een berichtje dat het feest zaterdag is
    SendMessage recipients=mijn baas
      ik moet mijn baas nog schrijven
    SendMessage recipients=mijn man content=ik boodschappen heb gedaan
      kun je tegen mijn man zeggen dat ik boodschappen heb gedaan
    SendMessage recipients=Fleur
      een berichtje aan Fleur alsjeblieft
    SendMessage recipients=team content=de training niet doorgaat
      informeer het team dat de training niet doorgaat
    SendMessage recipients=Bram content=het me spijt
      ik wil Bram zeggen dat het me spijt
    SendMessage recipients=Koko content=tot zo
      stuur Koko het bericht tot zo
      zeg tegen Koko tot zo
    SendMessage recipients=Eva content=ik nu vertrek
      waarschuw Eva dat ik nu vertrek
    SendMessage recipients=Eva
      stuur een spraakbericht naar Eva
    SendMessage recipients=Niels content=ik ziek ben
      sms Niels dat ik ziek ben
    SendMessage recipients=jan
      stuur jan een whatsapp
    SendMessage recipients=Laura content=ik geslaagd ben
      vertel Laura dat ik geslaagd ben
    SendMessage recipients=Sem content=het pakje er is
      laat aan Sem weten dat het pakje er is
    SendMessage recipients=Kees content=hij de hond uitlaat
      zou je Kees kunnen vragen of hij de hond uitlaat
    SendMessage recipients=anna.jansen@voorbeeld.nl[anna.jansen@voorbeeld.nl]
      stuur een bericht naar anna.jansen@voorbeeld.nl
    SendMessage recipients=0612345678[0612345678] content=ik ben er
      bericht aan 06 12345678: ik ben er
    SendMessage recipients=mijn zoon content=de les uitvalt
      kun je mijn zoon laten weten dat de les uitvalt
    SendMessage recipients=familie De Boer content=we later komen
      schrijf de familie De Boer dat we later komen
    SendMessage recipients=Anna
      stuur Anna een foto
    SendMessage recipients=haar content=ik op haar wacht
      zeg haar dat ik op haar wacht
    SendMessage recipients=hem content=hij honger heeft
      vraag hem of hij honger heeft
    SendMessage recipients=ze content=we er zijn
      laat ze weten dat we er zijn
    SendMessage recipients=haar content=het eten klaar is
      geef haar door dat het eten klaar is
    SendMessage content=hallo recipients=Leo
      zeg hallo tegen Leo
    SendMessage recipients=Smit content=Bedankt voor uw hulp!
      schrijf dokter Smit: Bedankt voor uw hulp!
    SendMessage recipients=lena content=het pakketje is er
      ik heb een bericht voor lena: het pakketje is er
    SendMessage recipients=Sara content=graag gedaan
      antwoord Sara graag gedaan
    SendMessage recipients=julia
      ik wil julia een appje sturen
    SendMessage recipients=Sara content=ik onderweg ben
      stuur Sara dat ik onderweg ben
    SendMessage recipients=papa content=of hij me kan ophalen
      app papa of hij me kan ophalen
    SearchForMessages attributes=unread
      lees mijn nieuwe berichten voor
      toon alle ongelezen berichten
      zijn er nieuwe berichten
    SearchForMessages attributes=unread senders=Thomas
      heb ik nieuwe berichten van Thomas
    SearchForMessages senders=Julia
      heeft Julia me geschreven
      heeft Julia geappt
    SearchForMessages senders=Paul
      wat heeft Paul gestuurd
    SearchForMessages senders=Koko dateTimeRange=van gisteren
      laat de berichten van Koko van gisteren zien
    SearchForMessages senders=mama
      lees het laatste bericht van mama voor
    SearchForMessages searchTerms=vakantie
      zoek berichten over vakantie
    SearchForMessages
      wie heeft me geschreven
      kunt u mijn berichten voorlezen
      heb ik nog appjes
      heb ik vandaag berichten gekregen
    SearchForMessages dateTimeRange=vandaag
      welke berichten heb ik vandaag gekregen
    SearchForMessages senders=Lisa searchTerms=het concert
      zoek het bericht van Lisa over het concert
    SearchForMessages senders=Daan
      kun je voorlezen wat Daan heeft geschreven
    SearchForMessages attributes=unread senders=Mia
      laat de ongelezen berichten van Mia zien
    SearchForMessages senders=Mia
      lees voor wat Mia heeft geschreven
    SearchForMessages senders=Anna
      berichten van Anna tonen
    SetMessageAttribute attribute=read
      markeer het bericht als gelezen
    SetMessageAttribute attribute=unread
      markeer alle berichten als ongelezen
    SetMessageAttribute attribute=flagged
      markeer dit bericht als belangrijk
    """

  static let calls = """
    StartCall contacts=Thomas
      bel Thomas
    StartCall contacts=mijn moeder
      bel mijn moeder
    StartCall contacts=mevrouw Jansen
      Belt u mevrouw Jansen even alstublieft
    StartCall contacts=Julia
      kun je Julia bellen
      kun je Julia voor me bellen
    StartCall contacts=Paul
      ik wil Paul spreken
      ik wil met Paul praten
    StartCall contacts=mijn broer
      geef mijn broer een belletje
    StartCall contacts=papa
      bel papa op
    StartCall contacts=kantoor
      kun je naar kantoor bellen
    StartCall callCapability=videoCall contacts=oma
      videobellen met oma
    StartCall callCapability=videoCall contacts=Alice contacts=Bob
      start een videogesprek met Alice en Bob
    StartCall contacts=Emma callCapability=videoCall
      bel Emma met video
    StartCall contacts=Lea audioRoute=speakerphoneAudioRoute
      bel Lea op de speaker
    StartCall contacts=0612345678[0612345678]
      draai 06 12345678
      draai nul zes een twee drie vier vijf zes zeven acht
    StartCall contacts=0201234567[0201234567]
      bel 020 1234567
    StartCall contacts=haar
      bel haar
    StartCall contacts=hem destinationType=callBack
      bel hem terug
    StartCall contacts=Daan destinationType=callBack
      bel Daan terug
    StartCall contacts=Smit
      ik moet dokter Smit bellen
    StartCall contacts=Carla
      ik zou graag Carla willen bellen
    StartCall contacts=Luuk
      verbind me door met Luuk
    StartCall contacts=Ria
      kun je contact opnemen met tante Ria
    StartCall contacts=mijn vriendin
      bel mijn vriendin
    StartCall destinationType=redial
      bel het laatste nummer opnieuw
    StartCall destinationType=voicemail
      bel mijn voicemail
    StartCall destinationType=emergency
      bel de politie
    StartCall contacts=sem
      sem bellen
    StartCall callCapability=videoCall contacts=fleur
      facetime met fleur
    StartCall contacts=mevrouw Visser destinationType=callBack
      bel mevrouw Visser even terug
    StartCall contacts=de buren
      bel naar de buren
    StartCall contacts=Jan callCapability=videoCall
      bel Jan via video
    StartCall contacts=mijn vrouw
      bel mijn vrouw eens op
    StartCall contacts=mijn baas
      ik moet mijn baas even bellen
    SearchCallHistory callTypes=missed
      toon mijn gemiste oproepen
      heb ik oproepen gemist
    SearchCallHistory dateCreated=vandaag callTypes=received
      wie heeft me vandaag gebeld
    SearchCallHistory recipient=Koko callTypes=received
      heeft Koko gebeld
    SearchCallHistory
      laat mijn belgeschiedenis zien
    AnswerCall
      neem op
      neem de telefoon op
      beantwoord de oproep
    HangUpCall
      hang op
      ophangen
      beëindig het gesprek
    """

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
    TransferMoney transactionAmount=100EUR fromAccount=betaalrekening toAccount=spaarrekening
      maak 100 euro over van mijn betaalrekening naar mijn spaarrekening
    TransferMoney transactionAmount=50EUR toAccount=spaarrekening
      zet 50 euro op mijn spaarrekening
    TransferMoney transactionAmount=500EUR fromAccount=spaarrekening toAccount=betaalrekening transactionScheduledDate=maandag
      boek 500 euro over van de spaarrekening naar de betaalrekening op maandag
    TransferMoney transactionAmount=200EUR toAccount=spaarrekening
      kun je tweehonderd euro naar mijn spaarrekening overboeken
    TransferMoney transactionAmount=300EUR fromAccount=betaalrekening toAccount=spaarrekening
      ik wil 300 euro van mijn betaalrekening naar mijn spaarrekening overmaken
    TransferMoney transactionAmount=200EUR fromAccount=spaarrekening toAccount=betaalrekening
      zet 200 euro van de spaarrekening op de betaalrekening
    """

  static let sport = """
    StartWorkout workoutName=run
      start een hardlooptraining
      ik ga hardlopen
      ik ga joggen
    StartWorkout goalValue=30 minuten
      start een training van 30 minuten
    StartWorkout workoutName=yoga
      begin een yoga training
    StartWorkout goalValue=vijf kilometer workoutName=run
      ik wil vijf kilometer hardlopen
    StartWorkout workoutLocationType=outdoor
      start een training buiten
    StartWorkout goalValue=een half uur workoutName=run
      laten we een half uur rennen
    StartWorkout goalValue=300 calorieën
      start een workout met als doel 300 calorieën
    StartWorkout workoutName=cycle
      ik ga fietsen
    StartWorkout
      start de training
    StartWorkout goalValue=een uur workoutName=yoga
      start een uur yoga
    StartWorkout goalValue=10 km workoutName=cycle
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

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      herinner me eraan mama te bellen
      zet de wekker op zeven uur
      zet een timer van tien minuten
      wat voor weer wordt het morgen
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
      wat is mijn rekeningnummer
      wat is mijn iban
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

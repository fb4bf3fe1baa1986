import Testing

/// What people say in passing, with the story or the afterthought that comes with it.
@Suite struct PassingUtterancesTests {
  @Test func englishIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.english) == [])
  }

  @Test func frenchIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.french) == [])
  }

  @Test func italianIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.italian) == [])
  }

  @Test func spanishIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.spanish) == [])
  }

  @Test func germanIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.german) == [])
  }

  @Test func dutchIsUnderstood() {
    #expect(UtteranceCorpus.failures(Self.dutch) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let english = """
    SendMessage recipients=Melissa content=the kids are ready
      tell Melissa the kids are ready
    SendMessage recipients=Maya content=the boss is here
      text Maya the boss is here
    SendMessage recipients=Maya content=hello
      text Maya my sister hello
    SendMessage recipients=Howard content=the gate code changed
      get a message to Howard saying the gate code changed
    SearchForMessages senders=my wife
      has my wife texted
    StartCall contacts=vet
      give the vet a bell
    StartCall destinationType=callBack
      get back to whoever just called
    SearchCallHistory recipient=Brenda dateCreated=today callTypes=received
      how many times has Brenda rung me today
    RequestRide pickupLocation=the station
      my train gets in at nine and i'll need a ride from the station
    RequestRide pickupLocation=the museum
      i'm at the museum come and get me
    RequestRide
      i could do with a cab
    ListRideOptions dropOffLocation=the museum
      what's it cost to get a cab to the museum
    GetRideStatus
      how far off is my uber
    CancelRide
      scrap the cab i've found a lift
    StartWorkout goalValue=30 workoutName=run workoutGoalUnitType=minute
      i want to do half an hour on the treadmill
    StartWorkout goalValue=5 workoutGoalUnitType=mile workoutName=cycle
      let's get going with a five mile bike ride
    EndWorkout
      that's enough exercise for today
    SearchForPhotos searchTerms=twins
      photos of the twins from when they were babies
      what pictures have i got of the twins
    SendPayment payee=Ingrid currencyAmount=15USD
      give Ingrid the fifteen dollars i owe her
    SearchForBills
      which bills are still outstanding
    SearchCallHistory callTypes=received
      has anyone been trying to get hold of me
    GetRideStatus
      where's that driver got to
    CancelRide
      change of plan cancel my uber
    EndWorkout
      that's me done for the day stop the workout
    SearchForPhotos includedAttributes=selfie peopleInPhoto=Duncan
      selfies with Duncan
    SearchForPhotos peopleInPhoto=Nora
      can i see the pictures Nora is in
    SearchForAccounts
      am i overdrawn
    TransferMoney transactionAmount=80USD toAccount=saving
      add eighty dollars to my savings
    """

  static let french = """
    SearchForMessages
      rien de nouveau dans mes messages
      il y a du nouveau dans mes messages
    SearchForMessages senders=ma sœur
      ma sœur a écrit quelque chose
    StartCall contacts=Lila
      fais sonner Lila
    SearchCallHistory callTypes=received
      c'était qui au téléphone
    RequestRide pickupLocation=le théâtre
      je suis devant le théâtre envoie-moi une voiture
      on est devant le théâtre il nous faut un taxi
    RequestRide dropOffLocation=l'hôtel
      j'aurai besoin d'un taxi pour l'hôtel
    RequestRide dropOffLocation=la gare partySize=6
      faut qu'on aille à la gare on est six
    ListRideOptions dropOffLocation=la plage
      c'est quoi le prix d'un taxi pour la plage
    CancelRide
      on marche finalement annule la course
    PauseWorkout
      mets mon entraînement en pause deux minutes
    SearchForPhotos peopleInPhoto=Capucine
      les photos où on voit Capucine
    SendPayment currencyAmount=50EUR payee=Rémi
      je dois cinquante euros à Rémi tu peux lui envoyer
    SendPayment payee=Margaux
      paie sa part à Margaux
    RequestPayment payer=Basile currencyAmount=12EUR
      Basile me doit douze euros relance-le
    RequestPayment payer=Yasmine note=resto
      demande à Yasmine de me rembourser le resto
    SendMessage content=merci recipients=Noor
      dis merci à Noor pour les fleurs
    GetRideStatus
      il est passé où ce chauffeur
    CancelRide
      changement de programme annule mon uber
    SearchForPhotos searchTerms=scene
      retrouve la photo de mon passeport
    SearchForAccounts
      je suis à découvert
    SearchForAccounts accountType=saving
      qu'est-ce que j'ai sur mon livret
    TransferMoney transactionAmount=80EUR toAccount=saving
      ajoute quatre-vingts euros sur mon livret
    """

  static let italian = """
    SendMessage recipients=Delia content=arrivo tardi
      mi fai il favore di dire a Delia che arrivo tardi
    SearchForMessages senders=Ugo
      cosa diceva il messaggio di Ugo
    SearchForMessages
      novità nei messaggi
      ci sono novità nei miei messaggi
    SearchForMessages senders=mia sorella
      mia sorella ha scritto qualcosa
    StartCall contacts=Lara
      fai squillare Lara
    SearchCallHistory callTypes=received
      chi era al telefono
      chi mi ha cercato al telefono
    RequestRide pickupLocation=teatro
      sono davanti al teatro mandami una macchina
      siamo davanti al teatro ci serve un taxi
    GetRideStatus
      il taxi dov'è finito
    EndWorkout
      basta così con l'allenamento
    SendPayment currencyAmount=20EUR payee=Fosco
      devo venti euro a Fosco mandaglieli
    RequestPayment payer=Elio
      fatti ridare i soldi da Elio
    RequestPayment payer=Saverio currencyAmount=10EUR note=pranzo
      chiedi a Saverio i dieci euro del pranzo
    SearchForAccounts
      come sto messo col conto
      sono in rosso
    CancelRide
      cambio di programma annulla il mio uber
    EndWorkout
      per oggi ho finito ferma l'allenamento
    SearchForPhotos searchTerms=scene
      trova la foto del mio passaporto
    TransferMoney transactionAmount=80EUR toAccount=saving
      aggiungi ottanta euro ai miei risparmi
    """

  static let spanish = """
    SearchForMessages senders=Elvira
      qué decía el mensaje de Elvira
    SearchForMessages
      hay novedades en mis mensajes
    SearchForMessages senders=mi hermana
      mi hermana escribió algo
    StartCall contacts=Beatriz
      ponme con Beatriz por teléfono
    RequestRide pickupLocation=la estación
      alguien puede venir a buscarme a la estación
    RequestRide pickupLocation=teatro
      estoy delante del teatro mándame un coche
      estamos delante del teatro necesitamos un taxi
    ListRideOptions dropOffLocation=puerto
      por cuánto me sale un taxi al puerto
    GetRideStatus
      qué pasa con mi taxi que no viene
    CancelRide
      nos vamos andando cancela el viaje
    EndWorkout
      ya está bien de entrenar por hoy
    SendPayment currencyAmount=20EUR payee=Jacinto
      le debo veinte euros a Jacinto mándaselos
    SearchForAccounts
      cómo voy de dinero en la cuenta
      estoy en números rojos
    GetRideStatus
      dónde se ha metido mi conductor
    CancelRide
      cambio de planes cancela mi uber
    SearchForPhotos searchTerms=scene
      encuentra la foto de mi pasaporte
    TransferMoney transactionAmount=80EUR toAccount=saving
      añade ochenta euros a mis ahorros
    SearchForBills status=unpaid
      qué recibos me quedan por pagar
    """

  static let german = """
    SearchForMessages senders=Julie
      ob Julie mir schon geschrieben hat würde ich gern wissen
    SearchForMessages senders=Egon
      was stand in der Nachricht von Egon
    StartCall contacts=Steuerberater
      ich müsste mal mit dem Steuerberater reden
    StartCall contacts=Tobias destinationType=redial
      versuch es nochmal bei Tobias
    SearchCallHistory callTypes=received
      wer war das vorhin am Telefon
      wer war das gerade am Telefon
    RequestRide pickupLocation=Theater
      ich stehe vor dem Theater schick mir einen Wagen
      wir sind am Theater und brauchen ein Taxi
    ListRideOptions dropOffLocation=Hafen
      was nimmt ein Taxi zum Hafen
    CancelRide
      wir laufen doch storniere die Fahrt
    EndWorkout
      genug trainiert für heute
      ich habe genug trainiert
    SendPayment payee=Knut currencyAmount=20EUR
      ich schulde Knut zwanzig Euro schick sie ihm
    RequestPayment payer=Basti currencyAmount=12EUR
      Basti schuldet mir zwölf Euro erinnere ihn dran
    SearchForAccounts
      wie steht's um mein Konto
      bin ich im Minus
    CancelRide
      Planänderung storniere mein Uber
    EndWorkout
      für heute reicht's beende das Training
    SearchForPhotos searchTerms=scene
      such mal das Foto von meinem Pass
    SearchForBills status=unpaid
      welche Rechnungen muss ich noch bezahlen
    """

  static let dutch = """
    SearchForMessages senders=Loes
      wat stond er in het bericht van Loes
    SearchForMessages
      is er nog nieuws in mijn berichten
    SearchCallHistory callTypes=received
      wie was dat net aan de telefoon
    RequestRide pickupLocation=het theater
      ik sta voor het theater stuur een auto
      we zijn bij het theater en willen een taxi
    RequestRide dropOffLocation=de haven
      regel een lift naar de haven
    ListRideOptions dropOffLocation=de haven
      wat ben ik kwijt aan een taxi naar de haven
    EndWorkout
      genoeg getraind voor vandaag
    SendPayment payee=Teun currencyAmount=20EUR
      ik ben Teun twintig euro schuldig maak het over
    TransferMoney transactionAmount=100EUR toAccount=saving
      stort honderd euro op mijn spaarrekening
    SearchForAccounts
      hoe staat mijn rekening ervoor
      sta ik rood
    CancelRide
      verandering van plan annuleer mijn uber
    SearchForPhotos searchTerms=scene
      zoek de foto van mijn paspoort
    """

  static let others = """
    nothing
      the kids are ready
      that's enough for today
      never mind we're walking
      i'm at the museum
      how far off is Christmas
      i could do with a coffee
      je suis devant le théâtre
      quoi de neuf
      annule ma commande
      sono davanti al teatro
      annulla il mio ordine
      chi era Garibaldi
      estoy delante del teatro
      cancela mi pedido
      cómo voy al centro
      ich stehe vor dem Theater
      storniere meine Bestellung
      wer war Goethe
      roep de lift
      annuleer mijn bestelling
      ik sta voor het theater
      add ten to my score
      that's enough sugar
      get back to work
      give me the recipe i asked for
      qu'est-ce que j'ai mangé hier
      ça suffit pour aujourd'hui
      fais sonner le réveil à huit heures
      cosa c'è in frigo
      per oggi basta
      qué hay en la nevera
      que alguien me ayude
      für heute reicht's
      genug geredet
      hoe staat het met je
      schuif de stoel aan de kant
    """
}

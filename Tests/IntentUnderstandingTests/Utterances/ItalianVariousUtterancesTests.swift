import Testing

/// What people say in Italian every day, in more of the ways that the language has.
@Suite struct ItalianVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(
        Self.messages, Self.calls, Self.rides, Self.sport, Self.money, Self.asked, Self.further) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Giulia content=tanti auguri
      manda a Giulia tanti auguri
    SendMessage recipients=Giulia
      manda un saluto a Giulia
    SearchForMessages senders=Luca
      qual è l'ultimo messaggio di Luca
      apri la chat con Luca
    SearchForMessages senders=Giulia
      che cosa ha scritto Giulia
    SearchForMessages
      qualcuno mi ha scritto
    SendMessage recipients=Sara content=sono arrivato
      scrivi a Sara che sono arrivato
    SendMessage recipients=Bobo content=sono in ritardo @MonkeyChat
      MonkeyChat Bobo sono in ritardo
    """

  static let calls = """
    StartCall callCapability=videoCall contacts=Luca
      fai partire una videochiamata con Luca
    SearchCallHistory callTypes=received
      mi ha cercato qualcuno
    SearchCallHistory recipient=Luca callTypes=outgoing
      quando ho sentito Luca l'ultima volta
    StartCall contacts=Luca contacts=Sara
      avvia una chiamata di gruppo con Luca e Sara
    """

  static let rides = """
    RequestRide scheduledPickupTime=sei
      fammi arrivare un taxi alle sei
    RequestRide
      prendimi un taxi
      cerca un taxi vicino a me
    RequestRide dropOffLocation=il lavoro
      organizza un passaggio per il lavoro
    GetRideStatus
      il mio autista è arrivato
      sto aspettando il taxi da venti minuti
    CancelRide
      disdici il taxi che ho prenotato
    ListRideOptions
      quali corse sono disponibili
    """

  static let sport = """
    StartWorkout workoutName=cycle
      inizia a registrare la mia pedalata
    StartWorkout
      inizia ad allenarmi
    EndWorkout
      ho finito di allenarmi
      stop allenamento
    StartWorkout goalValue=30 workoutName=pilates workoutGoalUnitType=minute
      inizia trenta minuti di pilates
    SearchForPhotos dateCreated=di ieri
      dove sono le foto di ieri
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      corri cinque chilometri
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      brucia 300 calorie
    StartWorkout workoutName=run isOpenEnded=true
      inizia una corsa libera
    StartPhotoPlayback albumName=vacanze
      presentazione dell'album vacanze
    """

  static let money = """
    RequestPayment payer=Luca note=benzina
      chiedi a Luca i soldi della benzina
    RequestPayment currencyAmount=30EUR payer=Sara
      manda una richiesta di pagamento di 30 euro a Sara
    SendPayment payee=Luca note=la cena
      ripaga Luca per la cena
    PayBill billType=mortgage
      paga la rata del mutuo
    SearchForBills billType=gas
      quanto ho da pagare di gas
    SearchForBills
      quali bollette devo pagare
      ho bollette in scadenza
    SearchForAccounts
      quanto mi è rimasto sulla carta
      controlla il conto
    TransferMoney transactionAmount=50EUR toAccount=saving
      sposta 50 euro sui risparmi
    TransferMoney
      trasferisci soldi tra i miei conti
    TransferMoney transactionAmount=100EUR
      fai un giroconto di 100 euro
    RequestPayment currencyAmount=20EUR payer=Nina note=la cena
      addebita 20 euro a Nina per la cena
    RequestPayment currencyAmount=20EUR payer=Nina
      richiedi 20 euro da Nina
    """

  static let asked = """
    SearchCallHistory callTypes=received
      puoi dirmi chi mi ha chiamato
    SearchForMessages
      dimmi chi mi ha scritto
    SearchForAccounts
      vorrei sapere quanto ho sul conto
      mi dici quanti soldi ho
    SearchForBills billType=gas
      sai dirmi quando scade la bolletta del gas
    GetRideStatus
      sai quando arriva il mio autista
    ListRideOptions dropOffLocation=la stazione
      dimmi quanto costa un taxi per la stazione
    RequestRide dropOffLocation=centro commerciale scheduledPickupTime=quattro
      puoi mandarmi un taxi al centro commerciale alle quattro
    RequestPayment payer=Luca currencyAmount=20EUR
      chiedi a Luca i miei venti euro
    SearchForAccounts accountType=saving
      quanto ho nei risparmi
    StartWorkout goalValue=20 workoutName=yoga workoutGoalUnitType=minute
      facciamo venti minuti di yoga
    SearchForPhotos locationCreated=zoo
      mostrami le foto che ho fatto allo zoo
    """

  static let further = """
    RequestRide pickupLocation=stazione dropOffLocation=zoo
      devo andare dalla stazione allo zoo
    SearchCallHistory callTypes=received
      quali erano le chiamate che ho ricevuto
    RequestRide dropOffLocation=stadio
      un passaggio fino allo stadio
    StartWorkout workoutName=run
      parto con la corsa
    SearchForBills status=unpaid
      cosa devo pagare questo mese
    SearchForPhotos searchTerms=scene
      le foto della neve
    SearchForPhotos dateCreated=ieri
      che foto ho fatto ieri
    SendMessage recipients=Carla
      fai gli auguri a zia Carla
    SearchCallHistory callTypes=received
      qualcuno mi ha cercato
    StartWorkout workoutName=walk
      comincio una camminata
    RequestRide dropOffLocation=stazione scheduledPickupTime=nove
      devo essere in stazione alle nove chiamami un taxi
    SendMessage content=sono arrivato
      avvisa tutti che sono arrivato
    SearchForMessages senders=Tom
      hai messaggi da Tom
    RequestRide pickupLocation=via Dante 5
      potete mandare un taxi in via Dante 5
    RequestPayment payer=Nina
      chiedi a Nina di restituirmi i soldi
    SearchCallHistory callTypes=received
      chi ha provato a chiamarmi
    StartCall contacts=business
      chiama il ristorante
    RequestRide pickupLocation=via Roma 10
      vienimi a prendere in via Roma 10
      un taxi che mi venga a prendere in via Roma 10
    RequestRide partySize=3 dropOffLocation=stadio
      siamo in tre e dobbiamo andare allo stadio
    CancelRide
      il taxi non mi serve più
    ListRideOptions dropOffLocation=la stazione
      quanto mi costerebbe un taxi per la stazione
    PauseWorkout
      ferma l'allenamento un attimo
    SendPayment currencyAmount=12.5USD payee=Nina
      manda dodici e cinquanta a Nina
    SearchForBills billType=gas
      la bolletta del gas è già stata pagata
    """

  static let others = """
    nothing
      devo andare a Milano in treno
      come faccio ad andare dalla stazione allo zoo
      chiama l'ascensore
      come si chiama tua madre
      come si chiama il tuo capo
      presta attenzione
      metti via i soldi
      manda in onda il video
      ti chiami Siri
      dimmi come si paga una bolletta
      come posso pagare una bolletta
      sai quando parte il treno
    """
}

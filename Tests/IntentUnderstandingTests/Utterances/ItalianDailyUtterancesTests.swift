import Testing

/// What people say in Italian on any day, run-on stories among it, and what they say to other assistants.
@Suite struct ItalianDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Giulia content=arrivo tra dieci minuti
      di' a Giulia che arrivo tra dieci minuti
      dì a Giulia che arrivo tra dieci minuti
      scrivi a Giulia che arrivo tra dieci minuti
      manda un messaggio a Giulia dicendo che arrivo tra dieci minuti
      avvisa Giulia che arrivo tra dieci minuti
      puoi dire a Giulia che arrivo tra dieci minuti
      fai sapere a Giulia che arrivo tra dieci minuti
      manda un messaggio a Giulia arrivo tra dieci minuti
      scrivi un messaggino a Giulia e dille che arrivo tra dieci minuti
      potrebbe dire a Giulia che arrivo tra dieci minuti
      mi scrivi a Giulia che arrivo tra dieci minuti
    SendMessage recipients=Giulia content=mi serve la macchina
      di' a Giulia che mi serve la macchina
      scrivi a Giulia che mi serve la macchina
    SendMessage recipients=Giulia
      scrivi a Giulia
      vorrei mandare un messaggio a Giulia
      devo scrivere a Giulia
      messaggio per Giulia
    SendMessage recipients=mia sorella content=è arrivato il pacco
      di' a mia sorella che è arrivato il pacco
    SendMessage recipients=Luca content=se vuole la pizza stasera
      chiedi a Luca se vuole la pizza stasera
    SendMessage recipients=Luca content=sono per strada
      rispondi a Luca sono per strada
      rispondi a Luca che sono per strada
    SearchForMessages attributes=unread
      ci sono messaggi nuovi
    SearchForMessages
      mi ha scritto qualcuno
    SearchForMessages senders=Luca
      cosa mi ha scritto Luca
      leggi i messaggi di Luca
      Luca ha risposto
      fammi vedere i messaggi di Luca
    """

  static let calls = """
    StartCall contacts=Luca
      chiama Luca
      puoi chiamare Luca
      telefona a Luca
      fai uno squillo a Luca
      vorrei parlare con Luca
      devo parlare con Luca
      chiamami Luca
      mettimi in contatto con Luca
      passami Luca
      mi chiami Luca per favore
      fammi parlare con Luca
    StartCall callCapability=videoCall contacts=Luca
      fai una videochiamata a Luca
      videochiama Luca
    StartCall contacts=mia madre[mobile]
      chiama mia madre al cellulare
    SearchCallHistory callTypes=received
      chi mi ha chiamato
    SearchCallHistory callTypes=latest
      mostra le ultime chiamate
    """

  static let rides = """
    RequestRide dropOffLocation=aeroporto
      devo andare in aeroporto
    RequestRide dropOffLocation=la stazione scheduledPickupTime=domani alle sei
      prenota un taxi per la stazione domani alle sei
    RequestRide scheduledPickupTime=domani alle sei dropOffLocation=la stazione
      mi serve un taxi domani alle sei per la stazione
    RequestRide partySize=4
      un taxi per quattro persone
      siamo in quattro e ci serve un taxi
    RequestRide dropOffLocation=home
      un taxi per tornare a casa
    GetRideStatus
      a che punto è il taxi
    CancelRide
      disdici la corsa
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Nina
      manda 20 euro a Nina
      paga 20 euro a Nina
      invia 20 euro a Nina
      dai 20 euro a Nina
      devo 20 euro a Nina
      fai un bonifico di 20 euro a Nina
      restituisci 20 euro a Nina
    RequestPayment currencyAmount=30EUR payer=Omar
      chiedi 30 euro a Omar
      richiedi 30 euro a Omar
    RequestPayment payer=Omar currencyAmount=30EUR
      Omar mi deve 30 euro
    TransferMoney transactionAmount=200EUR toAccount=saving
      trasferisci 200 euro sul conto risparmio
      sposta 200 euro sul conto risparmio
      metti 200 euro sul conto risparmio
    SearchForAccounts
      quanti soldi mi restano
    PayBill billType=phone
      paga la bolletta del telefono
    SearchForBills billType=water
      quanto è la bolletta dell'acqua
    """

  static let sport = """
    StartWorkout workoutName=run
      andiamo a correre
    StartWorkout
      avvia un allenamento
    StartWorkout goalValue=30 workoutName=yoga workoutGoalUnitType=minute
      inizia trenta minuti di yoga
    ResumeWorkout workoutName=run
      continua la corsa
    SearchForPhotos dateCreated=dell'estate scorsa
      mostrami le foto dell'estate scorsa
    SearchForPhotos searchTerms=cane
      cerca le foto del mio cane
    SearchForPhotos peopleInPhoto=Giulia locationCreated=roma
      le foto di Giulia a roma
    SearchForPhotos dateCreated=di ieri
      fammi vedere le foto di ieri
    StartPhotoPlayback searchTerms=vacanze
      fammi una presentazione delle foto delle vacanze
    """

  static let others = """
    nothing
      ricordami di chiamare Luca
      manda una mail a Luca
      scrivi un'email a Giulia
      metti la sveglia alle sei
      metti un po' di musica
      che tempo fa domani
      comprami un biglietto del treno per milano
      a che ora parte il treno per milano
      prenota un tavolo per quattro
      prenota un albergo a nizza
      accendi la luce
      dimmi l'ora
      come ti chiami
      come si chiama il presidente
      come si chiama questa canzone
      ordina una pizza
      come faccio ad avere una carta di credito
      fai una foto
      quanto è lontano l'aeroporto
      fai attenzione
      passami il sale
      ingrandisci il testo
      metti in pausa il film
      dammi una mano
      quanto fanno venti euro in dollari
      basta così per oggi
    """
}

import Testing

/// Italian requests as Italians make them, heard by an interpreter of six languages that is told no language.
@Suite struct ItalianUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      manda un messaggio a Bobo
      potresti mandare un messaggio a Bobo per favore
      mi chiedevo se potessi mandare un messaggio a Bobo
      c'è modo di mandare un messaggio a Bobo
      sarebbe possibile inviare un messaggio a Bobo
      mi piacerebbe scrivere a Bobo
      aiutami a mandare un messaggio a Bobo
      devo mandare un messaggio a Bobo
      voglio che mandi un messaggio a Bobo
      scrivi un messaggino a Bobo
      invia a Bobo un messaggio
    SendMessage recipients=Bobo content=sono in ritardo
      di' a Bobo che sono in ritardo
      avvisa Bobo che sono in ritardo
      manda un messaggio a Bobo dicendo sono in ritardo
      scrivi a Bobo sono in ritardo
      messaggio per Bobo: sono in ritardo
      fai sapere a Bobo che sono in ritardo
      puoi dire a Bobo che sono in ritardo
      manda un messaggio a Bobo per dirgli che sono in ritardo
    SendMessage recipients=Bobo @MonkeyChat
      manda un messaggio a Bobo su MonkeyChat
      con MonkeyChat manda un messaggio a Bobo
      usando MonkeyChat invia un messaggio a Bobo
      manda un messaggio a Bobo per mezzo di MonkeyChat
      manda un messaggio a Bobo attraverso MonkeyChat
    SearchForMessages
      leggimi i messaggi
      mostrami i messaggi
      puoi leggere i miei messaggi
    SearchForMessages attributes=unread
      ho nuovi messaggi
      ci sono messaggi non letti
      leggi i nuovi messaggi
      leggimi i messaggi non letti
    SearchForMessages senders=Bobo
      leggi i messaggi di Bobo
      trova i messaggi di Bobo
      cosa mi ha scritto Bobo
      mi ha scritto Bobo
      mostrami i messaggi da Bobo
    SetMessageAttribute attribute=read
      segna il messaggio come letto
      segnalo come letto
    """

  static let calls = """
    StartCall contacts=Bobo
      chiama Bobo
      puoi chiamare Bobo
      ho bisogno di parlare con Bobo
      mettimi in contatto con Bobo
      telefona a Bobo
      fai una telefonata a Bobo
      vorrei sentire Bobo al telefono
      fai una chiamata a Bobo
      passami Bobo
    StartCall contacts=Bobo @MonkeyChat
      chiama Bobo con MonkeyChat
      chiama Bobo usando MonkeyChat
    StartCall callCapability=videoCall contacts=Bobo
      fai una videochiamata a Bobo
      avvia una videochiamata con Bobo
    StartCall contacts=Bobo[mobile]
      chiama il cellulare di Bobo
      chiama Bobo sul cellulare
    StartCall destinationType=redial
      richiama l'ultimo numero
      ricomponi l'ultimo numero
    SearchCallHistory callTypes=missed
      mostrami le chiamate perse
      ho chiamate perse
      quali chiamate ho perso
    HangUpCall
      riattacca
      chiudi la chiamata
      termina la chiamata
    AnswerCall
      rispondi al telefono
      rispondi alla chiamata
      accetta la chiamata
    """

  static let rides = """
    RequestRide
      chiamami un taxi
      ho bisogno di un taxi
      mi serve un taxi
      vorrei un taxi per favore
      prenota una corsa
      potresti chiamarmi un taxi
      c'è un taxi libero
      un taxi per favore
      trovami un taxi
      posso avere un taxi
      ci sono taxi disponibili qui vicino
      voglio prenotare un taxi
      mi chiami un taxi
      cerco un taxi
      avrei bisogno di un passaggio
    RequestRide dropOffLocation=aeroporto
      portami all'aeroporto
      devo andare all'aeroporto
      mi serve un taxi per andare all'aeroporto
      voglio andare all'aeroporto in taxi
      chiama un taxi che mi porti all'aeroporto
      mi serve un passaggio fino all'aeroporto
    RequestRide dropOffLocation=l'aeroporto
      un taxi per l'aeroporto
      prenota un taxi per l'aeroporto
      vorrei una corsa per l'aeroporto
    RequestRide pickupLocation=stazione dropOffLocation=museo
      prenota una corsa dalla stazione al museo
      mi serve un taxi dalla stazione al museo
      un taxi dalla stazione al museo
    RequestRide partySize=3
      un taxi per tre persone
      mi serve un taxi per tre persone
      prenota una corsa per 3 persone
    GetRideStatus
      dov'è il mio taxi
      quando arriva il mio taxi
      tra quanto arriva il taxi
      quanto manca al mio taxi
      il mio taxi non è ancora arrivato
      è un'ora che aspetto il taxi
      a che punto è la mia corsa
      che fine ha fatto il mio taxi
      è arrivato il mio taxi
      a che ora arriva il mio taxi
    CancelRide
      annulla la corsa
      disdici il taxi
      non mi serve più il taxi
      vorrei annullare la mia corsa
      puoi cancellare il taxi
      lascia perdere il taxi
      non ho più bisogno del taxi
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Bobo
      invia 20 euro a Bobo
      manda venti euro a Bobo
      paga 20 euro a Bobo
      vorrei mandare 20 euro a Bobo
      devo 20 euro a Bobo
      fai un bonifico di 20 euro a Bobo
      dai 20 euro a Bobo
      puoi inviare 20 euro a Bobo
      devo restituire 20 euro a Bobo
      trasferisci 20 euro a Bobo
    RequestPayment currencyAmount=20EUR payer=Bobo
      chiedi 20 euro a Bobo
      richiedi 20 euro a Bobo
      vorrei chiedere 20 euro a Bobo
    RequestPayment payer=Bobo currencyAmount=20EUR
      Bobo mi deve 20 euro
      chiedi a Bobo di pagarmi 20 euro
      di' a Bobo di darmi 20 euro
    SearchForAccounts
      quanto ho sul conto
      qual è il mio saldo
      quanti soldi ho sul conto
      quanto mi resta sul conto
      vorrei sapere il mio saldo
      controlla il saldo
      ho abbastanza soldi sul conto
      dimmi quanti soldi ho
      il mio saldo per favore
      puoi dirmi il saldo del conto
    SearchForAccounts requestedBalanceType=points
      quanti punti ho
    PayBill billType=electricity
      paga la bolletta della luce
      devo pagare la luce
      vorrei pagare la bolletta della luce
      puoi pagare la bolletta della luce
      salda la bolletta della luce
    PayBill billType=rent
      paga l'affitto
      devo pagare l'affitto
    SearchForBills billType=electricity
      quanto devo pagare di luce
      quando scade la bolletta della luce
      a quanto ammonta la bolletta della luce
      mostrami la bolletta della luce
      quant'è la bolletta della luce
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      trasferisci 100 euro dal conto corrente al libretto
      sposta 100 euro dal mio conto corrente al libretto
      vorrei spostare 100 euro dal conto corrente al libretto
      fai un bonifico di 100 euro dal conto corrente al libretto
      gira 100 euro dal conto corrente sul libretto
    """

  static let sport = """
    StartWorkout
      inizia un allenamento
      avvia il mio allenamento
      voglio cominciare un allenamento
      alleniamoci
      fai partire l'allenamento
    PauseWorkout
      metti in pausa l'allenamento
      fai una pausa dall'allenamento
      sospendi l'allenamento
    ResumeWorkout
      riprendi l'allenamento
      continua l'allenamento
      riprendiamo l'allenamento
    EndWorkout
      termina l'allenamento
      ho finito l'allenamento
      finisci l'allenamento
      ferma l'allenamento
    CancelWorkout
      annulla l'allenamento
      lascia perdere l'allenamento
    SearchForPhotos
      mostrami le mie foto
      cerca le mie foto
      vorrei vedere le foto
      fammi vedere le mie foto
    SearchForPhotos peopleInPhoto=Bobo
      mostrami le foto di Bobo
      cerca foto di Bobo
      ho foto di Bobo
      fammi vedere le foto di Bobo
    StartPhotoPlayback
      avvia una presentazione
      fai partire una presentazione
      vorrei vedere una presentazione delle foto
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      ricordami di comprare il pane
      che tempo farà nel fine settimana
      imposta un timer di dieci minuti
      metti l'ultimo album
      scrivi una mail a Bobo
      prenota un albergo a Torino
      a che ora parte il treno per Bari
      spegni la luce del salotto
      aggiungi il latte alla lista della spesa
      blocca la mia carta
      quanti anni ha il presidente
      raccontami una barzelletta
      cosa ho domani in agenda
      ho dimenticato il pin
      prenota un tavolo per quattro persone
      come stai
      traduci ciao in inglese
      come si fa la carbonara
      qual è il tasso del mio mutuo
      c'è traffico in tangenziale
    """
}

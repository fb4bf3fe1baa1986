import Testing

/// Italian requests in all the shapes of the six domains, and their neighbours, as people type and say them.
@Suite struct ItalianEverydayCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport, Self.photos) == [])
  }

  static let messages = """
    SendMessage recipients=Marco content=arrivo tardi
      scrivi a Marco che arrivo tardi
    SendMessage recipients=Koko content=sto arrivando
      Manda un messaggio a Koko e dille che sto arrivando
    SendMessage recipients=Giulia content=la cena è pronta
      di' a Giulia che la cena è pronta
    SendMessage recipients=signor Rossi content=la riunione è annullata
      dica al signor Rossi che la riunione è annullata
    SendMessage recipients=
      mandagli un messaggio
      mandale un messaggio
    SendMessage recipients=mia sorella
      Puoi mandare un SMS a mia sorella?
    SendMessage recipients=signora Bianchi
      potrebbe inviare un messaggio alla signora Bianchi per favore
    SendMessage recipients=Paolo content=ci vediamo domani
      manda a Paolo ci vediamo domani
    SendMessage recipients=Mamma content=torno alle otto
      messaggio per Mamma: torno alle otto
    SendMessage recipients=Luca content=viene stasera
      chiedi a Luca se viene stasera
    SendMessage recipients=Anna content=può comprare il pane
      chiedi a Anna se può comprare il pane
    SendMessage recipients=Marta content=il treno è in ritardo
      avvisa Marta che il treno è in ritardo
    SendMessage recipients=Papà content=siamo arrivati
      fai sapere a Papà che siamo arrivati
    SendMessage recipients=Ugo content=va bene
      rispondi a Ugo che va bene
    SendMessage content=sì volentieri
      rispondi sì volentieri
    SendMessage content=sono impegnato recipients=
      rispondile che sono impegnato
    SendMessage recipients=Sofia
      vorrei mandare un messaggio a Sofia
    SendMessage recipients=Alice recipients=Roberto content=il film inizia alle nove
      invia un messaggio a Alice e Roberto con scritto il film inizia alle nove
    SendMessage speakableGroupName=Famiglia content=mangiamo alle sei
      scrivi nel gruppo Famiglia che mangiamo alle sei
    SendMessage recipients=Elena
      voglio scrivere a Elena
    SendMessage recipients=marco content=arrivo tra cinque minuti
      ehm manda un messaggio a marco arrivo tra cinque minuti
    SendMessage content=lo amo recipients=
      digli che lo amo
    SendMessage content=la festa è sabato recipients=
      dille che la festa è sabato
    SendMessage content=buon compleanno recipients=
      scrivile buon compleanno
      mandagli un messaggio che dice buon compleanno
    SendMessage recipients=Davide content=compri il latte
      potresti dire a Davide che compri il latte
    SendMessage recipients=mio capo
      devo scrivere al mio capo
    SendMessage recipients=mio marito content=ho fatto la spesa
      puoi dire a mio marito che ho fatto la spesa
    SendMessage recipients=Chiara
      un messaggio a Chiara per favore
    SendMessage recipients=squadra content=l'allenamento è rimandato
      informa la squadra che l'allenamento è rimandato
    SendMessage recipients=Diego content=mi dispiace
      voglio dire a Diego che mi dispiace
    SendMessage recipients=Silvia content=parto adesso
      avverti Silvia che parto adesso
    SendMessage recipients=Eva
      manda un vocale a Eva
    SendMessage recipients=Franco
      mandami un messaggio a Franco
    SendMessage recipients=Laura content=ho superato l'esame
      comunica a Laura che ho superato l'esame
    SendMessage recipients=nonna content=buonanotte
      dì a nonna buonanotte
    SendMessage recipients= content=
      mandagliele
    SendMessage recipients=anna.rossi@esempio.it[anna.rossi@esempio.it]
      manda un messaggio a anna.rossi@esempio.it
    SendMessage recipients=3471234567[3471234567] content=sono qui
      messaggio al 347 1234567: sono qui
    SendMessage recipients=mio figlio content=la lezione è annullata
      puoi avvisare mio figlio che la lezione è annullata
    SendMessage recipients=Rossi content=faremo tardi
      scrivi ai Rossi che faremo tardi
    SendMessage recipients=Anna
      manda una foto ad Anna
    SendMessage content=lo aspetto recipients=
      digli che lo aspetto
    SendMessage content=il pranzo è pronto recipients=
      avvisala che il pranzo è pronto
    SendMessage content=sono per strada recipients=
      falle sapere che sono per strada
    SendMessage recipients=Neri content=Grazie per il suo aiuto!
      scrivi al dottor Neri: Grazie per il suo aiuto!
    SendMessage recipients=lena content=il pacco è arrivato
      ho un messaggio per lena: il pacco è arrivato
    SendMessage recipients=Marco content=portare il latte
      di' a Marco di portare il latte
    SendMessage recipients=Gianni content=aspettarmi
      chiedi a Gianni di aspettarmi
    SendMessage recipients=giulia
      voglio mandare un whatsapp a giulia
    SearchForMessages attributes=unread
      leggi i miei nuovi messaggi
      mostra tutti i messaggi non letti
      ci sono nuovi messaggi
    SearchForMessages attributes=unread senders=Marco
      ho nuovi messaggi da Marco
    SearchForMessages senders=Giulia
      mi ha scritto Giulia
    SearchForMessages senders=Paolo
      cosa mi ha mandato Paolo
    SearchForMessages senders=mamma
      leggimi l'ultimo messaggio della mamma
    SearchForMessages searchTerms=vacanze
      cerca i messaggi che parlano di vacanze
    SearchForMessages
      chi mi ha scritto
      può leggere i miei messaggi
      mi è arrivato qualche messaggio
    SearchForMessages dateTimeRange=oggi
      che messaggi ho ricevuto oggi
      ho ricevuto messaggi oggi
    SearchForMessages senders=Anna searchTerms=concerto
      cerca il messaggio di Anna sul concerto
    SearchForMessages senders=Ugo
      puoi leggermi cosa ha scritto Ugo
    SearchForMessages senders=Mia
      leggi cosa ha scritto Mia
    SearchForMessages senders=Anna
      mostrare i messaggi di Anna
    SetMessageAttribute attribute=read
      segna il messaggio come letto
    SetMessageAttribute attribute=unread
      segna tutti i messaggi come non letti
    SetMessageAttribute attribute=flagged
      contrassegna questo messaggio come importante
    """

  static let calls = """
    StartCall contacts=Marco
      chiama Marco
    StartCall contacts=mia madre
      chiama mia madre
    StartCall contacts=signora Verdi
      Chiami la signora Verdi per cortesia
    StartCall contacts=Giulia
      puoi chiamare Giulia
    StartCall contacts=Paolo
      vorrei parlare con Paolo
    StartCall contacts=mio fratello
      fai una telefonata a mio fratello
    StartCall contacts=papà
      telefona a papà
    StartCall contacts=
      telefonale
      chiamala
    StartCall contacts=ufficio
      puoi telefonare in ufficio
    StartCall callCapability=videoCall contacts=la nonna
      videochiamata con la nonna
    StartCall callCapability=videoCall contacts=Alice contacts=Roberto
      fai una videochiamata con Alice e Roberto
    StartCall callCapability=videoCall contacts=Emma
      videochiama Emma
    StartCall contacts=Lea audioRoute=speakerphoneAudioRoute
      chiama Lea in vivavoce
    StartCall contacts=3471234567[3471234567]
      componi il 347 1234567
      componi il tre quattro sette uno due tre quattro cinque sei sette
    StartCall contacts=061234567[061234567]
      chiama lo 06 1234567
    StartCall contacts= destinationType=callBack
      richiamalo
    StartCall contacts=Ugo destinationType=callBack
      richiama Ugo
    StartCall contacts=Neri
      devo chiamare il dottor Neri
    StartCall contacts=Carla
      vorrei fare una chiamata a Carla
    StartCall contacts=Luigi
      passami Luigi
    StartCall contacts=Rosa
      mi chiami la zia Rosa
    StartCall contacts=il mio ragazzo
      chiama il mio ragazzo
    StartCall destinationType=redial
      richiama l'ultimo numero
    StartCall destinationType=voicemail
      chiama la segreteria
    StartCall destinationType=emergency
      chiama la polizia
    StartCall contacts=diego
      chiamare diego
    StartCall contacts=pippo
      fai uno squillo a pippo
    StartCall contacts=signora Verdi destinationType=callBack
      richiama la signora Verdi
    StartCall contacts=Gianni callCapability=videoCall
      chiama Gianni in videochiamata
    StartCall contacts=mia moglie
      telefona a mia moglie
    StartCall contacts=il mio capo
      devo chiamare il mio capo
    SearchCallHistory callTypes=missed
      mostrami le chiamate perse
      ho perso delle chiamate
    SearchCallHistory dateCreated=oggi callTypes=received
      chi mi ha chiamato oggi
    SearchCallHistory recipient=Koko callTypes=received
      ha chiamato Koko
    SearchCallHistory
      mostra la cronologia delle chiamate
    AnswerCall
      rispondi alla chiamata
      rispondi al telefono
      accetta la chiamata
    HangUpCall
      riattacca
      chiudi la chiamata
      termina la chiamata
    """

  static let rides = """
    RequestRide dropOffLocation=la stazione
      chiama un taxi per la stazione
    RequestRide scheduledPickupTime=domani mattina alle sei
      mi serve un taxi domani mattina alle sei
    RequestRide dropOffLocation=home
      prenotami un uber per tornare a casa
      un taxi per casa per favore
      portami a casa
      voglio andare a casa
      taxi per casa
      voglio tornare a casa
    RequestRide dropOffLocation=lavoro
      portami al lavoro
    RequestRide partySize=4 dropOffLocation=l'aeroporto
      ho bisogno di un taxi per quattro persone per l'aeroporto
    RequestRide pickupLocation=Duomo dropOffLocation=aeroporto
      potrebbe chiamarmi un taxi dal Duomo all'aeroporto
    RequestRide scheduledPickupTime=domani alle otto
      prenota un taxi per domani alle otto
    RequestRide dropOffLocation=museo
      vorrei andare al museo
    RequestRide pickupLocation=hotel Roma
      vieni a prendermi all'hotel Roma
    RequestRide dropOffLocation=centro
      mi serve una corsa fino al centro
    RequestRide dropOffLocation=casa di Giulia
      trovami un taxi per casa di Giulia
    RequestRide pickupLocation=home dropOffLocation=ufficio
      taxi da casa all'ufficio
    RequestRide partySize=3
      siamo in tre, ci serve un taxi
    RequestRide dropOffLocation=Termini
      chiamami un taxi per Termini
    RequestRide dropOffLocation=stazione
      devo andare alla stazione in taxi
    RequestRide dropOffLocation=stadio
      portaci allo stadio
    RequestRide scheduledPickupTime=dopodomani alle tre
      mi servirebbe un taxi dopodomani alle tre
    RequestRide scheduledPickupTime=le otto e mezza dropOffLocation=il teatro
      chiamami un taxi per le otto e mezza per il teatro
    RequestRide pickupLocation=ufficio dropOffLocation=palestra
      prendo un taxi dall'ufficio alla palestra
    RequestRide
      ci potrebbe chiamare un taxi
    RequestRide pickupLocation=stazione Nord
      passa a prendermi alla stazione Nord
    GetRideStatus
      dov'è il mio taxi
      quando arriva il mio taxi
      il mio autista sta arrivando
      quanto ci mette il mio uber
      tra quanto arriva il taxi
      a che punto è il mio taxi
    CancelRide
      annulla il taxi
      non mi serve più il taxi
      annulli la mia corsa
      disdici il taxi per favore
      vorrei annullare la corsa
      non voglio più il taxi
      annulla la corsa per piacere
    ListRideOptions dropOffLocation=l'aeroporto
      quanto costa un taxi per l'aeroporto
    ListRideOptions dropOffLocation=la stazione
      che taxi ci sono per la stazione
    ListRideOptions dropOffLocation=Fiumicino
      quanto costerebbe una corsa fino a Fiumicino
    SendRideFeedback rating=5
      dai cinque stelle all'autista
    SendRideFeedback rating=4
      valuta la corsa con quattro stelle
    SendRideFeedback tip=2EUR
      lascia due euro di mancia al tassista
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      invia 20 euro a Koko
      20 euro a Koko
    SendPayment currencyAmount=50EUR payee=Giulia note=la cena
      trasferisci 50 euro a Giulia per la cena
    SendPayment currencyAmount=5.5EUR payee=Paolo
      paga cinque euro e cinquanta a Paolo
    SendPayment currencyAmount=5.5EUR payee=Luca
      paga 5,50 € a Luca
    SendPayment currencyAmount=100EUR payee=mia sorella
      puoi mandare 100 euro a mia sorella
    SendPayment currencyAmount=10EUR payee=mio fratello note=la pizza
      dai dieci euro a mio fratello per la pizza
    SendPayment currencyAmount=30EUR payee=signora Gallo
      vorrei bonificare 30 € alla signora Gallo
    SendPayment currencyAmount=15EUR payee=Emma
      restituisci 15 euro a Emma
    SendPayment payee=Emma
      paga Emma
    SendPayment currencyAmount=20EUR payee=Ugo
      devo venti euro a Ugo
    SendPayment payee=Lea
      manda dei soldi a Lea
    SendPayment currencyAmount=10EUR payee=
      mandagli 10 euro
    SendPayment currencyAmount=12EUR note=il caffè payee=
      mandale 12 euro per il caffè
    SendPayment currencyAmount=200EUR payee=Carla
      fai un bonifico di duecento euro a Carla
    SendPayment payee=Luigi currencyAmount=40EUR note=la benzina
      manda a Luigi 40 euro per la benzina
    SendPayment currencyAmount=5.5EUR payee=Anna
      manda cinque euro e cinquanta ad Anna
      manda 5 € 50 ad Anna
    SendPayment currencyAmount=2EUR payee=Tim
      restituisci due euro a Tim
    SendPayment currencyAmount=1200EUR payee=mia madre
      trasferisci milleduecento euro a mia madre
    SendPayment currencyAmount=20EUR payee=
      mandagli 20 euro
    SendPayment currencyAmount=50EUR payee=Tim
      presta 50 euro a Tim
    RequestPayment currencyAmount=20EUR payer=Ugo
      chiedi 20 euro a Ugo
    RequestPayment payer=Lea currencyAmount=15EUR note=il taxi
      chiedi a Lea 15 euro per il taxi
    RequestPayment payer=Giulia currencyAmount=10EUR
      Giulia mi deve 10 euro
    RequestPayment payer=Paolo currencyAmount=30EUR
      chiedi a Paolo di restituirmi 30 euro
    RequestPayment payer=Emma currencyAmount=12EUR note=la pizza
      chiedi a Emma di pagarmi 12 euro per la pizza
    RequestPayment currencyAmount=25EUR payer=Max
      richiedi 25 euro a Max
    RequestPayment payer=Alice
      chiedi soldi a Alice
    RequestPayment currencyAmount=10EUR payer=
      chiedigli dieci euro
    RequestPayment currencyAmount=25EUR payer=Rosa
      fatti dare 25 euro da Rosa
    RequestPayment payer=Tim currencyAmount=20EUR
      Tim deve darmi 20 euro
    RequestPayment currencyAmount=15EUR payer=Lea
      fatti dare 15 euro da Lea
    RequestPayment currencyAmount=30EUR payer=Lea note=il cinema
      chiedi 30 euro a Lea per il cinema
    PayBill billType=electricity
      paga la bolletta della luce
    PayBill billType=rent
      puoi pagare l'affitto
      paghi l'affitto per favore
    PayBill billType=gas fromAccount=conto corrente
      paga la bolletta del gas con il conto corrente
    PayBill billType=water transactionScheduledDate=venerdì
      paga la bolletta dell'acqua venerdì
    PayBill billPayee=Enel
      paga la bolletta Enel
    PayBill billType=phone transactionScheduledDate=domani
      vorrei pagare la bolletta del telefono domani
    PayBill billType=phone
      pagare la bolletta del telefono
    PayBill billType=mortgage
      paga il mutuo per favore
    PayBill billType=gas
      paga la bolletta del gas
    SearchForBills billType=electricity
      quanto devo di luce
      a quanto ammonta la bolletta della luce
    SearchForBills billType=rent
      quando devo pagare l'affitto
    SearchForBills status=unpaid
      quali bollette ho da pagare
      mostrami le bollette non pagate
    SearchForBills billPayee=Enel
      mostra le bollette di Enel
    SearchForAccounts accountType=saving
      quanto ho sul conto deposito
    SearchForAccounts
      qual è il mio saldo
      quanti soldi mi restano sul conto
      che saldo ho
      quanto mi rimane sul conto
      ho abbastanza soldi sul conto
      il mio saldo per favore
    SearchForAccounts accountType=checking
      dimmi il saldo del conto corrente
    SearchForAccounts requestedBalanceType=points
      quanti punti ho
    SearchForAccounts accountType=credit
      quanto c'è sulla mia carta di credito
    TransferMoney transactionAmount=100EUR fromAccount=conto corrente toAccount=conto deposito
      trasferisci 100 euro dal conto corrente al conto deposito
    TransferMoney transactionAmount=50EUR toAccount=conto deposito
      sposta 50 euro sul conto deposito
    TransferMoney transactionAmount=500EUR fromAccount=conto deposito toAccount=conto corrente transactionScheduledDate=lunedì
      trasferisci 500 euro dal conto deposito al conto corrente lunedì
    TransferMoney transactionAmount=200EUR toAccount=conto deposito
      fai un bonifico di duecento euro sul conto deposito
    TransferMoney transactionAmount=300EUR fromAccount=conto corrente toAccount=conto risparmio
      voglio spostare 300 euro dal conto corrente al conto risparmio
    TransferMoney transactionAmount=200EUR fromAccount=conto deposito toAccount=conto corrente
      sposta 200 euro dal conto deposito al conto corrente
    TransferMoney toAccount=conto deposito
      voglio mettere dei soldi sul conto deposito
    """

  static let sport = """
    StartWorkout workoutName=run
      inizia una corsa
      vado a correre
      vado a fare jogging
    StartWorkout goalValue=30 minuti
      avvia un allenamento di 30 minuti
    StartWorkout workoutName=yoga
      inizia una sessione di yoga
      inizia un'ora di yoga
    StartWorkout workoutName=run goalValue=cinque chilometri
      voglio correre cinque chilometri
    StartWorkout workoutLocationType=outdoor
      avvia un allenamento all'aperto
    StartWorkout workoutName=run goalValue=mezz'ora
      andiamo a correre mezz'ora
    StartWorkout goalValue=300 calorie
      inizia un allenamento per bruciare 300 calorie
    StartWorkout workoutName=cycle
      esco in bici
    StartWorkout
      avvia l'allenamento
    PauseWorkout
      metti in pausa l'allenamento
      pausa allenamento
      fai una pausa nella sessione
    PauseWorkout workoutName=run
      metti in pausa la corsa
    ResumeWorkout
      riprendi l'allenamento
      continua la sessione
      riprendiamo l'allenamento
    EndWorkout
      termina l'allenamento
      ho finito l'allenamento
      concludi la sessione
    EndWorkout workoutName=run
      ferma la mia corsa
    CancelWorkout
      annulla l'allenamento
      scarta la sessione
    """

  static let photos = """
    SearchForPhotos locationCreated=Parigi
      cerca le foto scattate a Parigi
    SearchForPhotos searchTerms=cani
      vorrei vedere le mie foto di cani
    SearchForPhotos albumName=Vacanze
      apri l'album Vacanze
    SearchForPhotos albumName=Matrimonio
      mostrami le foto dell'album Matrimonio
    SearchForPhotos dateCreated=la settimana scorsa
      fammi vedere le foto che ho fatto la settimana scorsa
    SearchForPhotos includedAttributes=video
      mostrami i miei video
    SearchForPhotos searchTerms=tramonti
      cerca foto di tramonti
    StartPhotoPlayback
      avvia una presentazione
      voglio vedere una presentazione
    StartPhotoPlayback albumName=Vacanze
      fai una presentazione dell'album Vacanze
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      ricordami di chiamare mamma domani
      metti una sveglia alle sette
      imposta un timer di dieci minuti
      che tempo farà domani
      scrivi una mail a Marco
      manda un'email a Giulia con l'allegato
      aggiungi un appuntamento lunedì
      sposta l'appuntamento con Paolo a martedì
      quando è il mio prossimo appuntamento
      metti della musica
      passa alla prossima canzone
      abbassa il volume
      mi hanno rubato la carta
      perché il mio pagamento è stato rifiutato
      come cambio il pin
      vorrei richiedere una nuova carta
      quanto ci mette un bonifico
      posso pagare con la carta all'estero
      quali sono le commissioni per un bonifico
      il mio bonifico non è arrivato
      blocca la mia carta
      come apro un conto
      a che ora parte il treno per Napoli
      prenota un biglietto del treno per Milano
      prenota un tavolo per due persone
      trova un ristorante qui vicino
      prenota un volo per Roma
      dov'è il bancomat più vicino
      come stai
      chi sei
      buongiorno
      raccontami una barzelletta
      cosa sai fare
      grazie mille
      buonanotte
      che ore sono
      qual è la capitale della Francia
      traduci ti amo in inglese
      quanto sono 20 euro in dollari
      spegni la luce
      alza il riscaldamento a 20 gradi
      aggiungi il latte alla lista della spesa
      cosa danno al cinema stasera
      quante calorie ha una banana
      quanto dista Torino
      com'è il traffico sulla A1
      scatta una foto
      cancella tutte le foto di ieri
      leggimi le notizie
      cosa c'è di nuovo nel mondo
      segui Giulia su Instagram
      pubblica questo su Facebook
      ordinami una pizza
      ho fame
      cancella la sveglia
      ho bisogno di un prestito
      quali sono i tassi di interesse
      qual è il mio numero di conto
      qual è il mio iban
      il mio telefono è rotto
      trova il mio telefono
      attiva il wifi
      non ti capisco
      sei stupido
      quanti anni hai
      conta fino a dieci
      lancia una moneta
      cosa significa resilienza
      chi ha vinto i mondiali
      quando è il compleanno di Giulia
      aggiungi un nuovo contatto
      elimina il contatto di Marco
      qual è il numero di Giulia
      voglio cambiare la password
      devo portare l'ombrello
      noleggia una macchina per tre giorni
      apri la porta
      avvia l'aspirapolvere
      apri Spotify
      come funziona
      sì
      no
      chi è il presidente
      fa freddo
      sono stanco
      quanto costa un biglietto per Londra
      a che ora chiude il supermercato
      quale autobus va allo zoo
      quanto costa un volo per New York
      la mia carta di credito non funziona
      quando scade la mia carta
      puoi reimpostare il pin
      dove trovo il mio numero cliente
      voglio chiudere il conto
      il mio taxi era sporco ieri
      alza il volume della tv
      come si scrive ritmo
      come si dice grazie in francese
      metti del jazz
      che canzone è questa
      ferma la musica
      che ore sono a Tokyo
      dormi bene
      sei fantastico
      hai fratelli
      sei un robot
      mostrami la strada per la stazione
      quanto vale l'euro
      fissa un appuntamento con Anna domani alle tre
      invita Anna alla riunione
      leggi le mie mail
      manda la presentazione via mail a Tim
      che appuntamenti ho la settimana prossima
      crea una lista per il trasloco
      ordina cibo per il gatto
    """
}

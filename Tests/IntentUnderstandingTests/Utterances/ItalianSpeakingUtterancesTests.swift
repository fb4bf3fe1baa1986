import Testing

/// Italian requests about messages and calls, as people type and say them.
@Suite struct ItalianSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls) == [])
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
    SendMessage recipients=Luca content=se viene stasera
      chiedi a Luca se viene stasera
    SendMessage recipients=Anna content=se può comprare il pane
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
}

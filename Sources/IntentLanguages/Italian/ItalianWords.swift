extension Italian {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = ehm | eh | uhm | mmm | hmm | ah | oh | ehi siri | siri | ehi | senti | allora | dunque
    opening = cambio di (programma | programmi | piani) | per oggi (ho finito | basta [così] | è tutto) | sì | no | ok | okay | certo | grazie | perfetto | ottimo | va bene | d'accordo
    # Whoever wants to be told: what follows is a question of its own.
    polite = (puoi | potresti | può | potrebbe) [per favore] (dirmi | farmi sapere) | sai [per caso] [dirmi] | mi (dici | sai dire | fai sapere) | dimmi | fammi sapere
      | (vorrei | voglio | volevo | mi piacerebbe) sapere
    polite = bene | beh | ciao | buongiorno | salve | solo | subito | adesso | ora | immediatamente
      | velocemente | in fretta | il prima possibile
      | anche | ancora | di nuovo | poi | prima | per favore | per piacere | per cortesia | grazie mille
      | gentilmente | per me | un attimo
      | (puoi | può | potresti | potrebbe | potete | vuoi | riesci a) [per favore | gentilmente | per piacere]
      | mi puoi | mi potresti | mi può
      | voglio | vorrei | devo | dovrei | ho bisogno di | mi serve | mi piacerebbe | vorremmo | vogliamo | dobbiamo
      | devi | dovresti | bisogna | posso | potrei
      | possiamo | potremmo | (voglio | vorrei) che [tu] | ho bisogno che [tu] | è possibile | sarebbe possibile | ti dispiacerebbe
      | ti va di | (mi fai | mi faresti | fammi) il (favore | piacere) di | fammi un favore e
      | aiutami a | non dimenticare di | non dimenticarti di | prova a | cerca di | dai
      | (mi chiedevo | mi domandavo | volevo chiederti | volevo sapere | vorrei chiederti) se (puoi | potresti | potessi | potreste | riesci a | è possibile | fosse possibile)
      | (c'è | ci sarebbe | esiste) [un | qualche] modo (di | per) | (c'è | ci sarebbe) la possibilità di | sarebbe (bello | carino | utile | fantastico) se [tu] (potessi | mi)
      | (puoi | potresti | potete) (aiutarmi a | darmi una mano a | farmi il favore di | per favore | anche) | mi (aiuti | aiuteresti | daresti una mano) a
      | (voglio | vorrei | mi piacerebbe | avrei voglia di | avrei bisogno di | ho intenzione di | sto cercando di | cerco di | sto per | pensavo di | volevo | ho voglia di)
      | (mi servirebbe | mi occorre | mi occorrerebbe) | fai in modo (di | che) | assicurati (di | che) | vedi se (puoi | riesci a)
      | se (puoi | possibile | ti va | non ti dispiace | hai tempo | riesci) | quando (puoi | hai tempo | hai un attimo) | appena puoi | al più presto
      | per prima cosa | tra l'altro | a proposito | comunque | infine | inoltre | invece | magari | proprio | davvero | urgentemente | un'altra cosa
      | o no | oppure no | poco fa | di recente | ultimamente | una cosa | buonasera | buon giorno | buona sera | scusa | scusami | mi raccomando | è ora di
      | che tu | sono obbligato a | devi proprio
      | con il mio (cellulare | telefono | telefonino)
    service = whatsapp | whats app | messenger | facebook messenger | skype | hangouts | google hangouts | telegram
      | signal | viber | wechat | slack | zoom
      | imessage | snapchat | duo | google duo | google meet | teams | microsoft teams | uber | free now | it taxi
      | lyft | bolt | paypal | satispay
      | discord | facetime
    introduction = sono | mi chiamo | il mio nome è | qui è | parla
    clause = ma | perché | siccome | dato che | anche se | però
    speaker = me | tuo | tua | tuoi | tue
    question = come | perché | quando | dove | dov' | chi
    particle = di | de | del | della | dello | dei | degli | d' | da | dal | la | lo | li | van | von | el | al | bin
    @of/0.1 = di | del | della | dello | dell' | dei | delle | degli | d'
    preposition = di | a | ad | da | in | con | su | per | tra | fra | del | dello | della | dell' | dei | degli
      | delle | al | allo | alla | all' | ai | agli
      | alle | dal | dalla | dall' | dai | nel | nella | nell' | sul | sulla | sull' | tramite | verso | favore | cortesia
    @and/0.1 = e | ed | & | e anche | nonché
    @turn = quindi | allora | perciò | dunque | per questo | così | (puoi | potresti | può | potrebbe)
    @joint = e | e poi | poi | e dopo | dopo | e quindi
    @my/0.1 = mio | mia | miei | mie | nostro | nostra | nostri | nostre | il mio | la mia | i miei | le mie | il
      | la | lo | i | gli | le | l'
    @own/0.1 = mio | mia | miei | mie | nostro | nostra | nostri | nostre | il mio | la mia | i miei | le mie
    @pronoun/0.4 = lui | lei | loro | gli | le
    @at/0.1 = (al | sul | a | sulla | alla) [suo | sua]
    @to/0.1 = a | ad | al | allo | alla | all' | ai | agli | alle | per | verso
    @appMarker = per mezzo di | mediante | con l'aiuto di | servendoti di | a mezzo | su | con | tramite | via | in | da | di | usando | attraverso | per
    @appArticle = il | la | l' | lo | mio
    @appNoun = app | applicazione | account
    @launch = apri | aprire | usa | usare | avvia | utilizza | lancia
    @purpose = per | e
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = madre | mamma | mamme
    relation father = padre | papà | babbo
    relation parent = genitori | genitore | i miei
    relation brother = fratello | fratelli
    relation sister = sorella | sorelle
    relation son = figlio
    relation daughter = figlia | figlie
    relation child = figli | bambini | bambino | bambina
    relation friend = amico | amica | amici | amiche | migliore amico | migliore amica
    relation spouse = marito | moglie
    relation partner = compagno | compagna | fidanzato | fidanzata | ragazzo | ragazza
    relation manager = capo | capa | responsabile | direttore | direttrice
    relation assistant = assistente | segretario | segretaria
    relation grandmother = nonna
    relation grandfather = nonno
    relation grandparent = nonni
    relation aunt = zia | zie
    relation uncle = zio | zii
    relation cousin = cugino | cugina | cugini | cugine
    relation nephew = nipote | nipoti
    relation stepmother = matrigna
    relation stepfather = patrigno
    relation colleague = collega | colleghi | colleghe
    relation roommate = coinquilino | coinquilina | coinquilini
    relation neighbour = vicino | vicina | vicini | vicino di casa | vicina di casa
    relation doctor = dottor | dott | dr | medico | dottore | dottoressa
    relation dentist = dentista
    relation teacher = insegnante | maestro | maestra | professore | professoressa | prof
    relation motherInLaw = suocera
    relation fatherInLaw = suocero | suoceri
    relation brotherInLaw = cognato | cognati
    relation sisterInLaw = cognata | cognate
    relation daughterInLaw = nuora | nuore
    relation sonInLaw = genero
    label mobile = cellulare | telefonino | mobile | numero di cellulare
    label home = casa | fisso | telefono di casa | numero di casa | telefono fisso
    label work = lavoro | ufficio | numero (del lavoro | dell'ufficio)
    label iPhone = iphone
    label main = numero principale
    label school = scuola
    label other = altro numero
    label any = numero | numero di telefono | telefono
    """

  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    function = il | lo | la | i | gli | le | l' | un | uno | una | un' | di | a | ad | da | in | con | su | per
      | tra | fra | del | dello | della | dell'
      | dei | degli | delle | al | allo | alla | all' | ai | agli | alle | dal | dallo | dalla | dall' | dai | nel
      | nello | nella | nell' | nei | negli | nelle
      | sul | sullo | sulla | sull' | sui | questo | questa | questi | queste | quest' | quello | quella | quelli
      | quelle | quel | quell' | mio | mia | miei
      | mie | tuo | tua | suo | sua | suoi | sue | nostro | nostra | vostro | loro | io | tu | lui | lei | noi
      | voi | mi | me | ti | te | si | ci | vi | ne | li
      | tanto | tanta | tanti | tante | che | chi | cui | quale | quali | qual | cosa | cos' | quando | dove | dov' | come | com' | quanto | quanta
      | quanti | quante | perché | e | ed | o | ma
      | anche | se | non | no | sì | già | ancora | più | meno | molto | molti | poco | tutto | tutti | tutta
      | tutte | altro | altra | altri | ogni | qualche
      | qualcuno | qualcosa | nessuno | niente | qui | qua | lì | là | è | sono | sei | siamo | era | erano | stato
      | stata | essere | sia | ho | hai | ha
      | abbiamo | avete | hanno | avere | avuto | c' | sta | sto | stare | va | vado | andare | fare | faccio | fa
      | può | posso | puoi | deve | devo
    """

  /// Ordinary words, the most usual ones of everyday Italian; a name is hardly one of them.
  static let commonWords = """
    common = buon | buona | tanti | auguri | felice | congratulazioni | giorno | giorni | settimana | settimane | mese | mesi | anno | anni | oggi | domani | ieri | stasera
      | stamattina | stanotte | dopodomani
      | sera | mattina | mattino | pomeriggio | notte | lunedì | martedì | mercoledì | giovedì | venerdì | sabato
      | domenica | gennaio | febbraio | marzo
      | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre | ora | ore | minuto
      | minuti | secondo | secondi | momento
      | weekend | natale | compleanno | gente | persona | persone | uomo | donna | gruppo | squadra | casa
      | ufficio | lavoro | scuola | negozio | strada
      | città | paese | macchina | auto | treno | aereo | bici | autobus | telefono | numero | nome | parola
      | domanda | risposta | cosa | cose | modo | tipo
      | lista | prezzo | soldi | euro | banca | carta | conto | bolletta | fattura | cena | pranzo | colazione
      | caffè | acqua | pane | pizza | posto | foto
      | video | messaggio | messaggi | chiamata | chiamate | testo | sms | partita | film | festa | nuovo | nuova
      | nuovi | nuove | ultimo | ultima | ultimi
      | prossimo | prossima | buono | grande | piccolo | pronto | pronta | libero | tardi | presto | ritardo
      | lontano | importante | contento | malato
      | disponibile | occupato | arrivo | arrivare | vengo | venire | esco | uscire | so | sapere | dire | dice
      | vedere | visto | prendere | mettere | dare
      | trovare | mangiare | bere | comprare | pagare | aspettare | pensare | credere | parlare | ascoltare
      | guardare | leggere | scrivere | giocare
      | dormire | finire | cominciare | tornare | tempo | temperatura | amici | vita | mondo | contatto | contatti
      | stato
      | zero | uno | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | undici | dodici | venti
      | trenta | cento | mille | sale | pepe | zucchero | burro | latte | spazzatura | bucato | porta | finestra
      | chiave | chiavi | muro | pavimento | sedia | letto | cucina | bagno | giardino | cane | gatto | animale
      | libro | giornale | lettera | pacco | immagine | gioco | pagina | riga | punto | errore | ragione | idea
      | compiti | vestito | scarpe | giacca | aiuto | fortuna | paura | calma | pausa | fine | inizio | colore
      | misura | cifra | attenzione | fuoco | piatti | mano
    """

  /// Words that speak for what other assistants do.
  static let neighbours = """
    neighbour = ascensore | poesia | poesie | saggio | racconto | romanzo | impostazioni | ricordami | ricorda | ricordare | promemoria | sveglia | sveglie | allarme | allarmi | timer
      | cronometro | email | e-mail | mail | posta
      | gmail | tweet | twitter | facebook | instagram | musica | canzone | canzoni | album | playlist | podcast
      | radio | film | volume | meteo | tempo
      | temperatura | pioggia | piovere | pioverà | neve | nevicare | nevicherà | notizie | titoli | borsa
      | ristorante | ristoranti | prenotazione | tavolo
      | hotel | albergo | volo | voli | calendario | agenda | appuntamento | appuntamenti | riunione | evento
      | eventi | concerto | concerti | ricetta | ricette
      | ingredienti | calorie | luce | luci | lampada | termostato | traduci | traduzione | percorso | traffico
      | barzelletta | spesa
      | assicurazione | passaporto | prestito | wifi | bluetooth | batteria | wikipedia | google | spotify | aspirapolvere | ombrello
      | stelle | punti | file | ingrandisci | ingrandire | rimpicciolisci | cartella | documento | documenti | stampante | carattere | forno | microonde | frigo | frigorifero
      | lavatrice | lavastoviglie | onda | mail | sito | attenzione | estero
    """
}

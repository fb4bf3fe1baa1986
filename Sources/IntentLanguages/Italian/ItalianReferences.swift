/// What stands for something that was spoken of before or is looked at, in Italian.
extension Italian {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = lui | lo
    symbol ^her/0.4 = lei | le | la
    symbol ^them/0.4 = loro | li
    symbol ^somebody/0.4 = gli
    symbol ^there/0.4 = lì | là | laggiù | fin lì | fino a lì | (in | a) quel (posto | luogo) | a quell'indirizzo
      | nello stesso posto
    symbol ^thisPlace/0.4 = (questo | in questo | a questo) (posto | ristorante | locale | bar | negozio | hotel | luogo
      | caffè | indirizzo) | quest'indirizzo
    symbol ^here/0.4 = qui | da qui | qua
    symbol ^this/0.4 = questo | questa cosa | questa pagina
    symbol ^that/0.3 = quello | la stessa cosa | lo stesso | lo stesso messaggio | quel messaggio
    symbol ^sameAmount/0.4 = la stessa (somma | cifra) | lo stesso importe | altrettanto | lo stesso
    symbol ^another/0.4 = un altro | un'altra | ancora uno | ancora una
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = a | ad | al | alla | per
    @too/0.1 = anche | pure

    intent StartCall
    @call = chiama | chiamare | chiami | telefona a | telefonare a | telefona in
    @callHim = chiamalo | chiamarlo | telefonagli
    @callHer = chiamala | chiamarla | telefonale
    @callThem = chiamali | chiamarli | chiamale
    @backHim = richiamalo | richiamarlo
    @backHer = richiamala | richiamarla
    @backThem = richiamali | richiamarli
    @callHim => contacts=^him
    @callHer => contacts=^her
    @callThem => contacts=^them
    @backHim => contacts=^him, destinationType=callBack
    @backHer => contacts=^her, destinationType=callBack
    @backThem => contacts=^them, destinationType=callBack
    @call {contacts=^thisPlace|^there}

    intent SendMessage
    @send = manda | mandare | invia | inviare | inoltra | condividi | spedisci
    @sendHim/0.9 = mandagli | inviagli
    @sendHer/0.9 = mandale | inviale
    @sendMore/0.9 = mandagliene | inviagliene | scrivigliene
    @sendItHim/1.2 = mandaglielo | mandagliela | mandagliele | mandaglieli | inviaglielo | inviagliela
    @sendItHim => recipients=^somebody, content=^that
    @sendIt/0.9 = dillo | scrivilo | mandalo | invialo | inoltralo | mandala | inviala | condividilo
    @sendHim {content=^this|^that|^another} => recipients=^him
    @sendHer {content=^this|^that|^another} => recipients=^her
    @sendMore {content=^another} => recipients=^somebody
    @sendIt [@too] @to {recipients} => content=^that
    @send {content=^this|^that} [@too] @to {recipients}
    @send [@too] @to {recipients} {content=^this|^that|^another}

    intent SendPayment
    @pay = paga | pagare | invia | manda | versa | dai | trasferisci
    @payHim = mandagli | inviagli | dagli | pagagli
    @payHer = mandale | inviale | dalle | pagale
    @payHim {currencyAmount=^sameAmount} => payee=^him
    @payHer {currencyAmount=^sameAmount} => payee=^her
    @pay {currencyAmount=^sameAmount} [@too] @to {payee}
    @pay [@too] @to {payee} {currencyAmount=^sameAmount}

    intent RequestPayment
    @request = chiedi | richiedi | chiedere
    @requestHim = chiedigli
    @requestHer = chiedile
    @requestHim {currencyAmount=^sameAmount} => payer=^him
    @requestHer {currencyAmount=^sameAmount} => payer=^her
    @request {currencyAmount=^sameAmount} [@too] @to {payer} [@too]
    @request [@too] @to {payer} {currencyAmount=^sameAmount}

    intent RequestRide
    @takeThere => dropOffLocation=^there
    @takeThere = portamici | accompagnamici
    @take {dropOffLocation=^there|^thisPlace}
    @take/0.9 = portami | accompagnami | mi porti | portarmi

    intent GetDirections
    @show/0.3 = dammi | mostrami | fammi vedere | cerca | apri | trova
    @directions/1.2 = [le] indicazioni | [il] percorso | la strada
    @howThere = come ci arrivo | come ci si arriva | come ci vado | come arrivarci | indicazioni per arrivarci
      | le indicazioni per arrivarci
    @how/1.2 = come arrivo | come vado | guidami | come si arriva | naviga
    @toPlace/0.1 = a | al | alla | fino a | per | per andare a | verso | per arrivare a | per arrivare | per andare
    [@show] @howThere => destination=^there
    [@show] @directions [@toPlace] {destination=^there|^thisPlace}
    [@show] @directions @toPlace {destination}
    @how [@toPlace] {destination=^there|^thisPlace}
    @how @toPlace {destination}

    intent AddReminder
    @remind/1.2 = ricordami | mi ricordi | ricordarmi | (metti | crea | aggiungi | fammi) un promemoria
    @remindIt/1.2 = ricordamelo | ricordarmelo | me lo ricordi
    @about/0.3 = di | per | di (guardare | leggere | vedere | riguardare)
    symbol home/0.49 = a casa | casa | in casa | casa mia
    symbol work/0.49 = al lavoro | in ufficio | lavoro | ufficio | dal lavoro | dall'ufficio
    @arrive/0.6 = (quando | appena | non appena) (arrivo | arriverò | torno | tornerò | sarò | sono)
    @leave/0.6 = (quando | appena | non appena) (esco | uscirò | vado via | parto | me ne vado)
    @at/0 = a | al | alla | in | da
    @from/0.1 = da | di | dal | dalla
    $arrival = @arrive {arrivalPlace=home|work|^there|^thisPlace} | @arrive @at {arrivalPlace}
    $departure = @leave [@from] {departurePlace=home|work|^here|^there|^thisPlace} | @leave @from {departurePlace}
    @on/0 = alle | per
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    $what = [@about] {subject=^this|^that|^thisPlace}
    @remind [$what] [$when]
    @remind $when $what
    @remindIt [$when] => subject=^this
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = anche | pure
    same = la stessa cosa | lo stesso | lo stesso messaggio | idem
    after StartWorkout,ResumeWorkout PauseWorkout = [fai | facciamo | fai una | facciamo una | una | faccio una] pausa | (metti | mettilo | mettila) in pausa | mettilo in pausa | mettila in pausa
      | mi serve una pausa | ho bisogno di una pausa | (sospendi | sospendilo | sospendila) | sospendilo | sospendila
      | fermati un (attimo | momento)
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = riprendi | riprendilo | riprendila | riprendiamo
    after PauseWorkout ResumeWorkout = continua | continuiamo | vai avanti | andiamo avanti | si riparte | ripartiamo
      | riparti | sono tornato | sono tornata | ricominciamo
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = termina | terminalo | terminala | finiscilo
      | finiscila | fermalo | fermala | chiudilo | smetti | stop | basta [così] | [ho] finito | ho terminato
      | per oggi basta | basta per oggi | è tutto | smetto qui | fermiamoci qui
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = annullalo | annullala | cancellalo | cancellala
      | eliminalo | eliminala | scartalo | scartala | lascialo perdere
    after RequestRide GetRideStatus = dov'è [adesso | ora] | dove sta | a che punto è | dove si trova | quando arriva
      | quanto manca | quanto ci (mette | vuole | mette ancora) | tra quanto arriva
      | sta arrivando | è (arrivato | qui | vicino | lontano) | arriva
    after RequestRide CancelRide = annullalo | annullala | cancellalo | cancellala | disdicilo | disdicila
      | non mi serve più | non ne ho più bisogno | non lo voglio più
    after StartCall HangUpCall = riattacca | riaggancia | chiudi | chiudila | terminala | metti giù
    carrier AddReminder = ricordami
    carrier AddReminder temporalEventTrigger = ricordami
    carrier GetDirections destination = indicazioni per
    """

  static let contextualPrompts = """
    * unclear: Non so a cosa ti riferisci[ con «{words}»].
    * unclear person: Non so a chi ti riferisci[ con «{words}»].
    * unclear place: Non so a quale posto ti riferisci[ con «{words}»].
    StartCall.contacts unclear place: Non ho un numero di telefono per «{words}».

    GetDirections.destination name: la destinazione
    GetDirections.destination needsValue: Dove vuoi andare?
    GetDirections continueInApp: {app} ti mostra la strada per {destination}.
    GetDirections failure: Mi dispiace, {app} non ha trovato la strada.

    AddReminder.subject name: l’argomento
    AddReminder.subject needsValue: Che cosa devo ricordarti?
    AddReminder.arrivalPlace name: il luogo
    AddReminder.departurePlace name: il luogo
    AddReminder.temporalEventTrigger name: il momento
    AddReminder.temporalEventTrigger needsValue: Quando devo ricordartelo?
    AddReminder.temporalEventTrigger needsValue: Scusa, quando? Dimmi un’ora o un luogo, per esempio «quando arrivo a casa».
    AddReminder.temporalEventTrigger needsValue instead: Quando altro devo ricordartelo?
    AddReminder.temporalEventTrigger unsupported past: È già passato.
    AddReminder success: Va bene, ti ricorderò {subject}[ {temporalEventTrigger}][ {event}][ quando arrivi a {arrival}][ quando vai via da {departure}].
    AddReminder failure: Mi dispiace, non ho potuto salvare il promemoria.
    AddReminder due: Volevi che ti ricordassi {subject}.
    word arrivingHome: quando arrivi a casa
    word arrivingWork: quando arrivi al lavoro
    word leavingHome: quando esci di casa
    word leavingWork: quando esci dal lavoro
    """
}

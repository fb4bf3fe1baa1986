extension Italian {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = chiama | chiamare | chiami | chiamami | chiamalo | chiamala | chiamarlo | chiamarla | chiamiamo
      | telefona | telefonare | telefoni | telefonagli
      | telefonale | contatta | contattare | contatti | componi | comporre
      | (fai | fare) squillare | fai uno squillo a | fare uno squillo a
      | dai un colpo di telefono a | mettimi in contatto con | mettermi in contatto con | mettiti in contatto con
      | fai il numero di | raggiungi
    @speak/0.8 = parlare | fammi parlare | mi fai parlare | parla | chiacchierare
    @make/0.4 = fai partire | far partire | fai | fare | faccia | avvia | avviare | avvii | inizia | iniziare | inizi | effettua | effettuare
      | comincia | crea | creare | apri | organizza
      | imposta | lancia | facciamo | stabilisci | fammi fare | falle | fagli
    @callNoun = [una | la | un | una nuova | un' | l'] [nuova | altra] (chiamata | telefonata | chiamata di gruppo
      | squillo | chiamata telefonica | colpo di telefono
      | conferenza telefonica | chiamata in conferenza)
    symbol audioCall = chiamata audio | chiamata vocale | chiamate vocali | chiamate audio | audio | solo audio
      | audiochiamata
    symbol videoCall = videochiama | videochiamare | videochiamata | videochiamate | video chiamata | chiamata video | chiamate video
      | video chat | videochat | chat video | videoconferenza
      | video | facetime | chiamata facetime | videotelefonata | video conferenza
    @theCapability/0 = una | la | un | una nuova | un'
    @withWhom/0.1 = a | ad | al | alla | all' | ai | alle | agli | lo | il | la | in | con | con il | con la | col | per
    @by/0.1 = in | con | tramite | via | su
    $byCapability = @by [@theCapability] {callCapability=audioCall|videoCall}
    # Where something else is usually wanted, a call is to whoever works there.
    $party = {contacts} | {contacts=business} | @group {contacts}
    @group/0.3 = [il | la | mio | al | alla] (gruppo | squadra | team) [di | del | della | dei]
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = in | con | su | sul | sulle | tramite
    symbol speakerphoneAudioRoute = [il] (vivavoce | viva voce | altoparlante)
    symbol bluetoothAudioRoute = [il | gli | le | mie | i] (bluetooth | cuffie | auricolari | airpods)

    intent StartCall
    ~0.5 @call
    @call [@withWhom] $party [$byCapability] [$route]
    @call $party [@by] {callCapability=audioCall|videoCall}
    ~0.2 {contacts} @call
    symbol business/0.1 = ([il | l' | al | all'] (ristorante | hotel | albergo) | [l' | la mia | all' | alla mia] assicurazione) [qui vicino | all'angolo]
    @call @theNumber
    @theNumber/0.3 = un numero | qualcuno | un contatto | un amico
    ~0.3 @give $party [@onPhone]
    @give/0.8 = passami | passa | passamelo | mi passi | mi passa
    @onPhone/0.3 = al telefono
    @hear $party @onPhone
    @hear/0.5 = sentire | senti
    @call @numberOf $party
    @numberOf/0.5 = (il | al) (numero | telefono) (di | del | della)
    @call [@withWhom] {contacts} @addToo {contacts} [@toCall]
    @addToo/0.3 = e (aggiungi | aggiungere | includi)
    @toCall/0.3 = alla chiamata | anche
    ~0.1 @callNoun @withWhom $party
    @speak @withWhom $party [$byCapability] [$route]
    @make @callNoun
    @make @callNoun @withWhom $party [$byCapability] [$route]
    @make @withWhom $party @callNoun
    @make [@theCapability] {callCapability=audioCall|videoCall}
    @make [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party [$route]
    @make @withWhom $party [@theCapability] {callCapability=audioCall|videoCall}
    [@theCapability] {callCapability=videoCall} [@withWhom] $party
    [@theCapability] {callCapability=audioCall} @withWhom $party

    @callBack = richiama | richiamare | richiami | richiamalo | richiamala
    @callBack [@withWhom] {contacts} => destinationType=callBack
    @callBack => destinationType=callBack
    @callBack @lastCall => destinationType=callBack
    (@callBack | @call) @whoCalled => destinationType=callBack
    @lastCall/0.8 = [l' | la | il] [ultima | ultimo] (chiamata | chiamata persa | chiamata ricevuta | chiamante)
    @whoCalled/0.8 = l'ultimo che mi ha chiamato | chi mi ha [appena] chiamato
      | l'ultima persona che mi ha chiamato | il numero che mi ha chiamato
    @redial = richiama (l'ultimo | il) numero | richiamare l'ultimo numero | ricomponi | ricomporre | richiama l'ultimo numero | chiama di nuovo | rifai il numero
      | rifai l'ultimo numero
    @redial [@lastNumber] => destinationType=redial
    @call @lastNumber => destinationType=redial
    @lastNumber/0.6 = il numero | quel numero | l'ultimo numero [chiamato | composto | che ho chiamato] | lo stesso numero
      | l'ultima persona che ho chiamato
    @voicemail = [la | la mia | mia] (segreteria | segreteria telefonica | casella vocale)
    (@call | @checkMail) @voicemail => destinationType=voicemail
    @checkMail/0.7 = ascolta | ascoltare | controlla | controllare | apri
    @call @emergency => destinationType=emergency
    @emergency/1.2 = [i | il | la | un' | l' | un | gli] (soccorsi | pronto soccorso | emergenze | ambulanza
      | polizia | pompieri | vigili del fuoco | numero di emergenza
      | carabinieri) | 112 | 118 | il 112 | il 118
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = chiamata di emergenza | mi serve un'ambulanza | ho bisogno di un'ambulanza | è un'emergenza | sos

    intent SearchCallHistory past
    @calls = chiamata | chiamate | telefonata | telefonate
    @history = [registro | cronologia | elenco | lista] (delle | di) chiamate | chiamate recenti
      | registro chiamate | cronologia chiamate
    symbol missed = persa | perse | senza risposta | mancata | mancate
    symbol received = ricevuta | ricevute | in arrivo | in entrata
    symbol outgoing = effettuata | effettuate | in uscita | fatte | uscenti
    symbol latest = ultima | ultime | più recenti | più recente | recenti
    @anyOf/0.05 = [tutte] [le | la | le mie | mie | una | delle | qualche | l' | quella]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $calls = @calls | $medium
    $record = [@anyOf] [$type] [@mine] $calls [$type]
    @mine/0 = mie | mia
    @listen/0.7 = qual è | qual era | quali erano | mostra | mostrami | mostrare | fammi vedere | vedere | elenca | lista | cerca | controlla
      | controllare | dimmi | leggi | leggimi | apri | trova
      | visualizza | dammi | quali sono | qual è stata | guarda | consulta
    @forMe/0.05 = mi
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    @onDay/0.05 = di | del | da | dal | della | durante | dello
    @fromWho/0.2 = di | da | con | a | del | dal
    @listen [@forMe] $record [$filter]*
    @listen [@forMe] [@anyOf] @history [$filter]
    ~0.2 [@anyOf] @calls {callTypes=missed|received|outgoing} [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @what $calls @iMissed [$filter] => callTypes=missed
    @what $calls @iGot [$filter] => callTypes=received
    @what $calls @iMade [$filter] => callTypes=outgoing
    @listen [@forMe] [@anyOf] $calls @iMissed [$filter] => callTypes=missed
    @listen [@forMe] [@anyOf] [$type] $calls @iGot [$filter] => callTypes=received
    @listen [@forMe] [@anyOf] [$type] $calls @iMade [$filter] => callTypes=outgoing
    @what/0.2 = che | quali | quante
    @iMissed/0.8 = ho perso | che ho perso | mi sono perso | mi sono persa
    @iGot/0.6 = ho ricevuto | che ho ricevuto
    @iMade/0.6 = ho fatto | che ho fatto | ho effettuato | che ho effettuato
    @haveI $record [$filter]*
    @haveI/0.4 = ho | ho avuto | ho ricevuto | ci sono | ci sono state
    ~-0.4 @missAny [$filter] => callTypes=missed
    @missAny = ho perso (una | qualche | delle) (chiamata | chiamate)
    @who @called [$filter] => callTypes=received
    @who/0.3 = chi
    @called/0.9 = mi ha (cercato | cercata | chiamato | chiamata) al telefono | (ha cercato | ha provato) (di | a) (chiamarmi | contattarmi | telefonarmi | raggiungermi) | mi ha richiamato | mi ha chiamato | mi ha chiamata | ha chiamato | mi ha telefonato | ha telefonato | mi ha cercato
      | mi stava chiamando | mi ha appena chiamato
    @who @didICall [$filter] => callTypes=outgoing
    @didICall/0.9 = ho chiamato | ho telefonato | ho sentito | ho parlato
    @lastTime/0.2 = l'ultima volta | per l'ultima volta | di recente
    @when @didICall [@withWhom2] {recipient} @lastTime => callTypes=outgoing
    @when @didICall @lastTime [@withWhom2] {recipient} => callTypes=outgoing
    @when @didICall [@withWhom2] {recipient} [$filter] => callTypes=outgoing
    @withWhom2/0.1 = a | con | al | alla
    @when @called {recipient} [$filter] => callTypes=received
    @when {recipient} @called [$filter] => callTypes=received
    @when {recipient} @lost @myCall => callTypes=outgoing
    @lost/0.6 = ha perso | ha mancato
    @myCall/0.6 = la mia chiamata | una mia chiamata
    @when @iVerb $record [$filter]
    @iVerb/0.4 = ho fatto | ho ricevuto | ho avuto | ho perso | ho effettuato
    @when @was $record [$filter]
    @was/0.2 = è stata | era | sono state
    @called ({recipient} | @someone) [$filter] => callTypes=received
    @someone @called [$filter] => callTypes=received
    @who @callsNow => callTypes=received
    @callsNow/1.1 = (era | è) al telefono | [mi] (chiama | sta chiamando | sta telefonando) [adesso | ora]
    @someone/0.2 = qualcuno
    {recipient} @called [$filter] => callTypes=received
    @when/0.3 = quando | a che ora | quanto tempo fa

    intent AnswerCall
    @answer = rispondi | rispondere | risponda | accetta | accettare | prendi | prendere
    @theCall/0.8 = (alla | la | al | il | questa | a questa) (chiamata | telefono | telefonata | chiamata in arrivo)
    @answer @theCall [$route]
    @pickUp [$route]
    @pickUp = alza la cornetta | rispondi al telefono

    intent HangUpCall
    @hangUp = riattacca | riattaccare | attacca il telefono | metti giù | butta giù | riaggancia | riagganciare
    @endVerb/0.8 = termina | terminare | chiudi | chiudere | concludi | interrompi | interrompere | finisci
    @hangUp [@theCall]
    @endVerb @theCall
    """
}

extension Italian {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = mi mandi | mi invii | gli mandi | le mandi | invia | inviare | invii | inviate | inviagli | inviale | inviargli | inviarle | inviami | manda
      | mandare | mandi | mandagli | mandale | mandargli
      | mandarle | mandami | spedisci | spedire | spediscigli | inoltra | inoltrare | trasmetti | mandare a
    @sendIt = dillo | diglielo | scriviglielo | riferiscilo | mandagliela | invialo | mandalo | inviaglielo | mandaglielo | inviala | mandala | inviarlo | mandarlo
      | mandarglielo | spediscilo | inoltralo
    @compose = scrivi | scrivere | scriva | scrivigli | scrivile | scrivergli | scriverle | componi | comporre
      | crea | creare | lascia | lasciare | lasciagli
      | lasciale | prepara | detta | fai | fare | digita | butta giù
    @messageNoun = [un | il | questo | quel | questo | mio | il mio | altro | un altro | una | la | l' | dei | quest']
      [seguente | nuovo | breve | piccolo | nuova | altro]
      (messaggio | messaggi | messaggino | sms | messaggio di testo | testo | messaggio vocale | vocale
      | nota vocale | mms | messaggio whatsapp
      | messaggio privato | messaggio di gruppo | audio | whatsapp)
    @media = [un | una | un' | il | la | le | i | delle | dei | questa | questo] (foto | video | fotografia | immagine | immagini | cuore | cuoricino | bacio | abbraccio | emoji | faccina | gif | adesivo | selfie)
    @note/0.6 = [una | la | due | un] [breve] (nota | riga | righe | parole | saluto | saluti | abbraccio | bacio)
    @text = scrivi | scrivere | scriva | scrivigli | scrivile | scrivergli | scriverle | messaggia | messaggiare
      | whatsappa
    @tell/0.8 = gli dici | le dici | mi dici a | di' | dì | dica | digli | dille | dire | dirgli | dirle | racconta | comunica | comunicare
      | comunicagli | comunicale | annuncia | conferma
      | confermare | confermagli | raccontagli
    @inform = mi avvisi | avvisa | avvisare | avvisi | avvisalo | avvisala | avverti | avvertire | avverta | informa
      | informare | informi | informalo | notifica
      | avvertilo | avvertila
    @ask/0.8 = chiedi | chiedere | chieda | chiedigli | chiedile | chiedergli | chiederle | domanda | domandare
    @fai/0.4 = fai | fare | faccia | fagli | falle | fa'
    @know/0.7 = sapere
    @reply = rispondi | rispondere | risponda | rispondigli | rispondile | rispondergli | risponderle | replica
    @that/0.4 = che
    @if/0.2 = se | di
    @said/0.5 = dicendo | dicendogli | dicendole | che dice | che dica
      | per (dire | dirgli | dirle | avvisarlo | avvisarla | avvertirlo | avvertirla | informarlo
      | informarla | fargli sapere | farle sapere | comunicargli
      | comunicarle) | per chiedere [se] | per (chiedergli | chiederle) [se]
      | e (digli | dille | dì loro | di' loro) | e chiedi [se] | e (chiedigli | chiedile) [se | di] | e avvisalo
      | e avvisala | e scrivi | chiedendo [se]
      | (chiedendogli | chiedendole) [se] | con (scritto | il testo | il messaggio | questo testo) [seguente]
      | con su scritto | dove dico | in cui dico | avvisandolo
      | e fagli sapere | e falle sapere
    @toDo/0.4 = di | per
    @byText/0.5 = per (messaggio | sms | iscritto) | con un (messaggio | sms | vocale | messaggio vocale)
      | tramite (messaggio | sms) | via (sms | messaggio)
    @it/0.2 = questo | quello | lo stesso | lo stesso messaggio | un altro
    @group/0.5 = gruppo | chat | conversazione | chat di gruppo | canale
    @toGroup/0.5 = (al | nel | alla | nella | sul | sulla | al mio | nel mio) (gruppo | chat | conversazione
      | chat di gruppo | canale)
      [di | del | della | dei | delle | degli | dell']
    @toThe/0.1 = a | al | alla | ai | agli | alle | all' | nel | nella | sul
    $dest = @to {recipients} | @toGroup {speakableGroupName:contactGroupName}
      | [@toThe] {speakableGroupName:contactGroupName!}
    $what = [@said] [@that | @toDo] {content}
    $said = (@said [@that] | @that) {content}
    $text = (@messageNoun | @note)

    intent SendMessage
    (@send | @compose) @messageNoun
    @send @media [$dest]
    @send $dest @media
    ~-0.1 @say $dest {content}
    @wishes $dest
    @wishes/1.2 = (fai | fare | manda | mandare | porgi) [gli | i miei | tanti] auguri [di (buon compleanno | natale | buon anno | pasqua)]
    @say/0.8 = di' | dì | dica | dire
    ~-0.1 (@tellHim | @sendHim) [@byText] $said => recipients=^him
    ~-0.1 (@tellHer | @sendHer) [@byText] $said => recipients=^her
    ~-0.1 @sendHim $text [$said] => recipients=^him
    ~-0.1 @sendHer $text [$said] => recipients=^her
    ~0.3 @sendHim {content} => recipients=^him
    ~0.3 @sendHer {content} => recipients=^her
    ~0.1 @askHim @if {content} => recipients=^him
    ~0.1 @askHer @if {content} => recipients=^her
    ~0.1 @tellThem [@byText] $said => recipients=^them
    @askHim/0.9 = chiedigli | chiedergli
    @askHer/0.9 = chiedile | chiederle
    @tellThem/0.9 = avvisali | avvertili | digli a tutti | di' loro
    @tellHim/0.9 = digli | dirgli | comunicagli | fagli sapere | rispondigli | chiedigli | avvisalo | avvertilo
    @tellHer/0.9 = dille | dirle | comunicale | falle sapere | rispondile | chiedile | avvisala | avvertila
    @sendHim = mandagli | inviagli | scrivigli | scrivergli | mandargli
    @sendHer = mandale | inviale | scrivile | scriverle | mandarle
    (@send | @compose) $text $dest [$what]
    (@send | @compose) $dest $text [$what]
    (@send | @compose) {recipients} $text [$what]
    (@send | @compose) $text $said
    ~0.1 (@send | @compose) $text @said {content} $dest
    ~0.2 @send $text {content}
    ~0.2 @send $dest $said
    ~0.3 @send $dest {content}
    @sendIt $dest
    ~0.2 @sendIt
    ~0.2 @send @it $dest
    ~0.4 @send @it
    ~0.1 {recipients} (@send | @compose) $text [$what]
    @text $dest [$what]
    @text {recipients} [$said]
    ~0.3 @text $said
    ~0.7 @text {content}
    @messageNoun $dest [$what]
    @tell $dest [@byText] [@that | @toDo] {content}
    @tell [@byText] @that {content} $dest
    ~0.1 @say {content} $dest
    ~0.3 @tell $said
    @inform {recipients} [@byText] [@that | @toDo | @of] {content}
    @inform $dest [@byText] [@that] {content}
    ~0.2 @inform {recipients}
    @of/0.2 = del fatto che
    ~-0.2 @ask $dest [@byText] [@if] {content}
    @fai @know $dest [@that] {content}
    (@tell | @ask | @inform | @text) @toAll [@that | @if] {content}
    @toAll/0.4 = [a] tutti [i miei amici | i miei contatti | quanti] | [a] tutta la (famiglia | squadra)
    @reply
    @reply [$dest] @byText [$what]
    @reply [$dest] [@with] @messageNoun [$what]
    @reply $dest [$what]
    ~0.2 @reply $said
    ~0.2 @reply {content}
    @with/0.1 = con | tramite
    {app} {recipients} @messageNoun [$what]
    ~0.4 {app} {recipients} $what
    ~0.8 {app} {recipients}

    intent SearchForMessages past
    @read = leggi | leggere | legga | leggimi | leggermi | rileggi | rileggimi | ascolta | ascoltare
      | continua a leggere | fammi sentire | sentire
    @show/0.7 = mostra | mostrare | mostrami | mostrarmi | fammi vedere | fai vedere | vedere | visualizza | cerca
      | cercare | cercami | trova | trovare | trovami
      | apri | aprire | recupera | recuperare | controlla | controllare | dammi | elenca | guarda | dimmi | scarica
      | consulta
    @me/0.05 = mi | me
    @kindOf/0.1 = [tutti] [i | il | gli | le | l' | i miei | il mio | dei | un | quei | miei] [ultimi | ultimo
      | ultima | più recenti | recenti]
    symbol unread = non letto | non letti | nuovo | nuovi | nuova | da leggere | non ancora letti
    symbol read = letto | letti | già letti | vecchi
    symbol flagged = importante | importanti | contrassegnato | contrassegnati | segnati
    symbol played = ascoltato | ascoltati
    @messages = messaggio | messaggi | sms | messaggi di testo | messaggino | messaggini | testi | conversazione
      | conversazioni | chat | messaggi vocali | vocali
      | messaggio vocale | whatsapp
    $attributes = {attributes=unread|read|flagged|played}
    $things = [@kindOf] [$attributes] [@kindOf] @messages [$attributes]
    @from/0.3 = con | con il | con la | con mia | con mio | di | da | del | dal | della | dalla | dai | dei | da parte di | inviati da | mandati da
      | ricevuti da | che mi ha mandato | che mi ha inviato | dell' | dall'
    @sentTo/0.3 = a | al | alla | inviati a | mandati a | che ho mandato a | che ho inviato a
    @about/0.5 = su | sul | sulla | riguardo a | che parlano di | che contengono | che dicono | a proposito di
      | con la parola | riguardanti
    @on/0.05 = di | da | del | della | dello | ricevuti | ricevuto | che ho ricevuto | durante | dal
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inGroup @group [@from] {speakableGroupNames:contactGroupName}
      | [@inGroup] {speakableGroupNames:contactGroupName!}
    @inGroup/0.1 = nel | del | nella | della | nel mio
    (@read | @show) [@me] $things [$where]*
    ~0.1 @me (@read | @show) $things [$where]*
    @doI $things [$where]*
    @areThere $things [$where]*
    @what $attributes @messages @doI [$where]
    @what @messages @doI [$where]*
    @what @doesSay $things [$where]
    @whatIs $things [$where]
    @whatIs/0.2 = (qual è | quali sono) [stato | stati]
    {senders} @wroteMe [@thing] [$where]
    @wroteMe {senders} [@thing] [$where]
    @wroteMe @someone [@thing]
    @anyNews {senders}
    @anyNews/1.1 = (ho | hai | c'è | ci sono) [ricevuto | avuto] (una risposta | risposta | risposte | notizie | novità | qualcosa) (da | di | dal | dalla | del)
    @someone @wroteMe [@thing]
    @what @haWrote {senders} [$where]
    @what @haWrote {senders} @inTheGroup
    @inTheGroup/0.1 = nel gruppo | in chat | nella chat | sul gruppo
    {senders} @replied [@thing]
    @replied ({senders} | @someone)
    @newsIn @messages
    @newsIn/0.9 = [ci sono | c'è] [delle | qualche] (novità | qualcosa di nuovo | niente di nuovo) (nei | tra i) [miei]
    @replied/1.2 = ha scritto (qualcosa | niente) | [mi] ha [già | poi] (risposto | riscritto) | [mi] hanno [già | poi] risposto
    @someone/0.2 = qualcuno
    @wroteMe [@thing] {senders}
    @who @wroteMe [@thing] [$where]
    ~0.4 $attributes @messages [$where]
    ~0.3 [@kindOf] @messages $attributes [$where]
    @doI/0.5 = hai | ho | ho ricevuto | mi sono arrivati | ho dei | mi è arrivato
    @areThere/0.4 = ci sono | c'è | ci sono dei
    @what/0.2 = che | quali | cosa | quanti | che cosa
    @doesSay/0.4 = dice | dicono | diceva | dicevano | c'era scritto (in | nel) | c'è scritto in | c'è scritto nel
    @wroteMe/1.2 = mi ha scritto | mi ha mandato | mi ha inviato | mi hanno scritto | mi hanno mandato | mi ha lasciato
    ~-0.2 @read [@me] @whatThat @haWrote {senders}
    ~-0.2 @read [@me] @whatThat {senders} @haWrote
    @whatThat/0.3 = cosa | che cosa | quello che | ciò che
    @haWrote/1.2 = ha (scritto | mandato | inviato | detto) | mi ha (scritto | mandato | inviato | detto)
    @thing/0.1 = qualcosa | un messaggio | messaggi | dei messaggi | un sms
    @who/0.3 = chi

    intent SetMessageAttribute
    @mark = segna | segnare | contrassegna | contrassegnare | segnalo | contrassegnalo | segnali | marca | segnala
    @them/0.2 = lo | li | questo
      | [tutti] [il | i | i miei | questo | quel | la] [nuovi] [ultimo | ultimi] (messaggio | messaggi | sms
      | conversazione) | tutto | tutti
    @as/0.2 = come
    symbol unflagged = non importante | non contrassegnato
    @mark [@them] [@as] {attribute=read|unread|flagged|unflagged|played}

    intent EditMessage
    @edit = modifica | modificare | cambia | cambiare | correggi | correggere
    @editIt = cambialo | modificalo | correggilo
    @myMessage/0.8 = [il | questo | il mio | quel | l'] [ultimo] [mio] (messaggio | sms) [inviato
      | precedente] [che ho (inviato | mandato)]
    @toSay/0.6 = in | con | per dire | in modo che dica | e scrivi
    @edit @myMessage
    @edit @myMessage @toSay {editedContent}
    ~0.3 @editIt @toSay {editedContent}

    intent UnsendMessages
    @unsend = annulla l'invio di | annullare l'invio di | annulla l'invio del | annullare l'invio del
      | annulla l'invio dell' | ritira | ritirare | richiama
    @unsendAll = annulla l'invio | annullare l'invio
    @delete = cancella | cancellare | elimina | eliminare | annulla | annullare
    (@unsend | @delete) @myMessage
    @unsendAll
    """
}

/// How questions are answered in Italian; the notation is that of the understanding's reply words.
extension Italian {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = sì | si | certo | certamente | sicuro | come no | ok | okay | va bene | d'accordo | esatto
      | esattamente | giusto | corretto | perfetto | bene | benissimo | ottimo | proprio così | è giusto
      | è corretto | certo che sì | assolutamente | assolutamente sì
      | sì (grazie|per favore|certo|esatto|va bene|giusto)
      | (è lui|è lei|lui|proprio lui|proprio lei|è quello|è quella) | confermo | confermato | conferma
      | credo di sì | penso di sì | volentieri | con piacere | perché no | naturalmente | ovviamente
      | [così] [mi|ci] (sembra|pare|suona) (bene|perfetto|ottimo|buono|giusto|ok) | (mi|così|per me) va (bene|benissimo)
      | va (benissimo|bene così) | (è|questo è|così è) (perfetto|tutto giusto|tutto corretto|ok|ottimo)
      | tutto (bene|ok|a posto|giusto|corretto) | a posto | eccellente | fantastico | meraviglioso | splendido
      | accetto | sono d'accordo | nessuna obiezione | (hai|ha) ragione | ci sto
    tail = per (me|noi) | così | grazie mille
    act no = no | no grazie | macché | per niente | assolutamente no | neanche per idea | mai | negativo
      | sbagliato | falso | non è (lui|lei|quello|quella|giusto|corretto|così) | no non è (lui|lei|quello|quella)
      | non (lui|lei|quello|quella)
      | nessuno | nessuna | nessuno di loro | nessuno dei due | nessuna delle due | né l'uno né l'altro
      | qualcun altro | un altro | un'altra | altro | non credo | non penso | credo di no | certo che no
      | ovviamente no | non adesso | non ora | non oggi | meglio di no
    act cancel = annulla | annullare | annulli | annullalo
      | annulla (tutto|il messaggio|la chiamata|la corsa|il pagamento|questo) | cancella
      | cancella (tutto|il messaggio|la chiamata|la corsa|il pagamento) | lascia stare | lasci stare
      | lascia perdere | lasci perdere | lascia | dimentica | dimenticalo | dimenticatene | non importa
      | fa niente | fa lo stesso | non fa niente
      | basta | basta così | fermati | ferma | smettila | stop | ho cambiato idea | non voglio più
      | non lo voglio più | non serve più | non serve | no (annulla|lascia stare|lascia perdere|niente)
      | interrompi | esci | niente da fare
    maybe cancel = niente | fine | finito | chiudi | abbastanza | è tutto
    act help = che cosa (sai|puoi) fare | (cosa|che cosa) (sai|puoi) fare per me | in cosa puoi aiutarmi | aiuto | aiutami | mi aiuti | ho bisogno di aiuto | cosa posso dire | che cosa posso dire
      | cosa devo dire | cosa posso fare | cosa puoi fare | cosa sai fare | come funziona | come si fa
      | non capisco | non ho capito cosa fare | quali sono le opzioni possibili | che opzioni ho
    maybe help = spiega | spiegami | cosa significa | cosa vuol dire | cosa vuoi dire
    act repeat = cosa | come | come scusa | che cosa | che | eh | puoi ripetere | può ripetere | ripeti
      | ripeti (per favore|la domanda|le opzioni|questo) | ripetilo | ripetere | dillo di nuovo | dillo ancora
      | cosa hai detto | che hai detto | che cosa hai detto | cosa dicevi | quali erano le opzioni
      | quali sono le opzioni | quali erano | non ho (sentito|capito) | ancora una volta per favore
    maybe repeat = ancora | di nuovo | ancora una volta | scusa | scusi | quali | prego
    act send = invia | invialo | inviala | manda | mandalo | mandala | spedisci | spediscilo
      | invia (il messaggio|questo) | manda (il messaggio|questo) | vai | vai avanti | procedi | continua | fallo
      | sì (invia|invialo|manda|mandalo|vai|procedi|fallo) | prenota | prenotalo | prenotala | paga | pagalo
      | conferma (tutto|la prenotazione|il pagamento) | chiama | inizia | comincia | pronto | pronta
      | sono pronto | sono pronta | avanti
    act hold = non (inviare|mandare|inviarlo|mandarlo|spedire|farlo|pagare|prenotare|lo inviare|lo mandare)
      | no non (inviare|mandare|inviarlo|mandarlo|farlo) | non ancora | aspetta | aspetti | un momento
      | un attimo | aspetta un attimo | attendi
    """

  private static let replyMarkers = """
    filler = eh | ehm | uhm | mah | beh | allora | dunque | oh | ah | mmm | per favore | per piacere | grazie
      | ehi siri | siri | credo | penso | forse | vorrei | voglio | prendo | scelgo | scegli | prendi | diciamo
      | direi | sarebbe | sarà | sono | è | siamo | saremo | ci sono | circa | più o meno | va bene | ok
      | fammi pensare | vediamo | facciamo
    lead = di' | di | dille | digli | dille che | digli che | di' che | dì che | dì | dica | gli dica che
      | le dica che | scrivi | scrivi che | scrivile | scrivigli | scrivile che | scrivigli che | il messaggio è
      | il testo è | voglio dire | vorrei dire | chiedile | chiedigli | falle sapere che | fagli sapere che
      | avvisala che | avvisalo che
    correction = in realtà | no in realtà | anzi | no anzi | volevo dire | no volevo dire | intendevo
      | no intendevo | voglio dire | no voglio dire | intendo | ho detto | no ho detto | scusa | no scusa | scusi
      | aspetta | no aspetta | piuttosto | meglio | o meglio | correzione | no no | ho sbagliato
      | mi sono sbagliato | veramente | a dire il vero | invece
    instead = invece | piuttosto | per favore | grazie | anche | pure | allora
    change = cambia | cambialo | cambiala | cambiare | cambi | modifica | modificare | metti | mettilo
      | metti invece | fai | fallo | falla | correggi | correggere | sostituisci | imposta | vorrei cambiare
      | puoi cambiare | voglio cambiare | no cambia | no metti | sì ma cambia | ma cambia | rendi
    is = è | sono | sarà | sarebbe | deve essere | dovrebbe essere
    question = quanto | quanta | quando | come | perché | cosa | che cosa | quale | quali | chi | qual è | c'è | ci sono
      | (puoi|può|potresti)
    to = in | a | con | per | da | e metti | su
    it = lo | la | questo | quello | ciò | questa
    preposition = a | ad | al | alla | allo | agli | per | con | di | da | in | su | sul | sulla | nel | nella | verso | è | è per
      | invialo a | mandalo a | un | una | il | lo | la | i | gli | le | l' | mio | mia | miei
    article = il | lo | la | i | gli | le | l' | un | una | un' | mio | mia | questo | questa | quello | quella
      | quel | suo | sua
    one = opzione | numero | scelta | contatto | persona | per favore | della lista | nella lista | di loro | dei due
    last = ultimo | ultima | l'ultimo | l'ultima
    and = e | ed | & | così come | e anche | e a | oltre a
    addition = aggiungi | aggiungi che | aggiungi anche | e anche | e anche a | anche a | di' anche
      | di' anche che | includi | e a
    """

  private static let replyParameters = """
    parameter recipients = destinatario | destinatari | contatto | persona | persone
    parameter contacts = contatto | persona | persone | numero
    parameter content = messaggio | testo | contenuto
    parameter editedContent = messaggio | testo | contenuto
    parameter speakableGroupName = gruppo
    parameter callCapability = tipo di chiamata
    parameter currencyAmount = importo | somma | cifra | prezzo
    parameter transactionAmount = importo | somma | cifra
    parameter payee = beneficiario | destinatario | persona | contatto
    parameter payer = pagatore | persona | contatto
    parameter note = nota | causale | commento
    parameter transactionNote = nota | causale | commento
    parameter fromAccount = conto di partenza | conto di origine | conto
    parameter toAccount = conto di destinazione
    parameter pickupLocation = luogo di partenza | punto di partenza | partenza
    parameter dropOffLocation = destinazione | arrivo | meta
    marker dropOffLocation = (vado|andiamo|voglio andare|devo andare|dobbiamo andare|vogliamo andare) (a|al|allo|alla|all'|in|da)
      | (portami|portaci|mi porti|accompagnami) (a|al|allo|alla|all'|in|da)
    marker pickupLocation = (vieni|venite) a (prendermi|prenderci) (a|al|alla|all'|in|davanti a) | sono (a|al|allo|alla|all'|in|davanti a)
      | parto (da|dal|dalla)
    parameter rideOptionName = auto | macchina | tipo di corsa | opzione | corsa
    parameter partySize = numero di persone | numero di passeggeri | passeggeri | persone | posti
    parameter scheduledPickupTime = ora | orario | data | giorno
    parameter workoutName = allenamento | esercizio | attività
    parameter goalValue = obiettivo | distanza | durata
    parameter dateTimeRange = data | periodo
    parameter dateCreated = data | periodo
    parameter albumName = album

    carrier SendMessage = invia un messaggio
    carrier SendMessage recipients = invia un messaggio a
    carrier StartCall = chiama
    carrier StartCall contacts = chiama
    carrier SearchForMessages = cerca i messaggi
    carrier SearchForMessages senders = cerca i messaggi di
    carrier SendPayment = invia soldi
    carrier SendPayment payee = invia soldi a
    carrier RequestPayment payer = chiedi soldi a
    carrier RequestRide = prenota un taxi
    carrier RequestRide dropOffLocation = prenota un taxi per
    carrier RequestRide scheduledPickupTime = prenota un taxi alle
    carrier StartWorkout = inizia un allenamento
    carrier SearchForPhotos = cerca le foto
    carrier SearchForPhotos peopleInPhoto = cerca le foto di
    """
}

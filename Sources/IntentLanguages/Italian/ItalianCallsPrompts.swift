extension Italian {
  /// What the assistant says in Italian about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: la chiamata
    StartCall.callRecordToCallBack needsValue: Chi richiamo?
    StartCall.callRecordToCallBack disambiguation: Quale chiamata: {or choices}?
    StartCall.callRecordToCallBack disambiguation (brief): Quale chiamata?
    StartCall.callRecordToCallBack unsupported: Non trovo nessuno da richiamare.
    StartCall.callRecordToCallBack unsupported noMatchingCall: Non trovo nessuno da richiamare.
    StartCall.callRecordToCallBack needsValue instead: Chi devo chiamare invece?
    StartCall.destinationType name: il tipo di chiamata
    StartCall.destinationType needsValue: Chi chiamo?
    StartCall.destinationType unsupported: {app} non può fare quel tipo di chiamata.
    StartCall.contacts name: la persona
    StartCall.contacts needsValue: Chi vuoi chiamare?
    StartCall.contacts needsValue: Scusa, chi chiamo?
    StartCall.contacts needsValue: Non ho capito il nome. Chi chiamo?
    StartCall.contacts needsValue instead: Allora chi chiamo?
    StartCall.contacts needsMoreDetails: Ci sono molte persone di nome {value}. Mi dici il nome completo?
    StartCall.contacts disambiguation: Chi vuoi chiamare: {or choices}?
    StartCall.contacts disambiguation (brief): Chi vuoi chiamare?
    StartCall.contacts disambiguation: Scusa, chi: {or choices}?
    StartCall.contacts disambiguation: Non ho capito. Puoi dire un nome o un numero: {or choices}.
    StartCall.contacts confirmation: Chiamo {value}?
    StartCall.contacts confirmation: Scusa, chiamo {value}? Sì o no?
    StartCall.contacts unsupported: {app} non può chiamare {value}.
    StartCall.contacts unsupported noContactFound: Non trovo {value} in {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} può chiamare una sola persona alla volta.
    StartCall.contacts unsupported noHandleForLabel: {value} non ha un numero di quel tipo.
    StartCall.contacts unsupported invalidHandle: Non ho un numero da chiamare per {value}.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} non può comporre codici di servizio.
    StartCall.contacts unsupported noCallHistoryForRedial: Non c’è nessuna chiamata da ripetere.
    StartCall.contacts unsupported noUsableHandleForRedial: L’ultima chiamata non si può ripetere.
    StartCall.contacts unsupported requiringInAppAuthentication: Accedi a {app} per chiamare {value}.
    StartCall.callCapability name: il tipo di chiamata
    StartCall.callCapability needsValue: Chiamata vocale o videochiamata?
    StartCall.callCapability needsValue instead: Come chiamo?
    StartCall.callCapability unsupported: {app} non può fare quel tipo di chiamata.
    StartCall.callCapability unsupported videoCallUnsupported: {app} non può fare videochiamate.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} non può usare il microfono.
    StartCall.callCapability unsupported cameraNotAccessible: {app} non può usare la fotocamera.
    StartCall goAhead: Chiamo[ {contacts}] adesso?
    StartCall button goAhead-accept: Chiama
    StartCall ready: Chiamo[ {contacts}] con {app}.
    StartCall continueInApp: Chiamo[ {contacts}] con {app}.
    StartCall failure: Mi dispiace, {app} non è riuscita a chiamare.
    StartCall failureRequiringAppLaunch: Devi fare quella chiamata da {app}.
    StartCall failureCallingServiceNotAvailable: Al momento {app} non può fare chiamate.
    StartCall failureContactNotSupportedByApp: {app} non può chiamare {contacts}.
    StartCall failureAirplaneModeEnabled: È attiva la modalità aereo. Disattivala per chiamare.
    StartCall failureUnableToHandOff: Non sono riuscito a passare la chiamata sull’altro dispositivo.
    StartCall failureAppConfigurationRequired: Devi finire di configurare {app} prima di chiamare.
    StartCall failureCallInProgress: Hai già una chiamata in corso.
    StartCall failureCallRinging: Ti stanno chiamando. Rispondi prima a quella chiamata.
    StartCall failureRequiringInAppAuthentication: Devi accedere a {app} prima di chiamare.
    StartCall ended refused: Va bene, non chiamo.
    StartCall ended cancelled: Va bene, non chiamo.

    SearchCallHistory.dateCreated name: la data
    SearchCallHistory.dateCreated needsValue: Chiamate di quando?
    SearchCallHistory.recipient name: la persona
    SearchCallHistory.recipient needsValue: Chiamate con chi?
    SearchCallHistory.recipient needsValue instead: Allora chiamate con chi?
    SearchCallHistory.recipient disambiguation: Chiamate con chi: {or choices}?
    SearchCallHistory.recipient disambiguation (brief): Chiamate con chi?
    SearchCallHistory.recipient confirmation: Chiamate con {value}?
    SearchCallHistory.recipient unsupported: Non trovo {value} in {app}.
    SearchCallHistory.callTypes name: il tipo di chiamate
    SearchCallHistory.callTypes needsValue: Quali chiamate: perse, ricevute o effettuate?
    SearchCallHistory.unseen name: le nuove chiamate
    SearchCallHistory.unseen needsValue: Solo quelle nuove?
    SearchCallHistory success: {count? Non ho trovato chiamate. | Ho trovato una chiamata. | Ho trovato {count}
      chiamate.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? Non ho trovato chiamate. | Ho trovato una chiamata. | Ho trovato {count}
      chiamate.}
    SearchCallHistory success (car): {count? Nessuna chiamata. | Una chiamata. | {count} chiamate.}
      [La prima è {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} sta ancora cercando.
    SearchCallHistory continueInApp: Ecco le tue chiamate in {app}.
    SearchCallHistory failure: Mi dispiace, {app} non è riuscita a cercare tra le tue chiamate.
    SearchCallHistory failureRequiringAppLaunch: Trovi le tue chiamate in {app}.
    SearchCallHistory failureAppConfigurationRequired: Prima devi finire di configurare {app}.

    AnswerCall success: Rispondo.
    AnswerCall continueInApp: Rispondo in {app}.
    AnswerCall inProgress: Rispondo.
    AnswerCall failure: Non c’è nessuna chiamata a cui rispondere.
    AnswerCall failureRequiringAppLaunch: Devi rispondere da {app}.
    HangUpCall success: Va bene, ho riattaccato.
    HangUpCall inProgress: Riattacco.
    HangUpCall failure: Mi dispiace, {app} non è riuscita a chiudere la chiamata.
    HangUpCall failureRequiringAppLaunch: Devi chiudere la chiamata da {app}.
    HangUpCall failureNoCallToHangUp: Non hai chiamate in corso.

    word audioCall: chiamata vocale
    word videoCall: videochiamata
    word missed: chiamata persa
    word received: chiamata ricevuta
    word outgoing: chiamata effettuata
    word latest: ultima chiamata
    word voicemail: segreteria
    word ringing: in arrivo
    word inProgress: in corso
    word onHold: in attesa
    """
}

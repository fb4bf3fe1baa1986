extension Italian {
  /// What the assistant says in Italian about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: il destinatario
    SendMessage.recipients needsValue: A chi?
    SendMessage.recipients needsValue: Scusa, a chi lo mando?
    SendMessage.recipients needsValue: Non ho capito il nome. Per chi è il messaggio?
    SendMessage.recipients needsValue instead: Allora a chi lo mando?
    SendMessage.recipients needsMoreDetails: Ci sono molte persone di nome {value}. Mi dici il nome completo?
    SendMessage.recipients disambiguation: A chi vuoi scrivere: {or choices}?
    SendMessage.recipients disambiguation (brief): A chi vuoi scrivere?
    SendMessage.recipients disambiguation: Scusa, a chi: {or choices}?
    SendMessage.recipients disambiguation: Non ho capito. Puoi dire un nome o un numero: {or choices}.
    SendMessage.recipients confirmation: Mando il messaggio a {value}?
    SendMessage.recipients confirmation: Scusa, è per {value}? Sì o no?
    SendMessage.recipients unsupported: Non trovo {value} in {app}.
    SendMessage.recipients unsupported noAccount: {value} non ha un account {app}.
    SendMessage.recipients unsupported offline: {value} al momento non è raggiungibile su {app}.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} non riceve messaggi su {app}.
    SendMessage.recipients unsupported noValidHandle: {app} non ha un indirizzo per {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: {value} non è un indirizzo a cui posso scrivere.
    SendMessage.recipients unsupported noHandleForLabel: {value} non ha un indirizzo di quel tipo.
    SendMessage.recipients unsupported requiringInAppAuthentication: Accedi a {app} per scrivere a {value}.
    SendMessage.content name: il messaggio
    SendMessage.content needsValue: Cosa vuoi dire[ a {recipients}][ a {speakableGroupName}]?
    SendMessage.content needsValue: Scusa, cosa deve dire il messaggio?
    SendMessage.content needsValue: Non ho capito il messaggio. Cosa scrivo?
    SendMessage.content needsValue instead: Allora cosa deve dire?
    SendMessage.content confirmation: Il messaggio deve dire “{value}”?
    SendMessage.content unsupported: {app} non può mandarlo.
    SendMessage.outgoingMessageType name: il tipo di messaggio
    SendMessage.outgoingMessageType needsValue: Messaggio di testo o vocale?
    SendMessage.speakableGroupName name: il gruppo
    SendMessage.speakableGroupName needsValue: A quale gruppo?
    SendMessage.speakableGroupName needsValue: Scusa, come si chiama il gruppo?
    SendMessage.speakableGroupName needsValue instead: Allora a quale gruppo lo mando?
    SendMessage.speakableGroupName disambiguation: A quale gruppo: {or choices}?
    SendMessage.speakableGroupName disambiguation (brief): A quale gruppo?
    SendMessage.speakableGroupName confirmation: Mando il messaggio al gruppo {value}?
    SendMessage.speakableGroupName unsupported: Non trovo un gruppo di nome {value} in {app}.
    SendMessage goAhead: Il tuo messaggio[ a {recipients}][ a {speakableGroupName}] dice: “{content}”. Lo invio?
    SendMessage goAhead (brief): Lo invio?
    SendMessage goAhead: Scusa, lo invio, lo cambio o annullo?
    SendMessage button goAhead-accept: Invia
    SendMessage help goAhead: Di’ “invia”, “annulla” oppure “cambialo in…”.
    SendMessage success: Va bene, invio “{content}”[ a {recipients}][ a {speakableGroupName}] con {app}.
    SendMessage success (brief): Va bene, è in partenza.
    SendMessage inProgress: Va bene, {app} lo sta inviando. Continua in background.
    SendMessage failure: Mi dispiace, {app} non è riuscita a inviare il tuo messaggio.
    SendMessage failureRequiringAppLaunch: Devi inviare quel messaggio da {app}.
    SendMessage failureMessageServiceNotAvailable: Ora {app} non ha connessione, quindi il messaggio non è partito.
    SendMessage failureRequiringInAppAuthentication: Devi accedere a {app} prima di inviare messaggi.
    SendMessage ended refused: Va bene, non lo invio.
    SendMessage ended cancelled: Va bene, non lo invio.
    SendMessage ended setAside: Va bene, il tuo messaggio non è stato inviato.

    SearchForMessages.recipients name: il destinatario
    SearchForMessages.recipients needsValue: Messaggi a chi?
    SearchForMessages.recipients needsValue instead: Allora messaggi a chi?
    SearchForMessages.recipients disambiguation: Messaggi a chi: {or choices}?
    SearchForMessages.recipients disambiguation (brief): Messaggi a chi?
    SearchForMessages.recipients confirmation: Messaggi a {value}?
    SearchForMessages.recipients unsupported: Non trovo {value} in {app}.
    SearchForMessages.senders name: il mittente
    SearchForMessages.senders needsValue: Messaggi di chi?
    SearchForMessages.senders needsValue instead: Allora i messaggi di chi?
    SearchForMessages.senders disambiguation: I messaggi di chi: {or choices}?
    SearchForMessages.senders disambiguation (brief): I messaggi di chi?
    SearchForMessages.senders confirmation: I messaggi di {value}?
    SearchForMessages.senders unsupported: Non trovo {value} in {app}.
    SearchForMessages.attributes name: il tipo di messaggi
    SearchForMessages.attributes needsValue: Quali messaggi: letti, non letti o contrassegnati?
    SearchForMessages.dateTimeRange name: la data
    SearchForMessages.dateTimeRange needsValue: Messaggi di quando?
    SearchForMessages.speakableGroupNames name: il gruppo
    SearchForMessages.speakableGroupNames needsValue: Messaggi di quale gruppo?
    SearchForMessages.speakableGroupNames needsValue instead: In quale gruppo cerco?
    SearchForMessages.speakableGroupNames disambiguation: Quale gruppo: {or choices}?
    SearchForMessages.speakableGroupNames disambiguation (brief): Quale gruppo?
    SearchForMessages.speakableGroupNames unsupported: Non trovo un gruppo di nome {value} in {app}.
    SearchForMessages success: {count? Non ho trovato messaggi. | Hai un messaggio. | Hai {count} messaggi.}
      {each messages: [{sender} ha scritto {date}][Hai scritto a {to} {sent}]: “{content}”.}
    SearchForMessages success (brief): {count? Non ho trovato messaggi. | Hai un messaggio. | Hai {count} messaggi.}
    SearchForMessages success (car): {count? Nessun messaggio. | Un messaggio. | {count} messaggi.}
      [Il primo è di {messages.first.sender}: “{messages.first.content}”.]
    SearchForMessages inProgress: {app} sta ancora cercando.
    SearchForMessages failure: Mi dispiace, {app} non è riuscita a cercare i messaggi.
    SearchForMessages failureRequiringAppLaunch: Devi cercare quei messaggi in {app}.
    SearchForMessages failureMessageServiceNotAvailable: Al momento {app} non ha connessione.
    SearchForMessages failureMessageTooManyResults: Sono troppi messaggi. Dimmi un nome o un giorno.
    SearchForMessages failureRequiringInAppAuthentication: Accedi a {app} per vedere i tuoi messaggi.

    SetMessageAttribute.attribute name: il contrassegno
    SetMessageAttribute.attribute needsValue: Come lo segno: come letto, non letto o importante?
    SetMessageAttribute.attribute needsValue: Scusa, come letto, non letto o importante?
    SetMessageAttribute success: Va bene, è segnato[ come {attribute}].
    SetMessageAttribute failure: Mi dispiace, {app} non è riuscita a segnare il messaggio.
    SetMessageAttribute failureRequiringAppLaunch: Devi segnare quel messaggio in {app}.
    SetMessageAttribute failureMessageNotFound: Non trovo quel messaggio.
    SetMessageAttribute failureMessageAttributeNotSet: {app} non è riuscita a segnare il messaggio[ come {attribute}].

    EditMessage.editedContent name: il nuovo testo
    EditMessage.editedContent needsValue: Cosa deve dire invece?
    EditMessage.editedContent needsValue: Scusa, qual è il nuovo testo?
    EditMessage.editedContent unsupported: Il messaggio non può dire questo.
    EditMessage success: Va bene, ora il tuo messaggio dice “{editedContent}”.
    EditMessage failure: Mi dispiace, {app} non è riuscita a modificare il messaggio.
    EditMessage failureRequiringAppLaunch: Devi modificare quel messaggio in {app}.
    EditMessage failureMessageNotFound: Non trovo un tuo messaggio da modificare.
    EditMessage failurePastEditTimeLimit: È troppo tardi per modificare quel messaggio.
    EditMessage failureMessageTypeUnsupported: Quel tipo di messaggio non si può modificare.
    EditMessage failureUnsupportedOnService: {app} non può modificare i messaggi già inviati.
    EditMessage failureMessageServiceNotAvailable: Al momento {app} non ha connessione.
    EditMessage failureRequiringInAppAuthentication: Accedi a {app} per modificare un messaggio.

    UnsendMessages success: Va bene, ho annullato l’invio del messaggio.
    UnsendMessages failure: Mi dispiace, {app} non è riuscita ad annullare l’invio.
    UnsendMessages failureRequiringAppLaunch: Devi annullare l’invio in {app}.
    UnsendMessages failureMessageNotFound: Non trovo un tuo messaggio da annullare.
    UnsendMessages failurePastUnsendTimeLimit: È troppo tardi per annullare l’invio di quel messaggio.
    UnsendMessages failureMessageTypeUnsupported: Quel tipo di messaggio non si può annullare.
    UnsendMessages failureUnsupportedOnService: {app} non può annullare l’invio dei messaggi.
    UnsendMessages failureMessageServiceNotAvailable: Al momento {app} non ha connessione.
    UnsendMessages failureRequiringInAppAuthentication: Accedi a {app} per annullare l’invio di un messaggio.

    word outgoingMessageText: messaggio di testo
    word outgoingMessageAudio: messaggio vocale
    word read: letto
    word unread: non letto
    word flagged: importante
    word unflagged: non importante
    word played: ascoltato
    """
}

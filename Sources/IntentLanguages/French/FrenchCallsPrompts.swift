extension French {
  /// What the assistant says in French about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: l’appel
    StartCall.callRecordToCallBack needsValue: Qui faut-il rappeler ?
    StartCall.callRecordToCallBack disambiguation: Quel appel : {or choices} ?
    StartCall.callRecordToCallBack disambiguation (brief): Quel appel ?
    StartCall.callRecordToCallBack unsupported: Je ne trouve personne à rappeler.
    StartCall.callRecordToCallBack unsupported noMatchingCall: Je ne trouve personne à rappeler.
    StartCall.callRecordToCallBack needsValue instead: Qui dois-je appeler à la place ?
    StartCall.destinationType name: le type d’appel
    StartCall.destinationType needsValue: Qui faut-il appeler ?
    StartCall.destinationType unsupported: {app} ne peut pas passer ce type d’appel.
    StartCall.contacts name: la personne
    StartCall.contacts needsValue: Qui voulez-vous appeler ?
    StartCall.contacts needsValue: Pardon, qui faut-il appeler ?
    StartCall.contacts needsValue instead: Qui appeler, alors ?
    StartCall.contacts needsValue: Je n’ai pas compris le nom. Pour qui est l’appel ?
    StartCall.contacts needsMoreDetails: Il y a beaucoup de personnes du nom de {value}. Laquelle ? Un nom complet
      m’aiderait.
    StartCall.contacts disambiguation: Qui voulez-vous appeler : {or choices} ?
    StartCall.contacts disambiguation (brief): Qui voulez-vous appeler ?
    StartCall.contacts disambiguation: Pardon, qui : {or choices} ?
    StartCall.contacts disambiguation: Je n’ai pas compris. Dites un nom ou un numéro : {or choices}.
    StartCall.contacts confirmation: Appeler {value} ?
    StartCall.contacts confirmation: Pardon, faut-il appeler {value} ? Oui ou non ?
    StartCall.contacts unsupported: {app} ne peut pas appeler {value}.
    StartCall.contacts unsupported noContactFound: Je ne trouve pas {value} dans {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} ne peut appeler qu’une personne à la fois.
    StartCall.contacts unsupported noHandleForLabel: {value} n’a pas de numéro de ce type.
    StartCall.contacts unsupported invalidHandle: Je n’ai pas de numéro à appeler pour {value}.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} ne peut pas composer de code de service.
    StartCall.contacts unsupported noCallHistoryForRedial: Il n’y a pas d’appel à refaire.
    StartCall.contacts unsupported noUsableHandleForRedial: Le dernier appel ne peut pas être refait.
    StartCall.contacts unsupported requiringInAppAuthentication: Il faut vous connecter à {app} pour appeler {value}.
    StartCall.callCapability name: le type d’appel
    StartCall.callCapability needsValue: Appel vocal ou vidéo ?
    StartCall.callCapability needsValue instead: Comment faut-il appeler ?
    StartCall.callCapability unsupported: {app} ne peut pas passer ce type d’appel.
    StartCall.callCapability unsupported videoCallUnsupported: {app} ne peut pas passer d’appel vidéo.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} n’a pas le droit d’utiliser le micro.
    StartCall.callCapability unsupported cameraNotAccessible: {app} n’a pas le droit d’utiliser l’appareil photo.
    StartCall goAhead: J’appelle[ {contacts}] maintenant ?
    StartCall button goAhead-accept: Appeler
    StartCall ready: J’appelle[ {contacts}] avec {app}.
    StartCall continueInApp: J’appelle[ {contacts}] avec {app}.
    StartCall failure: Désolé, {app} n’a pas pu appeler.
    StartCall failureRequiringAppLaunch: Il faut passer cet appel dans {app}.
    StartCall failureCallingServiceNotAvailable: {app} ne peut pas appeler en ce moment.
    StartCall failureContactNotSupportedByApp: {app} ne peut pas appeler {contacts}.
    StartCall failureAirplaneModeEnabled: Vous êtes en mode avion. Désactivez-le pour appeler.
    StartCall failureUnableToHandOff: L’appel n’a pas pu passer sur votre autre appareil.
    StartCall failureAppConfigurationRequired: Il faut terminer la configuration de {app} pour appeler.
    StartCall failureCallInProgress: Vous êtes déjà en communication.
    StartCall failureCallRinging: Un appel arrive. Répondez d’abord à celui-là.
    StartCall failureRequiringInAppAuthentication: Il faut vous connecter à {app} pour appeler.
    StartCall ended refused: D’accord, je n’appelle pas.
    StartCall ended cancelled: D’accord, je n’appelle pas.

    SearchCallHistory.dateCreated name: la date
    SearchCallHistory.dateCreated needsValue: Des appels de quand ?
    SearchCallHistory.recipient name: la personne
    SearchCallHistory.recipient needsValue: Des appels avec qui ?
    SearchCallHistory.recipient needsValue instead: Des appels avec qui, alors ?
    SearchCallHistory.recipient disambiguation: Des appels avec qui : {or choices} ?
    SearchCallHistory.recipient disambiguation (brief): Des appels avec qui ?
    SearchCallHistory.recipient confirmation: Des appels avec {value} ?
    SearchCallHistory.recipient unsupported: Je ne trouve pas {value} dans {app}.
    SearchCallHistory.callTypes name: le type d’appels
    SearchCallHistory.callTypes needsValue: Quels appels : manqués, reçus ou passés ?
    SearchCallHistory.unseen name: les nouveaux appels
    SearchCallHistory.unseen needsValue: Seulement les nouveaux ?
    SearchCallHistory success: {count? Je n’ai trouvé aucun appel. | J’ai trouvé un appel. | J’ai trouvé {count}
      appels.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? Je n’ai trouvé aucun appel. | J’ai trouvé un appel. | J’ai trouvé
      {count} appels.}
    SearchCallHistory success (car): {count? Aucun appel. | Un appel. | {count} appels.}
      [Le premier : {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} cherche encore.
    SearchCallHistory continueInApp: Voici vos appels dans {app}.
    SearchCallHistory failure: Désolé, {app} n’a pas pu chercher vos appels.
    SearchCallHistory failureRequiringAppLaunch: Vous trouverez vos appels dans {app}.
    SearchCallHistory failureAppConfigurationRequired: Il faut d’abord terminer la configuration de {app}.

    AnswerCall success: Je décroche.
    AnswerCall continueInApp: Je décroche dans {app}.
    AnswerCall inProgress: Je décroche.
    AnswerCall failure: Il n’y a pas d’appel à prendre.
    AnswerCall failureRequiringAppLaunch: Il faut décrocher dans {app}.
    HangUpCall success: D’accord, j’ai raccroché.
    HangUpCall inProgress: Je raccroche.
    HangUpCall failure: Désolé, {app} n’a pas pu raccrocher.
    HangUpCall failureRequiringAppLaunch: Il faut raccrocher dans {app}.
    HangUpCall failureNoCallToHangUp: Vous n’êtes pas en communication.

    word audioCall: appel vocal
    word videoCall: appel vidéo
    word missed: appel manqué
    word received: appel reçu
    word outgoing: appel passé
    word latest: dernier
    word voicemail: messagerie
    word inProgress: en cours
    word onHold: en attente
    """
}

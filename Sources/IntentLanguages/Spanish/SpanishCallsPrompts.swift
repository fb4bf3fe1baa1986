extension Spanish {
  /// What the assistant says in Spanish about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: la llamada
    StartCall.callRecordToCallBack needsValue: ¿Qué llamada devuelvo?
    StartCall.callRecordToCallBack disambiguation: ¿Qué llamada: {or choices}?
    StartCall.callRecordToCallBack disambiguation (brief): ¿Qué llamada?
    StartCall.callRecordToCallBack unsupported: No encuentro ninguna llamada que devolver.
    StartCall.callRecordToCallBack unsupported noMatchingCall: No encuentro ninguna llamada que devolver.
    StartCall.callRecordToCallBack needsValue instead: ¿A quién llamo en su lugar?
    StartCall.destinationType name: el tipo de llamada
    StartCall.destinationType needsValue: ¿A quién llamo?
    StartCall.destinationType unsupported: {app} no puede hacer ese tipo de llamada.
    StartCall.contacts name: la persona
    StartCall.contacts needsValue: ¿A quién quieres llamar?
    StartCall.contacts needsValue: Perdona, ¿a quién llamo?
    StartCall.contacts needsValue: No he entendido el nombre. ¿A quién llamo?
    StartCall.contacts needsValue instead: Entonces, ¿a quién llamo?
    StartCall.contacts needsMoreDetails: Hay mucha gente que se llama {value}. ¿Me dices el nombre completo?
    StartCall.contacts disambiguation: ¿A quién quieres llamar: {or choices}?
    StartCall.contacts disambiguation (brief): ¿A quién quieres llamar?
    StartCall.contacts disambiguation: Perdona, ¿a quién: {or choices}?
    StartCall.contacts disambiguation: No te he entendido. Puedes decir un nombre o un número: {or choices}.
    StartCall.contacts confirmation: ¿Llamo a {value}?
    StartCall.contacts confirmation: Perdona, ¿llamo a {value}? ¿Sí o no?
    StartCall.contacts unsupported: {app} no puede llamar a {value}.
    StartCall.contacts unsupported noContactFound: No encuentro a {value} en {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} solo puede llamar a una persona a la vez.
    StartCall.contacts unsupported noHandleForLabel: {value} no tiene ningún número de ese tipo.
    StartCall.contacts unsupported invalidHandle: No tengo ningún número de {value} al que llamar.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} no puede marcar códigos de servicio.
    StartCall.contacts unsupported noCallHistoryForRedial: No hay ninguna llamada que repetir.
    StartCall.contacts unsupported noUsableHandleForRedial: La última llamada no se puede repetir.
    StartCall.contacts unsupported requiringInAppAuthentication: Inicia sesión en {app} para llamar a {value}.
    StartCall.callCapability name: el tipo de llamada
    StartCall.callCapability needsValue: ¿Llamada normal o videollamada?
    StartCall.callCapability needsValue instead: ¿Cómo llamo?
    StartCall.callCapability unsupported: {app} no puede hacer ese tipo de llamada.
    StartCall.callCapability unsupported videoCallUnsupported: {app} no puede hacer videollamadas.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} no tiene permiso para usar el micrófono.
    StartCall.callCapability unsupported cameraNotAccessible: {app} no tiene permiso para usar la cámara.
    StartCall goAhead: ¿Llamo ahora[ a {contacts}]?
    StartCall button goAhead-accept: Llamar
    StartCall ready: Llamando[ a {contacts}] con {app}.
    StartCall continueInApp: Llamando[ a {contacts}] con {app}.
    StartCall failure: Lo siento, {app} no ha podido llamar.
    StartCall failureRequiringAppLaunch: Tendrás que hacer esa llamada desde {app}.
    StartCall failureCallingServiceNotAvailable: Ahora mismo {app} no puede hacer llamadas.
    StartCall failureContactNotSupportedByApp: {app} no puede llamar a {contacts}.
    StartCall failureAirplaneModeEnabled: Tienes el modo avión activado. Desactívalo para llamar.
    StartCall failureUnableToHandOff: La llamada no se ha podido pasar a tu otro dispositivo.
    StartCall failureAppConfigurationRequired: Antes de llamar tienes que terminar de configurar {app}.
    StartCall failureCallInProgress: Ya tienes una llamada en curso.
    StartCall failureCallRinging: Te están llamando. Contesta primero a esa llamada.
    StartCall failureRequiringInAppAuthentication: Antes de llamar tienes que iniciar sesión en {app}.
    StartCall ended refused: De acuerdo, no llamo.
    StartCall ended cancelled: De acuerdo, no llamo.

    SearchCallHistory.dateCreated name: la fecha
    SearchCallHistory.dateCreated needsValue: ¿Llamadas de cuándo?
    SearchCallHistory.recipient name: la persona
    SearchCallHistory.recipient needsValue: ¿Llamadas con quién?
    SearchCallHistory.recipient needsValue instead: Entonces, ¿llamadas con quién?
    SearchCallHistory.recipient disambiguation: ¿Llamadas con quién: {or choices}?
    SearchCallHistory.recipient disambiguation (brief): ¿Llamadas con quién?
    SearchCallHistory.recipient confirmation: ¿Llamadas con {value}?
    SearchCallHistory.recipient unsupported: No encuentro a {value} en {app}.
    SearchCallHistory.callTypes name: el tipo de llamadas
    SearchCallHistory.callTypes needsValue: ¿Qué llamadas: perdidas, recibidas o realizadas?
    SearchCallHistory.unseen name: las llamadas nuevas
    SearchCallHistory.unseen needsValue: ¿Solo las nuevas?
    SearchCallHistory success: {count? No he encontrado ninguna llamada. | He encontrado una llamada. | He encontrado
      {count} llamadas.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? No he encontrado ninguna llamada. | He encontrado una llamada. | He
      encontrado {count} llamadas.}
    SearchCallHistory success (car): {count? Ninguna llamada. | Una llamada. | {count} llamadas.}
      [La primera es de {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} sigue buscando.
    SearchCallHistory continueInApp: Aquí tienes tus llamadas en {app}.
    SearchCallHistory failure: Lo siento, {app} no ha podido buscar en tus llamadas.
    SearchCallHistory failureRequiringAppLaunch: Encontrarás tus llamadas en {app}.
    SearchCallHistory failureAppConfigurationRequired: Antes tienes que terminar de configurar {app}.

    AnswerCall success: Contesto.
    AnswerCall continueInApp: Contesto en {app}.
    AnswerCall inProgress: Contesto.
    AnswerCall failure: No hay ninguna llamada que contestar.
    AnswerCall failureRequiringAppLaunch: Tendrás que contestar en {app}.
    HangUpCall success: De acuerdo, he colgado.
    HangUpCall inProgress: Cuelgo.
    HangUpCall failure: Lo siento, {app} no ha podido colgar.
    HangUpCall failureRequiringAppLaunch: Tendrás que colgar en {app}.
    HangUpCall failureNoCallToHangUp: No tienes ninguna llamada en curso.

    word audioCall: llamada de voz
    word videoCall: videollamada
    word missed: llamada perdida
    word received: llamada recibida
    word outgoing: llamada realizada
    word latest: última llamada
    word voicemail: buzón de voz
    word ringing: sonando
    word inProgress: en curso
    word onHold: en espera
    """
}

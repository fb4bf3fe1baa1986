extension German {
  /// What the assistant says in German about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: der Anruf
    StartCall.callRecordToCallBack needsValue: Wen soll ich zurückrufen?
    StartCall.callRecordToCallBack disambiguation: Welcher Anruf: {or choices}?
    StartCall.callRecordToCallBack disambiguation (brief): Welcher Anruf?
    StartCall.callRecordToCallBack unsupported: Ich finde niemanden, den ich zurückrufen könnte.
    StartCall.callRecordToCallBack unsupported noMatchingCall: Ich finde niemanden, den ich zurückrufen könnte.
    StartCall.callRecordToCallBack needsValue instead: Wen soll ich stattdessen anrufen?
    StartCall.destinationType name: die Art des Anrufs
    StartCall.destinationType needsValue: Wen soll ich anrufen?
    StartCall.destinationType unsupported: So einen Anruf kann {app} nicht machen.
    StartCall.contacts name: die Person
    StartCall.contacts needsValue: Wen möchtest du anrufen?
    StartCall.contacts needsValue: Entschuldige, wen soll ich anrufen?
    StartCall.contacts needsValue: Den Namen habe ich nicht verstanden. Wen soll ich anrufen?
    StartCall.contacts needsValue instead: Wen soll ich stattdessen anrufen?
    StartCall.contacts needsMoreDetails: {value} steht sehr oft in deinen Kontakten. Wie ist der ganze Name?
    StartCall.contacts disambiguation: Wen möchtest du anrufen: {or choices}?
    StartCall.contacts disambiguation (brief): Wen möchtest du anrufen?
    StartCall.contacts disambiguation: Entschuldige, wen davon: {or choices}?
    StartCall.contacts disambiguation: Das habe ich nicht verstanden. Sag einen Namen oder eine Nummer: {or choices}.
    StartCall.contacts confirmation: {value} anrufen?
    StartCall.contacts confirmation: Entschuldige, soll ich {value} anrufen? Ja oder nein?
    StartCall.contacts unsupported: {app} kann {value} nicht anrufen.
    StartCall.contacts unsupported noContactFound: Ich finde {value} nicht in {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} kann nur eine Person auf einmal anrufen.
    StartCall.contacts unsupported noHandleForLabel: So eine Nummer hat {value} nicht.
    StartCall.contacts unsupported invalidHandle: Ich habe keine Nummer von {value}, die ich anrufen kann.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} kann keine Servicecodes wählen.
    StartCall.contacts unsupported noCallHistoryForRedial: Es gibt keinen Anruf, den ich wiederholen könnte.
    StartCall.contacts unsupported noUsableHandleForRedial: Der letzte Anruf lässt sich nicht wiederholen.
    StartCall.contacts unsupported requiringInAppAuthentication: Melde dich bei {app} an, um {value} anzurufen.
    StartCall.callCapability name: die Art des Anrufs
    StartCall.callCapability needsValue: Mit oder ohne Video?
    StartCall.callCapability needsValue instead: Wie soll ich anrufen?
    StartCall.callCapability unsupported: So einen Anruf kann {app} nicht machen.
    StartCall.callCapability unsupported videoCallUnsupported: {app} kann keine Videoanrufe machen.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} darf das Mikrofon nicht benutzen.
    StartCall.callCapability unsupported cameraNotAccessible: {app} darf die Kamera nicht benutzen.
    StartCall goAhead: Soll ich jetzt[ {contacts}] anrufen?
    StartCall button goAhead-accept: Anrufen
    StartCall ready: Ich rufe[ {contacts}] mit {app} an.
    StartCall continueInApp: Ich rufe[ {contacts}] mit {app} an.
    StartCall failure: Der Anruf mit {app} hat leider nicht geklappt.
    StartCall failureRequiringAppLaunch: Diesen Anruf musst du in {app} starten.
    StartCall failureCallingServiceNotAvailable: {app} kann gerade nicht anrufen.
    StartCall failureContactNotSupportedByApp: {app} kann {contacts} nicht anrufen.
    StartCall failureAirplaneModeEnabled: Der Flugmodus ist an. Schalte ihn aus, um anzurufen.
    StartCall failureUnableToHandOff: Der Anruf ließ sich nicht auf dein anderes Gerät übertragen.
    StartCall failureAppConfigurationRequired: Du musst {app} erst fertig einrichten, bevor du anrufen kannst.
    StartCall failureCallInProgress: Du telefonierst gerade schon.
    StartCall failureCallRinging: Du wirst gerade angerufen. Nimm erst diesen Anruf an.
    StartCall failureRequiringInAppAuthentication: Du musst dich erst bei {app} anmelden, bevor du anrufen kannst.
    StartCall ended refused: Okay, ich rufe nicht an.
    StartCall ended cancelled: Okay, ich rufe nicht an.

    SearchCallHistory.dateCreated name: die Zeit
    SearchCallHistory.dateCreated needsValue: Anrufe von wann?
    SearchCallHistory.recipient name: die Person
    SearchCallHistory.recipient needsValue: Anrufe mit wem?
    SearchCallHistory.recipient needsValue instead: Mit wem dann?
    SearchCallHistory.recipient disambiguation: Anrufe mit wem: {or choices}?
    SearchCallHistory.recipient disambiguation (brief): Anrufe mit wem?
    SearchCallHistory.recipient confirmation: Anrufe mit {value}?
    SearchCallHistory.recipient unsupported: Ich finde {value} nicht in {app}.
    SearchCallHistory.callTypes name: die Art der Anrufe
    SearchCallHistory.callTypes needsValue: Welche Anrufe: verpasste, eingegangene oder ausgegangene?
    SearchCallHistory.unseen name: die neuen Anrufe
    SearchCallHistory.unseen needsValue: Nur die neuen?
    SearchCallHistory success: {count? Ich habe keine Anrufe gefunden. | Ich habe einen Anruf gefunden. | Ich habe
      {count} Anrufe gefunden.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? Ich habe keine Anrufe gefunden. | Ich habe einen Anruf gefunden. | Ich
      habe {count} Anrufe gefunden.}
    SearchCallHistory success (car): {count? Keine Anrufe. | Ein Anruf. | {count} Anrufe.}
      [Der erste: {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} sucht noch.
    SearchCallHistory continueInApp: Hier sind deine Anrufe in {app}.
    SearchCallHistory failure: {app} konnte deine Anrufe leider nicht durchsuchen.
    SearchCallHistory failureRequiringAppLaunch: Deine Anrufe findest du in {app}.
    SearchCallHistory failureAppConfigurationRequired: Du musst {app} erst fertig einrichten.

    AnswerCall success: Ich nehme an.
    AnswerCall continueInApp: Ich nehme in {app} an.
    AnswerCall inProgress: Ich nehme an.
    AnswerCall failure: Es gibt keinen Anruf, den ich annehmen könnte.
    AnswerCall failureRequiringAppLaunch: Diesen Anruf musst du in {app} annehmen.
    HangUpCall success: Okay, ich habe aufgelegt.
    HangUpCall inProgress: Ich lege auf.
    HangUpCall failure: {app} konnte leider nicht auflegen.
    HangUpCall failureRequiringAppLaunch: Auflegen musst du in {app}.
    HangUpCall failureNoCallToHangUp: Du telefonierst gerade nicht.

    word audioCall: Sprachanruf
    word videoCall: Videoanruf
    word missed: verpasst
    word received: eingegangen
    word outgoing: ausgegangen
    word latest: letzter Anruf
    word voicemail: Mailbox
    word ringing: klingelt
    word inProgress: läuft
    word onHold: gehalten
    """
}

extension Dutch {
  /// What the assistant says in Dutch about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: het gesprek
    StartCall.callRecordToCallBack needsValue: Wie moet ik terugbellen?
    StartCall.callRecordToCallBack disambiguation: Welk gesprek: {or choices}?
    StartCall.callRecordToCallBack disambiguation (brief): Welk gesprek?
    StartCall.callRecordToCallBack unsupported: Ik kan niemand vinden om terug te bellen.
    StartCall.callRecordToCallBack unsupported noMatchingCall: Ik kan niemand vinden om terug te bellen.
    StartCall.callRecordToCallBack needsValue instead: Wie zal ik in plaats daarvan bellen?
    StartCall.destinationType name: het soort gesprek
    StartCall.destinationType needsValue: Wie moet ik bellen?
    StartCall.destinationType unsupported: Zo kan {app} niet bellen.
    StartCall.contacts name: de persoon
    StartCall.contacts needsValue: Wie wil je bellen?
    StartCall.contacts needsValue: Sorry, wie moet ik bellen?
    StartCall.contacts needsValue: Ik heb de naam niet verstaan. Wie moet ik bellen?
    StartCall.contacts needsValue instead: Wie moet ik dan bellen?
    StartCall.contacts needsMoreDetails: Er zijn veel mensen die {value} heten. Wat is de volledige naam?
    StartCall.contacts disambiguation: Wie wil je bellen: {or choices}?
    StartCall.contacts disambiguation (brief): Wie wil je bellen?
    StartCall.contacts disambiguation: Sorry, wie van hen: {or choices}?
    StartCall.contacts disambiguation: Dat heb ik niet verstaan. Je kunt een naam of een nummer zeggen: {or choices}.
    StartCall.contacts confirmation: {value} bellen?
    StartCall.contacts confirmation: Sorry, moet ik {value} bellen? Ja of nee?
    StartCall.contacts unsupported: {app} kan {value} niet bellen.
    StartCall.contacts unsupported noContactFound: Ik kan {value} niet vinden in {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} kan maar één persoon tegelijk bellen.
    StartCall.contacts unsupported noHandleForLabel: Zo’n nummer heeft {value} niet.
    StartCall.contacts unsupported invalidHandle: Ik heb geen nummer van {value} dat ik kan bellen.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} kan geen servicecodes kiezen.
    StartCall.contacts unsupported noCallHistoryForRedial: Er is geen eerder gesprek om te herhalen.
    StartCall.contacts unsupported noUsableHandleForRedial: Het laatste gesprek kan niet herhaald worden.
    StartCall.contacts unsupported requiringInAppAuthentication: Log in bij {app} om {value} te bellen.
    StartCall.callCapability name: het soort gesprek
    StartCall.callCapability needsValue: Gewoon bellen of videobellen?
    StartCall.callCapability needsValue instead: Hoe moet ik bellen?
    StartCall.callCapability unsupported: Zo kan {app} niet bellen.
    StartCall.callCapability unsupported videoCallUnsupported: {app} kan niet videobellen.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} mag de microfoon niet gebruiken.
    StartCall.callCapability unsupported cameraNotAccessible: {app} mag de camera niet gebruiken.
    StartCall goAhead: Zal ik[ {contacts}] nu bellen?
    StartCall button goAhead-accept: Bel
    StartCall ready: Ik bel[ {contacts}] met {app}.
    StartCall continueInApp: Ik bel[ {contacts}] met {app}.
    StartCall failure: Sorry, het is {app} niet gelukt om te bellen.
    StartCall failureRequiringAppLaunch: Dat gesprek moet je in {app} starten.
    StartCall failureCallingServiceNotAvailable: {app} kan nu niet bellen.
    StartCall failureContactNotSupportedByApp: {app} kan {contacts} niet bellen.
    StartCall failureAirplaneModeEnabled: De vliegtuigmodus staat aan. Zet die uit om te bellen.
    StartCall failureUnableToHandOff: Het gesprek kon niet naar je andere apparaat.
    StartCall failureAppConfigurationRequired: Je moet {app} eerst verder instellen voor je kunt bellen.
    StartCall failureCallInProgress: Je bent al aan het bellen.
    StartCall failureCallRinging: Je wordt gebeld. Neem eerst dat gesprek aan.
    StartCall failureRequiringInAppAuthentication: Je moet inloggen bij {app} voor je kunt bellen.
    StartCall ended refused: Oké, ik bel niet.
    StartCall ended cancelled: Oké, ik bel niet.

    SearchCallHistory.dateCreated name: de tijd
    SearchCallHistory.dateCreated needsValue: Gesprekken van wanneer?
    SearchCallHistory.recipient name: de persoon
    SearchCallHistory.recipient needsValue: Gesprekken met wie?
    SearchCallHistory.recipient needsValue instead: Gesprekken met wie dan?
    SearchCallHistory.recipient disambiguation: Gesprekken met wie: {or choices}?
    SearchCallHistory.recipient disambiguation (brief): Gesprekken met wie?
    SearchCallHistory.recipient confirmation: Gesprekken met {value}?
    SearchCallHistory.recipient unsupported: Ik kan {value} niet vinden in {app}.
    SearchCallHistory.callTypes name: het soort gesprekken
    SearchCallHistory.callTypes needsValue: Welke gesprekken: gemiste, inkomende of uitgaande?
    SearchCallHistory.unseen name: de nieuwe gesprekken
    SearchCallHistory.unseen needsValue: Alleen de nieuwe?
    SearchCallHistory success: {count? Ik heb geen gesprekken gevonden. | Ik heb één gesprek gevonden. | Ik heb {count}
      gesprekken gevonden.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? Ik heb geen gesprekken gevonden. | Ik heb één gesprek gevonden. | Ik heb
      {count} gesprekken gevonden.}
    SearchCallHistory success (car): {count? Geen gesprekken. | Eén gesprek. | {count} gesprekken.}
      [Het eerste is {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} is nog aan het zoeken.
    SearchCallHistory continueInApp: Hier zijn je gesprekken in {app}.
    SearchCallHistory failure: Sorry, {app} kon je gesprekken niet doorzoeken.
    SearchCallHistory failureRequiringAppLaunch: Je vindt je gesprekken in {app}.
    SearchCallHistory failureAppConfigurationRequired: Je moet {app} eerst verder instellen.

    AnswerCall success: Ik neem op.
    AnswerCall continueInApp: Ik neem op in {app}.
    AnswerCall inProgress: Ik neem op.
    AnswerCall failure: Er is geen gesprek om op te nemen.
    AnswerCall failureRequiringAppLaunch: Je moet opnemen in {app}.
    HangUpCall success: Oké, ik heb opgehangen.
    HangUpCall inProgress: Ik hang op.
    HangUpCall failure: Sorry, {app} kon niet ophangen.
    HangUpCall failureRequiringAppLaunch: Je moet ophangen in {app}.
    HangUpCall failureNoCallToHangUp: Je bent niet aan het bellen.

    word audioCall: spraakoproep
    word videoCall: videogesprek
    word missed: gemist
    word received: inkomend
    word outgoing: uitgaand
    word latest: laatste gesprek
    word voicemail: voicemail
    word ringing: gaat over
    word inProgress: bezig
    word onHold: in de wacht
    """
}

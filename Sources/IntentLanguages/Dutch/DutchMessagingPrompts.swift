extension Dutch {
  /// What the assistant says in Dutch about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: de ontvanger
    SendMessage.recipients needsValue: Aan wie?
    SendMessage.recipients needsValue: Sorry, naar wie moet ik het sturen?
    SendMessage.recipients needsValue: Ik heb de naam niet verstaan. Voor wie is het bericht?
    SendMessage.recipients needsValue instead: Naar wie moet het dan?
    SendMessage.recipients needsMoreDetails: Er zijn veel mensen die {value} heten. Wat is de volledige naam?
    SendMessage.recipients disambiguation: Wie wil je een bericht sturen: {or choices}?
    SendMessage.recipients disambiguation (brief): Wie wil je een bericht sturen?
    SendMessage.recipients disambiguation: Sorry, wie van hen: {or choices}?
    SendMessage.recipients disambiguation: Dat heb ik niet verstaan. Je kunt een naam of een nummer zeggen: {or
      choices}.
    SendMessage.recipients confirmation: Bericht sturen naar {value}?
    SendMessage.recipients confirmation: Sorry, moet het naar {value}? Ja of nee?
    SendMessage.recipients unsupported: Ik kan {value} niet vinden in {app}.
    SendMessage.recipients unsupported noAccount: {value} heeft geen account bij {app}.
    SendMessage.recipients unsupported offline: {value} is nu niet bereikbaar in {app}.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} krijgt geen berichten via {app}.
    SendMessage.recipients unsupported noValidHandle: {app} heeft geen adres van {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: {value} is geen adres waar ik iets naartoe kan sturen.
    SendMessage.recipients unsupported noHandleForLabel: Zo’n adres heeft {value} niet.
    SendMessage.recipients unsupported requiringInAppAuthentication: Log in bij {app} om {value} een bericht te sturen.
    SendMessage.content name: het bericht
    SendMessage.content needsValue: Wat wil je zeggen[ tegen {recipients}][ tegen {speakableGroupName}]?
    SendMessage.content needsValue: Sorry, wat moet er in het bericht staan?
    SendMessage.content needsValue: Ik heb het bericht niet verstaan. Wat moet ik schrijven?
    SendMessage.content needsValue instead: Wat moet er dan in staan?
    SendMessage.content confirmation: Moet er “{value}” in het bericht staan?
    SendMessage.content unsupported: {app} kan dat niet sturen.
    SendMessage.outgoingMessageType name: het soort bericht
    SendMessage.outgoingMessageType needsValue: Een tekstbericht of een spraakbericht?
    SendMessage.speakableGroupName name: de groep
    SendMessage.speakableGroupName needsValue: Naar welke groep?
    SendMessage.speakableGroupName needsValue: Sorry, hoe heet de groep?
    SendMessage.speakableGroupName needsValue instead: Naar welke groep moet het dan?
    SendMessage.speakableGroupName disambiguation: Naar welke groep: {or choices}?
    SendMessage.speakableGroupName disambiguation (brief): Naar welke groep?
    SendMessage.speakableGroupName confirmation: Bericht sturen naar de groep {value}?
    SendMessage.speakableGroupName unsupported: Ik kan geen groep {value} vinden in {app}.
    SendMessage goAhead: Je bericht[ aan {recipients}][ aan {speakableGroupName}] luidt: “{content}”. Zal ik het
      versturen?
    SendMessage goAhead (brief): Zal ik het versturen?
    SendMessage goAhead: Sorry, moet ik het versturen, wijzigen of annuleren?
    SendMessage button goAhead-accept: Verstuur
    SendMessage help goAhead: Zeg “verstuur”, “annuleer” of “verander het in …”.
    SendMessage success: Oké, ik stuur “{content}”[ naar {recipients}][ naar {speakableGroupName}] met {app}.
    SendMessage success (brief): Oké, het is onderweg.
    SendMessage inProgress: Oké, {app} verstuurt het. Het gaat op de achtergrond door.
    SendMessage failure: Sorry, {app} kon je bericht niet versturen.
    SendMessage failureRequiringAppLaunch: Dat bericht moet je in {app} versturen.
    SendMessage failureMessageServiceNotAvailable: {app} heeft nu geen verbinding, dus je bericht is niet verstuurd.
    SendMessage failureRequiringInAppAuthentication: Je moet inloggen bij {app} voor je berichten kunt sturen.
    SendMessage ended refused: Oké, ik verstuur het niet.
    SendMessage ended cancelled: Oké, ik verstuur het niet.
    SendMessage ended setAside: Oké, je bericht is niet verstuurd.

    SearchForMessages.recipients name: de ontvanger
    SearchForMessages.recipients needsValue: Berichten aan wie?
    SearchForMessages.recipients needsValue instead: Berichten aan wie dan?
    SearchForMessages.recipients disambiguation: Berichten aan wie: {or choices}?
    SearchForMessages.recipients disambiguation (brief): Berichten aan wie?
    SearchForMessages.recipients confirmation: Berichten aan {value}?
    SearchForMessages.recipients unsupported: Ik kan {value} niet vinden in {app}.
    SearchForMessages.senders name: de afzender
    SearchForMessages.senders needsValue: Berichten van wie?
    SearchForMessages.senders needsValue instead: Berichten van wie dan?
    SearchForMessages.senders disambiguation: Berichten van wie: {or choices}?
    SearchForMessages.senders disambiguation (brief): Berichten van wie?
    SearchForMessages.senders confirmation: Berichten van {value}?
    SearchForMessages.senders unsupported: Ik kan {value} niet vinden in {app}.
    SearchForMessages.attributes name: het soort berichten
    SearchForMessages.attributes needsValue: Welke berichten: gelezen, ongelezen of gemarkeerde?
    SearchForMessages.dateTimeRange name: de tijd
    SearchForMessages.dateTimeRange needsValue: Berichten van wanneer?
    SearchForMessages.speakableGroupNames name: de groep
    SearchForMessages.speakableGroupNames needsValue: Berichten uit welke groep?
    SearchForMessages.speakableGroupNames needsValue instead: In welke groep moet ik zoeken?
    SearchForMessages.speakableGroupNames disambiguation: Welke groep: {or choices}?
    SearchForMessages.speakableGroupNames disambiguation (brief): Welke groep?
    SearchForMessages.speakableGroupNames unsupported: Ik kan geen groep {value} vinden in {app}.
    SearchForMessages success: {count? Ik heb geen berichten gevonden. | Je hebt één bericht. | Je hebt {count}
      berichten.}
      {each messages: [{sender} schreef {date}][Je schreef aan {to} {sent}]: “{content}”.}
    SearchForMessages success (brief): {count? Ik heb geen berichten gevonden. | Je hebt één bericht. | Je hebt {count}
      berichten.}
    SearchForMessages success (car): {count? Geen berichten. | Eén bericht. | {count} berichten.}
      [Het eerste is van {messages.first.sender}: “{messages.first.content}”.]
    SearchForMessages inProgress: {app} is nog aan het zoeken.
    SearchForMessages failure: Sorry, {app} kon niet naar berichten zoeken.
    SearchForMessages failureRequiringAppLaunch: Die berichten moet je in {app} zoeken.
    SearchForMessages failureMessageServiceNotAvailable: {app} heeft nu geen verbinding.
    SearchForMessages failureMessageTooManyResults: Dat zijn te veel berichten. Noem een naam of een dag.
    SearchForMessages failureRequiringInAppAuthentication: Log in bij {app} om je berichten te zien.

    SetMessageAttribute.attribute name: de markering
    SetMessageAttribute.attribute needsValue: Hoe moet ik het markeren: als gelezen, ongelezen of belangrijk?
    SetMessageAttribute.attribute needsValue: Sorry, als gelezen, ongelezen of belangrijk?
    SetMessageAttribute success: Oké, het is gemarkeerd[ als {attribute}].
    SetMessageAttribute failure: Sorry, {app} kon het bericht niet markeren.
    SetMessageAttribute failureRequiringAppLaunch: Dat bericht moet je in {app} markeren.
    SetMessageAttribute failureMessageNotFound: Ik kan dat bericht niet vinden.
    SetMessageAttribute failureMessageAttributeNotSet: {app} kon het bericht niet markeren[ als {attribute}].

    EditMessage.editedContent name: de nieuwe tekst
    EditMessage.editedContent needsValue: Wat moet er in plaats daarvan staan?
    EditMessage.editedContent needsValue: Sorry, wat is de nieuwe tekst?
    EditMessage.editedContent unsupported: Dat kan niet in het bericht staan.
    EditMessage success: Oké, in je bericht staat nu “{editedContent}”.
    EditMessage failure: Sorry, {app} kon je bericht niet wijzigen.
    EditMessage failureRequiringAppLaunch: Dat bericht moet je in {app} wijzigen.
    EditMessage failureMessageNotFound: Ik kan geen bericht van jou vinden om te wijzigen.
    EditMessage failurePastEditTimeLimit: Het is te laat om dat bericht te wijzigen.
    EditMessage failureMessageTypeUnsupported: Zo’n bericht kan niet gewijzigd worden.
    EditMessage failureUnsupportedOnService: {app} kan verstuurde berichten niet wijzigen.
    EditMessage failureMessageServiceNotAvailable: {app} heeft nu geen verbinding.
    EditMessage failureRequiringInAppAuthentication: Log in bij {app} om een bericht te wijzigen.

    UnsendMessages success: Oké, ik heb je bericht ingetrokken.
    UnsendMessages failure: Sorry, {app} kon je bericht niet intrekken.
    UnsendMessages failureRequiringAppLaunch: Dat bericht moet je in {app} intrekken.
    UnsendMessages failureMessageNotFound: Ik kan geen bericht van jou vinden om in te trekken.
    UnsendMessages failurePastUnsendTimeLimit: Het is te laat om dat bericht in te trekken.
    UnsendMessages failureMessageTypeUnsupported: Zo’n bericht kan niet ingetrokken worden.
    UnsendMessages failureUnsupportedOnService: {app} kan berichten niet intrekken.
    UnsendMessages failureMessageServiceNotAvailable: {app} heeft nu geen verbinding.
    UnsendMessages failureRequiringInAppAuthentication: Log in bij {app} om een bericht in te trekken.

    word outgoingMessageText: tekstbericht
    word outgoingMessageAudio: spraakbericht
    word read: gelezen
    word unread: ongelezen
    word flagged: belangrijk
    word unflagged: niet belangrijk
    word played: afgespeeld
    """
}

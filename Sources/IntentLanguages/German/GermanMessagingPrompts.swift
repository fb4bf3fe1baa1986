extension German {
  /// What the assistant says in German about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: der Empfänger
    SendMessage.recipients needsValue: An wen?
    SendMessage.recipients needsValue: Entschuldige, an wen soll ich sie schicken?
    SendMessage.recipients needsValue: Den Namen habe ich nicht verstanden. Für wen ist die Nachricht?
    SendMessage.recipients needsValue instead: An wen soll sie stattdessen gehen?
    SendMessage.recipients needsMoreDetails: {value} steht sehr oft in deinen Kontakten. Wie ist der ganze Name?
    SendMessage.recipients disambiguation: Wem möchtest du schreiben: {or choices}?
    SendMessage.recipients disambiguation (brief): Wem möchtest du schreiben?
    SendMessage.recipients disambiguation: Entschuldige, wem davon: {or choices}?
    SendMessage.recipients disambiguation: Das habe ich nicht verstanden. Sag einen Namen oder eine Nummer: {or
      choices}.
    SendMessage.recipients confirmation: Nachricht an {value} schicken?
    SendMessage.recipients confirmation: Entschuldige, soll sie an {value} gehen? Ja oder nein?
    SendMessage.recipients unsupported: Ich finde {value} nicht in {app}.
    SendMessage.recipients unsupported noAccount: {value} hat kein Konto bei {app}.
    SendMessage.recipients unsupported offline: {value} ist in {app} gerade nicht erreichbar.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} bekommt keine Nachrichten über
      {app}.
    SendMessage.recipients unsupported noValidHandle: {app} hat keine Adresse von {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: An {value} kann ich nichts schicken, das ist keine
      gültige Adresse.
    SendMessage.recipients unsupported noHandleForLabel: So eine Adresse hat {value} nicht.
    SendMessage.recipients unsupported requiringInAppAuthentication: Melde dich bei {app} an, um {value} zu schreiben.
    SendMessage.content name: die Nachricht
    SendMessage.content needsValue: Was möchtest du[ an {recipients}][ an {speakableGroupName}] schreiben?
    SendMessage.content needsValue: Entschuldige, was soll in der Nachricht stehen?
    SendMessage.content needsValue: Die Nachricht habe ich nicht verstanden. Was soll ich schreiben?
    SendMessage.content needsValue instead: Was soll stattdessen drinstehen?
    SendMessage.content confirmation: Soll in der Nachricht „{value}“ stehen?
    SendMessage.content unsupported: Das kann {app} nicht schicken.
    SendMessage.outgoingMessageType name: die Art der Nachricht
    SendMessage.outgoingMessageType needsValue: Textnachricht oder Sprachnachricht?
    SendMessage.speakableGroupName name: die Gruppe
    SendMessage.speakableGroupName needsValue: An welche Gruppe?
    SendMessage.speakableGroupName needsValue: Entschuldige, wie heißt die Gruppe?
    SendMessage.speakableGroupName needsValue instead: An welche Gruppe soll sie gehen?
    SendMessage.speakableGroupName disambiguation: An welche Gruppe: {or choices}?
    SendMessage.speakableGroupName disambiguation (brief): An welche Gruppe?
    SendMessage.speakableGroupName confirmation: Nachricht an die Gruppe {value} schicken?
    SendMessage.speakableGroupName unsupported: Ich finde in {app} keine Gruppe {value}.
    SendMessage goAhead: Deine Nachricht[ an {recipients}][ an {speakableGroupName}] lautet: „{content}“. Soll ich sie
      senden?
    SendMessage goAhead (brief): Soll ich sie senden?
    SendMessage goAhead: Entschuldige, soll ich sie senden, ändern oder abbrechen?
    SendMessage button goAhead-accept: Senden
    SendMessage help goAhead: Sag „senden“, „abbrechen“ oder „ändere sie in …“.
    SendMessage success: Okay, ich sende „{content}“[ an {recipients}][ an {speakableGroupName}] mit {app}.
    SendMessage success (brief): Okay, ist unterwegs.
    SendMessage inProgress: Okay, {app} sendet sie. Das läuft im Hintergrund weiter.
    SendMessage failure: {app} konnte deine Nachricht leider nicht senden.
    SendMessage failureRequiringAppLaunch: Diese Nachricht musst du in {app} senden.
    SendMessage failureMessageServiceNotAvailable: {app} hat gerade keine Verbindung. Deine Nachricht ist nicht
      gesendet.
    SendMessage failureRequiringInAppAuthentication: Zum Senden musst du dich erst bei {app} anmelden.
    SendMessage ended refused: Okay, ich sende sie nicht.
    SendMessage ended cancelled: Okay, ich sende sie nicht.
    SendMessage ended setAside: Okay, deine Nachricht ist nicht gesendet.

    SearchForMessages.recipients name: der Empfänger
    SearchForMessages.recipients needsValue: Nachrichten an wen?
    SearchForMessages.recipients needsValue instead: Nachrichten an wen dann?
    SearchForMessages.recipients disambiguation: Nachrichten an wen: {or choices}?
    SearchForMessages.recipients disambiguation (brief): Nachrichten an wen?
    SearchForMessages.recipients confirmation: Nachrichten an {value}?
    SearchForMessages.recipients unsupported: Ich finde {value} nicht in {app}.
    SearchForMessages.senders name: der Absender
    SearchForMessages.senders needsValue: Nachrichten von wem?
    SearchForMessages.senders needsValue instead: Von wem dann?
    SearchForMessages.senders disambiguation: Nachrichten von wem: {or choices}?
    SearchForMessages.senders disambiguation (brief): Nachrichten von wem?
    SearchForMessages.senders confirmation: Nachrichten von {value}?
    SearchForMessages.senders unsupported: Ich finde {value} nicht in {app}.
    SearchForMessages.attributes name: die Art der Nachrichten
    SearchForMessages.attributes needsValue: Welche Nachrichten: gelesene, ungelesene oder markierte?
    SearchForMessages.dateTimeRange name: die Zeit
    SearchForMessages.dateTimeRange needsValue: Nachrichten von wann?
    SearchForMessages.speakableGroupNames name: die Gruppe
    SearchForMessages.speakableGroupNames needsValue: Nachrichten aus welcher Gruppe?
    SearchForMessages.speakableGroupNames needsValue instead: In welcher Gruppe soll ich suchen?
    SearchForMessages.speakableGroupNames disambiguation: Welche Gruppe: {or choices}?
    SearchForMessages.speakableGroupNames disambiguation (brief): Welche Gruppe?
    SearchForMessages.speakableGroupNames unsupported: Ich finde in {app} keine Gruppe {value}.
    SearchForMessages success: {count? Ich habe keine Nachrichten gefunden. | Du hast eine Nachricht. | Du hast {count}
      Nachrichten.}
      {each messages: [{sender} hat {date} geschrieben][Du hast {to} {sent} geschrieben]: „{content}“.}
    SearchForMessages success (brief): {count? Ich habe keine Nachrichten gefunden. | Du hast eine Nachricht. | Du hast
      {count} Nachrichten.}
    SearchForMessages success (car): {count? Keine Nachrichten. | Eine Nachricht. | {count} Nachrichten.}
      [Die erste ist von {messages.first.sender}: „{messages.first.content}“.]
    SearchForMessages inProgress: {app} sucht noch.
    SearchForMessages failure: {app} konnte leider nicht nach Nachrichten suchen.
    SearchForMessages failureRequiringAppLaunch: Diese Nachrichten musst du in {app} suchen.
    SearchForMessages failureMessageServiceNotAvailable: {app} hat gerade keine Verbindung.
    SearchForMessages failureMessageTooManyResults: Das sind zu viele Nachrichten. Nenn mir einen Namen oder einen Tag.
    SearchForMessages failureRequiringInAppAuthentication: Melde dich erst bei {app} an, um deine Nachrichten zu sehen.

    SetMessageAttribute.attribute name: die Markierung
    SetMessageAttribute.attribute needsValue: Wie soll ich sie markieren: als gelesen, ungelesen oder wichtig?
    SetMessageAttribute.attribute needsValue: Entschuldige: als gelesen, ungelesen oder wichtig?
    SetMessageAttribute success: Okay, das ist[ als {attribute}] markiert.
    SetMessageAttribute failure: {app} konnte die Nachricht leider nicht markieren.
    SetMessageAttribute failureRequiringAppLaunch: Diese Nachricht musst du in {app} markieren.
    SetMessageAttribute failureMessageNotFound: Ich finde diese Nachricht nicht.
    SetMessageAttribute failureMessageAttributeNotSet: {app} konnte die Nachricht nicht[ als {attribute}] markieren.

    EditMessage.editedContent name: der neue Text
    EditMessage.editedContent needsValue: Was soll stattdessen drinstehen?
    EditMessage.editedContent needsValue: Entschuldige, wie lautet der neue Text?
    EditMessage.editedContent unsupported: Das kann nicht in der Nachricht stehen.
    EditMessage success: Okay, deine Nachricht lautet jetzt „{editedContent}“.
    EditMessage failure: {app} konnte deine Nachricht leider nicht ändern.
    EditMessage failureRequiringAppLaunch: Diese Nachricht musst du in {app} ändern.
    EditMessage failureMessageNotFound: Ich finde keine Nachricht von dir, die ich ändern könnte.
    EditMessage failurePastEditTimeLimit: Diese Nachricht lässt sich nicht mehr ändern, dafür ist es zu spät.
    EditMessage failureMessageTypeUnsupported: So eine Nachricht lässt sich nicht ändern.
    EditMessage failureUnsupportedOnService: {app} kann gesendete Nachrichten nicht ändern.
    EditMessage failureMessageServiceNotAvailable: {app} hat gerade keine Verbindung.
    EditMessage failureRequiringInAppAuthentication: Melde dich erst bei {app} an, um eine Nachricht zu ändern.

    UnsendMessages success: Okay, ich habe deine Nachricht zurückgenommen.
    UnsendMessages failure: {app} konnte deine Nachricht leider nicht zurücknehmen.
    UnsendMessages failureRequiringAppLaunch: Diese Nachricht musst du in {app} zurücknehmen.
    UnsendMessages failureMessageNotFound: Ich finde keine Nachricht von dir, die ich zurücknehmen könnte.
    UnsendMessages failurePastUnsendTimeLimit: Diese Nachricht lässt sich nicht mehr zurücknehmen, dafür ist es zu spät.
    UnsendMessages failureMessageTypeUnsupported: So eine Nachricht lässt sich nicht zurücknehmen.
    UnsendMessages failureUnsupportedOnService: {app} kann Nachrichten nicht zurücknehmen.
    UnsendMessages failureMessageServiceNotAvailable: {app} hat gerade keine Verbindung.
    UnsendMessages failureRequiringInAppAuthentication: Melde dich erst bei {app} an, um eine Nachricht zurückzunehmen.

    word outgoingMessageText: Textnachricht
    word outgoingMessageAudio: Sprachnachricht
    word read: gelesen
    word unread: ungelesen
    word flagged: wichtig
    word unflagged: nicht wichtig
    word played: abgespielt
    """
}

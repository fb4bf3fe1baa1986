extension Spanish {
  /// What the assistant says in Spanish about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: el destinatario
    SendMessage.recipients needsValue: ¿A quién?
    SendMessage.recipients needsValue: Perdona, ¿a quién se lo envío?
    SendMessage.recipients needsValue: No he entendido el nombre. ¿Para quién es el mensaje?
    SendMessage.recipients needsValue instead: Entonces, ¿a quién se lo envío?
    SendMessage.recipients needsMoreDetails: Hay mucha gente que se llama {value}. ¿Me dices el nombre completo?
    SendMessage.recipients disambiguation: ¿A quién quieres escribir: {or choices}?
    SendMessage.recipients disambiguation (brief): ¿A quién quieres escribir?
    SendMessage.recipients disambiguation: Perdona, ¿a quién: {or choices}?
    SendMessage.recipients disambiguation: No te he entendido. Puedes decir un nombre o un número: {or choices}.
    SendMessage.recipients confirmation: ¿Le envío el mensaje a {value}?
    SendMessage.recipients confirmation: Perdona, ¿es para {value}? ¿Sí o no?
    SendMessage.recipients unsupported: No encuentro a {value} en {app}.
    SendMessage.recipients unsupported noAccount: {value} no tiene cuenta en {app}.
    SendMessage.recipients unsupported offline: Ahora mismo no puedo localizar a {value} en {app}.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} no recibe mensajes en {app}.
    SendMessage.recipients unsupported noValidHandle: {app} no tiene la dirección de {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: {value} no es una dirección a la que pueda escribir.
    SendMessage.recipients unsupported noHandleForLabel: {value} no tiene ninguna dirección de ese tipo.
    SendMessage.recipients unsupported requiringInAppAuthentication: Inicia sesión en {app} para escribir a {value}.
    SendMessage.content name: el mensaje
    SendMessage.content needsValue: ¿Qué mensaje envío[ a {recipients}][ a {speakableGroupName}]?
    SendMessage.content needsValue: Perdona, ¿qué tiene que decir el mensaje?
    SendMessage.content needsValue: No he entendido el mensaje. ¿Qué escribo?
    SendMessage.content needsValue instead: Entonces, ¿qué tiene que decir?
    SendMessage.content confirmation: ¿El mensaje dice «{value}»?
    SendMessage.content unsupported: {app} no puede enviar eso.
    SendMessage.outgoingMessageType name: el tipo de mensaje
    SendMessage.outgoingMessageType needsValue: ¿Mensaje de texto o de voz?
    SendMessage.speakableGroupName name: el grupo
    SendMessage.speakableGroupName needsValue: ¿A qué grupo?
    SendMessage.speakableGroupName needsValue: Perdona, ¿cómo se llama el grupo?
    SendMessage.speakableGroupName needsValue instead: Entonces, ¿a qué grupo lo envío?
    SendMessage.speakableGroupName disambiguation: ¿A qué grupo: {or choices}?
    SendMessage.speakableGroupName disambiguation (brief): ¿A qué grupo?
    SendMessage.speakableGroupName confirmation: ¿Envío el mensaje al grupo {value}?
    SendMessage.speakableGroupName unsupported: No encuentro ningún grupo llamado {value} en {app}.
    SendMessage goAhead: Tu mensaje[ a {recipients}][ a {speakableGroupName}] dice: «{content}». ¿Lo envío?
    SendMessage goAhead (brief): ¿Lo envío?
    SendMessage goAhead: Perdona, ¿lo envío, lo cambio o lo cancelo?
    SendMessage button goAhead-accept: Enviar
    SendMessage help goAhead: Di «enviar», «cancelar» o «cámbialo por…».
    SendMessage success: De acuerdo, envío «{content}»[ a {recipients}][ a {speakableGroupName}] por {app}.
    SendMessage success (brief): De acuerdo, ya va.
    SendMessage inProgress: De acuerdo, {app} lo está enviando. Sigue en segundo plano.
    SendMessage failure: Lo siento, {app} no ha podido enviar tu mensaje.
    SendMessage failureRequiringAppLaunch: Tendrás que enviar ese mensaje desde {app}.
    SendMessage failureMessageServiceNotAvailable: Ahora {app} no tiene conexión, así que tu mensaje no se ha enviado.
    SendMessage failureRequiringInAppAuthentication: Antes de enviar mensajes tienes que iniciar sesión en {app}.
    SendMessage ended refused: De acuerdo, no lo envío.
    SendMessage ended cancelled: De acuerdo, no lo envío.
    SendMessage ended setAside: De acuerdo, tu mensaje no se ha enviado.

    SearchForMessages.recipients name: el destinatario
    SearchForMessages.recipients needsValue: ¿Mensajes para quién?
    SearchForMessages.recipients needsValue instead: Entonces, ¿mensajes para quién?
    SearchForMessages.recipients disambiguation: ¿Mensajes para quién: {or choices}?
    SearchForMessages.recipients disambiguation (brief): ¿Mensajes para quién?
    SearchForMessages.recipients confirmation: ¿Mensajes para {value}?
    SearchForMessages.recipients unsupported: No encuentro a {value} en {app}.
    SearchForMessages.senders name: el remitente
    SearchForMessages.senders needsValue: ¿Mensajes de quién?
    SearchForMessages.senders needsValue instead: Entonces, ¿mensajes de quién?
    SearchForMessages.senders disambiguation: ¿Mensajes de quién: {or choices}?
    SearchForMessages.senders disambiguation (brief): ¿Mensajes de quién?
    SearchForMessages.senders confirmation: ¿Mensajes de {value}?
    SearchForMessages.senders unsupported: No encuentro a {value} en {app}.
    SearchForMessages.attributes name: el tipo de mensajes
    SearchForMessages.attributes needsValue: ¿Qué mensajes: leídos, no leídos o destacados?
    SearchForMessages.dateTimeRange name: la fecha
    SearchForMessages.dateTimeRange needsValue: ¿Mensajes de cuándo?
    SearchForMessages.speakableGroupNames name: el grupo
    SearchForMessages.speakableGroupNames needsValue: ¿Mensajes de qué grupo?
    SearchForMessages.speakableGroupNames needsValue instead: ¿En qué grupo busco?
    SearchForMessages.speakableGroupNames disambiguation: ¿Qué grupo: {or choices}?
    SearchForMessages.speakableGroupNames disambiguation (brief): ¿Qué grupo?
    SearchForMessages.speakableGroupNames unsupported: No encuentro ningún grupo llamado {value} en {app}.
    SearchForMessages success: {count? No he encontrado ningún mensaje. | Tienes un mensaje. | Tienes {count} mensajes.}
      {each messages: [{sender} escribió {date}][Escribiste a {to} {sent}]: «{content}».}
    SearchForMessages success (brief): {count? No he encontrado ningún mensaje. | Tienes un mensaje. | Tienes {count}
      mensajes.}
    SearchForMessages success (car): {count? Ningún mensaje. | Un mensaje. | {count} mensajes.}
      [El primero es de {messages.first.sender}: «{messages.first.content}».]
    SearchForMessages inProgress: {app} sigue buscando.
    SearchForMessages failure: Lo siento, {app} no ha podido buscar mensajes.
    SearchForMessages failureRequiringAppLaunch: Tendrás que buscar esos mensajes en {app}.
    SearchForMessages failureMessageServiceNotAvailable: Ahora mismo {app} no tiene conexión.
    SearchForMessages failureMessageTooManyResults: Son demasiados mensajes. Dime un nombre o un día.
    SearchForMessages failureRequiringInAppAuthentication: Inicia sesión en {app} para ver tus mensajes.

    SetMessageAttribute.attribute name: la marca
    SetMessageAttribute.attribute needsValue: ¿Cómo lo marco: como leído, no leído o destacado?
    SetMessageAttribute.attribute needsValue: Perdona, ¿como leído, no leído o destacado?
    SetMessageAttribute success: De acuerdo, está marcado[ como {attribute}].
    SetMessageAttribute failure: Lo siento, {app} no ha podido marcar el mensaje.
    SetMessageAttribute failureRequiringAppLaunch: Tendrás que marcar ese mensaje en {app}.
    SetMessageAttribute failureMessageNotFound: No encuentro ese mensaje.
    SetMessageAttribute failureMessageAttributeNotSet: {app} no ha podido marcar el mensaje[ como {attribute}].

    EditMessage.editedContent name: el texto nuevo
    EditMessage.editedContent needsValue: ¿Qué tiene que decir ahora?
    EditMessage.editedContent needsValue: Perdona, ¿cuál es el texto nuevo?
    EditMessage.editedContent unsupported: El mensaje no puede decir eso.
    EditMessage success: De acuerdo, ahora tu mensaje dice «{editedContent}».
    EditMessage failure: Lo siento, {app} no ha podido cambiar tu mensaje.
    EditMessage failureRequiringAppLaunch: Tendrás que cambiar ese mensaje en {app}.
    EditMessage failureMessageNotFound: No encuentro ningún mensaje tuyo que cambiar.
    EditMessage failurePastEditTimeLimit: Ya es tarde para cambiar ese mensaje.
    EditMessage failureMessageTypeUnsupported: Ese tipo de mensaje no se puede cambiar.
    EditMessage failureUnsupportedOnService: {app} no puede cambiar mensajes ya enviados.
    EditMessage failureMessageServiceNotAvailable: Ahora mismo {app} no tiene conexión.
    EditMessage failureRequiringInAppAuthentication: Inicia sesión en {app} para cambiar un mensaje.

    UnsendMessages success: De acuerdo, he anulado el envío de tu mensaje.
    UnsendMessages failure: Lo siento, {app} no ha podido anular el envío.
    UnsendMessages failureRequiringAppLaunch: Tendrás que anular ese envío en {app}.
    UnsendMessages failureMessageNotFound: No encuentro ningún mensaje tuyo que anular.
    UnsendMessages failurePastUnsendTimeLimit: Ya es tarde para anular ese mensaje.
    UnsendMessages failureMessageTypeUnsupported: Ese tipo de mensaje no se puede anular.
    UnsendMessages failureUnsupportedOnService: {app} no puede anular mensajes enviados.
    UnsendMessages failureMessageServiceNotAvailable: Ahora mismo {app} no tiene conexión.
    UnsendMessages failureRequiringInAppAuthentication: Inicia sesión en {app} para anular un mensaje.

    word outgoingMessageText: mensaje de texto
    word outgoingMessageAudio: mensaje de voz
    word read: leído
    word unread: no leído
    word flagged: destacado
    word unflagged: no destacado
    word played: escuchado
    """
}

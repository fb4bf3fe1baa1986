extension French {
  /// What the assistant says in French about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: le destinataire
    SendMessage.recipients needsValue: À qui ?
    SendMessage.recipients needsValue: Pardon, à qui faut-il l’envoyer ?
    SendMessage.recipients needsValue: Je n’ai pas compris le nom. Pour qui est le message ?
    SendMessage.recipients needsValue instead: À qui l’envoyer, alors ?
    SendMessage.recipients needsMoreDetails: Il y a beaucoup de personnes du nom de {value}. Laquelle ? Un nom complet
      m’aiderait.
    SendMessage.recipients disambiguation: À qui voulez-vous écrire : {or choices} ?
    SendMessage.recipients disambiguation (brief): À qui voulez-vous écrire ?
    SendMessage.recipients disambiguation: Pardon, à qui : {or choices} ?
    SendMessage.recipients disambiguation: Je n’ai pas compris. Dites un nom ou un numéro : {or choices}.
    SendMessage.recipients confirmation: Envoyer le message à {value} ?
    SendMessage.recipients confirmation: Pardon, faut-il l’envoyer à {value} ? Oui ou non ?
    SendMessage.recipients unsupported: Je ne trouve pas {value} dans {app}.
    SendMessage.recipients unsupported noAccount: {value} n’a pas de compte {app}.
    SendMessage.recipients unsupported offline: {value} n’est pas joignable sur {app} en ce moment.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} ne reçoit pas de messages sur
      {app}.
    SendMessage.recipients unsupported noValidHandle: {app} n’a pas d’adresse pour {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: {value} n’est pas une adresse où je peux écrire.
    SendMessage.recipients unsupported noHandleForLabel: {value} n’a pas d’adresse de ce type.
    SendMessage.recipients unsupported requiringInAppAuthentication: Il faut vous connecter à {app} pour écrire à
      {value}.
    SendMessage.content name: le message
    SendMessage.content needsValue: Que voulez-vous dire[ à {recipients}][ à {speakableGroupName}] ?
    SendMessage.content needsValue: Pardon, que doit dire le message ?
    SendMessage.content needsValue: Je n’ai pas compris le message. Que dois-je écrire ?
    SendMessage.content needsValue instead: Que faut-il dire à la place ?
    SendMessage.content confirmation: Le message doit dire « {value} » ?
    SendMessage.content unsupported: {app} ne peut pas envoyer cela.
    SendMessage.outgoingMessageType name: le type de message
    SendMessage.outgoingMessageType needsValue: Un message écrit ou vocal ?
    SendMessage.speakableGroupName name: le groupe
    SendMessage.speakableGroupName needsValue: Quel groupe ?
    SendMessage.speakableGroupName needsValue: Pardon, comment s’appelle le groupe ?
    SendMessage.speakableGroupName needsValue instead: À quel groupe l’envoyer, alors ?
    SendMessage.speakableGroupName disambiguation: Quel groupe : {or choices} ?
    SendMessage.speakableGroupName disambiguation (brief): Quel groupe ?
    SendMessage.speakableGroupName confirmation: Envoyer le message au groupe {value} ?
    SendMessage.speakableGroupName unsupported: Je ne trouve pas de groupe {value} dans {app}.
    SendMessage goAhead: Votre message[ à {recipients}][ à {speakableGroupName}] dit : « {content} ». Je l’envoie ?
    SendMessage goAhead (brief): Je l’envoie ?
    SendMessage goAhead: Pardon, faut-il l’envoyer, le changer ou l’annuler ?
    SendMessage button goAhead-accept: Envoyer
    SendMessage help goAhead: Dites « envoyer », « annuler » ou « change-le en … ».
    SendMessage success: D’accord, j’envoie « {content} »[ à {recipients}][ à {speakableGroupName}] sur {app}.
    SendMessage success (brief): D’accord, c’est parti.
    SendMessage inProgress: D’accord, {app} l’envoie. Cela continue en arrière-plan.
    SendMessage failure: Désolé, {app} n’a pas pu envoyer votre message.
    SendMessage failureRequiringAppLaunch: Il faut envoyer ce message dans {app}.
    SendMessage failureMessageServiceNotAvailable: {app} ne joint pas son service : votre message n’est pas parti.
    SendMessage failureRequiringInAppAuthentication: Il faut vous connecter à {app} pour envoyer des messages.
    SendMessage ended refused: D’accord, je ne l’envoie pas.
    SendMessage ended cancelled: D’accord, je ne l’envoie pas.
    SendMessage ended setAside: D’accord, votre message n’est pas envoyé.

    SearchForMessages.recipients name: le destinataire
    SearchForMessages.recipients needsValue: Des messages à qui ?
    SearchForMessages.recipients needsValue instead: Des messages à qui, alors ?
    SearchForMessages.recipients disambiguation: Des messages à qui : {or choices} ?
    SearchForMessages.recipients disambiguation (brief): Des messages à qui ?
    SearchForMessages.recipients confirmation: Des messages à {value} ?
    SearchForMessages.recipients unsupported: Je ne trouve pas {value} dans {app}.
    SearchForMessages.senders name: l’expéditeur
    SearchForMessages.senders needsValue: Des messages de qui ?
    SearchForMessages.senders needsValue instead: Les messages de qui, alors ?
    SearchForMessages.senders disambiguation: Les messages de qui : {or choices} ?
    SearchForMessages.senders disambiguation (brief): Les messages de qui ?
    SearchForMessages.senders confirmation: Les messages de {value} ?
    SearchForMessages.senders unsupported: Je ne trouve pas {value} dans {app}.
    SearchForMessages.attributes name: le type de messages
    SearchForMessages.attributes needsValue: Quels messages : lus, non lus ou marqués ?
    SearchForMessages.dateTimeRange name: la date
    SearchForMessages.dateTimeRange needsValue: Des messages de quand ?
    SearchForMessages.speakableGroupNames name: le groupe
    SearchForMessages.speakableGroupNames needsValue: Des messages de quel groupe ?
    SearchForMessages.speakableGroupNames needsValue instead: Dans quel groupe faut-il chercher ?
    SearchForMessages.speakableGroupNames disambiguation: Quel groupe : {or choices} ?
    SearchForMessages.speakableGroupNames disambiguation (brief): Quel groupe ?
    SearchForMessages.speakableGroupNames unsupported: Je ne trouve pas de groupe {value} dans {app}.
    SearchForMessages success: {count? Je n’ai trouvé aucun message. | Vous avez un message. | Vous avez {count}
      messages.}
      {each messages: [{sender} a écrit {date}][Vous avez écrit à {to} {sent}] : « {content} ».}
    SearchForMessages success (brief): {count? Je n’ai trouvé aucun message. | Vous avez un message. | Vous avez
      {count} messages.}
    SearchForMessages success (car): {count? Aucun message. | Un message. | {count} messages.}
      [Le premier est de {messages.first.sender} : « {messages.first.content} ».]
    SearchForMessages inProgress: {app} cherche encore.
    SearchForMessages failure: Désolé, {app} n’a pas pu chercher vos messages.
    SearchForMessages failureRequiringAppLaunch: Il faut chercher ces messages dans {app}.
    SearchForMessages failureMessageServiceNotAvailable: {app} ne joint pas son service en ce moment.
    SearchForMessages failureMessageTooManyResults: Il y a trop de messages. Donnez un nom ou un jour.
    SearchForMessages failureRequiringInAppAuthentication: Il faut vous connecter à {app} pour voir vos messages.

    SetMessageAttribute.attribute name: la marque
    SetMessageAttribute.attribute needsValue: Je le marque comme lu, non lu ou important ?
    SetMessageAttribute.attribute needsValue: Pardon : lu, non lu ou important ?
    SetMessageAttribute success: D’accord, c’est marqué[ comme {attribute}].
    SetMessageAttribute failure: Désolé, {app} n’a pas pu marquer le message.
    SetMessageAttribute failureRequiringAppLaunch: Il faut marquer ce message dans {app}.
    SetMessageAttribute failureMessageNotFound: Je ne trouve pas ce message.
    SetMessageAttribute failureMessageAttributeNotSet: {app} n’a pas pu marquer le message[ comme {attribute}].

    EditMessage.editedContent name: le nouveau texte
    EditMessage.editedContent needsValue: Que doit-il dire à la place ?
    EditMessage.editedContent needsValue: Pardon, quel est le nouveau texte ?
    EditMessage.editedContent unsupported: Le message ne peut pas dire cela.
    EditMessage success: D’accord, votre message dit maintenant « {editedContent} ».
    EditMessage failure: Désolé, {app} n’a pas pu changer votre message.
    EditMessage failureRequiringAppLaunch: Il faut changer ce message dans {app}.
    EditMessage failureMessageNotFound: Je ne trouve pas de message à changer.
    EditMessage failurePastEditTimeLimit: Il est trop tard pour changer ce message.
    EditMessage failureMessageTypeUnsupported: Ce type de message ne peut pas être changé.
    EditMessage failureUnsupportedOnService: {app} ne peut pas changer un message envoyé.
    EditMessage failureMessageServiceNotAvailable: {app} ne joint pas son service en ce moment.
    EditMessage failureRequiringInAppAuthentication: Il faut vous connecter à {app} pour changer un message.

    UnsendMessages success: D’accord, j’ai retiré votre message.
    UnsendMessages failure: Désolé, {app} n’a pas pu retirer votre message.
    UnsendMessages failureRequiringAppLaunch: Il faut retirer ce message dans {app}.
    UnsendMessages failureMessageNotFound: Je ne trouve pas de message à retirer.
    UnsendMessages failurePastUnsendTimeLimit: Il est trop tard pour retirer ce message.
    UnsendMessages failureMessageTypeUnsupported: Ce type de message ne peut pas être retiré.
    UnsendMessages failureUnsupportedOnService: {app} ne peut pas retirer un message envoyé.
    UnsendMessages failureMessageServiceNotAvailable: {app} ne joint pas son service en ce moment.
    UnsendMessages failureRequiringInAppAuthentication: Il faut vous connecter à {app} pour retirer un message.

    word outgoingMessageText: message écrit
    word outgoingMessageAudio: message vocal
    word read: lu
    word unread: non lu
    word flagged: important
    word unflagged: sans marque
    word played: écouté
    """
}

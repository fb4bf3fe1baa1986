extension French {
  /// Sending and reading messages.
  static let messaging = """
    @send = envoie | envoies | envoyer | envoyez | envoyons | expédie | expédier | adresse | adresser | transmets | transmettre | envoi | transfère
    @write = écris | écrire | écrivez | écrives | rédige | rédiger | rédigez
    @messageNoun = [un | une | le | la | ce | cet | mon | l' | du] [nouveau | petit | court | autre]
      (message | sms | texto | textos | texte | mms | message texte | mp)
    @note/0.6 = (un | une | le | la) [petit | petite] (mot | note)
    @tell/0.8 = dis | dire | dites | préviens | prévenir | prévenez | informe | informer | informez | avertis | avertir | avertissez | annonce
      | fais savoir | faites savoir | faire savoir
    @ask/0.8 = demande | demander | demandez
    @reply = réponds | répondre | répondez | répond
    @said/0.5 = disant [que | qu'] | qui dit [que | qu'] | qui disent | pour dire [que | qu'] | en disant [que | qu'] | avec le (message | texte)
      | avec (comme message | comme texte) | pour lui dire [que | qu'] | pour leur dire [que | qu'] | et dis lui [que | qu'] | et dis leur [que | qu']
      | et dites lui [que | qu'] | et dites leur [que | qu'] | et demande lui [si | s'] | et demande leur [si | s'] | et demandez lui [si | s']
      | pour lui demander [si | s'] | pour leur demander [si | s'] | pour lui faire savoir [que | qu'] | pour prévenir [que | qu']
      | pour le prévenir [que | qu'] | pour la prévenir [que | qu'] | pour qu'il | pour qu'elle | pour qu'ils | pour demander [si | s'] | et écris
      | pour l'informer [que | qu'] | et préviens le [que | qu'] | et préviens la [que | qu'] | lui disant [que | qu']
    @that/0.4 = que | qu'
    @if/0.3 = si | s' | que | qu'
    @group/0.5 = groupe | fil de discussion | discussion | fil | conversation
    @groupOf/0.4 = (au | le | du | sur le | dans le | dans la | sur la | à la) (groupe | fil de discussion | discussion | conversation | fil) [des | de | du | de la | d']
    @it/0.2 = le | la | les | ça | cela
    $what = [@said | @that] {content}
    $toWhom = @to {recipients} | @groupOf {speakableGroupName:contactGroupName} | @to {speakableGroupName:contactGroupName!}

    intent SendMessage
    @send @messageNoun
    @send @messageNoun $toWhom [$what]
    @send $toWhom (@messageNoun | @note) [$what]
    @send @messageNoun @said {content} [$toWhom]
    @send @messageNoun {content}
    @send @note $toWhom [$what]
    ~0.2 @send @it $toWhom
    ~0.2 @send $toWhom [$what]
    @sendHim (@messageNoun | @note) [$what]
    @sendHim/0.7 = (envoie | envoyez) (lui | leur)
    @write $toWhom [$what]
    @write @messageNoun [$toWhom] [$what]
    @tell $toWhom [@that] {content}
    @tell {recipients} [@that] {content}
    @tell {recipients:person} @by [@that] {content}
    @by/0.5 = par (message | sms | texto)
    ~0.2 @ask $toWhom [@if] {content}
    @reply
    @reply [@by | @messageNoun] [$toWhom] [$what]
    @reply $toWhom [$what]
    ~0.4 {app} {recipients} {content}
    ~0.3 {app} @messageNoun [$toWhom] [$what]

    intent SearchForMessages past
    @read = lis | lire | lisez | relis | relire | écoute | écouter | fais moi la lecture de | continue de lire | continue à lire
    @show/0.7 = montre | montrez | montrer | affiche | affichez | afficher | cherche | cherchez | chercher | trouve | trouvez | trouver | récupère
      | récupérer | consulte | consulter | recherche | rechercher | voir | donne | donnez | ouvre | vérifie | vérifier | faites parvenir | faire parvenir
    @me/0.05 = moi | me | nous
    @kindOf/0.1 = [tous] [mes | les | des | mon | le | ces | l'] [nouveaux | dernier | derniers | nouveau]
    symbol unread = non lus | non lu | pas lus | nouveaux | nouveau
    symbol read = lus | lu
    symbol flagged = marqués | importants | suivis
    $attributes = {attributes=unread|read|flagged}
    @messages = messages | message | sms | textos | texto | textes | texte
    @from/0.3 = de | d' | de la part de | envoyés par | reçus de | provenant de
    @about/0.5 = sur | à propos de | au sujet de | contenant | qui parlent de | concernant
    @on/0.05 = de | d' | du | que j'ai reçu | que j'ai reçus | reçus | reçu | depuis
    $where = @from {senders} | @about {searchTerms} | [@on] {dateTimeRange}
    (@read | @show) [@me] [@kindOf] [$attributes] @messages [$attributes] [$where] [$where]
    @haveI [$attributes] @messages [$attributes] [$where]
    @haveI = (est ce que j'ai | ai je | j'ai | y a t il | il y a) [reçu] [des | de | un | mes]
    @did {senders} @wroteMe
    {senders} @hasWritten
    @hasWritten = (m'a t il | m'a t elle | m'a) (écrit | envoyé [quelque chose | un message | des messages])
    @did/0.1 = est ce que
    @wroteMe = m'a écrit | m'a envoyé [quelque chose | un message | des messages]

    intent SetMessageAttribute
    @mark = marque | marquer | marquez
    @them/0.2 = le | la | les | ce message | ces messages | le message | les messages | ça
    @as/0.2 = comme
    @mark @them [@as] {attribute=read|unread|flagged}

    intent EditMessage
    @edit = modifie | modifier | modifiez | change | changer | changez | corrige | corriger | corrigez
    @myMessage/0.8 = (mon | le | ce) [dernier] (message | sms | texto)
    @toSay/0.6 = en | pour dire | par
    @edit @myMessage [@toSay {editedContent}]

    intent UnsendMessages
    @unsend = supprime | supprimer | supprimez | annule l'envoi de | annuler l'envoi de | efface | effacer | retire
    @unsend @myMessage
    """
}

/// How questions are answered in French; the notation is that of the understanding's reply words.
extension French {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = oui | ouais | ouaip | mouais | si | bien sûr | certainement | absolument | exactement | tout à fait
      | parfait | parfaitement
      | d'accord | ok | okay | ça marche | ça va | ça me va | ça me convient | entendu | volontiers
      | avec plaisir | très bien | c'est bon | bon
      | (c'est|oui c'est|voilà c'est) (ça|bien ça|lui|elle|exact|correct|juste|bon|celui là|celle là|eux) | exact
      | correct | juste | vrai | en effet
      | effectivement | évidemment | affirmatif | bien entendu | je confirme | confirmé | confirmer
      | oui (merci|s'il te plaît|s'il vous plaît|bien sûr|je veux bien|vas y|allez y)
      | je veux bien | pourquoi pas | sans problème | pas de problème | voilà | carrément | c'est parti
      | je crois | je crois que oui | je pense | je pense que oui
      | (ça|cela) [me] (va|convient|marche|roule) [très bien|bien|parfaitement] | tout est (bon|correct|juste|ok|parfait)
      | (c'est|ça a l'air|ça semble|ça me semble|ça me paraît) (parfait|super|bien|très bien|génial|excellent)
      | (c'est|ça a l'air|ça semble|ça me semble|ça me paraît) (nickel|impeccable|bon|tout bon|ok|d'accord)
      | super | génial | excellent | impeccable | nickel | top | cool | j'accepte | je valide | validé
      | je suis d'accord | [je n'ai] aucune objection | pas d'objection | (tu as|vous avez) raison
    tail = pour (moi|nous) | comme ça | beaucoup | merci beaucoup
    act no = non | nan | nope | non merci | pas du tout | absolument pas | certainement pas | surtout pas
      | jamais | négatif | faux
      | (c'est|non c'est) (faux|pas ça|pas lui|pas elle|pas bon|pas le bon|pas la bonne|pas celui là|pas celle \
      là) | ce n'est pas (ça|lui|elle|le bon|la bonne|celui là|celle là)
      | pas (lui|elle|eux|ça|celui là|celle là|celui ci|celle ci|vraiment|maintenant|aujourd'hui|tout de suite|le \
      bon|la bonne|encore)
      | aucun | aucune | aucun des deux | aucune des deux | (aucun|aucune) (d'eux|d'entre eux|d'elles|de ceux là)
      | ni l'un ni l'autre | personne | quelqu'un d'autre | un autre | une autre | autre chose
      | je ne crois pas | je crois pas | je ne pense pas | je pense pas | je crois que non | je pense que non
      | bien sûr que non | plutôt pas | incorrect
    act cancel = annule | annuler | annulez
      | annule (tout|ça|le message|l'appel|la demande|la course|le paiement|le virement)
      | annulez (tout|ça|le message|l'appel|la demande|la course|le paiement|le virement)
      | annuler (tout|ça|le message|l'appel|la demande) | laisse tomber | laissez tomber | laisse | laissez
      | oublie | oubliez | (oublie|oubliez) (ça|tout) | tant pis | arrête | arrêtez | arrête tout
      | stop | (ça|ce) (ne fait rien|fait rien) | ce n'est pas grave | c'est pas grave | peu importe
      | non (rien|laisse tomber|laissez tomber|annule|annulez|oublie|oubliez) | j'ai changé d'avis | je n'en veux plus
      | je ne veux plus | abandonne | abandonner | quitter | finalement non | en fait non laisse tomber
      | rien du tout | je renonce
    maybe cancel = rien | fini | c'est tout | ça suffit | on arrête | pas la peine | ce n'est pas la peine
      | c'est pas la peine | plus besoin | non rien | on laisse tomber
    act help = qu'est ce que (tu sais|vous savez) faire | tu (sais|peux) faire quoi | aide | aide moi | aidez moi | à l'aide | de l'aide | j'ai besoin d'aide | que puis je dire | que (sais tu|savez vous) faire
      | qu'est ce que je peux (dire|répondre|faire) | que dois je (dire|répondre|faire)
      | qu'est ce que je dois (dire|répondre|faire) | que peux tu faire | que pouvez vous faire
      | qu'est ce que (tu peux|vous pouvez) faire | comment (ça marche|faire|répondre) | je ne comprends pas
      | je comprends pas
      | quelles sont les possibilités
    maybe help = explique | expliquez | c'est quoi | qu'est ce que c'est | qu'est ce que ça veut dire
      | que voulez vous dire | comment ça
    act repeat = quoi | comment | pardon | hein | répète | répétez
      | (répète|répétez|répéter) (s'il te plaît|s'il vous plaît|la question|les choix|les options|ça)
      | (tu peux|vous pouvez|peux tu|pouvez vous|pourrais tu|pourriez vous) répéter
      | (tu peux|vous pouvez|peux tu|pouvez vous|pourrais tu|pourriez vous) répéter (ça|la question|les \
      choix|s'il te plaît|s'il vous plaît) | redis le | redites le | redis moi ça | qu'est ce que (tu as dit|vous \
      avez dit|tu disais|vous disiez) | qu'as tu dit | qu'avez vous dit
      | tu as dit quoi | vous avez dit quoi | tu disais | vous disiez | quels (sont|étaient) les choix
      | quelles (sont|étaient) les options | je n'ai pas (entendu|compris) | j'ai pas (entendu|compris)
    maybe repeat = encore | encore une fois | désolé | excuse moi | excusez moi | lesquels | lesquelles | qui ça
    act send = envoie | envoyer | envoyez | envoie (le|la|ça|le message) | envoyez (le|la|ça|le message)
      | envoyer le message | vas y | allez y | allons y | c'est parti | fais le | faites le | fais ça | on y va
      | continue | continuez
      | oui (envoie|envoyez|envoie le|envoyez le|fais le|faites le) | lance | lancez | lance toi | valide
      | validez | valider | confirme | confirmez | paie | payez | payer | réserve | réservez | commande
      | commandez | appelle | appelez | prêt | je suis prêt | prête | je suis prête
    act hold = (ne l'|n') envoie pas | (ne l'|n') envoyez pas
      | (ne|n') (envoie|envoyez|fais|faites|paie|payez|réserve|réservez) (pas|rien) | ne le fais pas
      | ne le faites pas | ne l'envoie pas | ne l'envoyez pas | l'envoie pas | envoie pas | envoyez pas
      | pas encore | attends | attendez
      | non (n'envoie pas|n'envoyez pas|ne l'envoie pas|ne l'envoyez pas|attends|attendez|pas encore)
    """

  private static let replyMarkers = """
    filler = euh | heu | hum | ah | oh | ben | bah | alors | donc | bon | eh bien | s'il te plaît
      | s'il vous plaît | stp | svp | merci | dis siri | siri | je crois | je pense | peut être
      | je voudrais | j'aimerais | je veux | je prends | je vais prendre | je choisis | je dirais | disons
      | ce sera | ça sera | c'est | c'était | plutôt celui | prends | choisis | choisissez | prenez | environ
      | à peu près
      | on est | nous sommes | on sera | nous serons | il y a | il y aura | d'accord | ok | voyons | voyons voir
      | laisse moi réfléchir | genre | enfin
    lead = dis | dis que | dites | dites que | (dis|dites) lui | (dis|dites) lui (que|qu') | (dis|dites) leur
      | (dis|dites) leur (que|qu') | écris | écrivez | écris que | le message est | le texte est | je veux dire
      | je voudrais dire
      | dis juste | dis simplement | mets | mettez | (demande|demandez) lui | réponds | répondez
      | préviens le (que|qu') | préviens la (que|qu')
    correction = en fait | en fait non | non en fait | non je voulais dire | je voulais dire | je veux dire
      | non je veux dire | j'ai dit | non j'ai dit | plutôt | non plutôt | finalement | attends | attendez
      | non attends | non attendez | pardon | désolé
      | non désolé | oups | je me suis trompé | je me suis trompée | erreur | correction | mieux | non non
      | ou plutôt | j'ai changé d'avis | tout compte fait
    instead = plutôt | à la place | finalement | s'il te plaît | s'il vous plaît | merci | aussi | également
      | en fait | alors
    change = change | changez | changer | modifie | modifiez | modifier | mets | mettez | mettre | remplace
      | remplacez | remplacer | corrige | corrigez | corriger | passe | passez | fais | faites | rends
      | tu peux changer | vous pouvez changer | peux tu changer | pouvez vous changer
      | je veux changer | je voudrais changer | non change | non changez | non mets | non mettez
      | oui mais change | oui mais mets | mais change | mais mets
    is = est | sont | sera | seront | serait | devrait être | doit être | c'est
    question = combien | quand | quel | quelle | quels | quelles | qui | est ce que | qu'est ce
      | c'est (combien|quoi|quand) | ça (coûte|dure) | (peux|pouvez|peut) (tu|vous|on)
    to = en | par | à | pour | pour dire | à la place de | de façon à dire | au profit de
    it = le | la | ça | cela | ce | en
    preposition = à | au | aux | pour | avec | de | d' | du | en | sur | chez | par | vers | c'est | c'est à
      | c'est pour | envoie le à | envoie à | un | une | le | la | les | l' | mon | ma | mes
    article = le | la | les | l' | un | une | mon | ma | mes | ce | cet | cette | son | sa | ses | celui | celle
      | ceux | du | de la
    one = option | choix | numéro | le numéro | celui | celle | ceux | celles | là | ci | fois | dans la liste
      | de la liste | s'il te plaît | s'il vous plaît
    last = dernier | dernière | le tout dernier | tout dernier | la toute dernière
    and = et | & | ainsi que | et aussi | et à | puis | ou
    addition = ajoute | ajoutez | ajouter | ajoute que | ajoute aussi | ajoutez aussi | dis aussi | dis aussi que
      | et dis aussi | et aussi | et aussi à | et à | aussi à | rajoute | rajoutez | inclus
    """

  private static let replyParameters = """
    parameter recipients = destinataire | destinataires | contact | contacts | personne | personnes
    parameter contacts = contact | contacts | personne | personnes | numéro
    parameter content = message | texte | contenu | formulation
    parameter editedContent = message | texte | contenu
    parameter speakableGroupName = groupe | nom du groupe
    parameter callCapability = type d'appel | genre d'appel
    parameter currencyAmount = montant | somme | prix
    parameter transactionAmount = montant | somme
    parameter payee = bénéficiaire | destinataire | personne | contact
    parameter payer = payeur | personne | contact
    parameter note = note | commentaire | motif | mémo | libellé
    parameter transactionNote = note | commentaire | motif | libellé
    parameter fromAccount = compte de départ | compte source | compte débité | compte
    parameter toAccount = compte d'arrivée | compte de destination | compte crédité
    parameter pickupLocation = lieu de prise en charge | point de départ | départ | lieu de départ
    parameter dropOffLocation = destination | arrivée | lieu d'arrivée
    marker dropOffLocation = (je|nous|on) (vais|veux aller|dois aller|allons|va|veut aller|doit aller) (à|au|à la|vers|chez)
      | (emmène|emmenez|conduis|conduisez) (moi|nous) (à|au|à la|chez)
    marker pickupLocation = (prends|prenez|viens|venez|cherche|cherchez) (moi|nous|me chercher|me prendre) (à|au|à la|devant)
      | je (suis|serai|t'attends|vous attends|pars) (à|au|à la|devant|de|du)
    parameter rideOptionName = voiture | type de voiture | type de course | option
    parameter partySize = nombre de personnes | nombre de passagers | passagers | personnes | nombre de places
    parameter scheduledPickupTime = heure | date | jour | heure de départ | heure de prise en charge
    parameter workoutName = entraînement | activité | exercice
    parameter goalValue = objectif | distance | durée | but
    parameter dateTimeRange = date | période
    parameter dateCreated = date | période
    parameter albumName = album
    parameter peopleInPhoto = personne | personnes

    carrier SendMessage = envoie un message
    carrier SendMessage recipients = envoie un message à
    carrier SendMessage speakableGroupName = envoie un message à
    carrier StartCall = appelle
    carrier StartCall contacts = appelle
    carrier SearchForMessages = cherche les messages
    carrier SearchForMessages senders = cherche les messages de
    carrier SendPayment = envoie de l'argent
    carrier SendPayment = envoie
    carrier SendPayment payee = envoie de l'argent à
    carrier RequestPayment = demande de l'argent
    carrier RequestPayment payer = demande de l'argent à
    carrier RequestRide = réserve une course
    carrier RequestRide dropOffLocation = réserve une course pour
    carrier RequestRide scheduledPickupTime = réserve une course à
    carrier TransferMoney = fais un virement
    carrier StartWorkout = commence un entraînement
    carrier SearchForPhotos = cherche les photos
    carrier SearchForPhotos peopleInPhoto = cherche les photos de
    """
}

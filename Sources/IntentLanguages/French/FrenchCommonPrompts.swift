extension French {
  /// What the assistant says in French whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: Il me manque une information : {parameter}. Que voulez-vous ?
    * needsValue: Pardon, il me faut encore ceci : {parameter}.
    * needsValue: Je n’ai pas compris. Pouvez-vous le dire autrement ?
    * needsValue: Je ne comprends toujours pas. Quelle réponse pour : {parameter} ?
    * needsValue instead: Que faut-il mettre à la place ?
    * needsMoreDetails: Il y a plusieurs « {value} ». Que voulez-vous dire exactement ?
    * needsMoreDetails: Il en reste encore trop. Pouvez-vous donner le nom complet ?
    * disambiguation: Que choisissez-vous : {or choices} ?
    * disambiguation (brief): Que choisissez-vous ?
    * disambiguation: Pardon, que choisissez-vous ? Vous pouvez dire {or choices}, ou un numéro.
    * disambiguation: Je n’ai pas compris. Choisissez : {or choices}.
    * disambiguation: Je ne comprends toujours pas. Lequel : {or choices} ?
    * confirmation: Vous voulez dire {value} ?
    * confirmation: Pardon, {value}, c’est bien ça ? Oui ou non ?
    * confirmation: Juste oui ou non, s’il vous plaît : {value}, c’est bien ça ?
    * confirmation: Je ne comprends toujours pas. {value}, c’est bien ça ?
    * unsupported: Je ne peux pas utiliser {value} pour cela.
    * appChoice: Avec quelle app : {or choices} ?
    * appChoice (brief): Avec quelle app ?
    * appChoice: Pardon, quelle app ? Vous pouvez dire {or choices}.
    * appChoice: Je n’ai pas compris. Dites le nom de l’une d’elles : {or choices}.
    * appChoice: Je ne comprends toujours pas. Laquelle : {or choices} ?
    * permission: Puis-je transmettre ce que vous dites à {app} ?[ {app} précise : {usage}]
    * permission: Pardon, oui ou non : puis-je transmettre ce que vous dites à {app} ?
    * permission denied: D’accord, je ne transmets rien à {app}.
    * authentication: Il faut d’abord déverrouiller l’appareil.
    * authentication denied: Je ne peux pas faire cela tant que l’appareil est verrouillé.
    * goAhead: Je continue ?
    * goAhead: Pardon, oui ou non : je continue ?
    * goAhead: Je n’ai pas compris. Dites « oui », « non » ou ce qu’il faut changer.
    * goAhead: Je ne comprends toujours pas. Je continue, oui ou non ?
    * button goAhead-accept: Oui
    * button goAhead-reject: Annuler
    * button confirmation-accept: Oui
    * button confirmation-reject: Non
    * button permission-accept: Autoriser
    * button permission-reject: Refuser
    * change: D’accord, {parameter} : que faut-il mettre à la place ?

    * success: C’est fait.
    * inProgress: {app} s’en occupe encore. Cela continue en arrière-plan.
    * failure: Désolé, {app} n’a pas pu le faire.
    * continueInApp: On continue dans {app}.
    * failureRequiringAppLaunch: Il faut continuer dans {app}.
    * failureRequiringInAppAuthentication: Il faut d’abord vous connecter à {app}.
    * failureAppConfigurationRequired: Il faut d’abord terminer la configuration de {app}.
    * deferredToApplication: On continue dans {app}.
    * waiting: Un instant.
    * waiting: J’y travaille encore.

    * notUnderstood: Désolé, je n’ai pas compris.
    * notUnderstood: Je n’ai toujours pas compris. Demandez-moi : « Que savez-vous faire ? »
    * notUnderstood noApp: Aucune de vos apps ne sait faire cela.
    * notUnderstood appCannot: {app} ne sait pas faire cela.
    * notUnderstood noSuchApp: Vous n’avez pas {app}.
    * ended cancelled: D’accord, laissons tomber.
    * ended refused: D’accord, je ne le fais pas.
    * ended gaveUp: Désolé, je n’y arrive pas. Réessayons une autre fois.
    * ended unobserved: D’accord, je ne vous préviens plus.
    * ended setAside: D’accord, je laisse cela de côté.
    * ended failed: Désolé, il y a eu un problème dans {app}.
    * ended timedOut: Désolé, {app} ne répond pas.
    * ended interrupted: J’ai été interrompu en plein milieu. Vérifiez dans {app} avant de recommencer.
    * help: Vous pouvez dire par exemple {each examples: « {item} »}.
    * help (brief): Voici ce que vous pouvez dire.
    * help noApps: Il n’y a pas encore d’app à qui demander.
    * help noExamples: Dites-moi ce que vous voulez faire dans {or apps}.
    * help needsValue: Répondez à la question, ou dites « annuler ».
    * help needsMoreDetails: Répondez à la question, ou dites « annuler ».
    * help unsupported: Donnez une autre réponse, ou dites « annuler ».
    * help disambiguation: Vous pouvez dire un nom ou un numéro : {or choices}. Ou dites « annuler ».
    * help appChoice: Vous pouvez dire {or choices}. Ou dites « annuler ».
    * help confirmation: Dites « oui » si c’est {value}, ou dites-moi ce que vous vouliez dire.
    * help goAhead: Dites « oui » pour continuer, « annuler » pour arrêter, ou ce qu’il faut changer.
    * help permission: Dites « oui » pour que {app} entende vos demandes, ou « non ».

    word today: aujourd’hui
    word tomorrow: demain
    word yesterday: hier
    word onDay: le {day}
    word onWeekday: {day}
    word dayInRange: le {day}
    word weekdayInRange: {day}
    word momentOnDay: {day} à {time}
    word momentToday: à {time}
    word fromTo: entre {start} et {end}
    word until: avant {end}
    word kilocalories: calories
    word home: la maison
    word label home: domicile
    word label work: travail
    word label mobile: portable
    word label main: principal
    word label school: école
    word label other: autre
    word true: oui
    word false: non
    """
}

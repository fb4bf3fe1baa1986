extension French {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = appelle | appelles | appeler | appelez | appelons | téléphone | téléphoner | téléphonez | joindre
      | joins | joignez | (fais | faites | faire) sonner | contacte
      | contacter | contactez | sonne | bigophone | passe un coup de fil à | passer un coup de fil à
      | passez un coup de fil à
      | passe un coup de téléphone à | donne un coup de fil à | donner un coup de fil à | entrer en contact avec
      | prendre contact avec
      | entre en contact avec | mets-moi en contact avec | mettez-moi en contact avec | mets-moi en relation avec
      | mettez-moi en relation avec
    @speak/0.8 = parler | parle | parlez | discuter | discute | discutez | bavarder
    @make/0.4 = passe | passer | passez | lance | lancer | lancez | démarre | démarrer | démarrez | commence
      | commencer | commencez | fais
      | faire | faites | crée | créer | créez | initie | initier | initiez | établis | établir | ouvre | effectue
      | effectuer | effectuez
      | programme | programmer | organise | mets en place | émets | émettre | débute | débuter | donne | donner
    @callNoun = [un | une | l' | le | mon | cet] [nouvel | autre] (appel | coup de fil | coup de téléphone
      | appel téléphonique | communication)
      [de groupe | téléphonique | groupé | conférence | en conférence]
    symbol audioCall = appel audio | appel vocal | appels audio | appels vocaux | audio | appel en audio | vocal
      | vocaux
    symbol videoCall = appel vidéo | appels vidéo | vidéo | appel en vidéo | visio | appel visio | visioconférence
      | vidéoconférence | facetime
      | appel facetime | vidéo chat | chat vidéo | tchat vidéo | discussion vidéo | conversation vidéo
      | conférence vidéo | appel en visio
      | visiophonie | vidéos | appel par vidéo
    @withWhom/0.1 = à | a | avec | au | aux | pour | et
    @with/0.1 = avec | à | au | aux
    @by/0.1 = en | par | via | avec | sur
    @theCapability/0 = un | une | l' | la | le
    $byCapability = @by {callCapability=audioCall|videoCall}
    # Where something else is usually wanted, a call is to whoever works there.
    $party = {contacts} | {contacts=business} | @group {contacts}
    @group/0.3 = [le | mon | la | notre] (groupe | équipe) [de | du | des | d']
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = sur | en | avec | via
    symbol speakerphoneAudioRoute = [le | mon] (haut-parleur | mains libres | mode mains libres)
    symbol bluetoothAudioRoute = [le | mon | mes] (bluetooth | casque | écouteurs | airpods | casque bluetooth
      | bluetooth de la voiture)

    intent StartCall
    ~0.3 @call
    @call [@withWhom] $party [$byCapability] [$route]
    @call [@withWhom] $party [@by] {callCapability=audioCall|videoCall}
    ~0.1 {contacts} @call [$byCapability]
    symbol business/0.1 = ([le | ce | mon] restaurant | [l' | cet] hôtel | [l' | mon] assurance | [la | ma] mutuelle) [du coin | d'à côté]
    @call @theNumber
    @call @numberOf $party
    @dial @numberOf $party
    @dial {contacts}
    @dial/0.7 = compose | composer | composez | fais le
    @numberOf/0.5 = [le | ce | au] (numéro | téléphone) [de | d' | du | des]
    @theNumber/0.3 = un numéro | quelqu'un | un contact | un ami | une personne | un groupe
    @call {contacts} @addToo {contacts} [@toCall]
    @addToo/0.3 = et (ajoute | ajoutez | ajouter | inclus | invite)
    @toCall/0.3 = à l'appel | à la conversation | aussi
    ~0.1 @callNoun @withWhom $party
    @speak @withWhom $party [$byCapability | @byPhone] [$route]
    @byPhone/0.8 = (au | par) téléphone | de vive voix
    ~0.3 @give $party
    @give/0.9 = passe-moi | passez-moi | me passer
    @make @callNoun
    @make @callNoun @withWhom $party [$byCapability] [$route]
    @make [@theCapability] {callCapability=audioCall|videoCall}
    @make [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party [$route]
    @make $party @callNoun
    @make @withWhom $party @callNoun
    [@theCapability] {callCapability=videoCall} [@withWhom] $party
    [@theCapability] {callCapability=audioCall} @withWhom $party

    @callBack = rappelle | rappeler | rappelez
    @callBack [@withWhom] {contacts} => destinationType=callBack
    @callBack => destinationType=callBack
    @callBack @lastCall => destinationType=callBack
    @callBack @whoCalled => destinationType=callBack
    @call @whoCalled => destinationType=callBack
    @return @lastCall [@fromWho {contacts}] => destinationType=callBack
    @return/0.7 = retourne | retourner | réponds à
    @fromWho/0.2 = de | d' | avec | à | du
    @lastCall/0.8 = [mon | le | cet | l'] [dernier] (appel | correspondant | numéro) [manqué | reçu | entrant]
    @whoCalled/0.8 = celui qui vient d'appeler | celui qui vient de m'appeler | la personne qui vient d'appeler | la dernière personne qui m'a appelé | le dernier qui m'a appelé | celui qui m'a appelé
      | le dernier numéro qui m'a appelé
      | la personne qui m'a appelé | celle qui m'a appelé | le numéro qui m'a appelé
    @redial = recompose | recomposer | recomposez | refais | refaire | appelle à nouveau | appelle encore
      | rappelle à nouveau
    @redial [@lastNumber] => destinationType=redial
    @call @lastNumber => destinationType=redial
    @lastNumber/0.6 = [le] dernier (numéro | appel | contact) [composé | appelé | que j'ai appelé
      | que j'ai composé | passé] | le même numéro | ce numéro
      | la dernière personne que j'ai appelée
    @voicemail = [ma | la] (messagerie | messagerie vocale | boîte vocale | répondeur) | [mon | le] répondeur
    (@call | @checkMail) @voicemail => destinationType=voicemail
    @checkMail/0.7 = consulte | consulter | consultez | écoute | écouter | écoutez | ouvre | ouvrir | vérifie | vérifier
    @call @emergency => destinationType=emergency
    @emergency/1.2 = [les | un | une | le | la | l'] (urgences | secours | services d'urgence | samu | pompiers
      | police | ambulance | numéro d'urgence)
      | le 112 | 112 | le 15 | le 17 | le 18
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = appel d'urgence | j'ai besoin d'une ambulance | il me faut une ambulance | c'est une urgence | sos

    intent SearchCallHistory past
    @calls = appel | appels | coups de fil | appels téléphoniques | dernier coup de fil
    @history = [historique | liste | journal] (des appels | d'appels | de mes appels) | appels récents
      | journal d'appels
    symbol missed = manqué | manqués | en absence | ratés | raté | perdus
    symbol received = reçu | reçus | entrant | entrants
    symbol outgoing = sortant | sortants | émis | passé | passés | effectués | effectué
    symbol latest = dernier | derniers | plus récents | récents
    @anyOf/0.05 = [tous] [mes | les | mon | le | l' | des | d' | de | ces | un | cet | de mes]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $calls = @calls [$medium] | $medium
    $record = [@anyOf] [$type] [@anyOf] $calls [$type]
    @listen/0.7 = montre | montrer | montrez | affiche | afficher | affichez | voir | liste | lister | listez
      | donne | donner | donnez | consulte
      | consulter | vérifie | vérifier | cherche | chercher | trouve | trouver | lis | lire | ouvre | ouvrir
      | quels sont | quel est | quel était
      | regarde | regarder | dis | liste de | la liste de
    @forMe/0.05 = moi | me
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    @onDay/0.05 = d' | de | du | depuis | pour | pendant
    @listen [@forMe] $record [$filter]*
    @listen [@forMe] [@anyOf] @history [$filter]
    ~0.2 [@anyOf] @calls [$medium] {callTypes=missed|received|outgoing} [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @what $calls @iMissed [$filter] => callTypes=missed
    @what $calls @iGot [$filter] => callTypes=received
    @what $calls @iMade [$filter] => callTypes=outgoing
    @listen [@forMe] [@anyOf] $calls @iMissed [$filter] => callTypes=missed
    @listen [@forMe] [@anyOf] $calls @iGot [$filter] => callTypes=received
    @listen [@forMe] [@anyOf] $calls @iMade [$filter] => callTypes=outgoing
    @what/0.2 = quel | quels | combien d' | combien de | quelle | quelles
    @iMissed/0.8 = ai-je manqués | ai-je manqué | ai-je ratés | ai-je raté | j'ai manqués | j'ai manqué
      | que j'ai manqués | que j'ai ratés | que j'ai manqué
    @iGot/0.6 = ai-je reçus | ai-je reçu | j'ai reçus | j'ai reçu | que j'ai reçus | que j'ai reçu
    @iMade/0.6 = ai-je passés | ai-je passé | j'ai passés | que j'ai passés | que j'ai passé | que j'ai faits
      | que j'ai effectués | que j'ai réussi à passer
    @haveI $record [$filter]*
    @haveI/0.4 = ai-je | ai-je eu | ai-je reçu | j'ai | j'ai eu | est-ce que j'ai | est-ce que j'ai eu
      | est-ce que j'ai reçu | y a-t-il | y a-t-il eu
    ~-0.2 @missAny [$filter] => callTypes=missed
    @missAny = (ai-je | est-ce que j'ai | j'ai) (manqué | raté) (un | des | un ou des) (appel | appels)
    @who @called [$filter] => callTypes=received
    @who @callsNow => callTypes=received
    @callsNow/1.1 = (était | c'était) au (téléphone | bout du fil) | m'appelle | appelle | est au (téléphone | bout du fil)
    [@hasIt] @someone @called [$filter] => callTypes=received
    @hasIt/0.1 = est-ce que | est-ce qu'
    @someone/0.3 = quelqu'un
    @who/0.3 = qui | qui est-ce qui | c'était qui
    @who @onLine => callTypes=received
    @onLine/0.9 = au (téléphone | bout du fil)
    @called/0.9 = m'a appelé | m'a appelée | a appelé | m'a téléphoné | a téléphoné | vient de m'appeler
      | vient d'appeler | (a essayé | a tenté | essayait | a voulu) (de | d') (m'appeler | me joindre | me contacter | me téléphoner | me rappeler)
      | a (cherché à | voulu) (me joindre | m'appeler | me contacter) | m'appelait | m'a rappelé | m'a cherché
    @who @didICall [$filter] => callTypes=outgoing
    @lastNumber2 @didICall => callTypes=outgoing
    @lastNumber2/0.6 = (quel est | c'est quoi | quel était) [le] dernier (numéro | contact) [que]
    @didICall/0.9 = ai-je appelé | ai-je appelée | j'ai appelé | est-ce que j'ai appelé
    @when @whenWas $record [$filter]*
    @whenWas/0.4 = était | est | a été | c'était | date
    @when @didI @callVerb [@withWhom] {recipient} [$filter] => callTypes=outgoing
    @when @iVerb $record [$filter]
    @when {recipient} @calledMe [$filter] => callTypes=received
    @when @calledMe2 {recipient} => callTypes=received
    @when {recipient} @missMy $calls => callTypes=outgoing
    @has {recipient} @calledMe [$filter] => callTypes=received
    ~0.1 {recipient} @calledMe [$filter] => callTypes=received
    @when/0.3 = quand | à quelle heure | a quelle heure | quand est-ce que | quand est-ce qu' | à quel moment
      | depuis quand | il y a combien de temps que
    @has/0.2 = est-ce que | est-ce qu'
    @didI/0.3 = ai-je | j'ai | est-ce que j'ai
    @iVerb/0.5 = ai-je fait | ai-je passé | ai-je reçu | ai-je eu | ai-je manqué | j'ai reçu | j'ai passé
      | j'ai fait | j'ai manqué
    @callVerb/0.8 = appelé | téléphoné | joint | téléphoné à | parlé à | parlé avec
    @calledMe/1.1 = m'a-t-il appelé | m'a-t-elle appelé | m'a-t-elle appelée | m'a-t-il appelée | m'a appelé
      | m'a appelée | m'a téléphoné
      | m'a-t-elle téléphoné | m'a-t-il téléphoné | a appelé | a-t-il appelé | a-t-elle appelé
    @calledMe2/0.9 = m'a appelé | m'a téléphoné | a appelé
    @missMy/0.8 = a-t-elle manqué (mon | un) | a-t-il manqué (mon | un) | a manqué (mon | un) | a raté (mon | un)
      | a-t-elle raté mon | a-t-il raté mon

    intent AnswerCall
    @answer = réponds | répondre | répondez | décroche | décrocher | décrochez | prends | prendre | prenez
      | accepte | accepter | acceptez
    @theCall/0.8 = [à] [l' | cet | mon | le | au] (appel | téléphone | appel entrant | nouvel appel)
    @answer @theCall [$route]
    @pickUp [$route]
    @pickUp = décroche | décrocher | décrochez | décroche le téléphone

    intent HangUpCall
    @hangUp = raccroche | raccrocher | raccrochez
    @endVerb/0.8 = termine | terminer | terminez | mets fin à | mettre fin à | mettez fin à | arrête | arrêter
      | arrêtez | coupe | couper | coupez | finis | finir
    @hangUp [@theCall]
    ~0.1 @hangUp @with {app}
    @endVerb @theCall
    """
}

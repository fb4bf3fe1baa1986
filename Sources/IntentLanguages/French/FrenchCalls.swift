extension French {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = appelle | appelles | appeler | appelez | appelons | téléphone | téléphoner | téléphonez | contacte | contacter | contactez | joindre | joins
      | compose | composez | composer
    @make/0.4 = passe | passer | passez | lance | lancer | lancez | démarre | démarrer | démarrez | commence | commencer | commencez | fais | faites | faire
      | crée | créer | créez | donne | programme | établis | effectue | effectuer
    @callNoun = (un | une | l' | mon) [nouvel | nouveau | petit] (appel | coup de fil | coup de téléphone | appel téléphonique) [de groupe]
    symbol videoCall = vidéo | appel vidéo | visio | visioconférence | vidéoconférence | facetime | appel visio | tchat vidéo | chat vidéo
      | discussion vidéo | conversation vidéo
    symbol audioCall = audio | appel audio | appel vocal | vocal
    @a/0.05 = un | une | en | par
    @speak/0.8 = parler | parle | parlez | discuter | entrer en contact
    @number/0.3 = [tout de suite] le numéro (de | d' | du)
    $party = {contacts} | [@groupOf] {contacts}
    @groupOf/0.3 = le groupe | mon groupe | au groupe
    $capability = @a {callCapability=videoCall|audioCall}
    @backWord/0.1 = encore

    intent StartCall
    @call
    @call $party [$capability]
    @call @number {contacts}
    @call $capability $party
    @call @to $party [$capability]
    @make @callNoun
    @make @callNoun @to $party
    @make $capability
    @make $capability @to $party
    @make @to {contacts} @callNoun
    ~0.1 @speak @to $party
    {callCapability=videoCall} @to $party
    @call {contacts} @addToo {contacts} @toCall
    @addToo/0.3 = et (ajoute | ajoutez | rajoute)
    @toCall/0.3 = à l'appel | à la conversation
    @callBack = rappelle | rappeler | rappelez | rappelles
    @callBack {contacts} => destinationType=callBack
    @callBack => destinationType=callBack
    @callBack @lastCall => destinationType=callBack
    @lastCall/0.8 = (le | mon) dernier (appel | correspondant) [manqué | reçu]
    @redial = recompose | recomposer | recomposez
    @redial [@lastNumber] => destinationType=redial
    @lastNumber/0.5 = le [dernier | même] numéro
    @call @voicemail => destinationType=voicemail
    @voicemail = [ma | la] (messagerie [vocale] | boîte vocale | répondeur) | mon répondeur
    @call @emergency => destinationType=emergency
    @emergency/1.2 = les (urgences | secours | pompiers) | la police | une ambulance | le samu | 112 | le 112 | le 15 | le 17 | le 18

    intent SearchCallHistory past
    @calls = appel | appels | appels téléphoniques
    @show/0.7 = montre | montrez | affiche | affichez | afficher | voir | liste | lister | consulte | consulter | cherche | donne | liste des | vérifie
    @me/0.05 = moi
    @anyOf/0.05 = [tous] (mes | les | des | mon | l' | cet | cette | le)
    symbol missed = manqués | manqué | en absence
    symbol received = reçus | reçu | entrants | entrant
    symbol outgoing = sortants | sortant | passés | émis | passé
    symbol latest = dernier | derniers | récents | dernière
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=videoCall|audioCall}
    symbol videoCall = vidéo
    symbol audioCall = audio | vocal | vocaux
    @onDay/0.05 = de | d' | du | depuis | pour
    @fromWho/0.2 = de | d' | avec | à
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    $record = [@anyOf] [$type] @calls [$medium] [$type]
    @show [@me] $record [$filter] [$filter]
    ~0.2 [@anyOf] {callTypes=missed|received|outgoing} @calls [$filter]
    [@anyOf] @calls [$medium] {callTypes=missed|received|outgoing} [$filter]
    @which @calls @iMissed [$filter] => callTypes=missed
    @which/0.2 = quels | quel | combien d' | quelles
    @iMissed/0.9 = ai je (manqués | manqué | ratés | raté) | est ce que j'ai (manqués | manqué | ratés | raté)
    @who @called [$filter] => callTypes=received
    @who/0.2 = qui | qui est ce qui
    @called/0.9 = m'a appelé | a appelé | m'a téléphoné | a essayé de m'appeler
    @when @haveI @calledVerb {recipient} => callTypes=outgoing
    @when {recipient} @calledMe => callTypes=received
    @when @haveI @gotVerb $record [$filter] => callTypes=received
    @when @was $record [$filter]
    @when @haveI @madeVerb $record [$filter] => callTypes=outgoing
    @when {recipient} @missedMy @calls => callTypes=outgoing
    @when/0.3 = quand | à quelle heure
    @haveI/0.3 = ai je | est ce que j'ai
    @calledVerb/0.9 = appelé | téléphoné à
    @gotVerb/0.6 = reçu
    @madeVerb/0.5 = fait | passé
    @was/0.2 = était | a été
    @calledMe/0.9 = m'a [t] [il | elle] appelé | m'a t elle appelé | m'a t il appelé
    @missedMy/0.6 = a t elle manqué [mon] | a t il manqué [mon] | a manqué [mon]

    intent AnswerCall
    @answer = décroche | décrocher | décrochez | réponds | répondre | répondez | prends | prendre
    @theCall/0.8 = (l' | à l' | cet | au) (appel | téléphone)
    @answer @theCall
    ~0.1 @pickUp
    @pickUp = décroche | décrocher | décrochez

    intent HangUpCall
    @hangUp = raccroche | raccrocher | raccrochez
    @end/0.7 = termine | terminer | terminez | coupe | couper | coupez | mets fin à
    @hangUp [@theCall]
    @end @theCall
    """
}

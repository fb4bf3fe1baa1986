/// What stands for something that was spoken of before or is looked at, in French.
extension French {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = le
    symbol ^her/0.4 = la | elle
    symbol ^them/0.4 = les | leur | eux | elles
    symbol ^somebody/0.4 = lui | l'
    symbol ^there/0.4 = là-bas | là | (à | vers) (cet endroit | cette adresse) | y aller | pour y aller | m'y rendre
      | pour m'y rendre | au même endroit | jusque là
    symbol ^thisPlace/0.4 = (cet | ce | cette) (endroit | restaurant | bar | café | magasin | hôtel | lieu | adresse
      | boutique | resto)
    symbol ^here/0.4 = ici | d'ici
    symbol ^this/0.4 = ceci | ça | cela | cette page
    symbol ^that/0.3 = le | la | la même chose | le même message | ce message
    symbol ^sameAmount/0.4 = la même somme | le même montant | autant | la même chose | pareil
    symbol ^another/0.4 = [en] un autre | [en] une autre | en encore (un | une) | encore (un | une)
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = à | au | pour
    @too/0.1 = aussi | également

    intent StartCall
    @call = appelle | appeler | appelez | appelles | téléphone | téléphoner | téléphonez | contacte | contacter
    @callBack = rappelle | rappeler | rappelez | rappelles
    @back/0.4 = en retour
    $who = {contacts=^him|^her|^them|^somebody}
    @call $who
    $who @call
    @callBack $who => destinationType=callBack
    $who @callBack => destinationType=callBack
    @call [à] {contacts=^thisPlace}
    @call [à] {contacts=^there}

    intent SendMessage
    @send = envoie | envoyer | envoyez | transfère | transférer | partage | partager
    @send {content=^this|^that} [@too] @to {recipients} [@too]
    @send {recipients=^him|^her|^them|^somebody} {content=^this|^another}
    @send @to {recipients} {content=^this|^another}
    @tell/0.8 = dis | dites | écris | écrivez | envoie | envoyez | transfère
    @tell @it [@too] @to {recipients} [@too] => content=^that
    @it/0.4 = le | la | ça

    intent SendPayment
    @pay = envoie | envoyer | envoyez | verse | verser | paie | paye | payer | donne | vire
    @pay {payee=^him|^her|^them|^somebody} {currencyAmount=^sameAmount} [@too]
    @pay {currencyAmount=^sameAmount} @to {payee} [@too]
    @pay @to {payee} {currencyAmount=^sameAmount}

    intent RequestPayment
    @request = demande | réclame | demander | réclamer
    @request {currencyAmount=^sameAmount} @to {payer} [@too]
    @request [@too] @to {payer} [@too] {currencyAmount=^sameAmount}

    intent RequestRide
    @takeThere => dropOffLocation=^there
    @takeThere = emmène-m'y | emmenez-m'y | conduis-m'y | conduisez-m'y | dépose-m'y | amène-m'y
    @take {dropOffLocation=^there|^thisPlace}
    @take/0.9 = emmène-moi | emmenez-moi | conduis-moi | conduisez-moi | dépose-moi | amène-moi

    intent GetDirections
    @show/0.3 = donne-moi | montre-moi | indique-moi | affiche | cherche | trouve
    @directions/1.2 = [l' | un] itinéraire | le chemin | la route
    @howThere = comment on y va | comment je fais pour y aller | comment y aller | comment est-ce que j'y vais | comment j'y vais | comment y vais-je
      | comment s'y rendre | guide-moi jusque là | l'itinéraire pour y aller | itinéraire pour y aller
    @navigate/1.2 = comment aller | guide-moi | comment se rendre
    @toPlace/0.1 = à | au | à la | vers | jusqu'à | jusqu'au | pour | pour aller à | pour aller au
    [@show] @howThere => destination=^there
    [@show] @directions [@toPlace] {destination=^there|^thisPlace}
    [@show] @directions @toPlace {destination}
    @navigate [@toPlace] {destination=^there|^thisPlace}
    @navigate @toPlace {destination}

    intent AddReminder
    @remind/1.2 = rappelle-moi | rappelez-moi | me rappeler | fais-moi penser | faites-moi penser
      | (mets | crée | ajoute | fais) [moi] un rappel
    @remindIt/1.2 = rappelle-le-moi | rappelez-le-moi | me le rappeler | fais-m'y penser
    @about/0.3 = de (regarder | revoir | lire | voir | consulter) | à | pour | de
    symbol home/0.49 = à la maison | chez moi | la maison | de chez moi | de la maison
    symbol work/0.49 = au travail | au bureau | au boulot | le travail | le bureau | du travail | du bureau
    @arrive/0.6 = (quand | lorsque | dès que) (j'arrive | j'arriverai | je serai | je rentre | je rentrerai | je suis)
      | en (arrivant | rentrant)
    @leave/0.6 = (quand | lorsque | dès que) je (pars | partirai | quitte | quitterai | sors | sortirai)
      | en (partant | sortant | quittant)
    @at/0 = à | au | à la | chez
    @from/0.1 = de | du | de la | d'
    $arrival = @arrive {arrivalPlace=home|work|^there|^thisPlace} | @arrive @at {arrivalPlace}
    $departure = @leave {departurePlace=home|work|^here|^there|^thisPlace} | @leave [@from] {departurePlace}
    @on/0 = à | pour
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    $what = [@about] {subject=^this|^thisPlace|^that}
    @remind [$what] [$when]
    @remind $when $what
    @remindIt [$when] => subject=^this
    @remind [$what] @comingHome => arrivalPlace=home
    @remindIt @comingHome => subject=^this, arrivalPlace=home
    @comingHome/0.9 = en rentrant | (quand | dès que | lorsque) je (rentre | rentrerai)
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = aussi | également | pareil
    same = la même chose | le même message | la même somme | pareil | idem
    after StartWorkout,ResumeWorkout PauseWorkout = [fais | faisons | fais une | une | petite] pause
      | on fait une pause | mets (en pause | ça en pause | le en pause)
      | mets le en pause | j'ai besoin d'une pause | je fais une pause | arrête toi un (instant | moment)
      | une [petite] pause [s'il te plaît]
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = (reprends | reprends le) | reprenons | on reprend
      | (relance | relance le)
    after PauseWorkout ResumeWorkout = (continue | continue le) | continuons | on continue | on y retourne
      | vas y continue | c'est reparti | on repart | je suis de retour | je reprends
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = (arrête | termine | finis | stoppe) [ça | tout]
      | (arrête le | termine le | finis le) | stop
      | [c'est | j'ai] (fini | terminé) | ça suffit [pour aujourd'hui] | c'est tout [pour aujourd'hui] | c'est bon
      | j'arrête | on arrête [là]
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = (annule | annule le) | annule ça
      | (supprime le | efface le | abandonne le | oublie le) | (supprime | efface | oublie) ça
    after RequestRide GetRideStatus = (où est il | où est elle | où est ce) [maintenant] | il est où [maintenant]
      | elle est où [maintenant] | (il | elle) en est où
      | (il | elle | ça) (arrive | vient) [bientôt | quand | dans combien de temps]
      | quand (arrive t il | arrive t elle | est ce qu'il arrive | est ce qu'elle arrive)
      | [dans] combien de temps [encore] | ça prend combien de temps
      | (il | elle) est (loin | encore loin | là | déjà là)
    after RequestRide CancelRide = (annule | annule le | annule la) | annule ça | (décommande le | décommande la)
      | je n'en ai plus besoin | j'en ai plus besoin | je n'en veux plus
    after StartCall HangUpCall = raccroche | (arrête | termine | coupe) ça | (arrête le | termine le)
    carrier AddReminder = rappelle-moi
    carrier AddReminder temporalEventTrigger = rappelle-moi
    carrier GetDirections destination = itinéraire vers
    """

  static let contextualPrompts = """
    * unclear: Je ne sais pas ce que vous voulez dire[ par « {words} »].
    * unclear person: Je ne sais pas de qui vous parlez.
    * unclear place: Je ne sais pas de quel endroit vous parlez.
    StartCall.contacts unclear place: Je n’ai pas de numéro pour « {words} ».

    GetDirections.destination name: la destination
    GetDirections.destination needsValue: Où voulez-vous aller ?
    GetDirections continueInApp: {app} ouvre l’itinéraire vers {destination}.
    GetDirections failure: Désolé, {app} n’a pas trouvé d’itinéraire.

    AddReminder.subject name: l’objet du rappel
    AddReminder.subject needsValue: Que faut-il vous rappeler ?
    AddReminder.arrivalPlace name: le lieu
    AddReminder.departurePlace name: le lieu
    AddReminder.temporalEventTrigger name: le moment
    AddReminder.temporalEventTrigger needsValue: Quand faut-il vous le rappeler ?
    AddReminder.temporalEventTrigger needsValue: Pardon, quand ? Dites une heure ou un lieu, par exemple « quand je serai à la maison ».
    AddReminder.temporalEventTrigger needsValue instead: À quel autre moment ?
    AddReminder.temporalEventTrigger unsupported past: C’est déjà passé.
    AddReminder success: Entendu, je vous rappellerai {subject}[ {temporalEventTrigger}][ {event}][ quand vous arriverez à {arrival}][ quand vous quitterez {departure}].
    AddReminder failure: Désolé, ce rappel n’a pas pu être enregistré.
    AddReminder due: Vous vouliez que je vous rappelle {subject}.
    word arrivingHome: quand vous serez à la maison
    word arrivingWork: quand vous serez au travail
    word leavingHome: quand vous partirez de la maison
    word leavingWork: quand vous partirez du travail
    """
}

extension French {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = réserve | réserver | réservez | commande | commander | commandez | appelle | appelle-moi | appeler
      | appelez | demande | demander | prends | prendre
      | réserve-moi | commande-moi | hèle | loue
    @get/0.6 = trouve | trouve-moi | trouver | trouvez-moi | cherche | chercher | envoie | envoie-moi | il me faut
      | besoin d' | besoin de | faut | prends-moi
    @rideNoun = course | taxi | taxis | vtc | uber | chauffeur | trajet en taxi
    @a/0 = un | une | le | la | mon | ma
    $ride = [@a] @rideNoun
    @car/0.5 = [une] voiture
    @toPlace/0.3 = pour | jusqu'à | jusqu'au | vers | à | au | à la | à l' | chez | pour aller à | pour aller au
      | pour aller à la | pour aller à l' | pour aller chez | pour l' | pour le
      | pour la | direction | pour me rendre à | pour me rendre au | à destination de | pour rejoindre
    @fromPlace/0.3 = de | d' | du | depuis | depuis le | depuis la | depuis l' | de la | de l' | au départ de
      | à partir de | en partant de | depuis chez
    @home/0.3 = pour rentrer | pour rentrer à la maison | pour rentrer chez moi | à la maison | chez moi
    @forPeople/0.1 = pour
    @people/0.2 = personnes | passagers | personne | adultes
    @at/0.1 = à | pour | vers | dans
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | @home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more] [$more] [$more] [$more]
    (@book | @get) @car $where [$more] [$more]
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more] [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    @take [@toPlace] {dropOffLocation} [$more] [$more]
    @take @home [$more]
    @take/0.9 = emmène-moi | emmenez-moi | conduis-moi | conduisez-moi | dépose-moi | amène-moi | m'emmener
      | me conduire | me déposer
    ~0.15 @goTo {dropOffLocation} [$more] [$more]
    @goTo/0.9 = aller à | aller au | aller à la | aller à l' | me rendre à | me rendre au | aller chez
    @pick [@at2 {pickupLocation}] [$when]
    @pick/0.9 = viens me chercher | venez me chercher | passe me prendre | passez me prendre | venir me chercher
      | qu'on vienne me chercher
    @at2/0.1 = à | au | à la | devant | chez

    intent ListRideOptions
    @list @options [$where] [$where]
    @list/0.6 = quels sont | quelles sont | montre | montre-moi | affiche | quels | quelles | y a-t-il
      | est-ce qu'il y a | il y a
    @options/1.2 = [les | des | d' | mes] (courses | taxis | vtc | options de course | courses disponibles
      | taxis disponibles | voitures disponibles | types de course)
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = combien coûte | combien coûterait | quel est le prix d' | à combien est | combien pour
      | quel est le tarif d'
    @isRide/0.8 = [un | une | le | la] (course | taxi | uber | vtc | trajet)

    intent GetRideStatus
    @myRide/0.9 = [mon | ma | le | la] (taxi | course | chauffeur | uber | voiture | vtc)
    @whereIs [@status] @myRide
    @whereIs/0.9 = où est | où en est | où se trouve | suis | quel est | donne-moi | donne | vérifie | où reste
      | localise
    @status/0.9 = [l' | le | la] (état de | statut de | position de | état d' | avancement de)
    @when @come @myRide
    @when @myRide @come
    @when/0.5 = quand | dans combien de temps | à quelle heure | quand est-ce que | est-ce que
    @come/0.5 = arrive | arrive-t-il | arrive-t-elle | va arriver | sera là | est arrivé | arrivera

    intent CancelRide
    @cancel = annule | annuler | annulez | décommande | décommander | décommandez
    @cancel @theRide
    @theRide/0.9 = [mon | ma | le | la | cette | ce] (course | taxi | réservation de taxi | uber | vtc | chauffeur)
    @noMore @theRide
    @noMore/0.9 = je n'ai plus besoin de | je n'ai plus besoin du | plus besoin de

    intent SendRideFeedback
    @rate @theRide [@a3 {rating} [@stars]]
    @give {rating} @stars [@to @theDriver]
    @give {tip} @tipWord [@to @theDriver]
    @give @tipOf {tip} [@to @theDriver]
    @rate = note | noter | notez | évalue | évaluer
    @stars/0.5 = étoiles | étoile
    @give/0.4 = donne | donner | donnez | laisse | laisser | mets | mettre | attribue
    @tipWord/0.8 = de pourboire
    @tipOf/0.8 = un pourboire de
    @to/0.1 = à | au | pour
    @a3/0.1 = avec
    @theDriver/0.6 = [mon | ma | le | la] [dernier | dernière] (chauffeur | course | trajet)
    """
}

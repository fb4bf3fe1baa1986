extension French {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = réserve | réserver | réservez | commande | commander | commandez | appelle | appelle-moi | appeler
      | appelez | demande | demander | prends | prendre
      | réserve-moi | commande-moi | hèle | loue | m'appeler | me commander | me réserver | m'appelles | me commandes | faire venir | fais venir | commandons | réserver | demande-moi
    @get/0.6 = trouve | trouve-moi | trouver | trouvez-moi | cherche | chercher | envoie | envoie-moi | il me faut
      | [j'aurai | on aura | nous aurons] besoin d' | besoin de | faut | prends-moi | avoir | comment avoir | comment trouver | obtenir | je cherche | je prends | me trouver | voudrais | aimerais | il nous faut | faudrait | me procurer | procure-moi | envoyer | je veux | je voudrais
    @rideNoun = courses | taxi g7 | voiture avec chauffeur | véhicule avec chauffeur | lyft | bolt | course | taxi | taxis | vtc | uber | chauffeur | trajet en taxi
    @a/0 = un | une | le | la | mon | ma | des | de | d' | un autre | du
    $ride = [@a] @rideNoun [$kind] | [@a] {rideOptionName=luxury|xl}
    @car/0.5 = [une] [grande | petite] voiture
    @toPlace/0.3 = et (on | nous | je) (veut | voudrait | voulons | dois | devons | doit) aller (à | au | à la | à l' | chez) | pour | jusqu'à | jusqu'au | vers | à | au | à la | à l' | chez | pour aller à | pour aller au
      | pour aller à la | pour aller à l' | pour aller chez | pour l' | pour le
      | pour la | direction | pour me rendre à | pour me rendre au | à destination de | pour rejoindre | qui (m'emmène | me conduise | m'amène | me dépose) (à | au | à la | à l' | chez) | pour me conduire (à | au | à la | à l') | pour arriver (à | au | à la | à l') | et aller (à | au | à la)
    @ofPlace/0 = de | d' | du
    @fromPlace/0.3 = depuis | depuis le | depuis la | depuis l' | de la | de l' | au départ de
      | à partir de | en partant de | depuis chez
    @home/0.3 = pour (rentrer | le retour | mon retour) | d'ici | ici
    symbol home/0.9 = [à | pour] la maison | chez moi | chez nous
    @homeward/0 = pour (rentrer | aller | retourner) | jusque | jusqu'à | rentrer | et rentrer
    @fromHome/0.2 = de | depuis | au départ de
    $home = [@homeward] {dropOffLocation=home} | @fromHome {pickupLocation=home} | @home
    @goHome/0.9 = rentrer | retourner | ramène-moi | ramenez-moi | raccompagne-moi | raccompagnez-moi
    $kind = {rideOptionName=pool|luxury|regular|xl}
    symbol pool = partagé | partagée | partagés
    symbol luxury = limousine | berline | de luxe | premium
    symbol regular = standard | classique | normal | normale
    symbol xl = van | monospace | xl
    @forPeople/0.3 = pour | nous sommes | on est | on sera
    @people/0.2 = d'entre nous | places | personnes | passagers | personne | adultes
    @at/0.1 = à | pour | vers | dans
    $where = @toPlace {dropOffLocation} | (@fromPlace | @ofPlace) {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | $home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more]*
    # A taxi is sent to whoever is to be taken along.
    @sendOut [@a] @rideNoun @overTo {pickupLocation} [$when]
    @sendOut/0.9 = envoie | envoyez | envoyer | envoie-moi | envoyez-moi | m'envoyer | envoie-nous | envoyez-nous
    @overTo/0.5 = à | au | à la | à l' | chez | devant | devant le | devant la
    (@book | @get) @car ($where | [@forPeople] {partySize:people}) [$more]*
    [@book | @get] ($ride | @car) @whoComes [@at2 {pickupLocation}] [$more]
    @whoComes/0.7 = (qui | pour) (vienne | vient | venir | passe) (me | nous) (chercher | prendre) | pour (me | nous) (récupérer | prendre)
    $size (@book | @get) $ride [$more]*
    @mustBe [@at3] {dropOffLocation} [$when] [@so] (@book | @get) $ride [$more]
    @mustBe/0.5 = (je | on | nous) (dois | doit | devons) être (à | au | à la | à l' | chez | en)
    @at3/0 = le | la
    @so/0 = alors | donc | et
    @imAt {pickupLocation} [@so] ((@book | @get) ($ride | @car) | @pick) [$more]*
    @imAt/0.3 = (je suis | on est | nous sommes | j'attends) [là | actuellement | coincé | coincée] (à | au | à la | à l' | devant | chez | dans) [le | la | l' | les]
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more]*
    @thereIs $ride [@free] [@near] [$more]*
    ~0.2 $ride @free [@near] [$more]*
    @thereIs/0.4 = y a-t-il | il y a | y aurait-il | est-ce qu'il y a | reste-t-il
    @free/0.8 = disponible | disponibles | libre | libres
    @near/0.3 = par ici | près d'ici | dans le coin | dans les parages | près de moi | à proximité | autour de moi
    @goTo {dropOffLocation} @byTaxi [$more]
    @goTo @byTaxi $where [$more]
    $size @andWe @goTo {dropOffLocation} [@byTaxi] [$more]
    @andWe/0.1 = et (on | nous | je) [veut | voudrait | voulons | voudrions | doit | devons] | on veut | on voudrait | nous voudrions
    @byTaxi/0.9 = en taxi | en uber | avec un taxi | en vtc
    ~0.4 $ride [$more]*
    @take [@toPlace] {dropOffLocation} [$more]*
    @take (@fromPlace | @ofPlace) {pickupLocation} @toPlace {dropOffLocation} [$more]
    ~0.15 @goFrom (@fromPlace | @ofPlace) {pickupLocation} @toPlace {dropOffLocation} [$when]
    @goFrom/0.7 = aller | me rendre | nous rendre
    @take $home [$more]
    ~0.1 @goHome {dropOffLocation=home} [$more]*
    @take/0.9 = ramène-moi | ramenez-moi | ramène-nous | ramenez-nous | raccompagne-moi | raccompagnez-moi | conduis-nous
      | conduisez-nous | dépose-nous | déposez-nous | emmène-nous | emmenez-nous | amenez-moi | qu'on m'emmène | me ramener | m'amener | emmène-moi | emmenez-moi | conduis-moi | conduisez-moi | dépose-moi | amène-moi | m'emmener
      | me conduire | me déposer
    ~0.15 @goTo {dropOffLocation} [$more]*
    @goTo/0.9 = (aille | allions | ailles) (à | au | aux | à la | à l' | chez | en) | (aller | me rendre) (aux | à la | à l' | chez | en) | rejoindre | aller à | aller au | aller à la | aller à l' | me rendre à | me rendre au | aller chez
    [@somebody] @pick [@at2 {pickupLocation}] [$when]
    @somebody/0.3 = quelqu'un [peut | pourrait] | est-ce que quelqu'un (peut | pourrait) | il faut que quelqu'un
    @pick/0.9 = viens me chercher | venez me chercher | passe me prendre | passez me prendre | venir me chercher
      | qu'on vienne me chercher
    @at2/0.35 = à | au | à la | à l' | devant | chez

    intent ListRideOptions
    @list @options [$where]*
    @list/0.6 = quels sont | quelles sont | montre | montre-moi | affiche | quels | quelles | y a-t-il
      | est-ce qu'il y a | il y a
    @options/1.2 = [les | des | d' | mes] (courses | taxis | vtc | options de course | courses disponibles
      | taxis disponibles | voitures disponibles | types de course) [y a-t-il | il y a | sont disponibles]
    @howMuch @isRide [$where]*
    @howMuch $where @byTaxi
    @howMuch @byTaxi $where
    @howMuch/0.7 = c'est quoi le (prix | tarif) (d' | de) | c'est combien | ça coûte combien | combien ça coûte | combien vaut | combien me coûterait | combien coûte | combien coûterait | quel est le prix d' | à combien est | combien pour
      | quel est le tarif d'
    @isRide/0.8 = [un | une | le | la] (course | taxi | uber | vtc | trajet)

    intent GetRideStatus
    @myRide/0.9 = [mon | ma | le | la | ce | cette] (taxi | course | chauffeur | uber | voiture | vtc)
    @whereIs [@status] @myRide
    @whereIs/0.9 = que devient | que fait | qu'est-ce que fait | qu'en est-il de | qu'en est-il du | des nouvelles de | des nouvelles du | où reste | où est passé | que se passe-t-il avec | où est | où en est | où se trouve | suis | quel est | donne-moi | donne | vérifie | où reste
      | localise | (combien de temps | dans combien de temps) [avant | jusqu'à] l'arrivée (de | du) | quand est prévue l'arrivée de
    @status/0.9 = [l' | le | la] (état de | statut de | position de | état d' | avancement de)
    @when @come @myRide
    @when @myRide @come
    @myRide @whereAfter
    @whereAfter/0.8 = est où | en est où | arrive quand | est là quand | arrive dans combien de temps | est [encore] loin | il est où | elle est où
    @comesWhen @myRide
    @comesWhen/0.9 = (il est passé | elle est passée) où | (il | elle) (arrive | est) (quand | où | bientôt) | (il | elle) en est où
    @myRide @onTheWay
    @onTheWay/0.9 = est [déjà | bien] en (route | chemin) | arrive [bientôt] | est [bientôt | déjà] là | est-il en route
      | est-elle en route | est-il là | arrive-t-il bientôt
    @myRide @notHere
    @notHere/0.9 = (n'est | n'arrive | est) [toujours | encore] pas [là | arrivé | arrivée | encore arrivé | encore là] | n'est (toujours | pas encore) [pas] (là | arrivé | arrivée) | est en retard | n'arrive pas
    @waiting @myRide [@since]
    @since/0.1 = depuis (dix minutes | quinze minutes | vingt minutes | trente minutes | une heure | une demi-heure | des heures | longtemps | un moment | un bon moment)
    @waiting/0.9 = j'attends [toujours | encore] | on attend | ça fait (dix minutes | quinze minutes | vingt minutes | trente minutes | une heure | une demi-heure | des heures | longtemps | un moment) que j'attends
    @when/0.5 = combien de temps (avant que | pour que) | quand | dans combien de temps | à quelle heure | quand est-ce que | est-ce que
    @come/0.5 = arrive | arrive-t-il | arrive-t-elle | va arriver | sera là | est arrivé | arrivera

    intent CancelRide
    @cancel/1.2 = supprime | supprimer | annulation de | annule-moi | annule | annuler | annulez | décommande | décommander | décommandez
    @cancel @theRide [@iBooked]
    @iBooked/0.1 = que j'ai (réservé | réservée | commandé | commandée | pris)
    @theRide @noLonger
    @noLonger/0.9 = (n'est plus | n'est pas) nécessaire | je n'en (ai plus besoin | veux plus)
    @theRide/0.9 = [mon | ma | le | la | cette | ce] (course | trajet | taxi | réservation (de | du) (taxi | vtc) | uber | vtc | chauffeur)
    @noMore @theRide
    @noMore/0.9 = j'ai (pas | plus) besoin (du | de | d'un | d'une | de la) | je veux (pas | plus) (de | du | le | la) | je ne veux (plus | pas) (de | du | de la) | je ne veux plus | plus besoin d'un | laisse tomber | laissez tomber | oublie | oubliez | je n'ai plus besoin (de la | d'un | d'une) | je n'ai plus besoin de | je n'ai plus besoin du | plus besoin de

    intent SendRideFeedback
    @rate @theRide [[@a3] {rating} [@stars]]
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

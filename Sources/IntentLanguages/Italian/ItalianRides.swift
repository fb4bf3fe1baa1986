extension Italian {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = prenota | prenotare | prenotami | chiama | chiamami | chiamare | ordina | ordinami | richiedi
      | richiedere | chiedi
    @get/0.6 = trova | trovami | cerca | cercami | prendi | manda | mandami | procurami | mi serve | ho bisogno di
      | vorrei | voglio
    @rideNoun = corsa | taxi | uber | ncc | passaggio
    @a/0 = un | una | il | la | mio | mia
    $ride = [@a] @rideNoun
    @car/0.5 = [una] (macchina | auto)
    @toPlace/0.3 = per | a | al | alla | all' | allo | in | fino a | fino al | fino alla | verso | per andare a
      | per andare al | per andare in | per la | per il | per l' | da
    @fromPlace/0.3 = da | dal | dalla | dall' | davanti a | davanti al
    @home/0.3 = per casa | per tornare a casa | fino a casa | per andare a casa
    @forPeople/0.1 = per
    @people/0.2 = persone | persona | passeggeri
    @at/0.1 = alle | per le | per | verso le | all' | per l'
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | @home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more] [$more] [$more] [$more]
    (@book | @get) @car $where [$more] [$more]
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    @take $where [$more] [$more]
    @take/0.9 = portami | accompagnami | mi porti | portarmi | mi accompagni
    @goTo {dropOffLocation} [$more]
    @goTo/0.7 = andare a | andare al | andare alla | andare all' | andare in
    @pick [@at2 {pickupLocation}] [$when]
    @pick/0.9 = vieni a prendermi | vienimi a prendere | passa a prendermi | passami a prendere
      | venitemi a prendere | venirmi a prendere
    @at2/0.1 = a | al | alla | in | davanti a

    intent ListRideOptions
    @list @options [$where] [$where]
    @list/0.6 = quali | che | mostra | mostrami | ci sono | dimmi | cerca
    @options/1.2 = [le | i | dei | delle] (corse | taxi | opzioni di corsa | corse disponibili | taxi disponibili
      | tipi di corsa) [disponibili | ci sono]
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = quanto costa | quanto costerebbe | quanto viene | quanto mi costa
    @isRide/0.8 = [un | una | il | la] (corsa | taxi | uber)

    intent GetRideStatus
    @myRide/0.9 = [il mio | la mia | il | la | del mio | della mia] (taxi | corsa | autista | uber | macchina)
    @whereIs @myRide
    @whereIs/0.9 = dov'è | dove è | dove si trova | a che punto è | com'è messo | dove sta | stato
    @when @come @myRide
    @when/0.5 = quando | tra quanto | fra quanto | a che ora | quanto manca a
    @come/0.5 = arriva | arriverà | viene
    @when @myRide @come
    @isHere @myRide
    @isHere/0.6 = è arrivato | è arrivata | sta arrivando

    intent CancelRide
    @cancel = annulla | annullare | disdici | disdire | cancella | cancellare
    @cancel @theRide
    @theRide/0.9 = [la mia | il mio | il | la | questa] (corsa | taxi | uber | prenotazione del taxi)
    @noMore @theRide
    @noMore/0.9 = non mi serve più | non ho più bisogno di | non voglio più

    intent SendRideFeedback
    @rate @theRide [@with {rating} [@stars]]
    @give {rating} @stars [@to @theDriver]
    @give @to @theDriver {rating} @stars
    @give {tip} @tipWord [@to @theDriver]
    @give @tipOf {tip} [@to @theDriver]
    @rate = valuta | valutare | vota | recensisci
    @with/0.1 = con
    @stars/0.5 = stelle | stella
    @give/0.4 = dai | dare | lascia | lasciare | dagli
    @tipWord/0.8 = di mancia
    @tipOf/0.8 = una mancia di
    @to/0.1 = a | al | alla
    @theDriver/0.6 = [mio | il mio] [ultimo | ultima] (autista | corsa | tassista)
    """
}

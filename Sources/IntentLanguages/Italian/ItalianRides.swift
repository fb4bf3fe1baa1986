extension Italian {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = organizza | organizzare | prenota | prenotare | prenotami | chiama | chiamami | chiamare | ordina | ordinami | richiedi
      | richiedere | chiedi | chiami | chiamarmi | ordinare | ordinarmi | prenotarmi | prenoti | riserva | riservare | ordini | prenotazione di
    @get/0.6 = mandare | inviare | mandarci | mandarmi | mandami | fammi (arrivare | venire | avere | mandare) | prendimi | prenditi | ci serve | ci servirebbe | cerco | avrei bisogno di | avrei bisogno d' | bisogno di | ho bisogno | mi occorre | mi servirebbe | avere | ottenere | prendere | prendo | trovarmi | trovare | servirebbe | serve | mi trovi | mi mandi | vorremmo | trova | trovami | cerca | cercami | prendi | manda | mandami | procurami | mi serve | ho bisogno di
      | vorrei | voglio
    @rideNoun = corse | auto con conducente | tassì | tassi | corsa in taxi | viaggio in taxi | corsa | taxi | uber | ncc | passaggio
    @a/0 = un | una | il | la | mio | mia | un' | qualche | dei | delle | altro | un altro
    $ride = [@a] @rideNoun [$kind] | [@a] {rideOptionName=luxury|xl}
    @car/0.5 = [una] (macchina | auto) [grande]
    @toPlace/0.3 = fino (allo | ai | agli | alle) | e (dobbiamo | vogliamo | devo | vorremmo) andare (a | al | alla | all' | allo | in) | per | a | al | alla | all' | allo | in | nel | nella | nello | sul | sulla | fino a | fino al | fino alla | verso | che mi porti (a | al | alla | all' | in) | che mi porta (a | al | alla | all' | in) | diretto (a | al | alla | all') | per andare (all' | alla | allo) | per arrivare (a | al | alla | all' | in) | per raggiungere | per lo | per i | fino (all' | in) | con destinazione | per andare a
      | per andare al | per andare in | per la | per il | per l'
    @toPerson/0.25 = da
    @fromPlace/0.3 = da | dal | dalla | dall' | davanti a | davanti al
    @home/0.3 = qui | da qui | fino a qui
    symbol home/0.45 = casa | casa mia
    @homeward/0.35 = a | verso | per | fino a | (tornare | andare | rientrare) a
    @backHome/0.9 = per (tornare | andare | rientrare) a
    @fromHome/0.6 = da
    $home = (@homeward | @backHome) {dropOffLocation=home} | @fromHome {pickupLocation=home} | @home
    @goHome2/0.9 = andare a | tornare a | rientrare a | tornarmene a | andarmene a
    $kind = {rideOptionName=pool|luxury|regular|xl}
    symbol pool = condiviso | condivisa
    symbol luxury = limousine | di lusso | premium
    symbol regular = normale | standard
    symbol xl = furgone | monovolume | xl | grande
    @forPeople/0.1 = per | siamo in | siamo
    @people/0.2 = di noi | posti | adulti | persone | persona | passeggeri
    @at/0.1 = alle | per le | per | verso le | all' | per l'
    $where = (@toPlace | @toPerson) {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | $home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size | @near

    intent RequestRide
    (@book | @get) $ride [$more]*
    # A taxi is sent to whoever is to be taken along.
    @sendOut [@a] @rideNoun @overTo {pickupLocation} [$when]
    @sendOut/0.9 = manda | mandare | mandate | mandami | inviate | inviare | invia
    @overTo/0.5 = in | a | al | alla | all' | davanti (a | al | alla | all')
    (@book | @get) @car ($where | [@forPeople] {partySize:people}) [$more]*
    [@book | @get] ($ride | @car) @whoComes [@at2 {pickupLocation}] [$more]
    @whoComes/0.7 = che (mi | ci) (venga | viene) a prendere | che (venga | passi) a (prendermi | prenderci) | che passi a (prendermi | prenderci) | per venire a prendermi
    $size [@andSo] (@book | @get) $ride [$more]*
    @andSo/0 = e
    @imAt {pickupLocation} [@andSo] (@book | @get) ($ride | @car) [$more]*
    @imAt/0.3 = (sono | siamo | mi trovo) [qui | bloccato | bloccata] (a | al | alla | all' | in | nel | davanti (a | al | alla | all') | fuori (da | dal | dalla))
    @mustBe {dropOffLocation} [$when] [@andSo] (@book | @get) $ride [$more]
    @mustBe/0.5 = (devo | dobbiamo | bisogna) essere (in | a | al | alla | all' | allo | da)
    (@book | @get) [@a] {rideOptionName:rideOptionName!} [$more]*
    @thereIs $ride [@free] [@near] [$more]*
    ~0.2 $ride @free [@near] [$more]*
    @thereIs/0.4 = c'è | ci sono | c'è per caso | ci sarebbe
    @free/0.8 = libero | libera | liberi | disponibile | disponibili | nei paraggi | in zona
    @near/0.1 = qui vicino | vicino a me | nei paraggi | in zona | qui intorno | nelle vicinanze | qui
    @goTo {dropOffLocation} @byTaxi [$more]
    @goTo @byTaxi $where [$more]
    ~0.15 @goHome2 {dropOffLocation=home} [@byTaxi] [$more]
    @byTaxi/0.9 = in taxi | col taxi | con un taxi | con il taxi | con uber
    ~0.4 $ride [$more]*
    @take $where [$more]*
    @goFrom @fromPlace {pickupLocation} @toPlace {dropOffLocation} [$when]
    @goFrom/0.7 = andare | spostarmi | spostarci
    @take/0.9 = riportami | accompagnarmi | mi porterebbe | mi accompagneresti | portaci | accompagnaci | mi serve che mi porti | portami | accompagnami | mi porti | portarmi | mi accompagni
    @goTo {dropOffLocation} [$when | $size | @fromPlace {pickupLocation}]
    ~0.1 $size [@andSo] @goTo {dropOffLocation} [$more]
    @goTo/0.7 = andare (allo | ai | agli | alle | da | dal | dalla | sul | nel | verso) | andare a | andare al | andare alla | andare all' | andare in | andare all' | arrivare (a | al | alla | all' | in) | raggiungere | recarmi (a | al | alla | all')
    @pick [@at2 {pickupLocation}] [$when]
    @pick [$when] @at2 {pickupLocation}
    @pick/0.9 = vieni a prendermi | vienimi a prendere | passa a prendermi | passami a prendere
      | venitemi a prendere | venirmi a prendere
    @at2/0.35 = a | al | alla | all' | allo | in | davanti (a | al | alla | all')

    intent ListRideOptions
    @list @options [$where]*
    @list/0.6 = quali | che | mostra | mostrami | ci sono | dimmi | cerca
    @options/1.4 = [le | i | dei | delle] (corse | taxi | opzioni di corsa | corse disponibili | taxi disponibili
      | tipi di corsa) [[sono] (disponibili | liberi) | ci sono]
    @howMuch @isRide [$where]*
    @howMuch @goTo {dropOffLocation} @byTaxi
    @howMuch @goTo @byTaxi $where
    @howMuch/0.7 = quanto (mi | ci) (costerebbe | costerà | verrebbe) | quanto (verrebbe | costerà) | quanto costa | quanto costerebbe | quanto viene | quanto mi costa
    @isRide/0.8 = [un | una | il | la] (corsa | taxi | uber)

    intent GetRideStatus
    @myRide/0.9 = [il mio | la mia | il | la | del mio | della mia | al mio | alla mia | del | della | l'] (taxi | corsa | autista | uber | macchina | conducente | tassista)
    @whereIs @myRide
    @whereIs/0.9 = dov'è | dove è | dove si trova | a che punto è | com'è messo | dove sta | stato | qual è lo stato | che fine ha fatto | cosa succede con | com'è la situazione | quanto manca | fra quanto sarà qui | dove diavolo è
    @when @come @myRide
    @when/0.5 = quando | tra quanto | fra quanto | a che ora | quanto manca a
    @come/0.5 = arriva | arriverà | viene
    @when @myRide @come
    @isHere @myRide
    @myRide @notHere
    @myRide @isThere
    @isThere/0.9 = dov'è [finito | finita] | dove (sta | si trova | è finito) | [è | sta] [già] (arrivato | arrivata | arrivando | qui | in arrivo)
    @notHere/0.9 = [non] è [ancora] in ritardo | non (è | si è) [ancora] (arrivato | arrivata | visto | vista | qui) | non (arriva | si vede) [ancora | più] | non è ancora qui
    @waiting @myRide [@since]
    @since/0.1 = da (tanto | un pezzo | un'ora | mezz'ora | un quarto d'ora | ore | cinque minuti | dieci minuti | quindici minuti | venti minuti | trenta minuti | troppo)
    @waiting/0.9 = [sto | io] aspetto [da] | aspettando | (è | sono) (un'ora | mezz'ora | un secolo | una vita) che aspetto | sto aspettando [da tanto]
    @howMuchLeft @myRide
    @howMuchLeft/0.9 = quanto manca (al | alla | all' | prima che arrivi) | quanto ci mette | quanto tempo ci mette
    @myRide @onTheWay
    @onTheWay/0.9 = (sta | è) (arrivando | per arrivare | per strada | in arrivo) | è [già] (qui | in viaggio | vicino)
    @isHere/0.6 = sta per arrivare | arriva | è già arrivato | è qui | è arrivato | è arrivata | sta arrivando

    intent CancelRide
    @cancel/1.2 = annulla | annulli | annullare | disdici | disdica | disdire | cancella | cancellare
    @cancel @theRide [@booked]
    @booked/0.1 = che ho (prenotato | ordinato | chiamato)
    @theRide/0.9 = [la mia | il mio | il | la | questa | del | della | l'] [prenotazione (del | della)] (corsa | taxi | uber | prenotazione del taxi)
    @noMore @theRide
    @theRide @noLonger
    @noLonger/0.9 = non (mi | ci) (serve | occorre | interessa) più | non (lo | la) (voglio | vogliamo) più | non serve [più]
    @noMore/0.9 = non ho più bisogno | non ho bisogno | non mi occorre più | non voglio | lascia (perdere | stare) | non mi servono più | annulla la prenotazione (del | della) | non mi serve più | non ho più bisogno di | non voglio più

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
    @to/0.1 = a | al | alla | all'
    @theDriver/0.6 = [mio | il mio | il | la | la mia] [ultimo | ultima] (autista | corsa | tassista)
    """
}

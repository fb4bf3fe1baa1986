extension German {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = buche | buchen sie | bestellen sie | rufen sie | buchen | buch | bestell | bestelle | bestellen
      | reserviere | reservieren | ruf | rufe | rufen | ordere | ordern | anfordern | mieten
    @get/0.6 = brauche | nimm | nehme | nehmen | such | suche | suchen | finde | finden | hol | hole | holen
      | hätte gern | hätte gerne | schick | schicke
      | besorg | besorge | organisiere
    @me/0.05 = mir | uns
    @rideNoun = fahrt | taxi | taxis | uber | mitfahrgelegenheit | chauffeur | taxifahrt | fahrdienst
    @a/0 = ein | eine | einen | das | die | den | mein | meine | meinen
    $ride = [@a] @rideNoun
    @car/0.5 = (ein | einen) (auto | wagen | fahrer)
    @toPlace/0.3 = zum | zur | nach | zu | in die | ins | in den | richtung | bis zum | bis zur | an den | ans | zu dem
    @fromPlace/0.3 = von | vom | ab | von der | vor dem | am | von dem
    @home/0.3 = nach hause | heim | hierher
    @forPeople/0.1 = für
    @people/0.2 = personen | leute | person | fahrgäste | passagiere
    @at/0.1 = um | für | gegen | ab
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | @home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) [@me] $ride [$more] [$more] [$more] [$more]
    (@book | @get) [@me] $when $ride [$more] [$more]
    [@me] $ride [$more] [$more] [$more] @book
    (@book | @get) [@me] @car $where [$more] [$more]
    (@book | @get) [@me] [@a] {rideOptionName:rideOptionName!} [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    @bring @meAcc $where [$more] [$more]
    @bring/0.8 = bring | bringen sie | fahren sie | bringe | fahr | fahre | kutschiere
    @meAcc/0.3 = mich | uns
    @meAcc $where [$more] @bringInf
    @bringInf/0.9 = bringen | fahren | hinbringen
    ~0.2 @mustGo $where [$more]
    @mustGo/0.8 = muss | möchte | will
    @pick @meAcc [$more] [$more] @off
    @pick/0.5 = hol | hole | holt
    @off/0.5 = ab
    @meAcc [$more] [$more] @pickInf
    @pickInf = abholen | abgeholt werden

    intent ListRideOptions
    @list [@me] @options [$where] [$where] [@areThere]
    @list/0.6 = welche | zeig | zeige | gibt es | was für | such | suche | finde
    @options/1.2 = [die | meine | freie | verfügbare | verfügbaren] (fahrten | taxis | fahrtoptionen
      | fahrmöglichkeiten | mitfahrgelegenheiten)
    @areThere/0.1 = gibt es | sind verfügbar | an | in der nähe
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = was kostet | wie viel kostet | wie teuer ist | wieviel kostet | was würde kosten
    @isRide/0.8 = [ein | eine | die | das] (fahrt | taxi | taxifahrt | uber)

    intent GetRideStatus
    @myRide/0.9 = [mein | meine | das | die | der | meiner | meinem | meines] (taxi | fahrt | fahrer | uber | wagen
      | taxis | mitfahrgelegenheit)
    @whereIs @myRide
    @whereIs/0.9 = wo ist | wo bleibt | wo steckt | wie weit ist | wo befindet sich
    @when @come @myRide
    @when @is @myRide @there
    @when/0.5 = wann | wie lange dauert es bis
    @come/0.5 = kommt | ist
    @is/0.1 = ist | wird
    @there/0.4 = da | hier
    @come @myRide @soon
    @soon/0.3 = bald | gleich | schon
    @status [@of] @myRide
    @status/0.9 = [wie ist] [der | den] (status | stand)
    @of/0.1 = von

    intent CancelRide
    @cancel = storniere | stornieren | stornier | bestelle ab | abbestellen | sag ab | absagen
    @cancel @theRide
    @theRide @cancel
    @cancelVerb @theRide @away
    @cancelVerb/0.4 = sag | sage | bestell | bestelle | brich
    @away/0.5 = ab
    @theRide/0.9 = [meine | mein | die | das | diese | den | meinen] [gebuchte | bestellte] (fahrt | taxi
      | taxibestellung | uber | buchung)
    @noMore @theRide @anymore
    @noMore/0.3 = brauche
    @anymore/0.6 = nicht mehr | doch nicht

    intent SendRideFeedback
    @rate @theRide [@with {rating} [@stars]]
    @theRide [@with {rating} [@stars]] @rate
    @give @theDriver {rating} @stars
    @give @theDriver {tip} @tipWord
    @rate = bewerte | bewerten
    @with/0.1 = mit
    @stars/0.5 = sterne | stern | sternen
    @give/0.4 = gib | gebe
    @tipWord/0.8 = trinkgeld
    @theDriver/0.4 = [dem | meinem | der | meiner] [letzten] (fahrer | fahrerin | fahrt)
    """
}

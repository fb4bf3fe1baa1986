extension German {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = buche | buchen sie | bestellen sie | rufen sie | buchen | buch | bestell | bestelle | bestellen
      | reserviere | reservieren | organisier | arrangiere | arrangier | ruf | rufe | rufen | ordere | ordern | anfordern | fordere | gerufen | bestellt | zu bestellen | zu rufen | zu buchen | zu reservieren | vorbestellen
    @get/0.6 = brauch | bräucht | hätt [gern | gerne] | brauche | bräuchte | brauchen | bräuchten | benötige | benötigen | hätte | haben | bekommen | bekomme | kriege | kriegen | will | möchte | ich nehme | wie bekomme ich | zu bekommen | zu finden | nimm | nehme | nehmen | such | suche | suchen | finde | finden | hol | hole | holen
      | hätte gern | hätte gerne | schick | schicke
      | besorg | besorge | organisiere
    @me/0.05 = mir | uns
    @rideNoun = fahrt | taxen | funktaxi | cab | lyft | fahrgelegenheit | mitfahrt | taxi | taxis | uber | mitfahrgelegenheit | chauffeur | taxifahrt | fahrdienst
    @a/0 = (ein | eine | einen | das | die | den | mein | meine | meinen | ne | nen | noch ein | irgendein) [freies | schnelles | nächste | nächstes | neue]
    $ride = [@a] [$kind] @rideNoun | [@a] {rideOptionName=pool|luxury|xl}
    @car/0.5 = [ein | einen] (auto | wagen | fahrer)
    @toPlace/0.3 = und (wollen | müssen | möchten | muss | will) (zum | zur | nach | in die | ins | zu) | zum | zur | nach | zu | in die | ins | in den | richtung | bis zum | bis zur | an den | ans | zu dem
    @ofPlace/0 = von
    @fromPlace/0.3 = vom | ab | von der | vor dem | am | von dem
    @home/0.3 = zurück | hierher | von hier | von hier aus | hier
    symbol home/0.3 = nach hause | nachhause | zu mir nach hause | zu mir | heim | zuhause | zu hause
    $home = {dropOffLocation=home} | @fromHome {pickupLocation=home} | @home
    @fromHome/0.2 = von | ab
    $kind = {rideOptionName=pool|luxury|regular|xl}
    symbol pool = sammeltaxi | geteilte | geteiltes
    symbol luxury = limousine | luxus | premium
    symbol regular = normale | normales | normalen | standard
    symbol xl = großraumtaxi | großes | xl
    @forPeople/0.1 = für | wir sind | wir sind zu
    @people/0.2 = personen | leute | person | fahrgäste | passagiere
    @at/0.1 = um | für | gegen | ab
    $where = @toPlace {dropOffLocation} | (@fromPlace | @ofPlace) {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | $home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) [@me] $ride [$more]*
    (@book | @get) [@me] $when $ride [$more]*
    [@me] $ride [$more]* (@book | @getEnd)
    $size (@book | @get) [@me] $ride [$more]*
    @mustBe [$when] @bePlace {dropOffLocation} @beInf [@so] (@book | @get) [@me] $ride [$more]
    @mustBe @bePlace {dropOffLocation} $when @beInf [@so] (@book | @get) [@me] $ride [$more]
    @mustBe/0.4 = [ich | wir] (muss | müssen | soll | will | wollen)
    @bePlace/0.2 = am | im | in der | in | beim | bei | zum | zur | nach
    @beInf/0.2 = sein | kommen
    @so/0 = also | und
    @imAt {pickupLocation} [@so] (@book | @get) [@me] ($ride | @car) [$more]*
    @imAt/0.3 = (ich | wir) (bin | sind | stehe | stehen | steh | warte | warten) [hier | gerade | jetzt] (am | im | in der | beim | bei | an der | vor dem | vor der)
    @getEnd/0.6 = haben | bekommen | kriegen | brauchen | finden | nehmen
    # A taxi is sent to whoever is to be taken along.
    @sendOut [@me] [@a] @rideNoun @overTo {pickupLocation} [$when]
    [@me] [@a] @rideNoun @overTo {pickupLocation} [$when] @sendInf
    @sendOut/0.9 = schick | schicke | schicken | schicken sie | sende | senden sie
    @sendInf/0.9 = schicken | senden | vorbeischicken
    @overTo/0.5 = zu | zum | zur | in die | in den | ins | nach | an die | an den | vor das | vors | vor die
    (@book | @get) [@me] @car ($where | [@forPeople] {partySize:people}) [$more]*
    [@me] @car $where [$more] (@book | @getEnd)
    (@book | @get) [@me] [@a] {rideOptionName:rideOptionName!} [$more]*
    ~0.4 $ride [$more]*
    @bring @meAcc $where [$more]*
    @bring/0.8 = bring | bringen sie | fahren sie | bringe | fahr | fahre | kutschiere
    @meAcc/0.3 = mich | uns
    @meAcc $where [$more] @bringInf
    @bringInf/0.9 = bringen | fahren | hinbringen
    ~0.2 @mustGo $where [$more]
    ~0.2 @mustGo $size $where [@go]
    ~0.1 $size [@and] @mustGo $where [@go]
    @and/0 = und
    @mustGo/0.8 = muss | möchte | will | müssen | wollen | ich muss | ich will | ich möchte | wir müssen | wir wollen
    @pick @meAcc [$more]* @off
    @pick/0.5 = hol | hole | holt
    @off/0.5 = ab
    @meAcc [$more]* @pickInf
    @pickInf = abholen | abgeholt werden
    # “Ein Taxi, das mich am Dom abholt.”
    [@book | @get] [@me] $ride @thatMe [$more]* @fetches
    @thatMe/0.2 = (das | der | die) (mich | uns)
    @fetches/0.6 = abholt | abholen (kann | soll) | bringt | fährt | hinbringt
    @letCome $ride [@toMe] [$more]*
    @letCome/0.7 = lass | lasst | es soll | kann | könnte | da soll
    @toMe/0.2 = kommen | vorbeikommen

    (@anyRide | @get) [@me] [@near] $ride [@near] [@free] [$more]*
    ~0.2 $ride [@near] @free [$more]*
    @anyRide/0.5 = gibt es | ist | sind | habt ihr | hast du
    @near/0.3 = in der nähe | hier | hier in der nähe | in meiner nähe | um die ecke | in der umgebung | gerade
    @free/0.8 = frei | verfügbar | freies | unterwegs
    @anyRide [@near] @freeA @rideNoun [@near] [$more]
    @freeA/0.6 = (ein freies | freie | irgendwo ein freies)
    @withTaxi $where [$more] [@bringInf | @go]
    $where @withTaxi [$more] [@bringInf | @go]
    @mustGo @withTaxi $where [$more] [@bringInf | @go]
    @withTaxi/1.0 = (mit dem | mit einem | per) (taxi | uber)
    @go/0.3 = fahren | kommen | gehen
    (@book | @get) @a @car2 [$more]*
    @car2/0.5 = wagen | fahrer

    intent ListRideOptions
    @list [@me] @options [$where]* [@areThere]
    @list/0.6 = welche | zeig | zeige | gibt es | was für | such | suche | finde
    @options/1.2 = [die | meine | freie | verfügbare | verfügbaren] (fahrten | taxis | fahrtoptionen
      | fahrmöglichkeiten | mitfahrgelegenheiten)
    @areThere/0.1 = gibt es | sind verfügbar | an | in der nähe
    @howMuch @isRide [$where]*
    @howMuch [@itIs] @withTaxi $where
    @howMuch [@itIs] $where @withTaxi
    @itIs/0 = es | das
    @whatWord @isRide [$where]* @costEnd
    @whatWord/0.4 = was | wie viel | wieviel
    @costEnd/0.7 = kostet | kosten würde | kosten wird
    @howMuch/0.7 = wie (teuer | viel) (wäre | wird | würde) | was (kostet mich | macht | nimmt) | was kostet | wie viel kostet | wie teuer ist | wieviel kostet | was würde kosten
    @wouldBe @isRide [$where]* @cost
    @wouldBe/0.5 = was würde | wie viel würde | wieviel würde | was wird | wie teuer wäre | was kommt
    @cost/0.4 = kosten | sein
    @isRide/0.8 = [ein | eine | die | das] (fahrt | taxi | taxifahrt | uber)

    intent GetRideStatus
    @myRide/0.9 = [mein | meine | das | die | der | meiner | meinem | meines] (taxi | fahrt | fahrer | uber | wagen | bestelltes taxi | bestellten taxi
      | taxis | mitfahrgelegenheit)
    @whereIs @myRide
    @whereIs/0.9 = wo ist | wo bleibt | wo steckt | was ist mit | wo bleibt denn | wo ist denn | wie lange braucht | wie lang braucht | was macht | wie steht es um | ist | wie weit ist | wo befindet sich
    @when @come @myRide [@there]
    @when @myRide [@there] @come
    @whereWord @myRide @isEnd
    @whereWord/0.6 = wo
    @isEnd/0.4 = ist | bleibt | steckt
    @when @is @myRide @there
    @is @myRide @soonThere
    @soonThere/1.1 = [schon | bald | gleich | endlich | immer noch nicht | noch nicht] (da | hier | angekommen | unterwegs | in sicht)
    ~-0.2 @howLongUntil @myRide [@is] [@there] [@come]
    @howLongUntil/0.6 = wie lange [dauert es] [noch] bis | wie lange dauert es noch bis
    @myRide @notThere
    @notThere/0.9 = [ist] (immer noch | noch) nicht (da | hier | gekommen | angekommen) | [ist] nicht gekommen | kommt nicht | (ist | kommt) [viel] zu spät | (hat | ist) verspätet | lässt auf sich warten
    @waiting [@since] @onFor @myRide
    @since/0.1 = seit (einer stunde | einer halben stunde | stunden | langem | fünf minuten | zehn minuten | fünfzehn minuten | zwanzig minuten
      | dreißig minuten)
    @waiting/0.7 = [ich] (warte | warten) [schon | noch] [ewig | lange | seit ewigkeiten | die ganze zeit | immer noch]
    @onFor/0.2 = auf
    @when/0.5 = wann | wie lange dauert es bis
    @come/0.5 = kommt | ist
    @is/0.1 = ist | wird
    @there/0.4 = da | hier | an | endlich da | schon da | noch
    @come @myRide @soon
    @soon/0.3 = bald | gleich | schon
    @status [@of] @myRide
    @status/0.9 = [wie ist | was ist | zeig mir | sag mir | prüfe] [der | den] (status | stand)
    @of/0.1 = von

    intent CancelRide
    @cancel/1.2 = lösch | lösche | storniere | annulliere | annullieren | canceln | cancel | stornieren | stornier | bestelle ab | abbestellen | sag ab | absagen
    @cancel @theRide [@iBooked]
    @iBooked/0.1 = das ich [gerade] (bestellt | gebucht | gerufen) (habe | hab) | die ich [gerade] gebucht (habe | hab)
    @theRide @cancel
    @cancelVerb @theRide @away
    @cancelVerb/0.4 = sag | sage | bestell | bestelle | brich
    @away/0.5 = [bitte | wieder | doch] ab
    @theRide/0.9 = [meine | mein | die | das | diese | den | meinen] [gebuchte | bestellte] (fahrt | taxi
      | taxibestellung | uber | buchung)
    @noMore @theRide @anymore
    @theRide @noMoreI @anymore
    @noMoreI/0.3 = (brauche | will | möchte | benötige | brauch) ich | (brauchen | wollen | möchten) wir
    @noMore/0.3 = brauche | brauch | will | möchte | benötige | brauchen
    @anymore/0.6 = doch nicht mehr | gar nicht mehr | jetzt nicht mehr | nun doch nicht | nicht mehr | doch nicht

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

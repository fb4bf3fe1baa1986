extension Dutch {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = boek | boeken | bestel | bestellen | reserveer | reserveren | bel | bellen | roep | regel | regelen
      | vraag | aanvragen
    @get/0.6 = zoek | zoeken | vind | haal | stuur | neem | nodig | pak | heb
    @me/0.05 = me | mij | ons | voor me | voor mij
    @rideNoun = rit | taxi | taxi's | uber | ritje | lift | taxirit
    @a/0 = een | de | het | mijn
    $ride = [@a] @rideNoun
    @car/0.5 = een (auto | chauffeur)
    @toPlace/0.3 = naar | naar de | naar het | richting | tot
    @fromPlace/0.3 = van | vanaf | vanuit | bij | van de | vanaf de | van het
    @home/0.3 = naar huis | naar hier | hierheen
    @forPeople/0.1 = voor
    @people/0.2 = personen | mensen | persoon | man | passagiers
    @at/0.1 = om | voor | rond
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | @home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) [@me] $ride [$more] [$more] [$more] [@needed]
    [@me] $ride [$more] [$more] (@book | @needed)
    @needed/0.3 = nodig | aan
    (@book | @get) [@me] @car $where [$more] [$more]
    (@book | @get) [@me] [@a] {rideOptionName:rideOptionName!} [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    @bring @meAcc $where [$more] [$more]
    @bring/0.8 = breng | rijd | vervoer
    @meAcc/0.3 = me | mij | ons
    @meAcc $where [$more] @bringInf
    @bringInf/0.9 = brengen | rijden
    ~0.2 @mustGo $where [$more]
    @mustGo/0.8 = moet
    @pick @meAcc [$more] [$more] @up
    @pick/0.5 = haal | pik
    @up/0.5 = op
    @meAcc [$more] [$more] @pickInf
    @pickInf = ophalen | opgehaald worden

    intent ListRideOptions
    @list [@me] @options [$where] [$where] [@areThere]
    @list/0.6 = welke | toon | laat | zijn er | wat voor | zoek
    @options/1.2 = [de | beschikbare] (ritten | taxi's | ritopties | taxiritten)
    @areThere/0.1 = zijn er | zien | beschikbaar | in de buurt
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = wat kost | hoeveel kost | hoe duur is | wat zou kosten
    @isRide/0.8 = [een | de] (rit | taxi | taxirit | uber)

    intent GetRideStatus
    @myRide/0.9 = [mijn | de | m'n] (taxi | rit | chauffeur | uber | auto)
    @whereIs @myRide
    @whereIs/0.9 = waar is | waar blijft | waar zit | hoe ver is | waar rijdt
    @when @come @myRide
    @when @is @myRide @there
    @when/0.5 = wanneer | hoe laat | over hoeveel minuten | hoelang duurt het tot
    @come/0.5 = komt | is
    @is/0.1 = is
    @there/0.4 = er | hier
    @come @myRide @soon
    @soon/0.3 = al | bijna | er bijna | er al
    @status @of @myRide
    @status/0.9 = [wat is] [de] status
    @of/0.1 = van

    intent CancelRide
    @cancel = annuleer | annuleren | cancel | cancelen | afzeggen
    @cancel @theRide
    @theRide @cancel
    @say @theRide @off
    @say/0.4 = zeg | bel
    @off/0.5 = af
    @theRide/0.9 = [mijn | de | het | die] (rit | taxi | taxirit | uber | boeking)
    @noMore @theRide @anymore
    @noMore/0.3 = heb | hoef
    @anymore/0.6 = niet meer nodig | niet meer

    intent SendRideFeedback
    @rate @theRide [@with {rating} [@stars]]
    @give @theDriver {rating} @stars
    @give @theDriver {tip} @tipWord
    @rate = beoordeel | beoordelen
    @with/0.1 = met
    @stars/0.5 = sterren | ster
    @give/0.4 = geef
    @tipWord/0.8 = fooi
    @theDriver/0.4 = [de | mijn] [laatste] (chauffeur | rit)
    """
}

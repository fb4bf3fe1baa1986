extension Dutch {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = boek | boeken | bestel | bestellen | reserveer | reserveren | bel | bellen | roep | regel | regelen
      | vraag | aanvragen | te boeken | te bestellen | te regelen | te reserveren | ritje boeken | huur
    @get/0.6 = zoek | zoeken | vind | haal | stuur | neem | nodig | pak | heb | wil | willen | krijg | krijgen | hebben | mag | ik zoek | regel | vinden | halen | nemen | pakken
    @me/0.05 = me | mij | ons | voor me | voor mij
    @rideNoun = rit | taxi | taxi's | uber | ritje | een lift | liftje | taxirit
    @a/0 = een | de | het | mijn | nog een | ergens een
    $ride = [@a] [$kind] @rideNoun | [@a] {rideOptionName=pool|luxury|xl}
    @car/0.5 = een (auto | chauffeur) | vervoer
    @thatMe/0.3 = (die | dat) (me | mij | ons)
    @brings/0.3 = brengt | kan brengen | naartoe brengt
    @toPlace/0.3 = en (moeten | willen | moet | wil) naar [de | het] | naar | naar de | naar het | richting | tot
    @ofPlace/0 = van
    @fromPlace/0.3 = vanaf | vanuit | bij | vanaf de
    @home/0.3 = ernaartoe | terug | naar hier | hierheen | hiervandaan | van hier | vanaf hier
    symbol home/0.45 = huis | thuis | mijn huis
    @fromHome/0.2 = van | vanaf | vanuit
    @homeward/0.35 = naar | terug naar | richting
    $home = @homeward {dropOffLocation=home} | {dropOffLocation=home} | @fromHome {pickupLocation=home} | @home
    $kind = {rideOptionName=pool|luxury|regular|xl}
    symbol pool = deeltaxi | gedeelde
    symbol luxury = limousine | luxe
    symbol regular = gewone | normale | standaard
    symbol xl = busje | taxibusje | grote
    @forPeople/0.1 = voor | we zijn met
    @people/0.2 = volwassenen | personen | mensen | persoon | man | passagiers
    @at/0.1 = om | voor | rond
    $where = @toPlace {dropOffLocation} | (@fromPlace | @ofPlace) {pickupLocation} | [@toPlace] {dropOffLocation=^there|^thisPlace} | $home
    $when = [@at] {scheduledPickupTime}
    $size = @forPeople {partySize} [@people] | [@forPeople] {partySize:people}
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) [@me] $ride [$more]* [@needed]
    [@me] $ride [$more]* (@book | @needed)
    $size (@book | @get) [@me] $ride [$more]* [@needed]
    @mustBe [$when] @bePlace {dropOffLocation} @beInf [@so] (@book | @get) [@me] $ride [$more]
    @mustBe/0.4 = [ik | we | wij] (moet | moeten | wil | willen)
    @bePlace/0.2 = op | in | bij | op het | op de | in het | in de | bij de | bij het
    @beInf/0.2 = zijn
    @so/0 = dus | en
    @imAt {pickupLocation} [@so] (@book | @get) [@me] ($ride | @car) [$more]*
    @imAt/0.3 = (ik | we) (ben | zijn | sta | staan | wacht | wachten) [hier | nu] (bij | op | in | voor | aan) [de | het]
    @needed/0.3 = nodig | aan
    # A taxi is sent to whoever is to be taken along.
    @sendOut [@me] [@a] @rideNoun @overTo {pickupLocation} [$when]
    [@me] [@a] @rideNoun @sendInf @overTo {pickupLocation} [$when]
    [@me] [@a] @rideNoun @overTo {pickupLocation} [$when] @sendInf
    @sendOut/0.9 = stuur | stuurt u | sturen
    @sendInf/0.9 = sturen | langssturen
    @overTo/0.5 = naar | naar de | naar het | bij | voor de deur van
    (@book | @get) [@me] @car ($where | [@forPeople] {partySize:people}) [$more]* [@needed]
    [@book | @get] [@me] ($ride | @car) @thatMe [$more]* @fetches
    @fetches/0.6 = ophaalt | (kan | komt) ophalen | op komt halen
    (@book | @get) [@me] $ride @thatMe $where [$more] @brings
    (@book | @get) [@me] [@a] {rideOptionName:rideOptionName!} [$more]*
    @thereIs $ride [@free] [@near] [$more]*
    ~0.2 $ride @free [@near] [$more]*
    @thereIs/0.4 = is er | zijn er | is er ergens | rijdt er
    @free/0.8 = beschikbaar | vrij | in de buurt | dichtbij
    @near/0.3 = in de buurt | hier in de buurt | hier | dichtbij
    (@get | @book) [@me] $ride @needed [$more]*
    (@get | @book) [@me] $ride [$more]* @getEnd
    (@get | @book) [@me] $when $ride [$more]* [@needed]
    [@me] $ride @getEnd [$more]*
    $ride [$more]* @getEnd
    @getEnd/0.5 = sturen | krijgen | hebben | vinden | nemen | bestellen | boeken | regelen
    @withTaxi $where [$more] [@bringInf | @go]
    @mustGo @withTaxi $where [$more] [@bringInf | @go]
    @mustGo $where @withTaxi [@bringInf | @go]
    ~0.1 $size [@and] @mustGo2 $where [@go]
    @and/0 = en
    @mustGo2/0.8 = moeten | willen | [we] (moeten | willen)
    @withTaxi/1.0 = (met de | met een | per) (taxi | uber)
    @go/0.3 = gaan | reizen | komen
    ~0.4 $ride [$more]*
    @bring @meAcc $where [$more]*
    @bring/0.8 = breng | brengt u | rijd | vervoer
    @meAcc/0.3 = me | mij | ons
    @meAcc $where [$more] @bringInf
    @bringInf/0.9 = brengen | rijden
    ~0.35 @mustGo $where [$more]
    @mustGo/0.8 = ik wil | ik moet | we moeten | we willen | moet
    @pick @meAcc [$more]* @up
    @pick/0.5 = haal | pik
    @up/0.5 = op
    @pick @meAcc @up [$more]*
    @meAcc [$more]* @pickInf
    @comeWord @meAcc [$more]* @pickInf
    @comeWord @meAcc @pickInf [$more]*
    @comeWord/0.3 = kan iemand | iemand | stuur iemand om | kom | kunt u | laat iemand
    @letMe @pickInf [$more]*
    @letMe/0.2 = laat me | laat mij | laat ons
    @pickInf = ophalen | opgehaald worden

    intent ListRideOptions
    @list [@me] @options [$where]* [@areThere]
    @list/0.6 = welke | toon | laat | zijn er | wat voor | zoek
    @options/1.2 = [de | beschikbare] (ritten | taxi's | ritopties | taxiritten)
    @areThere/0.1 = zijn er | zien | beschikbaar | in de buurt
    @howMuch @isRide [$where]*
    @howMuch [@itIs] @withTaxi $where [@toGo]
    @itIs/0 = het [om]
    @toGo/0 = te (gaan | reizen | rijden)
    @whatWord @isRide [$where]* @costEnd
    @whatWord/0.4 = wat | hoeveel
    @costEnd/0.7 = kost | zou kosten | gaat kosten
    @howMuch/0.7 = (wat | hoeveel) ben ik kwijt (aan | voor) | wat kost | hoeveel kost | hoe duur is | wat zou kosten
    @wouldBe @isRide [$where]* @cost
    @wouldBe/0.6 = wat zou | hoeveel zou | wat gaat | hoeveel gaat | wat moet
    @cost/0.5 = kosten | zijn
    @isRide/0.8 = [een | de] (rit | taxi | taxirit | uber)

    intent GetRideStatus
    @myRide/0.9 = [mijn | de | m'n] (taxi | rit | chauffeur | uber | auto)
    @whereIs @myRide
    @whereIs/0.9 = waar is | waar blijft | waar zit | hoe ver is | waar rijdt
    @when @come @myRide
    @when @myRide @come
    @whereWord @myRide @isEnd
    @whereWord/0.6 = waar
    @isEnd/0.4 = is | blijft
    @when @is @myRide @there
    @when/0.5 = wanneer | hoe laat | over hoeveel minuten | hoelang duurt het tot
    @come/0.5 = komt | is | arriveert | aankomt | er is
    @is/0.1 = is
    @there/0.4 = er | hier | er aan | er al | aan | er al aan
    @come @myRide @soon
    @come @myRide @there @soon
    ~-0.2 @howLongUntil @myRide [@there] [@is]
    @howLongUntil/0.7 = hoe lang [duurt het] [nog] (voor | voordat | tot | totdat) | hoelang [duurt het] [nog] (voor | voordat | tot | totdat) | hoe lang doet
    @myRide @notHere
    @notHere/0.9 = is er [nog] [steeds] niet | is [er] nog (steeds | altijd) niet [aangekomen | gekomen | hier] | komt [maar] niet | is te laat | is (vertraagd | laat)
    @waiting @onFor @myRide
    @waiting/0.7 = [ik] (wacht | zit | sta) [te wachten] al (vijf | tien | vijftien | twintig | dertig) minuten | [ik] (wacht | zit | sta) [te wachten] [al] [een uur | een half uur | lang | eeuwen | de hele tijd | een eeuwigheid | nog steeds]
    @onFor/0.2 = op
    @soon/0.5 = (al | reeds) (gearriveerd | aangekomen | onderweg | vertrokken | er) | gearriveerd | aangekomen | onderweg | al | bijna | er bijna | er al
    @status @of @myRide
    @status/0.9 = [wat is | geef | toon | check] [de] (status | stand)
    @of/0.1 = van

    intent CancelRide
    @cancel/1.2 = verwijder | annuleer | annuleert u | annuleren | cancel | cancelen | afzeggen
    @cancel @theRide [@iBooked]
    @iBooked/0.1 = die ik [heb] (besteld | geboekt | bestelde | boekte | gereserveerd) [heb]
    @theRide @cancel
    @say @theRide @off
    @laat @theRide @leave
    @laat/0.3 = laat
    @leave/0.8 = [maar] zitten | [maar] gaan
    @say/0.4 = zeg | bel
    @off/0.5 = af
    @theRide/0.9 = [mijn | de | het | die] (rit | taxi | taxirit | uber | boeking)
    @noMore @theRide @anymore
    @theRide @noMoreI @anymore
    @noMoreI/0.3 = (heb | hoef | wil) ik | (hoeven | willen | hebben) we
    @noMore/0.3 = heb | hoef | wil | ik hoef | ik wil
    @anymore/0.6 = [toch] niet meer | toch niet (meer | nodig) | toch niet | niet meer te hebben | niet meer nodig | niet meer

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

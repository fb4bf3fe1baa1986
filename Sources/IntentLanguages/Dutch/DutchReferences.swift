/// What stands for something that was spoken of before or is looked at, in Dutch.
extension Dutch {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = hem
    symbol ^her/0.4 = haar
    symbol ^them/0.4 = hen | hun | ze
    symbol ^there/0.4 = daarheen | daarnaartoe | daar naartoe | daar | daar heen | naar (die plek | dat adres)
      | naar dezelfde plek
    symbol ^thisPlace/0.4 = [naar] (deze | dit) (plek | plaats | restaurant | zaak | café | bar | winkel | hotel | adres
      | tent)
    symbol ^here/0.4 = hier | van hier
    symbol ^this/0.4 = dit | hieraan | hier aan | deze pagina
    symbol ^that/0.3 = dat | het | hetzelfde | hetzelfde bericht | dat bericht | daaraan
    symbol ^sameAmount/0.4 = hetzelfde bedrag | evenveel | hetzelfde | net zo veel | net zoveel
    symbol ^another/0.4 = [er] nog een | [er] nog eentje | nog een bericht | nog een berichtje
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = naar | aan | voor
    @too/0.1 = ook

    intent StartCall
    @call = bel | bellen | telefoneer | opbellen | contacteer
    @back/0.6 = terug
    @callBack = terugbellen | terug te bellen
    @call {contacts=^thisPlace} [op]
    @call [@to] {contacts=^there}
    @call {contacts} @back => destinationType=callBack
    {contacts} @callBack => destinationType=callBack

    intent SendMessage
    @send = stuur | sturen | verstuur | zend | deel
    @on/0 = door
    @send {content=^this|^that} [@too] [@on] @to {recipients} [@too]
    @send {recipients} [@too] {content=^this|^that|^another}
    @tell/0.8 = app | schrijf | stuur | vertel
    @tell {recipients} @tooTo => content=^that
    @tooTo/0.5 = ook | dat ook | het ook
    @tell @it [@too] @to {recipients} [@too] => content=^that
    @it/0.3 = dat | het
    {recipients} [@too] {content=^this|^that|^another} @send

    intent SendPayment
    @pay = betaal | betalen | stuur | sturen | geef
    @maak/0.3 = maak
    @over/0.4 = over
    @pay {payee} [@too] {currencyAmount=^sameAmount}
    @pay {currencyAmount=^sameAmount} [@too] @to {payee}
    @maak {currencyAmount=^sameAmount} [@too] @over @to {payee}
    @maak [@too] {currencyAmount=^sameAmount} @to {payee} @over

    intent RequestPayment
    @request = vraag | vragen | verzoek
    @request {payer} [@too] [om] {currencyAmount=^sameAmount}
    @request {currencyAmount=^sameAmount} [@too] @to {payer}

    intent RequestRide
    @take @me {dropOffLocation=^there|^thisPlace}
    @take/0.9 = breng | rijd | vervoer
    @me/0.2 = me | mij | ons

    intent GetDirections
    @show/0.3 = geef me | toon | laat me zien | zoek | open | laat zien
    @directions/1.2 = [de | een] (route | routebeschrijving | navigatie) | de weg
    @how/1.2 = hoe kom ik | hoe komen we | hoe ga ik | navigeer | navigeer me | wijs me de weg
    @toPlace/0.1 = naar | tot | bij
    [@show] @directions [@toPlace] {destination=^there|^thisPlace}
    [@show] @directions @toPlace {destination}
    @how [@toPlace] {destination=^there|^thisPlace}
    @how @toPlace {destination}

    intent AddReminder
    @remind/1.2 = herinner me | herinner mij | me herinneren | maak een herinnering | zet een herinnering
    @remindEnd/1.2 = herinneren
    @about/0.3 = aan | voor | om
    @aan/0.1 = aan
    @whenI/0.5 = (als | zodra | wanneer) ik
    symbol home/0.49 = thuis | weer thuis | huis | van huis
    symbol work/0.49 = op mijn werk | op het werk | op kantoor | van mijn werk | van kantoor | naar mijn werk | het werk
    @at/0 = bij | in | op | aan
    @arrive/0.4 = ben | kom | aankom | aangekomen ben
    @leave/0.5 = wegga | vertrek | weg ga | verlaat
    @comingHome/0.9 = (als | zodra | wanneer) ik (thuiskom | thuis kom)
    $arrival = @whenI {arrivalPlace=home|work|^there|^thisPlace} @arrive | @whenI [@at] {arrivalPlace} @arrive
    $departure = @whenI {departurePlace=home|work|^here|^there|^thisPlace} @leave | @whenI {departurePlace} @leave
    @on/0 = om | op
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    $what = [@about] {subject=^this|^that|^thisPlace}
    @remind [$what] [$when]
    @remind $when $what
    @remind [$what] @comingHome => arrivalPlace=home
    @remind @hereto $when @aan => subject=^this
    @hereto/0.3 = hier | daar
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = ook | ook nog | eveneens
    same = hetzelfde | hetzelfde bericht | zelfde
    after StartWorkout,ResumeWorkout PauseWorkout = [even | een | neem | kleine | korte] pauze
      | pauzeer [het | dit | hem] | pauzeren | even (stoppen | pauzeren | rusten)
      | (neem | houd | hou) [even] [een] pauze
      | ik heb [even] [een] pauze nodig | ik neem [even] [een] pauze
      | laten we [even] (pauzeren | pauze houden | pauze nemen)
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = hervat [het | dit | hem] | hervatten
    after PauseWorkout ResumeWorkout = [ga | ga maar | we gaan | ik ga] [weer] verder | doorgaan | ga door
      | weer verder | ik ben [er weer | weer terug | terug] | laten we verder gaan | [weer] starten
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = (stop | beëindig) [het | dit | hem | ermee | maar]
      | stoppen | beëindigen | [ik ben] klaar | ik ben er klaar mee | klaar voor vandaag
      | dat was het [voor vandaag] | zo is het genoeg | [het is] genoeg [voor vandaag] | ik stop [ermee]
      | hou [er] maar op
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = (annuleer | verwijder | wis) (het | dit | hem | deze) | gooi (het | hem | dit) [maar] weg | breek (het | hem | dit) af | laat maar zitten
    after RequestRide GetRideStatus = waar (is | blijft | zit) (het | hij | ie | ze | zij | die) [nu]
      | hoe lang (duurt het | duurt dat) [nog] | hoe lang nog | hoe ver is (hij | ie | het) [nog | weg]
      | wanneer (komt | is) (hij | ie | het | ze | die) [er | hier]
      | is (hij | ie | het | ze) [er] [al | bijna] [er | hier] | komt (hij | ie | het) [er] [al | bijna] [aan]
      | hoe laat is (hij | ie | het) er
    after RequestRide CancelRide = (annuleer | cancel) (het | hem | die | dat | deze) [maar]
      | zeg (het | hem | die | dat) [maar] af | bel (het | hem | die) [maar] af
      | ik heb (het | hem | die | dat) niet meer nodig
    after StartCall HangUpCall = hang [maar] op | ophangen | (beëindig | stop) (het | dit | hem)
    carrier AddReminder = herinner me
    carrier AddReminder temporalEventTrigger = herinner me
    carrier GetDirections destination = route naar
    """

  static let contextualPrompts = """
    * unclear: Ik weet niet wat je[ met ‘{words}’] bedoelt.
    * unclear person: Ik weet niet wie je[ met ‘{words}’] bedoelt.
    * unclear place: Ik weet niet welke plek je[ met ‘{words}’] bedoelt.
    StartCall.contacts unclear place: Ik heb geen telefoonnummer van ‘{words}’.

    GetDirections.destination name: de bestemming
    GetDirections.destination needsValue: Waar wil je naartoe?
    GetDirections continueInApp: {app} laat je de weg naar {destination} zien.
    GetDirections failure: Sorry, {app} kon de weg niet vinden.

    AddReminder.subject name: het onderwerp
    AddReminder.subject needsValue: Waaraan moet ik je herinneren?
    AddReminder.arrivalPlace name: de plaats
    AddReminder.departurePlace name: de plaats
    AddReminder.temporalEventTrigger name: het tijdstip
    AddReminder.temporalEventTrigger needsValue: Wanneer moet ik je herinneren?
    AddReminder.temporalEventTrigger needsValue: Sorry, wanneer? Noem een tijd of een plek, zoals ‘als ik thuiskom’.
    AddReminder.temporalEventTrigger needsValue instead: Wanneer zou het anders moeten?
    AddReminder.temporalEventTrigger unsupported past: Dat is al voorbij.
    AddReminder success: Oké, ik herinner je[ {temporalEventTrigger}] aan {subject}[ {event}][ als je bij {arrival} aankomt][ als je {departure} verlaat].
    AddReminder failure: Sorry, die herinnering kon ik niet bewaren.
    AddReminder due: Je wilde aan {subject} herinnerd worden.
    word arrivingHome: als je thuiskomt
    word arrivingWork: als je op je werk aankomt
    word leavingHome: als je van huis gaat
    word leavingWork: als je van je werk vertrekt
    """
}

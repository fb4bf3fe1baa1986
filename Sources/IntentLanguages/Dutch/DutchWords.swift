extension Dutch {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = eh | ehm | uh | uhm | hm | hmm | ah | oh | hé siri | hey siri | siri | hey | hé | nou | tja
    opening = verandering van (plan | plannen) | voor vandaag (is het genoeg | ben ik klaar) | ja | nee | oké | ok | okay | zeker | bedankt | prima | perfect | ja graag | nee dank je
    # Whoever wants to be told: what follows is a question of its own.
    polite = (kun | kan | kunt | zou) (je | jij | u) [me | mij] [even] (vertellen | zeggen) | vertel (me | mij) [eens] | zeg (me | mij) | weet (je | jij | u) [toevallig]
      | ik (wil | zou) [graag] weten | ik zou graag willen weten | (kun | kan) (je | u) [even] (kijken | nakijken)
    polite = dus | goed | hallo | hoi | goedemorgen | even | eventjes | eens | maar | gewoon
      | snel | vlug | meteen | direct | nu
      | onmiddellijk | zo snel mogelijk | dan | ook | nog | nog een keer | opnieuw | eerst | alsjeblieft
      | alstublieft | aub | graag | svp 
      | dank je | dank je wel | dankjewel | voor mij | voor me | wees zo goed en
      | (kun | kan | zou | wil | kunt | zal | mag | moet) (je | jij | u | ik | we) [alsjeblieft | alstublieft
      | even | misschien | eens | voor mij | me | nu]
      | (kun | kan | zou | wil) (je | jij | u) (even | eens | alsjeblieft even | misschien even)
      | zou (je | u) (kunnen | willen)
      | ik (wil | zou graag willen | zou graag | wil graag | moet | ga | zou willen | wilde) [even | graag | nu
      | dat je | dat jij] | ik zou graag
      | zullen we | we (moeten | willen | gaan) | je moet | u moet | ik heb nodig | laten we | laat ons | help me | help mij
      | vergeet niet | probeer
      | is het mogelijk | zou het mogelijk zijn | doe me een plezier en | het is belangrijk
      | ik (vroeg | vraag) me af of (je | u | jij) | ik wilde vragen of (je | u) | ik wou vragen of (je | u)
      | (is | zou) er een (manier | mogelijkheid) [zijn] [om] | is het mogelijk om | zou het mogelijk zijn om
      | het zou (fijn | leuk | mooi | geweldig | handig | tof) zijn als (je | u) | ik zou het (fijn | leuk) vinden als (je | u)
      | (kun | kan | zou | wil) (je | jij | u) (me helpen | mij helpen | helpen) [met | om] | help me [even] [met | om] | ik heb hulp nodig (bij | met)
      | ik (probeer | ben van plan | wou | wilde graag | zou het liefst | hoef alleen) | zorg (ervoor dat | dat) [je] | doe me een lol en
      | of niet | zojuist | daarnet | onlangs | zonet | als (je kunt | het kan | je wilt | dat kan | het mogelijk is | je tijd hebt) | zodra je kunt | trouwens | daarnaast | bovendien | verder nog | tot slot
      | nog één ding | nog iets | misschien | dringend | echt | werkelijk | gauw | vandaag nog | goedemiddag | goedenavond | mooi
      | top | super | sorry | pardon | in orde | is goed | kunt | kun | kan | zou | wil | moet | wilt | willen | kunnen | te
      | tijd voor | tijd om | nodig
      | met mijn (mobiel | telefoon | mobieltje | gsm)
    service = whatsapp | whats app | messenger | facebook messenger | skype | hangouts | google hangouts | telegram
      | signal | viber | wechat | slack | zoom
      | imessage | snapchat | duo | google duo | google meet | teams | microsoft teams | uber | lyft | bolt
      | paypal | tikkie | discord | facetime
    introduction = ik ben | mijn naam is | ik heet | je spreekt met | met
    clause = maar | omdat | want | hoewel | aangezien
    speaker = mij | me | ons
    particle = van | de | den | der | het | ten | ter | te | 't | von | da | di | la | el | al | bin
    @of/0.1 = van
    # “Tot zo” is a message of its own: “tot” is none of these.
    question = hoe | waarom | wie | wanneer | waar | welke | welk
    preposition = van | aan | naar | in | op | met | voor | bij | over | via | per | door | uit | om | tegen
      | zonder | tijdens
    @and/0.1 = en | & | en ook | plus | alsook
    @turn = dus | daarom | vandaar | (kun | kan | kunt | wil | zou) (je | jij | u)
    @joint = en | en dan | dan | en daarna | daarna
    @my/0.1 = mijn | m'n | onze | ons | de | het
    @own/0.1 = mijn | m'n | onze | ons
    @pronoun/0.4 = hem | haar | hen | hun | ze
    @possessive/0.1 = s | 's
    @at/0.1 = op [zijn | haar | hun | mijn | de | het]
    @to/0.1 = aan | naar | voor | tegen
    @appMarker = met behulp van | door middel van | op | via | met | in | per | van | door
    @appArticle = de | het | mijn
    @appNoun = app | applicatie | account
    @launch = open | start | gebruik | openen | gebruiken
    @purpose = om | en
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = moeder | mama | mam | ma | mamma | moeders
    relation father = vader | papa | pap | pa
    relation parent = ouders | ouder
    relation brother = broer | broers | broertje | broertjes
    relation sister = zus | zussen | zusje | zusjes | zuster
    relation son = zoon | zonen | zoons | zoontje
    relation daughter = dochter | dochters | dochtertje
    relation child = kind | kinderen | kids
    relation friend = vriend | vriendin | vrienden | vriendinnen | maat | maatje | beste vriend | beste vriendin
    relation spouse = man | vrouw | echtgenoot | echtgenote
    relation partner = partner | verloofde
    relation manager = baas | chef | leidinggevende | manager
    relation assistant = assistent | assistente | secretaresse
    relation grandmother = oma | grootmoeder | omaatje
    relation grandfather = opa | grootvader
    relation grandparent = grootouders
    relation aunt = tante | tantes
    relation uncle = oom | ooms
    relation cousin = neef | nicht | neven | nichten
    relation stepmother = stiefmoeder
    relation stepfather = stiefvader
    relation colleague = collega | collega's
    relation roommate = huisgenoot | huisgenoten | huisgenote
    relation neighbour = buurman | buurvrouw | buren
    relation doctor = dr | dokter | huisarts | arts
    relation dentist = tandarts
    relation teacher = leraar | lerares | juf | meester
    relation motherInLaw = schoonmoeder
    relation fatherInLaw = schoonvader
    relation brotherInLaw = zwager | schoonbroer
    relation sisterInLaw = schoonzus
    relation daughterInLaw = schoondochter | schoondochters
    relation sonInLaw = schoonzoon
    label mobile = mobiel | mobieltje | gsm | mobiele nummer | mobiele telefoon
    label home = thuis | vaste lijn | huistelefoon | thuisnummer | vaste nummer
    label work = werk | kantoor | werknummer | zaak
    label iPhone = iphone
    label main = hoofdnummer
    label school = school
    label other = andere nummer
    label any = nummer | telefoonnummer | telefoon
    """

  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    function = de | het | een | 't | 'n | dit | dat | deze | die | elk | elke | ieder | iedere | alle | alles
      | enkele | sommige | geen | iets | niets | wat
      | ik | mij | me | mijn | jij | je | jou | jouw | u | uw | hij | hem | zijn | zij | ze | haar | wij | we | ons
      | onze | jullie | hun | hen | men | zich
      | iemand | niemand | wie | welke | welk | wanneer | waar | waarom | hoe | hoeveel | of | als | omdat | toen
      | terwijl | want | en | maar | dus | noch
      | in | op | aan | van | voor | met | naar | bij | over | via | per | door | uit | om | tot | tegen | zonder
      | tijdens | onder | tussen | sinds | na | te
      | niet | nooit | nog | al | ook | alleen | zeer | heel | erg | zo | dan | hier | daar | er | ja | nee | wel
      | toch | is | ben | bent | zijn | was | waren
      | geweest | heb | hebt | heeft | hebben | had | hadden | gehad | wordt | worden | word | werd | kan | kun
      | kunt | kunnen | kon | moet | moeten | zal
      | zul | zullen | zou | wil | wilt | willen | mag | mogen | ga | gaat | gaan | doe | doet | doen | meer | veel
      | weinig | weer | terug | weg | laat | laten
    """

  /// Ordinary words, the most usual ones of everyday Dutch; a name is hardly one of them.
  static let commonWords = """
    common = fijne | gelukkig | gefeliciteerd | proficiat | beste | dag | dagen | week | weken | maand | maanden | jaar | vandaag | morgen | gisteren | overmorgen
      | eergisteren | avond | vanavond | ochtend
      | vanochtend | middag | vanmiddag | nacht | vannacht | maandag | dinsdag | woensdag | donderdag | vrijdag
      | zaterdag | zondag | januari | februari
      | maart | april | mei | juni | juli | augustus | september | oktober | november | december | uur | uren
      | minuut | minuten | seconde | seconden | tijd
      | moment | weekend | kerst | verjaardag | mensen | mens | groep | team | huis | kantoor | werk | school
      | winkel | straat | stad | land | auto | bus
      | trein | vliegtuig | fiets | telefoon | nummer | naam | woord | vraag | antwoord | ding | dingen | zaak
      | soort | lijst | prijs | geld | euro | bank
      | rekening | kaart | eten | avondeten | lunch | ontbijt | koffie | water | brood | pizza | laat | later
      | vroeg | onderweg | plek | foto | foto's | video
      | bericht | berichten | tekst | sms | wedstrijd | film | feest | nieuw | nieuwe | laatste | volgende | goed
      | goede | groot | grote | klein | kleine
      | klaar | vrij | belangrijk | ziek | online | beschikbaar | kom | komt | komen | weet | weten | zeggen | zegt
      | zien | maken | nemen | vinden | kopen
      | betalen | wachten | denken | geloven | praten | luisteren | lezen | schrijven | spelen | slapen | blijven
      | rijden | weer | temperatuur | vrienden
      | leven | wereld | contact | contacten | status
      | nul | een | twee | drie | vier | vijf | zes | zeven | acht | negen | tien | elf | twaalf | twintig | dertig
      | honderd | duizend | zout | peper | suiker | boter | melk | vuilnis | was | deur | raam | sleutel | sleutels
      | muur | vloer | stoel | bed | keuken | badkamer | tuin | hond | kat | dier | boek | krant | brief | pakje
      | beeld | spel | pagina | regel | punt | fout | reden | idee | huiswerk | jurk | schoenen | jas | hulp | geluk
      | angst | rust | pauze | einde | begin | weg | doel | kleur | maat | cijfer | aandacht | vuur | afwas | hand
    """

  /// Words that speak for what other assistants do.
  static let neighbours = """
    neighbour = geldautomaat | pinautomaat | gedicht | gedichten | opstel | verhaal | roman | sollicitatiebrief | instellingen | herinner | herinnering | herinneringen | herinneren | wekker | wekkers | alarm | timer | stopwatch
      | email | emails | e-mail | e-mails | mail
      | mails | gmail | tweet | tweets | twitter | facebook | instagram | speel | muziek | liedje | liedjes | album
      | playlist | podcast | radio
      | film | films | serie | volume | weer | weerbericht | temperatuur | regen | regenen | sneeuw | sneeuwen
      | nieuws | koppen | beurs | restaurant
      | restaurants | reservering | tafel | hotel | hotels | vlucht | vluchten | kalender | agenda | afspraak
      | afspraken | vergadering | evenement
      | evenementen | concert | concerten | recept | recepten | ingrediënten | licht | lamp | thermostaat | vertaal
      | vertaling | route | verkeer | mop
      | boodschappen | verzekering | paspoort | lening | wifi | bluetooth | batterij | wikipedia | google | spotify
      | sterren | punten | stofzuiger | paraplu | bestand | bestanden | map | document | documenten | printer | lettertype | groter | kleiner | vergroot | verklein | oven | magnetron
      | luisteren | koelkast | wasmachine | vaatwasser | afwasmachine | website | aandacht | buitenland
    """
}

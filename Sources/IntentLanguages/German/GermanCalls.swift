extension German {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @ruf = ruf | rufe | rufst | wähl | wähle | klingel | klingle | rufen wir | rufen sie | wählen sie
    @an/0.2 = an | durch
    @call = anrufen | telefonieren | anwählen | anklingeln | kontaktieren | kontaktiere | kontaktier | erreichen
      | erreiche | anruf
      | telefonier | telefoniere | videotelefonieren | durchklingeln | wähle | wählen
    @speak/0.8 = sprechen | rede | reden | sprich | spreche | telefonieren | telefoniere | quatschen | unterhalten
      | melden | zu sprechen
    @withWhom/0.1 = mit | an | zu | bei | mit der | nach
    @make/0.4 = stell | bau | starte | starten sie | beginnen sie | starten | start | mach | mache | machen | beginne | beginnen
      | führe | führen | tätige | tätigen | initiiere | initiieren
      | erstelle | erstellen | richte | einrichten | stelle | öffne | plane | baue | aufbauen | herstellen | leite
      | einleiten | durchführen
    @particle2/0.1 = ein | her | an | auf
    @callNoun = [einen | ein | eine | den | das | die | neuen] [neuen | neues | weiteren]
      (anruf | telefonat | gespräch | telefongespräch | telefonanruf | telefonverbindung | gruppenanruf
      | gruppen anruf | konferenz | telefonkonferenz
      | verbindung | konferenzanruf | konferenzgespräch | whatsapp anruf | ferngespräch)
    symbol audioCall = audioanruf | sprachanruf | audio anruf | audio | sprachanrufe | audiogespräch | sprache
      | audiocall | audioanrufe | sprachverbindung
      | sprachanrufs | audiochat | voice call
    symbol videoCall = videoanruf | videochat | video anruf | video chat | videogespräch | videotelefonat
      | videokonferenz | video | facetime | videoanrufe
      | videotelefonie | facetime anruf | videocall | video call | videokonferenz anruf | gruppenvideoanruf
      | videokonferenzen | videoanrufs | videoverbindung
    @theCapability/0 = einen | ein | eine | den | das | die | einem | einer | meinen
    @by/0.1 = per | über | via | mit | als | auf | im
    $byCapability = @by [@theCapability] {callCapability=audioCall|videoCall}
    # Where something else is usually wanted, a call is to whoever works there.
    $party = {contacts} | {contacts=business} | @group {contacts} | @myOne {contacts} @group
    @group/0.3 = [die | der | meine | meiner | unsere | unserer] (gruppe | team)
    @myOne/0 = die | der | meine | meiner
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = über | auf | mit | per
    symbol speakerphoneAudioRoute = [den | dem] (lautsprecher | freisprecher | freisprechanlage
      | freisprecheinrichtung) | laut
    symbol bluetoothAudioRoute = [das | dem | die | den | mein | meine] (bluetooth | headset | kopfhörer | airpods
      | bluetooth headset)

    intent StartCall
    @connect @meWith $party
    @connect @meAcc3 @withP $party
    @meAcc3/0.2 = mich | uns
    @withP/0.1 = mit | zu
    symbol business/0.1 = ([das | dem | dieses | beim | im] (restaurant | hotel) | [die | der | meine | meiner | bei der | bei meiner] versicherung) [an der ecke | in der nähe | um die ecke]
    @meWith $party @connectInf
    @connectInf/0.9 = verbinden | durchstellen | zu verbinden
    @connect/0.8 = verbinde | verbinden sie | verbind | verbinden
    @fetch @meWith $party @onPhone
    @putUp @connection @withWhom2 $party @her
    @putUp/0.3 = stell | stelle
    @connection/0.8 = [eine] verbindung
    @withWhom2/0.1 = zu | mit | zum | zur
    @her/0.3 = her
    @fetch/0.4 = bring | hol | hole
    @onPhone/0.9 = ans (telefon | handy | rohr) | an den apparat | an die strippe | in die leitung
    @meWith/0.3 = mich mit | uns mit | mir | mich zu
    @call
    @tryAt $party => destinationType=redial
    @tryAt/1.1 = (versuch | versuche | probier | probiere) es (nochmal | noch einmal | noch mal | wieder) bei
    @ruf $party [$byCapability] [$route] @an [$byCapability]
    @ruf $party @an [$byCapability] [$route]
    @ruf @an $party
    ~0.3 @ruf $party
    @ruf @theNumber [@an]
    $party [$byCapability] [$route] @call
    # “… Bobo anzurufen” asks for a call only where nothing else asked for something before the comma.
    ~0.5 $party [$byCapability] [$route] @toCallUp
    ~0.1 {app} $party [$byCapability] [$route] @toCallUp
    @toCallUp/0.4 = anzurufen | zu kontaktieren | zu erreichen
    @call $party [$byCapability] [$route]
    @theNumber @call
    @theNumber/0.3 = jemanden | eine nummer | einen kontakt | einen freund | irgendjemanden
    @ruf @numberOf $party [@an]
    @numberOf $party @call
    @numberOf/0.5 = die (nummer | handynummer | telefonnummer) (von | vom)
    @ruf {contacts} @an @addToo {contacts} [@toCall]
    @addToo/0.3 = und (füge | nimm | hol | hole)
    @toCall/0.3 = dem anruf hinzu | dazu | hinzu | mit rein | ins gespräch | zum anruf hinzu
    ~0.1 @callNoun [@withWhom] $party
    @withWhom $party @speak
    @speak @withWhom $party [$byCapability]
    @myself @withWhom $party @speak
    @myself/0.1 = mich
    @make @callNoun
    @make @callNoun @withWhom $party [$byCapability] [$route] [@particle2]
    @make @callNoun @particle2 @withWhom $party
    @setze @callNoun @setAn [@withWhom $party]
    @setze @callNoun @withWhom $party @setAn
    @setze/0.3 = setze | setz | berufe
    @setAn/0.3 = an | auf
    @callNoun @withWhom $party @make
    @callNoun @make
    @make [@theCapability] {callCapability=audioCall|videoCall} [@particle2]
    @make [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party [@particle2] [$route]
    @make @withWhom $party [@theCapability] {callCapability=audioCall|videoCall}
    [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party @make
    @withWhom $party [@theCapability] {callCapability=audioCall|videoCall} @make
    @withWhom $party @callNoun @make
    [@theCapability] {callCapability=videoCall} @make
    [@theCapability] {callCapability=videoCall} [@withWhom] $party
    [@theCapability] {callCapability=audioCall} @withWhom $party

    @callBack = zurückrufen | zurückzurufen
    @zurueck/0.6 = zurück
    @ruf {contacts} @zurueck => destinationType=callBack
    @ruf @zurueck => destinationType=callBack
    {contacts} @callBack => destinationType=callBack
    @callBack => destinationType=callBack
    @ruf @lastCall @zurueck => destinationType=callBack
    @lastCall @callBack => destinationType=callBack
    @ruf @whoCalled (@zurueck | @an) => destinationType=callBack
    @lastCall/0.8 = [den | die | meinen | der] [letzten | letzte] [verpassten | entgangenen] (anruf | anrufer
      | nummer | anruferin)
    @whoCalled/0.8 = den der (mich | gerade) [zuletzt | gerade] angerufen hat | den zurück der [mich | gerade | eben] [gerade | eben] angerufen hat
      | wer mich [zuletzt | gerade] angerufen hat | die letzte nummer die mich angerufen hat
    @redial = wahlwiederholung | wiederwählen | erneut anrufen | nochmal anrufen | noch einmal anrufen
    @again/0.6 = nochmal | noch einmal | erneut | wieder
    @redial => destinationType=redial
    @ruf @lastNumber [@again] [@an] => destinationType=redial
    @ruf @again @an => destinationType=redial
    @lastNumber [@again] @call => destinationType=redial
    @lastNumber/0.6 = die letzte [gewählte] nummer | die zuletzt gewählte nummer | die gleiche nummer
      | dieselbe nummer | den letzten kontakt
    @voicemail = [meine | die | den | meinen | das | meiner] (mailbox | voicemail | anrufbeantworter | sprachbox)
    @ruf @voicemail [@an | @ab] => destinationType=voicemail
    @checkMail @voicemail [@ab] => destinationType=voicemail
    @voicemail (@call | @checkMail) => destinationType=voicemail
    @ab/0.1 = ab | an
    @checkMail/0.7 = hör | höre | check | checke | prüfe | öffne | abhören | abrufen | prüfen | überprüfe
    @ruf @emergency [@an] => destinationType=emergency
    @emergency @call => destinationType=emergency
    @emergency/1.2 = [den | die | einen | der] (notruf | notdienst | rettungsdienst | krankenwagen | feuerwehr
      | polizei | notarzt | rettung) | 112 | 110
      | die 112 | die 110 | eins eins zwei
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = notruf | ich brauche einen krankenwagen | ich brauche einen notarzt | das ist ein notfall
      | sos | hol hilfe

    intent SearchCallHistory past
    @calls = anruf | anrufe | anrufen | telefonate | gespräche | telefongespräche | anrufs | telefonanrufe
    @history = anrufliste | anrufverlauf | anrufhistorie | letzten anrufe | anrufprotokoll | telefonverlauf
      | anruflisten
    symbol missed = verpasste | verpassten | entgangene | entgangenen | unbeantwortete | unbeantworteten
      | verpasster | entgangener
    symbol received = eingehende | eingehenden | empfangene | empfangenen | angenommene | angenommenen | erhaltene
      | erhaltenen | eingegangene
    symbol outgoing = ausgehende | ausgehenden | getätigte | getätigten | gewählte | gewählten | ausgegangene
    symbol latest = letzte | letzten | letzter | neueste | neuesten | jüngste
    @anyOf/0.05 = [alle] [meine | die | meinen | der | den | irgendwelche | einen | das | mein | unsere | meiner
      | diese]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $calls = @calls | $medium
    $record = [@anyOf] [$type] [$adjective] $calls
    $adjective = [@theDay] {dateCreated}
    @theDay/0 = der | die
    @listen/0.7 = zeig | zeigen sie | zeige | zeigen | anzeigen | liste | auflisten | sehen | ansehen | such
      | suche | suchen | finde | finden | prüfe | prüfen | check
      | checke | gib | nenne | nenn | sag | lies | vorlesen | öffne | öffnen | anschauen | einsehen | durchsuche
    @forMe/0.05 = mir | mich | uns
    @an2/0.1 = auf | an | vor
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    @onDay/0.05 = von | vom | am | seit | aus
    @fromWho/0.2 = von | vom | mit | bei | an
    @listen [@forMe] $record [$filter]* [@an2]
    [@forMe] $record [$filter]* @listen
    @listen [@forMe] [@anyOf] @history [$filter] [@an2]
    [@anyOf] @history [$filter] @listen
    ~0.2 [@anyOf] {callTypes=missed|received|outgoing} $calls [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @listen [@forMe] [@anyOf] [$good] $calls [@an2] @thatIMade => callTypes=outgoing
    [@forMe] [@anyOf] [$good] $calls @listen @thatIMade => callTypes=outgoing
    $good = @good
    @good/0 = erfolgreichen | ganzen
    [@forMe] [@anyOf] $calls @listen @thatIMissed => callTypes=missed
    @thatIMade/0.6 = die ich (getätigt | gemacht | geführt) habe
    @thatIMissed/0.6 = die ich verpasst habe
    @what $calls @haveI [$filter]* @missedWord => callTypes=missed
    @what $calls @haveI [$filter]* @gotWord => callTypes=received
    @what $calls @haveI [$filter]* @madeWord => callTypes=outgoing
    @haveI [@anyOf] [$type] $calls [$filter]* @missedWord [@whileI {*}] => callTypes=missed
    @whileI/0.3 = während (ich | wir) | als (ich | wir)
    @haveI [@anyOf] [$type] $calls [$filter]* [@gotWord]
    @haveI [$filter] [@anyOf] [$type] $calls [$filter] [@missedWord | @gotWord]
    @areThere $record [$filter]*
    @areThere/0.4 = gibt es | gab es | sind
    @haveI/0.3 = habe ich | hab ich | ich habe | hatte ich
    @what/0.2 = welche | welchen | wie viele | was für | wessen
    @missedWord/0.6 = verpasst
    @gotWord/0.5 = bekommen | erhalten | empfangen | angenommen
    @madeWord/0.5 = getätigt | gemacht | geführt
    @who @has [@forMe] [$filter] @calledWord [@whileI {*}] => callTypes=received
    # The verb stands at the end where somebody wants to be told.
    @who [@forMe] [$filter] @calledHas => callTypes=received
    @who @callsNow => callTypes=received
    @callsNow/1.1 = (war | ist) [das | da] [gerade | eben | vorhin] (am telefon | dran) | ruft [mich | da | gerade | denn | mich gerade | da gerade] an | klingelt (da | gerade)
    @calledHas/1.2 = [zuletzt | gerade] (angerufen | telefoniert | zurückgerufen) (hat | haben) | anrief | zu erreichen versucht hat
    @whether ({recipient} | @someone) [@forMe] [@already2] [$filter] @calledHas => callTypes=received
    @whether @forMe ({recipient} | @someone) [@already2] [$filter] @calledHas => callTypes=received
    @whether/0.3 = ob | wann | wie oft
    @already2/0 = schon | bereits | inzwischen | noch mal | zurück
    @who @has @tried => callTypes=received
    @tried/1.1 = (versucht mich zu erreichen | versucht mich anzurufen | mich (gesucht | zu erreichen versucht))
    @who/0.3 = wer
    @has/0.2 = hat | haben
    @calledWord/1.1 = angerufen | telefoniert | zurückgerufen | gesprochen
    @whom @haveI [$filter] @calledWord => callTypes=outgoing
    @whom/0.3 = wen
    @when @haveI {recipient} [$filter] [@lastly] @calledWord => callTypes=outgoing
    @when @haveI @withWhom2 {recipient} @calledWord => callTypes=outgoing
    @withWhom2/0.1 = mit | bei
    @when @has {recipient} [@forMe] [$filter] [@lastly] @calledWord => callTypes=received
    @has {recipient} [@forMe] [$filter] @calledWord => callTypes=received
    @has @someone [@forMe] [$filter] @calledWord => callTypes=received
    @someone/0.3 = jemand | irgendjemand | irgendwer
    @haveI {recipient} [$filter] [@lastly] @calledWord => callTypes=outgoing
    @lastly/0.2 = zuletzt | zum letzten mal | das letzte mal | schon
    @when @has {recipient} [@anyOf] $calls @missedWord => callTypes=outgoing
    @when @haveI [@anyOf] [$type] $calls [$filter] (@missedWord | @gotWord | @madeWord)
    @when @was $record [$filter]
    @was/0.2 = war | waren
    @when/0.3 = wie oft | wie häufig | wann | um wie viel uhr | um wieviel uhr | zu welcher uhrzeit | seit wann | um welche uhrzeit

    intent AnswerCall
    @answer = annehmen | entgegennehmen | beantworten | beantworte | akzeptiere | abnehmen | akzeptieren
    @nimm/0.4 = nimm | nehmen sie | gehen sie | nehme | geh | heb | hebe
    @theCall/0.8 = [den | diesen | das | meinen | ans] (anruf | telefonat | gespräch | eingehenden anruf | telefon)
    @on/0.3 = an | ab | entgegen | ran
    @nimm @theCall [@on] [$route]
    @nimm @on [$route]
    @theCall [$route] @answer
    @answer @theCall [$route]
    ~0.1 @nimm @theCall [$route] @on
    @goToPhone
    @goToPhone = geh ran | geh ans telefon | geh dran | heb ab | rangehen | abheben

    intent HangUpCall
    @hangUp = auflegen | legen sie auf | leg auf | lege auf | leg bitte auf
    @endVerb/0.8 = beende | beenden | trenne | trennen | stopp | stoppe | breche | abbrechen
    @hangUp
    @endVerb @theCall [@ab2]
    @theCall @endVerb
    @ab2/0.1 = ab
    @leg @theCall2 @up
    @leg/0.4 = leg | lege
    @theCall2/0.1 = das telefon | jetzt | bitte | den hörer
    @up/0.4 = auf
    """
}

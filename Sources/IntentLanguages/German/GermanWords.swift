extension German {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = äh | ähm | öh | hm | hmm | ah | ach | oh | hey siri | siri | hey | he | na | tja
    opening = planänderung | für heute (reicht's | reicht es | reichts | ist schluss | bin ich fertig) | ja | nein | nee | ok | okay | klar | danke | super | prima | perfekt | ja bitte | nein danke
    # Whoever wants to be told: what follows is a question of its own.
    polite = sag mir [bitte | mal] | (kannst | könntest) du mir [bitte | mal] sagen | weißt du [zufällig] | ich (möchte | will | würde gern | würde gerne) [gern | gerne] wissen
      | (würde | möchte | will | wüsste) ich [gern | gerne | mal] [wissen] | ich wüsste (gern | gerne) | (kannst | könntest) du [mal] nachsehen | schau [bitte | mal] nach
    polite = also | so | gut | hallo | guten morgen | moin | mal | einmal | doch | halt | eben
      | eigentlich | schnell | kurz | gleich
      | sofort | jetzt | direkt | umgehend | so schnell wie möglich | dann | auch | noch | noch einmal | nochmal
      | zuerst | bitte | bitte mal
      | danke | vielen dank | danke schön | für mich | sei so gut und | seien sie so gut und | bitte sei so nett und
      | (kannst | könntest | würdest | willst | magst | wirst) du [bitte | mal | mir | für mich | mir bitte | bitte mal]
      | (können | könnten | würden | wollen) (sie | wir) [bitte | mal | mir | für mich]
      | (kann | könnte | darf | dürfte) (ich | man | ihr) [bitte | mal]
      | ich (möchte | will | muss | müsste | würde gerne | würde gern | möchte gerne | möchte gern | soll | sollte
      | hätte gern | hätte gerne | wollte | werde) [bitte | mal | gerne | gern]
      | wir (möchten | wollen | müssen | werden | sollten)
      | du (musst | sollst | solltest | kannst | könntest) [bitte | mal | für mich]
      | sie (müssen | sollen | sollten | können) [bitte] | ich will dass du | ich möchte dass du | ich brauche
      | lass uns | lasst uns | hilf mir
      | es ist wichtig | vergiss nicht | versuch | versuche | ist es möglich | wäre es möglich | wärst du so nett
      | tu mir einen gefallen und | (kannste | könntste | willste | kannst) [mal | bitte | mir]
      | (gibt es | gäbe es | hast du) (eine | irgendeine) möglichkeit [dass du] | (ist | wäre) es [für dich] möglich [dass du | mir | für mich]
      | ich wollte [nur | mal | nur mal | dich] fragen ob (du | sie | man) | ich frage mich ob (du | ich)
      | es wäre (toll | nett | super | schön | gut | lieb | klasse) wenn (du | sie) [mir | mal | bitte]
      | ich (würde | hätte) [gerne | gern | es gern | es gut gefunden wenn du] | ich fände es gut wenn du
      | (könntest | könnten) (du | sie) (so nett | so gut | so freundlich | so lieb) sein und | (würde | macht) es dir etwas ausmachen
      | (darf | dürfte | kann) ich dich bitten | (kannst | könntest) du mir (helfen | dabei helfen | behilflich sein) | hilf mir (dabei | bitte)
      | ich (brauche | bräuchte) [deine] hilfe (bei | dabei | mit) | ich (versuche | habe vor | hab vor | bin dabei)
      | sorg dafür dass | sorge dafür dass | stell sicher dass | stelle sicher dass | sei so (lieb | nett) und | bitte sei so lieb und
      | lass mich | zeit für | ich (würd | wüsste) gern | wenn (du kannst | es geht | möglich | es dir nichts ausmacht) | falls möglich
      | sobald du kannst | übrigens | außerdem | als nächstes | zum schluss | noch etwas | noch was | eine sache noch | vielleicht | nur | gerade | gerne | gern
      | oder nicht | oder nich | neulich | kürzlich | vorhin | gerade eben | dringend | unbedingt | rasch | flott | bitteschön | guten (tag | abend) | servus | grüß dich | alles klar | prima | super | perfekt | in ordnung
      | (kannst | könntest | würdest | könnten | könnte | kann | möchte | muss | wollte | will | willst | können | müssen)
      | (kannst | könntest | würdest) (du | ihr) (mir | uns) (mal | bitte | schnell | eben | kurz)
      | mit meinem (handy | mobiltelefon | telefon | iphone)
    service = whatsapp | whats app | messenger | facebook messenger | skype | hangouts | google hangouts | telegram
      | signal | viber | threema
      | wechat | slack | zoom | imessage | snapchat | duo | google duo | google meet | teams | microsoft teams
      | uber | lyft | bolt | free now
      | paypal | discord | facetime
    introduction = hier ist | hier spricht | ich bin | mein name ist | ich heiße
    clause = aber | weil | denn | obwohl | da ich | sonst
    speaker = mir | mich | uns
    particle = von | van | vom | zum | zur | der | den | die | das | de | da | del | la | el | al | bin | ibn
      | di | ten
    # “Bis gleich” is a message of its own: “bis” is none of these.
    question = wie | warum | wieso | weshalb | wer | wann | wo
    preposition = von | vom | an | am | ans | auf | aufs | in | im | ins | zu | zum | zur | für | mit | bei | beim
      | über | übers | per | via | durch
      | nach | aus | unter | ab | seit | ohne
    @of/0.1 = von | vom | von der | von meinem | von meiner
    @and/0.1 = und | & | sowie | und auch | plus
    @turn = also | daher | deshalb | deswegen | darum | drum | (kannst | könntest) du | (können | könnten) sie | bitte
    @joint = und | und dann | dann | und danach | danach | und anschließend
    @my/0.1 = mein | meine | meinen | meinem | meiner | meines | unser | unsere | unseren | unserem | unserer | der
      | die | das | den | dem
    @own/0.1 = mein | meine | meinen | meinem | meiner | meines | unser | unsere | unseren | unserem | unserer
    @pronoun/0.4 = ihm | ihn | ihr | ihnen | sie
    @possessive/0.1 = s | 's
    @at/0.1 = (auf | unter | am | an | über) [seinem | ihrem | seiner | ihrer | dem | der | sein | ihr]
    @to/0.1 = an | zu | zum | zur | für | ans | an die | an den
    @appMarker = mit | von | an | über | in | auf | per | via | bei | mittels | von | durch
    @appArticle = der | die | das | dem | den | meiner | meinem | mein | meine
    @appNoun = app | anwendung | konto | programm
    @launch = starte | öffne | benutze | verwende | nutze | nimm | benutz | öffnen | starten | verwenden
    @purpose = um | und | damit
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = mutter | mama | mami | mutti | mam | mütter
    relation father = vater | papa | papi | vati | paps
    relation parent = eltern | elternteil
    relation brother = bruder | brüder | brüdern
    relation sister = schwester | schwestern | schwesterherz
    relation son = sohn | söhne | söhnen
    relation daughter = tochter | töchter | töchtern
    relation child = kind | kinder | kindern | kids
    relation friend = freund | freundin | freunde | freunden | freundinnen | kumpel | kumpels | bester freund
      | beste freundin | besten freund
      | besten freundin
    relation spouse = mann | frau | ehemann | ehefrau | gatte | gattin
    relation partner = partner | partnerin | lebensgefährte | lebensgefährtin | verlobter | verlobte | verlobten
    relation manager = chef | chefin | vorgesetzter | vorgesetzten | vorgesetzte | boss
    relation assistant = assistent | assistentin | sekretärin
    relation grandmother = großmutter | oma | omi
    relation grandfather = großvater | opa | opi
    relation grandparent = großeltern
    relation aunt = tante | tanten
    relation uncle = onkel | onkeln
    relation cousin = cousin | cousine | cousins | cousinen | vetter
    relation nephew = neffe | neffen
    relation niece = nichte | nichten
    relation stepmother = stiefmutter
    relation stepfather = stiefvater
    relation sibling = geschwister | geschwistern
    relation colleague = kollege | kollegin | kollegen | kolleginnen
    relation roommate = mitbewohner | mitbewohnerin | mitbewohnern
    relation neighbour = nachbar | nachbarin | nachbarn | nachbarinnen
    relation doctor = doktor | dr | arzt | ärztin | hausarzt | hausärztin
    relation dentist = zahnarzt | zahnärztin
    relation teacher = lehrer | lehrerin
    relation motherInLaw = schwiegermutter
    relation fatherInLaw = schwiegervater
    relation brotherInLaw = schwager
    relation sisterInLaw = schwägerin
    relation daughterInLaw = schwiegertochter | schwiegertöchter
    relation sonInLaw = schwiegersohn
    label mobile = handy | handynummer | mobiltelefon | mobil | mobilnummer
    label home = zuhause | zu hause | daheim | festnetz | festnetznummer | privat | private nummer
    label work = arbeit | büro | dienstnummer | geschäftlich | büronummer | arbeitsnummer
    label iPhone = iphone
    label main = hauptnummer
    label school = schule
    label other = andere nummer
    label any = nummer | telefonnummer | telefon
    """

  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    function = der | die | das | den | dem | des | ein | eine | einen | einem | einer | eines | kein | keine
      | keinen | dieser | diese | dieses
      | diesen | diesem | jener | jene | jeder | jede | jedes | alle | allen | alles | einige | etwas | was
      | irgendetwas | irgendwas | irgendwelche
      | ich | mir | mich | mein | meine | meinen | meinem | meiner | du | dir | dich | dein | deine | er | ihm
      | ihn | sein | seine | sie | ihr
      | ihnen | ihre | es | wir | uns | unser | unsere | euch | euer | man | sich | jemand | jemanden | jemandem
      | niemand | wer | wen | wem | wessen
      | welche | welcher | welches | welchen | welchem | wann | wo | wohin | woher | wie | warum | wieso | ob
      | dass | daß | weil | wenn | als | da
      | und | oder | aber | sondern | denn | in | im | ins | an | am | auf | aus | bei | beim | bis | durch | für
      | gegen | mit | nach | ohne | seit
      | über | um | unter | von | vom | vor | zu | zum | zur | zwischen | ab | nicht | nie | noch | schon | auch
      | nur | sehr | so | dann | hier | dort
      | ja | nein | doch | mal | bitte | ist | sind | bin | bist | seid | war | waren | sein | gewesen | hat
      | haben | habe | hab | hast | habt | hatte
      | wird | werden | werde | wirst | worden | kann | können | kannst | könnte | muss | müssen | soll | sollen
      | will | wollen | möchte | darf | mag
      | hin | her | weg | heraus | runter | rauf | los | weiter | zurück | mehr | viel | viele | wenig | gibt
      | selbst | wieder | immer
    """

  /// Ordinary words, the most usual ones of everyday German; a name is hardly one of them.
  static let commonWords = """
    common = frohe | herzlichen | glückwunsch | liebe | beste | tag | tage | tagen | woche | wochen | monat | monate | jahr | jahre | heute | morgen | gestern
      | übermorgen | vorgestern | abend | früh
      | mittag | nachmittag | nacht | vormittag | montag | dienstag | mittwoch | donnerstag | freitag | samstag
      | sonnabend | sonntag | januar
      | februar | märz | april | mai | juni | juli | august | september | oktober | november | dezember | stunde
      | stunden | minute | minuten
      | sekunde | sekunden | uhr | zeit | moment | wochenende | weihnachten | ostern | geburtstag | leute | mensch
      | menschen | gruppe | team | haus
      | büro | arbeit | schule | laden | geschäft | straße | stadt | land | auto | bus | zug | flugzeug | fahrrad
      | telefon | nummer | name | namen
      | wort | wörter | frage | fragen | antwort | ding | dinge | sache | sachen | art | liste | preis | geld
      | euro | bank | konto | karte | rechnung
      | essen | abendessen | mittagessen | frühstück | kaffee | wasser | brot | pizza | spät | später | weg | platz
      | foto | fotos | bild | video
      | nachricht | nachrichten | anruf | anrufe | text | texte | sms | spiel | film | party | neu | neue | neuen
      | neues | letzte | letzten | letzter
      | nächste | nächsten | gut | gute | guten | groß | klein | fertig | frei | bereit | wichtig | krank | online
      | verfügbar | komme | kommen | kommt
      | gehe | gehen | geht | weiß | wissen | sagen | sagt | sehen | machen | mache | macht | nehmen | finden
      | kaufen | bezahlen | warten | denken
      | glauben | sprechen | hören | lesen | schreiben | spielen | schlafen | bleiben | fahren | wetter | sonne
      | welt | leben | hilfe | freunde
      | kontakt | kontakte | status | notfall
      | null | eins | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf | zwanzig
      | dreißig | hundert | tausend | salz | pfeffer | zucker | butter | milch | müll | wäsche | tür | fenster
      | schlüssel | wand | boden | stuhl | bett | küche | bad | garten | hund | katze | tier | buch | zeitung | brief
      | paket | seite | zeile | punkt | fehler | grund | idee | aufgabe | hausaufgaben | anzug | kleid | schuhe | hose
      | jacke | reinigung | glück | spaß | angst | ruhe | pause | ende | anfang | strecke | ziel | farbe | größe
      | zahl | einkaufen | kochen | putzen | lernen
    """

  /// Words that speak for what other assistants do.
  static let neighbours = """
    neighbour = erinnere | erinner | erinnern | erinnerung | erinnerungen | wecker | alarm | timer | stoppuhr
      | stopuhr | weckerzeit | email
      | emails | e-mail | e-mails | mail | mails | gmail | tweet | tweets | twitter | facebook | instagram | spiele
      | spiel | musik | lied | lieder
      | song | songs | album | playlist | podcast | radio | film | filme | kino | lautstärke | wetter
      | wetterbericht | wettervorhersage
      | temperatur | regen | regnen | schnee | schneien | schlagzeilen | aktien | restaurant | restaurants
      | reservierung | tisch | hotel | hotels
      | flug | flüge | kalender | termin | termine | veranstaltung | veranstaltungen | konzert | konzerte | rezept
      | rezepte | zutaten | licht
      | lampe | thermostat | übersetze | übersetzung | route | verkehr | witz | witze | einkaufsliste | playlist
      | versicherung | pass
      | kredit | welt | staubsauger | wlan | wifi | bluetooth | akku | wikipedia | google | status | spotify | iheartradio | itunes
      | datei | dateien | ordner | dokument | dokumente | drucker | schrift | schriftgröße | größer | kleiner | vergrößere | verkleinere | liste | listen | ofen | backofen | mikrowelle | kühlschrank
      | waschmaschine | spülmaschine | geschirrspüler | webseite | website | homepage | internet | aufmerksamkeit
      | aufzug | fahrstuhl | geldautomat | geldautomaten | einstellungen | gedicht | gedichte | aufsatz | essay | geschichte | roman | bewerbung | lebenslauf | rezept | ausland | tages | tagesnachrichten | weltnachrichten | sportnachrichten
    """
}

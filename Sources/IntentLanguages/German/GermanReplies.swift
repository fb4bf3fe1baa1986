/// How questions are answered in German; the notation is that of the understanding's reply words.
extension German {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = ja | jo | jup | jepp | jawohl | jap | joa | klar | na klar | natürlich | sicher | gerne | gern
      | genau | richtig | stimmt | korrekt | okay | ok | gut | in ordnung | passt | alles klar
      | ja bitte | ja gerne | ja genau | ja klar | ja natürlich | selbstverständlich | auf jeden fall | unbedingt
      | das (stimmt|ist richtig|passt|ist gut|ist korrekt) | (das|genau der|genau die)
      | das ist (er|sie|es|der richtige|die richtige) | einverstanden
      | bestätige | bestätigt | ich bestätige | ich glaube schon | ich denke schon | denke ja | glaube ja
      | meinetwegen | warum nicht | perfekt | super | sehr gut | freilich
      | [das] (klingt|sieht) (gut|super|perfekt|prima|toll) [aus] | [das] hört sich (gut|super|perfekt|prima|toll) an
      | [das] passt (so|mir|gut) | [das|so] geht (klar|in ordnung) | (das|so|es) ist (perfekt|super|prima|toll|okay|ok)
      | (das|so|es) ist (wunderbar|in ordnung|alles richtig|alles korrekt)
      | toll | prima | wunderbar | ausgezeichnet | hervorragend | cool | top | bestens
      | alles (richtig|bestens|gut|korrekt|okay|ok) | [ich] bin (einverstanden|dabei) | ich stimme zu
      | keine einwände | nichts dagegen | ich habe nichts dagegen | (du hast|sie haben) recht | (das|so) (geht|machen wir)
    tail = für (mich|uns) | so | sehr | vielen dank | aus meiner sicht
    act no = nein | nee | ne | nö | nicht | nein danke | lieber nicht | auf keinen fall | keinesfalls | falsch
      | stimmt nicht | (das|nein das) (stimmt nicht|ist falsch|ist nicht richtig|ist er nicht|ist sie nicht)
      | nicht (der|die|das|den|er|sie|ihn|dieser|diese|diesen|jetzt|heute|wirklich|richtig)
      | nein nicht (der|die|das|den|er|sie|ihn) | keiner | keine | keinen | keiner davon | keine davon
      | keiner von (denen|beiden) | keine von (denen|beiden) | keiner von ihnen | niemand | jemand anders
      | jemand anderes | jemand anderen | ein anderer | eine andere | was anderes | etwas anderes
      | ich glaube nicht | glaube nicht | ich denke nicht | gar nicht | überhaupt nicht | natürlich nicht | nie
      | niemals | weder noch
    act cancel = abbrechen | abbruch | brich ab | brechen sie ab | bitte abbrechen | vergiss es
      | vergessen sie es | vergiss das | lass es | lassen sie es | lass das | lass gut sein | lass mal
      | lass stecken | egal | ist egal | schon gut | hat sich erledigt | nicht so wichtig | nicht mehr nötig
      | stopp | stop | halt | aufhören | hör auf | doch nicht | nein doch nicht | ich habe es mir anders überlegt
      | ich hab's mir anders überlegt | hab's mir anders überlegt | storniere | stornieren | storniere (es|das)
      | (die nachricht|den anruf|das|die fahrt|die zahlung|die überweisung) abbrechen | nein abbrechen
      | nein vergiss es | alles abbrechen
    maybe cancel = nichts | gar nichts | ende | fertig | das war's | schluss | genug | das reicht | beenden
      | muss nicht sein
    act help = was kannst du [alles] (tun|machen|für mich tun) | was kannst du alles | wobei kannst du [mir] helfen | hilfe | hilf mir | helfen sie mir | bitte hilf mir | ich brauche hilfe
      | was kann ich (sagen|tun|antworten) | was soll ich (sagen|tun|antworten) | was kannst du | was können sie
      | wie geht das | wie funktioniert das | ich verstehe (nicht|das nicht) | welche möglichkeiten (gibt es|habe ich)
    maybe help = erkläre | erklär mir das | was heißt das | was bedeutet das | was meinst du | was ist das
    act repeat = was | wie | wie bitte | bitte was | hä | noch mal bitte | nochmal bitte | was hast du gesagt
      | was haben sie gesagt | wiederhole | wiederhole (das|es|die frage|die auswahl|bitte) | wiederholen
      | bitte wiederholen | kannst du das wiederholen | können sie das wiederholen
      | sag das (nochmal|noch mal|noch einmal)
      | was (war|waren) (das|die optionen|die möglichkeiten|die frage) | welche (optionen|möglichkeiten)
      | was sind die (optionen|möglichkeiten) | welche (gab es|waren es)
      | ich habe (das|dich|sie) nicht verstanden | nicht verstanden
    maybe repeat = noch mal | nochmal | noch einmal | entschuldigung | verzeihung | welche
    act send = senden | sende | sende (es|sie|das|die nachricht) | sende es ab | abschicken | schick | schicke
      | schick (es|sie|das|die nachricht) [ab|los] | schicken sie (es|sie|das) ab | absenden
      | ja (senden|schick sie ab|schick es ab|sende sie|abschicken|mach das|mach) | los | los geht's | leg los
      | mach | mach das | mach es | mach schon | weiter
      | bestätigen | buchen | buche | buche es | bezahlen | bezahle | zahle | zahlen | überweisen | überweise
      | anrufen | ruf an | starten | starte | bereit | ich bin bereit | tu es | nur zu
    act hold = nicht (senden|abschicken|schicken|absenden|machen|buchen|bezahlen|überweisen)
      | nein nicht (senden|abschicken|schicken|machen) | (schick|sende) (es|sie|das) nicht [ab] | noch nicht
      | warte | warte mal | moment | moment mal | einen moment | warten sie
    """

  private static let replyMarkers = """
    filler = äh | ähm | hm | hmm | ach | oh | also | nun | na | naja | tja | bitte | danke | bitte schön
      | hey siri | siri | mal | halt | so | ich glaube | ich denke | vielleicht | ich möchte | ich will
      | ich hätte gern | ich hätte gerne | ich nehme | nimm | nehmen wir | wähle | ich wähle | sagen wir | es ist
      | das ist | das sind | es sind | etwa
      | ungefähr | circa | rund | wir sind | gerne | okay | ok | gut | lass mich überlegen | mal sehen
    lead = sag | sage | sag ihr | sag ihm | sag ihnen | sag ihr dass | sag ihm dass | sag ihnen dass | sag dass
      | sage ihr | sage ihm | sagen sie ihr | sagen sie ihm | schreib | schreibe | schreib ihr | schreib ihm
      | schreib dass | schreib ihr dass | schreib ihm dass | die nachricht lautet | der text lautet
      | der text ist | die nachricht ist | frag sie | frag ihn | richte ihr aus | richte ihm aus
    correction = eigentlich | nein eigentlich | eigentlich nein | ich meine | ich meinte | nein ich meine
      | nein ich meinte | ich sagte | nein ich sagte | doch | doch lieber | lieber | nein lieber | warte
      | nein warte | warte mal | halt | moment | sorry | entschuldigung | nein entschuldigung | korrektur
      | besser | oder besser | nein nein | ach nein | vielmehr | stattdessen | ups | tatsächlich
    instead = stattdessen | lieber | doch | bitte | danke | auch | ebenfalls | noch | dann
    change = ändere | ändern | ändern sie | ändere bitte | mach | mache | machen sie | setze | setz | stell
      | stelle | korrigiere | bearbeite | bearbeiten | ersetze | wechsle | wechsel | nimm | ich möchte
      | kannst du | nein ändere | nein mach | ja aber ändere | ja aber mach | aber ändere | aber mach
    is = ist | sind | wird | beträgt | lautet | heißt | wäre
    question = was | wann | welche | welcher | welches | wer | gibt es | (kannst|können) (du|sie|wir)
      | ist (das|es) | kostet (das|es)
    to = auf | zu | in | durch | an | so dass es heißt | um in | als | daraus
    it = es | das | sie | ihn | daraus
    preposition = an | für | mit | von | bei | in | im | am | zu | zum | zur | nach | um | ab | auf | über
      | es ist | das ist | schick es an | sende es an | ein | eine | einen | der | die | das | den | dem | mein
      | meine | meinen | meiner | meinem
    article = der | die | das | den | dem | des | ein | eine | einen | einem | einer | mein | meine | meinen
      | meinem | meiner | dieser | diese | dieses | diesen | seine | ihre
    one = option | nummer | auswahl | möglichkeit | person | kontakt | bitte | in der liste | auf der liste
      | von denen | davon | mit
    last = letzte | letzter | letzten | letztes | ganz letzte | unterste
    and = und | & | sowie | und auch | und an | plus
    addition = füge hinzu | ergänze | ergänze noch | füge noch hinzu | hänge an | und schreib | schreib noch
      | schreib auch noch | und auch | und auch an | auch an | sag auch | sag auch noch | und sag noch | und noch
      | dazu
    """

  private static let replyParameters = """
    parameter recipients = empfänger | adressat | kontakt | person | personen
    parameter contacts = kontakt | person | personen | nummer
    parameter content = nachricht | text | inhalt | wortlaut
    parameter editedContent = nachricht | text | inhalt
    parameter speakableGroupName = gruppe
    parameter callCapability = anrufart | art des anrufs
    parameter currencyAmount = betrag | summe | preis
    parameter transactionAmount = betrag | summe
    parameter payee = empfänger | person | kontakt
    parameter payer = zahler | person | kontakt
    parameter note = notiz | verwendungszweck | bemerkung | kommentar
    parameter transactionNote = notiz | verwendungszweck | bemerkung
    parameter fromAccount = ausgangskonto | quellkonto | konto
    parameter toAccount = zielkonto
    parameter pickupLocation = abholort | startort | start | abfahrtsort
    parameter dropOffLocation = ziel | zielort | fahrtziel
    marker dropOffLocation = [ich|wir] (will|möchte|muss|fahre|wollen|möchten|müssen|fahren) (zum|zur|nach|zu)
      | (bring|fahr|fahre) (mich|uns) (zum|zur|nach|zu) | es geht (zum|zur|nach|zu) | (zum|zur|nach)
    marker pickupLocation = ich (bin|stehe|warte) (am|an der|im|in der)
    parameter rideOptionName = wagen | fahrzeug | fahrt | option
    parameter partySize = anzahl der personen | personenzahl | anzahl | personen | plätze
    parameter scheduledPickupTime = zeit | uhrzeit | abholzeit | datum | tag
    parameter workoutName = training | übung | workout
    parameter goalValue = ziel | dauer | strecke | distanz
    parameter dateTimeRange = datum | zeitraum
    parameter dateCreated = datum | zeitraum
    parameter albumName = album

    carrier SendMessage = schick eine nachricht
    carrier SendMessage recipients = schick eine nachricht an
    carrier StartCall = ruf
    carrier StartCall contacts = anruf bei
    carrier SearchForMessages = zeig mir nachrichten
    carrier SearchForMessages senders = zeig mir nachrichten von
    carrier SendPayment = sende geld
    carrier SendPayment payee = sende geld an
    carrier RequestPayment payer = fordere geld von
    carrier RequestRide = bestell ein taxi
    carrier RequestRide dropOffLocation = bestell ein taxi nach
    carrier RequestRide scheduledPickupTime = bestell ein taxi um
    carrier StartWorkout = starte ein training
    carrier SearchForPhotos = zeig mir fotos
    carrier SearchForPhotos peopleInPhoto = zeig mir fotos von
    """
}

extension German {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = sende | senden sie | schicken sie | senden | sendest | schick | schicke | schicken | schickst
      | verschick | verschicke | verschicken | versende | versenden
      | übermittle | übermitteln | leite | weiterleiten | abschicken | zuschicken | zukommen lassen | hinschicken
    @write = schreib | schreiben sie | schreibe | schreiben | schreibst | texte | texten | simse | whatsappe
    @compose = verfasse | verfassen | formuliere | erstelle | erstellen | tippe | tippen | diktiere | diktieren
      | hinterlasse
      | hinterlassen | mach | mache | erstell
    @messageNoun = [eine | die | diese | meine | ne | ein | einen | den | das | dieses | ner | diesen | der]
      [folgende | folgenden | neue | kurze | kleine | neuen | kurzen | weitere | private | andere | neues | direkte]
      (nachricht | nachrichten | sms | textnachricht | kurznachricht | text | mms | sprachnachricht
      | whatsapp nachricht | gruppennachricht
      | direktnachricht | mitteilung | imessage | sprachmemo | videonachricht | textmessage
      | message | whatsapp)
    @media = [ein | eine | einen | das | die | mein | dieses | paar | ein paar] (video | foto | bild | videos | fotos | bilder | herz | herzchen | kuss | küsschen | emoji | smiley | daumen | gif | sticker | selfie)
    @note/0.6 = [eine | die | ein | ne] [kurze | kleine] (notiz | info | zeile | bescheid) | [liebe | schöne | viele | herzliche] grüße | einen [lieben] gruß
    @it/0.2 = es | sie | das | dies | diese | dieselbe | dasselbe | die gleiche | das gleiche | noch eine | noch einen
    @tell/0.8 = sag | sagen sie | sage | sagen | sagst | erzähl | erzähle | erzählen | teile | teil | berichte
      | mitteilen | ausrichten | bestätige | bestätigen
    @inform = informier | informiere | informieren | benachrichtige | benachrichtigen | warne | warn | warnen
      | verständige | verständigen
      | unterrichte
    @ask/0.8 = frag | fragen sie | frage | fragen | fragst
    @give/0.3 = gib | geben sie | gebe | geben
    @notice/1.2 = bescheid
    @richte/0.5 = richte | richt
    @aus/0.3 = aus | mit
    @let/0.4 = lass | lasse | lassen
    @know/0.7 = wissen
    @thereto/0.1 = darauf | ihm | ihr | ihnen
    @reply = antworte | antworten sie | antwort | antworten | antwortest | beantworte | erwidere | erwidern
      | schreib zurück | schreibe zurück | zurückschreiben
    @that/0.4 = dass | das | daß
    @if/0.2 = ob
    @said/0.5 = mit dem (inhalt | text | wortlaut)
      | und (sag | sage | sagen | schreib | schreibe) (ihm | ihr | ihnen) [dass | daß]
      | und (frag | frage | fragen) (ihn | sie | ihr | ihm) [ob] | und (frag | frage | fragen) [ob]
      | und (sag | sage) [dass] | und schreib [dass]
      | um (ihm | ihr | ihnen) (zu sagen | mitzuteilen | auszurichten) [dass]
      | um (ihn | sie) (zu informieren | zu fragen | wissen zu lassen | zu warnen | daran zu erinnern) [dass | ob]
      | in der steht [dass] | die lautet | in dem steht | und teile (ihm | ihr | ihnen) mit [dass]
      | und bitte (ihn | sie)
      | und (lass | lasse) (ihn | sie) wissen [dass] | und (gib | gebe) (ihm | ihr | ihnen) bescheid [dass]
      | folgendes | folgenden text | mit folgendem text
      | mit folgendem inhalt | und zwar | dass da steht | darüber dass | wo drin steht | um zu fragen [ob]
      | um zu sagen [dass]
    @to2/0.1 = an | zu | zum | zur | für
    @byText/0.5 = per (nachricht | sms | text | textnachricht) | mit (einer | der) nachricht | über sms | schriftlich
      | (per | mit | als) (einem | dem) text | mit einer (textnachricht | sms) | mit nachricht
    @back/0.3 = zurück
    @group/0.5 = gruppe | chat | gruppenchat | thread | unterhaltung | konversation | kanal | whatsapp gruppe
    @toGroup/0.5 = (an | in) (die | den | meine | unsere | der | meinen) (gruppe | chat | gruppenchat | thread
      | unterhaltung | konversation)
      | an gruppe | der gruppe | in die | meiner gruppe
    @toThe/0.1 = an | in | an die | an den | in die | in den | zum | zur
    $dest = @to2 {recipients} | @toGroup {speakableGroupName:contactGroupName}
      | [@toThe] {speakableGroupName:contactGroupName!}
      | @toThe {speakableGroupName:contactGroupName} @group
    $what = [@said] [@that] {content}
    $text = (@messageNoun | @note)

    intent SendMessage
    (@send | @write | @compose) @messageNoun
    @send @media [$dest]
    @send {recipients} @media
    @send $dest @media
    @media $dest @send
    {recipients} @media @send
    (@send | @write | @compose) $text $dest [$what]
    (@send | @write | @compose) {recipients} $text [$what]
    (@send | @write | @compose) $dest $text [$what]
    (@send | @write) $text @said {content}
    ~0.1 (@send | @write) $text $said
    $said = (@said [@that] | @that) {content}
    @messageNoun (@send | @write | @compose)
    $text $dest (@send | @write | @compose) [$what]
    {recipients} $text (@send | @write) [$what]
    $dest $text (@send | @write) [$what]
    $text $dest [$what]
    ~-0.2 @newMessage $dest [$what]
    @newMessage/1.6 = neue (nachricht | sms | mitteilung | textnachricht)
    ~-0.1 @wish {recipients} {content}
    @wish/0.8 = wünsch | wünsche | wünschen | gratuliere | gratulier
    ~0.2 @send $dest $said
    ~0.2 @send {recipients} $said
    ~0.2 @send @it $dest
    ~0.2 @it $dest @send
    ~0.3 @send {recipients} @it
    ~0.4 @send @it
    ~0.2 @send $text {content}
    @write $dest [$what]
    @write {recipients} [$what]
    @write {recipients} @if {content}
    @write {recipients} @back [$what]
    # Whoever comes first has the verb at the end, and it is an infinitive: “Bobo schreiben, dass …”.
    ~0.1 {recipients} @writeEnd [$what]
    @writeEnd = [zu] (schreiben | texten | senden | schicken | verschicken | übermitteln | zuschicken | hinschicken | weiterleiten | zukommen lassen)
      | schreib | schreibe | schick | schicke
    $dest (@write | @send) [$what]
    ~0.3 {recipients} {content} (@write | @send)
    ~0.3 @write $said
    ~0.7 @write {content}
    @tell {recipients} [@byText] [@that] {content}
    ~0.1 {recipients} @tell [@that] {content}
    @tell {recipients} [@byText] @aus [@that] {content}
    {recipients} @give2 [@that] {content}
    ~0.1 @tell {content} @to2 {recipients}
    @give2/1 = mitteilen | ausrichten | bescheid sagen | bescheid geben
    @richte {recipients} @aus [@that] {content}
    @give @to2 {recipients} @weiter [@that] {content}
    @weiter/1.0 = weiter
    (@richte | @order) {recipients} @note [@aus]
    @order/0.5 = bestell | bestelle
    @richte {recipients} {content} @aus
    (@give | @tell) {recipients} @notice [@that | @if] {content}
    ~0.4 (@give | @tell) {recipients} @notice
    (@give | @tell) @notice @byHim {recipients} [@that] {content}
    @byHim/0.1 = bei | an
    {recipients} @notice (@give | @tell) [@that] {content}
    @inform {recipients} [@that | @aboutThat] {content}
    ~0.2 {recipients} @inform [@that | @aboutThat] {content}
    @aboutThat/0.3 = darüber dass | davor dass
    ~-0.1 @ask {recipients} [@byText] [@if] {content}
    {recipients} @ask [@if] {content}
    @let {recipients} @know [@that] {content}
    (@tell | @inform | @ask | @write) @everyone [@that | @if] {content}
    @let @everyone @know [@that] {content}
    (@give | @tell) @everyone @notice [@that] {content}
    @everyone/0.3 = alle | allen | jedem | (alle | allen | alle meine | allen meinen) (freunden | freunde | kollegen | kontakten | kontakte) | der ganzen (familie | gruppe) | die ganze familie
    {recipients} @know @let [@that] {content}
    @reply
    @reply [$dest | {recipients}] @byText [$what]
    @reply [@mit] @messageNoun [$what]
    ~0.2 @reply [$dest | {recipients}] [@mit] $said
    @reply {recipients} [$what]
    @reply {recipients} @mit {content}
    @reply $dest [$what]
    {recipients} @reply [$what]
    ~0.3 @reply [@thereto] @mit {content}
    ~0.2 @reply {content}
    @mit/0.1 = mit | auf | per
    {app} {recipients} @messageNoun [$what]
    ~0.4 {app} {recipients} $what
    ~0.8 {app} {recipients}
    ~0.1 {app} $dest [$what]
    ~0.3 {app} @messageNoun (@send | @write)

    intent SearchForMessages past
    @read = lies | lesen sie | lese | lesen | vorlesen | liest | hör | höre | anhören | lies weiter | weiterlesen
      | ablesen | durchlesen
    @show/0.7 = zeig | zeigen sie | zeige | zeigen | anzeigen | such | suche | suchen | find | finde | finden | hol
      | hole | holen | ruf | rufe | abrufen | öffne
      | öffnen | check | checke | prüfe | prüfen | gib | sehen | ansehen | anschauen | durchsuche | durchsuchen
      | liste | bring | überprüfe | überprüfen
      | schau | raussuchen | heraussuchen | auflisten
    @vor/0.1 = vor | an | ab | auf | raus | heraus | durch | nach | weiter | her | aus
    @me/0.05 = mir | mich | uns
    @kindOf/0.1 = [alle | all] [meine | die | meinen | der | den | irgendwelche | eine | diese | das | mein
      | unsere | einige | jede | ein | meiner]
      [letzte | letzten | neueste | neuesten | aktuelle | aktuellen | jüngsten]
    symbol unread = ungelesene | ungelesenen | ungelesener | neue | neuen | neuer | nicht gelesene
      | nicht gelesenen | noch nicht gelesene | ungelesen
    symbol read = gelesene | gelesenen | alte | alten | gelesen
    symbol flagged = markierte | markierten | wichtige | wichtigen | gekennzeichnete | angeheftete | wichtig | markiert
    symbol played = abgespielte | abgespielten | angehörte
    @messages = nachricht | nachrichten | sms | textnachricht | textnachrichten | texte | text | mitteilungen
      | sprachnachrichten | whatsapp nachrichten
      | whatsapp nachricht | kurznachrichten | chat | chats | chatverlauf | unterhaltung | unterhaltungen
    $attributes = {attributes=unread|read|flagged|played}
    $things = [@kindOf] [$attributes] [@kindOf] @messages
    @from/0.3 = mit | von | vom | von der | aus | seitens | die ich von
    @sentTo/0.3 = an | die ich an | zu
    @about/0.5 = über | zu | zum | zur | wegen | bezüglich | mit dem wort | in denen es um | die von
    @on/0.05 = von | vom | am | seit | aus | der | die ich | die ich bekommen habe
    @gotWord/0.1 = geht | handelt | bekommen habe | erhalten habe | bekommen | erhalten | gekommen sind | geschickt hat
      | geschickt habe | gesendet habe | die | ich
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inThe @group {speakableGroupNames:contactGroupName} | [@inThe] {speakableGroupNames:contactGroupName!}
    @inThe/0.1 = aus der | in der | aus dem | in dem | im | von der
    (@read | @show) [@me] $things [$where]* [@gotWord] [@vor]
    (@read | @show) [@vor] [@me] $things [$where]*
    [@me] $things [$where]* [@vor] (@read | @show)
    ~0.1 $where [@me] (@read | @show)
    @doI $things [$where]* [@gotWord]
    @doI {dateTimeRange} [@any] $things [$where] [@gotWord]
    @any/0 = irgendwelche | noch
    @has @someone [@me] [@thing] @wrote
    @someone/0.2 = jemand | irgendjemand | wer
    @what2 @writes {senders} [@me]
    @writes/1 = schreibt
    @areThere $things [$filter]*
    $filter = @from {senders} | [@on] {dateTimeRange}
    @whatSays $things [$where]
    @which [$attributes] @messages @doI2 [$where] [@gotWord]
    @has {senders} @me [@thing] [$where] @wrote
    @has @me {senders} [@thing] [$where] @wrote
    ~-0.2 @read [@me] [@vor] @what2 {senders} [@me] @wrote [@has]
    @anyNews @inMy @messages
    ~0.2 @anyNews @from {senders}
    @anyNews/0.9 = (gibt es | gibt's | gibts | hab ich | habe ich) [schon | schon mal | denn] (was neues | etwas neues | neues | neuigkeiten | was | etwas | eine antwort)
    @inMy/0.2 = in meinen | bei meinen
    @has {senders} [@me] [@already] [@thing] [$where] @wrote
    @what2 @has {senders} (@me | @inGroup2) @wrote
    @inGroup2/0.1 = in (die | der) gruppe | im (chat | gruppenchat)
    @who @has @me [@thing] [$where] @wrote
    @who @wroteMe [$where]
    @who [@me] [@thing] [$where] @wroteHas
    @wroteHas/1.2 = (geschrieben | geantwortet | geschickt | zurückgeschrieben | reagiert | gesendet | sich [bei mir] gemeldet | sich bei mir gemeldet) (hat | haben)
    # Whoever wants to be told puts the verb at the end.
    @whether ({senders} | @someone) [@me] [@already] [@thing] [$where] @wroteHas
    @whether @me ({senders} | @someone) [@already] [@thing] [$where] @wroteHas
    @what2 {senders} [@me] [@already] @wroteHas
    @whether/0.3 = ob
    @whetherI $things [$where] @haveEnd
    @whetherI/0.4 = ob ich | ob es
    @haveEnd/0.2 = habe | bekommen habe | gibt
    ~0.4 $attributes @messages [$where]
    @doI/0.5 = hast du | habe ich | hab ich | ich habe | bekam ich | habe ich heute
    @doI2/0.3 = habe ich | hab ich | sind | gibt es
    @areThere/0.4 = gibt es | gibts | gibt's | sind da | sind | sind irgendwelche
    @whatSays/0.5 = was stand [denn] [drin] in | was steht in | was sagt | was steht drin in | wie lautet | wie lauten
    @which/0.2 = welche | wie viele | was für
    @has/0.1 = hat | haben
    @what2/0.2 = was
    @already/0 = schon | bereits | endlich | noch nicht | inzwischen
    @wrote/1 = geantwortet | zurückgeschrieben | sich gemeldet | gemeldet | geschrieben | geschickt | gesendet | gesimst | getextet | zugeschickt | hinterlassen
    @wroteMe/1.2 = schrieb mir | schreibt mir
    @thing/0.1 = etwas | was | eine nachricht | nachrichten | irgendwas | irgendetwas | eine sms
    @who/0.3 = wer

    intent SetMessageAttribute
    @mark = setz | markier | markiere | markieren | kennzeichne | kennzeichnen | setze | markierst
    @them/0.2 = sie | es | das | die | diese
      | [alle] [die | diese | meine | meinen | den | das] [letzte | letzten | neue | neuen] (nachricht
      | nachrichten | sms | unterhaltung | chat) | alles | alle
    @as/0.2 = als | auf
    symbol unflagged = nicht wichtig | unmarkiert | unwichtig
    @mark @them [@as] {attribute=read|unread|flagged|unflagged|played}
    @them [@as] {attribute=read|unread|flagged|unflagged|played} @mark

    intent EditMessage
    @edit = ändere | änder | ändern | bearbeite | bearbeiten | korrigiere | korrigieren | verbessere | verbessern
      | berichtige
    @myMessage/0.8 = [meine | die | diese | der] [letzte | gesendete | letzten] (nachricht | sms | textnachricht)
    @toSay/0.6 = in | zu | so dass da steht | dass da steht | auf | und schreib | um in
    @edit @myMessage
    @edit @myMessage @toSay {editedContent}
    @myMessage @edit
    @myMessage @toSay {editedContent} @edit
    ~0.4 @edit @it @toSay {editedContent}

    intent UnsendMessages
    @unsend = zurücknehmen | zurückrufen | widerrufe | widerrufen | zurückziehen | zurückholen
    @nimm/0.5 = nimm | ruf | rufe | zieh | ziehe | hol | hole
    @delete = lösch | lösche | löschen | entferne | entfernen | storniere
    @nimm @myMessage @back
    @nimm @it @back
    @unsend @myMessage
    @myMessage @unsend
    @delete @myMessage
    @myMessage @delete
    """
}

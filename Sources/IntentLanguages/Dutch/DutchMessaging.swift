extension Dutch {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = stuur | te sturen | te versturen | sturen | stuurt | verstuur | versturen | zend | zenden | verzend | verzenden | doorsturen
      | opsturen | toesturen
    @write = schrijf | schrijven | schrijft | app | appen | sms | sms'en | sms en | whatsapp | whatsappen | bericht
      | berichten | text | texten
    @compose = maak | maken | typ | typen | dicteer | dicteren | stel | opstellen | laat | achterlaten | begin | start
    @messageNoun = [een | het | dit | dat | mijn | de | deze | 'n | m'n] [volgende | nieuw | kort | klein | nieuwe | korte
      | ander | kleine]
      (bericht | berichten | berichtje | sms | sms'je | smsje | sms bericht | tekstbericht | appje | app
      | whatsappje | whatsapp bericht | whatsapp | spraakbericht
      | spraakmemo | privébericht | groepsbericht | tekst | videobericht | mms | whatsappbericht)
    @media = [een | de | het | deze | die | dit] (foto | foto's | video | video's | filmpje | afbeelding | plaatje | hart | hartje | kus | kusje | knuffel | emoji | smiley | duimpje | gifje | sticker | selfie)
    @note/0.6 = [een | de] [kort | korte] (notitie | briefje | woordje | regel)
    @it/0.2 = het | dat | dit | ze | hetzelfde | hetzelfde bericht | nog een
    @tell/0.8 = zeg | zeggen | zegt | vertel | vertellen | meld | melden | bevestig | bevestigen
    @inform = informeer | informeren | waarschuw | waarschuwen | verwittig | verwittigen | licht | inlichten
    @ask/0.8 = vraag | vragen | vraagt
    @let/0.4 = laat | laten
    @know/0.9 = weten
    @reply = antwoord | antwoorden | beantwoord | beantwoorden | reageer | reageren | schrijf terug | stuur terug
      | app terug | terugsturen | terugappen
    @that/0.4 = dat
    @if/0.2 = of | om
    @said/0.5 = met de (tekst | inhoud | boodschap) | met als (tekst | inhoud) | waarin staat [dat] | dat zegt
      | die zegt | en (zeg | vertel) [hem | haar | hen | hun | ze] [dat]
      | en vraag [hem | haar | hen | hun | ze] [of] | en laat (hem | haar | hen | ze) weten [dat]
      | om te zeggen [dat] | om te vragen [of]
      | om (hem | haar | hen | ze) te (vertellen | zeggen | waarschuwen | informeren | laten weten) [dat]
      | om (hem | haar | hen | ze) te vragen [of]
      | en schrijf [dat] | met het bericht [dat] | waarin ik zeg [dat] | en meld [dat]
    @to2/0.1 = aan | naar | voor | tegen
    @byText/0.5 = (via | per | met | in) (een | de) (bericht | sms | appje | berichtje)
      | (via | per) (sms | bericht | app) | met een (bericht | sms | appje)
    @terug/0.3 = terug
    @group/0.5 = groep | groepsapp | appgroep | groepschat | chat | gesprek | kanaal
    @toGroup/0.5 = (aan | naar | in) (de | mijn | onze | het) (groep | groepsapp | appgroep | groepschat | chat
      | gesprek) | aan groep | naar groep
    @toThe/0.1 = aan | naar | in | aan de | naar de | in de
    $dest = @to2 {recipients} | @toGroup {speakableGroupName:contactGroupName}
      | [@toThe] {speakableGroupName:contactGroupName!}
      | @toThe {speakableGroupName:contactGroupName} @group
    $what = [@said] [@that] {content}
    $said = (@said [@that] | @that) {content}
    $text = (@messageNoun | @note)

    intent SendMessage
    (@send | @write | @compose) @messageNoun
    @send @media [$dest]
    @send {recipients} @media
    $dest @media @send
    {recipients} @media @send
    (@send | @write | @compose) $text $dest [$what]
    (@send | @write | @compose) $dest $text [$what]
    (@send | @write | @compose) {recipients} $text [$what]
    (@send | @write | @compose) $text $said
    $text (@send | @write | @compose)
    $text $dest (@send | @write | @compose) [$what]
    {recipients} $text (@send | @write | @compose) [$what]
    $dest $text (@send | @write | @compose) [$what]
    $text $dest [$what]
    ~-0.2 @newMessage $dest [$what]
    @newMessage/1.6 = nieuw (bericht | berichtje | sms'je | appje)
    ~-0.1 @wish {recipients} {content}
    @wish/1.0 = wens | feliciteer | wensen | feliciteren
    ~0.2 @send $dest $said
    ~0.2 @send {recipients} $said
    ~0.2 @send @it $dest
    ~0.2 @it $dest @send
    ~0.4 @send @it
    ~0.2 @send $text {content}
    @write $dest [$what]
    @write {recipients} [$what]
    @write {recipients} @if {content}
    # Whoever comes first has the verb at the end, and it is an infinitive: “Bobo schrijven dat …”.
    ~0.1 {recipients} @writeEnd [$what]
    @writeEnd = [te] (sturen | versturen | zenden | verzenden | schrijven | appen | whatsappen | texten | smsen | sms'en | berichten)
    $dest (@write | @send) [$what]
    ~0.3 @write $said
    ~0.7 @write {content}
    @tell $dest [@byText] [@that] {content}
    @tell {recipients} [@byText] [@that] {content}
    $dest @tell [@that] {content}
    ~0.1 @tell {content} @to2 {recipients}
    {recipients} @tell @that {content}
    @inform {recipients} [@that] {content}
    {recipients} @informInf [@that] {content}
    @informInf = informeren | waarschuwen | verwittigen | inlichten
    @pass @dest2 {recipients} [@that] {content}
    @pass {recipients} @through [@that] {content}
    {recipients} @throughInf [@that] {content}
    @through/0.6 = door
    @throughInf/1.1 = doorgeven
    @pass/0.5 = geef | geven
    @dest2/0.8 = door aan | een seintje aan
    ~-0.1 @ask [@to2] {recipients} [@byText] [@if] {content}
    [@to2] {recipients} @ask [@if] {content}
    @let {recipients} @know [@that] {content}
    {recipients} @let @know [@that] {content}
    @laten {recipients} @know [@that] {content}
    @laten/0.4 = laten
    @let $dest @know [@that] {content}
    $dest @laten @know [@that] {content}
    @reply
    @reply [$dest | {recipients}] @byText [$what]
    @reply [@with] @messageNoun [$what]
    ~0.2 @reply [$dest | {recipients}] $said
    @reply {recipients} [$what]
    @reply $dest [$what]
    ~0.2 @reply {content}
    @with/0.1 = met | op | via
    {app} {recipients} @messageNoun [$what]
    ~0.4 {app} {recipients} $what
    ~0.8 {app} {recipients}

    intent SearchForMessages past
    @read = lees | lezen | leest | voorlezen | beluister | beluisteren | luister naar | lees verder | doorlezen
    @show/0.7 = toon | tonen | laat zien | zien | zoek | zoeken | vind | vinden | haal | ophalen | open | openen
      | check | bekijk | bekijken | geef | controleer
      | controleren | opzoeken | weergeven | laat
    @voor/0.1 = voor | zien | op | door | horen
    @me/0.05 = me | mij | ons
    @kindOf/0.1 = [al | alle | allemaal] [mijn | de | het | m'n | een | die | dat] [laatste | recentste
      | meest recente | recente | nieuwste]
    symbol unread = ongelezen | nieuwe | nieuw | niet gelezen | nog niet gelezen
    symbol read = gelezen | oude
    symbol flagged = gemarkeerd | gemarkeerde | belangrijk | belangrijke
    symbol played = afgespeeld | afgespeelde | beluisterde
    @messages = bericht | berichten | berichtjes | sms | sms'jes | smsjes | appjes | tekstberichten | gesprekken
      | spraakberichten | chat | chats | whatsapp berichten
      | whatsappjes | whatsappberichten
    $attributes = {attributes=unread|read|flagged|played}
    $things = [@kindOf] [$attributes] [@kindOf] @messages
    @from/0.3 = met | van | uit | die ik kreeg van | die ik heb gekregen van
    @sentTo/0.3 = aan | naar | die ik heb gestuurd aan | die ik stuurde naar
    @about/0.5 = over | met het woord | waarin | die gaan over
    @on/0.05 = van | op | sinds | die ik heb gekregen | die ik kreeg | uit
    @gotWord/0.1 = gekregen | ontvangen | binnen | binnengekregen
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inThe @group {speakableGroupNames:contactGroupName} | [@inThe] {speakableGroupNames:contactGroupName!}
    @inThe/0.1 = in de | uit de | van de | in het
    (@read | @show) [@me] $things [$where]* [@voor]
    (@read | @show) [@voor] [@me] $things [$where]*
    [@me] $things [$where]* (@read | @show)
    @laat [@me] $things [$where]* @zien
    @laat [@me] $things @zien @unreadTail => attributes=unread
    @unreadTail/0.4 = die ik [nog] niet [heb] (gelezen | gezien) [heb]
    @laat/0.3 = laat
    @zien/0.6 = zien | horen
    @doI $things [$where]* [@gotWord]
    @doI {dateTimeRange} $things [$where] [@gotWord]
    @has @someone [@me] [@thing] @wrote
    @anyNews {senders}
    @anyNews/1.1 = (is er | heb ik | zijn er) [al] (een antwoord | antwoord | een reactie | nieuws | iets) van
    @newsIn @messages
    @newsIn/0.9 = [is er | heb ik] [nog | al] (iets nieuws | nieuws | wat nieuws) (in | bij) (mijn | de)
    @someone/0.2 = iemand | er iemand
    @areThere $things [$where]*
    @which [$attributes] @messages @doI2 [$where] [@gotWord]
    @has {senders} @me [@thing] [$where] @wrote
    @has {senders} [@already] [@me] [@already] [@thing] @wrote
    @whatThat @has {senders} [@me] [@inTheGroup] @wrote
    @inTheGroup/0.1 = in de (groep | groepsapp | groepschat | app)
    @whatAre $things
    @whatAre/0.4 = wat zijn | wat is
    @whatThat @wrotePast {senders} [@me] [$where]
    @wrotePast/1.0 = schreef | appte | stuurde | antwoordde | sms'te
    @who @has @me [@thing] [$where] @wrote
    @whatSays $things [$where]
    @who [@me] [@thing] [$where] @wroteHas
    @wroteHas/1.2 = (heeft | hebben) (geschreven | gestuurd | geappt | geantwoord | gereageerd | teruggestuurd) | (geschreven | gestuurd | geappt | geantwoord | gereageerd | teruggestuurd) (heeft | hebben)
    @whetherI $things [$where] @haveEnd
    @whetherI/0.4 = of ik | of er
    @haveEnd/0.2 = heb | gekregen heb | heb gekregen | zijn
    ~0.4 $attributes @messages [$where]
    @doI/0.5 = heb ik | ik heb | kreeg ik | heb je
    @doI2/0.3 = heb ik | zijn er
    @areThere/0.4 = zijn er | is er | zijn er nog
    @which/0.2 = welke | hoeveel
    @has/0.1 = heeft | hebben
    @already/0 = al | eindelijk | nog niet | ondertussen
    @wrote/1 = teruggestuurd | teruggeappt | laten weten | van zich laten horen | stuurde | schreef | appte | geantwoord | teruggeschreven | gereageerd | geschreven | gestuurd | geappt | ge-sms't | gesmst | gezegd | verstuurd
    @thing/0.1 = iets | wat | een bericht | een berichtje | berichten
    @who/0.3 = wie
    ~-0.2 @read [@me] [@voor] @whatThat {senders} [@me] [@has] @wrote [@has]
    @whatThat/0.2 = wat
    # Whoever wants to be told puts the verb at the end.
    @whether ({senders} | @someone) [@me] [@already] [@thing] @wroteHas
    @whether/0.3 = of
    @whatThat {senders} [@me] [@already] @wroteHas
    @whatSays/0.5 = wat (staat | stond) [er] in | wat zegt | wat zeggen

    intent SetMessageAttribute
    @mark = markeer | markeren | zet | merk | aanmerken
    @them/0.2 = het | ze | dit | dat | deze
      | [alle | al] [mijn | de | het | dit] [laatste | nieuwe] (bericht | berichten | sms | gesprek) | alles
    @as/0.2 = als | op
    symbol unflagged = niet belangrijk | niet gemarkeerd
    @mark @as {attribute=read|unread|flagged|played}
    @mark @them [@as] {attribute=read|unread|flagged|unflagged|played}
    @them [@as] {attribute=read|unread|flagged|unflagged|played} @mark

    intent EditMessage
    @edit = wijzig | wijzigen | verander | veranderen | bewerk | bewerken | corrigeer | corrigeren | pas | verbeter
      | verbeteren
    @aan/0.1 = aan
    @myMessage/0.8 = [mijn | het | dit | dat] [laatste | vorige] (bericht | berichtje | sms)
    @toSay/0.6 = in | naar | zodat er staat | om te zeggen | en schrijf
    @edit @myMessage [@aan]
    @edit @myMessage [@aan] @toSay {editedContent}
    @myMessage @edit
    ~0.4 @edit @it @toSay {editedContent}

    intent UnsendMessages
    @unsend = intrekken | terughalen | terugroepen
    @trek/0.5 = trek | haal | roep
    @in/0.5 = in | terug
    @delete = verwijder | verwijderen | wis | wissen
    @trek @myMessage @in
    @trek @it @in
    @myMessage @unsend
    @unsend @myMessage
    @delete @myMessage [@iSent]
    @iSent/0.3 = dat ik [net | zojuist | het laatst] [heb] (stuurde | verstuurde | gestuurd | verstuurd | verzonden) [heb]
    @myMessage @delete
    """
}

extension Dutch {
  /// Calling, answering, hanging up, and the calls that were.
  static let calls = """
    @call = bel | belt u | bellen | belt | telefoneer | telefoneren | opbellen | contacteer | contacteren | draai | bereik
      | bereiken | te bellen
    @op/0.2 = op
    @speak/0.8 = praten | praat | spreken | spreek | kletsen | te spreken
    @withWhom/0.1 = met | naar | aan | met de | voor
    @make/0.4 = start | starten | begin | beginnen | maak | maken | voer | voeren | pleeg | plegen | doe | doen
      | zet | opzetten | open | openen | plan | regel
    @callNoun = [een | het | de] [nieuw | nieuwe | ander] (telefoontje | telefoongesprek | gesprek | oproep
      | belletje | groepsgesprek | telefonisch gesprek
      | groepsoproep | conferentiegesprek | telefonische vergadering)
    symbol audioCall = spraakoproep | audiogesprek | spraakgesprek | audio-oproep | audio oproep | audio
      | spraakoproepen | audiocall
    symbol videoCall = videogesprek | videocall | video call | videochat | video-oproep | video oproep
      | videobelletje | videoconferentie | facetime | video
      | videobellen | videobel | videogesprekken | facetime gesprek | videooproep
    @theCapability/0 = een | het | de
    @by/0.1 = via | met | per | op | in
    $byCapability = @by [@theCapability] {callCapability=audioCall|videoCall}
    # Where something else is usually wanted, a call is to whoever works there.
    $party = {contacts} | {contacts=business} | @group {contacts}
    @group/0.3 = [de | mijn | onze] (groep | team)
    $route = @onRoute {audioRoute=speakerphoneAudioRoute|bluetoothAudioRoute}
    @onRoute/0.1 = op | via | over | met
    symbol speakerphoneAudioRoute = [de] (luidspreker | speaker | handsfree) | handsfree
    symbol bluetoothAudioRoute = [de | mijn] (bluetooth | headset | koptelefoon | oortjes | airpods)

    intent StartCall
    ~0.3 @call
    @call [@toWhom] $party [$byCapability] [$route] [@op]
    @call @meWith2 $party
    @meWith2/0.2 = me met | mij met | me even met | ons met
    $party [$byCapability] [$route] @call
    @call $party [@by] {callCapability=audioCall|videoCall}
    @toWhom/0.1 = naar | met
    symbol business/0.1 = ([het | een | dit] (restaurant | hotel | reisbureau) | [de | mijn] (verzekering | verzekeringsmaatschappij | luchtvaartmaatschappij)) [op de hoek | in de buurt | om de hoek]
    @call @theNumber
    @theNumber @call
    @theNumber/0.3 = iemand | een nummer | een contact | een vriend
    @call @numberOf $party
    @numberOf/0.5 = het (nummer | telefoonnummer | mobiele nummer) van
    @neem @contactWith $party [@op]
    @contactWith $party @neem
    @neem/0.3 = neem | opnemen | zoek | leg
    @contactWith = contact met | contact op met | contact op
    @contactWith $party @takeUp
    @contact @takeUp @with $party
    @contact/0.9 = contact
    @with/0.1 = met
    @takeUp/0.4 = opnemen | op te nemen | zoeken
    @toWhom $party @call
    @call {contacts} @addToo {contacts} [@toCall]
    @addToo/0.3 = en (voeg | haal | betrek)
    @toCall/0.3 = toe aan het gesprek | erbij | toe
    ~0.1 @callNoun @withWhom $party
    @speak @withWhom $party [$byCapability]
    @withWhom $party @speak
    ~0.2 $party @speakInf
    @speakInf/0.8 = spreken | te spreken
    @connect @meWith $party
    @connect/0.8 = verbind | schakel
    @meWith/0.3 = me met | mij met | me door met | me door naar
    @make @callNoun
    @make @connection @withWhom $party
    @connection/0.6 = [een] verbinding
    @make @callNoun @withWhom $party [$byCapability] [$route]
    @callNoun @withWhom $party @make
    @withWhom $party @callNoun @make
    @callNoun @make
    @geef/0.3 = geef
    @geef $party @callNoun
    @make [@theCapability] {callCapability=audioCall|videoCall}
    @make [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party [$route]
    [@theCapability] {callCapability=audioCall|videoCall} @withWhom $party @make
    @withWhom $party [@theCapability] {callCapability=audioCall|videoCall} @make
    [@theCapability] {callCapability=videoCall} [@withWhom] $party
    [@theCapability] {callCapability=audioCall} @withWhom $party
    ~0.2 $party @videoCalling => callCapability=videoCall
    @videoCalling = videobellen
    $party @call [$byCapability] [$route]
    @meAcc2 @connectInf @withWhom $party
    @meAcc2/0.1 = me | mij | ons
    @connectInf/0.9 = doorverbinden | verbinden

    @callBack = terugbellen | terug te bellen | bel terug
    @terug/0.6 = terug
    @call {contacts} @terug => destinationType=callBack
    {contacts} @callBack => destinationType=callBack
    @callBack => destinationType=callBack
    @call @lastCall @terug => destinationType=callBack
    @lastCall @callBack => destinationType=callBack
    @call @whoCalled [@terug] => destinationType=callBack
    @lastCall/0.8 = [de | het | mijn] [laatste] [gemiste] (oproep | beller | gesprek | nummer)
    @whoCalled/0.8 = degene die [net | zojuist | het laatst] belde | wie [net | zojuist] belde
      | de laatste die belde | de persoon die [net] belde
    @redial = opnieuw bellen | nog een keer bellen | nummerherhaling | bel opnieuw | bel nog een keer
    @redial [@lastNumber] => destinationType=redial
    @repeat @lastNumber => destinationType=redial
    @repeat/0.8 = herhaal | kies
    @call @lastNumber [@again] => destinationType=redial
    @again/0.2 = opnieuw | nog een keer
    @lastNumber/0.6 = het laatste nummer | het laatst gebelde nummer | hetzelfde nummer
      | de laatste persoon die ik belde
    @voicemail = [mijn | de] (voicemail | antwoordapparaat)
    (@call | @checkMail) @voicemail [@af] => destinationType=voicemail
    @voicemail (@call | @checkMail) => destinationType=voicemail
    @af/0.1 = af | op
    @checkMail/0.7 = luister | check | beluister | afluisteren | beluisteren | open | luister naar
    @call @emergency => destinationType=emergency
    @emergency @call => destinationType=emergency
    @emergency/1.2 = [de | het | een] (noodnummer | hulpdiensten | ambulance | brandweer | politie | alarmnummer
      | spoed) | 112 | een een twee
    ~-0.2 @needEmergency => destinationType=emergency
    @needEmergency = noodoproep | ik heb een ambulance nodig | dit is een noodgeval | sos | stuur een ambulance

    intent SearchCallHistory past
    @calls = oproep | oproepen | telefoontje | telefoontjes | gesprekken | telefoongesprekken | gesprek | belletjes
    @history = oproepgeschiedenis | gespreksgeschiedenis | belgeschiedenis | oproepenlijst | recente gesprekken
      | recente oproepen | bellijst
    symbol missed = gemiste | gemist | onbeantwoorde
    symbol received = inkomende | ontvangen | binnengekomen | beantwoorde
    symbol outgoing = uitgaande | gevoerde | gepleegde | gebelde
    symbol latest = laatste | recentste | meest recente
    @anyOf/0.05 = [al | alle] [mijn | de | het | een | m'n]
    $type = {callTypes=missed|received|outgoing|latest}
    $medium = {callCapabilities=audioCall|videoCall}
    $calls = @calls | $medium
    $record = [@anyOf] [$type]* $calls
    @listen/0.7 = toon | tonen | laat zien | zien | zoek | zoeken | vind | bekijk | bekijken | check | geef | noem
      | lees | voorlezen | open | controleer | opzoeken
      | weergeven | som
    @forMe/0.05 = me | mij
    @op2/0.1 = op | voor
    $filter = [@onDay] {dateCreated} | @fromWho {recipient}
    @onDay/0.05 = van | op | sinds | uit
    @fromWho/0.2 = van | met | naar | aan
    @listen [@forMe] $record [$filter]* [@op2]
    [@forMe] $record [$filter]* @listen
    @laat [@forMe] $record [$filter]* @zien
    @laat [@forMe] [@anyOf] @history [$filter] @zien
    @laat/0.3 = laat
    @zien/0.4 = zien | horen
    @listen [@forMe] [@anyOf] @history [$filter]
    [@anyOf] @history [$filter] @listen
    ~0.2 [@anyOf] {callTypes=missed|received|outgoing} $calls [$filter]*
    ~0.2 [@anyOf] @history [$filter]
    @what $calls @haveI [$filter]* @missedWord => callTypes=missed
    @what $calls @haveI [$filter]* @gotWord => callTypes=received
    @what $calls @haveI [$filter]* @madeWord => callTypes=outgoing
    @haveI [$filter] [@anyOf] [$type] $calls [$filter] @missedWord => callTypes=missed
    @haveI [$filter] [@anyOf] [$type] $calls [$filter] [@gotWord]
    @areThere $record [$filter]
    @areThere/0.4 = zijn er | waren er
    @haveI/0.3 = heb ik | ik heb | had ik
    @what/0.2 = welke | hoeveel | wat voor
    @missedWord/0.6 = gemist
    @gotWord/0.5 = gekregen | ontvangen | gehad
    @madeWord/0.5 = gemaakt | gepleegd | gevoerd | gedaan
    @who @has [@forMe] [$filter] @calledWord => callTypes=received
    @who @belde [@forMe] [$filter] => callTypes=received
    @who @callsNow => callTypes=received
    @callsNow/1.1 = (was | is) (dat | er) [net | zonet | daarnet] aan de (telefoon | lijn) | belt [er | me | mij | daar | nu]
    @who @belde [@forMe] @justNow => callTypes=received
    @justNow/0.1 = er net | net | daarnet | zojuist | zonet
    # The verb stands at the end where somebody wants to be told.
    @who [@forMe] [$filter] @calledHas => callTypes=received
    @calledHas/1.2 = [er] (heeft gebeld | gebeld heeft | gebeld hebben | heeft geprobeerd te bellen | heeft proberen te bereiken)
    @whether ({recipient} | @someone) [@forMe] [@already2] [$filter] @calledHas => callTypes=received
    @whether/0.3 = of | wanneer | hoe vaak
    @already2/0 = al | nog | ook
    @who @has @tried => callTypes=received
    @tried/1.1 = geprobeerd (me | mij) te (bellen | bereiken) | (me | mij) (proberen te bellen | geprobeerd te (bellen | bereiken) | proberen te bereiken | gezocht)
    @howOften @has {recipient} [@forMe] [$filter] @calledWord => callTypes=received
    @howOften @haveI {recipient} [$filter] @calledWord => callTypes=outgoing
    @howOften/0.4 = hoe vaak | hoeveel keer
    @belde/0.9 = belde | belden
    @who/0.3 = wie
    @has/0.2 = heeft | hebben
    @calledWord/1.1 = gebeld | opgebeld | getelefoneerd | gesproken
    @who @haveI [$filter] @calledWord => callTypes=outgoing
    @when @haveI [@withWhom] {recipient} [$filter | @lastTime] @calledWord => callTypes=outgoing
    @lastTime/0.2 = voor het laatst | het laatst | de laatste keer
    @when @has {recipient} @forMe [$filter] @calledWord => callTypes=received
    @when @belde {recipient} [@forMe] => callTypes=received
    @has {recipient} [@forMe] [$filter] @calledWord => callTypes=received
    @has @someone [@forMe] [$filter] @calledWord => callTypes=received
    @someone/0.3 = iemand | er iemand
    @haveI {recipient} [$filter] @calledWord => callTypes=outgoing
    @when @has {recipient} [@anyOf] $calls @missedWord => callTypes=outgoing
    @when @haveI [@anyOf] [$type] $calls [$filter] (@missedWord | @gotWord | @madeWord)
    @when @was $record [$filter]
    @was/0.2 = was | waren
    @when/0.3 = wanneer | hoe laat | om hoe laat | hoe lang geleden

    intent AnswerCall
    @answer = beantwoord | beantwoorden | aannemen | accepteer | accepteren | aan te nemen
    @neem2/0.4 = neem | pak
    @theCall/0.8 = [de | het | dit | deze | mijn] (oproep | gesprek | telefoon | telefoontje | inkomende oproep)
    @on/0.3 = op | aan
    @neem2 @theCall [@on] [$route]
    @neem2 @on [$route]
    @theCall [$route] @answer
    @answer @theCall [$route]
    @pickUp [$route]
    @pickUp = opnemen | neem de telefoon op

    intent HangUpCall
    @hangUp = verbreek de verbinding | hang op | ophangen | hang maar op | leg op
    @endVerb/0.8 = beëindig | beëindigen | stop | stoppen | verbreek | verbreken
    @hangUp
    @endVerb @theCall
    @theCall @endVerb
    @hang/0.5 = hang
    @theCall2/0.1 = de telefoon | nu
    @up/0.5 = op
    @hang @theCall2 @up
    """
}

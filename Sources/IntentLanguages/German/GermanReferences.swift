/// What stands for something that was spoken of before or is looked at, in German.
extension German {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = ihn | ihm
    symbol ^her/0.4 = ihr
    symbol ^them/0.4 = ihnen
    symbol ^somebody/0.4 = sie
    symbol ^there/0.4 = dorthin | dahin | dort | da | dort hin | da hin | an denselben ort | zu derselben adresse
    symbol ^thisPlace/0.4 = [zu] (diesem | diesen | dieser | dieses | diese) (ort | restaurant | lokal | café | bar
      | laden | geschäft | hotel | adresse | stelle | kneipe)
    symbol ^here/0.4 = hier | von hier
    symbol ^this/0.4 = das hier | dies | dieses hier | diese seite | daran | hieran
    symbol ^that/0.3 = das | es | sie | dasselbe | das gleiche | die gleiche nachricht | dieselbe nachricht
    symbol ^sameAmount/0.4 = (dieselbe | die gleiche) summe | (denselben | den gleichen) betrag | genauso viel
      | ebenso viel | genausoviel | dasselbe | das gleiche
    symbol ^another/0.4 = noch (eine | einen | eins | 'ne | mal eine) | eine weitere | noch eine nachricht
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = an | zu | für
    @too/0.1 = auch | ebenfalls

    intent StartCall
    @ring = ruf | rufe | rufen sie
    @on/0.2 = an
    @back/0.6 = zurück
    @callThem = anrufen | kontaktiere | kontaktieren
    @callBack = zurückrufen
    @ring {contacts=^thisPlace|^there|^here} @on
    {contacts=^thisPlace|^there} @callThem
    @callThem {contacts=^thisPlace}
    @ring {contacts} @back => destinationType=callBack
    {contacts} @callBack => destinationType=callBack

    intent SendMessage
    @send = schick | schicke | schicken sie | schicken | sende | senden | leite | teile
    @send {content=^this|^that} [@too] [@to] {recipients} [@too]
    @send {recipients} [@too] {content=^this|^that|^another}
    {content=^this|^that} [@too] [@to] {recipients} @send
    @tell/0.8 = sag | sage | schreib | schreibe | erzähl | erzähle
    @tell {content=^that} [@too] {recipients} [@too]
    @tell {recipients} @tooTo => content=^that
    @tooTo/0.3 = auch | ebenfalls | das auch

    intent SendPayment
    @pay = überweise | überweis | überweisen | zahle | zahl | zahlen | bezahle | schick | schicke | sende | gib | schicken
    @pay {payee} [@too] {currencyAmount=^sameAmount}
    @pay {currencyAmount=^sameAmount} [@too] @to {payee}
    {payee} [@too] {currencyAmount=^sameAmount} @pay

    intent RequestPayment
    @request = fordere | verlange | fordern | verlangen
    @from/0.2 = von
    @ahead/0.1 = an
    @request [@too] @from {payer} [@too] {currencyAmount=^sameAmount} [@ahead]
    @request {currencyAmount=^sameAmount} [@too] @from {payer} [@ahead]

    intent RequestRide
    @take @me {dropOffLocation=^there|^thisPlace}
    @me @to {dropOffLocation=^there|^thisPlace} @drive
    @take/0.9 = bring | bringe | fahr | fahre | bringen sie | fahren sie
    @drive/0.9 = bringen | fahren | hinbringen
    @me/0.2 = mich | uns

    intent GetDirections
    @show/0.3 = zeig mir | zeige mir | zeigen sie mir | gib mir | such | öffne | starte
    @directions/1.2 = [die | eine] (route | wegbeschreibung | navigation) | den weg
    @how/1.2 = wie komme ich | wie komm ich | wie kommen wir | wie gelange ich | navigiere | navigiere mich
      | navigier mich | führe mich
    @toPlace/0.1 = zu | zum | zur | nach | bis zum
    [@show] @directions [@toPlace] {destination=^there|^thisPlace}
    [@show] @directions @toPlace {destination}
    @how [@toPlace] {destination=^there|^thisPlace}
    @how @toPlace {destination}

    intent AddReminder
    @remind/1.2 = erinnere mich | erinner mich | erinnern sie mich | mich erinnern | stell mir eine erinnerung
      | mach mir eine erinnerung
    @remindEnd/1.2 = erinnern
    @about/0.3 = an | für | zu
    @whenI/0.5 = (wenn | sobald | wann) ich
    symbol home/0.49 = nach hause | zu hause | zuhause | daheim | heim | von zu hause | von zuhause
    symbol work/0.49 = zur arbeit | bei der arbeit | auf arbeit | auf der arbeit | im büro | ins büro | von der arbeit
      | aus dem büro | die arbeit | das büro
    @at/0 = in | im | am | bei | beim | an | zum | zur
    @arrive/0.4 = komme | bin | ankomme | angekommen bin | eintreffe | gekommen bin
    @leave/0.5 = weggehe | losgehe | gehe | verlasse | losfahre | wegfahre | aufbreche
    $arrival = @whenI {arrivalPlace=home|work|^there|^thisPlace} @arrive | @whenI [@at] {arrivalPlace} @arrive
    $departure = @whenI {departurePlace=home|work|^here|^there|^thisPlace} @leave | @whenI {departurePlace} @leave
    @on/0 = um | am
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    $what = [@about] {subject=^this|^thisPlace|^that}
    @remind [$what] [$when]
    @remind $when $what
    $when $what @remindEnd
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = auch | ebenfalls | genauso | auch noch
    same = dasselbe | das gleiche | das selbe | die gleiche nachricht | dieselbe nachricht
    after StartWorkout,ResumeWorkout PauseWorkout = [mach [mal] | machen wir | mach eine | eine | kurze | kleine] pause
      | pausiere [es | das | ihn] | pausieren | unterbrich [es | das | ihn] | halt [mal] (an | kurz an)
      | halt (es | das | ihn) an | anhalten
      | ich (brauche | mache) [mal | kurz] eine pause | ich mache [mal | kurz] pause | lass uns [eine] pause machen
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = setz (es | das | ihn) fort | fortsetzen
      | [nimm (es | das | ihn)] wieder auf
    after PauseWorkout ResumeWorkout = weiter | [mach | machen wir | es geht | geht] weiter | weitermachen
      | [und] weiter geht's | [wieder] los | los geht's
      | ich bin wieder da | ich bin zurück | lass uns weitermachen | [jetzt] geht's weiter
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = (beende | stoppe | stopp | stop) [es | das | ihn]
      | beenden | stoppen | aufhören | hör auf
      | [ich bin] (fertig | durch) | das war's [für heute] | das reicht [für heute] | das genügt
      | schluss [für heute | jetzt] | ich höre auf | mach schluss
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = (brich | breche) (es | das | ihn) ab
      | verwirf (es | das | ihn) | verwerfen
      | lösch (es | das | ihn) | lösche (es | das | ihn) | storniere (es | das | ihn) | vergiss (es | das | ihn)
    after RequestRide GetRideStatus = wo (ist | bleibt | steckt) (es | er | sie | das | der) [jetzt | denn | gerade]
      | wo bist du | wie weit ist (es | er | sie) [noch | weg]
      | wie lange (dauert (es | das) | braucht (er | es | sie)) [noch] | wie lange [noch]
      | wann (kommt | ist) (es | er | sie | das) [da | hier | an] | wann geht's los
      | (ist | kommt) (es | er | sie | das) [schon | bald | gleich] [da | hier | unterwegs]
    after RequestRide CancelRide = (storniere | annulliere | canceln | cancel) (es | das | ihn | sie)
      | (bestell | bestelle | sag | sage) (es | das | ihn | sie) [wieder | doch] ab
      | ich brauche (es | das | ihn | sie) [doch | jetzt] nicht mehr | ich brauche (es | das | ihn | sie) doch nicht
    after StartCall HangUpCall = (beende | stoppe) (es | das | ihn) | leg auf | auflegen
    carrier AddReminder = erinnere mich
    carrier AddReminder temporalEventTrigger = erinnere mich
    carrier GetDirections destination = route zu
    """

  static let contextualPrompts = """
    * unclear: Ich weiß nicht, was du[ mit „{words}“] meinst.
    * unclear person: Ich weiß nicht, wen du[ mit „{words}“] meinst.
    * unclear place: Ich weiß nicht, welchen Ort du[ mit „{words}“] meinst.
    StartCall.contacts unclear place: Für „{words}“ habe ich keine Telefonnummer.

    GetDirections.destination name: das Ziel
    GetDirections.destination needsValue: Wohin möchtest du?
    GetDirections continueInApp: {app} zeigt dir den Weg: {destination}.
    GetDirections failure: {app} hat leider keinen Weg gefunden.

    AddReminder.subject name: das Thema
    AddReminder.subject needsValue: Woran soll ich dich erinnern?
    AddReminder.arrivalPlace name: den Ort
    AddReminder.departurePlace name: den Ort
    AddReminder.temporalEventTrigger name: die Zeit
    AddReminder.temporalEventTrigger needsValue: Wann soll ich dich erinnern?
    AddReminder.temporalEventTrigger needsValue: Wann genau? Sag eine Uhrzeit oder einen Ort, etwa „wenn ich nach Hause komme“.
    AddReminder.temporalEventTrigger needsValue instead: Wann soll ich dich stattdessen erinnern?
    AddReminder.temporalEventTrigger unsupported past: Das ist schon vorbei.
    AddReminder success: Okay, ich erinnere dich[ {temporalEventTrigger}] an {subject}[, {event}][, wenn du bei {arrival} ankommst][, wenn du {departure} verlässt].
    AddReminder failure: Diese Erinnerung konnte ich leider nicht speichern.
    AddReminder due: Du wolltest an {subject} erinnert werden.
    word arrivingHome: wenn du nach Hause kommst
    word arrivingWork: wenn du zur Arbeit kommst
    word leavingHome: wenn du von zu Hause losgehst
    word leavingWork: wenn du von der Arbeit losgehst
    """
}

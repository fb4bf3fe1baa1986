extension German {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = (los | auf) (geht's | gehts | geht es) mit | ich (starte | beginne) [mit] | starte | starten sie | starten | start | beginne | beginnen | beginn | fang | leg los mit | starte mit | fang an mit | fang mit | los mit | beginne mit | beginn mit | mach
      | mache
    @workout/0.9 = [ein | eine | mein | meine | das | die | dieses | den | einen | neues] [neues | neue | kurzes]
      (training | workout | trainingseinheit | sporteinheit | übung | krafttraining)
    @a/0 = eine [kleine | kurze] runde | ein | eine | einen | mein | meine | das | die | den | meinen
    symbol outdoor = draußen | im freien | outdoor | an der frischen luft
    symbol indoor = drinnen | zuhause | indoor | im fitnessstudio | zu hause
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = über | für | von | mit | mit dem ziel | mit einem ziel von
    @an/0.1 = an | mit
    symbol run = lauf | laufen | lauftraining | laufrunde | laufeinheit | dauerlauf | joggen | jogging | joggingrunde | rennen
    symbol walk = spaziergang | spazieren | spazieren gehen | spazierengehen | walking | walken
    symbol swim = schwimmen | schwimmtraining | schwimmeinheit
    symbol cycle = rad | fahrrad | radfahren | fahrradfahren | rad fahren | fahrrad fahren | radeln | radtour | fahrradtour | radtraining
    symbol yoga = yoga | yogastunde | yogaeinheit
    symbol hike = wandern | wanderung
    symbol row = rudern | rudertraining
    symbol dance = tanzen | tanztraining
    symbol strength = krafttraining | gewichtheben
    symbol elliptical = crosstrainer
    symbol spin = spinning | spinning einheit | spinning-einheit | spinningkurs
    symbol boxing = boxen | kickboxen
    symbol climb = klettern | bouldern
    symbol ski = skifahren | skilanglauf
    symbol skate = eislaufen | inlineskaten
    symbol tennis = tennis
    symbol basketball = basketball
    symbol soccer = fußball
    symbol golf = golf
    symbol crossTraining = crossfit
    symbol cardio = cardio | cardiotraining
    symbol stretch = dehnen | stretching
    symbol jumpRope = seilspringen
    symbol pilates = pilates
    symbol zumba = zumba
    symbol hiit = hiit | intervalltraining
    $kind = {workoutName=run|walk|swim|cycle|yoga|hike|row|dance
      |strength|elliptical|spin|boxing|climb|ski|skate|tennis|basketball|soccer|golf|crossTraining|cardio|stretch|jumpRope|pilates|zumba|hiit}
    $name = [@a] $kind [@workout] | [@a] {workoutName:workoutActivityName!} [@workout] | @workout {workoutName:workoutActivityName}
      | [@a] {workoutName:workoutActivityName} @workout
    $thing = $name | @workout
    $more = $goal | $place

    intent StartWorkout
    @start $thing [$more]* [@an]
    @start [@a] $goal $name [$place]
    @start [@a] $place ($kind | @workout) [$goal]
    $thing [$more]* @startInf
    @goFor [@a] $kind [@going] [$more]*
    @goFor $goal $kind [@going] [$place]
    @goFor/0.6 = ich (fahr | lauf | schwimm | jogge | jogg | schwimme) | ich gehe | ich geh | gehe | geh | wir gehen | gehen wir | lass uns | lasst uns | ich fahre | ich laufe
    @going/0.1 = gehen
    ~0.2 $goal $kind [@going] [$place]
    $goal @burn
    $goal @trainInf
    @trainInf = trainieren | zu trainieren
    @recordVerb $thing @up2
    @recordVerb/0.6 = zeichne | nimm
    @up2/0.4 = auf
    @burnNow $goal
    @burnNow/0.7 = verbrenn | verbrenne
    @start [@a] @freeWord $name => isOpenEnded=true
    @freeWord/0.8 = freien | freies | freie
    @burn/0.7 = verbrennen | zu verbrennen | abtrainieren
    @timeFor $thing
    @timeFor/0.8 = zeit für
    @startInf/0.8 = zu starten | starten | beginnen | anfangen | machen
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = ohne ziel | ohne zeitlimit | ohne limit | offen
    ~0.2 @sport [$more]*
    @sport = lass uns trainieren | ich will trainieren | ich möchte trainieren | lass uns sport machen | ich will sport machen | ich fahre rad
    ~0.3 [@round] $kind [@going] [$goal] [$place]
    @round/0.1 = [eine | ne] [kleine | kurze] runde | ein (bisschen | wenig) | ein paar runden

    intent PauseWorkout
    @pause = pausiere | pausieren | unterbrich | unterbreche | unterbrechen | pausier
    @pause $thing
    $thing @pause
    @hold $thing @on
    @hold/0.4 = halte | halt
    @on/0.4 = an
    @pauseNoun $thing
    @make2 @fromWith $thing [@a] @pauseWord
    @make2/0.4 = mach | mache | machen wir
    @stopIt $thing @moment [@on]
    @stopIt/0.6 = stoppe | stopp | halte | halt | unterbrich
    @moment/0.8 = [für] (einen moment | einen augenblick | eine minute | eine sekunde)
    ~0.1 @a @pauseWord @fromWith $thing
    @pauseWord = pause
    @start @a @pauseWord @fromWith $thing
    @fromWith/0.2 = von | vom | beim | mit | mit dem | für
    @pauseNoun = [mach] [eine] pause (für | vom | beim | mit dem | von)

    intent ResumeWorkout
    @resume = fortsetzen | weiterführen | weitermachen
    @resume $thing
    $thing @resume
    @go $thing @further
    @go/0.4 = setze | setz | mach mit | führe | mach | nimm | nehme
    @further/0.6 = fort | weiter | wieder auf
    @onWith2 $thing
    @onWith2 = weiter mit | mach weiter mit | mache weiter mit | machen wir weiter mit | weitermachen mit | es geht weiter mit | zurück zu | zurück zum

    intent EndWorkout
    @end = beende | beenden | stoppe | stopp | stoppen | ende | beend
    @end $thing
    $thing @end
    @hear @onWith $thing @up
    @hear/0.4 = hör | höre
    @onWith/0.1 = mit
    @up/0.4 = auf
    @am $thing @done
    @am/0.2 = ich bin mit
    @done/0.6 = fertig
    @close $thing @off2
    @close/0.5 = schließ | schließe
    @off2/0.4 = ab
    @thatWas $thing
    @enough [@today]
    @enough = (genug | fertig) (trainiert | gelaufen | gejoggt | geschwommen | geradelt | geschwitzt) | ich (habe | hab) (genug | fertig) trainiert
    @today/0.1 = für heute | heute
    @thatWas/0.9 = das war's mit | das war es mit | das wars mit | schluss mit | feierabend mit | fertig mit

    intent CancelWorkout
    @cancel = lösch | löschen | abbrechen | verwirf | verwerfen | lösche | storniere
    @cancel $thing
    $thing @cancel
    @brich $thing @off
    @brich/0.5 = brich | breche
    @off/0.5 = ab
    """
}

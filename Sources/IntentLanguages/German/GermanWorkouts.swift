extension German {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = starte | starten sie | starten | start | beginne | beginnen | beginn | fang | leg los mit | mach
      | mache
    @workout/0.9 = [ein | eine | mein | meine | das | die | dieses | den | einen | neues] [neues | neue | kurzes]
      (training | workout | trainingseinheit | sporteinheit | übung | krafttraining)
    @a/0 = ein | eine | einen | mein | meine | das | die | den | meinen
    symbol outdoor = draußen | im freien | outdoor | an der frischen luft
    symbol indoor = drinnen | zuhause | indoor | im fitnessstudio | zu hause
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = über | für | von | mit
    @an/0.1 = an | mit
    $name = [@a] {workoutName:workoutActivityName!} [@workout] | @workout {workoutName:workoutActivityName}
      | [@a] {workoutName:workoutActivityName} @workout
    $thing = $name | @workout
    $more = $goal | $place

    intent StartWorkout
    @start $thing [$more] [$more] [@an]
    @start [@a] $goal $name [$place]
    $thing [$more] [$more] @startInf
    @startInf/0.8 = starten | beginnen | anfangen | machen
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = ohne ziel | ohne zeitlimit | ohne limit | offen
    ~0.2 @sport [$more] [$more]
    @sport = ich gehe laufen | ich gehe joggen | ich gehe schwimmen | lass uns laufen gehen | ich will laufen gehen
      | ich fahre rad
    ~0.3 [$goal] @sportName [$goal] [$place]
    @sportName = laufen gehen | joggen gehen | schwimmen gehen | joggen | spazieren gehen

    intent PauseWorkout
    @pause = pausiere | pausieren | unterbrich | unterbreche | unterbrechen | pausier
    @pause $thing
    $thing @pause
    @hold $thing @on
    @hold/0.4 = halte | halt
    @on/0.4 = an
    @pauseNoun $thing
    @pauseNoun = pause für

    intent ResumeWorkout
    @resume = fortsetzen | weiterführen | weitermachen
    @resume $thing
    $thing @resume
    @go $thing @further
    @go/0.4 = setze | setz | mach mit | führe | mach
    @further/0.6 = fort | weiter

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

    intent CancelWorkout
    @cancel = abbrechen | verwirf | verwerfen | lösche | storniere
    @cancel $thing
    $thing @cancel
    @brich $thing @off
    @brich/0.5 = brich | breche
    @off/0.5 = ab
    """
}

extension Dutch {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = ik (start | begin) [met | aan] | registreer | registreren | log | tijd voor | start | starten | begin | beginnen | begin met | begin aan | doe
    @workout/0.9 = [een | mijn | de | het | deze | m'n] [nieuwe] (rondje | sportsessie | work-out | workout | training | oefening | sessie
      | trainingssessie)
    @a/0 = een | mijn | de | het | m'n
    symbol outdoor = buiten | in de buitenlucht
    symbol indoor = binnen | in de sportschool | thuis
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = met als doel | met een doel van | van | voor | met
    symbol run = ochtendrun | run | rondje (lopen | rennen) | buitenrun | looptraining | hardloopsessie | hardlooptraining | hardlooprondje | rondje hardlopen | hardlopen | rennen | joggen
    symbol walk = wandelen | wandeling | lopen | wandeltocht | ommetje
    symbol swim = zwemmen | zwemtraining | baantjes trekken
    symbol cycle = fietsen | fietstocht | fietstraining | rondje fietsen | wielrennen
    symbol yoga = yoga | yogasessie | yogales | yogatraining
    symbol hike = hiken | bergwandeling | trektocht
    symbol row = roeien | roeitraining
    symbol dance = dansen | dansles
    symbol strength = krachttraining | gewichtheffen
    symbol elliptical = crosstrainer
    symbol spin = spinning | spinningsessie | spinningles
    symbol boxing = boksen | kickboksen
    symbol climb = klimmen
    symbol ski = skiën | langlaufen
    symbol skate = schaatsen | skaten
    symbol tennis = tennis | tennissen
    symbol basketball = basketbal | basketballen
    symbol soccer = voetbal | voetballen
    symbol golf = golf | golfen
    symbol crossTraining = crossfit
    symbol cardio = cardio
    symbol stretch = stretchen | rekken
    symbol jumpRope = touwtjespringen
    symbol pilates = pilates
    symbol zumba = zumba
    symbol hiit = hiit
    $kind = {workoutName=run|walk|swim|cycle|yoga|hike|row|dance
      |strength|elliptical|spin|boxing|climb|ski|skate|tennis|basketball|soccer|golf|crossTraining|cardio|stretch|jumpRope|pilates|zumba|hiit}
    $name = [@a] $kind [@workout] | [@a] {workoutName:workoutActivityName!} [@workout] | @workout {workoutName:workoutActivityName}
      | [@a] {workoutName:workoutActivityName} @workout
    $thing = $name | @workout
    $more = $goal | $place

    intent StartWorkout
    @start $thing [$more]*
    @start [@a] $goal $name [$place]
    ~0.5 @start [@a] {workoutName:workoutActivityName}
    @start [@a] $place ($kind | @workout) [$goal]
    $thing [$more]* @startInf
    @goFor $kind [@going] [$more]*
    @goFor $goal $kind [@going] [$place]
    @goFor/0.6 = ik ga | ga | we gaan | laten we | laat ons | laten we gaan | ik ga een
    @going/0.1 = gaan
    ~0.2 $goal $kind [@going] [$place]
    $goal @burn
    $goal @trainInf
    @trainInf = trainen | sporten | te trainen
    @burnNow $goal
    @burnNow/0.7 = verbrand | verbranden
    ~-0.2 @runNow $goal [$place] => workoutName=run
    ~-0.2 @walkNow $goal [$place] => workoutName=walk
    @runNow/0.6 = ren | hardloop | loop
    @walkNow/0.6 = wandel
    @burn/0.7 = verbranden | te verbranden
    @startInf/0.8 = starten | beginnen
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = zonder doel | zonder limiet
    ~0.2 @sport [$more]*
    @sport = laten we trainen | ik ga trainen | ik wil trainen | laten we sporten | ik ga sporten
    ~0.3 $kind [@going] $goal [$place]

    intent PauseWorkout
    @pause = pauzeer | pauzeren | onderbreek | onderbreken
    @pause $thing
    $thing @pause
    @put $thing @onPause
    @stopIt $thing @moment
    @stopIt/0.6 = stop | onderbreek | stop met
    @moment/0.8 = [voor] (een momentje | een moment | een minuut | een minuutje | een seconde)
    @put/0.4 = zet
    @pauseFrom $thing
    @pauseFrom @training
    @pauseFrom = (neem | neem even | houd | hou) [een] pauze (van | met | bij | in) | even pauze (met | van)
    @onPause = op pauze | stil

    intent ResumeWorkout
    @resume = hervat | hervatten | vervolg | vervolgen
    @resume $thing
    $thing @resume
    @go @further $thing
    @onWith $thing
    @onWith = verder met | door met | weer verder met | terug naar
    $thing @further2
    @further2 = voortzetten | doorgaan | verdergaan
    @go/0.4 = ga
    @further/0.6 = verder met | door met

    intent EndWorkout
    @end = afronden | afsluiten | beëindig | beëindigen | stop | stoppen | stop met | eindig
    @end $thing
    $thing @end
    @endNoun $thing
    @endNoun = einde
    @stopWith @training
    @stopWith/0.9 = stop met | stoppen met
    @am $thing
    @round $thing @off3
    @round/0.6 = rond | sluit
    @off3/0.4 = af
    @am @training
    @enough [@today]
    @enough = genoeg (getraind | gesport | gelopen | gerend | gezwommen | gefietst)
    @today/0.1 = voor vandaag | vandaag
    @training/0.6 = trainen | sporten | mijn training
    @am/0.8 = klaar met | dat was het met | ik stop met | ik ben klaar met

    intent CancelWorkout
    @cancel = annuleer | annuleren | verwerp | gooi weg | verwijder | verwijderen | wis
    @cancel $thing
    $thing @cancel
    @breek $thing @off
    @breek/0.5 = breek
    @off/0.5 = af
    """
}

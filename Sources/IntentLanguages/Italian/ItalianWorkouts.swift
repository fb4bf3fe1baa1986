extension Italian {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = parto con | parto per | comincio | inizio | avvio | facciamo | (inizia | comincia) a (registrare | tracciare | monitorare) | inizia | iniziare | inizi | avvia | avviare | comincia | cominciare | fai partire | far partire | parti con | iniziamo | cominciamo | avviamo | registra | registrare | fare | fai
    @workout/0.9 = [un | un' | una | il mio | la mia | l' | il | la | questo] [nuovo | nuova] (allenamento
      | esercizio | sessione | sessione di allenamento | workout | seduta) [di]
    @a/0 = un | una | il mio | la mia | il | la | l' | un'
    symbol outdoor = all'aperto | fuori | all'esterno
    symbol indoor = al chiuso | in palestra | a casa | al coperto | indoor
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = con obiettivo [di] | con l'obiettivo di | di | da | per | per bruciare
    symbol run = corsa | correre | jogging | running | corsetta | footing
    symbol walk = camminata | passeggiata | camminare | passeggiare
    symbol swim = nuoto | nuotata | nuotare
    symbol cycle = bici | bicicletta | ciclismo | giro in bici | pedalata | pedalare | uscita in bici
    symbol yoga = yoga
    symbol hike = escursione | escursionismo | trekking
    symbol row = canottaggio | vogatore | remare
    symbol dance = danza | ballo | ballare
    symbol strength = pesi | allenamento con i pesi | sollevamento pesi | allenamento di forza
    symbol elliptical = ellittica
    symbol spin = spinning
    symbol boxing = boxe | kickboxing
    symbol climb = arrampicata
    symbol ski = sci | sciare | sci di fondo
    symbol skate = pattinaggio
    symbol tennis = tennis
    symbol basketball = pallacanestro | basket
    symbol soccer = calcio | calcetto
    symbol golf = golf
    symbol crossTraining = crossfit
    symbol cardio = cardio
    symbol stretch = stretching
    symbol jumpRope = salto con la corda | saltare la corda
    symbol pilates = pilates
    symbol zumba = zumba
    symbol hiit = hiit
    $kind = {workoutName=run|walk|swim|cycle|yoga|hike|row|dance
      |strength|elliptical|spin|boxing|climb|ski|skate|tennis|basketball|soccer|golf|crossTraining|cardio|stretch|jumpRope|pilates|zumba|hiit}
    $name = [@a] $kind | @workout $kind | [@a] {workoutName:workoutActivityName!} | @workout {workoutName:workoutActivityName}
    $thing = $name | @workout
    $more = $goal | $place

    intent StartWorkout
    @start $thing [$more]*
    @start $goal [@of] $name [$place]
    @goFor $goal [@in] $kind [$place]
    @in/0 = in | di
    @burn $goal
    ~-0.2 @runNow $goal [$place] => workoutName=run
    ~-0.2 @walkNow $goal [$place] => workoutName=walk
    @runNow/0.6 = corri | corriamo | fammi correre
    @walkNow/0.6 = cammina | camminiamo
    @burn/0.7 = brucia | bruciamo | smaltisci | bruciare | smaltire
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = senza obiettivo | senza limiti | libero | libera
    @goFor $kind [$more]*
    @goFor/0.6 = vado a | andiamo a | esco a | esco in | vado in | andiamo in | esco per | usciamo a | faccio | vado a fare | andare a
    ~0.2 @sport [$more]*
    @sport = (inizia | comincia | iniziamo | cominciamo) ad allenarmi | alleniamoci | mi alleno | voglio allenarmi | allenarmi | facciamo sport | andiamo ad allenarci
    ~0.3 $kind $goal [$place]

    intent PauseWorkout
    @pause = pausa | metti in pausa | mettere in pausa | sospendi | sospendere | interrompi
    @pause $thing
    @put $thing @onPause
    @stopIt $thing @moment
    @stopIt/0.6 = ferma | fermare | blocca | stoppa
    @moment/1.0 = [per] un (momento | attimo | minuto | secondo)
    @put/0.4 = metti | mettere
    @onPause = in pausa
    @pauseFrom $thing
    @pauseFrom = (fai | facciamo | fare | prendi | mi prendo) una pausa (da | dal | dalla | dall' | nel | nella | nell' | con | durante | durante la)

    intent ResumeWorkout
    @resume = riprendiamo | continuiamo | torna a | torniamo a | ricomincia | vai avanti | avanti | riattiva | riprendi | riprendere | continua | continuare | prosegui
    @resume [@with] $thing
    @with/0.1 = con

    intent EndWorkout
    @end = stop | finiamo | chiudi | chiudere | basta [così] con | basta | fine | completa | completare | stop a | terminiamo | termina | terminare | finisci | finire | concludi | ferma | fermare | arresta
    @end $thing
    @finished $thing
    @finished/0.8 = ho finito [con | di] | ho terminato | ho concluso
    @finished @training
    @training/0.6 = allenarmi | di allenarmi | l'allenamento di oggi

    intent CancelWorkout
    @cancel = annulla | annullare | scarta | abbandona | cancella | lascia perdere | elimina | interrompi e annulla | annulliamo
    @cancel $thing
    """
}

extension Spanish {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = empieza | empezar | empiece | comienza | comenzar | inicia | iniciar | arranca | haz | hacer | pon | registra | registrar | ponte a registrar | empezamos | comenzamos | empiezo | comienzo | inicio | empecemos | comencemos | vamos con | iniciemos
      | (empieza | comienza | ponte) a (contar | registrar | medir | grabar | cronometrar) | graba | mide
    @workout/0.9 = [un | una | mi | el | la | este | esta] [nuevo | nueva] (entrenamiento | entreno | ejercicio
      | sesión | sesión de entrenamiento | rutina | rutina de ejercicio) [de]
    @a/0 = un | una | mi | el | la
    symbol outdoor = al aire libre | fuera | en exterior | en el exterior | afuera
    symbol indoor = en interior | dentro | en el gimnasio | en casa | bajo techo
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = con [el] objetivo de | de | durante | por | para | para quemar
    symbol run = carrera | correr | running | trote | trotar
    symbol walk = caminata | paseo | caminar | pasear
    symbol swim = natación | nadar
    symbol cycle = bici | bicicleta | ciclismo | montar en bici | salida en bici | paseo en bici | ruta en bici
    symbol yoga = yoga
    symbol hike = senderismo | excursión
    symbol row = remo | remar
    symbol dance = baile | bailar
    symbol strength = pesas | levantamiento de pesas | entrenamiento de fuerza
    symbol elliptical = elíptica
    symbol spin = spinning
    symbol boxing = boxeo | kickboxing
    symbol climb = escalada
    symbol ski = esquí | esquiar
    symbol skate = patinaje | patinar
    symbol tennis = tenis
    symbol basketball = baloncesto | básquet
    symbol soccer = fútbol
    symbol golf = golf
    symbol crossTraining = crossfit
    symbol cardio = cardio
    symbol stretch = estiramientos | estirar
    symbol jumpRope = saltar la cuerda | saltar la comba
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
    @in/0 = en | de
    @burn $goal
    ~-0.2 @runNow $goal [$place] => workoutName=run
    ~-0.2 @walkNow $goal [$place] => workoutName=walk
    @runNow/0.6 = corre | corramos
    @walkNow/0.6 = camina | caminemos
    @burn/0.7 = quema | quememos | quemar | perder
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = sin objetivo | sin límite | libre
    @goFor $kind [$more]*
    @goFor/0.6 = voy a | vamos a | salgo a | salimos a | quiero salir a | salir a | vámonos a | voy a hacer | me voy a | a
    ~0.2 @sport [$more]*
    @sport = vamos a entrenar | voy a entrenar | quiero entrenar | entrenar | a entrenar | vamos a hacer ejercicio | hacer deporte | vamos a hacer deporte
    ~0.3 $kind $goal [$place]

    intent PauseWorkout
    @pause = pausa | pausar | pon en pausa | poner en pausa | detén un momento
    @pause $thing
    @put $thing @onPause
    @put/0.4 = pon | poner
    @onPause = en pausa
    @pauseIn $thing
    @stopIt $thing @moment
    @stopIt/0.6 = para | parar | detén | detener | corta
    @moment/1.0 = [por | durante] un (momento | segundo | minuto | rato | momentito | ratito)
    @pauseIn = (haz | hacer | hacemos | toma | quiero) una pausa (en | con | de | del)

    intent ResumeWorkout
    @resume = reanuda | reanudar | continúa | continuar | sigue con | seguir con | retoma | retomar | vuelve a | sigo con | sigamos con | continuemos con | volver a | continúa con | sigue | volvamos a
    @resume $thing
    @resume @with $thing
    @with/0.1 = con

    intent EndWorkout
    @end = párale (a | al) | páralo | fin de | fin del | termina | terminar | acaba | acabar | finaliza | finalizar | para | parar | detén | detener
    @end $thing
    @finished $thing
    @finished @training
    @training/0.6 = [de] (entrenar | ejercitarme | hacer ejercicio | entrenarme) [por hoy]
    @finished/0.8 = ya (está bien | basta) | es suficiente | (terminé | acabé | he terminado | he acabado) (con | de) | he terminado | ya terminé | ya he terminado | he acabado | se acabó | acabé | ya acabé | terminé

    intent CancelWorkout
    @cancel = cancela | cancelar | descarta | descartar | anula | abandona | olvida | deja | elimina | borra
    @cancel $thing
    """
}

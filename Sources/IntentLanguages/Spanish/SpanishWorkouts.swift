extension Spanish {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = empieza | empezar | empiece | comienza | comenzar | inicia | iniciar | arranca | haz | hacer | pon | registra | registrar | ponte a registrar | empecemos | comencemos | vamos con | iniciemos
    @workout/0.9 = [un | una | mi | el | la | este | esta] [nuevo | nueva] (entrenamiento | entreno | ejercicio
      | sesión | sesión de entrenamiento | rutina | rutina de ejercicio) [de]
    @a/0 = un | una | mi | el | la
    symbol outdoor = al aire libre | fuera | en exterior | en el exterior | afuera
    symbol indoor = en interior | dentro | en el gimnasio | en casa | bajo techo
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = de | durante | por | para | para quemar
    $name = [@a] {workoutName:workoutActivityName!} | @workout {workoutName:workoutActivityName}
    $thing = $name | @workout
    $more = $goal | $place

    intent StartWorkout
    @start $thing [$more] [$more]
    @start $thing [$place] @openEnd => isOpenEnded=true
    @openEnd = sin objetivo | sin límite | libre
    ~0.2 @sport [$more] [$more]
    @sport = vamos a entrenar | voy a entrenar | quiero entrenar | entrenar | a entrenar | vamos a hacer ejercicio | quiero salir a correr | voy a correr | salgo a correr | vamos a correr | voy a nadar | voy a caminar | salgo a caminar
    ~0.3 @sportName $goal [$place]
    @sportName = correr | nadar | caminar | pedalear

    intent PauseWorkout
    @pause = pausa | pausar | pon en pausa | poner en pausa | detén un momento
    @pause $thing
    @put $thing @onPause
    @put/0.4 = pon | poner
    @onPause = en pausa
    @pauseIn $thing
    @pauseIn = (haz | hacer | hacemos | toma | quiero) una pausa (en | con | de | del)

    intent ResumeWorkout
    @resume = reanuda | reanudar | continúa | continuar | sigue con | seguir con | retoma | retomar | vuelve a | sigo con | sigamos con | continuemos con | volver a | continúa con | sigue | volvamos a
    @resume $thing
    @resume @with $thing
    @with/0.1 = con

    intent EndWorkout
    @end = termina | terminar | acaba | acabar | finaliza | finalizar | para | parar | detén | detener
    @end $thing
    @finished $thing
    @finished/0.8 = he terminado | ya terminé | ya he terminado | he acabado | se acabó | acabé | ya acabé | terminé

    intent CancelWorkout
    @cancel = cancela | cancelar | descarta | descartar | anula | abandona | olvida | deja | elimina | borra
    @cancel $thing
    """
}

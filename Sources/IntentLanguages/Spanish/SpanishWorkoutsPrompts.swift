extension Spanish {
  /// What the assistant says in Spanish about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: el entreno
    StartWorkout.workoutName needsValue: ¿Qué entreno quieres empezar?
    StartWorkout.workoutName needsValue: Perdona, ¿qué entreno?
    StartWorkout.workoutName needsValue: No he entendido el entreno. ¿Cómo se llama?
    StartWorkout.workoutName needsValue instead: Entonces, ¿qué entreno quieres?
    StartWorkout.workoutName disambiguation: ¿Qué entreno: {or choices}?
    StartWorkout.workoutName disambiguation (brief): ¿Qué entreno?
    StartWorkout.workoutName confirmation: ¿Empiezo {value}?
    StartWorkout.workoutName unsupported: {app} no conoce ningún entreno llamado «{value}».
    StartWorkout.goalValue name: el objetivo
    StartWorkout.goalValue needsValue: ¿Qué distancia, cuánto tiempo o cuántas calorías?
    StartWorkout.goalValue unsupported: {app} no puede usar ese objetivo.
    StartWorkout.goalValue needsValue instead: ¿Cuál debería ser el objetivo en su lugar?
    StartWorkout.workoutGoalUnitType name: la unidad
    StartWorkout.workoutGoalUnitType needsValue: ¿En minutos, kilómetros o calorías?
    StartWorkout.workoutGoalUnitType unsupported: {app} no puede contar en esa unidad.
    StartWorkout.workoutGoalUnitType needsValue instead: ¿Y en minutos o calorías?
    StartWorkout.workoutLocationType name: el lugar
    StartWorkout.workoutLocationType needsValue: ¿En interior o al aire libre?
    StartWorkout.workoutLocationType needsValue: Perdona, ¿en interior o al aire libre?
    StartWorkout.workoutLocationType unsupported: {app} no puede hacer ese entreno {value}.
    StartWorkout.workoutLocationType needsValue instead: ¿Dónde quieres hacerlo en su lugar?
    StartWorkout.isOpenEnded name: el final abierto
    StartWorkout.isOpenEnded needsValue: ¿Sin objetivo?
    StartWorkout success: [{workoutName} en marcha. ]¡Que vaya bien!
    StartWorkout handleInApp: [{workoutName} en marcha ]en {app}. ¡Que vaya bien!
    StartWorkout continueInApp: [{workoutName} en marcha ]en {app}.
    StartWorkout failure: Lo siento, {app} no ha podido empezar el entreno.
    StartWorkout failureRequiringAppLaunch: Tendrás que empezar ese entreno en {app}.
    StartWorkout failureOngoingWorkout: Ya tienes un entreno en marcha. Termina primero ese.
    StartWorkout failureNoMatchingWorkout: {app} no tiene ese entreno.
    StartWorkout ended cancelled: De acuerdo, sin entreno.

    PauseWorkout.workoutName name: el entreno
    PauseWorkout.workoutName needsValue: ¿Qué entreno pongo en pausa?
    PauseWorkout.workoutName disambiguation: ¿Qué entreno: {or choices}?
    PauseWorkout.workoutName unsupported: No estás haciendo {value}.
    PauseWorkout success: Tu entreno está en pausa.
    PauseWorkout handleInApp: Tu entreno está en pausa.
    PauseWorkout continueInApp: Puedes ponerlo en pausa en {app}.
    PauseWorkout failure: Lo siento, {app} no ha podido poner en pausa el entreno.
    PauseWorkout failureRequiringAppLaunch: Tendrás que ponerlo en pausa en {app}.
    PauseWorkout failureNoMatchingWorkout: No hay ningún entreno en marcha.
    ResumeWorkout.workoutName name: el entreno
    ResumeWorkout.workoutName needsValue: ¿Qué entreno reanudo?
    ResumeWorkout.workoutName disambiguation: ¿Qué entreno: {or choices}?
    ResumeWorkout.workoutName unsupported: No estás haciendo {value}.
    ResumeWorkout success: Tu entreno continúa.
    ResumeWorkout handleInApp: Tu entreno continúa.
    ResumeWorkout continueInApp: Puedes reanudarlo en {app}.
    ResumeWorkout failure: Lo siento, {app} no ha podido reanudar el entreno.
    ResumeWorkout failureRequiringAppLaunch: Tendrás que reanudarlo en {app}.
    ResumeWorkout failureNoMatchingWorkout: No hay ningún entreno en pausa.
    EndWorkout.workoutName name: el entreno
    EndWorkout.workoutName needsValue: ¿Qué entreno termino?
    EndWorkout.workoutName disambiguation: ¿Qué entreno: {or choices}?
    EndWorkout.workoutName unsupported: No estás haciendo {value}.
    EndWorkout success: Bien hecho.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Bien hecho.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: Puedes terminarlo en {app}.
    EndWorkout failure: Lo siento, {app} no ha podido terminar el entreno.
    EndWorkout failureRequiringAppLaunch: Tendrás que terminarlo en {app}.
    EndWorkout failureNoMatchingWorkout: No hay ningún entreno en marcha.
    CancelWorkout.workoutName name: el entreno
    CancelWorkout.workoutName needsValue: ¿Qué entreno cancelo?
    CancelWorkout.workoutName disambiguation: ¿Qué entreno: {or choices}?
    CancelWorkout.workoutName unsupported: No estás haciendo {value}.
    CancelWorkout success: De acuerdo, ese entreno no se guarda.
    CancelWorkout handleInApp: De acuerdo, ese entreno no se guarda.
    CancelWorkout continueInApp: Puedes cancelarlo en {app}.
    CancelWorkout failure: Lo siento, {app} no ha podido cancelar el entreno.
    CancelWorkout failureRequiringAppLaunch: Tendrás que cancelarlo en {app}.
    CancelWorkout failureNoMatchingWorkout: No hay ningún entreno en marcha.

    word outdoor: al aire libre
    word indoor: en interior
    """
}

extension Italian {
  /// What the assistant says in Italian about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: l’allenamento
    StartWorkout.workoutName needsValue: Quale allenamento vuoi iniziare?
    StartWorkout.workoutName needsValue: Scusa, quale allenamento?
    StartWorkout.workoutName needsValue: Non ho capito l’allenamento. Come si chiama?
    StartWorkout.workoutName needsValue instead: Allora quale allenamento vuoi?
    StartWorkout.workoutName disambiguation: Quale allenamento: {or choices}?
    StartWorkout.workoutName disambiguation (brief): Quale allenamento?
    StartWorkout.workoutName confirmation: Inizio {value}?
    StartWorkout.workoutName unsupported: {app} non conosce un allenamento di nome “{value}”.
    StartWorkout.goalValue name: l’obiettivo
    StartWorkout.goalValue needsValue: Quanta distanza, quanto tempo o quante calorie?
    StartWorkout.goalValue unsupported: {app} non può usare quell’obiettivo.
    StartWorkout.goalValue needsValue instead: Quale dovrebbe essere l’obiettivo invece?
    StartWorkout.workoutGoalUnitType name: l’unità
    StartWorkout.workoutGoalUnitType needsValue: In minuti, chilometri o calorie?
    StartWorkout.workoutGoalUnitType unsupported: {app} non conta in quell’unità.
    StartWorkout.workoutGoalUnitType needsValue instead: E in minuti o calorie?
    StartWorkout.workoutLocationType name: il luogo
    StartWorkout.workoutLocationType needsValue: Al chiuso o all’aperto?
    StartWorkout.workoutLocationType needsValue: Scusa, al chiuso o all’aperto?
    StartWorkout.workoutLocationType unsupported: {app} non può fare questo allenamento {value}.
    StartWorkout.workoutLocationType needsValue instead: Dove vuoi farlo invece?
    StartWorkout.isOpenEnded name: la durata libera
    StartWorkout.isOpenEnded needsValue: Senza obiettivo?
    StartWorkout success: [{workoutName}: si parte. ]Buon allenamento!
    StartWorkout handleInApp: [{workoutName}: si parte ]in {app}. Buon allenamento!
    StartWorkout continueInApp: [{workoutName}: si parte ]in {app}.
    StartWorkout failure: Mi dispiace, {app} non è riuscita a iniziare l’allenamento.
    StartWorkout failureRequiringAppLaunch: Devi iniziare quell’allenamento in {app}.
    StartWorkout failureOngoingWorkout: Hai già un allenamento in corso. Prima termina quello.
    StartWorkout failureNoMatchingWorkout: {app} non ha quell’allenamento.
    StartWorkout ended cancelled: Va bene, niente allenamento.

    PauseWorkout.workoutName name: l’allenamento
    PauseWorkout.workoutName needsValue: Quale allenamento metto in pausa?
    PauseWorkout.workoutName disambiguation: Quale allenamento: {or choices}?
    PauseWorkout.workoutName unsupported: Non stai facendo {value}.
    PauseWorkout success: Il tuo allenamento è in pausa.
    PauseWorkout handleInApp: Il tuo allenamento è in pausa.
    PauseWorkout continueInApp: Puoi metterlo in pausa in {app}.
    PauseWorkout failure: Mi dispiace, {app} non è riuscita a mettere in pausa l’allenamento.
    PauseWorkout failureRequiringAppLaunch: Devi metterlo in pausa in {app}.
    PauseWorkout failureNoMatchingWorkout: Non c’è nessun allenamento in corso.
    ResumeWorkout.workoutName name: l’allenamento
    ResumeWorkout.workoutName needsValue: Quale allenamento riprendo?
    ResumeWorkout.workoutName disambiguation: Quale allenamento: {or choices}?
    ResumeWorkout.workoutName unsupported: Non stai facendo {value}.
    ResumeWorkout success: Il tuo allenamento riprende.
    ResumeWorkout handleInApp: Il tuo allenamento riprende.
    ResumeWorkout continueInApp: Puoi riprenderlo in {app}.
    ResumeWorkout failure: Mi dispiace, {app} non è riuscita a riprendere l’allenamento.
    ResumeWorkout failureRequiringAppLaunch: Devi riprenderlo in {app}.
    ResumeWorkout failureNoMatchingWorkout: Non c’è nessun allenamento in pausa.
    EndWorkout.workoutName name: l’allenamento
    EndWorkout.workoutName needsValue: Quale allenamento termino?
    EndWorkout.workoutName disambiguation: Quale allenamento: {or choices}?
    EndWorkout.workoutName unsupported: Non stai facendo {value}.
    EndWorkout success: Ottimo lavoro.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Ottimo lavoro.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: Puoi terminarlo in {app}.
    EndWorkout failure: Mi dispiace, {app} non è riuscita a terminare l’allenamento.
    EndWorkout failureRequiringAppLaunch: Devi terminarlo in {app}.
    EndWorkout failureNoMatchingWorkout: Non c’è nessun allenamento in corso.
    CancelWorkout.workoutName name: l’allenamento
    CancelWorkout.workoutName needsValue: Quale allenamento annullo?
    CancelWorkout.workoutName disambiguation: Quale allenamento: {or choices}?
    CancelWorkout.workoutName unsupported: Non stai facendo {value}.
    CancelWorkout success: Va bene, quell’allenamento non viene salvato.
    CancelWorkout handleInApp: Va bene, quell’allenamento non viene salvato.
    CancelWorkout continueInApp: Puoi annullarlo in {app}.
    CancelWorkout failure: Mi dispiace, {app} non è riuscita ad annullare l’allenamento.
    CancelWorkout failureRequiringAppLaunch: Devi annullarlo in {app}.
    CancelWorkout failureNoMatchingWorkout: Non c’è nessun allenamento in corso.

    word outdoor: all’aperto
    word indoor: al chiuso
    """
}

extension German {
  /// What the assistant says in German about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: das Training
    StartWorkout.workoutName needsValue: Welches Training möchtest du starten?
    StartWorkout.workoutName needsValue: Entschuldige, welches Training?
    StartWorkout.workoutName needsValue: Das Training habe ich nicht verstanden. Wie heißt es?
    StartWorkout.workoutName needsValue instead: Welches Training möchtest du stattdessen?
    StartWorkout.workoutName disambiguation: Welches Training: {or choices}?
    StartWorkout.workoutName disambiguation (brief): Welches Training?
    StartWorkout.workoutName confirmation: {value} starten?
    StartWorkout.workoutName unsupported: {app} kennt kein Training namens „{value}“.
    StartWorkout.goalValue name: das Ziel
    StartWorkout.goalValue needsValue: Wie weit, wie lange oder wie viele Kalorien?
    StartWorkout.goalValue unsupported: Mit diesem Ziel kann {app} nichts anfangen.
    StartWorkout.goalValue needsValue instead: Was soll stattdessen das Ziel sein?
    StartWorkout.workoutGoalUnitType name: die Einheit
    StartWorkout.workoutGoalUnitType needsValue: In Minuten, Kilometern oder Kalorien?
    StartWorkout.workoutGoalUnitType unsupported: In dieser Einheit zählt {app} nicht.
    StartWorkout.workoutGoalUnitType needsValue instead: Ginge es auch in Minuten oder Kalorien?
    StartWorkout.workoutLocationType name: der Ort
    StartWorkout.workoutLocationType needsValue: Drinnen oder draußen?
    StartWorkout.workoutLocationType needsValue: Entschuldige, drinnen oder draußen?
    StartWorkout.workoutLocationType unsupported: {value} geht das mit {app} nicht.
    StartWorkout.workoutLocationType needsValue instead: Wo möchtest du es stattdessen machen?
    StartWorkout.isOpenEnded name: das offene Ende
    StartWorkout.isOpenEnded needsValue: Ohne Ziel?
    StartWorkout success: [{workoutName} läuft. ]Viel Spaß!
    StartWorkout handleInApp: [{workoutName} startet ]in {app}. Viel Spaß!
    StartWorkout continueInApp: [{workoutName} startet ]in {app}.
    StartWorkout failure: {app} konnte das Training leider nicht starten.
    StartWorkout failureRequiringAppLaunch: Dieses Training musst du in {app} starten.
    StartWorkout failureOngoingWorkout: Du bist schon mitten in einem Training. Beende das erst.
    StartWorkout failureNoMatchingWorkout: Dieses Training hat {app} nicht.
    StartWorkout ended cancelled: Okay, kein Training.

    PauseWorkout.workoutName name: das Training
    PauseWorkout.workoutName needsValue: Welches Training soll ich anhalten?
    PauseWorkout.workoutName disambiguation: Welches Training: {or choices}?
    PauseWorkout.workoutName unsupported: {value} läuft gerade nicht.
    PauseWorkout success: Dein Training ist angehalten.
    PauseWorkout handleInApp: Dein Training ist angehalten.
    PauseWorkout continueInApp: Du kannst es in {app} anhalten.
    PauseWorkout failure: {app} konnte das Training leider nicht anhalten.
    PauseWorkout failureRequiringAppLaunch: Das musst du in {app} anhalten.
    PauseWorkout failureNoMatchingWorkout: Gerade läuft kein Training.
    ResumeWorkout.workoutName name: das Training
    ResumeWorkout.workoutName needsValue: Welches Training soll weitergehen?
    ResumeWorkout.workoutName disambiguation: Welches Training: {or choices}?
    ResumeWorkout.workoutName unsupported: {value} läuft gerade nicht.
    ResumeWorkout success: Dein Training geht weiter.
    ResumeWorkout handleInApp: Dein Training geht weiter.
    ResumeWorkout continueInApp: Du kannst es in {app} fortsetzen.
    ResumeWorkout failure: {app} konnte das Training leider nicht fortsetzen.
    ResumeWorkout failureRequiringAppLaunch: Das musst du in {app} fortsetzen.
    ResumeWorkout failureNoMatchingWorkout: Es gibt kein angehaltenes Training.
    EndWorkout.workoutName name: das Training
    EndWorkout.workoutName needsValue: Welches Training soll ich beenden?
    EndWorkout.workoutName disambiguation: Welches Training: {or choices}?
    EndWorkout.workoutName unsupported: {value} läuft gerade nicht.
    EndWorkout success: Gut gemacht.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Gut gemacht.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: Du kannst es in {app} beenden.
    EndWorkout failure: {app} konnte das Training leider nicht beenden.
    EndWorkout failureRequiringAppLaunch: Das musst du in {app} beenden.
    EndWorkout failureNoMatchingWorkout: Gerade läuft kein Training.
    CancelWorkout.workoutName name: das Training
    CancelWorkout.workoutName needsValue: Welches Training soll ich abbrechen?
    CancelWorkout.workoutName disambiguation: Welches Training: {or choices}?
    CancelWorkout.workoutName unsupported: {value} läuft gerade nicht.
    CancelWorkout success: Okay, das Training ist verworfen.
    CancelWorkout handleInApp: Okay, das Training ist verworfen.
    CancelWorkout continueInApp: Du kannst es in {app} abbrechen.
    CancelWorkout failure: {app} konnte das Training leider nicht abbrechen.
    CancelWorkout failureRequiringAppLaunch: Das musst du in {app} abbrechen.
    CancelWorkout failureNoMatchingWorkout: Gerade läuft kein Training.

    word outdoor: draußen
    word indoor: drinnen
    """
}

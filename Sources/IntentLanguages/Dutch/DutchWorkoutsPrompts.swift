extension Dutch {
  /// What the assistant says in Dutch about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: de work-out
    StartWorkout.workoutName needsValue: Welke work-out wil je starten?
    StartWorkout.workoutName needsValue: Sorry, welke work-out?
    StartWorkout.workoutName needsValue: Ik heb de work-out niet verstaan. Hoe heet die?
    StartWorkout.workoutName needsValue instead: Welke work-out wil je dan?
    StartWorkout.workoutName disambiguation: Welke work-out: {or choices}?
    StartWorkout.workoutName disambiguation (brief): Welke work-out?
    StartWorkout.workoutName confirmation: {value} starten?
    StartWorkout.workoutName unsupported: {app} kent geen work-out die “{value}” heet.
    StartWorkout.goalValue name: het doel
    StartWorkout.goalValue needsValue: Hoe ver, hoelang of hoeveel calorieën?
    StartWorkout.goalValue unsupported: Met dat doel kan {app} niets.
    StartWorkout.goalValue needsValue instead: Wat moet in plaats daarvan het doel zijn?
    StartWorkout.workoutGoalUnitType name: de eenheid
    StartWorkout.workoutGoalUnitType needsValue: In minuten, kilometers of calorieën?
    StartWorkout.workoutGoalUnitType unsupported: In die eenheid kan {app} niet tellen.
    StartWorkout.workoutGoalUnitType needsValue instead: Mag het ook in minuten of calorieën?
    StartWorkout.workoutLocationType name: de plaats
    StartWorkout.workoutLocationType needsValue: Binnen of buiten?
    StartWorkout.workoutLocationType needsValue: Sorry, binnen of buiten?
    StartWorkout.workoutLocationType unsupported: {value} kan dat niet met {app}.
    StartWorkout.workoutLocationType needsValue instead: Waar wil je het in plaats daarvan doen?
    StartWorkout.isOpenEnded name: het open einde
    StartWorkout.isOpenEnded needsValue: Zonder doel?
    StartWorkout success: [{workoutName} is gestart. ]Veel plezier!
    StartWorkout handleInApp: [{workoutName} start ]in {app}. Veel plezier!
    StartWorkout continueInApp: [{workoutName} start ]in {app}.
    StartWorkout failure: Sorry, {app} kon de work-out niet starten.
    StartWorkout failureRequiringAppLaunch: Die work-out moet je in {app} starten.
    StartWorkout failureOngoingWorkout: Je bent al met een work-out bezig. Beëindig die eerst.
    StartWorkout failureNoMatchingWorkout: {app} heeft die work-out niet.
    StartWorkout ended cancelled: Oké, geen work-out.

    PauseWorkout.workoutName name: de work-out
    PauseWorkout.workoutName needsValue: Welke work-out moet ik pauzeren?
    PauseWorkout.workoutName disambiguation: Welke work-out: {or choices}?
    PauseWorkout.workoutName unsupported: Je bent niet bezig met {value}.
    PauseWorkout success: Je work-out is gepauzeerd.
    PauseWorkout handleInApp: Je work-out is gepauzeerd.
    PauseWorkout continueInApp: Je kunt hem in {app} pauzeren.
    PauseWorkout failure: Sorry, {app} kon de work-out niet pauzeren.
    PauseWorkout failureRequiringAppLaunch: Je moet hem in {app} pauzeren.
    PauseWorkout failureNoMatchingWorkout: Er is geen work-out bezig.
    ResumeWorkout.workoutName name: de work-out
    ResumeWorkout.workoutName needsValue: Met welke work-out wil je verder?
    ResumeWorkout.workoutName disambiguation: Welke work-out: {or choices}?
    ResumeWorkout.workoutName unsupported: Je bent niet bezig met {value}.
    ResumeWorkout success: Je work-out gaat verder.
    ResumeWorkout handleInApp: Je work-out gaat verder.
    ResumeWorkout continueInApp: Je kunt in {app} verdergaan.
    ResumeWorkout failure: Sorry, {app} kon de work-out niet hervatten.
    ResumeWorkout failureRequiringAppLaunch: Je moet in {app} verdergaan.
    ResumeWorkout failureNoMatchingWorkout: Er is geen gepauzeerde work-out.
    EndWorkout.workoutName name: de work-out
    EndWorkout.workoutName needsValue: Welke work-out moet ik beëindigen?
    EndWorkout.workoutName disambiguation: Welke work-out: {or choices}?
    EndWorkout.workoutName unsupported: Je bent niet bezig met {value}.
    EndWorkout success: Goed gedaan.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Goed gedaan.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: Je kunt hem in {app} beëindigen.
    EndWorkout failure: Sorry, {app} kon de work-out niet beëindigen.
    EndWorkout failureRequiringAppLaunch: Je moet hem in {app} beëindigen.
    EndWorkout failureNoMatchingWorkout: Er is geen work-out bezig.
    CancelWorkout.workoutName name: de work-out
    CancelWorkout.workoutName needsValue: Welke work-out moet ik annuleren?
    CancelWorkout.workoutName disambiguation: Welke work-out: {or choices}?
    CancelWorkout.workoutName unsupported: Je bent niet bezig met {value}.
    CancelWorkout success: Oké, die work-out wordt niet bewaard.
    CancelWorkout handleInApp: Oké, die work-out wordt niet bewaard.
    CancelWorkout continueInApp: Je kunt hem in {app} annuleren.
    CancelWorkout failure: Sorry, {app} kon de work-out niet annuleren.
    CancelWorkout failureRequiringAppLaunch: Je moet hem in {app} annuleren.
    CancelWorkout failureNoMatchingWorkout: Er is geen work-out bezig.

    word outdoor: buiten
    word indoor: binnen
    """
}

extension French {
  /// What the assistant says in French about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: l’entraînement
    StartWorkout.workoutName needsValue: Quel entraînement voulez-vous commencer ?
    StartWorkout.workoutName needsValue: Pardon, quel entraînement ?
    StartWorkout.workoutName needsValue: Je n’ai pas compris l’entraînement. Comment s’appelle-t-il ?
    StartWorkout.workoutName needsValue instead: Quel entraînement voulez-vous, alors ?
    StartWorkout.workoutName disambiguation: Quel entraînement : {or choices} ?
    StartWorkout.workoutName disambiguation (brief): Quel entraînement ?
    StartWorkout.workoutName confirmation: Commencer {value} ?
    StartWorkout.workoutName unsupported: {app} ne connaît pas l’entraînement « {value} ».
    StartWorkout.goalValue name: l’objectif
    StartWorkout.goalValue needsValue: Quelle distance, quelle durée ou combien de calories ?
    StartWorkout.goalValue unsupported: {app} ne peut pas prendre cet objectif.
    StartWorkout.goalValue needsValue instead: Quel devrait être l’objectif à la place ?
    StartWorkout.workoutGoalUnitType name: l’unité
    StartWorkout.workoutGoalUnitType needsValue: En minutes, en kilomètres ou en calories ?
    StartWorkout.workoutGoalUnitType unsupported: {app} ne compte pas dans cette unité.
    StartWorkout.workoutGoalUnitType needsValue instead: En minutes ou en calories, alors ?
    StartWorkout.workoutLocationType name: le lieu
    StartWorkout.workoutLocationType needsValue: En intérieur ou en extérieur ?
    StartWorkout.workoutLocationType needsValue: Pardon, en intérieur ou en extérieur ?
    StartWorkout.workoutLocationType unsupported: {app} ne propose pas cet entraînement {value}.
    StartWorkout.workoutLocationType needsValue instead: Où voulez-vous le faire à la place ?
    StartWorkout.isOpenEnded name: la durée libre
    StartWorkout.isOpenEnded needsValue: Sans objectif ?
    StartWorkout success: [C’est parti pour {workoutName}. ]Bon entraînement !
    StartWorkout handleInApp: [{workoutName}, c’est parti ]dans {app}. Bon entraînement !
    StartWorkout continueInApp: [{workoutName}, c’est parti ]dans {app}.
    StartWorkout failure: Désolé, {app} n’a pas pu commencer l’entraînement.
    StartWorkout failureRequiringAppLaunch: Il faut commencer cet entraînement dans {app}.
    StartWorkout failureOngoingWorkout: Vous êtes déjà à l’entraînement. Terminez d’abord celui-là.
    StartWorkout failureNoMatchingWorkout: {app} n’a pas cet entraînement.
    StartWorkout ended cancelled: D’accord, pas d’entraînement.

    PauseWorkout.workoutName name: l’entraînement
    PauseWorkout.workoutName needsValue: Quel entraînement faut-il mettre en pause ?
    PauseWorkout.workoutName disambiguation: Quel entraînement : {or choices} ?
    PauseWorkout.workoutName unsupported: Vous ne faites pas {value} en ce moment.
    PauseWorkout success: Votre entraînement est en pause.
    PauseWorkout handleInApp: Votre entraînement est en pause.
    PauseWorkout continueInApp: Vous pouvez le mettre en pause dans {app}.
    PauseWorkout failure: Désolé, {app} n’a pas pu mettre l’entraînement en pause.
    PauseWorkout failureRequiringAppLaunch: Il faut le mettre en pause dans {app}.
    PauseWorkout failureNoMatchingWorkout: Aucun entraînement n’est en cours.
    ResumeWorkout.workoutName name: l’entraînement
    ResumeWorkout.workoutName needsValue: Quel entraînement faut-il reprendre ?
    ResumeWorkout.workoutName disambiguation: Quel entraînement : {or choices} ?
    ResumeWorkout.workoutName unsupported: Vous ne faites pas {value} en ce moment.
    ResumeWorkout success: Votre entraînement reprend.
    ResumeWorkout handleInApp: Votre entraînement reprend.
    ResumeWorkout continueInApp: Vous pouvez le reprendre dans {app}.
    ResumeWorkout failure: Désolé, {app} n’a pas pu reprendre l’entraînement.
    ResumeWorkout failureRequiringAppLaunch: Il faut le reprendre dans {app}.
    ResumeWorkout failureNoMatchingWorkout: Aucun entraînement n’est en pause.
    EndWorkout.workoutName name: l’entraînement
    EndWorkout.workoutName needsValue: Quel entraînement faut-il terminer ?
    EndWorkout.workoutName disambiguation: Quel entraînement : {or choices} ?
    EndWorkout.workoutName unsupported: Vous ne faites pas {value} en ce moment.
    EndWorkout success: Bravo.[ {workout} : {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Bravo.[ {workout} : {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: Vous pouvez le terminer dans {app}.
    EndWorkout failure: Désolé, {app} n’a pas pu terminer l’entraînement.
    EndWorkout failureRequiringAppLaunch: Il faut le terminer dans {app}.
    EndWorkout failureNoMatchingWorkout: Aucun entraînement n’est en cours.
    CancelWorkout.workoutName name: l’entraînement
    CancelWorkout.workoutName needsValue: Quel entraînement faut-il annuler ?
    CancelWorkout.workoutName disambiguation: Quel entraînement : {or choices} ?
    CancelWorkout.workoutName unsupported: Vous ne faites pas {value} en ce moment.
    CancelWorkout success: D’accord, cet entraînement n’est pas gardé.
    CancelWorkout handleInApp: D’accord, cet entraînement n’est pas gardé.
    CancelWorkout continueInApp: Vous pouvez l’annuler dans {app}.
    CancelWorkout failure: Désolé, {app} n’a pas pu annuler l’entraînement.
    CancelWorkout failureRequiringAppLaunch: Il faut l’annuler dans {app}.
    CancelWorkout failureNoMatchingWorkout: Aucun entraînement n’est en cours.

    word outdoor: en extérieur
    word indoor: en intérieur
    """
}

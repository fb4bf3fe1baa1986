extension English {
  /// What the assistant says in English about workouts.
  static let workoutsPrompts = """
    StartWorkout.workoutName name: workout
    StartWorkout.workoutName needsValue: Which workout would you like to start?
    StartWorkout.workoutName needsValue: Sorry, which workout?
    StartWorkout.workoutName needsValue: I didn’t catch the workout. What is it called?
    StartWorkout.workoutName needsValue instead: Which workout would you like instead?
    StartWorkout.workoutName disambiguation: Which workout: {or choices}?
    StartWorkout.workoutName disambiguation (brief): Which workout?
    StartWorkout.workoutName confirmation: Start {value}?
    StartWorkout.workoutName unsupported: {app} doesn’t know a workout called {value}.
    StartWorkout.goalValue name: goal
    StartWorkout.goalValue needsValue: How far, how long or how many calories?
    StartWorkout.goalValue unsupported: {app} can’t use that goal.
    StartWorkout.goalValue needsValue instead: What should the goal be instead?
    StartWorkout.workoutGoalUnitType name: unit
    StartWorkout.workoutGoalUnitType needsValue: In minutes, miles or calories?
    StartWorkout.workoutGoalUnitType unsupported: {app} can’t measure that one by the {value}.
    StartWorkout.workoutGoalUnitType needsValue instead: Would minutes or calories do?
    StartWorkout.workoutLocationType name: place
    StartWorkout.workoutLocationType needsValue: Indoors or outdoors?
    StartWorkout.workoutLocationType needsValue: Sorry, indoors or outdoors?
    StartWorkout.workoutLocationType unsupported: {app} can’t do that one {value}.
    StartWorkout.workoutLocationType needsValue instead: Where would you like to do it instead?
    StartWorkout.isOpenEnded name: open end
    StartWorkout.isOpenEnded needsValue: Without a goal?
    StartWorkout success: [{workoutName} started. ]Have a good one!
    StartWorkout handleInApp: [Starting {workoutName} ]in {app}. Have a good one!
    StartWorkout continueInApp: [Starting {workoutName} ]in {app}.
    StartWorkout failure: Sorry, {app} couldn’t start the workout.
    StartWorkout failureRequiringAppLaunch: You’ll have to start that workout in {app}.
    StartWorkout failureOngoingWorkout: You’re already in a workout. End that one first.
    StartWorkout failureNoMatchingWorkout: {app} doesn’t have that workout.
    StartWorkout ended cancelled: OK, I won’t start a workout.

    PauseWorkout.workoutName name: workout
    PauseWorkout.workoutName needsValue: Which workout should I pause?
    PauseWorkout.workoutName disambiguation: Which workout: {or choices}?
    PauseWorkout.workoutName unsupported: You’re not doing {value}.
    PauseWorkout success: Your workout is paused.
    PauseWorkout handleInApp: Your workout is paused.
    PauseWorkout continueInApp: You can pause it in {app}.
    PauseWorkout failure: Sorry, {app} couldn’t pause the workout.
    PauseWorkout failureRequiringAppLaunch: You’ll have to pause it in {app}.
    PauseWorkout failureNoMatchingWorkout: There’s no[ {workoutName}] workout running.
    ResumeWorkout.workoutName name: workout
    ResumeWorkout.workoutName needsValue: Which workout should I resume?
    ResumeWorkout.workoutName disambiguation: Which workout: {or choices}?
    ResumeWorkout.workoutName unsupported: You’re not doing {value}.
    ResumeWorkout success: OK, your workout is running again.
    ResumeWorkout handleInApp: OK, your workout is running again.
    ResumeWorkout continueInApp: You can resume it in {app}.
    ResumeWorkout failure: Sorry, {app} couldn’t resume the workout.
    ResumeWorkout failureRequiringAppLaunch: You’ll have to resume it in {app}.
    ResumeWorkout failureNoMatchingWorkout: There’s no paused[ {workoutName}] workout.
    EndWorkout.workoutName name: workout
    EndWorkout.workoutName needsValue: Which workout should I end?
    EndWorkout.workoutName disambiguation: Which workout: {or choices}?
    EndWorkout.workoutName unsupported: You’re not doing {value}.
    EndWorkout success: Well done.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout handleInApp: Well done.[ {workout}: {duration}[, {distance}][, {energy}].]
    EndWorkout continueInApp: You can end it in {app}.
    EndWorkout failure: Sorry, {app} couldn’t end the workout.
    EndWorkout failureRequiringAppLaunch: You’ll have to end it in {app}.
    EndWorkout failureNoMatchingWorkout: There’s no[ {workoutName}] workout running.
    CancelWorkout.workoutName name: workout
    CancelWorkout.workoutName needsValue: Which workout should I cancel?
    CancelWorkout.workoutName disambiguation: Which workout: {or choices}?
    CancelWorkout.workoutName unsupported: You’re not doing {value}.
    CancelWorkout success: OK, that workout won’t be saved.
    CancelWorkout handleInApp: OK, that workout won’t be saved.
    CancelWorkout continueInApp: You can cancel it in {app}.
    CancelWorkout failure: Sorry, {app} couldn’t cancel the workout.
    CancelWorkout failureRequiringAppLaunch: You’ll have to cancel it in {app}.
    CancelWorkout failureNoMatchingWorkout: There’s no[ {workoutName}] workout running.

    word outdoor: outdoors
    word indoor: indoors
    """
}

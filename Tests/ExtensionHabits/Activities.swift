import Foundation
// Of Apple's systems Foundation alone would do for this file.
import Intents

/// What a file beside the handlers makes of a request.
enum Activities {
  static func workout(_ intent: INStartWorkoutIntent) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartWorkoutIntent.self))
    activity.title = intent.workoutName?.spokenPhrase
    activity.addUserInfoEntries(from: ["goal": intent.goalValue ?? 0])
    return activity
  }
}

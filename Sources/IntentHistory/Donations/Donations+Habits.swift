#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Something that the user does repeatedly, rated for a moment and a place.
package struct DonatedHabit: Sendable {
  /// The name by which feedback on its suggestion is recognised.
  package let identifier: String
  package let app: String
  /// The last of its interactions.
  package let interaction: Interaction
  private let donation: StoredDonation
  /// How high its score is, from 0 to 1, feedback included.
  package let score: Double
  /// The number of interactions: all, at about this time of day, on this day of the week, and at this place.
  package let count: Int
  package let atTime: Int
  package let onDay: Int
  package let atPlace: Int
  package let lastDate: Date

  fileprivate init(
    _ identifier: String, _ app: String, _ interaction: Interaction, _ donation: StoredDonation,
    _ score: HabitTable.Score, _ habit: HabitTable.Habit
  ) {
    self.identifier = identifier
    self.app = app
    self.interaction = interaction
    self.donation = donation
    self.score = score.total
    count = habit.count
    (atTime, onDay, atPlace) = (score.atTime, score.onDay, score.atPlace)
    lastDate = habit.lastDate
  }

  /// The interaction as it was encoded, with the parameters of an intent whose type is not known here.
  package var json: BoundedJSON? { donation.interactionAsJSON }

  /// The activity that the user turned to, where that is what the user does.
  package var viewedActivity: UserActivity? { interaction.viewedActivity }
}

/// Which habits of an app are wanted.
package struct HabitFilter: Sendable {
  /// The identifier of the app.
  package var app: String
  /// The intents of the requests.
  package var intents: [IntentName]
  /// Which kinds are wanted: requests with people, requests without, and looking at something.
  package var withPeople: Bool
  package var withoutPeople: Bool
  package var views: Bool

  package init(app: String, intents: [IntentName], withPeople: Bool, withoutPeople: Bool, views: Bool) {
    self.app = app
    self.intents = intents
    self.withPeople = withPeople
    self.withoutPeople = withoutPeople
    self.views = views
  }
}

extension Donations {
  /// What the user does at such a moment and place, most likely first, with the feedback weighed in; at most `limit`.
  package func habits(_ filters: [HabitFilter], limit: Int, at now: Date, place: Coordinate?) -> [DonatedHabit] {
    let wanted = wantedHabits(filters)
    let best = content.bestHabits(
      limit, at: now, slot: WeekSlot(now, in: calendar), place: place,
      isWanted: { wanted[Int($0.app)]?.holds($0) == true })
    return best.compactMap(habit)
  }

  private func habit(_ score: HabitTable.Score) -> DonatedHabit? {
    let learned = content.learned
    let habit = learned.habits.habits[score.habit]
    guard let donation = content.donation(habit.last), let interaction = donation.interaction else { return nil }
    let identifier = learned.habits.identifier(of: score.habit, apps: learned.apps, intents: learned.intents)
    return DonatedHabit(identifier, learned.apps.text(habit.app), interaction, donation, score, habit)
  }

  /// The filters by the apps' numbers; `nil` for an app from which nothing is wanted.
  private func wantedHabits(_ filters: [HabitFilter]) -> [WantedHabits?] {
    let learned = content.learned
    var wanted = [WantedHabits?](repeating: nil, count: learned.apps.count)
    let views = learned.intents.number(of: ViewActivityIntent.name.rawValue)
    for filter in filters {
      guard let number = learned.apps.number(of: filter.app) else { continue }
      let requests = filter.intents.compactMap { learned.intents.number(of: $0.rawValue) }
      wanted[Int(number)] = WantedHabits(
        views: filter.views ? views : nil, intents: Set(requests), withPeople: filter.withPeople,
        withoutPeople: filter.withoutPeople)
    }
    return wanted
  }
}

/// A filter with the numbers by which the table knows intents.
private struct WantedHabits {
  /// The number of the intent for looking at something; `nil` where that is not wanted.
  var views: UInt32?
  var intents: Set<UInt32>
  var withPeople: Bool
  var withoutPeople: Bool

  func holds(_ habit: HabitTable.Habit) -> Bool {
    if habit.intent == views { return true }
    return (habit.hasPeople ? withPeople : withoutPeople) && intents.contains(habit.intent)
  }
}

extension Donations {
  /// The factor for the score of an app's suggestion, from how often it was taken and dismissed: at most 1.
  package func feedbackFactor(for suggestion: String, of app: String) -> Double {
    content.feedback[.init(app: app, suggestion: suggestion)]?.factor ?? 1
  }

  /// The user took an app's suggestion, or dismissed it.
  package func learn(_ suggestion: String, of app: String, taken: Bool) throws {
    let key = DonationContent.FeedbackKey(app: app, suggestion: suggestion)
    var feedback = content.feedback[key] ?? Feedback()
    if taken {
      feedback.taken = Feedback.bounded(feedback.taken + 1)
    } else {
      feedback.dismissed = Feedback.bounded(feedback.dismissed + 1)
    }
    var batch = StoreBatch()
    batch.put(feedback.encoded(), for: StoreKey.feedback(key).stored)
    try commit(batch)
  }
}

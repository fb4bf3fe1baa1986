#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension Donations {
  /// What the user does at such a moment, most likely first, with the feedback weighed in.
  func habitSuggestions(for context: SuggestionContext) -> [Suggestion] {
    let wanted = wantedIntents(context)
    let best = content.bestHabits(
      context.limit, at: context.now, slot: WeekSlot(context.now, in: calendar), place: context.location,
      isWanted: { wanted[Int($0.app)]?.holds($0) == true })
    return best.compactMap { score in
      let habit = content.learned.habits.habits[score.habit]
      guard let app = context.allowedApp(content.learned.apps.text(habit.app)),
        let donation = content.donation(habit.last), let interaction = donation.interaction
      else { return nil }
      return suggestion(score, interaction, to: donation.destination, app, context)
    }
  }

  /// The habits of an app that may be suggested.
  private struct Wanted {
    /// The number of the intent that looking at something is; `nil` where that is not wanted.
    var views: UInt32?
    var intents: Set<UInt32>
    var withPeople: Bool
    var withoutPeople: Bool

    func holds(_ habit: HabitTable.Habit) -> Bool {
      if habit.intent == views { return true }
      return (habit.hasPeople ? withPeople : withoutPeople) && intents.contains(habit.intent)
    }
  }

  /// By the apps' numbers; `nil` for an app that is not installed, or may not be suggested.
  private func wantedIntents(_ context: SuggestionContext) -> [Wanted?] {
    let learned = content.learned
    var wanted = [Wanted?](repeating: nil, count: learned.apps.count)
    let off = context.settings.disabledGroups
    let views =
      off.contains(.activities) || context.surface == .car
      ? nil : learned.intents.number(of: ViewActivityIntent.name.rawValue)
    for app in context.allowedApps {
      guard let number = learned.apps.number(of: app.identifier) else { continue }
      let requests = app.supportedIntents.compactMap { learned.intents.number(of: $0.rawValue) }
      wanted[Int(number)] = Wanted(
        views: views, intents: Set(requests), withPeople: !off.contains(.contacts),
        withoutPeople: !off.contains(.requests))
    }
    return wanted
  }

  private func identifier(_ habit: Int) -> String {
    content.learned.habits.identifier(of: habit, apps: content.learned.apps, intents: content.learned.intents)
  }

  private func suggestion(
    _ score: HabitTable.Score, _ interaction: Interaction, to destination: String?, _ app: AppProfile,
    _ context: SuggestionContext
  ) -> Suggestion? {
    if let activity = interaction.viewedActivity { return open(activity, score, app, context) }
    let people = interaction.people
    let intent = interaction.intent.name
    let names = context.words.list(people.map(\.displayName))
    let title =
      switch people.isEmpty ? nil : ContactAct(intent) {
      case .message?: context.words.message(names)
      case .call?: context.words.call(names)
      case .pay?: context.words.pay(names)
      case nil: destination.map(context.words.ride) ?? context.words.request(intent, app.displayName)
      }
    return Suggestion(
      id: identifier(score.habit),
      // What was said to a person is not suggested again with its content.
      act: .request(intent, people: people, intent: people.isEmpty ? interaction.intent : nil),
      title: title, app: app, source: app,
      reasons: Self.reasons(score, content.learned.habits.habits[score.habit], at: context.now), score: score.total)
  }

  private func open(
    _ activity: UserActivity, _ score: HabitTable.Score, _ app: AppProfile, _ context: SuggestionContext
  ) -> Suggestion? {
    guard !activity.isExpired(at: context.now), app.activityTypes.contains(activity.activityType) else { return nil }
    return Suggestion(
      id: identifier(score.habit), act: .open(activity), title: context.words.open(activity.title ?? ""), app: app,
      source: app, reasons: Self.reasons(score, content.learned.habits.habits[score.habit], at: context.now),
      score: score.total)
  }

  private static func reasons(
    _ score: HabitTable.Score, _ habit: HabitTable.Habit, at now: Date
  ) -> [SuggestionReason] {
    var reasons: [SuggestionReason] = []
    if score.atTime >= 3, score.atTime * 2 >= habit.count { reasons.append(.atThisTime(score.atTime)) }
    if score.onDay >= 3, score.onDay * 2 >= habit.count { reasons.append(.onThisDay(score.onDay)) }
    if score.atPlace >= 3, score.atPlace * 2 >= habit.count { reasons.append(.atThisPlace(score.atPlace)) }
    if reasons.isEmpty { reasons.append(.often(habit.count)) }
    if now.timeIntervalSince(habit.lastDate) < 86400 { reasons.append(.lastDone(habit.lastDate)) }
    return reasons
  }

  func feedbackFactor(for suggestion: Suggestion) -> Double {
    content.feedback[.init(app: suggestion.source.identifier, suggestion: suggestion.id)]?.factor ?? 1
  }

  func learn(_ suggestion: Suggestion, taken: Bool) throws {
    let key = DonationContent.FeedbackKey(app: suggestion.source.identifier, suggestion: suggestion.id)
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

extension StoredDonation {
  /// Where a ride went, by its name; `nil` for anything else, and for a ride to a place without one.
  fileprivate var destination: String? {
    guard intent.elementsEqual("RequestRide".utf8), case .object(let parts) = interactionAsJSON,
      case .object(let request) = parts.first(where: { $0.key == "intent" })?.value,
      case .object(let parameters) = request.first(where: { $0.key == "parameters" })?.value,
      case .object(let place) = parameters.first(where: { $0.key == "dropOffLocation" })?.value,
      case .string(let name) = place.first(where: { $0.key == "name" })?.value, !name.isEmpty
    else { return nil }
    return name
  }
}

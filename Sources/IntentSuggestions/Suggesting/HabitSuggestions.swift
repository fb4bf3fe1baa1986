#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension Donations {
  /// What the user does at such a moment, most likely first, with the feedback weighed in.
  func habitSuggestions(for context: SuggestionContext) -> [Suggestion] {
    learned.update(from: content)
    let slot = WeekSlot(context.now, in: calendar)
    let scores = learned.habits.scores(at: context.now, slot: slot, place: context.location)
    var suggestions: [Suggestion] = []
    let allowed = Dictionary(context.allowedApps.map { ($0.identifier, $0) }) { first, _ in first }
    let order = scores.indices.filter { allowed[learned.habits.habits[$0].app] != nil }
      .map { (number: $0, score: self.score(scores[$0].total, learned.habits.habits[$0])) }
      .sorted { $0.score > $1.score }
    for (number, score) in order {
      guard suggestions.count < context.limit, score > 0.001 else { break }
      let habit = learned.habits.habits[number]
      guard let app = allowed[habit.app], app.supportedIntents.contains(habit.intent),
        let interaction = content.donations[habit.last]?.interaction
      else { continue }
      let suggestion = self.suggestion(habit, interaction, app, context, scores[number], score)
      if !context.settings.disabledGroups.contains(suggestion.group) { suggestions.append(suggestion) }
    }
    return suggestions
  }

  /// Between 0 and 1: `s / (1 + s)` of the habit's sum, times what became of it when it was offered.
  private func score(_ total: Double, _ habit: HabitTable.Habit) -> Double {
    let feedback = content.feedback[.init(app: habit.app, suggestion: Self.identifier(habit))]
    return total / (1 + total) * (feedback?.factor ?? 1)
  }

  private static func identifier(_ habit: HabitTable.Habit) -> String { "habit \(habit.key)" }

  private func suggestion(
    _ habit: HabitTable.Habit, _ interaction: Interaction, _ app: AppProfile, _ context: SuggestionContext,
    _ weighed: HabitTable.Score, _ score: Double
  ) -> Suggestion {
    let names = context.words.list(interaction.people.map(\.displayName))
    let title =
      switch interaction.people.isEmpty ? nil : ContactAct(habit.intent) {
      case .message?: context.words.message(names)
      case .call?: context.words.call(names)
      case .pay?: context.words.pay(names)
      case nil: context.words.request(habit.intent, app.displayName)
      }
    return Suggestion(
      id: Self.identifier(habit),
      // What was said to somebody then is not to be said again.
      act: .request(
        habit.intent, people: interaction.people, intent: interaction.people.isEmpty ? interaction.intent : nil),
      title: title, app: app, source: app, reasons: Self.reasons(weighed, habit, at: context.now), score: score)
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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

extension Donations {
  /// The requests that the user usually makes at such a moment, most likely first, weighted by feedback.
  func habitSuggestions(for context: SuggestionContext) -> [Suggestion] {
    let off = context.settings.disabledGroups
    let filters = context.allowedApps.map { app in
      HabitFilter(
        app: app.identifier, intents: context.shown(of: app), withPeople: !off.contains(.contacts),
        withoutPeople: !off.contains(.requests), views: !off.contains(.activities) && context.surface != .car)
    }
    return habits(filters, limit: context.limit, at: context.now, place: context.location).compactMap { habit in
      context.allowedApp(habit.app).flatMap { habit.suggestion(in: $0, context) }
    }
  }

  func feedbackFactor(for suggestion: Suggestion) -> Double {
    feedbackFactor(for: suggestion.id, of: suggestion.source.identifier)
  }
}

extension SuggestionContext {
  /// The intents of an app that may be suggested at this moment.
  fileprivate func shown(of app: AppProfile) -> [IntentName] {
    app.supportedIntents.filter { !isLocked || app.rules[$0]?.requiresUnlock != true }
  }
}

extension DonatedHabit {
  fileprivate func suggestion(in app: AppProfile, _ context: SuggestionContext) -> Suggestion? {
    if let viewedActivity { return open(viewedActivity, app, context) }
    let people = interaction.people
    return Suggestion(
      id: identifier,
      // A request about a person is suggested without its content: the same words are hardly sent twice.
      act: .request(interaction.intent.name, people: people, intent: people.isEmpty ? interaction.intent : nil),
      title: title(in: app, context.words), app: app, source: app, reasons: reasons(at: context.now), score: score)
  }

  private func title(in app: AppProfile, _ words: SuggestionWords) -> String {
    let intent = interaction.intent.name
    let names = words.list(interaction.people.map(\.displayName))
    return switch interaction.people.isEmpty ? nil : app.rules[intent]?.contact?.act {
    case .message?: words.message(names)
    case .call?: words.call(names)
    case .pay?: words.pay(names)
    case nil:
      destination(in: app).map(words.ride) ?? app.title(of: intent, in: words.language)
        ?? words.request(intent, app.displayName)
    }
  }

  private func open(_ activity: UserActivity, _ app: AppProfile, _ context: SuggestionContext) -> Suggestion? {
    guard !activity.isExpired(at: context.now), app.activityTypes.contains(activity.activityType) else { return nil }
    return Suggestion(
      id: identifier, act: .open(activity), title: context.words.open(activity.title ?? ""), app: app, source: app,
      reasons: reasons(at: context.now), score: score)
  }

  private func reasons(at now: Date) -> [SuggestionReason] {
    var reasons: [SuggestionReason] = []
    if atTime >= 3, atTime * 2 >= count { reasons.append(.atThisTime(atTime)) }
    if onDay >= 3, onDay * 2 >= count { reasons.append(.onThisDay(onDay)) }
    if atPlace >= 3, atPlace * 2 >= count { reasons.append(.atThisPlace(atPlace)) }
    if reasons.isEmpty { reasons.append(.often(count)) }
    if now.timeIntervalSince(lastDate) < 86400 { reasons.append(.lastDone(lastDate)) }
    return reasons
  }

  /// The name of a ride's destination; `nil` for anything else, and for a place without a name.
  private func destination(in app: AppProfile) -> String? {
    guard case .ride(let parameter)? = app.rules[interaction.intent.name]?.journey, case .object(let parts) = json,
      case .object(let request) = parts.first(where: { $0.key == "intent" })?.value,
      case .object(let parameters) = request.first(where: { $0.key == "parameters" })?.value,
      case .object(let place) = parameters.first(where: { $0.key == parameter })?.value,
      case .string(let name) = place.first(where: { $0.key == "name" })?.value, !name.isEmpty
    else { return nil }
    return name
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

extension Reminders {
  /// The reminders that are due and not done yet, with the score `2^(−age / 1 h)`.
  func suggestions(for context: SuggestionContext) -> [Suggestion] {
    guard !context.settings.disabledGroups.contains(.reminders), let keeper = context.reminders else { return [] }
    return back(at: context.now).compactMap { reminder, date -> Suggestion? in
      var app = keeper
      if let viewed = reminder.activity {
        guard !viewed.activity.isExpired(at: context.now), let opened = context.allowedApp(viewed.app) else {
          return nil
        }
        app = opened
      }
      return Suggestion(
        id: reminder.id, act: .reminder(reminder), title: reminder.title, app: app, source: keeper,
        reasons: [.reminded(at: date)], score: (-context.now.timeIntervalSince(date) / 3600).powerOfTwo)
    }
  }
}

extension SuggestionContext {
  /// The app that keeps the reminders; `nil` where it may not be suggested.
  fileprivate var reminders: AppProfile? {
    guard apps.contains(where: { $0.identifier == Reminders.app }) else {
      let isOff = deniedApps.contains(Reminders.app) || settings.disabledApps.contains(Reminders.app)
      return isOff ? nil : AppProfile(identifier: Reminders.app, displayName: words.reminders)
    }
    return allowedApp(Reminders.app)
  }
}

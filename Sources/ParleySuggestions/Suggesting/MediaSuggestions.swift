#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory

extension MediaLibrary {
  /// The seconds after which a play counts half as much.
  private static let halfLife = 14 * 86400.0

  /// The items to offer after a trigger, most likely first.
  ///
  /// An item's score is `s / (1 + s)`, where `s` is the sum over its plays of `2^(−age / 14 days)`, times 1 after the
  /// same trigger, 0.3 after another or none; an item that was begun and not finished counts half again as much. An app
  /// from which nothing was ever played is not offered.
  public func suggestions(after trigger: MediaTrigger, for context: SuggestionContext) -> [Suggestion] {
    guard !context.settings.disabledGroups.contains(.media) else { return [] }
    var sums: [String: [String: (sum: Double, count: Int)]] = [:]
    for play in history {
      let recency = min(
        1,
        SearchableIndex.Heat.power(play.date, halfLife: Self.halfLife)
          / SearchableIndex.Heat.power(context.now, halfLife: Self.halfLife))
      let sum = recency * (play.trigger == trigger ? 1 : 0.3)
      let known = sums[play.app]?[play.item] ?? (0, 0)
      sums[play.app, default: [:]][play.item] = (known.sum + sum, known.count + (play.trigger == trigger ? 1 : 0))
    }
    return sums.flatMap { app, items -> [Suggestion] in
      guard let profile = context.allowedApp(app) else { return [] }
      return playable(in: app).compactMap { item in
        guard let known = items[item.identifier] else { return nil }
        let isBegun = item.progress > 0.02 && item.progress < 0.98
        let sum = known.sum * (isBegun ? 1.5 : 1)
        return Suggestion(
          id: SuggestionIdentifier.media(app, item.identifier), act: .play(item), title: context.words.play(item.title),
          app: profile,
          source: profile, reasons: [.trigger(trigger)] + (known.count > 0 ? [.often(known.count)] : []),
          score: sum / (1 + sum))
      }
    }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(context.limit).map { $0 }
  }
}

extension MediaTrigger {
  /// Whether a surface offers something to play after the event: the car after the user got into it, the lock screen
  /// after any other event, the assistant after all.
  public func isOffered(on surface: SuggestionSurface) -> Bool {
    switch surface {
    case .assistant: true
    case .car: self == .gotIntoCar || self == .bluetoothConnected
    case .lockScreen: self != .gotIntoCar
    case .maps, .appSwitcher, .destination: false
    }
  }
}

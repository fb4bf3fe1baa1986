import ConversationScripts
import Parley

extension FuzzWorld {
  /// Hears what is foretold first: it is done just so, and foretelling has changed nothing.
  ///
  /// Where something is to happen while a handler works, it would happen to the forecast: then nothing is foretold.
  func hear(_ words: String, in conversation: Conversation) async -> [ConversationEvent] {
    guard probe.isUndisturbed else { return await conversation.hear(words) }
    let before = await everything(of: conversation)
    let forecast = await conversation.forecast(words)
    let after = await everything(of: conversation)
    // An update that came meanwhile is a turn of its own, and is no doing of the forecast's.
    let isAlone = after.stored.turn == before.stored.turn
    probe.hold(after == before || !isAlone, "a forecast changes nothing", words)
    let events = await conversation.hear(words)
    probe.hold(
      forecast.isKept(by: events), "foretold is done",
      "\(words): \(forecast.course.name) \(Self.lines(forecast.events)), then \(Self.lines(events))")
    return events
  }

  /// What a forecast could change.
  private struct Everything: Equatable {
    var stored: StoredConversation
    var events: Int
    var donations: Int
    var seen: Int
    /// By app.
    var permissions: [PermissionStatus]
  }

  private func everything(of conversation: Conversation) async -> Everything {
    Everything(
      stored: await conversation.stored(), events: await conversation.eventCount, donations: await donations.count,
      seen: probe.read { $0.lines.count },
      permissions: assistant.apps.map { environment.permission(for: $0.identifier) })
  }

  private static func lines(_ events: [ConversationEvent]) -> String {
    events.map { EventLine($0).description }.joined(separator: " / ")
  }
}

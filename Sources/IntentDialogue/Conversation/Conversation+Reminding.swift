import IntentModel
import IntentHistory

extension Conversation {
  /// Reports a reminder that has come back, and mentions its activity: "call this place" then means that one.
  /// - Returns: the events of this turn.
  @discardableResult
  public func remind(of reminder: Reminder) async -> [ConversationEvent] {
    await turn { conversation in
      await conversation.emit(.reminded(reminder))
      if let activity = reminder.activity { conversation.context.note(activity, at: conversation.environment.now()) }
      var prompt = PromptRequest(.response, intent: Reminder.intentName)
      prompt.code = "due"
      prompt.details["subject"] = .text(reminder.title)
      await conversation.say(prompt)
    }
  }

  /// Reports every reminder that is due by the conversation's clock, and then removes it.
  ///
  /// - Throws: `StorageError` where a reminder could not be removed; the user has heard it.
  @discardableResult
  public func remindWhatIsDue(in reminders: Reminders) async throws -> [ConversationEvent] {
    var events: [ConversationEvent] = []
    for reminder in await reminders.due(at: environment.now()) {
      events += await remind(of: reminder)
      try await reminders.handedOver([reminder], at: environment.now())
    }
    return events
  }
}

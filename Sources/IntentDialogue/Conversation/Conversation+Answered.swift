import IntentModel

extension Conversation {
  /// Tells the conversation what another program, such as a language model, has answered to an utterance that was
  /// passed on.
  ///
  /// The answer counts as the last thing said: "send that to Koko" sends it, and "repeat that" repeats it. An open
  /// question stays open and is still the last message. The presenter shows nothing, because the answer was given
  /// already. An empty answer is ignored.
  /// - Returns: the events of this turn.
  @discardableResult
  public func answered(_ utterance: String, with answer: String) async -> [ConversationEvent] {
    guard answer.contains(where: { !$0.isWhitespace }) else { return [] }
    return await turn { conversation in
      // Words that were removed meanwhile are forgotten first, or this answer would be forgotten with them.
      _ = await conversation.vocabulary
      await conversation.emit(.heard(utterance))
      let message = AssistantMessage(.answer, spoken: answer, shown: answer)
      if conversation.machine.question == nil {
        conversation.lastMessage = message
        conversation.repeatable = message
      }
      conversation.context.note(answer: answer, at: conversation.environment.now())
      await conversation.emit(.said(message))
    }
  }
}

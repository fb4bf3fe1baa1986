import IntentModel

extension Conversation {
  /// How many unfinished requests are remembered.
  private static let mostUnfinished = 8

  /// Remembers a request that its app continues.
  func goesOn(_ request: OpenRequest) {
    unfinished = (unfinished.filter { $0.key != request.key } + [request]).suffix(Self.mostUnfinished)
  }

  /// The app has finished a request that it had answered with `inProgress`, or that was not waited for: what came of it
  /// is told.
  ///
  /// A conversation that was stored in between knows the request, too, so that a handler that takes hours can answer to
  /// another process. Nothing happens where no such request is known.
  /// - Returns: the events of this turn.
  @discardableResult
  public func finished(_ key: RequestKey, with response: AnyIntentResponse) async -> [ConversationEvent] {
    await turn { conversation in
      guard let place = conversation.unfinished.firstIndex(where: { $0.key == key }) else { return }
      let open = conversation.unfinished.remove(at: place)
      guard let request = conversation.handedOver(open) else { return }
      await conversation.tell(.answered(response), request, open)
    }
  }

  /// A request in the form in which its app got it.
  func handedOver(_ open: OpenRequest) -> HandledRequest? {
    guard let route = open.app, let handler = assistant.handlers[open.intent, of: route.identifier]?.handler else {
      return nil
    }
    var composed = ComposedIntent()
    guard let intent = try? composed.intent(for: open, app: route, by: handler) else { return nil }
    return HandledRequest(open, intent: intent, app: route)
  }
}

extension OpenRequest {
  /// The request, typed again by its app; `nil` where that app cannot get it any more.
  func restored(with assistant: Assistant) -> OpenRequest? {
    guard self.key != nil, let route = self.app, let entry = assistant.handlers[intent, of: route.identifier],
      var restored = try? restored(by: entry.handler)
    else { return nil }
    restored.rules = entry.rules
    return restored
  }
}

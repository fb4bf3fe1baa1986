#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Messenger: SearchForMessagesIntent.Handling {
  nonisolated func resolveRecipients(
    for intent: SearchForMessagesIntent
  ) async throws -> [ResolutionResult<Person>] {
    intent.recipients.isEmpty ? [.notRequired] : intent.recipients.map { settle($0) }
  }

  nonisolated func resolveSenders(for intent: SearchForMessagesIntent) async throws -> [ResolutionResult<Person>] {
    intent.senders.isEmpty ? [.notRequired] : intent.senders.map { settle($0) }
  }

  nonisolated func resolveSpeakableGroupNames(
    for intent: SearchForMessagesIntent
  ) async throws -> [ResolutionResult<SpeakableString>] {
    intent.speakableGroupNames.isEmpty ? [.notRequired] : intent.speakableGroupNames.map { settle($0) }
  }

  nonisolated func confirm(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response {
    switch outage {
    case nil: SearchForMessagesIntent.Response(.ready)
    case .signedOut: SearchForMessagesIntent.Response(.failureRequiringInAppAuthentication)
    case .unavailable: SearchForMessagesIntent.Response(.failureMessageServiceNotAvailable)
    }
  }

  func handle(_ intent: SearchForMessagesIntent) async throws -> SearchForMessagesIntent.Response {
    let found = messages.filter { meets(intent, $0) }.map(\.message)
      .sorted { ($0.dateSent ?? .distantPast) < ($1.dateSent ?? .distantPast) }
    if found.count > settings.maximumResults {
      return SearchForMessagesIntent.Response(.failureMessageTooManyResults)
    }
    lastTold = found.map(\.identifier)
    return SearchForMessagesIntent.Response(.success, messages: found)
  }

  /// Whether a message matches a request; a request without conditions matches unread messages.
  private func meets(_ intent: SearchForMessagesIntent, _ entry: Entry) -> Bool {
    if !intent.isAboutContent, entry.isOwn { return false }
    if intent.isBare { return entry.isUnread }
    let message = entry.message
    func meets<Value>(_ values: [Value], _ combined: ConditionalOperator?, _ test: (Value) -> Bool) -> Bool {
      values.isEmpty || (combined ?? .all).isMet(by: values.map(test))
    }
    return meets(intent.senders, intent.sendersOperator ?? .any) { message.sender?.isSame(as: $0) == true }
      && meets(intent.recipients, intent.recipientsOperator) { recipient in
        message.recipients.contains { $0.isSame(as: recipient) }
      }
      && meets(intent.searchTerms, intent.searchTermsOperator) { message.says($0) }
      && meets(intent.identifiers, intent.identifiersOperator ?? .any) { message.identifier == $0 }
      && meets(intent.speakableGroupNames, intent.speakableGroupNamesOperator ?? .any) { name in
        groups(named: name).contains { $0.identifier == message.groupName?.vocabularyIdentifier }
      }
      && meets(intent.conversationIdentifiers, intent.conversationIdentifiersOperator ?? .any) {
        message.conversationIdentifier == $0
      }
      && (intent.attributes.map { entry.has($0) } ?? true) && isSent(message, in: intent.dateTimeRange)
  }

  private func isSent(_ message: Message, in range: DateComponentsRange?) -> Bool {
    guard let range else { return true }
    return message.dateSent.map { range.contains($0, in: environment.calendar) } ?? false
  }
}

extension SearchForMessagesIntent {
  /// Whether the request has no conditions.
  fileprivate var isBare: Bool {
    !isAboutContent && senders.isEmpty && attributes == nil && dateTimeRange == nil
  }

  /// Whether the search has conditions for words, recipients or single messages, so that it includes the user's own
  /// messages.
  fileprivate var isAboutContent: Bool {
    !recipients.isEmpty || !searchTerms.isEmpty || !identifiers.isEmpty || !speakableGroupNames.isEmpty
      || !conversationIdentifiers.isEmpty || senders.contains(where: \.isMe)
  }
}

extension Messenger.Entry {
  /// Whether the message has all the attributes of a set.
  func has(_ attributes: MessageAttribute.Options) -> Bool {
    var states: MessageAttribute.Options = [isUnread ? .unread : .read, isFlagged ? .flagged : .unflagged]
    if isPlayed { states.insert(.played) }
    return states.isSuperset(of: attributes)
  }
}

import Parley

extension Messenger: SendMessageIntent.Handling {
  nonisolated func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>] {
    if intent.recipients.isEmpty { return [intent.speakableGroupName == nil ? .needsValue : .notRequired] }
    return intent.recipients.map(recipient)
  }

  nonisolated func recipient(_ person: Person) -> ResolutionResult<Person> {
    typealias Reason = SendMessageIntent.RecipientUnsupportedReason
    switch contacts.find(person) {
    case .found(let contact, let handle):
      if let reason = contact.reasons[SendMessageIntent.name] { return .unsupported(reason: reason) }
      return handle.map { .success(contact.candidate(at: $0)) } ?? .unsupported(Reason.noValidHandle)
    case .choice(let people): return .disambiguation(people)
    case .tooMany: return .needsMoreDetails(person)
    case .likely(let contact): return .confirmationRequired(contact.candidate())
    case .address(let handle): return .success(Person(person.displayName, handle: handle))
    case .noHandleForLabel: return .unsupported(Reason.noHandleForLabel)
    case .invalidHandle: return .unsupported(Reason.requestedHandleInvalid)
    case .unknown: return .unsupported
    }
  }

  nonisolated func resolveOutgoingMessageType(
    for intent: SendMessageIntent
  ) async throws -> ResolutionResult<SendMessageIntent.OutgoingMessageType> {
    if intent.outgoingMessageType == .outgoingMessageAudio, !settings.canRecord { return .unsupported }
    return .asSaid(intent.outgoingMessageType)
  }

  nonisolated func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
    if let content = intent.content, content.contains(where: { !$0.isWhitespace }) { return .success(content) }
    return intent.attachments.isEmpty ? .needsValue : .notRequired
  }

  nonisolated func resolveSpeakableGroupName(
    for intent: SendMessageIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    intent.speakableGroupName.map(settle) ?? .notRequired
  }

  nonisolated func confirm(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
    switch outage {
    case nil: SendMessageIntent.Response(.ready)
    case .signedOut: SendMessageIntent.Response(.failureRequiringInAppAuthentication)
    case .unavailable: SendMessageIntent.Response(.failureMessageServiceNotAvailable)
    }
  }

  func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
    let group = intent.speakableGroupName.flatMap { groups(named: $0).first }
    guard group != nil || !intent.recipients.isEmpty else { return SendMessageIntent.Response(.failure) }
    let message = Message(
      identifier: nextIdentifier("message"),
      conversationIdentifier: intent.conversationIdentifier ?? group?.identifier
        ?? intent.recipients.compactMap(\.customIdentifier).joined(separator: "+"),
      content: intent.content, dateSent: environment.now(), sender: Self.user,
      recipients: group?.members.map { $0.candidate() } ?? intent.recipients,
      groupName: group.map { SpeakableString($0.name, identifier: $0.identifier) },
      messageType: intent.outgoingMessageType == .outgoingMessageAudio ? .audio : .text,
      serviceName: intent.serviceName)
    messages.append(Entry(message: message))
    return SendMessageIntent.Response(.success, sentMessages: [message])
  }
}

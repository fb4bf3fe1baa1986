import Foundation
import IntentDomains
import IntentModel

/// Sends a message to people or to a group.
///
/// Source: `INSendMessageIntent`, iOS 10 to 17.
public final class INSendMessageIntent: IntentObject<SendMessageIntent>, @unchecked Sendable {
  /// The people the message goes to.
  public var recipients: [INPerson]? { objects(held.recipients) }
  /// Whether the message is written or recorded.
  public var outgoingMessageType: INOutgoingMessageType { held.outgoingMessageType ?? .unknown }
  /// The words of the message, exactly as the user said them.
  public var content: String? { held.content }
  /// The group the message goes to, in place of people.
  public var speakableGroupName: INSpeakableString? { object(held.speakableGroupName) }
  /// The app's key of the conversation that is answered.
  public var conversationIdentifier: String? { held.conversationIdentifier }
  /// The service by which the message goes.
  public var serviceName: String? { held.serviceName }
  /// Who sent the message; `nil` for the user.
  public var sender: INPerson? { object(held.sender) }
  /// The recording of an audio message.
  public var attachments: [INSendMessageAttachment]? { objects(held.attachments) }
  /// The group under its name of iOS 10.
  public var groupName: String? { held.speakableGroupName?.spokenPhrase }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    self.init(
      holding: SendMessageIntent(
        recipients: values(recipients), outgoingMessageType: said(outgoingMessageType, except: .unknown),
        content: content, speakableGroupName: speakableGroupName?.held, conversationIdentifier: conversationIdentifier,
        serviceName: serviceName, sender: sender?.held, attachments: values(attachments)))
  }

  /// The form of iOS 10, with the group by its name alone.
  public convenience init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      holding: SendMessageIntent(
        recipients: values(recipients), content: content, speakableGroupName: groupName.map { SpeakableString($0) },
        serviceName: serviceName, sender: sender?.held))
  }

  /// The form of iOS 11, which does not say whether the message is written or recorded.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    self.init(
      holding: SendMessageIntent(
        recipients: values(recipients), content: content, speakableGroupName: speakableGroupName?.held,
        conversationIdentifier: conversationIdentifier, serviceName: serviceName, sender: sender?.held))
  }

  /// The form without attachments.
  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      holding: SendMessageIntent(
        recipients: values(recipients), outgoingMessageType: said(outgoingMessageType, except: .unknown),
        content: content, speakableGroupName: speakableGroupName?.held, conversationIdentifier: conversationIdentifier,
        serviceName: serviceName, sender: sender?.held))
  }
}

/// What an app can answer to ``INSendMessageIntent``.
public typealias INSendMessageIntentResponseCode = SendMessageIntent.Response.Code

extension SendMessageIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSendMessageIntent``.
public final class INSendMessageIntentResponse: ResponseObject<SendMessageIntent.Response>, @unchecked Sendable {
  /// The messages as sent, with the app's own keys; they make editing and unsending possible.
  public var sentMessages: [INMessage]? {
    get { objects(value.sentMessages) }
    set { value.sentMessages = values(newValue) }
  }
  /// The last of them, under its name of iOS 10.3.
  public var sentMessage: INMessage? {
    get { sentMessages?.last }
    set { sentMessages = newValue.map { [$0] } }
  }
}

/// What an app does to support ``INSendMessageIntent``; only handle is required, by completion or async.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]
  /// Settles each person the message goes to, in the order said.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Settles each person the message goes to, in the order said.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Settles whether the message is written or recorded.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
  /// Settles whether the message is written or recorded.
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
  /// Settles the words of the message.
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the words of the message.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Settles the group the message goes to.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles the group the message goes to.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the recipients stay as said.
  public func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    resolveRecipients(for: intent) { (older: [INPersonResolutionResult]) in
      completion(older.map(INSendMessageRecipientResolutionResult.init(personResolutionResult:)))
    }
  }

  /// By default calls `resolveRecipients(for:with:)` and waits for its answer, and then asks the async form of iOS 10.
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    let current: [INSendMessageRecipientResolutionResult] = await answered { resolveRecipients(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    let older: [INPersonResolutionResult] = await resolveRecipients(for: intent)
    return older.map(INSendMessageRecipientResolutionResult.init(personResolutionResult:))
  }

  /// By default there is no answer, and the recipients stay as said.
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    .missing(.notImplemented)
  }

  /// By default there is no answer, and the group stays as said.
  public func resolveGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default there is no answer, and the group stays as said.
  public func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notImplemented }

  /// By default there is no answer, and written or recorded stays as said.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveOutgoingMessageType(for:with:)` and waits for its answer.
  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
  {
    await answered { resolveOutgoingMessageType(for: intent, with: $0) }
  }

  /// By default there is no answer, and the words stay as said.
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveContent(for:with:)` and waits for its answer.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await answered { resolveContent(for: intent, with: $0) }
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    resolveGroupName(for: intent) { completion(INSpeakableStringResolutionResult($0)) }
  }

  /// By default calls `resolveSpeakableGroupName(for:with:)` and waits for its answer, and then asks the async form of
  /// iOS 10.
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
    let current = await answered { resolveSpeakableGroupName(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    return INSpeakableStringResolutionResult(await resolveGroupName(for: intent))
  }
}

extension SiriKitIntent {
  static let sendMessage = SiriKitIntent(INSendMessageIntent.self, by: (any INSendMessageIntentHandling).self) {
    calls in
    AnyIntentHandler(
      SendMessageIntent.self,
      resolvers: [
        Resolver(
          \.recipients, each: calls.each("resolveRecipients", \.recipients) { await $0.resolveRecipients(for: $1) }),
        Resolver(
          \.outgoingMessageType,
          calls.one("resolveOutgoingMessageType", \.outgoingMessageType) {
            await $0.resolveOutgoingMessageType(for: $1)
          }),
        Resolver(\.content, calls.one("resolveContent", \.content) { await $0.resolveContent(for: $1) }),
        Resolver(
          \.speakableGroupName,
          calls.one("resolveSpeakableGroupName", \.speakableGroupName) { await $0.resolveSpeakableGroupName(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}

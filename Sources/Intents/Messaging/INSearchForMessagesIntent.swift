import Foundation
import IntentDomains
import IntentModel

/// Finds messages by who wrote them, who received them, their words, their state or their date.
///
/// Only what was said narrows the search.
///
/// Source: `INSearchForMessagesIntent`, iOS 10 to 17.
public final class INSearchForMessagesIntent: IntentObject<SearchForMessagesIntent>, @unchecked Sendable {
  /// The people who received the messages.
  public var recipients: [INPerson]? { objects(held.recipients) }
  /// The people who wrote the messages.
  public var senders: [INPerson]? { objects(held.senders) }
  /// Words the messages contain.
  public var searchTerms: [String]? { listed(held.searchTerms) }
  /// The state of the messages: unread, flagged.
  public var attributes: INMessageAttributeOptions { held.attributes ?? [] }
  /// When the messages were sent.
  public var dateTimeRange: INDateComponentsRange? { object(held.dateTimeRange) }
  /// The app's keys of the messages.
  public var identifiers: [String]? { listed(held.identifiers) }
  /// The keys of the notifications that announced the messages.
  public var notificationIdentifiers: [String]? { listed(held.notificationIdentifiers) }
  /// The groups the messages were sent to.
  public var speakableGroupNames: [INSpeakableString]? { objects(held.speakableGroupNames) }
  /// The app's keys of the conversations to search.
  public var conversationIdentifiers: [String]? { listed(held.conversationIdentifiers) }
  /// How several recipients combine.
  public var recipientsOperator: INConditionalOperator { held.recipientsOperator ?? .all }
  /// How several senders combine.
  public var sendersOperator: INConditionalOperator { held.sendersOperator ?? .all }
  /// How several search terms combine.
  public var searchTermsOperator: INConditionalOperator { held.searchTermsOperator ?? .all }
  /// How several identifiers combine.
  public var identifiersOperator: INConditionalOperator { held.identifiersOperator ?? .all }
  /// How several notification identifiers combine.
  public var notificationIdentifiersOperator: INConditionalOperator { held.notificationIdentifiersOperator ?? .all }
  /// How several groups combine.
  public var speakableGroupNamesOperator: INConditionalOperator { held.speakableGroupNamesOperator ?? .all }
  /// How several conversations combine.
  public var conversationIdentifiersOperator: INConditionalOperator { held.conversationIdentifiersOperator ?? .all }
  /// The groups under their name of iOS 10.
  public var groupNames: [String]? { listed(held.speakableGroupNames.map(\.spokenPhrase)) }
  /// How several groups combine, under its name of iOS 10.
  public var groupNamesOperator: INConditionalOperator { speakableGroupNamesOperator }

  /// A search as an app donates it; `nil` and empty sets do not narrow it.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init(
      holding: SearchForMessagesIntent(
        recipients: values(recipients), senders: values(senders), searchTerms: searchTerms ?? [],
        attributes: said(attributes, except: []), dateTimeRange: dateTimeRange?.held, identifiers: identifiers ?? [],
        notificationIdentifiers: notificationIdentifiers ?? [], speakableGroupNames: values(speakableGroupNames),
        conversationIdentifiers: conversationIdentifiers ?? []))
  }

  /// The form of iOS 10, with groups by their names alone.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    groupNames: [String]?
  ) {
    self.init(
      holding: SearchForMessagesIntent(
        recipients: values(recipients), senders: values(senders), searchTerms: searchTerms ?? [],
        attributes: said(attributes, except: []), dateTimeRange: dateTimeRange?.held, identifiers: identifiers ?? [],
        notificationIdentifiers: notificationIdentifiers ?? [],
        speakableGroupNames: groupNames?.map { SpeakableString($0) } ?? []))
  }

  /// The form of iOS 11, without conversations.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?
  ) {
    self.init(
      holding: SearchForMessagesIntent(
        recipients: values(recipients), senders: values(senders), searchTerms: searchTerms ?? [],
        attributes: said(attributes, except: []), dateTimeRange: dateTimeRange?.held, identifiers: identifiers ?? [],
        notificationIdentifiers: notificationIdentifiers ?? [], speakableGroupNames: values(speakableGroupNames)))
  }
}

/// What an app can answer to ``INSearchForMessagesIntent``.
public typealias INSearchForMessagesIntentResponseCode = SearchForMessagesIntent.Response.Code

extension SearchForMessagesIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSearchForMessagesIntent``.
public final class INSearchForMessagesIntentResponse: ResponseObject<SearchForMessagesIntent.Response>,
  @unchecked Sendable
{
  /// The messages found, in the order in which they are to be read.
  public var messages: [INMessage]? {
    get { objects(value.messages) }
    set { value.messages = values(newValue) }
  }
}

/// What an app does to support ``INSearchForMessagesIntent``; only handle is required, by completion or async.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Settles each person who received the messages.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person who received the messages.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Settles each person who wrote the messages.
  func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person who wrote the messages.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Settles the state of the messages.
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
  /// Settles the state of the messages.
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult
  /// Settles when the messages were sent.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the messages were sent.
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult]
  /// Settles each group the messages were sent to.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  /// Settles each group the messages were sent to.
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the recipients stay as said.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveRecipients(for:with:)` and waits for its answer.
  public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    await answered { resolveRecipients(for: intent, with: $0) }
  }

  /// By default there is no answer, and the senders stay as said.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveSenders(for:with:)` and waits for its answer.
  public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    await answered { resolveSenders(for: intent, with: $0) }
  }

  /// By default there is no answer, and the states stay as said.
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAttributes(for:with:)` and waits for its answer.
  public func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  {
    await answered { resolveAttributes(for: intent, with: $0) }
  }

  /// By default there is no answer, and the time stays as said.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDateTimeRange(for:with:)` and waits for its answer.
  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
  {
    await answered { resolveDateTimeRange(for: intent, with: $0) }
  }

  /// By default there is no answer, and the groups stay as said.
  public func resolveGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default there is no answer, and the groups stay as said.
  public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] {
    .missing(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    resolveGroupNames(for: intent) { completion($0.map(INSpeakableStringResolutionResult.init)) }
  }

  /// By default calls `resolveSpeakableGroupNames(for:with:)` and waits for its answer, and then asks the async form of
  /// iOS 10.
  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]
  {
    let current = await answered { resolveSpeakableGroupNames(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    return await resolveGroupNames(for: intent).map(INSpeakableStringResolutionResult.init)
  }
}

extension SiriKitIntent {
  static let searchForMessages = SiriKitIntent(
    INSearchForMessagesIntent.self, by: (any INSearchForMessagesIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SearchForMessagesIntent.self,
      resolvers: [
        Resolver(
          \.recipients, each: calls.each("resolveRecipients", \.recipients) { await $0.resolveRecipients(for: $1) }),
        Resolver(\.senders, each: calls.each("resolveSenders", \.senders) { await $0.resolveSenders(for: $1) }),
        Resolver(\.attributes, calls.one("resolveAttributes", \.attributes) { await $0.resolveAttributes(for: $1) }),
        Resolver(
          \.dateTimeRange, calls.one("resolveDateTimeRange", \.dateTimeRange) { await $0.resolveDateTimeRange(for: $1) }
        ),
        Resolver(
          \.speakableGroupNames,
          each: calls.each("resolveSpeakableGroupNames", \.speakableGroupNames) {
            await $0.resolveSpeakableGroupNames(for: $1)
          }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}

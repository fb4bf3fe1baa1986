import Foundation
import IntentDomains
import IntentModel

/// Finds past calls by date, person, kind or state.
///
/// Source: `INSearchCallHistoryIntent`, iOS 10 and 11.
public final class INSearchCallHistoryIntent: IntentObject<SearchCallHistoryIntent>, @unchecked Sendable {
  /// When the calls were made.
  public var dateCreated: INDateComponentsRange? { object(held.dateCreated) }
  /// Who was called, or who called.
  public var recipient: INPerson? { object(held.recipient) }
  /// Whether the calls were by voice or with video.
  public var callCapabilities: INCallCapabilityOptions { held.callCapabilities ?? [] }
  /// What became of the calls: missed, received, outgoing.
  public var callTypes: INCallRecordTypeOptions { held.callTypes ?? [] }
  /// Whether only calls are meant that the user has not seen yet.
  public var unseen: Bool? { held.unseen }
  /// The kind of calls under its name of iOS 10.
  public var callType: INCallRecordType { held.callTypes?.first ?? .unknown }

  /// A search as an app donates it; `nil` and empty sets do not narrow it.
  public convenience init(
    dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions,
    callTypes: INCallRecordTypeOptions, unseen: Bool? = nil
  ) {
    self.init(
      holding: SearchCallHistoryIntent(
        dateCreated: dateCreated?.held, recipient: recipient?.held,
        callCapabilities: said(callCapabilities, except: []), callTypes: said(callTypes, except: []), unseen: unseen))
  }

  /// The form of iOS 10, which looks for one kind of calls.
  public convenience init(
    call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) {
    self.init(
      holding: SearchCallHistoryIntent(
        dateCreated: dateCreated?.held, recipient: recipient?.held,
        callCapabilities: said(callCapabilities, except: []), callTypes: callType.options))
  }
}

/// What an app can answer to ``INSearchCallHistoryIntent``.
public typealias INSearchCallHistoryIntentResponseCode = SearchCallHistoryIntent.Response.Code

extension SearchCallHistoryIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSearchCallHistoryIntent``.
public final class INSearchCallHistoryIntentResponse: ResponseObject<SearchCallHistoryIntent.Response>,
  @unchecked Sendable
{
  /// The calls found, latest first.
  public var callRecords: [INCallRecord]? {
    get { objects(value.callRecords) }
    set { value.callRecords = values(newValue) }
  }
}

/// What an app does to support ``INSearchCallHistoryIntent``; only handle is required, by completion or async.
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult
  /// Settles when the calls were made.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the calls were made.
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles who was called, or who called.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  /// Settles who was called, or who called.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
  /// Settles what became of the calls.
  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
  /// Settles what became of the calls.
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult
  /// Settles whether only unseen calls are meant.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  /// Settles whether only unseen calls are meant.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

extension INSearchCallHistoryIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the kind of call stays as said.
  public func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default there is no answer, and the kind of call stays as said.
  public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult {
    .notImplemented
  }

  /// By default there is no answer, and the date stays as said.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDateCreated(for:with:)` and waits for its answer.
  public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult {
    await answered { resolveDateCreated(for: intent, with: $0) }
  }

  /// By default there is no answer, and the person stays as said.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveRecipient(for:with:)` and waits for its answer.
  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    await answered { resolveRecipient(for: intent, with: $0) }
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    resolveCallType(for: intent) { completion(INCallRecordTypeOptionsResolutionResult($0)) }
  }

  /// By default calls `resolveCallTypes(for:with:)` and waits for its answer, and then asks the async form of iOS 10.
  public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult {
    let current = await answered { resolveCallTypes(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    return INCallRecordTypeOptionsResolutionResult(await resolveCallType(for: intent))
  }

  /// By default there is no answer, and whether only unseen calls are meant stays as said.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveUnseen(for:with:)` and waits for its answer.
  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
    await answered { resolveUnseen(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let searchCallHistory = SiriKitIntent(
    INSearchCallHistoryIntent.self, by: (any INSearchCallHistoryIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SearchCallHistoryIntent.self,
      resolvers: [
        Resolver(
          \.dateCreated, calls.one("resolveDateCreated", \.dateCreated) { await $0.resolveDateCreated(for: $1) }),
        Resolver(\.recipient, calls.one("resolveRecipient", \.recipient) { await $0.resolveRecipient(for: $1) }),
        Resolver(\.callTypes, calls.one("resolveCallTypes", \.callTypes) { await $0.resolveCallTypes(for: $1) }),
        Resolver(\.unseen, calls.one("resolveUnseen", \.unseen) { await $0.resolveUnseen(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}

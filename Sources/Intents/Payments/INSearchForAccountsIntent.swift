import Foundation
import IntentDomains
import IntentModel

/// Finds accounts and their balances.
///
/// Source: `INSearchForAccountsIntent`, iOS 11 and 12.
public final class INSearchForAccountsIntent: IntentObject<SearchForAccountsIntent>, @unchecked Sendable {
  /// The name the user gave the account.
  public var accountNickname: INSpeakableString? { object(held.accountNickname) }
  /// What kind of account it is.
  public var accountType: INAccountType { held.accountType ?? .unknown }
  /// Who keeps the account.
  public var organizationName: INSpeakableString? { object(held.organizationName) }
  /// Whether money, points or miles are asked for.
  public var requestedBalanceType: INBalanceType { held.requestedBalanceType ?? .unknown }

  /// A search as an app donates it; `nil`, `unknown` and empty sets do not narrow it.
  public convenience init(
    accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
    requestedBalanceType: INBalanceType
  ) {
    self.init(
      holding: SearchForAccountsIntent(
        accountNickname: accountNickname?.held, accountType: said(accountType, except: .unknown),
        organizationName: organizationName?.held, requestedBalanceType: said(requestedBalanceType, except: .unknown)))
  }
}

/// What an app can answer to ``INSearchForAccountsIntent``.
public typealias INSearchForAccountsIntentResponseCode = SearchForAccountsIntent.Response.Code

extension SearchForAccountsIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSearchForAccountsIntent``.
public final class INSearchForAccountsIntentResponse: ResponseObject<SearchForAccountsIntent.Response>,
  @unchecked Sendable
{
  /// The accounts found.
  public var accounts: [INPaymentAccount]? {
    get { objects(value.accounts) }
    set { value.accounts = values(newValue) }
  }
}

/// What an app does to support ``INSearchForAccountsIntent``; only handle is required, by completion or async.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  /// Settles the name of the account.
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles the name of the account.
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
  /// Settles what kind of account it is.
  func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
  /// Settles what kind of account it is.
  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult
  /// Settles who keeps the account.
  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles who keeps the account.
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
  /// Settles whether money, points or miles are asked for.
  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
  /// Settles whether money, points or miles are asked for.
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult
}

extension INSearchForAccountsIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the nickname stays as said.
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAccountNickname(for:with:)` and waits for its answer.
  public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveAccountNickname(for: intent, with: $0) }
  }

  /// By default there is no answer, and the kind of account stays as said.
  public func resolveAccountType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAccountType(for:with:)` and waits for its answer.
  public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
    await answered { resolveAccountType(for: intent, with: $0) }
  }

  /// By default there is no answer, and the organization stays as said.
  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveOrganizationName(for:with:)` and waits for its answer.
  public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
  {
    await answered { resolveOrganizationName(for: intent, with: $0) }
  }

  /// By default there is no answer, and the unit of the balance stays as said.
  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveRequestedBalanceType(for:with:)` and waits for its answer.
  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult
  {
    await answered { resolveRequestedBalanceType(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let searchForAccounts = SiriKitIntent(
    INSearchForAccountsIntent.self, by: (any INSearchForAccountsIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SearchForAccountsIntent.self,
      resolvers: [
        Resolver(
          \.accountNickname,
          calls.one("resolveAccountNickname", \.accountNickname) { await $0.resolveAccountNickname(for: $1) }),
        Resolver(
          \.accountType, calls.one("resolveAccountType", \.accountType) { await $0.resolveAccountType(for: $1) }),
        Resolver(
          \.organizationName,
          calls.one("resolveOrganizationName", \.organizationName) { await $0.resolveOrganizationName(for: $1) }),
        Resolver(
          \.requestedBalanceType,
          calls.one("resolveRequestedBalanceType", \.requestedBalanceType) {
            await $0.resolveRequestedBalanceType(for: $1)
          }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}

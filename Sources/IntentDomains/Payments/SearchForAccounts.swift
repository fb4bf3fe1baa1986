import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds accounts and their balances.
///
/// Source: `INSearchForAccountsIntent`, iOS 11 and 12.
public struct SearchForAccountsIntent: Intent {
  /// The name the user gave the account.
  public var accountNickname: SpeakableString?
  /// What kind of account it is.
  public var accountType: PaymentAccount.AccountType?
  /// Who keeps the account.
  public var organizationName: SpeakableString?
  /// Whether money, points or miles are asked for.
  public var requestedBalanceType: PaymentAccount.BalanceType?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSearchForAccountsIntent`.
  public static let name: IntentName = "SearchForAccounts"
  /// Balances are private, so the device is unlocked first; nothing changes.
  public static let rules = IntentRules(requiresUnlock: true, changesNothing: true)
  /// The nickname is settled first, the unit of the balance last.
  public static let parameters: [Parameter<Self>] = [
    Parameter("accountNickname", \.accountNickname, kind: .name(.paymentsAccountNickname)),
    Parameter("accountType", \.accountType),
    Parameter("organizationName", \.organizationName, kind: .name(.paymentsOrganizationName)),
    Parameter("requestedBalanceType", \.requestedBalanceType),
  ]

  /// A search that nothing narrows yet.
  public init() {}

  /// A search; what is left out does not narrow it.
  public init(
    accountNickname: SpeakableString? = nil,
    accountType: PaymentAccount.AccountType? = nil,
    organizationName: SpeakableString? = nil,
    requestedBalanceType: PaymentAccount.BalanceType? = nil
  ) {
    self.accountNickname = accountNickname
    self.accountType = accountType
    self.organizationName = organizationName
    self.requestedBalanceType = requestedBalanceType
  }
}

extension SearchForAccountsIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count`, `accounts` (records of the parts ``PaymentAccount/details`` names) and, for a single
  /// account, those parts themselves.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The accounts found.
    public var accounts: [PaymentAccount] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the accounts found; each carries its own balance.
    public init(_ code: Code, accounts: [PaymentAccount], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.accounts = accounts
    }

    /// `count` and `accounts`; the parts of the account itself where there is only one.
    public var details: [String: ToldValue] {
      var details: [String: ToldValue] = accounts.count == 1 ? accounts.first?.details ?? [:] : [:]
      details["count"] = .number(Decimal(accounts.count))
      details["accounts"] = .list(accounts.map { .record($0.details) })
      return details
    }

    /// What the app can answer, by SiriKit's names and numbers.
    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// Accepted; the result is not known within a few seconds.
      case inProgress
      /// Carried out.
      case success
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// It could not be verified who the user is.
      case failureCredentialsUnverified
      /// There is no such account.
      case failureAccountNotFound
      /// The user must accept the terms first.
      case failureTermsAndConditionsAcceptanceRequired
      /// The user may not do this.
      case failureNotEligible
    }
  }
}

extension SearchForAccountsIntent {
  /// What an app does to support ``SearchForAccountsIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles the name of the account.
    func resolveAccountNickname(for intent: SearchForAccountsIntent) async throws -> ResolutionResult<SpeakableString>
    /// Settles what kind of account it is.
    func resolveAccountType(for intent: SearchForAccountsIntent) async throws -> ResolutionResult<
      PaymentAccount.AccountType
    >
    /// Settles who keeps the account.
    func resolveOrganizationName(for intent: SearchForAccountsIntent) async throws -> ResolutionResult<SpeakableString>
    /// Settles whether money, points or miles are asked for.
    func resolveRequestedBalanceType(for intent: SearchForAccountsIntent) async throws -> ResolutionResult<
      PaymentAccount.BalanceType
    >
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response
    /// Carries the request out.
    func handle(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response
  }
}

extension SearchForAccountsIntent.Handling {
  /// By default the nickname stays as said and is not asked for.
  public func resolveAccountNickname(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.accountNickname)
  }

  /// By default the kind of account stays as said and is not asked for.
  public func resolveAccountType(for intent: SearchForAccountsIntent) async throws -> ResolutionResult<
    PaymentAccount.AccountType
  > {
    .asSaid(intent.accountType)
  }

  /// By default the organization stays as said and is not asked for.
  public func resolveOrganizationName(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.organizationName)
  }

  /// By default the unit of the balance stays as said and is not asked for.
  public func resolveRequestedBalanceType(
    for intent: SearchForAccountsIntent
  ) async throws -> ResolutionResult<PaymentAccount.BalanceType> {
    .asSaid(intent.requestedBalanceType)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SearchForAccountsIntent) async throws -> SearchForAccountsIntent.Response {
    SearchForAccountsIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SearchForAccountsIntent`` to the code of an app.
  public static func searchForAccounts(_ handler: some SearchForAccountsIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SearchForAccountsIntent.self,
      resolvers: [
        Resolver(\.accountNickname, handler.resolveAccountNickname),
        Resolver(\.accountType, handler.resolveAccountType),
        Resolver(\.organizationName, handler.resolveOrganizationName),
        Resolver(\.requestedBalanceType, handler.resolveRequestedBalanceType),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

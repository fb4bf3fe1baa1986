import IntentModel

/// Moves money between the user's own accounts.
///
/// Source: `INTransferMoneyIntent`, iOS 11.
public struct TransferMoneyIntent: Intent {
  /// The account the money leaves.
  public var fromAccount: PaymentAccount?
  /// The account the money goes to.
  public var toAccount: PaymentAccount?
  /// How much is moved.
  public var transactionAmount: PaymentAmount?
  /// When it is moved; `nil` means now.
  public var transactionScheduledDate: DateComponentsRange?
  /// A note, in the user's words.
  public var transactionNote: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INTransferMoneyIntent`.
  public static let name: IntentName = "TransferMoney"
  /// Money moves only on an unlocked device and after the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true,
    facts: [
      .howMuch: ["amount", "transactionAmount"], .fee: ["fee"], .source: ["from", "fromAccount"],
      .whereFrom: ["from", "fromAccount"], .whereTo: ["to", "toAccount"], .when: ["date", "transactionScheduledDate"],
    ],
    lookUps: [.options: .init(SearchForAccountsIntent.name), .alternatives: .init(SearchForAccountsIntent.name)])
  /// The two accounts are settled first, then the amount, then when.
  public static let parameters: [Parameter<Self>] = [
    Parameter("fromAccount", \.fromAccount),
    Parameter("toAccount", \.toAccount),
    Parameter("transactionAmount", \.transactionAmount),
    Parameter("transactionScheduledDate", \.transactionScheduledDate),
    Parameter("transactionNote", \.transactionNote),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    fromAccount: PaymentAccount? = nil,
    toAccount: PaymentAccount? = nil,
    transactionAmount: PaymentAmount? = nil,
    transactionScheduledDate: DateComponentsRange? = nil,
    transactionNote: String? = nil
  ) {
    self.fromAccount = fromAccount
    self.toAccount = toAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
  }
}

extension TransferMoneyIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `from` and its `balance`, `to`, `amount`, `fee`, `date` and `note`, as far as given.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The account the money leaves.
    public var fromAccount: PaymentAccount?
    /// The account the money goes to.
    public var toAccount: PaymentAccount?
    /// How much is moved.
    public var transactionAmount: PaymentAmount?
    /// When it is moved.
    public var transactionScheduledDate: DateComponentsRange?
    /// The note.
    public var transactionNote: String?
    /// What the transfer costs.
    public var transferFee: CurrencyAmount?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the transfer; in confirm it tells the fee before the user's yes.
    public init(
      _ code: Code,
      fromAccount: PaymentAccount?,
      toAccount: PaymentAccount? = nil,
      transactionAmount: PaymentAmount? = nil,
      transactionScheduledDate: DateComponentsRange? = nil,
      transactionNote: String? = nil,
      transferFee: CurrencyAmount? = nil,
      userActivity: UserActivity? = nil
    ) {
      self.init(code: code, userActivity: userActivity)
      self.fromAccount = fromAccount
      self.toAccount = toAccount
      self.transactionAmount = transactionAmount
      self.transactionScheduledDate = transactionScheduledDate
      self.transactionNote = transactionNote
      self.transferFee = transferFee
    }

    /// `from` and its `balance`, `to`, `amount`, `fee`, `date` and `note`, as far as given.
    public var details: [String: ToldValue] {
      var details: [String: ToldValue] = [:]
      details["from"] = fromAccount.map { .name($0.name) }
      details["balance"] = fromAccount?.balance?.told
      details["to"] = toAccount.map { .name($0.name) }
      details["amount"] = transactionAmount?.told
      details["fee"] = transferFee?.told
      details["date"] = transactionScheduledDate?.told
      details["note"] = transactionNote?.told
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
      /// There is not enough money in the account.
      case failureInsufficientFunds
    }
  }
}

extension TransferMoneyIntent {
  /// What an app does to support ``TransferMoneyIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles the account the money leaves.
    func resolveFromAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount>
    /// Settles the account the money goes to.
    func resolveToAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount>
    /// Settles how much is moved.
    func resolveTransactionAmount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAmount>
    /// Settles when it is moved.
    func resolveTransactionScheduledDate(
      for intent: TransferMoneyIntent
    ) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles the note.
    func resolveTransactionNote(for intent: TransferMoneyIntent) async throws -> ResolutionResult<String>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response
    /// Carries the request out.
    func handle(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response
  }
}

extension TransferMoneyIntent.Handling {
  /// By default the account stays as said and is not asked for.
  public func resolveFromAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount> {
    .asSaid(intent.fromAccount)
  }

  /// By default the account stays as said and is not asked for.
  public func resolveToAccount(for intent: TransferMoneyIntent) async throws -> ResolutionResult<PaymentAccount> {
    .asSaid(intent.toAccount)
  }

  /// By default the amount stays as said and is not asked for.
  public func resolveTransactionAmount(
    for intent: TransferMoneyIntent
  ) async throws -> ResolutionResult<PaymentAmount> {
    .asSaid(intent.transactionAmount)
  }

  /// By default the date of payment stays as said and is not asked for.
  public func resolveTransactionScheduledDate(
    for intent: TransferMoneyIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.transactionScheduledDate)
  }

  /// By default the note stays as said and is not asked for.
  public func resolveTransactionNote(for intent: TransferMoneyIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.transactionNote)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: TransferMoneyIntent) async throws -> TransferMoneyIntent.Response {
    TransferMoneyIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``TransferMoneyIntent`` to the code of an app.
  public static func transferMoney(_ handler: some TransferMoneyIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      TransferMoneyIntent.self,
      resolvers: [
        Resolver(\.fromAccount, handler.resolveFromAccount),
        Resolver(\.toAccount, handler.resolveToAccount),
        Resolver(\.transactionAmount, handler.resolveTransactionAmount),
        Resolver(\.transactionScheduledDate, handler.resolveTransactionScheduledDate),
        Resolver(\.transactionNote, handler.resolveTransactionNote),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

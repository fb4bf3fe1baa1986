import IntentModel

/// Pays a bill.
///
/// Source: `INPayBillIntent`, iOS 10.3.
public struct PayBillIntent: Intent {
  /// Who sent the bill.
  public var billPayee: BillDetails.Payee?
  /// The account the money comes from.
  public var fromAccount: PaymentAccount?
  /// How much of the bill is paid.
  public var transactionAmount: PaymentAmount?
  /// When it is paid; `nil` means now.
  public var transactionScheduledDate: DateComponentsRange?
  /// A note, in the user's words.
  public var transactionNote: String?
  /// What the bill is for: electricity, rent.
  public var billType: BillDetails.BillType?
  /// When the bill is due.
  public var dueDate: DateComponentsRange?

  /// The name in scripts, prompts and traces; an Info.plist writes `INPayBillIntent`.
  public static let name: IntentName = "PayBill"
  /// Money moves only on an unlocked device and after the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true,
    facts: [
      .howMuch: ["amount", "transactionAmount"], .who: ["payee", "billPayee"], .whereTo: ["payee", "billPayee"],
      .source: ["account", "fromAccount"], .whereFrom: ["account", "fromAccount"],
      .when: ["date", "transactionScheduledDate"], .due: ["dueDate"],
    ])
  /// The sender of the bill is settled first, the account and the amount next, what describes the bill last.
  public static let parameters: [Parameter<Self>] = [
    Parameter("billPayee", \.billPayee),
    Parameter("fromAccount", \.fromAccount),
    Parameter("transactionAmount", \.transactionAmount),
    Parameter("transactionScheduledDate", \.transactionScheduledDate),
    Parameter("transactionNote", \.transactionNote),
    Parameter("billType", \.billType),
    Parameter("dueDate", \.dueDate),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    billPayee: BillDetails.Payee? = nil,
    fromAccount: PaymentAccount? = nil,
    transactionAmount: PaymentAmount? = nil,
    transactionScheduledDate: DateComponentsRange? = nil,
    transactionNote: String? = nil,
    billType: BillDetails.BillType? = nil,
    dueDate: DateComponentsRange? = nil
  ) {
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    self.billType = billType
    self.dueDate = dueDate
  }
}

extension PayBillIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `account`, `amount`, `date`, `note` and the parts that ``BillDetails/details`` names: `payee`,
  /// `amountDue`, `dueDate` and more.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The account the money comes from.
    public var fromAccount: PaymentAccount?
    /// The bill.
    public var billDetails: BillDetails?
    /// How much is paid.
    public var transactionAmount: PaymentAmount?
    /// When it is paid.
    public var transactionScheduledDate: DateComponentsRange?
    /// The note.
    public var transactionNote: String?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the payment; in confirm it tells the bill and the amount before the user's yes.
    public init(
      _ code: Code,
      fromAccount: PaymentAccount?,
      billDetails: BillDetails? = nil,
      transactionAmount: PaymentAmount? = nil,
      transactionScheduledDate: DateComponentsRange? = nil,
      transactionNote: String? = nil,
      userActivity: UserActivity? = nil
    ) {
      self.init(code: code, userActivity: userActivity)
      self.fromAccount = fromAccount
      self.billDetails = billDetails
      self.transactionAmount = transactionAmount
      self.transactionScheduledDate = transactionScheduledDate
      self.transactionNote = transactionNote
    }

    /// The parts of the bill, and `account`, `balance`, `amount`, `date` and `note` of the payment, as far as given.
    public var details: [String: ToldValue] {
      var details = billDetails?.details ?? [:]
      details["account"] = fromAccount.map { .name($0.name) }
      details["balance"] = fromAccount?.balance?.told
      if let transactionAmount { details["amount"] = transactionAmount.told }
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

extension PayBillIntent {
  /// What an app does to support ``PayBillIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles who sent the bill.
    func resolveBillPayee(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.Payee>
    /// Settles the account the money comes from.
    func resolveFromAccount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAccount>
    /// Settles how much of the bill is paid.
    func resolveTransactionAmount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAmount>
    /// Settles when it is paid.
    func resolveTransactionScheduledDate(
      for intent: PayBillIntent
    ) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles the note.
    func resolveTransactionNote(for intent: PayBillIntent) async throws -> ResolutionResult<String>
    /// Settles what the bill is for.
    func resolveBillType(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.BillType>
    /// Settles when the bill is due.
    func resolveDueDate(for intent: PayBillIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: PayBillIntent) async throws -> PayBillIntent.Response
    /// Carries the request out.
    func handle(_ intent: PayBillIntent) async throws -> PayBillIntent.Response
  }
}

extension PayBillIntent.Handling {
  /// By default the sender of the bill stays as said and is not asked for.
  public func resolveBillPayee(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.Payee> {
    .asSaid(intent.billPayee)
  }

  /// By default the account stays as said and is not asked for.
  public func resolveFromAccount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAccount> {
    .asSaid(intent.fromAccount)
  }

  /// By default the amount stays as said and is not asked for.
  public func resolveTransactionAmount(for intent: PayBillIntent) async throws -> ResolutionResult<PaymentAmount> {
    .asSaid(intent.transactionAmount)
  }

  /// By default the date of payment stays as said and is not asked for.
  public func resolveTransactionScheduledDate(
    for intent: PayBillIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.transactionScheduledDate)
  }

  /// By default the note stays as said and is not asked for.
  public func resolveTransactionNote(for intent: PayBillIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.transactionNote)
  }

  /// By default the kind of bill stays as said and is not asked for.
  public func resolveBillType(for intent: PayBillIntent) async throws -> ResolutionResult<BillDetails.BillType> {
    .asSaid(intent.billType)
  }

  /// By default the due date stays as said and is not asked for.
  public func resolveDueDate(for intent: PayBillIntent) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.dueDate)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: PayBillIntent) async throws -> PayBillIntent.Response {
    PayBillIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``PayBillIntent`` to the code of an app.
  public static func payBill(_ handler: some PayBillIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      PayBillIntent.self,
      resolvers: [
        Resolver(\.billPayee, handler.resolveBillPayee),
        Resolver(\.fromAccount, handler.resolveFromAccount),
        Resolver(\.transactionAmount, handler.resolveTransactionAmount),
        Resolver(\.transactionScheduledDate, handler.resolveTransactionScheduledDate),
        Resolver(\.transactionNote, handler.resolveTransactionNote),
        Resolver(\.billType, handler.resolveBillType),
        Resolver(\.dueDate, handler.resolveDueDate),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

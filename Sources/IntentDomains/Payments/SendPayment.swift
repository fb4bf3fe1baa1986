import IntentModel

/// Sends money to a person.
///
/// Source: `INSendPaymentIntent`, iOS 10 and 11.
public struct SendPaymentIntent: Intent {
  /// Who gets the money.
  public var payee: Person?
  /// How much is sent.
  public var currencyAmount: CurrencyAmount?
  /// What it is for, in the user's words.
  public var note: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSendPaymentIntent`.
  public static let name: IntentName = "SendPayment"
  /// Money moves only on an unlocked device and after the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true, contact: .begins(.pay),
    facts: [
      .who: ["payee"], .whereTo: ["payee"], .howMuch: ["currencyAmount", "amount"], .fee: ["fee"], .source: ["method"],
    ])
  /// The payee is settled before the amount, the note last.
  public static let parameters: [Parameter<Self>] = [
    Parameter("payee", \.payee, reasons: PayeeUnsupportedReason.self),
    Parameter("currencyAmount", \.currencyAmount, reasons: CurrencyAmountUnsupportedReason.self),
    Parameter("note", \.note),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(payee: Person? = nil, currencyAmount: CurrencyAmount? = nil, note: String? = nil) {
    self.payee = payee
    self.currencyAmount = currencyAmount
    self.note = note
  }
}

extension SendPaymentIntent {
  /// What the app answers.
  ///
  /// A prompt may tell the parts that ``PaymentRecord/details`` names: `payee`, `payer`, `amount`, `fee`, `note` and
  /// more.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The payment as it would be made, in confirm, or as it is made, in handle.
    public var paymentRecord: PaymentRecord?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the payment; in confirm it tells the fee before the user's yes.
    public init(_ code: Code, paymentRecord: PaymentRecord?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.paymentRecord = paymentRecord
    }

    /// The parts of the payment record; none where the app gave no record.
    public var details: [String: ToldValue] {
      paymentRecord?.details ?? [:]
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
      /// The amount is below what the service takes.
      case failurePaymentsAmountBelowMinimum
      /// The amount is above what the service takes.
      case failurePaymentsAmountAboveMaximum
      /// The service does not take the currency.
      case failurePaymentsCurrencyUnsupported
      /// There is not enough money in the account.
      case failureInsufficientFunds
      /// The user has no bank account set up.
      case failureNoBankAccount
      /// The user may not do this.
      case failureNotEligible
      /// The user must accept the terms first.
      case failureTermsAndConditionsAcceptanceRequired
    }
  }
}

extension SendPaymentIntent {
  /// What an app does to support ``SendPaymentIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles who gets the money.
    func resolvePayee(for intent: SendPaymentIntent) async throws -> ResolutionResult<Person>
    /// Settles how much is sent.
    func resolveCurrencyAmount(for intent: SendPaymentIntent) async throws -> ResolutionResult<CurrencyAmount>
    /// Settles what it is for.
    func resolveNote(for intent: SendPaymentIntent) async throws -> ResolutionResult<String>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response
    /// Carries the request out.
    func handle(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response
  }
}

extension SendPaymentIntent.Handling {
  /// By default the payee stays as said and is not asked for.
  public func resolvePayee(for intent: SendPaymentIntent) async throws -> ResolutionResult<Person> {
    .asSaid(intent.payee)
  }

  /// By default the amount stays as said and is not asked for.
  public func resolveCurrencyAmount(for intent: SendPaymentIntent) async throws -> ResolutionResult<CurrencyAmount> {
    .asSaid(intent.currencyAmount)
  }

  /// By default the note stays as said and is not asked for.
  public func resolveNote(for intent: SendPaymentIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.note)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SendPaymentIntent) async throws -> SendPaymentIntent.Response {
    SendPaymentIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SendPaymentIntent`` to the code of an app.
  public static func sendPayment(_ handler: some SendPaymentIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SendPaymentIntent.self,
      resolvers: [
        Resolver(\.payee, handler.resolvePayee),
        Resolver(\.currencyAmount, handler.resolveCurrencyAmount),
        Resolver(\.note, handler.resolveNote),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

import IntentModel

/// Asks a person for money; moves none.
///
/// Source: `INRequestPaymentIntent`, iOS 10 and 11.
public struct RequestPaymentIntent: Intent {
  /// Who is asked for the money.
  public var payer: Person?
  /// How much is asked for.
  public var currencyAmount: CurrencyAmount?
  /// What it is for, in the user's words.
  public var note: String?

  /// The name in scripts, prompts and traces; an Info.plist writes `INRequestPaymentIntent`.
  public static let name: IntentName = "RequestPayment"
  /// Nobody is asked for money from a locked device or without the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true, contact: .begins(.pay),
    facts: [.who: ["payer"], .whereFrom: ["payer"], .howMuch: ["currencyAmount", "amount"], .fee: ["fee"]])
  /// The payer is settled before the amount, the note last.
  public static let parameters: [Parameter<Self>] = [
    Parameter("payer", \.payer, reasons: PayerUnsupportedReason.self),
    Parameter("currencyAmount", \.currencyAmount, reasons: CurrencyAmountUnsupportedReason.self),
    Parameter("note", \.note),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(payer: Person? = nil, currencyAmount: CurrencyAmount? = nil, note: String? = nil) {
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
  }
}

extension RequestPaymentIntent {
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
    /// The request as it would be made, in confirm, or as it is made, in handle.
    public var paymentRecord: PaymentRecord?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the request; in confirm it tells the fee before the user's yes.
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
      /// The user has no bank account set up.
      case failureNoBankAccount
      /// The user may not do this.
      case failureNotEligible
      /// The user must accept the terms first.
      case failureTermsAndConditionsAcceptanceRequired
    }
  }
}

extension RequestPaymentIntent {
  /// What an app does to support ``RequestPaymentIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles who is asked for the money.
    func resolvePayer(for intent: RequestPaymentIntent) async throws -> ResolutionResult<Person>
    /// Settles how much is asked for.
    func resolveCurrencyAmount(for intent: RequestPaymentIntent) async throws -> ResolutionResult<CurrencyAmount>
    /// Settles what it is for.
    func resolveNote(for intent: RequestPaymentIntent) async throws -> ResolutionResult<String>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response
    /// Carries the request out.
    func handle(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response
  }
}

extension RequestPaymentIntent.Handling {
  /// By default the payer stays as said and is not asked for.
  public func resolvePayer(for intent: RequestPaymentIntent) async throws -> ResolutionResult<Person> {
    .asSaid(intent.payer)
  }

  /// By default the amount stays as said and is not asked for.
  public func resolveCurrencyAmount(
    for intent: RequestPaymentIntent
  ) async throws -> ResolutionResult<CurrencyAmount> {
    .asSaid(intent.currencyAmount)
  }

  /// By default the note stays as said and is not asked for.
  public func resolveNote(for intent: RequestPaymentIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.note)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    RequestPaymentIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``RequestPaymentIntent`` to the code of an app.
  public static func requestPayment(_ handler: some RequestPaymentIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      RequestPaymentIntent.self,
      resolvers: [
        Resolver(\.payer, handler.resolvePayer),
        Resolver(\.currencyAmount, handler.resolveCurrencyAmount),
        Resolver(\.note, handler.resolveNote),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

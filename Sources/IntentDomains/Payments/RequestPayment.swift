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

  public static let name: IntentName = "RequestPayment"
  public static let rules = IntentRules(goAhead: .asked, requiresUnlock: true)
  public static let parameters: [Parameter<Self>] = [
    Parameter("payer", \.payer, reasons: RequestPaymentPayerUnsupportedReason.self),
    Parameter("currencyAmount", \.currencyAmount, reasons: RequestPaymentCurrencyAmountUnsupportedReason.self),
    Parameter("note", \.note),
  ]

  public init() {}

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
    public let code: Code
    public var userActivity: UserActivity?
    /// The request as it would be made, in confirm, or as it is made, in handle.
    public var paymentRecord: PaymentRecord?

    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    public init(_ code: Code, paymentRecord: PaymentRecord?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.paymentRecord = paymentRecord
    }

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

/// What an app does to support ``RequestPaymentIntent``; only handle is required.
public protocol RequestPaymentIntentHandling: Sendable {
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

extension RequestPaymentIntentHandling {
  public func resolvePayer(for intent: RequestPaymentIntent) async throws -> ResolutionResult<Person> {
    .asSaid(intent.payer)
  }

  public func resolveCurrencyAmount(
    for intent: RequestPaymentIntent
  ) async throws -> ResolutionResult<CurrencyAmount> {
    .asSaid(intent.currencyAmount)
  }

  public func resolveNote(for intent: RequestPaymentIntent) async throws -> ResolutionResult<String> {
    .asSaid(intent.note)
  }

  public func confirm(_ intent: RequestPaymentIntent) async throws -> RequestPaymentIntent.Response {
    RequestPaymentIntent.Response(.ready)
  }
}

extension IntentHandler {
  /// Joins ``RequestPaymentIntent`` to the code of an app.
  public static func requestPayment(_ handler: some RequestPaymentIntentHandling) -> IntentHandler {
    IntentHandler(
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

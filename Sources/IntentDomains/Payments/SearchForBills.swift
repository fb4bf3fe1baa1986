import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds bills by who sent them, what for, whether they are paid, and when.
///
/// Source: `INSearchForBillsIntent`, iOS 10.3.
public struct SearchForBillsIntent: Intent {
  /// Who sent the bills.
  public var billPayee: BillDetails.Payee?
  /// When the bills were paid.
  public var paymentDateRange: DateComponentsRange?
  /// What the bills are for.
  public var billType: BillDetails.BillType?
  /// Whether the bills are paid.
  public var status: PaymentRecord.Status?
  /// When the bills are due.
  public var dueDateRange: DateComponentsRange?

  /// The name in scripts, prompts and traces; an Info.plist writes `INSearchForBillsIntent`.
  public static let name: IntentName = "SearchForBills"
  /// Bills are private, so the device is unlocked first; nothing changes.
  public static let rules = IntentRules(requiresUnlock: true, changesNothing: true)
  /// The sender of the bills is settled first, the due date last.
  public static let parameters: [Parameter<Self>] = [
    Parameter("billPayee", \.billPayee),
    Parameter("paymentDateRange", \.paymentDateRange),
    Parameter("billType", \.billType),
    Parameter("status", \.status),
    Parameter("dueDateRange", \.dueDateRange),
  ]

  /// A search that nothing narrows yet.
  public init() {}

  /// A search; what is left out does not narrow it.
  public init(
    billPayee: BillDetails.Payee? = nil,
    paymentDateRange: DateComponentsRange? = nil,
    billType: BillDetails.BillType? = nil,
    status: PaymentRecord.Status? = nil,
    dueDateRange: DateComponentsRange? = nil
  ) {
    self.billPayee = billPayee
    self.paymentDateRange = paymentDateRange
    self.billType = billType
    self.status = status
    self.dueDateRange = dueDateRange
  }
}

extension SearchForBillsIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count`, `bills` (records of the parts ``BillDetails/details`` names) and, for a single bill,
  /// those parts themselves.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The bills found, the one due first at the head.
    public var bills: [BillDetails] = []

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the bills found, the one due first at the head.
    public init(_ code: Code, bills: [BillDetails], userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.bills = bills
    }

    /// `count` and `bills`; the parts of the bill itself where there is only one.
    public var details: [String: ToldValue] {
      var details: [String: ToldValue] = bills.count == 1 ? bills.first?.details ?? [:] : [:]
      details["count"] = .number(Decimal(bills.count))
      details["bills"] = .list(bills.map { .record($0.details) })
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
      /// There is no such bill.
      case failureBillNotFound
    }
  }
}

extension SearchForBillsIntent {
  /// What an app does to support ``SearchForBillsIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles who sent the bills.
    func resolveBillPayee(for intent: SearchForBillsIntent) async throws -> ResolutionResult<BillDetails.Payee>
    /// Settles when the bills were paid.
    func resolvePaymentDateRange(for intent: SearchForBillsIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Settles what the bills are for.
    func resolveBillType(for intent: SearchForBillsIntent) async throws -> ResolutionResult<BillDetails.BillType>
    /// Settles whether the bills are paid.
    func resolveStatus(for intent: SearchForBillsIntent) async throws -> ResolutionResult<PaymentRecord.Status>
    /// Settles when the bills are due.
    func resolveDueDateRange(for intent: SearchForBillsIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response
    /// Carries the request out.
    func handle(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response
  }
}

extension SearchForBillsIntent.Handling {
  /// By default the sender of the bill stays as said and is not asked for.
  public func resolveBillPayee(for intent: SearchForBillsIntent) async throws -> ResolutionResult<BillDetails.Payee> {
    .asSaid(intent.billPayee)
  }

  /// By default the date of payment stays as said and is not asked for.
  public func resolvePaymentDateRange(
    for intent: SearchForBillsIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.paymentDateRange)
  }

  /// By default the kind of bill stays as said and is not asked for.
  public func resolveBillType(for intent: SearchForBillsIntent) async throws -> ResolutionResult<BillDetails.BillType> {
    .asSaid(intent.billType)
  }

  /// By default paid or unpaid stays as said and is not asked for.
  public func resolveStatus(for intent: SearchForBillsIntent) async throws -> ResolutionResult<PaymentRecord.Status> {
    .asSaid(intent.status)
  }

  /// By default the due date stays as said and is not asked for.
  public func resolveDueDateRange(
    for intent: SearchForBillsIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.dueDateRange)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: SearchForBillsIntent) async throws -> SearchForBillsIntent.Response {
    SearchForBillsIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``SearchForBillsIntent`` to the code of an app.
  public static func searchForBills(_ handler: some SearchForBillsIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      SearchForBillsIntent.self,
      resolvers: [
        Resolver(\.billPayee, handler.resolveBillPayee),
        Resolver(\.paymentDateRange, handler.resolvePaymentDateRange),
        Resolver(\.billType, handler.resolveBillType),
        Resolver(\.status, handler.resolveStatus),
        Resolver(\.dueDateRange, handler.resolveDueDateRange),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}

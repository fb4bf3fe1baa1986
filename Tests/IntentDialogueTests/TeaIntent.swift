import IntentModel

/// An intent of the tests' own: it has a list, a single value, a set of symbols and a parameter nobody resolves.
struct TeaIntent: Intent {
  var guests: [Person] = []
  var note: String?
  var size: TeaSize?
  var sugar: Int?

  static let name: IntentName = "OrderTea"
  static var parameters: [Parameter<Self>] {
    [
      Parameter("guests", each: \.guests, reasons: TeaGuestReason.self),
      Parameter("note", \.note),
      Parameter("size", \.size),
      Parameter("sugar", \.sugar),
    ]
  }
}

enum TeaSize: String, SymbolicValue, CaseIterable { case small, large }

enum TeaGuestReason: String, UnsupportedReasons { case away }

struct TeaResponse: IntentResponse {
  enum Code: Int, IntentResponseCode {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch, continueInApp
    case userConfirmationRequired, failureNoWater
  }
  var code: Code
  var userActivity: UserActivity?
  /// How hot it is by now.
  var temperature: Int?
  var details: [String: ToldValue] { temperature.map { ["temperature": $0.told] } ?? [:] }
  init(code: Code, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }
}

extension TeaIntent { typealias Response = TeaResponse }

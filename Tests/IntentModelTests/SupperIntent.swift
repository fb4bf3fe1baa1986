import IntentModel

/// A small intent for tests, made of public API only.
struct SupperIntent: Intent {
  static let name: IntentName = "OrderSupper"
  static let parameters: [Parameter<Self>] = [
    Parameter("guests", each: \.guests, reasons: GuestReason.self),
    Parameter("dish", \.dish, kind: .name(VocabularyType("dishes"))),
    Parameter("heat", \.heat),
    Parameter("portions", \.portions),
    Parameter("key", \.key, kind: .unspoken),
  ]

  var guests: [Person] = []
  var dish: SpeakableString?
  var heat: Heat?
  var portions: Int?
  var key: String?

  enum GuestReason: String, UnsupportedReasons { case onHoliday, notHungry }
  enum Heat: String, SymbolicValue, CaseIterable { case mild, hot }

  struct Response: IntentResponse {
    var code: Code
    var userActivity: UserActivity?
    enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, success, failureKitchenClosed, failureRequiringAppLaunch
    }
    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }
  }
}

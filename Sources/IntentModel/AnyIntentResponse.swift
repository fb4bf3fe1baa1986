/// A response as the conversation sees it: its code by name, what that means, its details ready to be told.
public struct AnyIntentResponse: Sendable, Hashable, Codable {
  /// The code's SiriKit name.
  public var code: String
  public var status: IntentHandlingStatus
  public var userActivity: UserActivity?
  public var details: [String: ToldValue]

  public init(
    code: String, status: IntentHandlingStatus? = nil, userActivity: UserActivity? = nil,
    details: [String: ToldValue] = [:]
  ) {
    self.code = code
    self.status = status ?? IntentHandlingStatus(codeName: code)
    self.userActivity = userActivity
    self.details = details
  }

  public init(_ response: some IntentResponse) {
    self.init(
      code: response.code.name, status: response.code.status, userActivity: response.userActivity,
      details: response.details)
  }

  static let ready = AnyIntentResponse(code: "ready", status: .ready)
}

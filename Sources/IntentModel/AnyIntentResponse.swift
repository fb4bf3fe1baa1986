/// A response without its type: its code by name, what the code means, and its details as values to be put into words.
public struct AnyIntentResponse: Sendable, Hashable, Codable {
  /// The code's SiriKit name.
  public var code: String
  /// What the code means for the conversation.
  public var status: IntentHandlingStatus
  /// The activity with which the app opens; `nil` where the app gave none.
  public var userActivity: UserActivity?
  /// The values that the prompts may name, by their names in the templates.
  public var details: [String: ToldValue]
  /// What the app shows beside the default presentation.
  public var card: ContentCard?

  /// A response without its type; the status is the one that the code's name implies, unless it is given.
  public init(
    code: String, status: IntentHandlingStatus? = nil, userActivity: UserActivity? = nil,
    details: [String: ToldValue] = [:], card: ContentCard? = nil
  ) {
    self.code = code
    self.status = status ?? IntentHandlingStatus(codeName: code)
    self.userActivity = userActivity
    self.details = details
    self.card = card
  }

  /// The response of a handler, without its type.
  public init(_ response: some IntentResponse) {
    self.init(
      code: response.code.name, status: response.code.status, userActivity: response.userActivity,
      details: response.details, card: response.card)
  }

  static let ready = AnyIntentResponse(code: "ready", status: .ready)
}

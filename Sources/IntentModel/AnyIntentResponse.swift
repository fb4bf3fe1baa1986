/// A response without its type: its code by name, what the code means, and its details as values to be put into words.
public struct AnyIntentResponse: Sendable, Hashable, Codable {
  /// The code's SiriKit name.
  public var code: String
  /// What the code means for the conversation.
  public var status: IntentHandlingStatus
  /// The activity with which the app opens; `nil` where the app gave none.
  public var userActivity: UserActivity? {
    get { if case .activity(let activity) = opening { activity } else { nil } }
    set { opening = newValue.map(Opening.activity) ?? .plain }
  }
  private var opening = Opening.plain
  /// The values that the prompts may name, by their names in the templates.
  public var details: [String: ToldValue]
  /// What the app shows beside the default presentation.
  public var card: ContentCard?

  /// An activity has many fields, and most responses none of them: it takes room only where there is one.
  private indirect enum Opening: Sendable, Hashable {
    case plain
    case activity(UserActivity)
  }

  /// A response without its type; the status is the one that the code's name implies, unless it is given.
  public init(
    code: String, status: IntentHandlingStatus? = nil, userActivity: UserActivity? = nil,
    details: [String: ToldValue] = [:], card: ContentCard? = nil
  ) {
    self.code = code
    self.status = status ?? IntentHandlingStatus(codeName: code)
    self.details = details
    self.card = card
    self.userActivity = userActivity
  }

  /// The response of a handler, without its type.
  public init(_ response: some IntentResponse) {
    self.init(
      code: response.code.name, status: response.code.status, userActivity: response.userActivity,
      details: response.details, card: response.card)
  }

  static let ready = AnyIntentResponse(code: "ready", status: .ready)
}

extension AnyIntentResponse {
  private enum CodingKeys: CodingKey { case code, status, userActivity, details, card }

  /// Throws `DecodingError` where the code, the status or the details are missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decode(String.self, forKey: .code)
    status = try container.decode(IntentHandlingStatus.self, forKey: .status)
    details = try container.decode([String: ToldValue].self, forKey: .details)
    card = try container.decodeIfPresent(ContentCard.self, forKey: .card)
    userActivity = try container.decodeIfPresent(UserActivity.self, forKey: .userActivity)
  }

  /// Stores all parts that there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(userActivity, forKey: .userActivity)
    try container.encode(details, forKey: .details)
    try container.encodeIfPresent(card, forKey: .card)
  }
}

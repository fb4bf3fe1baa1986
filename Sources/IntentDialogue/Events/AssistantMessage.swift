import IntentModel

/// Something the assistant says: structured content first, the words being one rendering of it.
public struct AssistantMessage: Sendable, Hashable, Codable {
  /// The moments at which the assistant says something.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A value is asked for.
    case needsValue
    /// More than ten candidates: the user is asked to be more specific.
    case needsMoreDetails
    /// One of two to ten choices is to be picked.
    case disambiguation
    /// A yes or no about one value.
    case confirmation
    /// A value was refused; why, and the question for another.
    case unsupported
    /// One of several apps is to be picked.
    case appChoice
    /// The app's permission to hear the user is asked for.
    case permission
    /// The device has to be unlocked.
    case authentication
    /// What will be done, and the question for the go-ahead.
    case goAhead
    /// What the app answered: done, in progress, failed, to be continued in the app.
    case response
    /// The progress of a request that was handled: what has changed.
    case update
    /// A question of the user's about the open request is answered.
    case answer
    /// What was said changes nothing: the user hesitates, thanks, or wants something that the request does not allow.
    case noted
    /// It is being worked on.
    case waiting
    /// The utterance was not understood.
    case notUnderstood
    /// The request ended without being done: cancelled, refused, given up, set aside.
    case ended
    /// Help, or what the user can say.
    case help
  }

  /// The moment at which it is said, by which a presenter can choose a layout.
  public var kind: Kind
  /// The intent of the open request; `nil` where none is open.
  public var intent: IntentName?
  /// The parameter that is asked about; `nil` where the message is about none.
  public var parameter: String?
  /// The name of the app that it is about.
  public var app: String?
  /// The choices that can be picked, by voice, by position or by tapping.
  public var choices: [Choice]
  /// The response code that the message reports.
  public var code: String?
  /// Why the app refused a value; `nil` where it gave no reason or refused none.
  public var reason: UnsupportedReason?
  /// The values that the words were made from, by name.
  public var details: [String: ToldValue]
  /// The buttons under it, such as Send and Cancel.
  public var buttons: [String]
  /// A card with what the words do not tell, in the user's language; `nil` where they tell everything.
  public var card: ContentCard?
  /// What the app itself shows.
  public var appCard: ContentCard?
  /// The words for the ear.
  public var spoken: String
  /// The words for the eye.
  public var shown: String

  /// A message of a kind, with its words for the ear and for the eye.
  public init(
    _ kind: Kind, intent: IntentName? = nil, parameter: String? = nil, app: String? = nil,
    choices: [Choice] = [], code: String? = nil, reason: UnsupportedReason? = nil,
    details: [String: ToldValue] = [:], buttons: [String] = [], card: ContentCard? = nil,
    appCard: ContentCard? = nil, spoken: String, shown: String
  ) {
    self.kind = kind
    self.intent = intent
    self.parameter = parameter
    self.app = app
    self.choices = choices
    self.code = code
    self.reason = reason
    self.details = details
    self.buttons = buttons
    self.card = card
    self.appCard = appCard
    self.spoken = spoken
    self.shown = shown
  }
}

extension AssistantMessage {
  /// One thing that can be picked: its name, and what distinguishes it from others of the same name.
  public struct Choice: Sendable, Hashable, Codable {
    /// The name by which the choice is picked.
    public var name: String
    /// A second line, such as a handle's label; `nil` where the name is enough.
    public var detail: String?

    /// A choice; give a detail where two choices have the same name.
    public init(_ name: String, detail: String? = nil) {
      self.name = name
      self.detail = detail
    }
  }
}

/// How a conversation is presented; it decides how much is said and how much is shown.
public enum ConversationMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user looks at the screen: more is shown, less is said.
  case eyesOn
  /// The user does not look at a screen: everything is said.
  case handsFree
  /// At the wheel: least is said, least is shown.
  case car
  /// Everything is both said and shown.
  case accessible
}

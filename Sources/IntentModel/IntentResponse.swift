/// What a handler answers when it confirms or handles an intent: a code, typed details, and the activity with which the
/// app opens.
public protocol IntentResponse: Sendable, Hashable, Codable {
  associatedtype Code: IntentResponseCode

  var code: Code { get }

  /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
  var userActivity: UserActivity? { get set }

  init(code: Code, userActivity: UserActivity?)

  /// The values that a prompt may name, by their names in its template. None by default.
  var details: [String: ToldValue] { get }

  /// What the app shows beside the default presentation, or in its place. None by default.
  var card: ContentCard? { get }
}

extension IntentResponse {
  /// No details: the prompts of the response can name the parameters only.
  public var details: [String: ToldValue] { [:] }

  /// No card of the app's own: the default presentation stands alone.
  public var card: ContentCard? { nil }

  /// A response with no activity; where one is needed, the engine makes it.
  public init(_ code: Code) { self.init(code: code, userActivity: nil) }
}

/// The response codes of one intent, under their SiriKit names and raw values.
///
/// What a code means for the conversation follows from its name, as SiriKit's naming has it
/// (``IntentHandlingStatus``); a custom intent's codes may say so themselves.
public protocol IntentResponseCode: RawRepresentable, CaseIterable, Sendable, Hashable, Codable
where RawValue == Int {
  var status: IntentHandlingStatus { get }
}

extension IntentResponseCode {
  /// The code's name, as scripts, prompts and traces write it.
  public var name: String { CaseNames.all.name(of: self) }

  /// The status that SiriKit's naming of codes implies.
  public var status: IntentHandlingStatus { IntentHandlingStatus(codeName: name) }
}

/// What a response code means for the conversation.
///
/// Source: `INIntentHandlingStatus`, iOS 10 and 12.
public enum IntentHandlingStatus: Int, Sendable, Codable, CaseIterable {
  case unspecified = 0
  case ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired

  /// The status that SiriKit's naming of codes implies.
  public init(codeName: String) {
    switch codeName {
    case "unspecified": self = .unspecified
    case "ready": self = .ready
    case "inProgress": self = .inProgress
    case "success": self = .success
    case "continueInApp", "handleInApp": self = .deferredToApplication
    case "userConfirmationRequired": self = .userConfirmationRequired
    default:
      self = codeName.hasPrefix("failureRequiringAppLaunch") ? .deferredToApplication : .failure
    }
  }
}

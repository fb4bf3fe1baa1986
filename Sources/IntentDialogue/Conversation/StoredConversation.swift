import IntentModel

/// A conversation between two processes: what is open or observed, the language, the mode, and the last thing said.
public struct StoredConversation: Sendable, Hashable, Codable {
  /// The version of the stored form; a newer one than this engine's cannot be read.
  public let version: Int
  let machine: DialogueMachine
  public let mode: PresentationMode
  public let language: String
  public let lastMessage: AssistantMessage?
  let observed: ObservedRequest.Stored?
  /// What was last spoken of.
  public let context: ConversationContext?
  /// What of that was the user's own; `nil` where an older engine stored it.
  let usersWords: UsersWordsInContext?
  /// The identifier of the user whose words they are.
  public let user: String?

  static let version = 1

  init(
    machine: DialogueMachine, mode: PresentationMode, language: String, lastMessage: AssistantMessage?,
    observed: ObservedRequest.Stored? = nil, context: ConversationContext,
    usersWords: UsersWordsInContext, user: String
  ) {
    self.version = Self.version
    self.machine = machine
    self.mode = mode
    self.language = language
    self.lastMessage = lastMessage
    self.observed = observed
    self.context = context
    self.usersWords = usersWords
    self.user = user
  }
}

/// Why a stored conversation cannot go on here.
public enum RestoringError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It was stored by a newer engine.
  case newerVersion(Int)
  /// Its parts contradict each other: somebody has changed it.
  case inconsistent
  /// The app of the open request is not there.
  case noApp(String)
  /// The app has no handler of the open request.
  case noHandler(IntentName, app: String)
  /// A value cannot be read as its parameter's type.
  case unreadableValue(parameter: String, of: IntentName)

  public var description: String {
    switch self {
    case .newerVersion(let version):
      "the conversation was stored in version \(version), and this is \(StoredConversation.version)"
    case .inconsistent: "the stored conversation contradicts itself"
    case .noApp(let app): "the conversation was about the app '\(app)', which is not there"
    case .noHandler(let intent, let app): "the app '\(app)' has no handler of '\(intent)'"
    case .unreadableValue(let parameter, let intent):
      "what was said for '\(parameter)' of '\(intent)' cannot be read"
    }
  }
}

extension DialogueMachine {
  /// The machine with all values typed again by the handler they belong to.
  ///
  /// The policy is the assistant's: what a host allows is not changed by what was stored.
  func revived(with assistant: Assistant) throws(RestoringError) -> DialogueMachine {
    guard isConsistent else { throw .inconsistent }
    var revived = self
    revived.policy = assistant.policy
    guard let request, let route = request.app else { return revived }
    guard let app = assistant.app(route.identifier) else { throw .noApp(route.identifier) }
    guard let handler = app.handler(of: request.intent) else {
      throw .noHandler(request.intent, app: route.identifier)
    }
    revived.request = try request.revived(by: handler)
    try revived.reviveQuestion(by: handler, of: request.intent)
    return revived
  }

  /// Whether state and request fit each other, and every count is one that a conversation can have reached.
  private var isConsistent: Bool {
    guard (0...Self.mostCounted).contains(misses) else { return false }
    guard let request else { return state == .idle }
    let counts = [request.roundsInAll] + request.rounds.values
    guard counts.allSatisfy((0...Self.mostCounted).contains) else { return false }
    switch state {
    case .idle: return false
    case .asking(let question): return isConsistent(question, request)
    case .resolving(let parameter): return request.app != nil && request[parameter: parameter] != nil
    default: return request.app != nil
    }
  }

  private func isConsistent(_ question: Question, _ request: OpenRequest) -> Bool {
    let counts = [question.misses, question.element, question.prompt.attempt]
    let isKnown = question.parameter.map { request[parameter: $0] != nil } ?? true
    return counts.allSatisfy((0...Self.mostCounted).contains) && isKnown
      && (question.kind == .app) == (request.app == nil)
  }

  private static let mostCounted = 1_000_000

  /// What the open question offers, typed again.
  private mutating func reviveQuestion(
    by handler: IntentHandler, of intent: IntentName
  ) throws(RestoringError) {
    guard case .asking(var question) = state, let parameter = question.parameter else { return }
    question.candidates = try handler.revived(question.candidates, of: parameter)
    state = .asking(question)
  }
}

extension OpenRequest {
  /// The request with all values typed again by the handler they belong to.
  func revived(by handler: IntentHandler) throws(RestoringError) -> OpenRequest {
    var revived = self
    for parameter in parameters {
      let values = try handler.revived(parameter.elements.map(\.value), of: parameter.name)
      for (place, value) in values.enumerated() {
        revived[parameter: parameter.name]?.elements[place].value = value
      }
    }
    return revived
  }
}

extension IntentHandler {
  fileprivate func revived(
    _ values: [AnyParameterValue], of parameter: String
  ) throws(RestoringError) -> [AnyParameterValue] {
    do {
      guard let description = description[parameter: parameter] else {
        throw IntentHandlerError.noParameter(parameter, of: name)
      }
      return try values.map { try $0.revived(by: description) }
    } catch {
      throw .unreadableValue(parameter: parameter, of: name)
    }
  }
}

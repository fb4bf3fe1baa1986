import IntentModel

/// A conversation between two processes: what is open, the language, the mode, and the last thing said.
public struct StoredConversation: Sendable, Hashable, Codable {
  let machine: DialogueMachine
  public let mode: PresentationMode
  public let language: String
  public let lastMessage: AssistantMessage?
}

/// Why a stored conversation cannot go on here.
public enum RestoringError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The app of the open request is not there.
  case noApp(String)
  /// The app has no handler of the open request.
  case noHandler(IntentName, app: String)
  /// A value cannot be read as its parameter's type.
  case unreadableValue(parameter: String, of: IntentName)

  public var description: String {
    switch self {
    case .noApp(let app): "the conversation was about the app '\(app)', which is not there"
    case .noHandler(let intent, let app): "the app '\(app)' has no handler of '\(intent)'"
    case .unreadableValue(let parameter, let intent):
      "what was said for '\(parameter)' of '\(intent)' cannot be read"
    }
  }
}

extension DialogueMachine {
  /// The machine with all values typed again by the handler they belong to.
  func revived(with assistant: Assistant) throws(RestoringError) -> DialogueMachine {
    guard let request, let route = request.app else { return self }
    guard let app = assistant.app(route.identifier) else { throw .noApp(route.identifier) }
    guard let handler = app.handler(of: request.intent) else {
      throw .noHandler(request.intent, app: route.identifier)
    }
    var revived = self
    for parameter in request.parameters {
      guard let description = handler.description[parameter: parameter.name] else {
        throw .unreadableValue(parameter: parameter.name, of: request.intent)
      }
      do {
        try revived.revive(description)
      } catch {
        throw .unreadableValue(parameter: parameter.name, of: request.intent)
      }
    }
    return revived
  }

  private mutating func revive(_ description: IntentDescription.ParameterDescription) throws {
    if var parameter = request?[parameter: description.name] {
      parameter.elements = try parameter.elements.map { element in
        var element = element
        element.value = try element.value.revived(by: description)
        return element
      }
      request?[parameter: description.name] = parameter
    }
    if case .asking(var question) = state, question.parameter == description.name {
      question.candidates = try question.candidates.map { try $0.revived(by: description) }
      state = .asking(question)
    }
  }
}

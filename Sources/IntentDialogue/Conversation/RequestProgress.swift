import IntentModel

/// The open request as a developer looks at it: parameter by parameter, with what each is waiting for.
public struct RequestProgress: Sendable, Hashable {
  /// The intent of the open request.
  public var intent: IntentName
  /// The app's name; `nil` while one is being chosen.
  public var app: String?
  /// The parameters in the order in which they are resolved.
  public var parameters: [Parameter]
  /// What the user is being asked, as the kind of message; `nil` while no question is open.
  public var question: AssistantMessage.Kind?

  /// How far one parameter is settled.
  public struct Parameter: Sendable, Hashable {
    /// The parameter's name.
    public var name: String
    /// Whether the parameter takes several values.
    public var isArray: Bool
    /// The values as far as they are known; empty where nothing was said.
    public var values: [ToldValue]
    /// How far the parameter is settled.
    public var state: State
  }

  /// How far one parameter is.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// To be resolved.
    case open
    /// The user is being asked about it.
    case asked
    case settled
    /// Not required: what was said for it was dropped.
    case dropped
    /// The handler has no resolver for it: the value is accepted as it was said.
    case asSaid
  }

  init(_ request: OpenRequest, question: Question?) {
    self.intent = request.intent
    self.app = request.app?.name
    self.question = question?.prompt.kind
    self.parameters = request.parameters.map { parameter in
      Parameter(
        name: parameter.name, isArray: parameter.isArray,
        values: parameter.liveValues.compactMap { $0.value?.told },
        state: parameter.name == question?.parameter ? .asked : State(parameter))
    }
  }
}

extension RequestProgress.State {
  fileprivate init(_ parameter: ParameterProgress) {
    switch parameter.state {
    case .open: self = .open
    case .settled: self = parameter.isResolved ? .settled : .asSaid
    case .dropped: self = .dropped
    }
  }
}

extension Conversation {
  /// The open request, parameter by parameter; `nil` where nothing is open.
  public var progress: RequestProgress? {
    machine.request.map { RequestProgress($0, question: machine.question) }
  }

  /// The number of the last turn, and what the user is being asked about the open request.
  package var turnAndQuestion: (turn: Int, question: AssistantMessage.Kind?) {
    (turn, machine.request == nil ? nil : machine.question?.prompt.kind)
  }
}

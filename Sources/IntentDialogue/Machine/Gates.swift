import IntentModel

/// The gates of a request, as the host reports them at this moment.
///
/// It is looked up before each step and stored nowhere.
package struct Gates: Sendable, Hashable {
  /// Whether the app may be handed what the user says.
  package var permission: PermissionStatus
  package var isLocked: Bool

  package init(permission: PermissionStatus = .authorized, isLocked: Bool = false) {
    self.permission = permission
    self.isLocked = isLocked
  }
}

/// A step of the dialogue that has to pass the gates: the app's permission, and an unlocked device.
package indirect enum GuardedStep: Sendable, Hashable, Codable {
  case resolve(parameter: String)
  /// Puts a question, for the first time or again.
  case ask(Question)
  /// Says something about an open question, which stays open.
  case say(PromptRequest, about: Question)
  /// Answers something about an open question, and puts the question again.
  case answer(PromptRequest, about: Question)
  case confirm
  case handle
  /// Says how the request ended, and opens its app where the request continues there.
  case tell(Ending)
  /// Does something beside the open request; what was open before is open again afterwards.
  case aside(Aside, back: DialogueMachine.State)

  /// Whether the app is handed what the user said.
  var needsPermission: Bool {
    switch self {
    case .resolve, .confirm, .handle: true
    case .ask, .say, .answer, .tell, .aside: false
    }
  }
}

/// Something that can show private things without being a part of the open request.
package enum Aside: String, Sendable, Hashable, Codable, CaseIterable {
  /// The last thing said is said again.
  case sayAgain
  /// An app is opened with an activity.
  case goOn
}

/// The outcome of asking for an unlocked device.
package enum Authentication: String, Sendable, Hashable, Codable, CaseIterable {
  case granted, refused
}

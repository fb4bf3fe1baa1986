import IntentModel

/// The permission and the lock as the host reports them at this moment.
///
/// They are looked up before each step and never stored.
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
  /// Says something while a question stays open.
  case say(PromptRequest, about: Question)
  /// Answers something while a question is open, and puts the question again.
  case answer(PromptRequest, about: Question)
  case confirm
  case handle
  /// Says how the request ended, and opens its app where the request continues there.
  case tell(Ending)
  /// Does something beside the open request; the state before is restored afterwards.
  case aside(Aside, back: DialogueMachine.State)

  /// Whether the step hands the user's words to the app.
  var needsPermission: Bool {
    switch self {
    case .resolve, .confirm, .handle: true
    case .ask, .say, .answer, .tell, .aside: false
    }
  }
}

/// Something that may show private things without being part of the open request.
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

import Parley

/// What lines of a script change outside of the conversation: the device, its clock and place, what apps are allowed,
/// and the user's contacts and words.
///
/// A script and the prompt of `parley talk` both use it; each reports in its own way what cannot be done.
package struct DirectiveWorld {
  private let environment: SimulatedEnvironment
  private let user: User
  private let apps: [AssistantApp]

  package init(_ environment: SimulatedEnvironment, _ user: User, _ apps: [AssistantApp]) {
    (self.environment, self.user, self.apps) = (environment, user, apps)
  }

  /// What a line has changed.
  package enum Change: Sendable, Hashable {
    /// Nothing was changed: the line concerns the conversation, or its set-up.
    case none
    case done
    /// The clock was moved: what became due may report now.
    case clock
    /// Nothing was changed: no app has the name.
    case unknownApp(String)
  }

  /// Changes what a line says.
  package func apply(_ directive: Directive) async -> Change {
    switch directive {
    case .locked(let isLocked): isLocked ? environment.lock() : environment.unlock()
    case .unlocks(let unlocks): environment.unlocksWhenAsked = unlocks
    case .location(let place): environment.location = place
    case .contacts(let people): await user.setContacts(people)
    case .vocabulary(let type, let words): await user.setVocabulary(words.map { SpeakableString($0) }, of: type)
    case .permission(let status, let app?): return permit(status, app)
    case .permission(let status, nil): environment.setPermissionOfAllApps(status)
    case .now(let moment):
      environment.setNow(moment.date)
      return .clock
    case .advance(let seconds):
      environment.advance(by: seconds)
      return .clock
    case .app, .host, .policy, .ignore, .conversation, .currency, .locale, .mode, .stub, .donated, .suggestion,
      .storeAndRestore, .silence:
      return .none
    }
    return .done
  }

  private func permit(_ status: PermissionStatus, _ name: String) -> Change {
    guard let app = apps.first(where: { $0.displayName == name || $0.identifier == name }) else {
      return .unknownApp(name)
    }
    environment.setPermission(status, for: app.identifier)
    return .done
  }
}

extension Conversation {
  /// Taps something on the screen by its name: a choice, a choice by its number from 1, or a button; returns no events
  /// where there is no such thing.
  package func tap(_ name: String) async -> [ConversationEvent] {
    let choices = lastMessage?.choices.map(\.name) ?? []
    if let index = choices.firstIndex(of: name) ?? Int(name).map({ $0 - 1 }) {
      let events = await choose(index)
      if !events.isEmpty { return events }
    }
    return await press(name)
  }
}

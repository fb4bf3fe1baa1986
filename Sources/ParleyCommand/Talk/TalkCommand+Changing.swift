import ConversationScripts
import Parley

extension TalkCommand {
  /// Commands that change the world around the conversation.
  static let changing = [
    TalkCommand("lock", "", "Locks the device.") { _, session in
      await session.change("lock") { $0.environment.lock() }
    },
    TalkCommand("unlock", "", "Unlocks the device.") { _, session in
      await session.change("unlock") { $0.environment.unlock() }
    },
    TalkCommand("unlocks", "yes|no", "Says whether the user unlocks the device when asked.") { argument, session in
      await session.apply("unlocks: \(argument)")
    },
    TalkCommand("permission", "STATUS", "Sets what the apps are permitted: authorized, denied, notDetermined.") {
      argument, session in
      await session.apply("permission: \(argument)")
    },
    TalkCommand("mode", "[MODE]", "Shows or sets the presentation: eyes-on, hands-free, car, accessible.") {
      argument, session in
      if argument.isEmpty { return await session.say(session.view.mode.rawValue) }
      await session.apply("mode: \(argument)")
    },
    TalkCommand("locale", "[TAG]", "Shows or sets the language that is spoken.") { argument, session in
      if argument.isEmpty { return await session.say(await session.conversation.language) }
      let known = session.world.assistant.languages
      guard let language = known.first(where: { $0.tag == argument }) else {
        let list = known.map(\.description).joined(separator: ", ")
        return await session.say("'\(argument)' is not spoken here. There is \(list).")
      }
      await session.speak(language.tag)
    },
    TalkCommand("now", "[MOMENT]", "Shows or sets the clock: 2026-11-21T09:00.") { argument, session in
      if argument.isEmpty { return await session.say(session.world.clock) }
      await session.apply("now: \(argument)")
    },
    TalkCommand("advance", "TIME", "Moves the clock on: 30 s, 2 min, 1 h.") { argument, session in
      await session.apply("advance: \(argument)")
    },
    TalkCommand("location", "PLACE", "Sets where the user is: 37.7544 -122.4477 Lookout Tree.") { argument, session in
      await session.apply("location: \(argument)")
    },
    TalkCommand("tap", "NUMBER|NAME", "Taps a choice by its number, or a button or choice by its name.") {
      argument, session in
      await session.tap(argument)
    },
  ]
}

extension TalkSession {
  func note(_ directive: String) { recording.note(directive) }

  /// Does what a script's line between two turns does.
  func apply(_ line: String) async {
    do throws(DirectiveProblem) {
      switch try Directive(line) {
      case .unlocks(let unlocks): await change(line) { $0.environment.unlocksWhenAsked = unlocks }
      case .permission(let status, _): await change(line) { $0.environment.setPermissionOfAllApps(status) }
      case .location(let place): await change(line) { $0.environment.location = place }
      case .mode(let mode): await present(in: mode)
      case .now(let moment): await change(line) { $0.environment.setNow(moment.date) }
      case .advance(let seconds): await change(line) { $0.environment.advance(by: seconds) }
      default: break
      }
    } catch {
      say(error.description)
    }
  }

  func tap(_ name: String) async {
    let count = past.count
    let choices = await conversation.lastMessage?.choices.map(\.name) ?? []
    let index = choices.firstIndex(of: name) ?? Int(name).map { $0 - 1 }
    await turn { conversation in
      if let index {
        let events = await conversation.choose(index)
        if !events.isEmpty { return events }
      }
      return await conversation.press(name)
    }
    if past.count == count { say("There is nothing of that name to tap.") }
  }
}

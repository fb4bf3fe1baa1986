import ConversationScripts
import Parley

extension TalkCommand {
  /// Commands that change the world around the conversation.
  static let changing = [
    TalkCommand("lock", "", "Locks the device.") { _, session in
      await session.apply("lock")
    },
    TalkCommand("unlock", "", "Unlocks the device.") { _, session in
      await session.apply("unlock")
    },
    TalkCommand("unlocks", "yes|no", "Says whether the user unlocks the device when asked.") { argument, session in
      await session.apply("unlocks: \(argument)")
    },
    TalkCommand("permission", "authorized|denied|notDetermined", "Sets what the apps are permitted.") {
      argument, session in
      await session.apply("permission: \(argument)")
    },
    TalkCommand("mode", "[eyes-on|hands-free|car|accessible]", "Shows or sets the presentation.") {
      argument, session in
      if argument.isEmpty { return await session.say(session.view.mode.scriptName) }
      await session.apply("mode: \(argument)")
    },
    TalkCommand("locale", "[TAG]", "Shows or sets the language that is spoken.") { argument, session in
      if argument.isEmpty { return await session.say(await session.conversation.language) }
      await session.apply("locale: \(argument)")
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
    TalkCommand("when", "PHASE: ANSWER", "Replaces the answer of a phase: ':when handle: after 3 s failure'.") {
      argument, session in
      await session.apply("when \(argument)")
    },
    TalkCommand("tap", "NUMBER|NAME", "Taps a choice by its number, or a button or choice by its name.") {
      argument, session in
      await session.tap(argument)
    },
  ]
}

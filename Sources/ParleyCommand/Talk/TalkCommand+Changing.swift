import ConversationScripts
import Parley

extension TalkCommand {
  /// What the user can do apart from speaking.
  static let talking = [
    TalkCommand("press", "NUMBER|NAME", "Presses a choice by its number, or a button or choice by its name.") {
      argument, session in
      await session.press(argument)
    },
    TalkCommand("tap", "NUMBER|NAME", "The same as ':press'.") { argument, session in
      await session.press(argument)
    },
    TalkCommand("silence", "", "The user says nothing to the open question.") { _, session in
      await session.apply("silence")
    },
  ]

  /// Commands that change the world around the conversation; each prints the new state.
  static let changing = [
    TalkCommand("lock", "", "Locks the device.") { _, session in
      await session.set("lock") { $0.environment.isLocked ? "The device is locked." : "The device is unlocked." }
    },
    TalkCommand("unlock", "", "Unlocks the device.") { _, session in
      await session.set("unlock") { $0.environment.isLocked ? "The device is locked." : "The device is unlocked." }
    },
    TalkCommand("unlocks", "yes|no", "Says whether the user unlocks the device when asked.") { argument, session in
      await session.set("unlocks: \(argument)") {
        "The user \($0.environment.unlocksWhenAsked ? "unlocks" : "does not unlock") the device when asked."
      }
    },
    TalkCommand(
      "permission", "[[APP:] authorized|denied|notDetermined]", "Shows or sets what all apps, or one, are permitted."
    ) { argument, session in
      await session.permit(argument)
    },
    TalkCommand("mode", "[eyes-on|hands-free|car|accessible]", "Shows or sets the presentation.") {
      argument, session in
      await session.set(argument.isEmpty ? nil : "mode: \(argument)") { _ in "mode: \(session.view.mode.scriptName)" }
    },
    TalkCommand("locale", "[TAG]", "Shows or sets the language that is spoken.") { argument, session in
      if !argument.isEmpty { await session.apply("locale: \(argument)") }
      await session.say("locale: \(await session.conversation.language)")
    },
    TalkCommand("now", "[MOMENT]", "Shows or sets the clock: 2026-11-21T09:00.") { argument, session in
      await session.set(argument.isEmpty ? nil : "now: \(argument)") { "now: \($0.clock)" }
    },
    TalkCommand("advance", "TIME", "Moves the clock forward: 30 s, 2 min, 1 h.") { argument, session in
      await session.set("advance: \(argument)") { "now: \($0.clock)" }
    },
    TalkCommand(
      "location", "[NAME|LATITUDE LONGITUDE NAME|none]",
      "Shows or sets where the user is: a place that an app knows, or 48.8566 2.3522 Paris."
    ) { argument, session in
      await session.locate(argument)
    },
    TalkCommand("currency", "[CODE]", "Shows or sets the currency of an amount without one: EUR.") {
      argument, session in
      await session.setCurrency(argument)
    },
    TalkCommand(
      "when", "PHASE: ANSWER",
      "Replaces the answer of a phase: ':when handle: after 3 s failure'; 'pass' gives the app's own back."
    ) {
      argument, session in
      await session.apply("when \(argument)")
    },
  ]
}

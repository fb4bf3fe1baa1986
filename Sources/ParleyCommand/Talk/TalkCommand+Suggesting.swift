import ConversationScripts
import Parley

extension TalkCommand {
  private static let places = SuggestionStep.surfaces.map(\.name).joined(separator: ", ")

  /// Commands for what the user looks at, and what is offered because of it.
  static let suggesting = [
    TalkCommand(
      "activity", "[[APP: ]NAME|nothing]", "Shows what the user looks at, or lets the user look at something."
    ) {
      name, session in
      if name.isEmpty { return await session.say(await session.world.activityText) }
      await session.apply(session.line("view", name))
    },
    TalkCommand(
      "suggest", "[PLACE|WORDS]",
      "Shows what is offered in an app, by its name, or in: " + places + "; or for WORDS that are typed."
    ) { place, session in
      await session.showOffers(place)
    },
    TalkCommand("search", "WORDS", "Searches the apps; what is found can be opened with ':open TITLE'.") {
      words, session in
      await session.apply("search: \(words)")
    },
    TalkCommand("open", "TITLE", "Opens what was found, or what a reminder is about.") { title, session in
      await session.apply("open: \(title)")
    },
    TalkCommand("arrive", "PLACE", "The user arrives: home, work, or a place's name.") { place, session in
      await session.apply("arrive: \(place)")
    },
    TalkCommand("leave", "PLACE", "The user leaves: home, work, or a place's name.") { place, session in
      await session.apply("leave: \(place)")
    },
    TalkCommand("remove", "NAME", "Removes a thing from its app, and from all that was remembered of it.") {
      name, session in
      await session.apply("remove: \(name)")
    },
    TalkCommand("handoff", "", "Goes on here with what the user looks at on another device.") { _, session in
      await session.apply("hand off")
    },
  ]

  /// Commands for the rest of the device: people's cards, what is connected and played, and widgets.
  static let device = [
    TalkCommand(
      "contact", "NAME[: ACT APP]",
      "Shows a person's card, or opens an app from it: ':contact Bobo Jr.: message MonkeyChat'."
    ) { words, session in
      await session.apply(words.contains(": ") ? "contact \(words)" : "contact: \(words)")
    },
    TalkCommand("connect", "headphones|bluetooth|car", "Connects something; shows what is offered to be played.") {
      what, session in
      await session.apply("connect: \(what)")
    },
    TalkCommand("play", "[APP: ]TITLE|nothing", "Plays something in its app; ':suggest lock-screen' shows it.") {
      title, session in
      await session.apply(session.line("play", title))
    },
    TalkCommand("pause", "", "Pauses what is playing.") { _, session in await session.apply("pause") },
    TalkCommand(
      "widget", "[APP: ][compact|expanded|quick-actions]",
      "Updates and shows a widget; 'compact, fails no network' and 'expanded, screen 640 x 160' too."
    ) { look, session in
      await session.apply(session.line("widget", look.isEmpty ? "compact" : look))
    },
  ]
}

extension TalkWorld {
  /// What the user looks at, in a few lines.
  fileprivate var activityText: String {
    get async {
      guard let current = await self.suggestionWorld.current() else { return "The user looks at nothing." }
      let app = self.apps.first { $0.identifier == current.app }?.displayName ?? current.app
      let activity = current.activity
      let rows = [
        ("type", activity.activityType), ("title", activity.title ?? "–"),
        ("place", activity.place.map { "\($0.name ?? "") \($0.addressLine)" } ?? "–"),
        ("phone", activity.phoneNumber ?? "–"), ("page", activity.webpageURL?.absoluteString ?? "–"),
      ]
      return "In \(app)\n" + HelpText.table(rows, width: 1000)
    }
  }
}

extension TalkSession {
  /// A command's words as a line of a script: `widget MonkeyEats: compact` where they begin with an app's name.
  fileprivate func line(_ key: String, _ words: String) -> String {
    let app = words.split(separator: ": ", maxSplits: 1).first.map(String.init)
    let isNamed = app != words && world.apps.contains { $0.displayName == app || $0.identifier == app }
    return isNamed ? "\(key) \(words)" : "\(key): \(words)"
  }

  /// Does what the user does beside the conversation, and shows what is offered.
  func play(_ step: SuggestionStep, _ line: String) async {
    let count = await conversation.eventCount
    let playing = SuggestionPlaying(world: world.suggestionWorld, apps: world.apps, conversation: conversation)
    let outcome = await playing.play(step)
    if let problem = outcome.problem { return complain(problem) }
    // Scripts write "nothing" where nothing is offered or found.
    if !outcome.offers.isEmpty {
      say(outcome.offers == ["nothing"] ? step.nothing : outcome.offers.joined(separator: "\n"))
    }
    let events = await conversation.events(after: count)
    if let told = await told(of: step, isSilent: events.isEmpty && outcome.offers.isEmpty) { say(told) }
    recordings.note(line, offers: outcome.offers)
    recordings.note(events, in: view.mode)
  }

  /// The state that is shown after a step that offers nothing but changes something visible.
  private func told(of step: SuggestionStep, isSilent: Bool) async -> String? {
    switch step {
    case .play, .pause: await world.suggestionWorld.playing(on: .lockScreen).first ?? "Nothing is playing."
    case .view(let name?, _): "The user looks at \(name)."
    case .remove(let name): "\(name) is removed."
    case .arrive, .leave: isSilent ? "Nothing comes of it." : nil
    case .choose(_, _, let name): try? await world.suggestionWorld.card(of: name).joined(separator: "\n")
    default: nil
    }
  }

  /// What is offered at a place of the device, or for words that are typed.
  fileprivate func showOffers(_ place: String) async {
    let place = place.isEmpty ? "assistant" : place
    if SuggestionStep.surfaces.contains(where: { $0.name == place }) {
      await apply("look: \(place)")
      return
    }
    let isApp = world.apps.contains { $0.displayName == place || $0.identifier == place }
    await apply(isApp ? "switch: \(place)" : "type: \(place)")
  }
}

extension SuggestionStep {
  /// What is said where a place offers nothing.
  fileprivate var nothing: String {
    if case .search = self { "Nothing was found." } else { "Nothing is offered." }
  }
}

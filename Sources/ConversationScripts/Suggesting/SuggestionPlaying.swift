import Parley

/// Plays what a user does beside a conversation.
public struct SuggestionPlaying: Sendable {
  private let world: SuggestionWorld
  private let apps: [AssistantApp]
  private let conversation: Conversation

  /// Plays steps in a world; reminders are reported in the conversation.
  public init(world: SuggestionWorld, apps: [AssistantApp], conversation: Conversation) {
    self.world = world
    self.apps = apps
    self.conversation = conversation
  }

  /// The outcome of a step: the lines that are offered, or why it cannot be done.
  public struct Outcome: Sendable {
    /// What is offered, one line each; empty for a step that offers nothing.
    public var offers: [String] = []
    /// Why the step could not be done; `nil` where it was.
    public var problem: String?
  }

  /// Does one step.
  public func play(_ step: SuggestionStep) async -> Outcome {
    switch step {
    case .view(nil, _):
      await world.lookAway()
      return Outcome()
    case .view(let name?, let app): return Outcome(problem: await world.view(name, in: app))
    case .switchTo(let name):
      guard let app = apps.first(where: { $0.displayName == name || $0.identifier == name }) else {
        return Outcome(problem: "no app is called '\(name)'.")
      }
      return offered(await world.offers(on: .appSwitcher(to: app.identifier)).map(OfferLine.text))
    case .look(let surface):
      return offered(await world.playing(on: surface) + world.offers(on: surface).map(OfferLine.text))
    case .type(let text, let field): return offered(await world.offers(typing: text, in: field).map(OfferLine.text))
    case .search(let words):
      return offered(await world.search(words).map { OfferLine.text($0, apps: apps) })
    case .open(let title): return await open(title)
    case .arrive(let place):
      var outcome = await remind(of: await world.moved(place, arriving: true))
      outcome.offers = await world.offersToPlay(on: place)
      return outcome
    case .leave(let place): return await remind(of: await world.moved(place, arriving: false))
    case .remove(let name): return Outcome(problem: await world.remove(name))
    case .card, .choose, .connect, .play, .pause, .widget: return await playOther(step)
    case .handOff: return await handOff()
    }
  }

  /// What happens at a person's card, a widget, or something to play.
  private func playOther(_ step: SuggestionStep) async -> Outcome {
    do {
      switch step {
      case .card(let name): return offered(try await world.card(of: name))
      case .choose(let app, let act, let name):
        try await world.choose(app, for: act, on: name, in: conversation)
        return Outcome()
      case .connect(let trigger): return offered(await world.connect(trigger))
      case .play(let title, let app):
        try await world.play(title, in: app)
        return Outcome()
      case .pause:
        try await world.pause()
        return Outcome()
      case .widget(let app, let look): return offered(try await world.show(look, of: app))
      default: return Outcome()
      }
    } catch {
      return Outcome(problem: "\(error)")
    }
  }

  /// The activity arrives as a packet from the other device and is continued here.
  private func handOff() async -> Outcome {
    do {
      let viewed = try await world.handedOff()
      // What cannot be continued is told to the user, which is what the script expects.
      _ = try? await conversation.goOn(with: viewed)
      return Outcome()
    } catch {
      return Outcome(problem: "\(error)")
    }
  }

  /// Reports the reminders that have become due since the clock was moved.
  public func remindWhatIsDue() async { _ = await remind(of: await world.due()) }

  private func remind(of reminders: [Reminder]) async -> Outcome {
    for reminder in reminders {
      await conversation.remind(of: reminder)
      await world.handedOver(reminder)
    }
    return Outcome()
  }

  private func offered(_ lines: [String]) -> Outcome { Outcome(offers: lines.isEmpty ? ["nothing"] : lines) }

  private func open(_ title: String) async -> Outcome {
    guard let viewed = await world.activity(titled: title) else {
      return Outcome(problem: "nothing called '\(title)' was found or came back.")
    }
    // What cannot be opened is told to the user, which is what the script expects.
    _ = try? await conversation.goOn(with: viewed)
    return Outcome()
  }
}

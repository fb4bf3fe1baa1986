import IntentModel
import IntentHistory

extension Conversation {
  /// Goes back to where an activity was: what the user picked of a search, a suggestion, a reminder or a hand-off.
  ///
  /// The app gets the activity as it was, with the same type and `userInfo`. A locked device is unlocked first, because
  /// the app comes to the front. Where that fails, or the app fails, the user hears it, the app stays as it is, and the
  /// error gives the reason.
  /// - Throws: `ContinuationError`.
  @discardableResult
  public func goOn(with viewed: ViewedActivity) async throws(ContinuationError) -> ActivityCenter.Destination {
    guard let history else { throw .appNotInstalled(viewed.app) }
    await beginTurn()
    defer { endTurn() }
    if machine.isWorking { await perform(machine.interrupted()) }
    guard await perform(machine.wanted(.goOn, isPrivate: true)) == .goOn else {
      throw .locked(assistant.app(viewed.app)?.displayName ?? viewed.app)
    }
    do {
      let continuation = try await history.activities.open(viewed.activity, in: viewed.app, at: environment.now())
      context.note(viewed, at: environment.now())
      if case .app(let app) = continuation {
        await emit(.opened(app: assistant.app(app)?.displayName ?? app, viewed.activity))
        await presenter?.open(AssistantMessage.AppLaunch(app: app, activity: viewed.activity, isInBackground: false))
      }
      return continuation
    } catch {
      await tellWhyNot(error)
      throw error
    }
  }

  /// Whether an app that is registered for activities cannot open the one that its own handler gave; the user is told
  /// then.
  ///
  /// An activity named after the intent, and one of the engine's own, need no declaration.
  func cannotOpen(_ activity: UserActivity?, of request: HandledRequest) async -> Bool {
    guard let activity, let history, activity.activityType != request.intent.name.siriKitName,
      !activity.isOfEngine
    else { return false }
    do {
      try await history.activities.open(activity, in: request.app.identifier, at: environment.now())
      return false
    } catch {
      switch error {
      // Such an app is opened by the presenter alone.
      case .appNotInstalled, .appDoesNotContinue: return false
      default:
        await tellWhyNot(error)
        return true
      }
    }
  }

  /// Tells the user why an app cannot open an activity.
  func tellWhyNot(_ error: ContinuationError) async {
    let words = error.sentence(in: language)
    let message = AssistantMessage(.response, app: error.appName, code: error.name, spoken: words, shown: words)
    lastMessage = message
    await emit(.said(message))
    await presenter?.present(message, in: mode)
  }
}

extension ContinuationError {
  /// The case's name, as traces and scripts write it.
  public var name: String {
    switch self {
    case .appNotInstalled: "appNotInstalled"
    case .appDoesNotContinue: "appDoesNotContinue"
    case .unknownType: "unknownType"
    case .missingKeys: "missingKeys"
    case .expired: "expired"
    case .badPayload: "badPayload"
    case .refused: "refused"
    case .locked: "locked"
    }
  }
}

import IntentModel
import IntentSuggestions

extension Conversation {
  /// Goes back to where an activity was: what the user picked of a search, a suggestion, a reminder or a hand-off.
  ///
  /// The app gets the activity as it was, with the same type and `userInfo`. A locked device is unlocked first, whatever
  /// the activity is of: the app comes to the front. Where that or the app itself fails, the user is told, the app is
  /// left as it is, and the error says why.
  /// - Throws: `ContinuationError`.
  @discardableResult
  public func goOn(with viewed: ViewedActivity) async throws(ContinuationError) -> ActivityDestination {
    guard let suggestions else { throw .appNotInstalled(viewed.app) }
    await beginTurn()
    defer { endTurn() }
    if machine.isWorking { await perform(machine.interrupted()) }
    guard await perform(machine.wanted(.goOn, isPrivate: true)) == .goOn else {
      throw .locked(assistant.app(viewed.app)?.displayName ?? viewed.app)
    }
    do {
      let continuation = try await suggestions.activities.open(viewed.activity, in: viewed.app, at: environment.now())
      context.note(viewed, at: environment.now())
      if case .app(let app) = continuation {
        await emit(.opened(app: assistant.app(app)?.displayName ?? app, viewed.activity))
        await presenter?.open(AppLaunch(app: app, activity: viewed.activity, isInBackground: false))
      }
      return continuation
    } catch {
      await tellWhyNot(error)
      throw error
    }
  }

  /// Whether an app that is known to the activities cannot go on with what its own handler gave; the user is told.
  ///
  /// An activity that is named after the intent and one of directions need no declaration.
  func cannotOpen(_ activity: UserActivity?, of request: HandledRequest) async -> Bool {
    guard let activity, let suggestions,
      ![request.intent.name.siriKitName, DirectionsRequest.activityType].contains(activity.activityType)
    else { return false }
    do {
      try await suggestions.activities.open(activity, in: request.app.identifier, at: environment.now())
      return false
    } catch {
      switch error {
      // Nobody but the presenter opens such an app.
      case .appNotInstalled, .appDoesNotContinue: return false
      default:
        await tellWhyNot(error)
        return true
      }
    }
  }

  /// Tells why an app cannot go on with an activity.
  func tellWhyNot(_ error: ContinuationError) async {
    let words = (SuggestionWords(language: language) ?? .english).continuation(error)
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

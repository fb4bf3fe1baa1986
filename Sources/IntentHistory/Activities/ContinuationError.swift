#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentLanguages
import IntentModel
import LanguageNotation

extension ActivityCenter {
  /// Where an activity was continued: in its app, or on the web.
  public enum Destination: Sendable, Hashable {
    /// In the app, which took it.
    case app(String)
    /// The app is not here, but the same content is on the web.
    case webpage(URL)
  }
}

/// Why an activity could not be continued: a check failed before its app was asked, or the app refused it.
public enum ContinuationError: Error, Sendable, Hashable {
  /// The app is not installed, and the activity has no page on the web.
  case appNotInstalled(String)
  /// The app does not open activities at all.
  case appDoesNotContinue(AppProfile)
  case unknownType(UserActivityProblem, AppProfile)
  case missingKeys([String], type: String, AppProfile)
  case expired(Date, AppProfile)
  /// The app cannot have made this payload.
  case badPayload(UserActivityProblem, AppProfile)
  /// The app could not restore it, in the app's own words.
  case refused(String, AppProfile)
  /// The device is locked and was not unlocked.
  case locked(String)
}

extension ContinuationError: CustomStringConvertible {
  /// The line for the caller: what is wrong, and with what.
  public var description: String {
    switch self {
    case .appNotInstalled(let app): "'\(app)' is not installed, and the activity has no webpage URL"
    case .appDoesNotContinue(let app): "'\(app.identifier)' has no code that opens activities"
    case .unknownType(let problem, _): problem.description
    case .missingKeys(let keys, let type, _): UserActivityProblem.missingKeys(keys, type: type).description
    case .expired(let date, _): "the activity expired at \(date.formatted(.iso8601))"
    case .badPayload(let problem, _): problem.description
    case .refused(let reason, let app): "'\(app.identifier)' did not restore the activity: \(reason)"
    case .locked(let app): "the device is locked, and '\(app)' is not opened on a locked one"
    }
  }

  /// The sentence for the user, in the language of a tag such as `fr` or `fr-CA`; in English where it has none.
  public func sentence(in tag: String) -> String {
    let said = SentenceTable.suggestions(in: tag)
    return switch self {
    case .appNotInstalled: said.filled("appNotInstalled")
    case .expired: said.filled("expired", ["app": appName])
    case .refused: said.filled("refused", ["app": appName])
    default: said.filled("cannot", ["app": appName])
    }
  }

  /// The app's name for the user; the identifier where the app is unknown.
  public var appName: String {
    switch self {
    case .appNotInstalled(let name), .locked(let name): name
    case .appDoesNotContinue(let app), .unknownType(_, let app), .missingKeys(_, _, let app), .expired(_, let app),
      .badPayload(_, let app), .refused(_, let app):
      app.displayName
    }
  }
}

extension ActivityCenter {
  /// Opens a search result, a suggestion, a response's activity or a hand-off in its app.
  ///
  /// Everything is checked before the app gets it, so that it is never half restored.
  /// - Throws: the reason; ``ContinuationError/sentence(in:)`` says it to the user.
  @discardableResult
  public func open(_ activity: UserActivity, in app: String, at now: Date) async throws(ContinuationError)
    -> Destination
  {
    guard let registration = registrations[app] else {
      let isSound = activity.problems(payloadLimit: .max).isEmpty && !activity.isExpired(at: now)
      guard isSound, let url = activity.webpageURL else { throw .appNotInstalled(app) }
      return .webpage(url)
    }
    let profile = registration.profile
    if let problem = activity.typeProblem(in: profile) { throw .unknownType(problem, profile) }
    if let date = activity.expirationDate, date <= now { throw .expired(date, profile) }
    let missing = activity.missingKeys + activity.missingItemKey
    guard missing.isEmpty else { throw .missingKeys(missing, type: activity.activityType, profile) }
    if let problem = activity.problems(payloadLimit: payloadLimit).first { throw .badPayload(problem, profile) }
    guard let continuing = registration.continuing else { throw .appDoesNotContinue(profile) }
    do { try await continuing(activity) } catch { throw .refused("\(error)", profile) }
    for entry in entries where entry.recent.app == app && entry.recent.activity.isSameContent(as: activity) {
      await entry.delegate?.wasContinued(entry.recent.activity)
    }
    return .app(app)
  }
}

extension UserActivity {
  /// A picked item of the index says which item it is.
  fileprivate var missingItemKey: [String] {
    let key = Self.searchableItemActivityIdentifier
    return activityType == Self.searchableItemActionType && userInfo[key] == nil ? [key] : []
  }
}

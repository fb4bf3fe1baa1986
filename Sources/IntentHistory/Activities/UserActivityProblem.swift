import IntentModel
import IntentText

/// What is wrong with an activity that an app reports.
public enum UserActivityProblem: Error, Sendable, Hashable {
  /// The type is not in reverse-DNS.
  case typeNotReverseDNS(String)
  /// The type is not listed under `NSUserActivityTypes` of the app; with the nearest one that is.
  case typeNotDeclared(String, app: String, nearest: String?)
  case unknownApp(String)
  case missingKeys([String], type: String)
  /// The payload is larger than allowed, in bytes.
  case payloadTooLarge(Int, limit: Int)
  case payloadTooDeep
  /// A number in the payload is infinite or not a number.
  case payloadNotFinite
  case webpageNotHTTP(String)
  case expired(type: String)
  /// The deferred update answered an activity of another type.
  case typeChanged(from: String, to: String)
}

extension UserActivityProblem: CustomStringConvertible {
  /// The problem as one line in English, with the nearest right thing.
  public var description: String {
    switch self {
    case .typeNotReverseDNS(let type):
      "the activity type '\(type)' is not in reverse-DNS, such as 'com.example.app.view'"
    case .typeNotDeclared(let type, let app, let nearest):
      "the activity type '\(type)' is not listed under NSUserActivityTypes of '\(app)'"
        + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
    case .unknownApp(let app): "no app '\(app)' is registered"
    case .missingKeys(let keys, let type):
      "the activity '\(type)' lacks what it requires in userInfo: "
        + keys.map { "'\($0)'" }.joined(separator: ", ")
    case .payloadTooLarge(let size, let limit):
      "userInfo takes \(size) bytes and may take \(limit): carry a key to the content, not the content"
    case .payloadTooDeep: "userInfo is nested deeper than \(PropertyValue.greatestDepth) levels"
    case .payloadNotFinite: "userInfo holds a number that is infinite or not a number"
    case .webpageNotHTTP(let url): "the webpage URL '\(url)' is neither http nor https"
    case .expired(let type): "the activity '\(type)' is past its expiration date"
    case .typeChanged(let old, let new): "the update of an activity '\(old)' answered one of type '\(new)'"
    }
  }
}

/// All that is wrong with one activity, at once.
public struct UserActivityProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems in the order in which they were found.
  public var problems: [UserActivityProblem]
  /// Puts the problems of one activity together.
  public init(_ problems: [UserActivityProblem]) { self.problems = problems }
  /// One line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension UserActivity {
  /// The bytes that `userInfo` may take unless the host says otherwise.
  ///
  /// Source: Apple's advice for hand-off, 3 KB.
  public static let defaultPayloadLimit = 3072

  /// The type of the activity by which a picked item of a ``SearchableIndex`` comes back to its app.
  ///
  /// Source: `CSSearchableItemActionType`.
  public static let searchableItemActionType = "com.apple.corespotlightitem"
  /// Where that activity keeps the item's unique identifier.
  ///
  /// Source: `CSSearchableItemActivityIdentifier`.
  public static let searchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

  /// The problems of the activity itself, independent of its app.
  public func problems(payloadLimit: Int = UserActivity.defaultPayloadLimit) -> [UserActivityProblem] {
    var problems: [UserActivityProblem] = []
    if !isNamedAfterIntent && !Self.isReverseDNS(activityType) { problems.append(.typeNotReverseDNS(activityType)) }
    if let size = payloadSize {
      if size > payloadLimit { problems.append(.payloadTooLarge(size, limit: payloadLimit)) }
      if !PropertyValue.dictionary(userInfo).isFinite { problems.append(.payloadNotFinite) }
    } else {
      problems.append(.payloadTooDeep)
    }
    if let url = webpageURL, url.scheme?.lowercased() != "http", url.scheme?.lowercased() != "https" {
      problems.append(.webpageNotHTTP(url.absoluteString))
    }
    return problems
  }

  /// The keys that `userInfo` must have and has not.
  public var missingKeys: [String] { requiredUserInfoKeys.filter { userInfo[$0] == nil }.sorted() }

  /// The problem of the activity's type in an app; `nil` where there is none.
  func typeProblem(in app: AppProfile) -> UserActivityProblem? {
    if app.activityTypes.contains(activityType) { return nil }
    if activityType == Self.searchableItemActionType { return nil }
    if isNamedAfterIntent, let name = interaction?.intent.name, app.supportedIntents.contains(name) { return nil }
    return .typeNotDeclared(
      activityType, app: app.identifier,
      nearest: NearestName.nearest(to: activityType, among: app.activityTypes))
  }

  /// Whether it is the activity that the engine makes where a handler gives none: its type is the intent's name.
  var isNamedAfterIntent: Bool { interaction.map { $0.intent.name.siriKitName == activityType } ?? false }

  private static func isReverseDNS(_ type: String) -> Bool {
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(isAllowedInType) }
  }

  private static func isAllowedInType(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9") ~= scalar || scalar == "-" || scalar == "_"
  }
}

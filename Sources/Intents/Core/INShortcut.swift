import Foundation

/// A request or an activity that the user can start at once.
///
/// Source: `INShortcut`, iOS 12.
public enum INShortcut: Sendable, Hashable {
  /// The request with its parameters.
  case intent(INIntent)
  /// The activity with which the app opens.
  case userActivity(NSUserActivity)

  /// A shortcut to a request; `nil` for an object of `INIntent` itself, which is no request.
  public init?(intent: INIntent) {
    if type(of: intent) == INIntent.self { return nil }
    self = .intent(intent)
  }

  /// A shortcut to an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The request; `nil` for a shortcut to an activity.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }

  /// The activity; `nil` for a shortcut to a request.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A shortcut for which the user has recorded a phrase.
///
/// Source: `INVoiceShortcut`, iOS 12.
public final class INVoiceShortcut: NSObject, NSCopying, Sendable {
  /// The key of the user's shortcut.
  public let identifier: UUID
  /// The phrase that the user says.
  public let invocationPhrase: String
  /// The request or activity that the phrase starts.
  public let shortcut: INShortcut

  /// A user's shortcut, made by a host: on Apple's systems only the user can make one.
  public init(identifier: UUID = UUID(), invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }

  /// The same object: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INVoiceShortcut else { return false }
    return identifier == other.identifier && invocationPhrase == other.invocationPhrase && shortcut == other.shortcut
  }
  public override var hash: Int { identifier.hashValue }
}

/// The user's shortcuts for the app, and those that the app suggests.
///
/// Source: `INVoiceShortcutCenter`, iOS 12; they are those of the current ``SiriKitHost``.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The shortcuts of the app.
  public static let shared = INVoiceShortcutCenter()

  /// Passes on the user's shortcuts for the app, or the error.
  public func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, Error?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    let host = SiriKitHost.current
    Task {
      do { completion(try await host.voiceShortcuts(), nil) } catch { completion(nil, error) }
    }
  }

  /// The user's shortcuts of the app.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { try await SiriKitHost.current.voiceShortcuts() }

  /// Passes on one of the user's shortcuts by its identifier; `nil` where there is none.
  public func getVoiceShortcut(
    with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, Error?) -> Void
  ) {
    getAllVoiceShortcuts { found, error in completionHandler(found?.first { $0.identifier == identifier }, error) }
  }

  /// One of the user's shortcuts by its key.
  /// - Throws: ``INIntentError/Code/voiceShortcutGetFailed`` where there is none of the key, or what the host throws.
  public func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    guard let found = try await allVoiceShortcuts().first(where: { $0.identifier == identifier }) else {
      throw INIntentError(.voiceShortcutGetFailed)
    }
    return found
  }

  /// Replaces the shortcuts that the app suggests to the user.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    SiriKitHost.current.setShortcutSuggestions(suggestions)
  }
}

import Foundation

/// A request or an activity that the user can have again at once.
///
/// Source: `INShortcut`, iOS 12.
public enum INShortcut: Sendable, Hashable {
  /// The request with its parameters.
  case intent(INIntent)
  /// The activity that the app goes on from.
  case userActivity(NSUserActivity)

  /// A shortcut to a request; `nil` for an `INIntent` of no kind, which nothing can be done with.
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

/// A shortcut to which the user has given words of their own.
///
/// Source: `INVoiceShortcut`, iOS 12.
public final class INVoiceShortcut: NSObject, NSCopying, Sendable {
  /// The key of the user's shortcut.
  public let identifier: UUID
  /// What the user says for it.
  public let invocationPhrase: String
  /// What is done then.
  public let shortcut: INShortcut

  /// A user's shortcut, as a host has it: on Apple's systems the user makes it, and an app cannot.
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

/// The user's shortcuts of the app, and those that the app proposes.
///
/// Source: `INVoiceShortcutCenter`, iOS 12; they are the current ``SiriKitHost``'s.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The shortcuts of the app.
  public static let shared = INVoiceShortcutCenter()

  /// Gives the user's shortcuts of the app, or why they are not known.
  public func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, Error?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    let host = SiriKitHost.current
    Task {
      do { completion(try await host.voiceShortcuts(), nil) } catch { completion(nil, error) }
    }
  }

  /// The user's shortcuts of the app.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { try await SiriKitHost.current.voiceShortcuts() }

  /// Gives one of the user's shortcuts by its key; nothing where there is none of the key.
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

  /// Replaces the shortcuts that the app proposes to the user.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    SiriKitHost.current.setShortcutSuggestions(suggestions)
  }
}

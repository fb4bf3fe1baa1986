import Foundation
import IntentModel
import Synchronization

/// The implementation behind SiriKit's process-wide objects: donations, vocabulary, permission, shortcuts.
///
/// `INInteraction.donate`, `INVocabulary.shared()`, `INPreferences` and `INVoiceShortcutCenter.shared` are global on
/// Apple's systems; here they call the one host that is current.
public protocol SiriKitHosting: Sendable {
  /// Stores an interaction that an app donates.
  func donate(_ interaction: INInteraction) async throws
  /// Deletes interactions that an app donated.
  func deleteDonations(_ which: DonationsToDelete) async throws
  /// Replaces the user's phrases of one type, given in the order of importance.
  func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType)
  /// Removes the whole vocabulary of the user.
  func removeAllVocabulary()
  /// Whether the app may get the user's requests.
  var authorizationStatus: INSiriAuthorizationStatus { get }
  /// Asks the user whether the app may get requests.
  func requestAuthorization() async -> INSiriAuthorizationStatus
  /// The language that is spoken, such as `en-US`.
  var languageCode: String { get }
  /// Replaces the shortcuts that the app declares to be relevant now.
  func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws
  /// Replaces the shortcuts that the app suggests to the user.
  func setShortcutSuggestions(_ shortcuts: [INShortcut])
  /// The shortcuts for the app for which the user has recorded phrases.
  func voiceShortcuts() async throws -> [INVoiceShortcut]
}

/// Selects donations of an app to be deleted.
public enum DonationsToDelete: Sendable, Hashable {
  /// Everything that the app donated.
  case all
  /// The interactions with these identifiers; unknown ones are ignored.
  case identifiers([String])
  /// All interactions of one group, such as a conversation that was deleted.
  case group(String)
}

/// Holds the host that SiriKit's process-wide objects call.
public enum SiriKitHost {
  private static let installed = Mutex<any SiriKitHosting>(NoHost())

  /// The current host; before one is set, donations and shortcuts throw, and vocabulary is ignored.
  public static var current: any SiriKitHosting {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}

/// The error of a donation or a shortcut where no host is set.
public struct NoSiriKitHost: Error, Sendable, CustomStringConvertible {
  /// Says that no host is set, and how to set one.
  public var description: String { "no host is set that could keep it: set SiriKitHost.current" }
}

/// The host where none was set.
private struct NoHost: SiriKitHosting {
  func donate(_ interaction: INInteraction) async throws { throw NoSiriKitHost() }
  func deleteDonations(_ which: DonationsToDelete) async throws { throw NoSiriKitHost() }
  func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {}
  func removeAllVocabulary() {}
  var authorizationStatus: INSiriAuthorizationStatus { .notDetermined }
  func requestAuthorization() async -> INSiriAuthorizationStatus { .notDetermined }
  var languageCode: String { "en-US" }
  func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws { throw NoSiriKitHost() }
  func setShortcutSuggestions(_ shortcuts: [INShortcut]) {}
  func voiceShortcuts() async throws -> [INVoiceShortcut] { throw NoSiriKitHost() }
}

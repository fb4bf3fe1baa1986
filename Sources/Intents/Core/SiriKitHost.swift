import Foundation
import IntentModel
import Synchronization

/// What stands behind the process-wide objects of SiriKit: donations, the user's words, the permission, shortcuts.
///
/// `INInteraction.donate`, `INVocabulary.shared()`, `INPreferences` and `INVoiceShortcutCenter.shared` belong to nobody in particular on Apple's systems;
/// here they reach the one host that is current.
public protocol SiriKitHosting: Sendable {
  /// Keeps an interaction that an app reports.
  func donate(_ interaction: INInteraction) async throws
  /// Forgets interactions that an app reported.
  func deleteDonations(_ which: DonationsToDelete) async throws
  /// Replaces the user's words of one kind; in the order of their importance.
  func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType)
  /// Takes all of the user's words away.
  func removeAllVocabulary()
  /// Whether the user's requests may reach the app.
  var authorizationStatus: INSiriAuthorizationStatus { get }
  /// Asks the user whether they may.
  func requestAuthorization() async -> INSiriAuthorizationStatus
  /// The language that is spoken, such as `en-US`.
  var languageCode: String { get }
  /// Replaces the shortcuts that the app says are of use now.
  func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws
  /// Replaces the shortcuts that the app proposes to the user.
  func setShortcutSuggestions(_ shortcuts: [INShortcut])
  /// The shortcuts of the app to which the user has given words.
  func voiceShortcuts() async throws -> [INVoiceShortcut]
}

/// Which of an app's donations are to be forgotten.
public enum DonationsToDelete: Sendable, Hashable {
  /// Everything that the app donated.
  case all
  /// The interactions of these keys; keys that are not there change nothing.
  case identifiers([String])
  /// All interactions of one group, such as a conversation that was deleted.
  case group(String)
}

/// The host that SiriKit's process-wide objects reach.
public enum SiriKitHost {
  private static let installed = Mutex<any SiriKitHosting>(NoHost())

  /// The current host; until one is set, donations, words and shortcuts are refused with an error or go nowhere.
  public static var current: any SiriKitHosting {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }
}

/// The error of a donation or a shortcut where no host was set.
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

import Foundation
import Intents
import Parley
import Synchronization

/// A host for SiriKit's process-wide objects: what an app donates and registers reaches Parley's own stores.
///
/// Shortcuts are kept, and given back as the app set them: no conversation is begun by one.
///
/// ```swift
/// SiriKitHost.current = EngineHost(app: "com.example.TreeTalk", user: user, donations: donations)
/// ```
public final class EngineHost: SiriKitHosting {
  /// The identifier of the app that donates.
  public let app: String
  /// Whose vocabulary the app's words become.
  public let user: User
  /// Where donated interactions are kept.
  public let donations: Donations
  /// The language that is spoken, such as `en-US`.
  public let languageCode: String
  private let askUser: @Sendable () async -> INSiriAuthorizationStatus
  private let status: Mutex<INSiriAuthorizationStatus>
  private let shortcuts = Mutex(Shortcuts())
  private let changes: AsyncStream<@Sendable () async -> Void>.Continuation

  /// - Parameters:
  ///   - app: The identifier of the app that donates.
  ///   - user: Whose words the app registers.
  ///   - donations: Where donated interactions are kept.
  ///   - authorization: The permission as it is now.
  ///   - languageCode: The language that is spoken, such as `en-US`.
  ///   - askUser: Asks the user for the permission, where it is not settled.
  public init(
    app: String, user: User, donations: Donations, authorization: INSiriAuthorizationStatus = .notDetermined,
    languageCode: String = "en-US",
    askUser: @escaping @Sendable () async -> INSiriAuthorizationStatus = { .authorized }
  ) {
    self.app = app
    self.user = user
    self.donations = donations
    self.languageCode = languageCode
    self.askUser = askUser
    status = Mutex(authorization)
    let (stream, continuation) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
    changes = continuation
    // The words are set by functions that do not wait; one task makes the changes in their order.
    Task { for await change in stream { await change() } }
  }

  deinit { changes.finish() }

  /// Keeps an interaction; throws where its intent is of none of the domains served.
  public func donate(_ interaction: INInteraction) async throws {
    guard let donation = interaction.interaction(of: app) else {
      throw NotServed(intent: "\(type(of: interaction.intent))")
    }
    try await donations.donate([donation])
  }

  /// Forgets interactions of this app only; throws what the store of donations throws.
  public func deleteDonations(_ which: DonationsToDelete) async throws {
    switch which {
    case .all: try await donations.deleteAll(of: app)
    case .identifiers(let identifiers): try await donations.delete(identifiers: identifiers, of: app)
    case .group(let group): try await donations.delete(groupIdentifier: group, of: app)
    }
  }

  /// Replaces the words of one kind a moment later; `settle()` waits for it.
  public func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {
    let entries = words.map(\.held)
    changes.yield { [user, app] in await user.setVocabulary(entries, of: type.type, app: app) }
  }

  /// Takes the app's words away a moment later; `settle()` waits for it.
  public func removeAllVocabulary() {
    changes.yield { [user, app] in await user.removeAllVocabulary(app: app) }
  }

  /// Waits until the words that were set are the user's.
  public func settle() async {
    await withCheckedContinuation { continuation in changes.yield { continuation.resume() } }
  }

  /// The permission as it was given at first or answered by the user since.
  public var authorizationStatus: INSiriAuthorizationStatus { status.withLock { $0 } }

  /// Asks the user unless the permission is settled, and keeps the answer.
  public func requestAuthorization() async -> INSiriAuthorizationStatus {
    if authorizationStatus != .notDetermined { return authorizationStatus }
    let answer = await askUser()
    status.withLock { $0 = answer }
    return answer
  }
}

extension EngineHost {
  /// The shortcuts of one app; what `INRelevantShortcut` holds may be changed by the app, so copies are kept.
  fileprivate struct Shortcuts {
    var relevant: [INRelevantShortcut] = []
    var proposed: [INShortcut] = []
    var voice: [INVoiceShortcut] = []
  }

  /// The shortcuts that the app last said are of use; kept, and offered by nothing here.
  public var relevantShortcuts: [INRelevantShortcut] { shortcuts.withLock { $0.relevant } }

  /// The shortcuts that the app last proposed to the user; kept, and offered by nothing here.
  public var shortcutSuggestions: [INShortcut] { shortcuts.withLock { $0.proposed } }

  /// Keeps a shortcut as the user would make it, so that the app finds it; one of the same key is replaced.
  public func addVoiceShortcut(_ shortcut: INVoiceShortcut) {
    shortcuts.withLock { kept in
      kept.voice.removeAll { $0.identifier == shortcut.identifier }
      kept.voice.append(shortcut)
    }
  }

  /// Replaces the shortcuts that are of use; an empty list takes them away.
  public func setRelevantShortcuts(_ relevant: [INRelevantShortcut]) async throws {
    let copies = relevant.compactMap { $0.copy() as? INRelevantShortcut }
    shortcuts.withLock { $0.relevant = copies }
  }

  /// Replaces the shortcuts that the app proposes.
  public func setShortcutSuggestions(_ proposed: [INShortcut]) { shortcuts.withLock { $0.proposed = proposed } }

  /// The shortcuts that were added, in their order.
  public func voiceShortcuts() async throws -> [INVoiceShortcut] { shortcuts.withLock { $0.voice } }
}

/// The error of a donation whose intent is of none of the domains served.
private struct NotServed: Error, CustomStringConvertible {
  let intent: String
  var description: String { "\(intent) is of none of the six domains that are served, and was not kept" }
}

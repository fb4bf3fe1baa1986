import Foundation
import Intents
import Parley
import Synchronization

/// A host for SiriKit's process-wide objects: what an app donates and registers is stored in Parley's own stores.
///
/// Shortcuts are stored and returned unchanged; no conversation begins with one.
///
/// ```swift
/// SiriKitHost.current = EngineHost(app: "com.example.TreeTalk", user: user, donations: donations)
/// ```
public final class EngineHost: SiriKitHosting {
  /// The identifier of the app that donates.
  public let app: String
  /// The user whose vocabulary the app changes.
  public let user: User
  /// The store of donated interactions.
  public let donations: Donations
  /// The language that is spoken, such as `en-US`.
  public let languageCode: String
  private let askUser: @Sendable () async -> INSiriAuthorizationStatus
  private let status: Mutex<INSiriAuthorizationStatus>
  private let shortcuts = Mutex(Shortcuts())
  private let changes: AsyncStream<@Sendable () async -> Void>.Continuation

  /// - Parameters:
  ///   - app: The identifier of the app that donates.
  ///   - user: The user whose vocabulary the app changes.
  ///   - donations: The store of donated interactions.
  ///   - authorization: The present permission.
  ///   - languageCode: The language that is spoken, such as `en-US`.
  ///   - askUser: Asks the user for permission, where the user has not decided before.
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
    // Vocabulary is set by synchronous functions; one task makes the changes in their order.
    Task { for await change in stream { await change() } }
  }

  deinit { changes.finish() }

  /// Stores an interaction; throws where its intent is not in a domain that is served.
  public func donate(_ interaction: INInteraction) async throws {
    guard let donation = interaction.interaction(of: app) else {
      throw NotServed(intent: "\(type(of: interaction.intent))")
    }
    try await donations.donate([donation])
  }

  /// Deletes interactions of this app only; throws what the store of donations throws.
  public func deleteDonations(_ which: DonationsToDelete) async throws {
    switch which {
    case .all: try await donations.deleteAll(of: app)
    case .identifiers(let identifiers): try await donations.delete(identifiers: identifiers, of: app)
    case .group(let group): try await donations.delete(groupIdentifier: group, of: app)
    }
  }

  /// Replaces the phrases of one type a moment later; `settle()` waits for it.
  public func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {
    let entries = words.map(\.held)
    changes.yield { [user, app] in await user.setVocabulary(entries, of: type.type, app: app) }
  }

  /// Removes the app's vocabulary a moment later; `settle()` waits for it.
  public func removeAllVocabulary() {
    changes.yield { [user, app] in await user.removeAllVocabulary(app: app) }
  }

  /// Waits until all changes of the vocabulary are made.
  public func settle() async {
    await withCheckedContinuation { continuation in changes.yield { continuation.resume() } }
  }

  /// The permission that was given at first, or the user's answer since then.
  public var authorizationStatus: INSiriAuthorizationStatus { status.withLock { $0 } }

  /// Asks the user unless the user has decided before, and stores the answer.
  public func requestAuthorization() async -> INSiriAuthorizationStatus {
    if authorizationStatus != .notDetermined { return authorizationStatus }
    let answer = await askUser()
    status.withLock { $0 = answer }
    return answer
  }
}

extension EngineHost {
  /// The shortcuts of one app, as copies: the app may change an `INRelevantShortcut` later.
  fileprivate struct Shortcuts {
    var relevant: [INRelevantShortcut] = []
    var proposed: [INShortcut] = []
    var voice: [INVoiceShortcut] = []
  }

  /// The shortcuts that the app last declared to be relevant; stored, but not offered anywhere.
  public var relevantShortcuts: [INRelevantShortcut] { shortcuts.withLock { $0.relevant } }

  /// The shortcuts that the app last suggested; stored, but not offered anywhere.
  public var shortcutSuggestions: [INShortcut] { shortcuts.withLock { $0.proposed } }

  /// Adds a shortcut as if the user had made it, so that the app finds it; one with the same identifier is replaced.
  public func addVoiceShortcut(_ shortcut: INVoiceShortcut) {
    shortcuts.withLock { kept in
      kept.voice.removeAll { $0.identifier == shortcut.identifier }
      kept.voice.append(shortcut)
    }
  }

  /// Replaces the relevant shortcuts; an empty list removes them.
  public func setRelevantShortcuts(_ relevant: [INRelevantShortcut]) async throws {
    let copies = relevant.compactMap { $0.copy() as? INRelevantShortcut }
    shortcuts.withLock { $0.relevant = copies }
  }

  /// Replaces the shortcuts that the app suggests.
  public func setShortcutSuggestions(_ proposed: [INShortcut]) { shortcuts.withLock { $0.proposed = proposed } }

  /// The shortcuts that were added, in their order.
  public func voiceShortcuts() async throws -> [INVoiceShortcut] { shortcuts.withLock { $0.voice } }
}

/// The error of a donation whose intent is not in a domain that is served.
private struct NotServed: Error, CustomStringConvertible {
  let intent: String
  var description: String { "\(intent) is of none of the six domains that are served, and was not kept" }
}

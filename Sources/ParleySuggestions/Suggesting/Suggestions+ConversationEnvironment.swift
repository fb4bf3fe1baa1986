import IntentDialogue
import IntentHistory
import IntentVocabulary

extension Suggestions {
  /// The present moment and place from an environment, with the apps that may be learned from.
  ///
  /// An app whose permission was taken back is forgotten here for good, in the files too, even if it gets the
  /// permission again. Where a file cannot be written, the app is only left out.
  public func context(
    for apps: [AssistantApp], in environment: ConversationEnvironment, surface: SuggestionSurface = .assistant,
    trigger: MediaTrigger? = nil, settings: SuggestionSettings = SuggestionSettings(),
    words: SuggestionWords = .english, limit: Int = 5
  ) async -> SuggestionContext {
    var denied: Set<String> = []
    for app in apps where await environment.permissions.permission(for: app.identifier).forbidsLearning {
      denied.insert(app.identifier)
      try? await forget(app: app.identifier)
    }
    return SuggestionContext(
      now: environment.now(), location: await environment.location()?.coordinate, apps: apps.map { AppProfile($0) },
      deniedApps: denied, surface: surface, isLocked: await environment.isLocked(), trigger: trigger,
      settings: settings,
      words: words, limit: limit)
  }
}

extension PermissionStatus {
  /// Whether an app with this permission may not be learned from; an app that was never asked for one may.
  var forbidsLearning: Bool {
    switch self {
    case .denied, .restricted: true
    case .notDetermined, .authorized: false
    }
  }
}

/// Keeps permissions in another store, and forgets everything learned from an app when its permission is denied.
public struct ForgettingPermissions: PermissionStore {
  private let store: any PermissionStore
  private let suggestions: Suggestions

  /// Keeps permissions in the store, in memory unless another is given.
  public init(_ store: any PermissionStore = RememberedPermissions(), forgettingIn suggestions: Suggestions) {
    self.store = store
    self.suggestions = suggestions
  }

  /// The permission in the store.
  public func permission(for app: String) async -> PermissionStatus { await store.permission(for: app) }

  /// Sets the permission in the store; everything learned from an app is forgotten when it is denied or restricted.
  public func setPermission(_ status: PermissionStatus, for app: String) async {
    await store.setPermission(status, for: app)
    if status.forbidsLearning { try? await suggestions.forget(app: app) }
  }
}

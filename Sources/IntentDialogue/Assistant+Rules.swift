import IntentModel
import IntentVocabulary

extension AssistantApp {
  /// What the intent and the app's own Info.plist ask for, together; `nil` where the app does not handle the intent.
  func rules(of intent: IntentName) -> IntentRules? {
    guard var rules = handler(of: intent)?.description.rules else { return nil }
    if restrictedWhileLocked.contains(intent) { rules.requiresUnlock = true }
    return rules
  }
}

extension Assistant {
  /// Whether a locked device must not say a message: it is about a request that its intent or an app restricts.
  func isPrivate(_ message: AssistantMessage) -> Bool {
    guard let intent = message.intent, message.kind != .authentication else { return false }
    let able = apps.filter { $0.handler(of: intent) != nil }
    let named = able.filter { $0.displayName == message.app }
    return (named.isEmpty ? able : named).contains { $0.rules(of: intent)?.requiresUnlock == true }
  }
}

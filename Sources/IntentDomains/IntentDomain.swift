import IntentModel

/// A domain: a name, and the intents that belong to it.
public struct IntentDomain: Sendable {
  /// The field that the intents have in common, such as `Messaging`.
  public let name: String
  /// An intent belongs to one domain only.
  public let intents: [IntentDescription]

  /// Groups intents under a name.
  public init(_ name: String, _ intents: [IntentDescription]) {
    self.name = name
    self.intents = intents
  }

  /// The domains whose intents SiriKit has, so that an app's Info.plist can name them: one line each.
  ///
  /// Those without an intent of SiriKit's are ``directions`` and ``reminders``: a host that offers them lists them.
  public static let all: [IntentDomain] = [
    .messaging,
    .calls,
    .rides,
    .workouts,
    .photos,
    .payments,
  ]
}

extension IntentDescription {
  /// The intents of all built-in domains.
  public static let builtIn: [IntentDescription] = IntentDomain.all.flatMap(\.intents)
}

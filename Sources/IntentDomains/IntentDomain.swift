import IntentModel

/// A domain: a name, and the intents that belong to it.
public struct IntentDomain: Sendable {
  public let name: String
  public let intents: [IntentDescription]

  public init(_ name: String, _ intents: [IntentDescription]) {
    self.name = name
    self.intents = intents
  }

  /// The domains that are built in: one line each.
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

/// The intents that an app's files may name, and the parameters that they may bring words for.
///
/// A host that reads apps of other domains than the built-in ones has a catalog of its own.
public struct IntentCatalog: Sendable {
  /// The intents that apps can serve.
  public var intents: [IntentDescription]
  /// The names of intents that exist elsewhere: to declare one is no mistake, yet nothing here serves it.
  public var unserved: [IntentName]
  /// The parameters whose words an app may bring, in SiriKit's spelling: `INStartWorkoutIntent.workoutName`.
  public var vocabularyParameters: [String]
  /// Parameters that hold a name, yet are not documented as taking an app's words.
  public var otherParameters: [String]

  /// A catalog of these intents; without the other lists, anything else is a mistake.
  public init(
    intents: [IntentDescription], unserved: [IntentName] = [], vocabularyParameters: [String] = [],
    otherParameters: [String] = []
  ) {
    self.intents = intents
    self.unserved = unserved
    self.vocabularyParameters = vocabularyParameters
    self.otherParameters = otherParameters
  }
}

import IntentModel

extension VocabularyType {
  /// The names of an app's ride options, as its vocabulary declares them.
  public static let rideOptionName = VocabularyType("INRequestRideIntent.rideOptionName")
}

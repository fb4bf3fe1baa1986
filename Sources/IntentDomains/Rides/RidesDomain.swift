import IntentModel

extension IntentDomain {
  /// Rides: what is offered, to book, how far it is, to cancel, to rate.
  public static let rides = IntentDomain(
    "Rides",
    [
      IntentDescription(ListRideOptionsIntent.self),
      IntentDescription(RequestRideIntent.self),
      IntentDescription(GetRideStatusIntent.self),
      IntentDescription(CancelRideIntent.self),
      IntentDescription(SendRideFeedbackIntent.self),
    ])
}

extension VocabularyType {
  /// The names of an app's ride options, as its vocabulary declares them.
  public static let rideOptionName = VocabularyType("INRequestRideIntent.rideOptionName")
}

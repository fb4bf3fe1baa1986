import IntentModel

extension IntentDomain {
  /// Directions: the way to a place.
  public static let directions = IntentDomain("Directions", [IntentDescription(GetDirectionsIntent.self)])
}

import IntentModel

/// How far a ride is; raw values are not in the order of time. Source: `INRidePhase`, iOS 10.
public enum RidePhase: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case received, confirmed, ongoing, completed, approachingPickup, pickup
}

/// What may be said about a ride that is over. Source: `INRideFeedbackTypeOptions`, iOS 11.
public struct RideFeedbackTypeOptions: SymbolicOptions {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let rate = RideFeedbackTypeOptions(rawValue: 1 << 0)
  public static let tip = RideFeedbackTypeOptions(rawValue: 1 << 1)

  public static let members: [(symbol: String, option: Self)] = [("rate", .rate), ("tip", .tip)]
}

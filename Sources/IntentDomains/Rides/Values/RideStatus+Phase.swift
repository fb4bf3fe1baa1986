import IntentModel

extension RideStatus {
  /// How far a ride is; raw values are not in the order of time.
  ///
  /// Source: `INRidePhase`, iOS 10.
  public enum Phase: Int, SymbolicValue, CaseIterable {
    /// No phase was given; a report with it is refused.
    case unknown = 0
    /// In time: received, confirmed, approachingPickup, pickup, ongoing, completed.
    case received, confirmed, ongoing, completed, approachingPickup, pickup
  }
}

extension RideStatus {
  /// What may be said about a ride that is over.
  ///
  /// Source: `INRideFeedbackTypeOptions`, iOS 11.
  public struct FeedbackTypeOptions: SymbolicOptions {
    /// The members as bits, at SiriKit's places.
    public let rawValue: UInt
    /// The set of the members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user may give stars.
    public static let rate = FeedbackTypeOptions(rawValue: 1 << 0)
    /// The user may give money on top of the fare.
    public static let tip = FeedbackTypeOptions(rawValue: 1 << 1)

    /// The members by the names that scripts write and languages have words for.
    public static let members: [(symbol: String, option: Self)] = [("rate", .rate), ("tip", .tip)]
  }
}

import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What the responses tell prompts.

extension ListRideOptionsIntent.Response {
  /// `count` and `rideOptions`, each a record with its name, fare and time of pickup.
  public var details: [String: ToldValue] {
    ["count": .number(Decimal(rideOptions.count)), "rideOptions": .list(rideOptions.map(\.told))]
  }
}

extension RequestRideIntent.Response {
  /// The parts of the ride; none where the app gave no ride.
  public var details: [String: ToldValue] {
    rideStatus?.details ?? [:]
  }
}

extension GetRideStatusIntent.Response {
  /// The parts of the ride; none where the app gave no ride.
  public var details: [String: ToldValue] {
    rideStatus?.details ?? [:]
  }
}

extension CancelRideIntent.Response {
  /// `fee` and `freeUntil`, as far as given.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = [:]
    details["fee"] = cancellationFee?.told
    details["freeUntil"] = cancellationFeeThreshold.map { .date(DateComponentsRange(start: $0)) }
    return details
  }
}

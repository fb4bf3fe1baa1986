/// A way to get somewhere that an app gives directions for.
///
/// Source: `MKDirectionsMode…` under `MKDirectionsApplicationSupportedModes` in Info.plist, iOS 6 to 10.
public enum DirectionsMode: String, Sendable, Hashable, Codable, CaseIterable {
  case car, bus, train, subway, streetcar, plane, bike, ferry, taxi, pedestrian, other
  case rideShare

  /// Reads the spelling of Info.plist: `MKDirectionsModeRideShare`.
  public init?(infoPlistName name: String) {
    let prefix = "MKDirectionsMode"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    self.init(rawValue: short.prefix(1).lowercased() + short.dropFirst())
  }

  /// The spelling of Info.plist.
  public var infoPlistName: String { "MKDirectionsMode\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }
}

extension Set<DirectionsMode> {
  /// Whether an app with these modes does ride sharing and nothing else.
  public var areRideSharingOnly: Bool { self == [.rideShare] }
}

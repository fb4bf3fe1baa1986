/// A way to get somewhere that an app gives directions for.
///
/// Source: `MKDirectionsMode…` under `MKDirectionsApplicationSupportedModes` in Info.plist, iOS 6 to 10.
public enum DirectionsMode: String, Sendable, Hashable, Codable, CaseIterable {
  case car, bus, train, subway, streetcar, plane, bike, ferry, taxi, pedestrian, other
  case rideShare

  private static let prefix = "MKDirectionsMode"

  /// Reads the spelling of Info.plist: `MKDirectionsModeRideShare`.
  public init?(infoPlistName name: String) {
    let short = name.hasPrefix(Self.prefix) ? name.dropFirst(Self.prefix.count) : name[...]
    guard let mode = Self.allCases.first(where: { $0.rawValue.lowercased() == short.lowercased() }) else { return nil }
    self = mode
  }

  /// The spelling of Info.plist.
  public var infoPlistName: String {
    let name = self == .streetcar ? "streetCar" : rawValue
    return Self.prefix + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Set<DirectionsMode> {
  /// Whether an app with these modes does ride sharing and nothing else.
  public var areRideSharingOnly: Bool { self == [.rideShare] }
}

import Foundation

/// A part of the earth with a key.
///
/// Source: `CLRegion`, iOS 4; no region is watched here.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The app's key of it.
  public let identifier: String
  /// Whether the app wants to be told when it is entered; kept, and nothing is told.
  open var notifyOnEntry = true
  /// Whether the app wants to be told when it is left; kept, and nothing is told.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
///
/// Source: `CLCircularRegion`, iOS 7.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  public let radius: CLLocationDistance

  /// A circle around a point.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a point is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

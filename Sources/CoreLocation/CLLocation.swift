@_exported import Foundation
import IntentModel

/// Degrees on the earth.
///
/// Source: `CLLocationDegrees`, iOS 2.
public typealias CLLocationDegrees = Double
/// A length in metres.
///
/// Source: `CLLocationDistance`, iOS 2.
public typealias CLLocationDistance = Double

/// A point on the earth, in degrees (WGS 84).
///
/// Source: `CLLocationCoordinate2D`, iOS 2.
public struct CLLocationCoordinate2D: Sendable {
  /// North of the equator, in degrees from -90 to 90; south is negative.
  public var latitude: CLLocationDegrees
  /// East of Greenwich, in degrees from -180 to 180; west is negative.
  public var longitude: CLLocationDegrees

  /// The point at 0 degrees north and 0 degrees east.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A point from its degrees, which are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A point from its degrees.
///
/// Source: `CLLocationCoordinate2DMake`, iOS 2.
public func CLLocationCoordinate2DMake(  // swift-format-ignore: AlwaysUseLowerCamelCase
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Where something is.
///
/// Source: `CLLocation`, iOS 2.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  package let held: Coordinate

  package init(_ value: Coordinate) { held = value }

  /// A place from its degrees, which are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    held = Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The place as degrees alone.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: held.latitude, longitude: held.longitude)
  }

  /// The way along the earth's surface to another place, in metres.
  ///
  /// By the haversine formula on a sphere of 6,371 km, which is within 0.6 % of the way on the ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let a = held.radians
    let b = location.held.radians
    let half = (sin((b.latitude - a.latitude) / 2), sin((b.longitude - a.longitude) / 2))
    let chord = half.0 * half.0 + cos(a.latitude) * cos(b.latitude) * half.1 * half.1
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.held == held }
  open override var hash: Int { held.hashValue }
}

extension Coordinate {
  fileprivate var radians: Coordinate {
    Coordinate(latitude: latitude * .pi / 180, longitude: longitude * .pi / 180)
  }
}

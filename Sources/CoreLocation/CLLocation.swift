@_exported import Foundation
import IntentModel

/// Degrees on the earth.
///
/// Source: `CLLocationDegrees`, iOS 2.
public typealias CLLocationDegrees = Double
/// An accuracy in metres; negative where nothing is known.
///
/// Source: `CLLocationAccuracy`, iOS 2.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from true north; negative where it is not known.
///
/// Source: `CLLocationDirection`, iOS 2.
public typealias CLLocationDirection = Double
/// A speed in metres a second; negative where it is not known.
///
/// Source: `CLLocationSpeed`, iOS 2.2.
public typealias CLLocationSpeed = Double
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

/// Whether a point's degrees are of the earth's.
///
/// Source: `CLLocationCoordinate2DIsValid`, iOS 4.
public func CLLocationCoordinate2DIsValid(  // swift-format-ignore: AlwaysUseLowerCamelCase
  _ coordinate: CLLocationCoordinate2D
) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A point that is none of the earth's.
///
/// Source: `kCLLocationCoordinate2DInvalid`, iOS 4.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Where something is.
///
/// Source: `CLLocation`, iOS 2.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let held: Coordinate
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The radius around the point in which the place is, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be wrong, in metres; negative where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it moves, in degrees from true north; negative where it is not known.
  public let course: CLLocationDirection
  /// How fast it moves, in metres a second; negative where it is not known.
  public let speed: CLLocationSpeed
  /// When the place was determined.
  public let timestamp: Date

  package convenience init(_ value: Coordinate) { self.init(latitude: value.latitude, longitude: value.longitude) }

  /// A place from its degrees, which are not checked.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// A place that does not move, as it was determined.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place that moves, as it was determined.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    held = Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// A place from an archive.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "latitude") else { return nil }
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    held = Coordinate(latitude: number("latitude"), longitude: number("longitude"))
    altitude = number("altitude")
    horizontalAccuracy = number("horizontalAccuracy")
    verticalAccuracy = number("verticalAccuracy")
    course = number("course")
    speed = number("speed")
    timestamp = Date(timeIntervalSinceReferenceDate: number("timestamp"))
  }

  /// Archives of it may be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the place into an archive with keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let numbers = [
      "latitude": held.latitude, "longitude": held.longitude, "altitude": altitude,
      "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy, "course": course,
      "speed": speed, "timestamp": timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, number) in numbers { coder.encode(number, forKey: key) }
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

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import IntentModel

extension Coordinate {
  /// The distance along the earth's surface, in metres.
  package func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let height = sin((other.latitude - latitude) * radians / 2)
    let width = sin((other.longitude - longitude) * radians / 2)
    let a = height * height + cos(latitude * radians) * cos(other.latitude * radians) * width * width
    return 2 * 6_371_000 * asin(min(1, a.squareRoot()))
  }
}

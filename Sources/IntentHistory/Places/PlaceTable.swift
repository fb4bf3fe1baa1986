import IntentModel

/// The places at which something was done, those within 200 m of each other as one.
struct PlaceTable {
  private var places: [Coordinate] = []
  /// The numbers of the places by the square that they lie in.
  private var squares: [Square: [Int]] = [:]

  /// A square of about 500 m, so that a nearby place is in the same square or in one beside it.
  private struct Square: Hashable {
    var north: Int
    var east: Int

    init(_ coordinate: Coordinate, north: Int = 0, east: Int = 0) {
      self.north = Int((min(max(coordinate.latitude, -90), 90) * 200).rounded(.down)) + north
      self.east = Int((min(max(coordinate.longitude, -180), 180) * 200).rounded(.down)) + east
    }
  }

  static let nearby = 200.0
  private static let greatestCount = 2000

  /// The number of a place: the first known one nearby, or a new one.
  ///
  /// 0 is unknown.
  mutating func number(of coordinate: Coordinate?) -> Int16 {
    guard let coordinate else { return 0 }
    for north in -1...1 {
      for east in -1...1 {
        let near = squares[Square(coordinate, north: north, east: east)] ?? []
        if let known = near.first(where: { places[$0].distance(to: coordinate) <= Self.nearby }) {
          return Int16(truncatingIfNeeded: known + 1)
        }
      }
    }
    guard places.count < Self.greatestCount else { return 0 }
    squares[Square(coordinate), default: []].append(places.count)
    places.append(coordinate)
    return Int16(truncatingIfNeeded: places.count)
  }

  /// The factor of each known place at a given place, by number: 1 nearby, 0.5 where either is unknown, else 0.2.
  func factors(near place: Coordinate?) -> [Double] {
    [0.5] + places.map { known in place.map { known.distance(to: $0) <= Self.nearby ? 1 : 0.2 } ?? 0.5 }
  }
}

import IntentDomains
import IntentHistory
import IntentModel

extension DirectionsRequest {
  /// The request with coordinates at both ends, where a geocoder finds them.
  ///
  /// - Throws: `DirectionsRequest.Problem.notFound`, or what the geocoder throws.
  public func geocoded(by geocoder: any Geocoder) async throws -> DirectionsRequest {
    var request = self
    request.source = try await Self.geocoded(source, by: geocoder)
    request.destination = try await Self.geocoded(destination, by: geocoder)
    return request
  }

  private static func geocoded(_ end: End, by geocoder: any Geocoder) async throws -> End {
    guard case .place(var place) = end, place.coordinate == nil else { return end }
    let words = [place.name, place.addressLine].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    guard let found = try await geocoder.places(for: words).first(where: { $0.coordinate != nil }) else {
      throw Problem.notFound(words)
    }
    place.coordinate = found.coordinate
    return .place(place)
  }

  /// The apps that can take the request: those that declare its mode; without a mode, all that give directions.
  public func apps(among apps: [AppProfile]) -> [AppProfile] {
    apps.filter { app in mode.map(app.directionsModes.contains) ?? !app.directionsModes.isEmpty }
  }
}

/// Finds the place that a text describes; the host supplies one.
public protocol Geocoder: Sendable {
  /// The places that the words may mean, most likely first.
  func places(for words: String) async throws -> [Placemark]
}

/// A geocoder that knows a fixed list of places, for samples and tests.
public struct TableGeocoder: Geocoder {
  private let places: [Placemark]

  /// A geocoder that finds these places only.
  public init(_ places: [Placemark]) { self.places = places }

  /// The places whose name or address shares a word with the text, most shared words first.
  public func places(for words: String) -> [Placemark] {
    let wanted = SearchWords(words)
    return places.map { place in
      (place, wanted.shared(with: SearchWords([place.name ?? "", place.addressLine].joined(separator: " "))))
    }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
  }
}

import HistorySamples
import IntentDomains
import IntentHistory
import IntentModel
import ParleySuggestions
import Testing

@Suite struct GeocoderTests {
  private let fig = Placemark(
    name: "The Fig & Co", coordinate: Coordinate(latitude: 48.137, longitude: -11.575), thoroughfare: "Canopy Street 12"
  )

  @Test func placesWithoutCoordinatesAreGeocoded() async throws {
    let geocoder = TableGeocoder([
      Placemark(name: "Zoo", coordinate: Coordinate(latitude: 1, longitude: 2), locality: "Treetown"),
      Placemark(name: "The Zoo", coordinate: Coordinate(latitude: 3, longitude: 4), locality: "Vineville"),
    ])
    let request = DirectionsRequest(
      from: .place(fig), to: .place(Placemark(name: "the ZOO", locality: "Vineville")))
    let found = try await request.geocoded(by: geocoder)
    #expect(found.source == .place(fig))
    guard case .place(let zoo) = found.destination else { return #expect(Bool(false), "no place") }
    #expect(zoo.coordinate == Coordinate(latitude: 3, longitude: 4) && zoo.name == "the ZOO")
    await #expect(throws: DirectionsRequest.Problem.notFound("Moon")) {
      try await DirectionsRequest(to: .place(Placemark(name: "Moon"))).geocoded(by: geocoder)
    }
  }

  @Test func theModeDecidesWhichAppsAreOffered() {
    let apps: [AppProfile] = [.maps, .rides, .chat]
    #expect(DirectionsRequest(to: .place(fig), by: .car).apps(among: apps) == [.maps])
    #expect(DirectionsRequest(to: .place(fig), by: .rideShare).apps(among: apps) == [.rides])
    #expect(DirectionsRequest(to: .place(fig)).apps(among: apps) == [.maps, .rides])
  }
}

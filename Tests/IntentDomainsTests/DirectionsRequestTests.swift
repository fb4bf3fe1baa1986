import Foundation
import IntentDomains
import IntentModel
import Testing

@Suite struct DirectionsRequestTests {
  let fig = Placemark(
    name: "The Fig & Co", coordinate: Coordinate(latitude: 48.137, longitude: -11.575), thoroughfare: "Canopy Street 12"
  )

  @Test func readBackFromItsURL() throws {
    for request in [
      DirectionsRequest(to: .place(fig), by: .bike),
      DirectionsRequest(from: .place(Placemark(name: "Zoo")), to: .currentLocation),
      DirectionsRequest(from: .place(fig), to: .place(Placemark(name: "Zürich", thoroughfare: "Gare")), by: .rideShare),
    ] {
      let url = try #require(request.url)
      #expect(try DirectionsRequest(url: url) == request, "\(url)")
    }
  }

  @Test(arguments: [
    ("https://example.com/?daddr=x", DirectionsRequest.Problem.notDirections("https://example.com/?daddr=x")),
    ("parley-directions://route", .noDestination), ("parley-directions://route?saddr=x&daddr=", .noDestination),
    ("parley-directions://route?dll=91,5", .badCoordinate("91,5")),
    ("parley-directions://route?dll=1;5", .badCoordinate("1;5")),
    ("parley-directions://route?dll=nan,5", .badCoordinate("nan,5")),
    ("parley-directions://route?daddr=x&mode=rocket", .unknownMode("rocket")),
  ])
  func aURLThatIsNoRequestSaysWhy(text: String, error: DirectionsRequest.Problem) throws {
    let url = try #require(URL(string: text))
    #expect(throws: error) { try DirectionsRequest(url: url) }
    #expect(!error.description.isEmpty)
  }

  @Test func aLongURLIsNotRead() throws {
    let url = try #require(URL(string: "parley-directions://route?daddr=" + String(repeating: "x", count: 5000)))
    #expect(throws: DirectionsRequest.Problem.self) { try DirectionsRequest(url: url) }
  }

  @Test func modesAreSpelledAsInInfoPlists() {
    #expect(DirectionsMode(infoPlistName: "MKDirectionsModeRideShare") == .rideShare)
    #expect(DirectionsMode(infoPlistName: "MKDirectionsModeRocket") == nil)
    #expect(DirectionsMode.allCases.allSatisfy { DirectionsMode(infoPlistName: $0.infoPlistName) == $0 })
  }
}

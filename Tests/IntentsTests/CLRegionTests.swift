import Intents
import Testing

@Suite struct CLRegionTests {
  private let pool = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

  @Test func aCircleHasThePointsWithinItsRadius() {
    let circle = CLCircularRegion(center: pool, radius: 1_000, identifier: "pool")
    #expect(circle.contains(pool))
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.505, longitude: 13.4)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4)))
    #expect(INLocationRelevanceProvider(region: circle).region.identifier == "pool")
  }

  @Test func degreesThatTheEarthHasNotAreNoPoint() {
    #expect(CLLocationCoordinate2DIsValid(pool))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
  }
}

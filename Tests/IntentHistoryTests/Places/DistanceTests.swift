import IntentHistory
import IntentModel
import Testing

@Suite struct DistanceTests {
  @Test func distancesAreMeasuredOnTheEarth() {
    let munich = Coordinate(latitude: 48.137, longitude: 11.575)
    let paris = Coordinate(latitude: 48.857, longitude: 2.352)
    #expect(abs(munich.distance(to: paris) - 685_000) < 3000)
    #expect(munich.distance(to: munich) == 0)
  }
}

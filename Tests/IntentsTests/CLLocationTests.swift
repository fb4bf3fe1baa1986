import Intents
import Testing

/// What an archive gives back of an object that was put into it.
private func kept<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
}

@Suite struct CLLocationTests {
  @Test func aLocationComesBackFromAnArchiveWithItsAccuracy() throws {
    let here = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), altitude: 34, horizontalAccuracy: 5,
      verticalAccuracy: 6, timestamp: Date(timeIntervalSince1970: 1))
    let found = try #require(try kept(here))
    #expect(found == here)
    #expect(found.horizontalAccuracy == 5)
    #expect(found.timestamp == Date(timeIntervalSince1970: 1))
  }

  @Test func aPlaceComesBackFromAnArchive() throws {
    let place = CLPlacemark(location: CLLocation(latitude: 52, longitude: 13), name: "the pool", postalAddress: nil)
    #expect(try kept(place) == place)
  }

  @Test func anAddressComesBackFromAnArchiveWithItsParts() throws {
    let address = CNMutablePostalAddress()
    address.city = "Berlin"
    #expect(try kept(address)?.city == "Berlin")
  }

  @Test func aLocationOfDegreesAloneDoesNotSayHowItMoves() {
    let here = CLLocation(latitude: 52.5, longitude: 13.4)
    #expect(here.speed == -1)
    #expect(here.course == -1)
    #expect(here.verticalAccuracy == -1)
  }
}

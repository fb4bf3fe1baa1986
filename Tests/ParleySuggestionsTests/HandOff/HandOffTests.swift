import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

@Suite struct HandOffTests {
  func packet(_ title: String?, from source: String = "phone", after seconds: Double = 0) -> HandOffPacket {
    HandOffPacket(
      title.map { UserActivity.place($0) }, of: "com.example.reviews", from: source, at: saturdayMorning + seconds)
  }

  @Test func unpackedAsItWasPacked() throws {
    let packet = packet("The Fig")
    #expect(try HandOffPacket(unpacking: packet.packed()) == packet)
  }

  @Test func newestOfASourceWinsAndTheLateOneIsDropped() throws {
    var inbox = HandOffInbox()
    try inbox.receive(packet("The Fig", after: 5).packed(), at: saturdayMorning + 5)
    try inbox.receive(packet("The Palm", after: 9).packed(), at: saturdayMorning + 9)
    #expect(throws: HandOffError.stale) {
      try inbox.receive(packet("The Fig", after: 7).packed(), at: saturdayMorning + 10)
    }
    try inbox.receive(packet("The Vine", from: "pad", after: 8).packed(), at: saturdayMorning + 10)
    #expect(inbox.offers(at: saturdayMorning + 10).map(\.activity?.title) == ["The Palm", "The Vine"])
    try inbox.receive(packet(nil, after: 11).packed(), at: saturdayMorning + 11)
    #expect(inbox.offer(at: saturdayMorning + 11)?.activity?.title == "The Vine")
  }

  @Test func whatIsOldOrExpiredOrFromTheFutureIsDropped() throws {
    var inbox = HandOffInbox(greatestAge: 100)
    #expect(throws: HandOffError.stale) { try inbox.receive(packet("A").packed(), at: saturdayMorning + 101) }
    #expect(throws: HandOffError.stale) {
      try inbox.receive(packet("A", after: 61).packed(), at: saturdayMorning)
    }
    var expiring = packet("B")
    expiring.activity?.expirationDate = saturdayMorning + 50
    try inbox.receive(expiring.packed(), at: saturdayMorning)
    #expect(inbox.offer(at: saturdayMorning + 49) != nil)
    #expect(inbox.offer(at: saturdayMorning + 50) == nil)
  }

  @Test func whatIsNotEligibleOrNotWholeIsNotPacked() {
    var closed = packet("A")
    closed.activity?.isEligibleForHandoff = false
    #expect(throws: HandOffError.notEligible("com.example.reviews.view-place")) { try closed.packed() }
    var incomplete = packet("A")
    incomplete.activity?.userInfo = [:]
    #expect(throws: HandOffError.missingKeys(["place"])) { try incomplete.packed() }
    var large = packet("A")
    large.activity?.userInfo["x"] = .string(String(repeating: "x", count: 70_000))
    #expect(throws: HandOffError.self) { try large.packed() }
  }

  @Test func damagedBytesAreAnErrorAtEveryPlace() throws {
    let data = try packet("The Fig").packed()
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0x41
      #expect(throws: HandOffError.self) { try HandOffPacket(unpacking: damaged) }
    }
    for count in 0..<data.count {
      #expect(throws: HandOffError.self) { try HandOffPacket(unpacking: data.prefix(count)) }
    }
    #expect(throws: HandOffError.tooLarge(65537)) { try HandOffPacket(unpacking: Data(count: 65537)) }
  }
}

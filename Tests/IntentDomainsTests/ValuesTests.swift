import Foundation
import IntentModel
import Testing

@testable import IntentDomains

@Suite struct ValuesTests {
  private func restored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func optionsJoinSpokenSymbols() throws {
    var attributes = try #require(MessageAttribute.Options(SpokenValue("unread", .symbol("unread"))))
    let joined = [
      attributes.join(SpokenValue("flagged", .symbol("flagged"))), attributes.join(SpokenValue("red", .symbol("red"))),
    ]
    #expect(joined == [true, false])
    #expect(attributes == [.unread, .flagged])
    #expect(attributes.told == .list([.symbol("unread"), .symbol("flagged")]))
    #expect(try restored(attributes) == attributes)
    #expect(String(decoding: try JSONEncoder().encode(attributes), as: UTF8.self) == #"["unread","flagged"]"#)
  }

  @Test func membersOfOptionsHaveTheirOwnNamesAndBits() {
    func check<Options: SymbolicOptions>(_ type: Options.Type, names: Int) {
      #expect(type.members.count == names)
      for (place, member) in type.members.enumerated() {
        #expect(member.option.rawValue == 1 << UInt(place), "\(member.symbol)")
        #expect(Options(symbol: member.symbol) == member.option)
      }
    }
    check(MessageAttribute.Options.self, names: 5)
    check(CallRecord.TypeOptions.self, names: 8)
    check(CallCapability.Options.self, names: 2)
    check(PhotoAttributeOptions.self, names: 29)
    check(RideStatus.FeedbackTypeOptions.self, names: 2)
  }

  @Test func aFilterOfCallsTakesOneSymbolAfterTheOther() throws {
    var filter = try #require(CallRecord.Filter(SpokenValue("missed", .symbol("missed"))))
    let joined = [
      filter.join(SpokenValue("video", .symbol("videoCall"))),
      filter.join(SpokenValue("Koko", .person(Person("Koko")))),
      filter.join(SpokenValue("banana")),
    ]
    #expect(joined == [true, true, false])
    #expect(filter == CallRecord.Filter(participants: [Person("Koko")], callTypes: .missed, callCapability: .videoCall))
    #expect(filter.told == .list([.symbol("missed"), .symbol("videoCall"), .name("Koko")]))
  }

  @Test func aFullIntentIsStoredAndRestored() throws {
    let intent = SearchForMessagesIntent(
      recipients: [Person("Koko")], searchTerms: ["banana"], attributes: [.unread],
      dateTimeRange: DateComponentsRange(start: DateComponents(year: 2026)), speakableGroupNames: ["Banana Lovers"])
    #expect(try restored(intent) == intent)
    let response = SendMessageIntent.Response(
      .success, sentMessages: [Message(identifier: "1", content: "Hi", dateSent: Date(timeIntervalSince1970: 0))])
    #expect(try restored(response) == response)
  }

  @Test func aRangeOfPricesIsOrdered() {
    let range = PriceRange(firstPrice: 12, secondPrice: 10, currencyCode: "USD")
    #expect(range.minimum == CurrencyAmount(10, "USD"))
    #expect(range.maximum == CurrencyAmount(12, "USD"))
    #expect(range.exact == nil)
    #expect(PriceRange(price: 10, currencyCode: "USD").exact == CurrencyAmount(10, "USD"))
    #expect(PriceRange(maximumPrice: 10, currencyCode: "USD").exact == nil)
  }

  @Test func amountsAndAccountsAreWhatWasSaid() {
    let money = CurrencyAmount(20, "USD")
    #expect(PaymentAmount(SpokenValue("$20", .money(money))) == PaymentAmount(amount: money))
    #expect(
      PaymentAmount(SpokenValue("the minimum", .symbol("minimumDue"))) == PaymentAmount(amountType: .minimumDue))
    #expect(PaymentAmount(SpokenValue("much")) == nil)
    #expect(PaymentAccount(SpokenValue("saving"))?.accountType == .saving)
    #expect(PaymentAccount(SpokenValue("rainy day"))?.name == "rainy day")
    #expect(BillDetails.Payee(SpokenValue("Jungle Gas"))?.name == "Jungle Gas")
  }

  @Test func aRideTellsWhenItComesOnlyUntilItIsUnderWay() {
    var ride = RideStatus(phase: .confirmed)
    ride.estimatedPickupDate = Date(timeIntervalSince1970: 600)
    ride.estimatedDropOffDate = Date(timeIntervalSince1970: 1200)
    #expect(ride.details["pickup"] == .moment(Date(timeIntervalSince1970: 600)))
    ride.phase = .ongoing
    #expect(ride.details["pickup"] == nil)
    #expect(ride.details["dropOff"] == .moment(Date(timeIntervalSince1970: 1200)))
    ride.phase = .completed
    #expect(ride.details["dropOff"] == nil)
  }
}

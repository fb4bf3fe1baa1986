import IntentText
import Testing

@Suite struct NearestNameTests {
  private let names = ["INSendMessageIntent", "INSendPaymentIntent", "INStartCallIntent"]

  @Test(arguments: [
    ("INSendMesageIntent", "INSendMessageIntent"),
    ("insendmessageintent", "INSendMessageIntent"),
    ("INStartCalIntent", "INStartCallIntent"),
    ("INSendPayemntIntent", "INSendPaymentIntent"),
  ])
  func findsTheNameThatWasMeant(wrong: String, right: String) {
    #expect(NearestName.nearest(to: wrong, among: names) == right)
  }

  @Test func findsNothingWhereNothingIsNear() {
    #expect(NearestName.nearest(to: "INOrderCoffee", among: names) == nil)
    #expect(NearestName.nearest(to: "", among: names) == nil)
    #expect(NearestName.nearest(to: String(repeating: "x", count: 10_000), among: names) == nil)
  }

  @Test func countsEdits() {
    #expect(NearestName.distance("kitten", "sitting") == 3)
    #expect(NearestName.distance("bobo", "boob") == 1)
    #expect(NearestName.distance("", "abc") == 3)
    #expect(NearestName.distance("same", "same") == 0)
  }
}

import Intents
import Testing

@Suite struct CNPostalAddressFormatterTests {
  @Test func anAddressIsWrittenInLinesWithoutWhatIsNotKnown() {
    let address = CNMutablePostalAddress()
    address.street = "1 Canopy Walk"
    address.city = "Berlin"
    address.postalCode = "10115"
    #expect(CNPostalAddressFormatter().string(from: address) == "1 Canopy Walk\nBerlin 10115")
    #expect(CNPostalAddressFormatter.string(from: CNPostalAddress(), style: .mailingAddress) == "")
  }
}

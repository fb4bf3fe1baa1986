import Foundation
import IntentModel
import IntentHistory
import StoreHistories
import ParleySuggestions
import Testing

@Suite struct StructuredPageTests {
  static let linkedData = """
    <html><head><title>Fig</title>
    <script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Restaurant", "name": "The Fig \\u0026 Co", "telephone": "+1 555 0100",
     "address": {"@type": "PostalAddress", "streetAddress": "12 Canopy Street", "addressLocality": "Treetown",
       "addressCountry": {"@type": "Country", "name": "Jungle"}},
     "geo": {"@type": "GeoCoordinates", "latitude": 48.137, "longitude": "11.575"}}
    </script></head><body>A page</body></html>
    """
  static let microdata = """
    <div itemscope itemtype="https://schema.org/Restaurant"><h1 itemprop="name">The <b>Fig</b>
      &amp; Co</h1><div itemprop="address" itemscope itemtype='https://schema.org/PostalAddress'>
      <span itemprop=streetAddress>12 Canopy Street</span><br><SPAN ITEMPROP="addressLocality">Treetown</SPAN>
      <meta itemprop="addressCountry" content="Jungle"></div><a itemprop="telephone" href="tel:+1 555 0100">Call</a>
    <div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="48.137"/>
      <meta itemprop="longitude" content="11.575"/></div></div>
    """
  static let rdfa = """
    <div vocab="https://schema.org/" typeof="Restaurant"><span property="name">The Fig &#38; Co</span>
    <div property="address" typeof="PostalAddress"><span property="streetAddress">12 Canopy Street</span>
    <span property="schema:addressLocality">Treetown</span> <span property="addressCountry">Jungle</span></div>
    <span property="telephone">+1 555 0100</span><div property="geo" typeof="GeoCoordinates">
    <meta property="latitude" content="48.137"><meta property="longitude" content="11.575"></div></div>
    """

  @Test(arguments: [linkedData, microdata, rdfa])
  func theSamePlaceInThreeSpellings(html: String) throws {
    let place = try #require(StructuredPage(html: html).places.first)
    #expect(place.name == "The Fig & Co")
    #expect(place.types == ["Restaurant"])
    #expect(
      place.place
        == Placemark(
          name: "The Fig & Co", coordinate: Coordinate(latitude: 48.137, longitude: 11.575),
          thoroughfare: "12 Canopy Street", locality: "Treetown", country: "Jungle", phoneNumber: "+1 555 0100"))
    #expect(StructuredPage(html: html).places.count == 1)
  }

  @Test func becomesAnActivityWithAPlace() throws {
    let url = try #require(URL(string: "https://example.com/fig"))
    let activity = try #require(
      StructuredPage(html: Self.microdata).activity("com.example.browser.page", webpageURL: url))
    #expect(activity.title == "The Fig & Co" && activity.webpageURL == url)
    #expect(activity.place?.locality == "Treetown" && activity.phoneNumber == "+1 555 0100")
    #expect(activity.supportsNavigation && activity.problems().isEmpty)
    #expect(StructuredPage(html: "<p>Nothing").activity("a.b", webpageURL: nil) == nil)
  }

  @Test func addressGeoAndTelephoneCountOnAnyType() {
    func names(_ json: String) -> [String] {
      StructuredPage(html: "<script type='application/ld+json'>\(json)</script>").places.map(\.name)
    }
    #expect(names(#"{"@type": "Person", "name": "Bobo", "telephone": "1"}"#) == ["Bobo"])
    #expect(names(#"{"@type": "Unheard", "name": "X", "address": "Canopy Street 12"}"#) == ["X"])
    #expect(
      names(
        #"{"@type": "Event", "name": "Fair", "location": {"@type": "Place", "name": "Zoo", "latitude": 1, "longitude": 2}}"#
      )
        == ["Zoo"])
    #expect(
      names(#"{"@type": "Event", "name": "Fair", "location": {"@type": "PostalAddress", "streetAddress": "Z"}}"#) == [])
    #expect(
      names(#"{"@graph": [{"@type": "Hotel", "name": "A", "telephone": "1"}, {"name": "B", "telephone": 2}]}"#) == [
        "A", "B",
      ])
    #expect(
      names(
        ##"{"@graph": [{"@type": "Hotel", "name": "A", "address": {"@id": "#x"}}, {"@id": "#x", "@type": "PostalAddress", "streetAddress": "S"}]}"##
      ) == ["A"])
    #expect(names(#"{"@type": "Restaurant", "telephone": "1"}"#) == [], "a name is always required")
    #expect(names(#"{"name": "X", "geo": {"latitude": 91, "longitude": 2}}"#) == [])
    #expect(names("{broken") == [])
  }

  @Test func typesAreATree() {
    #expect(SchemaType.isA("Restaurant", "LocalBusiness"))
    #expect(SchemaType.isA("Restaurant", "Organization") && SchemaType.isA("Restaurant", "Place"))
    #expect(SchemaType.isA("https://schema.org/Bakery", "FoodEstablishment"))
    #expect(!SchemaType.isA("LocalBusiness", "Restaurant") && !SchemaType.isA("Person", "Place"))
    #expect(SchemaType.isA("Unheard", "Thing") && !SchemaType.isA("Unheard", "Place"))
  }

  @Test(arguments: [
    "<!-- <div itemscope><b itemprop=telephone>1</b></div> -->", "<script>document.write('<div itemscope>')</script>",
    "<style><div itemscope></style>", "<div itemscope", "<div itemscope itemprop=", "</", "<", "<!--", "<a b='", "&#x;",
    "<script type='application/ld+json'>", "<div itemprop=name>X", "<div/itemscope/itemprop=a=b><>",
  ])
  func whatIsNoDataIsNoPlace(html: String) {
    #expect(StructuredPage(html: html).places.isEmpty)
  }

  @Test func hostilePagesAreBounded() {
    let deep = String(repeating: "<div itemscope itemprop=a>", count: 40_000)
    #expect(StructuredPage(html: deep).things.count <= 256)
    let nested = "<script type=application/ld+json>" + String(repeating: "[", count: 100_000) + "</script>"
    #expect(StructuredPage(html: nested).things.isEmpty)
    let wide = "<script type=application/ld+json>[" + String(repeating: "{},", count: 49_000) + "{}]</script>"
    #expect(StructuredPage(html: wide).things.count <= 1000)
    let long = "<div itemscope><p itemprop=name>" + String(repeating: "x", count: 1_000_000)
    #expect((StructuredPage(html: long).things.first?.text("name")?.utf8.count ?? .max) <= 8192)
    let unclosed = String(repeating: "</b><p itemprop=x>", count: 30_000)
    #expect(StructuredPage(html: unclosed).things.isEmpty)
    let attributes = "<div itemscope " + String(repeating: "a ", count: 100_000) + ">"
    #expect(StructuredPage(html: attributes).things.count == 1)
  }

  @Test func anyBytesAreAPage() {
    var random = SeededRandom(seed: 3)
    let pages = [Self.linkedData, Self.microdata, Self.rdfa].map { Array($0.utf8) }
    for round in 0..<1500 {
      var bytes = pages[round % 3]
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: bytes[index...].prefix(Int.random(in: 1...40, using: &random)), at: 0)
        }
      }
      let page = StructuredPage(html: bytes)
      #expect(page.places.count <= 20)
      #expect(page.places.allSatisfy { !$0.name.isEmpty })
    }
  }
}

import Foundation
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

/// Microdata whose properties stand elsewhere in the page.
@Suite struct ItemReferencesTests {
  @Test func takesItsPropertiesFromBeforeAndBehind() throws {
    let page = """
      <div id="where" itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
        <span itemprop="streetAddress">12 Canopy Street</span></div>
      <div itemscope itemtype="https://schema.org/Restaurant" itemref="where  phone more nowhere"></div>
      <p id="more">Our name is <b itemprop="name">The Fig</b>, <i itemprop="description">with figs</i></p>
      <meta id="phone" itemprop="telephone" content="+1 555 0100">
      """
    let places = StructuredPage(html: page).places
    let place = try #require(places.first)
    #expect(places.count == 1 && place.name == "The Fig" && place.types == ["Restaurant"])
    #expect(place.place.thoroughfare == "12 Canopy Street" && place.phoneNumbers == ["+1 555 0100"])
    #expect(place.description == "with figs")
  }

  @Test func oneElementServesManyThingsAndTheOneAroundIt() {
    let page = """
      <div itemscope><span id="t" itemprop="telephone">5</span><span itemprop="name">A</span></div>
      <div itemscope itemref="t"><span itemprop="name">B</span></div>
      <div itemscope itemref="t"><span itemprop="name">C</span></div>
      """
    let places = StructuredPage(html: page).places
    #expect(places.map(\.name).sorted() == ["A", "B", "C"])
    #expect(places.allSatisfy { $0.phoneNumbers == ["5"] })
  }

  @Test func withoutAReferenceAnIDMeansNothing() {
    let page = "<p id=t itemprop=telephone>5</p><div itemscope><span itemprop=name>A</span></div>"
    #expect(StructuredPage(html: page).places.isEmpty)
  }

  @Test func thingsThatReferToEachOtherEnd() {
    let circle = """
      <div itemscope itemref="b" id="a" itemprop="x"><span itemprop="name">A</span></div>
      <div itemscope itemref="a" id="b" itemprop="y"><span itemprop="name">B</span></div>
      <div itemscope itemref="a b"><span itemprop="telephone">1</span></div>
      """
    #expect(StructuredPage(html: circle).things.count <= 3)
    let shared = "<div id=s>" + String(repeating: "<b itemprop=name>x</b>", count: 90) + "</div>"
    let many = shared + String(repeating: "<div itemscope itemref='s s s s'></div>", count: 3000)
    let things = StructuredPage(html: many).things
    #expect(things.count == 2000)
    #expect(things.reduce(0) { $0 + ($1.properties["name"]?.count ?? 0) } <= 5000)
    #expect(things.allSatisfy { $0.properties.keys.allSatisfy { $0 == "name" } })
  }

  /// All values in things, however deep.
  private func count(_ things: [StructuredThing]) -> Int {
    things.reduce(0) { sum, thing in
      thing.properties.values.joined().reduce(sum) { sum, value in
        if case .thing(let inner) = value { sum + 1 + count([inner]) } else { sum + 1 }
      }
    }
  }

  @Test func whatIsTakenFromElsewhereHasABound() {
    // Each element refers to the ones around it, which hold it.
    let nested = String(repeating: "<div itemscope itemref='t n' itemprop=x id=n><b itemprop=y id=t>z</b>", count: 100)
    #expect(count(StructuredPage(html: nested).things) < 12_000)
    let wide = "<p id=n>" + String(repeating: "<i itemscope itemref='n' itemprop=x>a</i>", count: 1500) + "</p>"
    #expect(count(StructuredPage(html: wide).things) < 12_000)
  }

  @Test func thingsOfManyNamesOneInTheOtherHaveABound() {
    // By each of its ten names a thing holds all that is in it once more: ten to the power of the depth.
    for depth in [7, 22, 200] {
      let names = (0..<10).map { "p\($0)" }.joined(separator: " ")
      let things = String(repeating: "<b itemscope itemprop='\(names)'>", count: depth)
      for reference in ["itemref=r", ""] {
        let page = StructuredPage(html: "<b itemscope \(reference)>\(things)<b itemprop=a>x")
        #expect(count(page.things) < 52_000)
        #expect(page.things.first?.things("p0").first?.things("p0").isEmpty == false)
      }
    }
  }
}

import Foundation
import Parley

/// Items, interactions and pages that look like those of real apps, the same in each run.
enum SampleStore {
  static let apps = (0..<20).map { "com.example.app\($0)" }
  private static let intents: [IntentName] = ["SendMessage", "StartCall", "SendPayment", "RequestRide"]

  static let profiles = apps.map { app in
    AppProfile(
      identifier: app, displayName: String(app.suffix(5)),
      intents: IntentDescription.builtIn.filter { intents.contains($0.name) })
  }

  /// Restaurants with a description, keywords, an address and a telephone.
  static func items(_ count: Int) -> [SearchableItem] {
    let names = Array(SampleNames.contacts(count))
    return names.indices.map { place in
      var attributes = SearchableItemAttributeSet(title: names[place].displayName)
      let others = (1...5).map { names[(place * $0 + $0) % count].nameComponents?.familyName ?? "" }
      attributes.contentDescription = "Where " + others.joined(separator: " and ") + " like to eat and to drink"
      attributes.keywords = [others[0], "restaurant"]
      attributes.namedLocation = attributes.title
      attributes.thoroughfare = "\(others[1]) Street"
      attributes.city = others[2]
      attributes.phoneNumbers = [names[place].personHandle?.value ?? ""]
      attributes.contentModificationDate = SuggestionsBenchmark.now.addingTimeInterval(-Double(place % 5000) * 3600)
      return SearchableItem("item-\(place)", domainIdentifier: "places.\(place % 50)", attributeSet: attributes)
    }
  }

  private struct Request: Encodable {
    var name: String
    var parameters: [String: String]
  }

  /// Two thousand people that are written to, called and paid, and rides, over two years; each mostly with the same
  /// app, or with any.
  static func interactions(_ count: Int, areScattered: Bool = false) throws -> [Interaction] {
    let people = Array(SampleNames.contacts(2000))
    return try (0..<count).map { place in
      let kind = place % 7 == 0 ? 3 : place % 3
      let request = Request(name: intents[kind].rawValue, parameters: ["content": "interaction number \(place)"])
      let intent = try JSONDecoder().decode(AnyIntent.self, from: try JSONEncoder().encode(request))
      let number = (place * 7919 + place / 13) % people.count
      let person = people[number]
      let app = areScattered || place % 10 == 0 ? place : number / 3 + kind
      return Interaction(
        intent: intent, response: AnyIntentResponse(code: "success"), app: apps[app % apps.count],
        date: SuggestionsBenchmark.now.addingTimeInterval(Double(place - count) * 600),
        people: kind == 3 ? [] : [person], direction: .outgoing, identifier: "interaction-\(place)",
        groupIdentifier: "thread-\(place % 500)",
        location: Coordinate(latitude: 48 + Double(place % 40) / 100, longitude: 11.5))
    }
  }

  /// A page of a size with one place after another, in each of the three spellings.
  static func pages(size: Int) -> [(name: String, page: [UInt8])] {
    let text = "<p class=\"text\">Fresh figs &amp; palm hearts, every day from nine to five.</p>\n"
    func page(_ entry: (Int) -> String) -> [UInt8] {
      var page = Array("<!doctype html><html><head><title>Places</title></head><body>\n".utf8)
      var place = 0
      while page.count < size {
        page.append(contentsOf: entry(place).utf8)
        place += 1
      }
      return page
    }
    let linked = page { place in
      """
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Fig \(place)",
      "telephone":"+1 555 \(place)","address":{"@type":"PostalAddress","streetAddress":"\(place) Canopy Street",
      "addressLocality":"Treetown"},"geo":{"@type":"GeoCoordinates","latitude":48.1,"longitude":11.5}}</script>\n
      """ + text
    }
    let micro = page { place in
      """
      <div itemscope itemtype="https://schema.org/Restaurant"><h2 itemprop="name">Fig \(place)</h2>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="streetAddress">\(place) Canopy Street</span> <span itemprop="addressLocality">Treetown</span></div>
      <span itemprop="telephone">+1 555 \(place)</span></div>\n
      """ + text
    }
    let rdfa = page { place in
      """
      <div vocab="https://schema.org/" typeof="Restaurant"><h2 property="name">Fig \(place)</h2>
      <div property="address" typeof="PostalAddress"><span property="streetAddress">\(place) Canopy Street</span></div>
      <span property="telephone">+1 555 \(place)</span></div>\n
      """ + text
    }
    let plain = page { "<div class=\"row\" id=\"r\($0)\"><a href=\"/p/\($0)\">Entry \($0)</a></div>\n" + text }
    return [("JSON-LD", linked), ("Microdata", micro), ("RDFa", rdfa), ("no data", plain)]
  }
}

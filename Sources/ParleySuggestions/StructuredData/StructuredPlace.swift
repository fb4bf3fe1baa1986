#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

/// A place that a page describes, with what an activity for the page can offer.
public struct StructuredPlace: Sendable, Hashable {
  /// What the place or the business is called; a place without a name is not offered.
  public var name: String
  /// The Schema.org types, without the vocabulary's address.
  public var types: [String]
  /// The address and the point, as far as the page gives them.
  public var place: Placemark
  /// The numbers as the page writes them.
  public var phoneNumbers: [String]
  /// What the page says of it; `nil` where it says nothing.
  public var description: String?
  /// Its address on the web, as the page writes it.
  public var url: String?

  /// The attributes for an activity or an indexed item.
  public var attributes: SearchableItemAttributeSet {
    var attributes = SearchableItemAttributeSet(title: name, contentDescription: description)
    attributes.place = place
    attributes.phoneNumbers = phoneNumbers
    attributes.supportsPhoneCall = !phoneNumbers.isEmpty
    attributes.supportsNavigation = place.coordinate != nil || !place.addressLine.isEmpty
    attributes.contentURL = url.flatMap { URL(string: $0) }
    return attributes
  }
}

extension StructuredPage {
  /// The places that the page describes, each once; an address, coordinates or a telephone number makes a thing of any
  /// type one.
  public var places: [StructuredPlace] {
    let known = Dictionary(
      things.compactMap { thing in thing.identifier.map { ($0, thing) } }
    ) { first, second in first.properties.count >= second.properties.count ? first : second }
    var found: [StructuredPlace] = []
    var finder = PlaceFinder(known: known)
    for thing in things { finder.look(at: thing, name: nil, depth: 0, &found) }
    return found.uniqued()
  }

  /// An activity for the page: its place, telephone and name, with the page as its webpage.
  ///
  /// - Returns: `nil` where the page describes no place.
  public func activity(_ type: String, webpageURL: URL?) -> UserActivity? {
    // Of several places, one of a business describes the page better than one of a person.
    let places = places
    let best = places.first { place in
      place.types.contains { SchemaType.isA($0, "Place") || SchemaType.isA($0, "Event") }
    }
    guard let place = best ?? places.first else { return nil }
    var activity = UserActivity(type, title: place.name, webpageURL: webpageURL)
    activity.contentAttributes = place.attributes
    return activity
  }
}

/// Walks through things and finds those that have an address, coordinates or a telephone number.
private struct PlaceFinder {
  /// The things of the page by the identifier with which others refer to them.
  let known: [String: StructuredThing]
  private var room = 5000

  init(known: [String: StructuredThing]) { self.known = known }

  mutating func look(at thing: StructuredThing, name: String?, depth: Int, _ found: inout [StructuredPlace]) {
    guard depth < 16, room > 0 else { return }
    room -= 1
    let own = thing.text("name") ?? thing.text("legalName") ?? name
    var hasPlace = false
    if !thing.isA("PostalAddress"), !thing.isA("GeoCoordinates"), let place = place(of: thing, name: own) {
      found.append(place)
      hasPlace = true
    }
    for property in thing.properties.keys.sorted() {
      if hasPlace, property == "address" || property == "geo" { continue }
      let passed = property == "location" || property == "address" || property == "geo" ? own : nil
      for inner in thing.things(property) { look(at: resolved(inner), name: passed, depth: depth + 1, &found) }
    }
  }

  /// The thing itself; for one that only refers to another, that other.
  private func resolved(_ thing: StructuredThing) -> StructuredThing {
    guard thing.properties.isEmpty, let identifier = thing.identifier else { return thing }
    return known[identifier] ?? thing
  }

  private func place(of thing: StructuredThing, name: String?) -> StructuredPlace? {
    guard let name, !name.isEmpty else { return nil }
    var place = Placemark(name: name)
    let addresses = thing.things("address").map(resolved)
    if let address = addresses.first {
      place.thoroughfare = address.text("streetAddress")
      place.locality = address.text("addressLocality")
      place.administrativeArea = address.text("addressRegion")
      place.postalCode = address.text("postalCode")
      place.country = address.text("addressCountry")
    } else if let text = thing.text("address") {
      place.thoroughfare = text
    }
    let points = thing.things("geo").map(resolved) + [thing]
    place.coordinate = points.lazy.compactMap(coordinate).first
    let numbers = [thing] + addresses + thing.things("contactPoint").map(resolved)
    let phoneNumbers = numbers.compactMap { $0.text("telephone") }.filter { $0.contains(where: \.isNumber) }.map(number)
    guard !place.addressLine.isEmpty || place.coordinate != nil || !phoneNumbers.isEmpty else { return nil }
    place.phoneNumber = phoneNumbers.first
    return StructuredPlace(
      name: name, types: thing.types, place: place, phoneNumbers: phoneNumbers.uniqued(),
      description: thing.text("description"), url: thing.text("url"))
  }

  private func coordinate(_ thing: StructuredThing) -> Coordinate? {
    guard let latitude = thing.text("latitude").flatMap(Double.init), abs(latitude) <= 90,
      let longitude = thing.text("longitude").flatMap(Double.init), abs(longitude) <= 180
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The number in a link such as `tel:…`; any other text as it is.
  private func number(_ text: String) -> String {
    (text.lowercased().hasPrefix("tel:") ? String(text.dropFirst(4)) : text).trimmed
  }
}

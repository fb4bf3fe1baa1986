#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// A wish to get from one place to another, as it is handed from a maps app to the app that shows the way.
///
/// It is written as a URL with these query items: `saddr` and `daddr` (the places in words, or `here`), `sll` and
/// `dll` (latitude and longitude), `sname` and `dname` (their names), `mode`. Source: `MKDirectionsRequest`, iOS 6;
/// its own URLs are opaque, so the spelling follows that of maps links.
public struct DirectionsRequest: Sendable, Hashable {
  /// One end of the way.
  public enum End: Sendable, Hashable {
    case currentLocation
    /// A place; without coordinates it has to be geocoded before the way can be found.
    case place(Placemark)
  }

  /// Where the way begins; the current location unless another is given.
  public var source: End
  /// Where the way ends.
  public var destination: End
  /// The mode of travel; `nil` where the user did not say one.
  public var mode: DirectionsMode?

  /// A request for the way between two ends.
  public init(from source: End = .currentLocation, to destination: End, by mode: DirectionsMode? = nil) {
    self.source = source
    self.destination = destination
    self.mode = mode
  }

  /// The scheme of the URLs.
  public static let scheme = "parley-directions"
  /// The characters that a URL may have; a longer one is not read.
  public static let greatestLength = 4096
}

extension DirectionsRequest {
  /// Why a URL is no request for directions.
  public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    case notDirections(String)
    case noDestination
    case badCoordinate(String)
    case unknownMode(String)
    /// The geocoder does not know the place.
    case notFound(String)

    /// The error as one line in English.
    public var description: String {
      switch self {
      case .notDirections(let url):
        "'\(url)' is not a request for directions: it must begin with 'parley-directions://'"
      case .noDestination: "the request for directions has no destination (daddr, dll or dname)"
      case .badCoordinate(let text): "'\(text)' is not a coordinate such as '48.137,11.575'"
      case .unknownMode(let mode):
        "'\(mode)' is not a mode of travel: one of \(DirectionsMode.allCases.map(\.rawValue).joined(separator: ", "))"
      case .notFound(let place): "no place is known as '\(place)'"
      }
    }
  }
}

extension DirectionsRequest {
  /// The request as a URL.
  public var url: URL? {
    var components = URLComponents()
    components.scheme = Self.scheme
    components.host = "route"
    var items = Self.items(source, "s") + Self.items(destination, "d")
    if let mode { items.append(URLQueryItem(name: "mode", value: mode.rawValue)) }
    components.queryItems = items
    return components.url
  }

  /// Reads a request from a URL of any origin.
  public init(url: URL) throws(Problem) {
    guard url.absoluteString.utf8.count <= Self.greatestLength, url.scheme?.lowercased() == Self.scheme,
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { throw .notDirections(String(url.absoluteString.prefix(80))) }
    let items = Dictionary(
      (components.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } }
    ) { first, _ in first }
    guard let destination = try Self.end("d", items) else { throw .noDestination }
    self.init(from: try Self.end("s", items) ?? .currentLocation, to: destination)
    if let name = items["mode"] {
      guard let mode = DirectionsMode(rawValue: name) ?? DirectionsMode(infoPlistName: name) else {
        throw .unknownMode(String(name.prefix(40)))
      }
      self.mode = mode
    }
  }

  private static func items(_ end: End, _ prefix: String) -> [URLQueryItem] {
    guard case .place(let place) = end else { return [URLQueryItem(name: "\(prefix)addr", value: "here")] }
    var items: [URLQueryItem] = []
    if let name = place.name { items.append(URLQueryItem(name: "\(prefix)name", value: name)) }
    if !place.addressLine.isEmpty { items.append(URLQueryItem(name: "\(prefix)addr", value: place.addressLine)) }
    if let coordinate = place.coordinate {
      items.append(URLQueryItem(name: "\(prefix)ll", value: "\(coordinate.latitude),\(coordinate.longitude)"))
    }
    return items
  }

  private static func end(_ prefix: String, _ items: [String: String]) throws(Problem) -> End? {
    let name = items["\(prefix)name"].flatMap { $0.isEmpty ? nil : $0 }
    let address = items["\(prefix)addr"].flatMap { $0.isEmpty ? nil : $0 }
    let coordinate = try items["\(prefix)ll"].map(Self.coordinate)
    if address == "here", coordinate == nil, name == nil { return .currentLocation }
    guard name != nil || address != nil || coordinate != nil else { return nil }
    var place = Placemark(name: name ?? address, coordinate: coordinate)
    if name != nil { place.thoroughfare = address }
    return .place(place)
  }

  private static func coordinate(_ text: String) throws(Problem) -> Coordinate {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90,
      abs(longitude) <= 180
    else { throw .badCoordinate(String(text.prefix(40))) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension DirectionsRequest {
  /// The type of the activity with which an app is opened to give directions; its `userInfo` has the request's `url`.
  public static let activityType = "parley.directions"

  /// The activity with which an app is opened to give these directions; `nil` where they cannot be written as a URL.
  public var activity: UserActivity? {
    guard let url, case .place(let place) = destination else { return nil }
    var activity = UserActivity(
      Self.activityType, title: place.name, userInfo: ["url": .string(url.absoluteString)])
    activity.mapItem = place
    activity.isEligibleForHandoff = false
    return activity
  }
}

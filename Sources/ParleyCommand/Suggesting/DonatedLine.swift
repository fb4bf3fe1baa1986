import Foundation
import Parley

/// One line of what an app donates: an interaction (`intent`), an item to be found (`item`), or an activity
/// (`activity`), each with the app that it is of.
struct DonatedLine: Decodable {
  /// Something that a line says.
  enum Content {
    case interaction(Interaction)
    case item(SearchableItem)
    case activity(UserActivity)
  }

  var app: String
  var intent: String?
  var item: String?
  var activity: String?

  // An interaction.
  var people: [String]?
  var parameters: [String: JSONText]?
  var code: String?
  var direction: Direction?
  var date: String?
  var duration: Double?
  var identifier: String?
  var group: String?
  var location: String?

  // An item or an activity.
  var title: String?
  var description: String?
  var keywords: [String]?
  var domain: String?
  var expires: String?
  var place: Place?
  var phoneNumbers: [String]?
  var userInfo: [String: String]?
  var webpage: String?
  var predict: Bool?

  enum Direction: String, Decodable { case outgoing, incoming }

  struct Place: Decodable {
    var name: String
    var street: String?
    var city: String?
    var postalCode: String?
    var country: String?
    var location: String?
  }

  /// A value of a parameter: JSON of any kind, kept as it is.
  struct JSONText: Codable {
    private let value: any Codable & Sendable

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        value = text
      } else if let flag = try? container.decode(Bool.self) {
        value = flag
      } else if let number = try? container.decode(Double.self) {
        value = number
      } else if let list = try? container.decode([JSONText].self) {
        value = list
      } else {
        value = try container.decode([String: JSONText].self)
      }
    }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  /// The content of the line; throws where it has none that can be stored.
  func content(now: Date) throws -> Content {
    switch (intent, item, activity) {
    case (let intent?, nil, nil): .interaction(try interaction(intent, now: now))
    case (nil, let item?, nil):
      .item(
        SearchableItem(
          item, domainIdentifier: domain, attributeSet: try attributes(now: now),
          expirationDate: try expires.map { try StoreText.date($0, of: "'expires'") }))
    case (nil, nil, let type?): .activity(try userActivity(type, now: now))
    default: throw LineProblem.notOneKind
    }
  }

  private func interaction(_ intent: String, now: Date) throws -> Interaction {
    struct Stored: Encodable {
      var name: IntentName
      var parameters: [String: JSONText]
    }
    let stored = Stored(name: IntentName(siriKitName: intent), parameters: parameters ?? [:])
    return Interaction(
      intent: try JSONDecoder().decode(AnyIntent.self, from: try JSONEncoder().encode(stored)),
      response: AnyIntentResponse(code: code ?? "success"), app: app, date: try moment(now),
      people: (people ?? []).map { Person($0) }, direction: direction == .incoming ? .incoming : .outgoing,
      duration: duration ?? 0, identifier: identifier ?? "", groupIdentifier: group,
      location: try location.map { try StoreText.coordinate($0, of: "'location'") })
  }

  private func attributes(now: Date) throws -> SearchableItemAttributeSet {
    var attributes = SearchableItemAttributeSet(title: title, contentDescription: description)
    if let place {
      attributes.place = Placemark(
        name: place.name, coordinate: try place.location.map { try StoreText.coordinate($0, of: "'location'") },
        thoroughfare: place.street, locality: place.city, postalCode: place.postalCode, country: place.country)
    }
    attributes.keywords = keywords ?? []
    attributes.people = people ?? []
    attributes.phoneNumbers = phoneNumbers ?? []
    attributes.contentModificationDate = try moment(now)
    return attributes
  }

  private func userActivity(_ type: String, now: Date) throws -> UserActivity {
    var activity = UserActivity(
      type, title: title, userInfo: (userInfo ?? [:]).mapValues(PropertyValue.string),
      webpageURL: webpage.flatMap { URL(string: $0) }, keywords: Set(keywords ?? []),
      expirationDate: try expires.map { try StoreText.date($0, of: "'expires'") })
    activity.persistentIdentifier = identifier
    activity.contentAttributes = try attributes(now: now)
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = predict ?? false
    return activity
  }

  private func moment(_ now: Date) throws -> Date { try date.map { try StoreText.date($0, of: "'date'") } ?? now }
}

/// Why a line has no content that can be stored.
enum LineProblem: Error, CustomStringConvertible {
  case notOneKind
  case notAnObject(String)
  /// A key, an intent, a parameter or an app that does not exist.
  case unknownName(String, String, nearest: String?)

  var description: String {
    switch self {
    case .notOneKind: "a line has one of 'intent', 'item' and 'activity'"
    case .notAnObject(let reason): "the line cannot be read: \(reason)"
    case .unknownName(let kind, let name, let nearest):
      "no \(kind) is called '\(name)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
    }
  }

  /// What is wrong with the JSON, in the words of a person.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, _): self = .notAnObject("'\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      self = .notAnObject(path.isEmpty ? "it is not a JSON object" : "'\(path)' is of another kind")
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .notAnObject("'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has no such value")
    default: self = .notAnObject("it is not a JSON object")
    }
  }
}

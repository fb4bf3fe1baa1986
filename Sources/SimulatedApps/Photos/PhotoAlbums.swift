#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley

/// A photo app: photos with dates, places, albums, people and tags.
///
/// It never changes.
struct PhotoAlbums: Sendable {
  struct Photo: Sendable, Hashable {
    var identifier: String
    var date: Date
    var place: String?
    var albums: [String]
    var tags: [String]
    var people: [String]
    var attributes: PhotoAttributeOptions
  }

  let contacts: ContactBook
  let photos: [Photo]
  let isConfigured: Bool
  let environment: ConversationEnvironment
  private let albums: NamedThings<String>
  private let places: NamedThings<String>

  init(contacts: ContactBook, photos: [Photo], isConfigured: Bool, environment: ConversationEnvironment) {
    self.contacts = contacts
    self.photos = photos
    self.isConfigured = isConfigured
    self.environment = environment
    func distinct(_ names: [String]) -> [String] {
      names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    self.albums = NamedThings(distinct(photos.flatMap(\.albums))) { [$0] }
    self.places = NamedThings(distinct(photos.compactMap(\.place))) { [$0] }
  }

  /// The conditions of a search, in the same form for both intents.
  struct Criteria {
    var date: DateComponentsRange?
    var place: Placemark?
    var album: String?
    var terms: [String] = []
    var termsOperator: ConditionalOperator?
    var people: [Person] = []
    var peopleOperator: ConditionalOperator?
    var included: PhotoAttributeOptions?
    var excluded: PhotoAttributeOptions?
  }

  /// The photos that meet all of the criteria, oldest first.
  func search(_ criteria: Criteria) -> [Photo] {
    photos.filter { photo in
      (criteria.date?.contains(photo.date, in: environment.calendar) ?? true)
        && (criteria.place.map { name(of: $0) == photo.place } ?? true)
        && (criteria.album.map { photo.albums.contains($0) } ?? true)
        && photo.attributes.isSuperset(of: criteria.included ?? [])
        && photo.attributes.isDisjoint(with: criteria.excluded ?? [])
        && meets(criteria.terms, criteria.termsOperator) { photo.shows($0) }
        && meets(criteria.people, criteria.peopleOperator) { photo.people.contains($0.customIdentifier ?? "") }
    }.sorted { $0.date < $1.date }
  }

  private func meets<Value>(_ values: [Value], _ combined: ConditionalOperator?, _ test: (Value) -> Bool) -> Bool {
    values.isEmpty || (combined ?? .all).isMet(by: values.map(test))
  }

  private func name(of place: Placemark) -> String? { place.name ?? place.locality }

  func settle(album: String) -> ResolutionResult<String> { settle(album, among: albums) }

  func settle(place: Placemark) -> ResolutionResult<Placemark> {
    settle(name(of: place) ?? "", among: places).map { Placemark(name: $0) }
  }

  private func settle(_ name: String, among things: NamedThings<String>) -> ResolutionResult<String> {
    things.settle(name, asked: name) { $0 }
  }

  func settle(people: [Person]) -> [ResolutionResult<Person>] {
    people.isEmpty ? [.notRequired] : people.map(contacts.settle)
  }

  /// The activity with which the app opens at the found photos.
  func activity(_ type: String, _ photos: [Photo]) -> UserActivity {
    UserActivity(type, userInfo: ["photos": .array(photos.map { .string($0.identifier) })])
  }
}

extension PhotoAlbums.Photo {
  /// Whether a photo matches a search term: a tag, in the singular or the plural, or its album.
  func shows(_ term: String) -> Bool {
    let wanted = Self.stem(Folding.folded(term))
    return (tags + albums).contains { Self.stem(Folding.folded($0)) == wanted }
  }

  private static func stem(_ word: String) -> String {
    for ending in SimulatedWords.endings where word.count > ending.count + 2 && word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}

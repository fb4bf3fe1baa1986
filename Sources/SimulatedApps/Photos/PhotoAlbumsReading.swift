#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley
import PropertyLists

extension PhotoAlbums {
  /// The keys that a photo app reads from a World.plist.
  static let keys = ["Photos", "Configured"]

  static func read(_ world: inout WorldReader, contacts: ContactBook, environment: ConversationEnvironment)
    -> PhotoAlbums
  {
    PhotoAlbums(
      contacts: contacts, photos: world.readPhotos(contacts),
      isConfigured: world.flag("Configured", in: world.root) ?? true, environment: environment)
  }

  /// The handlers for the intents of photos.
  var handlers: [AnyIntentHandler] { [.searchForPhotos(self), .startPhotoPlayback(self)] }
}

extension WorldReader {
  fileprivate mutating func readPhotos(_ contacts: ContactBook) -> [PhotoAlbums.Photo] {
    var photos: [PhotoAlbums.Photo] = []
    for node in dictionaries("Photos", in: root) {
      checkKeys(
        of: node, known: ["Identifier", "Place", "Albums", "Tags", "People", "Attributes"] + Self.momentKeys)
      var attributes: PhotoAttributeOptions = []
      for word in texts("Attributes", in: node) {
        if let attribute = PhotoAttributeOptions(symbol: word) {
          attributes.formUnion(attribute)
        } else {
          note(unknown(word, key: "Attributes", known: PhotoAttributeOptions.members.map(\.symbol)), at: node)
        }
      }
      var people: [String] = []
      for name in texts("People", in: node) {
        if let contact = contact(name, in: contacts, key: "People", at: node) { people.append(contact.identifier) }
      }
      photos.append(
        PhotoAlbums.Photo(
          identifier: text("Identifier", in: node) ?? "photo-\(photos.count + 1)", date: moment(in: node) ?? now,
          place: text("Place", in: node), albums: texts("Albums", in: node), tags: texts("Tags", in: node),
          people: people, attributes: attributes))
    }
    return photos
  }
}

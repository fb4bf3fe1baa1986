import Parley
import ParleySuggestions
import PropertyLists

extension WorldReader {
  /// The key of what an app can play.
  static let mediaKeys = ["Media"]
  private static let deepestMedia = 8

  /// What the app plays, as a tree; `nil` where it plays nothing.
  mutating func readMedia() -> PlayableItem? {
    guard root?["Media"] != nil else { return nil }
    var identifiers: Set<String> = []
    let items = readMedia("Media", in: root, &identifiers, depth: 0)
    return PlayableItem("media", title: "", isPlayable: false, children: items)
  }

  private mutating func readMedia(
    _ key: String, in node: PropertyList?, _ identifiers: inout Set<String>, depth: Int
  ) -> [PlayableItem] {
    var items: [PlayableItem] = []
    for node in dictionaries(key, in: node) {
      checkKeys(of: node, known: ["Title", "Identifier", "Artist", "Progress", "Items"])
      guard let title = text("Title", in: node, of: "something to play") else { continue }
      let identifier = text("Identifier", in: node) ?? "media-\(Self.slug(of: title))"
      if !identifiers.insert(identifier).inserted { note(.repeatedName(identifier), at: node) }
      let isFolder = node["Items"] != nil
      let progress = number("Progress", in: node) ?? 0
      items.append(
        PlayableItem(
          identifier, title: title, subtitle: text("Artist", in: node), isPlayable: !isFolder,
          progress: min(max(progress.isFinite ? progress : 0, 0), 1),
          children: depth < Self.deepestMedia
            ? readMedia("Items", in: node, &identifiers, depth: depth + 1) : []))
    }
    return items
  }
}

import IntentText
import Parley

/// Things of an app that users call by name: places, ride options, workouts, accounts, albums.
struct NamedThings<Thing: Sendable>: Sendable {
  let things: [Thing]
  private let book: ContactBook

  /// - Parameter names: what a thing is called, the name it is told by first.
  init(_ things: [Thing], names: (Thing) -> [String]) {
    self.things = things
    self.book = ContactBook(
      things.enumerated().flatMap { place, thing in
        names(thing).enumerated().map { Contact(identifier: "\(place).\($0)", name: $1, handles: []) }
      })
  }

  /// The things that a phrase names best: by a whole name, else by some of its words, else by one that is near.
  func search(_ phrase: String) -> (things: [Thing], closeness: ContactBook.Closeness)? {
    let words = Words(phrase)
    let all = (0..<words.count).map(words.folded)
    let bare = all.filter { !Self.fillers.contains($0) }
    guard let found = book.search((bare.isEmpty ? all : bare).joined(separator: " ")) else { return nil }
    var places: [Int] = []
    for contact in found.contacts {
      guard let place = contact.identifier.split(separator: ".").first.flatMap({ Int($0) }) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    return (places.map { things[$0] }, found.closeness)
  }

  /// The things that a phrase surely names.
  func find(_ phrase: String) -> [Thing] {
    guard let (things, closeness) = search(phrase), closeness > .near else { return [] }
    return things
  }

  private static var fillers: Set<String> { ["a", "an", "the", "my", "our", "account"] }
}

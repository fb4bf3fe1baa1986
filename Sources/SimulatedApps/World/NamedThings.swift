import IntentText
import Parley

/// Things of an app that users call by name: places, ride options, workouts, accounts, albums.
struct NamedThings<Thing: Sendable>: Sendable {
  let things: [Thing]
  private let index: VocabularyIndex

  /// - Parameter names: The names of a thing, its own name first.
  init(_ things: [Thing], names: (Thing) -> [String]) {
    self.things = things
    self.index = VocabularyIndex(
      things.enumerated().flatMap { place, thing in
        names(thing).map { SpeakableString($0, identifier: String(place)) }
      }, of: Self.type)
  }

  /// The resolution of a phrase that should name one of the things.
  func settle<Value: Sendable>(
    _ phrase: String, asked: Value, as value: (Thing) -> Value
  ) -> ResolutionResult<Value> {
    switch verdict(on: phrase) {
    case .success(let name): thing(name).map { .success(value($0)) } ?? .unsupported
    case .confirmationRequired(let name): thing(name).map { .confirmationRequired(value($0)) } ?? .unsupported
    case .disambiguation(let names): .disambiguation(names.compactMap(thing).map(value))
    case .needsMoreDetails: .needsMoreDetails(asked)
    default: .unsupported
    }
  }

  /// The things that a phrase surely names.
  func find(_ phrase: String) -> [Thing] {
    switch verdict(on: phrase) {
    case .success(let name): thing(name).map { [$0] } ?? []
    case .disambiguation(let names): names.compactMap(thing)
    default: []
    }
  }

  private func verdict(on phrase: String) -> ResolutionResult<SpeakableString> {
    let words = Words(phrase)
    let all = (0..<words.count).map(words.folded)
    let bare = all.filter { !Self.leads.contains($0) }
    return index.resolve(SpeakableString((bare.isEmpty ? all : bare).joined(separator: " ")), of: Self.type)
  }

  private func thing(_ name: SpeakableString) -> Thing? {
    name.vocabularyIdentifier.flatMap { Int($0) }.map { things[$0] }
  }

  private static var type: VocabularyType { VocabularyType("thing") }
  /// Words before a name that are no part of it, in all languages.
  private static var leads: Set<String> { SimulatedWords.leads }
}

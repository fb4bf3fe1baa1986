import IntentModel
import IntentText

/// The names of the installed apps, in every way they may be written.
package struct AppNames: Sendable {
  /// The spellings of the names, each with the number of its app.
  package private(set) var sequences: [(text: String, app: Int)] = []
  package private(set) var identifiers: [String] = []
  package private(set) var intents: [Set<IntentName>] = []
  private var byHashes: [[UInt64]: Int] = [:]

  package init() {}

  package mutating func add(identifier: String, names: [String], intents: some Sequence<IntentName>) {
    let app = identifiers.count
    identifiers.append(identifier)
    self.intents.append(Set(intents))
    for name in names {
      for text in Self.spellings(name) {
        sequences.append((text, app))
        byHashes[Words(text).words.map(\.hash)] = app
      }
    }
  }

  /// The app that a stretch of words names.
  package func app(named words: [UInt64]) -> Int? { byHashes[words] }

  /// `MonkeyChat` is also written `monkey chat`, and `Uni Cab` also `unicab`.
  static func spellings(_ name: String) -> [String] {
    var apart = ""
    var previous: Character = " "
    for character in name {
      if character.isUppercase, previous.isLowercase { apart.append(" ") }
      apart.append(character)
      previous = character
    }
    let together = apart.filter { !$0.isWhitespace }
    return [name] + [apart, together].filter { $0 != name }
  }
}

import IntentLanguages
import IntentModel
import IntentText
import LanguageNotation
import Synchronization

/// What people are to a user, by the words of all languages: a contact of "wife", "Frau" or "épouse" is found as the
/// spouse, whatever language is spoken.
package enum RelationshipWords {
  /// The engine's names for the relationships that words name: `spouse` for "wife".
  ///
  /// There are several where a word means different things in different languages.
  package static func relationships(named words: Person.Relationship) -> Set<Person.Relationship> {
    known[words.folded] ?? []
  }

  /// Whether any language has words for a relationship, or for one of its words.
  ///
  /// The first language knows most, and then no other is read.
  package static func knows(_ relationship: Person.Relationship) -> Bool {
    let words = [relationship.folded] + relationship.words
    return tables.contains { table in
      let known = table.known
      return words.contains { known[$0] != nil }
    }
  }

  /// All words that name relationships.
  package static var all: [String] { known.keys.map(\.rawValue).sorted() }

  private static let known: [Person.Relationship: Set<Person.Relationship>] = tables.reduce(into: [:]) { known, table in
    known.merge(table.known) { $0.union($1) }
  }
  private static let tables = Language.all.map(RelationshipTable.init)

  /// The lines about relationships with their continuation lines; reading all lines would take too long.
  fileprivate static func lines(of section: LanguageFile.Section) -> String {
    var isWanted = false
    var wanted: [UInt8] = []
    for line in Array(section.text.utf8).split(separator: UInt8(ascii: "\n")) {
      if line.first != UInt8(ascii: " ") { isWanted = line.starts(with: "relation ".utf8) }
      if isWanted { wanted += line + [UInt8(ascii: "\n")] }
    }
    return String(decoding: wanted, as: UTF8.self)
  }
}

/// The words of one language, read when they are first asked for.
private final class RelationshipTable: Sendable {
  private let language: Language
  private let read = Mutex<[Person.Relationship: Set<Person.Relationship>]?>(nil)

  init(_ language: Language) { self.language = language }

  var known: [Person.Relationship: Set<Person.Relationship>] {
    read.withLock { read in
      if let read { return read }
      let known = words()
      read = known
      return known
    }
  }

  private func words() -> [Person.Relationship: Set<Person.Relationship>] {
    var known: [Person.Relationship: Set<Person.Relationship>] = [:]
    for (file, section) in language.sections(.words) {
      let lines = RelationshipWords.lines(of: section)
      for case .words(let list) in NotationReader(lines, file: file).definitions.map(\.kind)
      where list.role == .relation {
        let relationship = Person.Relationship(list.name).folded
        known[relationship, default: []].insert(relationship)
        for text in list.pattern.texts { known[Person.Relationship(text).folded, default: []].insert(relationship) }
      }
    }
    return known
  }
}

extension Pattern {
  /// The texts in a list of words; a list with more than some hundred is ignored.
  fileprivate var texts: [String] {
    switch self {
    case .word(let word): return [word]
    case .choice(let patterns): return Array(patterns.lazy.flatMap(\.texts).prefix(256))
    case .optional(let pattern): return [""] + pattern.texts
    case .sequence(let patterns):
      return patterns.reduce([""]) { texts, pattern in
        Array(
          texts.lazy.flatMap { text in pattern.texts.map { text.isEmpty ? $0 : $0.isEmpty ? text : "\(text) \($0)" } }
            .prefix(256))
      }
    case .wordClass, .part, .slot, .repeated: return []
    }
  }
}

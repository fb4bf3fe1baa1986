import IntentModel
import IntentText

extension Person.Relationship {
  /// The relationship in the form that is compared, whatever its spelling.
  var folded: Person.Relationship { Person.Relationship(words.map(\.rawValue).joined(separator: " ")) }

  /// Its words, each as a relationship.
  ///
  /// More than a few words name no relationship.
  var words: [Person.Relationship] {
    let words = Words(rawValue)
    return (0..<min(words.count, 6)).map { Person.Relationship(words.folded($0)) }
  }

  /// Whether one relationship includes another: a best friend is a friend, and a wife a spouse.
  func includes(_ other: Person.Relationship) -> Bool { folded == other.folded || parts.contains(other.folded) }

  /// Other relationships by which it is found: each of its words, and the engine's names in all languages for it and
  /// its words.
  var parts: Set<Person.Relationship> {
    let words = Set(words).union([folded])
    return words.reduce(into: words) { $0.formUnion(RelationshipWords.relationships(named: $1)) }.subtracting([folded])
  }
}

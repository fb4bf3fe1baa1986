import IntentModel
import IntentText

extension Person.Relationship {
  /// The relationship as it is compared: however it is written.
  var folded: Person.Relationship { Person.Relationship(words.map(\.rawValue).joined(separator: " ")) }

  /// Its words, each as a relationship of its own.
  ///
  /// More than a few name no relationship.
  var words: [Person.Relationship] {
    let words = Words(rawValue)
    return (0..<min(words.count, 6)).map { Person.Relationship(words.folded($0)) }
  }

  /// Whether one relationship includes another: a best friend is a friend, and a wife a spouse.
  func includes(_ other: Person.Relationship) -> Bool { folded == other.folded || parts.contains(other.folded) }

  /// What else it is found by: each of its words, and what all languages call what it or one of its words says.
  var parts: Set<Person.Relationship> {
    let words = Set(words).union([folded])
    return words.reduce(into: words) { $0.formUnion(RelationshipWords.relationships(named: $1)) }.subtracting([folded])
  }
}

import IntentModel
import IntentText

public struct App: Sendable {
  public var identifier: String
  public var displayName: String
  public var names: [SpeakableString]
  public var supportedIntents: [IntentName]
  public init(identifier: String, displayName: String, names: [SpeakableString], supportedIntents: [IntentName]) {
    self.identifier = identifier
    self.displayName = displayName
    self.names = names
    self.supportedIntents = supportedIntents
  }
}

public struct VocabularySpan: Sendable {
  public var words: Range<Int>
  public var type: VocabularyType
  public var people: [Person]
  public var names: [SpeakableString]
  public var sureness: Double
}

public struct VocabularyIndex: Sendable {
  var people: [(hash: [UInt64], person: Person)] = []
  public init(people: [Person] = []) {
    self.people = people.map { (Words($0.displayName).words.map(\.hash), $0) }
  }
  package func spans(in words: Words) -> [VocabularySpan] {
    var result: [VocabularySpan] = []
    for start in words.words.indices {
      for end in (start + 1)...min(words.count, start + 3) {
        let hashes = words.words[start..<end].map(\.hash)
        let exact = people.filter { $0.hash == hashes }
        let partial = people.filter { $0.hash != hashes && $0.hash.starts(with: hashes) }
        if exact.isEmpty, partial.isEmpty { continue }
        result.append(
          VocabularySpan(
            words: start..<end, type: .contactName, people: (exact + partial).map(\.person), names: [],
            sureness: exact.isEmpty ? 0.7 : 1))
      }
    }
    return result
  }
  package func people(related relation: PersonRelationship) -> [Person] {
    people.map(\.person).filter { $0.relationship == relation }
  }
}

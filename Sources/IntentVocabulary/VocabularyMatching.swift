import DataStructures
import IntentModel
import IntentText

extension VocabularyIndex {
  /// The names of a type that a phrase may mean, surest first, in the order of their priority where they are as sure.
  ///
  /// - `limit`: The most matches; 100 if nothing is said.
  package func matches(
    for phrase: String, of type: VocabularyType, limit: Int = 100
  ) -> [VocabularyMatch] {
    let words = Words(phrase)
    guard words.count > 0, words.folded.count <= SpeakableString.vocabularyLimit else { return [] }
    var found = MatchCollector(index: self, type: type, limit: limit)
    found.addWhole(words)
    found.addPartial(words)
    found.addAlike(words)
    if found.isEmpty { found.addNear(words) }
    return found.sorted()
  }

  /// Whether a phrase is the whole of a name of a type, or a short form of one; what only sounds or looks like one is
  /// not searched for.
  package func names(_ phrase: String, of type: VocabularyType) -> Bool {
    let words = Words(phrase)
    guard words.count > 0, words.folded.count <= SpeakableString.vocabularyLimit else { return false }
    var found = MatchCollector(index: self, type: type, limit: 1)
    found.addWhole(words)
    return found.sorted().first.map { $0.found == .exact || $0.found == .nickname } ?? false
  }

  /// Whether a phrase is the whole of a name here, of any type.
  package func contains(_ name: String) -> Bool {
    let words = Words(name)
    return tables.contains { table in
      table.whole(words).contains { !table.isPart($0) }
    }
  }

  /// Whether the index contains a person of that name who may be the given one, as far as identifiers show.
  package func mayContain(_ person: Person) -> Bool {
    Identities(entries(named: person.displayName).compactMap { $0.person.map(Identity.init) })
      .mayContain(Identity(person))
  }

  /// The entries whose whole name is the phrase, of any type; with the person where it is one.
  func entries(named name: String) -> [(name: SpeakableString, person: Person?)] {
    let words = Words(name)
    return tables.flatMap { table in
      table.whole(words).filter { !table.isPart($0) }.map { posting in
        let record = table.record(posting)
        let isPerson = table.groups[table.group(ofPhrase: table.phrase(posting))].isPeople
        return (table.records.name(record), isPerson ? table.records.person(record) : nil)
      }
    }
  }

  /// The people that a phrase may mean, surest first: ``matches(for:of:limit:)`` for contacts.
  package func people(for phrase: String, limit: Int = 100) -> [Person] {
    matches(for: phrase, of: .contactName, limit: limit).compactMap(\.person)
  }
}

/// Collects the matches for one phrase, each entry once, by the surest way in which it was found.
struct MatchCollector {
  let index: VocabularyIndex
  let type: VocabularyType
  let limit: Int
  /// In the order in which they were found, which is that of the ways and then of priority.
  private var matches: [VocabularyMatch] = []
  private var seen: Set<Entry> = []

  private struct Entry: Hashable {
    var table: Int
    var record: UInt32
  }

  init(index: VocabularyIndex, type: VocabularyType, limit: Int) {
    self.index = index
    self.type = type
    self.limit = limit
  }

  var isFull: Bool { matches.count >= limit }
  var isEmpty: Bool { matches.isEmpty }

  /// Adds those whose whole name, nickname or pronunciation the words are.
  mutating func addWhole(_ words: Words) {
    let all = 0..<words.count
    let boundaries = Boundaries.hash(words, all)
    for (number, table) in index.tables.enumerated() {
      for posting in table.whole(words) where !table.isPart(posting) {
        let found = table.found(posting, boundaries: boundaries)
        add(posting, of: number, found, Confidence.of(found))
      }
    }
  }

  /// Adds those that have all the words in their name.
  mutating func addPartial(_ words: Words) {
    for (number, table) in index.tables.enumerated() {
      guard let postings = commonPostings(words, in: table) else { continue }
      for posting in postings {
        if isFull { return }
        add(posting, of: number, .partial, Confidence.partial)
      }
    }
  }

  /// The postings of the rarest word whose phrases have all the other words too; `nil` if a word is unknown.
  private func commonPostings(_ words: Words, in table: NameTable) -> [UInt32]? {
    var lists: [Range<UInt32>] = []
    for index in 0..<words.count where !NameTableBuilder.isParticle(words, index) {
      guard let term = table.terms.number(of: words.foldedBytes(index), hash: words[index].hash) else { return nil }
      lists.append(table.postings(of: term))
    }
    lists.sort { $0.count < $1.count }
    guard let rarest = lists.first else { return nil }
    let others = lists.dropFirst()
    var common: [UInt32] = []
    for posting in rarest where table.isPart(posting) {
      if common.count >= limit { break }
      let phrase = table.phrase(posting)
      if others.allSatisfy({ table.has(phrase, in: $0) }) { common.append(posting) }
    }
    return common
  }

  mutating func add(
    _ posting: UInt32, of number: Int, _ found: VocabularyMatch.Found, _ confidence: Double
  ) {
    let table = index.tables[number]
    let group = table.groups[table.group(ofPhrase: table.phrase(posting))]
    guard case .names(let types) = group.subject, types.contains(type) else { return }
    let record = table.record(posting)
    guard !isFull, seen.insert(Entry(table: number, record: record)).inserted else { return }
    matches.append(
      VocabularyMatch(
        table.records.name(record), person: type == .contactName ? table.records.person(record) : nil,
        type: type, app: group.app, found: found, confidence: confidence))
  }

  /// The matches, surest first; the order in which they were found decides between equals.
  func sorted() -> [VocabularyMatch] {
    matches.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      .map(\.element)
  }
}

/// How sure each way of finding is.
enum Confidence {
  static let partial = 0.8

  static func of(_ found: VocabularyMatch.Found) -> Double {
    switch found {
    case .exact: 1
    case .nickname: 0.95
    case .relationship: 0.9
    case .partial: partial
    case .sound: 0.75
    case .nearMiss: 0.7
    }
  }

  /// How sure a word is that is not the one that was said.
  static func of(_ word: NearWords.Found) -> Double {
    word.soundsAlike ? of(.sound) - 0.05 * Double(word.edits) : 0.75 - 0.15 * Double(word.edits)
  }
}

extension NameTable {
  /// The postings of words as one term: of names that they are the whole of, and of those that they are a word of.
  func whole(_ words: Words) -> Range<UInt32> {
    guard words.count > 0, let term = terms.number(of: words.folded[...], hash: Words.hash(words.folded)) else {
      return 0..<0
    }
    return postings(of: term)
  }

  /// Whether a phrase is among the parts of a stretch of postings, which are in the order of their phrases but for
  /// the whole ones that each group begins with.
  func has(_ phrase: UInt32, in stretch: Range<UInt32>) -> Bool {
    let group = group(ofPhrase: phrase)
    let parts = lower(ofGroup: group, in: stretch)..<end(ofGroup: group, in: stretch)
    let first = parts.partitionPoint { isPart($0) && self.phrase($0) >= phrase }
    return first < stretch.upperBound && self.phrase(first) == phrase
  }

  private func lower(ofGroup group: Int, in stretch: Range<UInt32>) -> UInt32 {
    group == 0 ? stretch.lowerBound : end(ofGroup: group - 1, in: stretch)
  }
}

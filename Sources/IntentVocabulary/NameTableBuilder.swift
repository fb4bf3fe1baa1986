import DataStructures
import IntentLanguages
import IntentModel
import IntentText
import LanguageNotation

/// Collects names in the order of their priority and makes a table of them.
struct NameTableBuilder {
  private var terms = ByteTable()
  private var records = RecordStore()
  private var phraseRecords: [UInt32] = []
  private var phraseForms: [UInt16] = []
  private var groups: [NameTable.Group] = []
  private var related: [Person.Relationship: [UInt32]] = [:]
  private var partlyRelated: [Person.Relationship: [UInt32]] = [:]
  /// Pairs of a term and a posting for whole phrases; those for parts wait until their group ends.
  private var pairs: [(term: UInt32, posting: UInt32)] = []
  private var parts: [(term: UInt32, posting: UInt32)] = []
  /// The terms that are one word.
  private var singleWords = NumberSet()
  private var mostWords = 1
  private var longestTerm = 0
  /// The words of the current phrase, in memory that is used again for the next.
  private var words = Words("")

  /// The hashes of words that name nobody, in all languages, because a contact's name may be in any.
  private static let particles = Set(Language.all.words(.particle).map { Words.hash(Folding.folded($0).utf8) })
  /// The length up to which a name without spaces is indexed by its beginnings and ends.
  private static let longestRun = 8
  private static let longestParticle = Language.all.words(.particle).map { Folding.folded($0).utf8.count }.max() ?? 0

  /// Whether a word names nobody.
  static func isParticle(_ words: Words, _ index: Int) -> Bool {
    let word = words[index]
    return word.foldedEnd - word.foldedStart <= longestParticle && particles.contains(word.hash)
  }

  mutating func beginGroup(
    _ subject: NameTable.Group.Subject, app: String? = nil, isPeople: Bool = false
  ) {
    endGroup()
    groups.append(
      NameTable.Group(
        subject: subject, app: app, isPeople: isPeople, firstPhrase: UInt32(phraseRecords.count)))
  }

  private mutating func endGroup() {
    pairs.append(contentsOf: parts)
    parts.removeAll(keepingCapacity: true)
  }

  mutating func add(_ name: SpeakableString) {
    let record = UInt32(records.count)
    records.append(name)
    add(name.spokenPhrase, .name, of: record)
    if let sound = name.pronunciationHint { add(sound, .pronunciation, of: record) }
  }

  mutating func add(_ person: Person) {
    let record = UInt32(records.count)
    records.append(person)
    let components = person.nameComponents
    add(person.displayName, .name, of: record)
    if let sound = person.pronunciationHint { add(sound, .pronunciation, of: record) }
    if let nickname = components?.nickname { add(nickname, .nickname, of: record) }
    addFullName(components, of: record, besides: person.displayName)
    if let relationship = person.relationship { add(relationship, of: record) }
  }

  /// A best friend is a friend too, and a wife a spouse: a relationship is found by the whole of it, and by its parts.
  private mutating func add(_ relationship: Person.Relationship, of record: UInt32) {
    related[relationship.folded, default: []].append(record)
    for part in relationship.parts { partlyRelated[part, default: []].append(record) }
  }

  /// Adds given and family name together where the display name is another, and each where it has several words.
  private mutating func addFullName(
    _ components: Person.NameComponents?, of record: UInt32, besides displayName: String
  ) {
    let given = components?.givenName.flatMap { $0.isEmpty ? nil : $0 }
    let family = components?.familyName.flatMap { $0.isEmpty ? nil : $0 }
    if let given, let family, !displayName.isFull(given, family) { add("\(given) \(family)", .name, of: record) }
    for name in [given, family] {
      guard let name, name != displayName else { continue }
      let isOnlyOne = given == nil || family == nil
      if name.hasSpace || (isOnlyOne && !displayName.contains(name)) { add(name, .part, of: record) }
    }
  }

  /// Adds a phrase with its terms: the whole, and each word of it.
  private mutating func add(_ text: String, _ form: NameTable.Form, of record: UInt32) {
    words.read(text)
    guard words.count > 0 else { return }
    let phrase = UInt32(phraseRecords.count)
    phraseRecords.append(record)
    let boundaries = Boundaries.hash(words, 0..<words.count)
    phraseForms.append(form.rawValue | boundaries << 3)
    let whole = words.folded[...]
    let term = terms.add(whole, hash: Words.hash(whole))
    pairs.append((term, phrase << 1))
    if words.count == 1 { singleWords.insert(term) }
    mostWords = max(mostWords, words.count)
    longestTerm = max(longestTerm, whole.count)
    guard form == .name else { return }
    if words.count > 1 { addWords(of: phrase) }
    if whole.contains(0x27) { addWithoutApostrophes(text, of: record) }
  }

  private mutating func addWords(of phrase: UInt32) {
    for index in 0..<words.count where !Self.isParticle(words, index) {
      let word = terms.add(words.foldedBytes(index), hash: words[index].hash)
      parts.append((word, phrase << 1 | 1))
      singleWords.insert(word)
    }
    addRuns(of: phrase)
  }

  /// Adds the beginnings and the ends of names without spaces, which are family and given names: 山田 and 太郎 of 山田太郎.
  private mutating func addRuns(of phrase: UInt32) {
    var start = 0
    while start < words.count {
      let length = min(words.runLength(at: start), Self.longestRun)
      for part in 2..<max(2, length) {
        add(start..<start + part, of: phrase)
        add(start + length - part..<start + length, of: phrase)
      }
      start += max(1, length)
    }
  }

  private mutating func add(_ range: Range<Int>, of phrase: UInt32) {
    let bytes = words.folded[Int(words[range.lowerBound].foldedStart)..<Int(words[range.upperBound - 1].foldedEnd)]
    parts.append((terms.add(bytes, hash: Words.hash(bytes)), phrase << 1 | 1))
  }

  private mutating func addWithoutApostrophes(_ text: String, of record: UInt32) {
    let plain = String(String.UnicodeScalarView(Folding.folded(text).unicodeScalars.filter { $0 != "'" }))
    add(plain, .variant, of: record)
  }

  mutating func finished() -> NameTable {
    endGroup()
    terms.seal()
    let (starts, postings) = sortedPostings()
    return NameTable(
      terms: terms, postingStarts: starts, postings: postings, phraseRecords: phraseRecords,
      phraseForms: phraseForms, records: records, groups: groups, related: related, partlyRelated: partlyRelated,
      near: NearWords(terms, words: singleWords.numbers), mostWords: mostWords, longestTerm: longestTerm)
  }

  /// The postings by term, within a term in the order in which they were added.
  private func sortedPostings() -> (starts: [UInt32], postings: [UInt32]) {
    var starts = [UInt32](repeating: 0, count: terms.count + 1)
    for pair in pairs { starts[Int(pair.term) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var postings = [UInt32](repeating: 0, count: pairs.count)
    for pair in pairs {
      postings[Int(next[Int(pair.term)])] = pair.posting
      next[Int(pair.term)] += 1
    }
    return (starts, postings)
  }
}

extension String {
  /// Whether it is two names with a space between them.
  fileprivate func isFull(_ given: String, _ family: String) -> Bool {
    // No text is made to compare with: most contacts are so.
    withBytes { name in
      given.withBytes { given in
        family.withBytes { family in
          name.count == given.count + 1 + family.count && name[given.count] == 0x20
            && name.starts(with: given) && name[(given.count + 1)...].elementsEqual(family)
        }
      }
    }
  }

  fileprivate var hasSpace: Bool { withBytes { $0.contains(0x20) } }

  private func withBytes(_ isSo: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable(isSo) ?? Array(utf8).withUnsafeBufferPointer(isSo)
  }
}

/// Where the words of a phrase end, as a hash of 13 bits: it distinguishes `monkey chat` from `monkeychat`.
enum Boundaries {
  static func hash(_ words: Words, _ range: Range<Int>) -> UInt16 {
    var hash: UInt32 = 0x811C_9DC5
    for index in range {
      let word = words[index]
      hash = (hash ^ UInt32(truncatingIfNeeded: word.foldedEnd - word.foldedStart)) &* 0x0100_0193
    }
    return UInt16(truncatingIfNeeded: (hash ^ (hash >> 13)) & 0x1FFF)
  }
}

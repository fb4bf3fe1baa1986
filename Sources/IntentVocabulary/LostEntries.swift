import IntentModel
import IntentText
import StepCounting

/// Entries removed between two versions of a vocabulary, with their former names.
///
/// Entries that are the same in both are compared by their bytes; no values are made of them.
struct LostEntries: Sendable {
  private struct Entry: Sendable {
    var table: NameTable
    var record: UInt32
    var isPerson: Bool
  }

  /// The hashes of the names that lost an entry.
  private(set) var names: [UInt64] = []
  private var entries: [Entry] = []

  init(from before: VocabularyIndex, to after: VocabularyIndex) {
    for table in before.tables where !after.tables.contains(where: { $0 === table }) {
      for term in 0..<UInt32(table.terms.count) where !table.wholes(of: term).isEmpty {
        let name = table.terms[term]
        let hash = Words.hash(name)
        // The case of most names, and quick to check.
        if after.tables.contains(where: { table.hasSame(term, hash, as: $0) }) { continue }
        let lost = Self.lost(
          of: Self.entries(of: term, in: table),
          to: after.tables.flatMap { table in
            table.terms.number(of: name, hash: hash).map { Self.entries(of: $0, in: table) } ?? []
          })
        if lost.isEmpty { continue }
        names.append(hash)
        entries.append(contentsOf: lost)
      }
    }
  }

  /// The people among them, each once.
  var people: [Person] { once { $0.isPerson }.map { $0.table.records.person($0.record) } }

  /// The words among them that are no people, each once.
  var words: [SpeakableString] { once { !$0.isPerson }.map { $0.table.records.name($0.record) } }

  private func once(_ isWanted: (Entry) -> Bool) -> [Entry] {
    var seen: [ObjectIdentifier: Set<UInt32>] = [:]
    return entries.filter { entry in
      isWanted(entry) && seen[ObjectIdentifier(entry.table), default: []].insert(entry.record).inserted
    }
  }

  /// The entries of a name that are not among the remaining ones.
  private static func lost(of old: [Entry], to left: [Entry]) -> [Entry] {
    Steps.count(old.count + left.count)
    if left.isEmpty { return old }
    let people = Identities(left.filter(\.isPerson).map(identity))
    let words = Identities(left.map { Identity($0.table.records.name($0.record)) })
    return old.filter { !($0.isPerson ? people : words).mayContain(identity($0)) }
  }

  private static func identity(_ entry: Entry) -> Identity {
    let records = entry.table.records
    return entry.isPerson ? Identity(records.person(entry.record)) : Identity(records.name(entry.record))
  }

  private static func entries(of term: UInt32, in table: NameTable) -> [Entry] {
    table.wholes(of: term).map { posting in
      Entry(table: table, record: table.record(posting), isPerson: table.isPerson(posting))
    }
  }
}

extension NameTable {
  /// The postings of phrases that consist of a term as a whole.
  func wholes(of term: UInt32) -> LazyFilterSequence<Range<UInt32>> {
    postings(of: term).lazy.filter { !self.isPart($0) }
  }

  fileprivate func isPerson(_ posting: UInt32) -> Bool { groups[group(ofPhrase: phrase(posting))].isPeople }

  /// Whether a name has the same entries, in the same order, in another table.
  fileprivate func hasSame(_ term: UInt32, _ hash: UInt64, as other: NameTable) -> Bool {
    guard let known = other.terms.number(of: terms[term], hash: hash) else { return false }
    return wholes(of: term).elementsEqual(other.wholes(of: known)) { mine, theirs in
      isPerson(mine) == other.isPerson(theirs)
        && records.isSame(record(mine), as: other.record(theirs), of: other.records)
    }
  }
}

/// What distinguishes entries that share a name.
struct Identity {
  var contact: String?
  var custom: String?

  init(_ person: Person) { (contact, custom) = (person.contactIdentifier, person.customIdentifier) }

  init(_ word: SpeakableString) { custom = word.vocabularyIdentifier }
}

/// The identities of all entries with one name.
struct Identities {
  private var contacts: Set<String> = []
  private var customs: Set<String?> = []
  private var customsWithoutContact: Set<String?> = []

  init(_ identities: [Identity]) {
    for identity in identities {
      customs.insert(identity.custom)
      if let contact = identity.contact {
        contacts.insert(contact)
      } else {
        customsWithoutContact.insert(identity.custom)
      }
    }
  }

  /// Whether one of them may be the same as another entry with the name, as far as identifiers show.
  func mayContain(_ other: Identity) -> Bool {
    if let contact = other.contact, contacts.contains(contact) { return true }
    // Two contacts are distinguished by their contact identifiers alone.
    let customs = other.contact == nil ? customs : customsWithoutContact
    guard let custom = other.custom else { return !customs.isEmpty }
    return customs.contains(custom) || customs.contains(nil)
  }
}

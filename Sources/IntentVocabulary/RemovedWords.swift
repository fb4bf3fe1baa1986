import IntentModel
import IntentText
import StepCounting

/// What was just removed from a user's words and contacts.
///
/// Of two entries of one name only the one that is gone is removed, where identifiers distinguish them. A person or
/// thing with a new name is removed under the old one.
public struct RemovedWords: Sendable {
  private let before: VocabularyIndex
  private let after: VocabularyIndex
  private let lost: LostEntries

  init(from before: VocabularyIndex, to after: VocabularyIndex) {
    self.before = before
    self.after = after
    lost = LostEntries(from: before, to: after)
  }

  /// Contacts that the host knows to be removed, such as those deleted while no process of it ran.
  public init(contacts: some Sequence<Person>) {
    self.init(from: VocabularyIndex(contacts: contacts), to: VocabularyIndex())
  }

  /// Words of one type that the host knows to be removed.
  public init(_ words: some Sequence<SpeakableString>, of type: VocabularyType) {
    self.init(from: VocabularyIndex(words, of: type), to: VocabularyIndex())
  }

  /// The given people and words, except those that are still there.
  init(people: [Person], words: [SpeakableString], to after: VocabularyIndex) {
    var builder = NameTableBuilder()
    builder.beginGroup(.names([.contactName]), isPeople: true)
    for person in people { builder.add(person) }
    builder.beginGroup(.names([]))
    for word in words { builder.add(word) }
    self.init(from: VocabularyIndex(tables: [builder.finished()]), to: after)
  }

  /// Everything that was removed, even if another entry with the name is left.
  var entries: (people: [Person], words: [SpeakableString]) { (lost.people, lost.words) }

  /// Whether nothing was removed at all.
  public var isEmpty: Bool { lost.names.isEmpty }

  /// The hashes of the names whose entries were removed, as `hash(ofName:)` gives them.
  package var hashesOfNames: [UInt64] { lost.names }

  /// The hash that a name is known by, however it is written; `nil` for one without a letter in it.
  package static func hash(ofName name: String) -> UInt64? {
    let words = Words(name)
    return words.count > 0 ? Words.hash(words.folded) : nil
  }

  /// All people who were removed; a person who only lost a nickname is not among them.
  public var people: [Person] {
    var left: [String: Identities] = [:]
    return lost.people.filter { person in
      let name = person.displayName
      let known = left[name] ?? Identities(after.people(named: name).map(Identity.init))
      left[name] = known
      return !known.mayContain(Identity(person))
    }
  }

  /// The people of a name who were removed; a nickname is a name.
  public func people(named name: String) -> [Person] {
    let lost = before.people(named: name)
    guard !lost.isEmpty else { return [] }
    let left = Identities(after.people(named: name).map(Identity.init))
    return lost.filter { !left.mayContain(Identity($0)) }
  }

  /// The words spelled so that were removed.
  public func words(spelled phrase: String) -> [SpeakableString] {
    let lost = before.entries(named: phrase).filter { $0.person == nil }.map(\.name)
    guard !lost.isEmpty else { return [] }
    let left = Identities(after.entries(named: phrase).map { Identity($0.name) })
    return lost.filter { !left.mayContain(Identity($0)) }
  }

  /// Whether a person was removed: by identifier where both have one, else by name.
  public func contains(_ person: Person) -> Bool {
    var lookup = Lookup(self)
    return lookup.contains(person)
  }

  /// Whether a word was removed: by identifier where both have one, else by its phrase.
  public func contains(_ word: SpeakableString) -> Bool {
    var lookup = Lookup(self)
    return lookup.contains(word)
  }

  /// Whether any entry with the name was removed; quick to check before looking at a person or a word.
  public func touches(_ name: String) -> Bool { !people(named: name).isEmpty || !words(spelled: name).isEmpty }
}

extension RemovedWords {
  /// Tests many people and words for removal; the entries of a name are looked at once.
  package struct Lookup {
    private let words: RemovedWords
    private var known: [[UInt8]: (before: NameIdentities, after: NameIdentities)] = [:]

    package init(_ words: RemovedWords) { self.words = words }

    package mutating func contains(_ person: Person) -> Bool {
      let (identity, found) = (Identity(person), entries(named: person.displayName))
      return found.before.people.mayContain(identity) && !found.after.people.mayContain(identity)
    }

    package mutating func contains(_ word: SpeakableString) -> Bool {
      let (identity, found) = (Identity(word), entries(named: word.spokenPhrase))
      return found.before.words.mayContain(identity) && !found.after.words.mayContain(identity)
    }

    private mutating func entries(named name: String) -> (before: NameIdentities, after: NameIdentities) {
      let words = Words(name)
      // Spellings of one name have one key.
      let key = (0..<words.count).flatMap { words.foldedBytes($0) + [0x20] }
      if let found = known[key] { return found }
      let found = (
        NameIdentities(self.words.before.entries(named: name)), NameIdentities(self.words.after.entries(named: name))
      )
      known[key] = found
      return found
    }
  }
}

/// The identities of the entries with one name: of its people, and of its people and words.
private struct NameIdentities {
  let people: Identities
  let words: Identities

  init(_ entries: [(name: SpeakableString, person: Person?)]) {
    Steps.count(entries.count)
    people = Identities(entries.compactMap { $0.person.map(Identity.init) })
    words = Identities(entries.map { Identity($0.name) })
  }
}

/// An object that keeps words of a user, and forgets those that the user's vocabulary loses.
public protocol RemovalObserver: AnyObject, Sendable {
  /// Forgets what was removed. The removal waits until this returns.
  func forget(_ words: RemovedWords) async

  /// Compares the words that a user has now with the words that were kept, perhaps by an earlier process, and forgets
  /// those that are gone. An observer that keeps nothing from one process to the next need not do anything.
  func compare(with words: ListedWords) async
}

extension RemovalObserver {
  /// Does nothing, for an observer that keeps no words after its process ends.
  public func compare(with words: ListedWords) async {}
}

extension VocabularyIndex {
  fileprivate func people(named name: String) -> [Person] { entries(named: name).compactMap(\.person) }
}
